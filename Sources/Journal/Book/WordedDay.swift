/// The meaning of one day file, and those of its words that a report may ask for.
package struct WordedDay: Sendable {
  /// A tick with its name as written.
  package struct Tick: Hashable, Sendable {
    /// The line, counting from 0.
    package var line: Int32
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
    /// The name as written; empty if there is none.
    package var name: String
    package var time: TimeOfDay?
    /// The free text; may be empty.
    package var text: String
  }

  package let record: DayRecord
  private let file: DayFile
  private let reader: LineReader

  /// Takes a file, and the record that a reader made of it.
  package init(_ record: DayRecord, in file: DayFile, by reader: LineReader) {
    self.record = record
    self.file = file
    self.reader = reader
  }

  /// Reads the file of a day.
  package init(_ file: DayFile, of day: Day, by dayReader: DayReader) {
    var dayReader = dayReader
    self.init(dayReader.read(file, of: day).record, in: file, by: dayReader.reader(asOf: day))
  }

  /// The ticks, in the order of lines.
  package var ticks: [Tick] {
    record.records.filter { $0.form == .tick }.map {
      Tick(
        line: $0.line, subject: $0.subject, name: file.source.text($0.name), mark: $0.mark, time: $0.time)
    }
  }

  /// The content of a line of the record, counting from 0.
  package func line(_ number: Int32) -> Line {
    let reading = reader.read(file.lines[Int(number)], of: file)
    return Line(
      subject: reading.subject, name: file.source.text(reading.name), time: reading.time,
      text: reading.plainText(in: file.source))
  }

  /// The shown text of a line, without its end; lines count from 0.
  package func text(ofLine number: Int32) -> String { file.shownText(of: file.lines[Int(number)]) }

  /// The unit of a record as typed; nil if it was not typed.
  package func typedUnit(of record: Record) -> String? {
    record.amount.flatMap { $0.unitText.isEmpty ? nil : file.source.text($0.unitText) }
  }
}
