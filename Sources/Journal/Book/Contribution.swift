/// What one record counts for: the mark of a habit or measure, or an amount of a measure.
struct Contribution: Hashable, Sendable {
  /// The number of the habit or measure, habits first.
  var subject: Int
  /// The mark of a tick; `none` for an amount.
  var mark: Mark
  /// The time; nil if the line has none.
  var time: TimeOfDay?
  /// The amount in the kind's smallest parts; 0 with a mark.
  var parts: Parts
}

extension Contribution {
  /// What a plain line counts for.
  @inline(__always)
  init(_ line: PlainLine) {
    self.init(subject: line.subject, mark: line.mark, time: line.time, parts: line.amount?.parts ?? 0)
  }

  /// What a record counts for; nil for a name that is not declared.
  init?(_ record: Record, habitCount: Int) {
    switch record.subject {
    case .habit(let habit)?: subject = habit
    case .measure(let measure)?: subject = habitCount + measure
    case nil: return nil
    }
    guard record.mark != .none || record.amount != nil else { return nil }
    mark = record.mark
    time = record.time
    parts = record.mark == .none ? record.amount?.parts ?? 0 : 0
  }
}

extension PlainLines {
  /// The record of a plain line of a file, of which are given the number from 0 and the place.
  func record(_ line: PlainLine, number: Int32, at start: Int32) -> Record {
    var record = Record(
      form: .tick, line: number, offset: start, subject: .habit(line.subject),
      name: Int32(line.name.lowerBound)..<Int32(line.name.upperBound), mark: line.mark, time: line.time)
    if let amount = line.amount {
      let measure = line.subject - habitCount
      record.form = .entry
      record.subject = .measure(measure)
      record.amount = RecordedAmount(
        micros: amount.micros,
        unitText: Int32(amount.unitText.lowerBound)..<Int32(amount.unitText.upperBound),
        unit: facts[measure].unit(amount.unit), parts: amount.parts)
    }
    return record
  }
}
