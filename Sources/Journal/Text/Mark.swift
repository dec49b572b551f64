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
