/// Reads lines by a configuration's names and units, as of one day.
///
/// It never fails: what it cannot understand is text, or a problem of that line alone.
package struct LineReader: Sendable {
  /// What is declared.
  package let configuration: Configuration
  /// The declared names.
  package let vocabulary: Vocabulary
  /// Whether the names were found in the day files, since nothing is declared: then a first word counts
  /// only with an amount that has a unit, or a range.
  package let isImplied: Bool
  /// The day the lines belong to, which decides what cups and units hold.
  package var day: Day
  let units: UnitTable
  /// What is asked of a measure for almost every line, in the order of the configuration.
  let facts: ContiguousArray<MeasureFacts>
  /// The words of the line that is being read, in room that is used again.
  var words: ContiguousArray<Word> = []

  /// Makes a reader. `isImplied` says that the configuration was made up from the day files themselves.
  package init(_ configuration: Configuration, isImplied: Bool = false, day: Day = .first) {
    self.configuration = configuration
    self.vocabulary = Vocabulary(configuration)
    self.units = UnitTable(configuration)
    self.facts = MeasureFacts.all(of: configuration, units)
    self.isImplied = isImplied
    self.day = day
  }

  /// Makes a reader of amounts alone, which knows no names.
  init(amountsOf configuration: Configuration) {
    self.configuration = configuration
    self.vocabulary = Vocabulary(Configuration())
    self.units = UnitTable(configuration)
    self.facts = MeasureFacts.all(of: configuration, units)
    self.isImplied = false
    self.day = .first
  }

  /// Reads one line of a file.
  package mutating func read(_ line: Line, of file: DayFile) -> LineReading {
    var reading = LineReading()
    file.source.withSpan { read(line, in: $0, into: &reading) }
    return reading
  }

  /// Reads one line of a text into a reading that is used again.
  mutating func read(_ line: Line, in text: Span<UInt8>, into reading: inout LineReading) {
    reading.reset(to: line)
    switch line.shape {
    case .blank: return
    case .comment: reading.sense = .comment
    case .marker: reading.sense = .marker
    case .box, .plain:
      guard line.isValid else {
        reading.sense = .text
        reading.note(.badUTF8, at: line.start..<line.end)
        return
      }
      if line.shape == .box { readTick(line, text, &reading) } else { readPlain(line, text, &reading) }
    }
  }
}
