import Journal

/// Finds what a record does not keep of its line: the free text and the tags.
struct FreeWords {
  private var reader: LineReader

  /// Makes a finder that reads lines as the records were read.
  init(_ reader: LineReader) { self.reader = reader }

  /// The reading of a tick's or entry's line, as of a day; nil if the line surely holds no text and no tag.
  mutating func reading(of record: Record, on day: Day, in file: DayFile) -> LineReading? {
    let line = file.lines[Int(record.line)]
    if FreeWords.isHeadAlone(record, line, file.source) { return nil }
    reader.day = day
    return reader.read(line, of: file)
  }

  /// Whether a line is seen to end with its name, amount and time, without being read again.
  ///
  /// It is if the name comes first and as many words follow as there are typed amount and time, each beginning
  /// with a digit: every one of them is then taken. It may be wrong when it says no, and never when it says yes.
  private static func isHeadAlone(
    _ record: Record, _ line: Line, _ source: ContiguousArray<UInt8>
  ) -> Bool {
    guard record.name.lowerBound == line.content else { return false }
    var expected = record.time == nil ? 0 : 1
    if let amount = record.amount {
      // An unsaid cup is no word, and a bare number is one.
      guard !amount.unitText.isEmpty else { return false }
      expected += 1
    }
    var isBlank = false
    for place in Int(record.name.upperBound)..<Int(line.end) {
      let byte = source[place]
      if byte == 0x20 || byte == 0x09 {
        isBlank = true
        continue
      }
      if byte >= 0x80 { return false }
      if isBlank {
        guard byte &- 0x30 < 10, expected > 0 else { return false }
        expected -= 1
        isBlank = false
      } else if place == Int(record.name.upperBound) {
        return false
      }
    }
    return expected == 0
  }
}
