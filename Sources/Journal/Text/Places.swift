/// Bytes of a file, whose places are counted in 32 bits, or elements of an array that are counted so.
extension Range<Int32> {
  /// The same places as an array counts them.
  @inlinable package var places: Range<Int> { Int(lowerBound)..<Int(upperBound) }

  /// The same bytes in another place; none at the start of a file are none anywhere.
  func moved(by distance: Int32) -> Range<Int32> {
    upperBound == 0 ? self : (lowerBound + distance)..<(upperBound + distance)
  }
}
