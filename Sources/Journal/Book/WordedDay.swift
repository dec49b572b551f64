/// The meaning of one day file, with those of its words that a report may ask for.
package struct WordedDay: Sendable {
  /// A tick with its name as written.
  package struct Tick: Hashable, Sendable {
    /// The habit or measure; nil for a name that is not declared.
    package var subject: Reference?
    package var name: String
    package var mark: Mark
    package var time: TimeOfDay?
  }

  /// A line that holds a tick, an entry or a counting tag.
  package struct Line: Hashable, Sendable {
    /// The habit or measure that it begins with; nil if nobody declared that name.
    package var subject: Reference?
    package var time: TimeOfDay?
    /// The free text, else the name of a line that nobody declared; may be empty.
    package var text: String
  }

  package let record: DayRecord
  /// The ticks, in the order of lines.
  package let ticks: [Tick]
  /// The lines of the record, by their numbers, counting from 0.
  package let lines: [Int32: Line]

  /// Reads the file of a day.
  package init(_ file: DayFile, of day: Day, by dayReader: DayReader) {
    var dayReader = dayReader
    record = dayReader.read(file, of: day).record
    let reader = dayReader.reader(asOf: day)
    ticks = record.records.filter { $0.form == .tick }.map {
      Tick(subject: $0.subject, name: file.source.text($0.name), mark: $0.mark, time: $0.time)
    }
    lines = Set(record.records.map(\.line)).reduce(into: [:]) { lines, line in
      let reading = reader.read(file.lines[Int(line)], of: file)
      let words = reading.plainText(in: file.source)
      lines[line] = Line(
        subject: reading.subject, time: reading.time,
        text: words.isEmpty && reading.subject == nil ? file.source.text(reading.name) : words)
    }
  }
}
