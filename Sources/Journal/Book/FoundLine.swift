/// A line of a day file that was looked for, with what it says.
package struct FoundLine: Hashable, Sendable {
  /// The kind of a line.
  package enum Kind: String, Sendable { case tick, entry, running, goal, text, error }

  /// An amount that counts.
  package struct Amount: Hashable, Sendable {
    /// The place of the measure in the configuration.
    package let measure: Int
    /// The value that counts, in the kind's smallest parts.
    package let parts: Parts
    /// The number as typed, in millionths.
    package let typed: Micros
    /// The name of the unit that it is of; empty for a count.
    package let unit: String
    /// Whether a tag holds it.
    package let isTag: Bool
  }

  package let day: Day
  /// Its place in the file, counting from 0.
  package let number: Int32
  package let kind: Kind
  /// The habit or measure that it is about; nil if it has no declared name.
  package let subject: Reference?
  /// The mark of a tick.
  package let mark: Mark
  package let time: TimeOfDay?
  /// The line as it stands, without the blanks at its ends.
  package let text: String
  /// Its tags as typed.
  package let tags: [String]
  /// Its amounts that count, the line's own first.
  package let amounts: [Amount]
}

extension FoundLine {
  /// Takes a line of a file of a day; nil of one that says nothing.
  init?(
    _ meaning: LineMeaning, _ rest: borrowing LineRest, at number: Int32, on day: Day,
    of bytes: ContiguousArray<UInt8>, words: Range<Int>, shown: String, by amounts: borrowing AmountReader
  ) {
    guard let kind = Kind(meaning) else { return nil }
    self.day = day
    self.number = number
    self.kind = kind
    subject = meaning.subject
    mark = kind == .tick ? meaning.statement?.mark ?? .none : .none
    time = meaning.time
    text = shown
    tags =
      kind == .text && rest.tags.isEmpty
      ? markedWords(of: bytes, words).map { bytes.text($0) } : rest.tags.map { bytes.text($0) }
    var own: [Amount] = []
    if case .entry(let statement) = meaning, case .measure(let measure)? = statement.subject,
      let amount = statement.amount
    {
      own.append(Amount(amount, of: measure, isTag: false, by: amounts))
    }
    if meaning.letsTagsCount {
      for tag in rest.counting { own.append(Amount(tag.amount, of: tag.measure, isTag: true, by: amounts)) }
    }
    self.amounts = own
  }
}

extension FoundLine {
  /// What its amounts count for a measure, a share of another's among them; nil if none does.
  package func parts(countingFor measure: Int, in configuration: Configuration) -> Parts? {
    let counted = amounts.compactMap { configuration.counted($0.parts, of: $0.measure, for: measure) }
    return counted.isEmpty ? nil : counted.reduce(0, +)
  }
}

extension FoundLine.Amount {
  fileprivate init(_ amount: LineAmount, of measure: Int, isTag: Bool, by reader: borrowing AmountReader) {
    self.measure = measure
    parts = amount.parts
    typed = amount.micros
    unit = reader.unitName(of: amount)
    self.isTag = isTag
  }
}

extension FoundLine.Kind {
  fileprivate init?(_ meaning: LineMeaning) {
    switch meaning {
    case .blank, .comment, .marker: return nil
    case .tick: self = .tick
    case .entry: self = .entry
    case .running: self = .running
    case .goal: self = .goal
    case .text: self = .text
    case .broken: self = .error
    }
  }
}

extension Line {
  /// Its text without the blanks at its ends; most lines have none.
  fileprivate func trimmedText(in bytes: ContiguousArray<UInt8>) -> String {
    let text = bytes.text(start..<end)
    guard start < end, bytes[Int(start)].isBlank || bytes[Int(end) - 1].isBlank else { return text }
    return text.trimmed
  }
}

extension DayReader {
  /// Adds the lines of a file that fit a query to others, in their order, and its errors and warnings to `problems`.
  ///
  /// No text is made of a line that does not fit.
  package mutating func find(
    _ query: LineQuery, in bytes: ContiguousArray<UInt8>, isMarkdown: Bool, of day: Day,
    into found: inout [FoundLine], problems: inout [Problem]
  ) {
    // What Markdown does not show of a line is not shown here.
    let note = isMarkdown ? DayFile(bytes, isMarkdown: true) : nil
    eachLine(of: bytes, isMarkdown: isMarkdown, on: day, problems: &problems, keeping: .tags) {
      meaning, rest, line, number, reader in
      guard query.fits(meaning, rest, line, of: bytes) else { return }
      let shown = note?.shownText(of: line).trimmed ?? line.trimmedText(in: bytes)
      if let line = FoundLine(
        meaning, rest, at: number, on: day, of: bytes, words: line.words, shown: shown, by: reader.amounts)
      {
        found.append(line)
      }
    }
  }
}
