import Testing

@testable import Journal

@Suite struct LineQueryTests {
  private let configuration = ConfigurationReading(
    DayFile(
      """
      measure water "Voda" cup 250ml alias vody
      measure kcal unit kcal
      habit kitchen "Kitchen closed"
      habit gym
      """)
  ).configuration

  /// The lines of a file that fit some words.
  private func found(_ words: [String], in text: String, isMarkdown: Bool = false) -> [FoundLine] {
    var reader = DayReader(configuration)
    var (found, problems): ([FoundLine], [Problem]) = ([], [])
    reader.find(
      LineQuery(words, Vocabulary(configuration), in: configuration), in: ContiguousArray(text.utf8),
      isMarkdown: isMarkdown,
      of: Day("2026-01-12")!, into: &found, problems: &problems)
    return found
  }

  @Test(
    arguments: [
      (["water"], "water 250ml\ncoffee\nlunch water:100ml\n[x] gym\ngoal water 3l\n", [0, 2, 4]),
      (["vody"], "2 l vody\nwater 2 500ml\n", [0, 1]),
      (["gym"], "[x] gym\n[-] gym\n# gym\ngym 45min\n", [0, 1, 3]),
      (["kitchen", "closed"], "[x] kitchen closed\nkitchen sink\n", [0]),
      (["Kitchen closed"], "[x] kitchen closed\nkitchen sink\n", [0]),
      (["+run"], "note +run\nnote +running\n[x] gym +Run, hard\nrun\n", [0, 2]),
      (["@home"], "a @home\nb home\n", [0]), (["#sun"], "a #sun\n# sun\n", [0]),
      (["kcal:"], "lunch kcal:400\nkcal 300\n[ ] dinner kcal:1\n", [0, 2]),
      (["source:"], "note source:apple\nsource\n", [0]),
      (["source:apple"], "note source:apple\nnote source:apples\n", [0]),
      (["dent"], "[ ] call the dentist\nprudent\nDENTIST!\n# dentist\n", [0, 2]),
      (["zubař"], "Byl jsem u ZUBAŘE.\nzubar\nu zubar\u{30C}e\n", [0, 2]),
      (["čaj"], "Čaj a c\u{30C}aj\nca\n", [0]),
      (["water", "+run"], "water 1l +run\nwater 1l\nnote +run\n", [0]),
      (["08:10"], "water 1l 08:10\nwater 1l 18:10\n", [0]), (["http://a.b"], "see http://a.b/c\nhttp\n", [0]),
      (["slept badly"], "I slept badly.\nbadly slept\n", [0]),
      ([], "a\n\n# b\n[x] c\n", [0, 3]),
    ] as [([String], String, [Int32])])
  func aLineMustHoldAllThatIsAskedFor(words: [String], text: String, lines: [Int32]) {
    #expect(found(words, in: text).map(\.number) == lines)
  }

  @Test func whatMarkdownDoesNotShowIsNotListed() {
    let lines = found(["water"], in: "```\nwater 1l\n```\nwater 2l\n", isMarkdown: true)
    #expect(lines.map(\.number) == [3])
  }

  @Test func aFoundLineSaysWhatCounts() {
    let found = found([], in: "  water 2 cups 08:10 +run kcal:5\n[-] gym kcal:9 sore\n")
    #expect(found.map(\.kind) == [.entry, .tick])
    #expect(found[0].text == "water 2 cups 08:10 +run kcal:5")
    #expect(found[0].time == TimeOfDay(hour: 8, minute: 10))
    #expect(found[0].tags == ["+run", "kcal:5"])
    #expect(found[0].amounts.map(\.measure) == [0, 1])
    #expect(
      found[0].amounts.map { $0.parts.micros(in: configuration.measures[$0.measure].unit) } == [
        500_000_000, 5_000_000,
      ])
    #expect(found[1].mark == .skipped)
    #expect(found[1].amounts.isEmpty)
  }
}
