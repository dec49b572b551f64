import TestSupport
import Testing

@testable import Journal

@Suite struct ChangeLaws {
  /// The bytes of a line without its end, and of all lines their ends.
  private func content(_ file: DayFile, _ line: Int) -> ArraySlice<UInt8> {
    Array(file.source[Int(file.lines[line].start)..<Int(file.lines[line].end)])[...]
  }

  private func whole(_ file: DayFile, _ line: Int) -> ArraySlice<UInt8> {
    Array(file.source[Int(file.lines[line].start)..<Int(file.lines[line].next)])[...]
  }

  private func endsWithNewline(_ file: DayFile) -> Bool { file.source.last == Byte.newline }

  @Test func anAddedLineIsTheLastAndReadsAsItDidAlone() {
    for seed in seeds(200) {
      var chance = SplitMix64(seed: seed)
      let file = DayFile(chance.file())
      let interpreter = chance.interpreter()
      let style = FileStyle(of: file, by: interpreter.reader, fallback: FileStyle())
      guard let added = try? AddedLine(chance.line(isTyped: true), time: "08:10", reader: interpreter.reader)
      else { continue }
      let change = file.adding(added.text, style: style)
      let after = DayFile(change.applied(to: file))
      #expect(after.lines.count == file.lines.count + 1 && change.line == file.lines.count, "seed \(seed)")
      guard after.lines.count == file.lines.count + 1 else { continue }
      #expect(after.markLength == file.markLength, "seed \(seed)")
      for line in file.lines.indices.dropLast() {
        #expect(whole(after, line) == whole(file, line), "seed \(seed)")
      }
      if let last = file.lines.indices.last {
        #expect(content(after, last) == content(file, last), "seed \(seed)")
        #expect(endsWithNewline(after), "seed \(seed)")
      }
      #expect(
        said(after, change.line, interpreter) == said(DayFile(added.text), 0, interpreter),
        "seed \(seed): \(added.text.debugDescription) in \(shown(after.bytes))")
    }
  }

  /// What one line says, without the places of its bytes.
  private func said(_ file: DayFile, _ line: Int, _ interpreter: DayReader) -> String {
    let reader = interpreter.reader
    let reading = reader.read(file.lines[line], of: file)
    return
      "\(reading.form) \(reading.mark) \(String(describing: reading.subject)) \(file.source.text(reading.name)) "
      + "\(reading.time?.description ?? "-") \(reading.length ?? 0) \(reading.amount?.micros ?? -1) "
      + "\(reading.amount?.parts ?? -1) \(reading.tags.map { file.source.text($0) }) "
      + "\(reading.text.map { file.source.text($0) }) \(reading.counting.map(\.amount.parts)) "
      + "\(String(describing: reading.bound)) \(reading.problems.map(\.code))"
  }

  @Test func aMarkIsSetInItsOwnLineAlone() {
    for seed in seeds(200) {
      var chance = SplitMix64(seed: seed)
      let file = DayFile(chance.file())
      let reader = chance.interpreter().reader
      for line in file.lines.indices where file.lines[line].shape == .box {
        let reading = reader.read(file.lines[line], of: file)
        guard reading.form == .tick || reading.form == .entry else { continue }
        let mark = chance.one(of: [Mark.open, .skipped, .done])
        let time = chance.one(of: [nil, "20:10", "8:05", "8:10pm"])
        guard let change = file.setting(mark, time: time, inLine: line, reading: reading) else { continue }
        // Two halves of the day after one time: whichever is meant, the second is text.
        guard !isHalved(reading, file.lines[line], file) else { continue }
        // A measure without an amount is skipped, while it is open or done with such words it is a one-off.
        if case .measure? = reading.subject, reading.amount == nil, !reading.text.isEmpty { continue }
        let after = DayFile(change.applied(to: file))
        #expect(change.line == line && after.lines.count == file.lines.count, "seed \(seed)")
        for other in file.lines.indices where other != line && other < after.lines.count {
          #expect(whole(after, other) == whole(file, other), "seed \(seed)")
        }
        let now = reader.read(after.lines[line], of: after)
        if mark == .skipped, reading.subject == nil, case .measure? = now.subject { continue }
        #expect(after.lines[line].mark == mark, "seed \(seed)")
        #expect(now.subject == reading.subject, "seed \(seed): \(shown(content(after, line)))")
        if let time {
          #expect(
            now.time == read(time),
            "seed \(seed): \(shown(content(file, line))) -> \(shown(content(after, line)))")
        }
        if now.form != .broken {
          #expect(
            now.plainText(in: after.source) == reading.plainText(in: file.source),
            "seed \(seed): \(shown(content(file, line))) -> \(shown(content(after, line)))")
        }
      }
    }
  }

  private func isHalved(_ reading: LineReading, _ line: Line, _ file: DayFile) -> Bool {
    guard reading.time != nil else { return false }
    let rest = file.source.text(reading.timeRange.upperBound..<line.end).lowercased()
    return ["am", "pm", "a.m.", "p.m."].contains { rest.trimmingPrefix(while: \.isWhitespace).hasPrefix($0) }
  }

  private func read(_ time: String) -> TimeOfDay? {
    let file = DayFile("[x] x \(time)")
    let reader = LineReader(Configuration())
    return reader.read(file.lines[0], of: file).time
  }

  @Test func aRemovedLineIsGoneAndNoOther() {
    for seed in seeds(120) {
      var chance = SplitMix64(seed: seed)
      let file = DayFile(chance.file())
      guard !file.lines.isEmpty else { continue }
      let line = chance.below(file.lines.count)
      // A mark that comes to stand first is the file's byte order mark, though its bytes are the same.
      guard line > 0 || file.lines.count == 1 || !content(file, 1).starts(with: [0xEF, 0xBB, 0xBF]) else {
        continue
      }
      let after = DayFile(file.removing(line: line).applied(to: file))
      #expect(after.markLength == file.markLength, "seed \(seed)")
      #expect(
        after.lines.indices.map { content(after, $0) }
          == file.lines.indices.filter { $0 != line }.map { content(file, $0) },
        "seed \(seed): line \(line) of \(shown(file.bytes)) -> \(shown(after.bytes))")
      // The last line leaves the one before it as it was, with its end.
      if !after.lines.isEmpty {
        let isLast = line == file.lines.count - 1
        #expect(
          endsWithNewline(after) == (isLast || endsWithNewline(file)), "seed \(seed): \(shown(file.bytes))")
      }
    }
  }

  @Test(arguments: [
    ("a\nb\nc\n", 1, "a\nc\n"), ("a\r\nb", 1, "a\r\n"), ("a\r\nb", 0, "b"), ("\u{FEFF}a", 0, "\u{FEFF}"),
    ("\nb", 1, "\n"), ("a\n\nb", 2, "a\n\n"), ("a\n\r", 1, "a\n"),
  ])
  func aLineIsTakenOutWithItsEnd(_ text: String, _ line: Int, _ expected: String) {
    let file = DayFile(text)
    #expect(file.removing(line: line).applied(to: file) == ContiguousArray(expected.utf8))
  }

  @Test func aReplacedLineKeepsItsLeadAndItsEnd() {
    for seed in seeds(120) {
      var chance = SplitMix64(seed: seed)
      let file = DayFile(chance.file())
      guard !file.lines.isEmpty else { continue }
      let index = chance.below(file.lines.count)
      let line = file.lines[index]
      let after = DayFile(file.replacing(line: index, with: "water 330ml 09:00").applied(to: file))
      #expect(after.lines.count == file.lines.count, "seed \(seed)")
      for other in file.lines.indices where other != index {
        #expect(whole(after, other) == whole(file, other))
      }
      let expected =
        Array(file.source[Int(line.start)..<Int(line.box)]) + Array("water 330ml 09:00".utf8)
        + Array(file.source[Int(line.end)..<Int(line.next)])
      #expect(Array(whole(after, index)) == expected, "seed \(seed)")
    }
  }

  @Test(arguments: [
    ("", "water 1l", "water 1l\n"),
    ("\u{FEFF}", "water 1l", "\u{FEFF}water 1l\n"),
    ("a\r\nb\r\n", "water 1l", "a\r\nb\r\nwater 1l\r\n"),
    ("a\r\nb", "water 1l", "a\r\nb\r\nwater 1l\r\n"),
    ("a", "water 1l", "a\nwater 1l\n"),
    ("- [x] breakfast\n- [ ] dinner\n", "water 1l", "- [x] breakfast\n- [ ] dinner\n- water 1l\n"),
    ("* [x] breakfast\n- [ ] dinner\n", "water 1l", "* [x] breakfast\n- [ ] dinner\n* water 1l\n"),
    // A comment begins with its `#`; after a bullet it would be text.
    ("- [x] breakfast\n- [ ] dinner\n", "# late", "- [x] breakfast\n- [ ] dinner\n# late\n"),
  ])
  func aLineIsAddedInTheFilesOwnStyle(_ text: String, _ line: String, _ expected: String) {
    let file = DayFile(text)
    let style = FileStyle(of: file, by: LineReader(configured(water)), fallback: FileStyle())
    #expect(file.adding(line, style: style).applied(to: file) == ContiguousArray(expected.utf8))
  }

  @Test func ofEquallyCommonLeadsTheFirstInTheFileHolds() {
    let reader = LineReader(configured(water))
    for width in 1..<24 {
      let (first, second) = (
        String(repeating: " ", count: width) + "- ", String(repeating: "\t", count: width)
      )
      let file = DayFile("\(first)[x] breakfast\n\(second)[x] dinner\n")
      #expect(FileStyle(of: file, by: reader, fallback: FileStyle()).lead == ContiguousArray(first.utf8))
    }
  }

  @Test(arguments: [
    ("[ ] breakfast:toast", "[x] breakfast: 08:10 toast"),
    ("[ ] breakfast: toast", "[x] breakfast: 08:10 toast"),
    ("[ ] breakfast am Meer", "[x] 08:10 breakfast am Meer"),
    ("[ ] dinner with Eva at 21:00", "[x] dinner with Eva at 08:10"),
    ("[ ] dinner 9:00 PM", "[x] dinner 08:10"),
    ("[ ] run 5km river", "[x] run 5km 08:10 river"),
    ("[ ] call the dentist +health", "[x] call the dentist 08:10 +health"),
    ("[-] breakfast # none", "[x] breakfast 08:10 # none"),
  ])
  func aTimeIsPutWhereItReadsAsItsOwn(_ text: String, _ expected: String) {
    let file = DayFile(text)
    let reader = LineReader(configured(water))
    let reading = reader.read(file.lines[0], of: file)
    let change = file.setting(.done, time: "08:10", inLine: 0, reading: reading)
    #expect(change?.applied(to: file) == ContiguousArray(expected.utf8))
  }
}
