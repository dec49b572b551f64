/// Search in a text. The toolchain's own comes with its regular expressions, which would be a tenth of the binary.
extension StringProtocol {
  /// The first place of another text in this one, nil if it is nowhere; an empty one is at the start.
  ///
  /// Characters are compared, so that an accent written either way is the same.
  package func firstPlace(of other: some StringProtocol) -> Range<Index>? {
    var start = startIndex
    while true {
      var (here, there) = (start, other.startIndex)
      while there < other.endIndex, here < endIndex, self[here] == other[there] {
        formIndex(after: &here)
        other.formIndex(after: &there)
      }
      if there == other.endIndex { return start..<here }
      guard start < endIndex else { return nil }
      formIndex(after: &start)
    }
  }

  /// Whether another text is anywhere in this one.
  package func holds(_ other: some StringProtocol) -> Bool { firstPlace(of: other) != nil }

  /// The text without one of its characters.
  package func without(_ character: Character) -> String { String(filter { $0 != character }) }
}
