/// A line that a person wants in the front matter of a note, where each is `key: value`.
package struct FieldLine: Sendable {
  /// The line as it will stand in the file.
  package let text: String

  /// Takes `key: value` as it is typed, and an entry or a tick as the field that says the same; nil of all else: a
  /// field cannot say that a habit is skipped.
  package init?(_ typed: String, reader: LineReader) {
    let file = DayFile(typed.trimmed)
    guard file.lines.count == 1, let line = file.lines.first, file.markLength == 0 else { return nil }
    if file.keyEnd(ofLine: 0) != nil {
      text = typed.trimmed
      return
    }
    let reading = reader.read(line, of: file)
    guard reading.isRecord, reading.subject != nil, !reading.name.isEmpty else { return nil }
    let (bytes, name) = (file.source, reading.name)
    var value = bytes.text(name.upperBound..<line.end).trimmed
    if value.first == ":" { value = String(value.drop { $0 == ":" }).trimmed }
    if !reading.amountRange.isEmpty, reading.amountRange.lowerBound < name.lowerBound {
      value = bytes.text(reading.amountRange) + (value.isEmpty ? "" : " " + value)
    }
    switch reading.mark {
    case .open: value = "false"
    case .skipped: return nil
    case .done where value.isEmpty: value = "true"
    // A measure alone is a cup of it.
    case .none where value.isEmpty: value = "1 \(Unit.cup.name)"
    case .done, .none: break
    }
    text = "\(bytes.text(name)): \(value)"
  }
}

extension DayFile {
  /// The colon that ends the key of a line `key: value`; nil if the line is none.
  func keyEnd(ofLine index: Int) -> Int? {
    source.withSpan { FrontMatter.keyEnd($0, Int(lines[index].start), Int(lines[index].end)) }
  }

  /// The lines of the front matter, counting from 0; empty without one.
  package var fields: Range<Int> { 0..<(lines.firstIndex { $0.shape != .field } ?? lines.count) }

  /// Makes a field say that a habit is not done; a comment behind it stays. Nil if the line is none.
  package func denying(field index: Int) -> Change? { setting("false", inField: index) }

  /// Makes a field say when a habit was done; a comment behind it stays. Nil if the line is none, or says so already.
  package func timing(field index: Int, _ time: String) -> Change? { setting(time, inField: index) }

  private func setting(_ value: String, inField index: Int) -> Change? {
    guard lines[index].shape == .field, let colon = keyEnd(ofLine: index) else { return nil }
    let end = source.withSpan { FrontMatter.valueEnd($0, behind: colon, Int(lines[index].end)) }
    if source.text(Int32(colon + 1)..<Int32(end)).trimmed == value { return nil }
    return Change(edits: [TextEdit(colon + 1..<end, " \(value)")], line: index)
  }
}
