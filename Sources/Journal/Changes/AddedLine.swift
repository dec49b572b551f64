/// A line that a person wants added, checked before it is written.
package struct AddedLine: Sendable {
  /// Why a line is not added.
  package enum Refusal: Error {
    /// It would be text, and count for nothing; the problems say what it looks like.
    case text([Problem])
    /// It would be an error.
    case broken([Problem])
    /// It is more than one line, or holds a control character.
    case unprintable
    /// There is nothing in it.
    case empty
  }

  /// The line as it will stand in the file, without indentation and bullet.
  package let text: String

  /// Checks a line; `time`, as the file writes it, is put in after the amount if an entry or a done tick has none.
  package init(
    _ typed: String, time: String?, reader: LineReader
  ) throws(Refusal) {
    guard !typed.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\t" || $0.value == 0x7F }) else {
      throw .unprintable
    }
    let trimmed = typed.trimmed
    let file = DayFile(trimmed)
    guard let line = file.lines.first else { throw .empty }
    var reader = reader
    let reading = reader.read(line, of: file)
    let doubts = reader.doubts(of: line, reading, in: file)
    switch reading.sense {
    case .blank: throw .empty
    case .text where reading.counting.isEmpty:
      throw .text(reading.problems.map { $0.placed(on: 0, startingAt: 0) } + doubts)
    case .broken, .marker: throw .broken(reading.problems.map { $0.placed(on: 0, startingAt: 0) })
    case .comment, .goal:
      text = trimmed
      return
    case .entry, .tick, .text: break
    }
    guard reading.problems.allSatisfy({ $0.severity != .error }) else {
      throw .broken(reading.problems.map { $0.placed(on: 0, startingAt: 0) })
    }
    guard let time, reading.time == nil, reading.sense != .tick || reading.mark == .done else {
      text = trimmed
      return
    }
    var place = Int(reading.headEnd)
    if reading.sense == .text {
      place = Int(reading.text.last?.upperBound ?? reading.tags.last?.upperBound ?? 0)
    }
    let bytes = file.source.applying([TextEdit(place..<place, " " + time)])
    text = String(decoding: bytes, as: UTF8.self)
  }
}
