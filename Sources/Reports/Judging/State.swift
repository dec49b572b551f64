/// What a day, or a week, came to for one habit or goal: the first of these that fits.
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
  package var isDue: Bool { self == .met || self == .pending || isLost }

  /// Whether it is asked for and decided: met, partial or missed.
  package var isClosed: Bool { self == .met || isLost }

  /// Whether it is decided and was not met: partial or missed.
  package var isLost: Bool { self == .partial || self == .missed }

  /// Whether a streak cannot go over it: partial, missed or unknown.
  package var endsStreak: Bool { self == .unknown || isLost }
}
