/// The lines that a merge left: its markers, and the lines between them that do not count.
struct ConflictMarkers {
  /// The marker lines that belong to a conflict, counting from 0.
  private(set) var markers: Set<Int> = []
  /// The lines that do not count: the ancestor's, and on the second side those that stand on the first.
  private(set) var lines: Set<Int> = []

  private enum Side { case none, ours, ancestor, theirs }

  /// Finds the conflicts of a file; a marker outside of one is no marker.
  init(in file: DayFile) {
    var side = Side.none
    var ours: [[UInt8]: Int] = [:]
    for (index, line) in file.lines.enumerated() {
      if line.shape == .marker {
        switch (file.source[Int(line.start)], side) {
        case (UInt8(ascii: "<"), .none):
          side = .ours
          ours = [:]
        case (UInt8(ascii: "|"), .ours): side = .ancestor
        case (UInt8(ascii: "="), .ours), (UInt8(ascii: "="), .ancestor): side = .theirs
        case (UInt8(ascii: ">"), .theirs): side = .none
        default: continue
        }
        markers.insert(index)
        continue
      }
      switch side {
      case .none: break
      case .ours: ours[ConflictMarkers.words(of: line, in: file), default: 0] += 1
      case .ancestor: lines.insert(index)
      case .theirs:
        let words = ConflictMarkers.words(of: line, in: file)
        if let count = ours[words], count > 0 {
          ours[words] = count - 1
          lines.insert(index)
        }
      }
    }
  }

  /// The bytes of a line with one space for each run of blanks, and none at its ends: formatting does not
  /// change them.
  private static func words(of line: Line, in file: DayFile) -> [UInt8] {
    file.source[Int(line.start)..<Int(line.end)].split(whereSeparator: \.isBlank).joined(separator: [
      Byte.blank
    ])
    .map(\.self)
  }
}
