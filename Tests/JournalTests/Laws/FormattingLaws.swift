import TestSupport
import Testing

@testable import Journal

@Suite struct FormattingLaws {
  @Test func formattingLosesNothingAndMeansTheSame() {
    for seed in seeds(250) {
      var chance = SplitMix64(seed: seed)
      let bytes = chance.file()
      let interpreter = chance.interpreter()
      let file = DayFile(bytes)
      let edits = file.formattingEdits(by: interpreter.reader)
      var place = 0
      for edit in edits {
        #expect(edit.range.lowerBound >= place, "seed \(seed)")
        place = edit.range.upperBound
        #expect(
          (Array(bytes[edit.range]) + edit.replacement).allSatisfy(isBlankOrEnd), "seed \(seed): \(edit)")
      }
      let after = DayFile(bytes.applying(edits))
      #expect(
        after.bytes.filter { !isBlankOrEnd($0) } == bytes.filter { !isBlankOrEnd($0) }, "seed \(seed)")
      let (before, now) = (meaning(of: file, to: interpreter), meaning(of: after, to: interpreter))
      #expect(
        before == now,
        "seed \(seed): \(shown(bytes)): \(now.difference(from: before).map { "\($0)" })")
      let again = after.formattingEdits(by: interpreter.reader)
      #expect(again == [], "seed \(seed): \(shown(bytes)) -> \(shown(after.bytes))")
    }
  }

  @Test func inMarkdownFormattingLosesNothingAndMeansTheSame() {
    for seed in seeds(250) {
      var chance = SplitMix64(seed: seed)
      let file = DayFile(chance.file(), isMarkdown: true)
      var interpreter = chance.interpreter()
      guard let after = file.formatted(by: &interpreter, of: .first) else {
        Issue.record("seed \(seed): \(shown(file.source))")
        continue
      }
      // Lines that do not count are left as they are.
      let counting = Set(interpreter.read(file, of: .first).record.records.map { Int($0.line) })
      #expect(after.lines.count == file.lines.count, "seed \(seed)")
      for line in file.lines.indices where !counting.contains(line) && file.lines[line].shape != .plain {
        #expect(file.content(ofLine: line) == after.content(ofLine: line), "seed \(seed)")
      }
    }
  }

  private func isBlankOrEnd(_ byte: UInt8) -> Bool { byte.isBlank || byte == 0x0A || byte == 0x0D }

  @Test(arguments: [
    ("water   250ml\t08:10  \n", "water 250ml 08:10\n"),
    ("  -  [x]   breakfast   toast\n", "  - [x] breakfast toast\n"),
    ("Slept   badly.  \n", "Slept   badly.\n"),
    ("water 250ml", "water 250ml\n"),
    ("a\r\nb\nc\r\n", "a\r\nb\r\nc\r\n"),
    ("a\r\nb\n", "a\nb\n"),
    ("\u{FEFF}water  1l\r\n", "\u{FEFF}water 1l\r\n"),
    ("[x] breakfast file:\"a  b.jpg\"  ham\n", "[x] breakfast file:\"a  b.jpg\" ham\n"),
    ("water 1\u{A0}250  ml\n", "water 1\u{A0}250 ml\n"),
    ("water 16 fl  oz\n", "water 16 fl oz\n"),
    ("goal  water   3l\n", "goal water 3l\n"), ("breakfast   18:05-?\n", "breakfast 18:05-?\n"),
    // A return that ends no line is the writer's own, and so are the blanks after it.
    ("water 250ml\r \n", "water 250ml\r \n"),
    ("\r \n", "\r \n"),
    ("", ""), ("\u{FEFF}", "\u{FEFF}"),
  ])
  func aFileIsPutIntoItsPlainForm(_ text: String, _ expected: String) {
    let file = DayFile(text)
    let edits = file.formattingEdits(by: LineReader(configured(water)))
    #expect(file.source.applying(edits) == ContiguousArray(expected.utf8))
  }

  @Test(arguments: [
    ("water   250ml\t08:10 \r\n", "water 250ml 08:10\r\n"), ("- [x]  gym   18:00\n", "- [x] gym 18:00\n"),
    ("  -   [x]  gym\n", "  -   [x] gym\n"), ("goal  water  3l\n", "goal water 3l\n"),
    ("- breakfast   18:05-?\n", "- breakfast 18:05-?\n"),
    // Two blanks at a line's end break it.
    ("Slept  badly.  \n- \n-\n", "Slept  badly.  \n- \n-\n"), ("[x]  gym  \nhard\n", "[x] gym  \nhard\n"),
    ("    water  250ml\n\twater  1l\n", "    water  250ml\n\twater  1l\n"),
    ("[x]  gym `a  b`\n", "[x]  gym `a  b`\n"), ("water  1l %%a  b%%\n", "water  1l %%a  b%%\n"),
    ("```\nwater  1l\n```\n", "```\nwater  1l\n```\n"),
    ("    - [x]  gym\n", "    - [x] gym\n"), ("    - water  1l\n", "    - water 1l\n"),
    ("Rain.\r\nSun.\nwater 1l", "Rain.\r\nSun.\nwater 1l"),
    ("Text without an end  ", "Text without an end  "),
  ])
  func inMarkdownOnlyWhatCountsIsPutIntoItsPlainForm(_ text: String, _ expected: String) {
    let file = DayFile(ContiguousArray(text.utf8), isMarkdown: true)
    var reader = DayReader(configured(water))
    let after = file.formatted(by: &reader, of: .first)
    #expect(after?.source == ContiguousArray(expected.utf8))
    let again = after?.formattingEdits(by: &reader, of: .first)
    #expect(again == [])
  }

  @Test func aBlankUnderACombiningMarkIsABlank() {
    let file = DayFile("[ ] call\t\t\u{312}b\n")
    var reader = DayReader(configured(water))
    let after = file.formatted(by: &reader, of: .first)
    #expect(after?.source == ContiguousArray("[ ] call \u{312}b\n".utf8))
  }

  @Test func blanksDoNotTellTheSidesOfAMergeApart() {
    let text = "<<<<<<< a\nwater  250ml 08:10 \n=======\nwater 250ml 08:10\n>>>>>>> b\n"
    var interpreter = DayReader(configured(water))
    #expect(interpreter.read(DayFile(text), of: .first).record.records.count == 1)
  }
}

