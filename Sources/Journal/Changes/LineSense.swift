/// The words of a line by what they are read as: to compare the line before and after a correction, which may change
/// none of them.
package struct LineSense: Equatable, Sendable {
  private let form: LineReading.Form
  private let subject: Reference?
  private let name: [String]
  private let mark: Mark
  private let time: TimeOfDay?
  private let length: Int?
  private let amount: [Int64]
  private let unit: Unit?
  private let tags: [String]
  private let bound: Goal.Bound?
  /// The words of free text, and of a comment; of a line that is neither tick nor entry all words.
  private let words: [String]

  /// Reads the only line of a file; nil if it has more or none, or is written in another way.
  package init?(_ file: DayFile, by reader: LineReader) {
    guard file.lines.count == 1, let line = file.lines.first, ForeignText(file.source) == nil else {
      return nil
    }
    let reading = reader.read(line, of: file)
    let bytes = file.source
    form = reading.form
    subject = reading.subject
    name = bytes.words(in: reading.name, of: line)
    mark = reading.mark
    time = reading.time
    length = reading.length
    let counting = reading.counting.flatMap {
      [Int64($0.measure), reader.amounts.recorded($0.amount).parts.number]
    }
    amount = (reading.amount.map { [$0.micros.number, $0.parts.number] } ?? []) + counting
    unit = reading.amount?.unit
    tags = reading.tags.flatMap { bytes.words(in: $0, of: line) }
    bound = reading.bound
    // The whole line, if it is neither a tick nor an entry.
    let free = reading.isRecord ? reading.text.flatMap { bytes.words(in: $0, of: line) } : []
    let rest = reading.isRecord ? reading.comment.map { $0..<line.end } : line.start..<line.end
    words = free + (rest.map { bytes.words(in: $0, of: line) } ?? [])
  }
}

extension ContiguousArray<UInt8> {
  /// The words of a part of a line, without control characters at their ends, and without words of nothing else.
  ///
  /// A character that some program takes for a blank or a line end parts two words, and so stays as it is, but at the
  /// line's own ends.
  fileprivate func words(in range: Range<Int32>, of line: Line) -> [String] {
    withSpan { text in
      var words: [String] = []
      var place = Int(range.lowerBound)
      let end = Int(range.upperBound)
      while place < end {
        place = skippingBlanks(text, place, end)
        let wordEnd = place < end ? text.wordEnd(from: place, before: end).place : end
        var (first, last) = (place, wordEnd)
        let isFirst = skippingBlanks(text, Int(line.start), place) == place
        let isLast = skippingBlanks(text, wordEnd, Int(line.end)) == Int(line.end)
        while let control = text.control(at: first, before: last), isFirst || !control.isBreak {
          first += control.length
        }
        while last > first, let control = text.control(endingAt: last, from: first),
          isLast || !control.isBreak
        {
          last -= control.length
        }
        if last > first { words.append(string(text, first, last)) }
        place = wordEnd
      }
      return words
    }
  }
}
