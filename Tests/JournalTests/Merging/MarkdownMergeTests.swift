import Chance
import TestSupport
import Testing

@testable import Journal

/// Merges of Markdown, in which a line counts or not by what stands around it.
@Suite struct MarkdownMergeTests {
  private static let kind = MergedKind.day(LineReader(configured(water), day: Day("2026-01-12")!))

  private static func note(_ text: String) -> DayFile {
    DayFile(ContiguousArray(text.utf8), isMarkdown: true)
  }

  private static func merged(_ ours: String, _ theirs: String, from ancestor: String = "") -> MergeOutcome {
    ThreeWay(ancestor: note(ancestor), ours: note(ours), theirs: note(theirs), of: kind).outcome
  }

  /// What counts in a file, in no order.
  private static func records(_ file: DayFile) -> [String: Int] {
    var days = DayReader(configured(water))
    return days.read(file, of: Day("2026-01-12")!).record.records.reduce(into: [:]) { told, line in
      told[file.source.text(line.name) + " \(line.mark) \(line.amount?.parts.number ?? 0)", default: 0] += 1
    }
  }

  @Test(arguments: [
    // What one side wrote into the front matter stays in it.
    (
      "---\ndate: x\n---\n- [ ] gym\n", "---\ndate: x\ngym: true\n---\n- [ ] gym\n",
      "---\ndate: x\ngym: true\n---\n- [ ] gym\n"
    ),
    ("[ ] gym\nhello\n", "---\ngym: true\n---\nhello\n", "---\ngym: true\n---\n[ ] gym\nhello\n"),
    ("---\ngym: true\n---\nhello\n", "hello\n[ ] gym\n", "---\ngym: true\n---\nhello\n[ ] gym\n"),
    // A block is one line: no other closes it.
    (
      "```sh\nls\n```\nwater 1l\n", "water 2l\n```\ndf\n```\n",
      "```sh\nls\n```\nwater 1l\nwater 2l\n```\ndf\n```\n"
    ),
    ("```\nls\n```\n", "```\nwater 9l\n```\n", "```\nls\n```\n```\nwater 9l\n```\n"),
    ("%%\na\n%%\n", "water 1l\n%%\nb\n%%\n", "%%\na\n%%\nwater 1l\n%%\nb\n%%\n"),
    ("```\nls\n```\nwater 1l\n", "```\nls\n```\nwater 2l\n", "```\nls\n```\nwater 2l\nwater 1l\n"),
    // What stands under a heading stays under it.
    (
      "- [ ] gym\n## Notes\nfoo\nbaz\n", "- [ ] gym\n## Notes\nbar\n## Evening\nqux\n",
      "- [ ] gym\n## Notes\nbar\nfoo\nbaz\n## Evening\nqux\n"
    ),
    (
      "## Notes\nfoo\n## Evening\nqux\n", "## Notes\nbar\n## Night\nzz\n",
      "## Notes\nbar\nfoo\n## Night\nzz\n## Evening\nqux\n"
    ),
    ("## Notes\nfoo\nsame\n", "## Notes\n## Evening\nsame\n", "## Notes\nfoo\n## Evening\nsame\n"),
  ])
  func frontMatterAndBlocksStayWhole(_ ours: String, _ theirs: String, _ text: String) {
    let outcome = Self.merged(ours, theirs)
    #expect(outcome.text == text)
    #expect(Self.records(outcome.file) == Self.records(Self.merged(theirs, ours).file))
  }

  @Test(arguments: [
    (
      "---\na: 1\n---\nx\n", "---\na: 1\ngym: true\n---\nx\n", "---\na: 2\n---\nx\n",
      "---\na: 2\ngym: true\n---\nx\n"
    ),
    ("---\na: 1\n---\nx\n", "x\n", "---\na: 1\n---\nx\ny\n", "x\ny\n"),
    ("```\nls\n```\n", "```\nls -l\n```\n", "```\nls\n```\nwater 1l\n", "```\nls -l\n```\nwater 1l\n"),
  ])
  func againstAnAncestorToo(_ ancestor: String, _ ours: String, _ theirs: String, _ text: String) {
    #expect(Self.merged(ours, theirs, from: ancestor).text == text)
  }

