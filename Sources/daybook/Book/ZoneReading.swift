import Interchange
import Journal
import Platform

extension World {
  /// The zone that a person names: an offset such as `+02:00` or `Z`, or a name of the IANA database; that of the
  /// system for nil.
  ///
  /// It knows the changes of the clocks on the days of `period`; before and after them it stays as it is at the ends.
  func zone(_ name: String?, over period: Period) throws(CommandError) -> Zone {
    if let name, let zone = Zone(offset: name) { return zone }
    if let name, !hasZone(name) { throw CommandError { $0.notAZone(name) } }
    // Two days more, so that whatever the offset is, the ends lie within.
    let start = (Int(period.from.number) - 2) * 86_400
    let end = (Int(period.to.number) + 2) * 86_400
    let (offset, changes) = System.clockChanges(ofZone: name, from: start, to: end)
    return Zone(offset: offset, changes: changes.map { Zone.Change(from: $0.from, offset: $0.offset) })
  }

  /// Whether the system has a file of a zone, without which the C library would silently take UTC for it.
  private func hasZone(_ name: String) -> Bool {
    let isName = name.utf8.allSatisfy {
      $0 < 0x80 && ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || "/_+-".utf8.contains($0)
    }
    guard isName, let first = name.utf8.first, first != UInt8(ascii: "/") else { return false }
    let folders = [environment["TZDIR"], "/usr/share/zoneinfo"].compactMap { $0 }
    return folders.contains { folder in
      (try? files.contents(of: Path(folder).appending(Path(name))))?.starts(with: "TZif".utf8) == true
    }
  }
}
