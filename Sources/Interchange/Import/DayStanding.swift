import Journal
import Notation

/// What a day's file comes to, of which a table with a row a day tells no more than a total.
struct DayStanding {
  private let book: Book
  private let configuration: Configuration
  private let marks: [Reference: Mark]
  /// What the lines of each measure say, without what others count for it.
  private let own: Book

  init(_ file: DayFile, of day: Day, by reader: LineReader) {
    configuration = reader.configuration
    var days = DayReader(configuration, isImplied: reader.isImplied)
    let record = days.read(file, of: day).record
    book = Book(of: record, configuration)
    var alone = configuration
    for place in alone.measures.indices { alone.measures[place].lends = nil }
    own = Book(of: record, alone)
    marks = record.records.reduce(into: [:]) { marks, record in
      // The mark that wins in reports wins here.
      if let subject = record.subject { marks[subject] = max(marks[subject] ?? .none, record.mark) }
    }
  }

  /// Whether the day says what a row says, as it would be read in a line: its total, or that it was done.
  func says(_ row: LineReading, _ subject: Reference, worth: AmountSpelling.Worth?) -> Bool {
    guard case .measure(let measure) = subject else {
      return marks[subject] == row.mark || row.mark == .open
    }
    guard let parts = row.amount?.parts else { return false }
    return [book, own].contains { book in
      let value = book.value(measure, row: 0)
      guard value.isPresent else { return false }
      // A table rounds what it takes off for another measure too: 300 ml may come as 299.99996.
      let isNear = abs((value.total - parts).number) <= abs(value.total.number) / 1_000_000
      return isNear || worth?.holds(value.total) == true
    }
  }

  /// What the day says of a habit or measure, as it is told: `250 ml`, `[ ]`.
  func shown(_ subject: Reference) -> String {
    guard case .measure(let measure) = subject else { return "[\((marks[subject] ?? .open).symbol)]" }
    let unit = configuration.measures[measure].unit
    return shownAmount(book.value(measure, row: 0).total.micros(in: unit).number, unit.name)
  }
}

extension ImportedRecord {
  /// What it says, as it is told: `2026-01-12 water 300 ml`.
  var shown: String {
    switch content {
    case .tick(let mark): "\(day) \(name) [\(mark.symbol)]"
    case .amount(let micros, let unit): "\(day) \(name) \(shownAmount(micros, unit))"
    }
  }
}

/// An amount with its unit; a plain count has none.
private func shownAmount(_ micros: Int64, _ unit: String) -> String {
  let number = ExactDecimal.text(micros: micros)
  return unit.isEmpty || unit == "count" ? number : "\(number) \(unit)"
}
