import Journal
import Notation
import Reports

/// A day's file as its report was made from it: where it lies, its bytes, what they mean and what is wrong.
package struct DaySource {
  /// Where it lies, relative to the daybook.
  package var path: String
  /// Its lines; none for a day without a file.
  package var file: DayFile
  /// Its meaning.
  package var record: DayRecord
  /// Its problems, errors and doubts.
  package var problems: [Problem]
  /// The reader that it was read by.
  package var reader: LineReader

  /// Makes the source of a day's report.
  package init(
    path: String, file: DayFile, record: DayRecord, problems: [Problem], reader: LineReader
  ) {
    self.path = path
    self.file = file
    self.record = record
    self.problems = problems
    self.reader = reader
  }

  /// The name of a tick that is declared nowhere, as written.
  func name(of oneOff: DayReport.OneOff) -> String {
    let tick = record.records.first { $0.line == oneOff.line && $0.form == .tick && $0.subject == nil }
    return tick.map { file.source.text($0.name) } ?? ""
  }
}

extension DayReport {
  /// The day as `daybook.day/1`: every declared habit and measure, what else the file says, and its errors.
  ///
  /// `source` is what the report was made from; `message` words a problem in English.
  func json(from source: DaySource, message: (Problem) -> String) -> JSON {
    let configuration = source.reader.configuration
    return [
      "schema": "daybook.day/1", "date": JSON(day), "met": .integer(count.met), "due": .integer(count.due),
      "closed": .integer(count.closed), "percent": JSON(count.percentOfDue),
      "habits": JSON(each: habits) { $0.json(configuration) },
      "measures": JSON(each: measures) { $0.json(configuration, source) },
      "oneOffs": JSON(each: oneOffs) { $0.json(source) },
      "text": JSON(each: textLines) { line in
        ["line": .integer(line + 1), "text": .string(source.file.text(ofLine: Int(line)))]
      },
      "problems": JSON(each: source.problems.filter { $0.severity == .error }) {
        JSON($0, in: source.path, message: message)
      },
    ]
  }
}

extension DayHabit {
  fileprivate func json(_ configuration: Configuration) -> JSON {
    .object(
      configuration.identity(of: .habit(habit)) + [
        JSON.Member("state", .string(state.code)), JSON.Member("time", JSON(time)),
      ])
  }
}

extension DayMeasure {
  fileprivate func json(_ configuration: Configuration, _ source: DaySource) -> JSON {
    let declared = configuration.measures[measure]
    // The sum of nothing is 0; the last, mean, most or least of nothing is no value.
    let total = total ?? (declared.aggregate == .sum ? 0 : nil)
    let amounts = source.record.records.filter {
      $0.subject == .measure(measure) && $0.mark == .none && $0.amount != nil
    }
    return .object(
      configuration.identity(of: .measure(measure)) + [
        JSON.Member("unit", JSON(declared.unit)), JSON.Member("total", JSON(micros: total)),
        JSON.Member("goal", JSON(target)), JSON.Member("percent", JSON(percent)),
        JSON.Member("state", JSON(state?.code)), JSON.Member("remaining", JSON(micros: remaining)),
        JSON.Member("entries", JSON(each: amounts) { $0.json(in: declared.unit, source.file) }),
      ])
  }
}

extension Record {
  /// An amount of a measure: as typed, and as it counts in the measure's unit.
  fileprivate func json(in unit: Unit, _ file: DayFile) -> JSON {
    [
      "line": .integer(line + 1), "time": JSON(time), "amount": JSON(micros: amount?.micros),
      "unit": JSON(amount) { $0.unitText.isEmpty ? JSON($0.unit) : .string(file.source.text($0.unitText)) },
      "value": JSON(micros: amount.map { $0.parts.micros(in: unit) }),
    ]
  }
}

extension DayReport.OneOff {
  /// A tick of an undeclared name, which is given as typed, with its free text.
  fileprivate func json(_ source: DaySource) -> JSON {
    var reader = source.reader
    reader.day = source.record.day
    let reading = reader.read(source.file.lines[Int(line)], of: source.file)
    return [
      "line": .integer(line + 1), "name": .string(source.name(of: self)), "state": JSON(mark.code),
      "time": JSON(time), "text": .string(reading.plainText(in: source.file.source)),
    ]
  }
}
