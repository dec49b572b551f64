/// Why a change of a file is not written.
package enum Unproved: Error, Hashable {
  /// The file, read back, is not what was meant.
  case notMeant
  /// This line, counting from 0 in the file as it is, would mean something else, though no byte of it changes.
  case elsewhere(line: Int)
}

/// What a change means to the lines that it does not touch.
extension DayFile {
  /// The first line, counting from 0, that another file holds still but reads otherwise, since code, a comment, front
  /// matter or a conflict begins or ends elsewhere in it; nil if there is none.
  ///
  /// `place` is where the other file has a line of this one; nil of one that it does not have, or that was to change.
  package func lineReadOtherwise(in other: DayFile, at place: (Int) -> Int?) -> Int? {
    let (before, after) = (
      ConflictMarkers.uncountedLines(in: self), ConflictMarkers.uncountedLines(in: other)
    )
    let mayHide = isMarkdown && (visible != source || other.visible != other.source)
    let hasFields = fieldsEnd > 0 || other.fieldsEnd > 0
    if !mayHide, !hasFields, before.isEmpty, after.isEmpty { return nil }
    return lines.indices.first { index in
      guard let now = place(index) else { return false }
      return lines[index].shape != other.lines[now].shape || before.contains(index) != after.contains(now)
        || mayHide && visibleContent(ofLine: index) != other.visibleContent(ofLine: now)
    }
  }

  /// The bytes of a line without its end, blank where Markdown does not show them.
  private func visibleContent(ofLine line: Int) -> ContiguousArray<UInt8>.SubSequence {
    visible[Int(lines[line].start)..<Int(lines[line].end)]
  }
}

extension ConflictMarkers {
  /// The lines of a file, counting from 0, that do not count though they are no markers: an ancestor's, and those that
  /// stand on both sides, the second time.
  static func uncountedLines(in file: DayFile) -> Set<Int> {
    guard file.lines.contains(where: { $0.shape == .marker }) else { return [] }
    return file.visible.withSpan { text in
      var markers = ConflictMarkers()
      var uncounted: Set<Int> = []
      for (index, line) in file.lines.enumerated() where line.shape != .field {
        switch markers.take(line, in: text) {
        case .uncounted: uncounted.insert(index)
        case .counted, .marker: break
        }
      }
      return uncounted
    }
  }
}
