import Testing

@testable import daybook

private let day = "/log/2026-01-12.txt"

/// What `check --fix` corrects, and what it only proposes.
@Suite struct MendingTests {
  @Test(arguments: [
    ("[x]breakfast 10:30\n", "[x] breakfast 10:30\n"), ("bell\u{7}\n", "bell\n"),
    ("\u{1B}Rain.\nSun.\u{85}\n", "Rain.\nSun.\n"), ("[x]gym 18:00 hard\u{7}\n", "[x] gym 18:00 hard\n"),
    ("a \u{7} b\r\n", "a  b\r\n"),
  ])
  func aCorrectionThatChangesNoWordIsMade(_ text: String, _ mended: String) {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": text])
    let run = Run("check --fix", in: files)
    #expect(run.status == 0 && files[day] == mended, "\(run.output)")
    #expect(Run("undo", in: files).status == 0 && files[day] == text)
  }

  @Test(arguments: [
    ("water 250ml \u{7}07:00 09:00\n", "control-character"), ("[x] read 1\u{7}8:30\n", "control-character"),
    ("Slept\u{B}badly\n", "control-character"), ("Slept \u{C} badly\n", "control-character"),
    ("a\u{85}b\n", "control-character"), ("a\u{2028}b\n", "control-character"),
    ("a\u{0}b\n", "control-character"),
    ("a\rb\n", "control-character"), ("[x] breakfast\rwater 250ml\nRain.\n", "glued-lines"),
    ("water 250ml 8.10\n", "odd-time"), ("x breakfast\n", "todo-style"), ("[x] brekfast\n", "near-name"),
    ("breakfast kcal:1 250\n", "spaced-tag"), ("water 250 mll\n", "near-unit"),
    ("water 250ml 21:00water 250ml\n", "glued-lines"),
  ])
  func aCorrectionThatChangesAWordIsProposedAndNotMade(_ text: String, _ code: String) {
    let files = daybook([
      "daybook.conf": small + "measure kcal unit kcal\nhabit read\n", "2026-01-12.txt": text,
    ])
    let run = Run("check --fix --json", in: files)
    #expect(run.output.contains("\"code\": \"\(code)\"") && files[day] == text, "\(run.output)")
    #expect(Run("fmt", in: files).status == 0)
    #expect(
      files[day]?.unicodeScalars.filter { $0.value < 0x20 } == text.unicodeScalars.filter { $0.value < 0x20 })
  }

  @Test func betweenWordsABlankIsProposedAndElsewhereNothing() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "Slept\u{B}badly\u{7}\n"])
    let json = Run("check --json", in: files).output
    #expect(json.contains(#""fix": {"column": 6, "endColumn": 7, "text": " "}"#), "\(json)")
    #expect(json.contains(#""text": ""}"#))
  }

  @Test func whatCanBeMendedInALineIsMendedBesideWhatCannot() {
    let files = daybook([
      "daybook.conf": small, "2026-01-12.txt": "[x]breakfast 8.10 a\u{B}b\u{7}\nwater 1ml 9.15",
    ])
    _ = Run("check --fix", in: files)
    #expect(files[day] == "[x] breakfast 8.10 a\u{B}b\nwater 1ml 9.15")
  }

  @Test func manyCorrectionsAreMadeAtOnce() {
    let text =
      String(repeating: "[x]breakfast \u{7}\n", count: 3_000) + String(repeating: "a \u{7}", count: 3_000)
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": text])
    let run = Run("check --fix --json", in: files)
    #expect(!run.output.contains("odd-box") && !run.output.contains("control-character"))
    #expect(
      files[day]
        == String(repeating: "[x] breakfast \n", count: 3_000) + String(repeating: "a ", count: 3_000))
  }

  /// "A correction changes no record": where nothing is declared, the names come from the lines themselves.
  @Test(arguments: [
    ["[x ] gym with Petr\n[x] gym\n"], ["[x ] gym; 3\n", "[x] gym\n"], ["[x]gym, 8h\n"],
    ["[ x] WATER\n", "[x] water 250ml\n[x] Water\n"],
  ])
  func aCorrectionMakesNoOtherNameKnown(days: [String]) {
    let files = daybook([:])
    for (place, day) in days.enumerated() { files["/log/2026-01-1\(place + 1).txt"] = day }
    let before = Run("export --format jsonl", in: files).output
    _ = Run("check --fix", in: files)
    #expect(Run("export --format jsonl", in: files).output == before)
  }

}
