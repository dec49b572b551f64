/// The state of a day, or a week, for one habit or goal: the first of these that fits.
package enum State: UInt8, CaseIterable, Sendable {
  /// Done, reached or kept.
  case met
  /// Left out on purpose, or paused.
  case skipped
  /// Nothing can be said: before the start, after the end, or no file where one is needed.
  case unknown
  /// The schedule does not ask for it.
  case notDue
  /// Not over, and nothing lost.
  case pending
  /// Something was done, but not enough.
  case partial
  /// Nothing was done, or a limit was overrun.
  case missed

  /// The word for it in machine output.
  package var code: String {
    switch self {
    case .met: "met"
    case .skipped: "skipped"
    case .unknown: "unknown"
    case .notDue: "not_due"
    case .pending: "pending"
    case .partial: "partial"
    case .missed: "missed"
    }
  }

  /// Whether it is asked for: met, pending, partial or missed.
  package var isDue: Bool {
    switch self {
    case .met, .pending, .partial, .missed: true
    case .skipped, .unknown, .notDue: false
    }
  }

  /// Whether it is asked for and not met: pending, partial or missed.
  package var isOpen: Bool { isDue && self != .met }

  /// Whether it is asked for and decided: met, partial or missed.
  package var isClosed: Bool { isDue && self != .pending }

  /// Whether it is decided and was not met: partial or missed.
  package var isLost: Bool { isClosed && self != .met }

  /// Whether a streak cannot go over it: partial, missed or unknown.
  package var endsStreak: Bool { bearing == .ends }
}