/// Everything that a file says, without the places of its bytes, and with one blank between words.
func meaning(of file: DayFile, to interpreter: DayReader) -> [String] {
  var interpreter = interpreter
  let day = Day("2026-01-12")!
  let (record, problems) = interpreter.examine(file, of: day, today: day)
  func plain(_ range: Range<Int32>) -> String {
    var text = ""
    for character in file.source.text(range).unicodeScalars {
      if character == " " || character == "\t" {
        if !text.hasSuffix(" ") { text += " " }
      } else {
        text.unicodeScalars.append(character)
      }
    }
    return text
  }
  func told(_ amount: RecordedAmount?) -> String {
    amount.map { "\($0.micros) \(plain($0.unitText)) \($0.unit) \($0.parts)" } ?? "-"
  }
  var lines = record.records.map { record in
    "\(record.form) \(record.line) \(String(describing: record.subject)) \(plain(record.name)) \(record.mark) "
      + "\(record.time?.description ?? "-") \(told(record.amount))"
  }
  lines += record.ownGoals.map { "\($0)" }
  lines.append("\(record.textLines)")
  lines += problems.map { "\($0.line ?? -1) \($0.code) \($0.fix == nil)" }
  for line in file.lines where line.shape == .box || line.shape == .plain {
    let reading = interpreter.reader.read(line, of: file)
    lines.append(
      "\(reading.form) \(reading.mark) \(plain(reading.name)) \(reading.time?.description ?? "-") "
        + "\(reading.length ?? 0) \(told(reading.amount)) \(reading.tags.map(plain)) \(reading.text.map(plain)) "
        + "\(reading.comment.map { plain($0..<line.end).trimmed } ?? "-") \(String(describing: reading.bound))"
    )
  }
  return lines
}
