/// How a box is marked; the order is that in which one wins over another on the same day.
package enum Mark: UInt8, Comparable, Sendable {
  /// No box at all.
  case none
  /// `[ ]`
  case open
  /// `[-]`
  case skipped
  /// `[x]` or `[X]`
  case done

  package static func < (left: Mark, right: Mark) -> Bool { left.rawValue < right.rawValue }

  /// The word for it in machine output; nil without a box.
  package var code: String? {
    switch self {
    case .none: nil
    case .open: "open"
    case .skipped: "skipped"
    case .done: "done"
    }
  }
}

/// One thing that a line says: a tick, an entry, or a tag that counts.
package struct Record: Hashable, Sendable {
  /// What it is.
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

  /// What it is, by its meaning: a done tick on a measure is an entry, an entry on a habit is a tick.
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

/// The amount of a record, as typed and as it counts.
package struct RecordedAmount: Hashable, Sendable {
  /// The number as typed, in millionths, rounded half to even; `2x500ml` is 1000, a range its minutes.
  package var micros: Int64
  /// The bytes of the file that hold the unit as typed; empty if it was not typed.
  package var unitText: Range<Int32>
  /// The unit.
  package var unit: Unit
  /// What counts, in the kind's smallest parts.
  package var parts: Int64
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
