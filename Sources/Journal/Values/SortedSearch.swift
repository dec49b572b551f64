extension RandomAccessCollection {
  /// The first index whose element a condition holds for, found by halves; the end if there is none.
  ///
  /// The condition must hold for every element behind one that it holds for.
  @inlinable package func partitioningIndex(where condition: (Element) -> Bool) -> Index {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if condition(self[middle]) { high = middle } else { low = index(after: middle) }
    }
    return low
  }
}
