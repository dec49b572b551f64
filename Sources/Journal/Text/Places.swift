extension Range<Int> {
  /// The same bytes as a file counts them.
  var range: Range<Int32> { Int32(lowerBound)..<Int32(upperBound) }
}

/// Bytes of a file, whose places are counted in 32 bits, or elements of an array that are counted so.
extension Range<Int32> {
  /// The same places as an array counts them.
  @inlinable package var places: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
