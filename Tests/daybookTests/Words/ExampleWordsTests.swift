import Testing

@testable import daybook

/// Advice that fits what it is given for.
@Suite struct ExampleWordsTests {
  @Test(arguments: [
    ("push", "curl "), ("name", "\"Captain\""), ("coach", "\"llm -m local\""), ("group", "\"Meals\""),
    ("section", "\"## Habits\""), ("aim", "\"lose fat, keep muscle\""), ("name --lang cs", "\"kapitáne\""),
  ])
  func aTextThatLacksIsShownByOneOfItsKind(_ words: String, _ example: String) {
    let setting = words.split(separator: " ")[0]
    let files = daybook(["daybook.conf": "daybook 1\n\(setting)\n"])
    let run = Run("check\(words.dropFirst(setting.count))", in: files)
    #expect(run.output.contains(example), "\(run.output)")
  }

  @Test(arguments: ["habit z all z\n", "habit z any 1 of z gym\n", "habit a all b\nhabit b all a\n"])
  func aHabitIsNotMadeOfItself(_ lines: String) {
    let files = daybook(["daybook.conf": small + lines])
    #expect(Run("check", in: files).output.contains("this habit would be made of itself"))
    #expect(Run("check --lang cs", in: files).output.contains("skládal sám ze sebe"))
  }

  /// Also where the blanks are plain ones, as in ASCII.
  @Test(arguments: 40...90) func aTitleAndItsStreakStandOnOneLine(_ width: Int) {
    let conf =
      "daybook 1\n" + ["Reading", "Walking", "Mornings", "Evenings"].map { "habit \($0)\n" }.joined()
    let done = "[x] Reading\n[x] Walking\n[x] Mornings\n[x] Evenings\n"
    let files = daybook(["daybook.conf": conf, "2026-01-10.txt": done, "2026-01-11.txt": done])
    let plain = Run("day --ascii", in: files, width: width).output
    #expect(plain.utf8.allSatisfy { $0 < 0x80 })
    for title in ["Reading", "Walking", "Mornings", "Evenings"] {
      #expect(plain.contains("\(title) 2 days"), "\(plain)")
    }
  }
}
