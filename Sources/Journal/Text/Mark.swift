/// How a box is marked; the order is that in which one wins over another on the same day.
public enum Mark: UInt8, Comparable, Sendable {
  /// No box at all.
  case none
  /// `[ ]`, `☐`, and Obsidian's `[/]`, `[>]`, `[<]`, `[!]` and `[?]`.
  case open
  /// `[-]`
  case skipped
  /// `[x]` or `[X]`, `☑`, `✓`, `✔`
  case done

  /// The mark that a character in brackets stands for; nil if it stands for none.
  init?(inBox character: UInt8) {
    switch character {
    case Byte.blank, Byte.slash, UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "!"), UInt8(ascii: "?"):
      self = .open
    case UInt8(ascii: "x"), UInt8(ascii: "X"): self = .done
    case Byte.hyphen: self = .skipped
    default: return nil
    }
  }

  public static func < (left: Mark, right: Mark) -> Bool { left.rawValue < right.rawValue }

  /// The word for it in machine output; nil without a box.
  package var code: String? {
    switch self {
    case .none: nil
    case .open: "open"
    case .skipped: "skipped"
    case .done: "done"
    }
  }

  /// The character in the box; a blank for an open one.
  package var symbol: String {
    switch self {
    case .none, .open: " "
    case .skipped: "-"
    case .done: "x"
    }
  }
}