  /// A key that stands there twice is nothing that other programs read.
  @Test(arguments: [
    ("water: 250", "water: 500"), ("gym: false", "gym: true"), ("tags: [a]", "tags: [a, b]"),
    ("title: A", "title: B"),
  ])
  func fieldsThatDifferAreKeptAndTold(_ ours: String, _ theirs: String) {
    let outcome = Self.merged("---\n\(ours)\nx: 1\n---\n", "---\n\(theirs)\nx: 1\n---\n")
    #expect(outcome.text == "---\n\(ours)\n\(theirs)\nx: 1\n---\n" && outcome.contested == [[1, 2]])
    #expect(Self.merged("---\nx: 1\n---\n", "---\n\(theirs)\nx: 1\n---\n").contested == [])
  }

  /// What belongs to a field stays with it.
  @Test(arguments: [
    ("tags:\n  - a\n  - b", "tags: [c]"), ("note: |\n  a\n  b", "note: short"),
    ("note: short", "note: |\n  a\n  b"), ("tags:\n- a", "tags:  # x\n- b\n- c"),
  ])
  func fieldsOfSeveralLinesStayWhole(_ ours: String, _ theirs: String) {
    let outcome = Self.merged("---\n\(ours)\nid: 1\n---\n", "---\n\(theirs)\nid: 1\n---\n")
    #expect(outcome.text == "---\n\(ours)\n\(theirs)\nid: 1\n---\n" && outcome.contested.count == 1)
  }

  @Test func noHeadingTakesWhatTheOtherSideWroteBeforeIt() {
    let (base, notes, gym) = ("## Habits\n- [x] read\n", "## Notes\nSlept.\n", "- [x] gym\n")
    #expect(Self.merged(base + notes, base + gym, from: base).text == base + gym + notes)
    #expect(Self.merged(base + gym, base + notes, from: base).text == base + gym + notes)
    let both = Self.merged(base + notes, base + "## Night\nRain.\n", from: base).text
    #expect(both == base + notes + "## Night\nRain.\n")
  }

  @Test func whereALineWouldMeanSomethingElseAPersonDecides() {
    let (ours, theirs) = ("```\nwater 1l\n", "water 2l\n```\nx\n```\n")
    #expect(!Union(Self.note(ours), [Self.note(theirs)], of: Self.kind).outcome.keepsMeaning)
    let outcome = Self.merged(ours, theirs)
    #expect(outcome.conflicts == [0...8])
    #expect(outcome.text.hasPrefix("<<<<<<< "))
  }

  @Test func noLineOfRandomNotesCountsThatDidNotOrTheOtherWayRound() {
    let fields = ["gym: true\n", "water: 1l\n", "a: 1\n", "tags: [x]\n"]
    let parts = [
      "water 1l\n", "- [x] gym\n", "water 2l 08:00\n", "hello\n", "\n", "```\nwater 9l\n```\n",
      "```sh\n- [x] gym\n```\n",
      "%% water 8l\nx %%\n", "<!--\nwater 7l\n-->\n", "%%\n", "```\n", "# Day\n",
    ]
    var refusedCount = 0
    for seed in seeds(160) {
      var chance = SplitMix64(seed: seed)
      func note() -> String {
        var text = ""
        if chance.next() % 3 == 0 {
          text = "---\n" + fields.filter { _ in chance.next() % 2 == 0 }.joined() + "---\n"
        }
        for _ in 0..<(chance.next() % 6) { text += parts[Int(chance.next() % UInt64(parts.count))] }
        return text
      }
      let (ours, theirs) = (Self.note(note()), Self.note(note()))
      let outcome = Union(ours, [theirs], of: Self.kind).outcome
      let shown =
        "\(seed): \(ours.source.text(0..<ours.source.count)) | \(theirs.source.text(0..<theirs.source.count))"
      #expect(Union(ours, [ours], of: Self.kind).outcome.file.source == ours.source, "\(shown)")
      guard outcome.keepsMeaning else {
        refusedCount += 1
        continue
      }
      #expect(outcome.holdsAll(of: [ours, theirs]), "\(shown)")
      let (one, other, all) = (Self.records(ours), Self.records(theirs), Self.records(outcome.file))
      for (record, count) in all {
        // The same line may count in one place and stand in code at another.
        #expect(count <= (one[record] ?? 0) + (other[record] ?? 0), "\(shown)")
      }
      #expect(Set(one.keys).union(other.keys) == Set(all.keys), "\(shown)")
    }
    #expect(refusedCount < seeds(160).count / 2)
  }
}
