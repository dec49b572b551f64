import Arguments
import Interchange
import Journal
import Rendering

/// A zone as `--zone` takes it: an offset, `+02:00`, or a name that the system knows, `Europe/Prague`.
struct NamedZone: ArgumentValue, Sendable {
  /// What its clocks add to UTC, moment by moment.
  let zone: Zone

  /// Reads an offset, or asks the system for the clocks of a place; nil of what is neither.
  init?(argument text: String) {
    if let zone = Zone(offset: text) {
      self.zone = zone
      return
    }
    guard NamedZone.isName(text), let zone = Platform.zone(named: text) else { return nil }
    self.zone = zone
  }

  /// Whether a text may name a zone: a path within the system's own folder of them, never out of it.
  private static func isName(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count <= 3 && text.utf8.count <= 64
      && parts.allSatisfy { part in
        part.first.map { $0.isASCII && $0.isLetter } ?? false
          && part.utf8.allSatisfy {
            ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2B || $0 == 0x2D || $0 == 0x5F
          }
      }
  }

  static var expected: Sentence? {
    Sentence("an offset such as +02:00 or a zone such as Europe/Prague", cs: "posun, třeba +02:00, nebo zónu, třeba Europe/Prague")
  }
}
