/// One thing that a line says: a tick, an entry, or a tag that counts.
package struct Record: Hashable, Sendable {
  /// The form of a record.
  package enum Form: UInt8, Sendable {
    case tick, entry, tag

    /// The word for it in machine output.
    package var code: String {
      switch self {
      case .tick: "tick"
      case .entry: "entry"
      case .tag: "tag"
      }
    }
  }

  /// Its form, by its meaning: a done tick on a measure is an entry, an entry on a habit is a tick.
  package var form: Form
  /// Its line in the file, counting from 0.
  package var line: Int32
  /// Where it begins, in bytes of the file from 0: a tag at its key, all else where the line's content begins.
  package var offset: Int32
  /// The habit or measure; nil for a tick of an undeclared name.
  package var subject: Reference?
  /// The bytes of the file that hold its name.
  package var name: Range<Int32>
  /// The mark of a tick; `none` for an entry or a tag.
  package var mark: Mark
  /// Its time; for a range its start.
  package var time: TimeOfDay?
  /// Its amount; nil for a tick without one.
  package var amount: RecordedAmount?
}

/// A goal line of a day file: this day's own goal for a measure.
package struct OwnGoal: Hashable, Sendable {
  /// The place in `Configuration.measures`.
  package var measure: Int
  /// The goal.
  package var bound: Goal.Bound
  /// Its line in the file, counting from 0.
  package var line: Int32
}

extension Contribution {
  /// The contribution of a record; nil for a name that is not declared.
  @inline(__always)
  init?(_ record: Record, habitCount: Int) {
    guard let reference = record.subject, record.mark != .none || record.amount != nil else { return nil }
    subject = reference.number(habitCount: habitCount)
    mark = record.mark
    time = record.time
    parts = record.mark == .none ? record.amount?.parts ?? 0 : 0
  }
}
