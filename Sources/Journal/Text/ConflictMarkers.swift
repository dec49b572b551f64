/// Where a file stands between the markers that a merge left, line by line.
///
/// Text between `|||||||` and `=======`, the ancestor's, does not count; where a line stands word for word on
/// both sides, the second one does not count. A marker outside of a conflict, or out of its order, is none.
struct ConflictMarkers {
  /// The part that a line plays in a conflict.
  enum Part {
    /// A marker that belongs to a conflict.
    case marker
    /// A line that does not count.
    case uncounted
    /// A line that counts, if it says anything.
    case counted
  }

  private enum Side { case outside, ours, ancestor, theirs }

  private var side = Side.outside
  /// How often each line stands on the first side.
  private var ours: [[UInt8]: Int] = [:]

  /// Whether the lines that follow are within a conflict.
  @inline(__always) var isInside: Bool { side != .outside }

  /// Takes the next line of the file; outside of a conflict the caller may leave out all that are no markers.
  mutating func take(_ line: Line, in text: Span<UInt8>) -> Part {
    if line.shape == .marker { return passes(text[Int(line.start)]) ? .marker : .counted }
    switch side {
    case .outside: return .counted
    case .ancestor: return .uncounted
    case .ours:
      ours[ConflictMarkers.words(of: line, in: text), default: 0] += 1
      return .counted
    case .theirs:
      let words = ConflictMarkers.words(of: line, in: text)
      guard let count = ours[words], count > 0 else { return .counted }
      ours[words] = count - 1
      return .uncounted
    }
  }

  /// The conflicts of a file that are whole, each from its first marker line to its last, counting from 0.
  static func conflicts(in file: DayFile) -> [ClosedRange<Int>] {
    guard file.lines.contains(where: { $0.shape == .marker }) else { return [] }
    return file.source.withSpan { text in
      var markers = ConflictMarkers()
      var conflicts: [ClosedRange<Int>] = []
      var start = 0
      for (index, line) in file.lines.enumerated() {
        let wasInside = markers.isInside
        _ = markers.take(line, in: text)
        if !wasInside { start = index } else if !markers.isInside { conflicts.append(start...index) }
      }
      return conflicts
    }
  }

  /// Whether a marker of a byte stands in its order, and so begins the next part of a conflict.
  private mutating func passes(_ marker: UInt8) -> Bool {
    switch (marker, side) {
    case (UInt8(ascii: "<"), .outside):
      side = .ours
      ours = [:]
    case (UInt8(ascii: "|"), .ours): side = .ancestor
    case (UInt8(ascii: "="), .ours), (UInt8(ascii: "="), .ancestor): side = .theirs
    case (UInt8(ascii: ">"), .theirs): side = .outside
    default: return false
    }
    return true
  }

  /// The bytes of a line with one space for each run of blanks, and none at its ends: formatting does not
  /// change them.
  private static func words(of line: Line, in text: Span<UInt8>) -> [UInt8] {
    var words: [UInt8] = []
    for place in Int(line.start)..<Int(line.end) {
      if !text[place].isBlank {
        words.append(text[place])
      } else if words.last != Byte.blank, !words.isEmpty {
        words.append(Byte.blank)
      }
    }
    if words.last == Byte.blank { words.removeLast() }
    return words
  }
}
