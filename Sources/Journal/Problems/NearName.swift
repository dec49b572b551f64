/// Whether two names differ by one letter added, left out, changed or swapped with its neighbour.
///
/// Both are folded, and at least four letters long; equal names are not near.
package func isNear(_ left: String, _ right: String) -> Bool {
  // Of two lengths so far apart no letter makes up: the longer need not be taken apart.
  let (shorter, longer) = (min(left.utf8.count, right.utf8.count), max(left.utf8.count, right.utf8.count))
  guard longer <= 4 * shorter + 64 else { return false }
  let (left, right) = (Array(left), Array(right))
  guard min(left.count, right.count) >= 4, abs(left.count - right.count) <= 1, left != right else {
    return false
  }
  var start = 0
  while start < left.count, start < right.count, left[start] == right[start] { start += 1 }
  var (leftEnd, rightEnd) = (left.count, right.count)
  while leftEnd > start, rightEnd > start, left[leftEnd - 1] == right[rightEnd - 1] {
    leftEnd -= 1
    rightEnd -= 1
  }
  let (leftRest, rightRest) = (left[start..<leftEnd], right[start..<rightEnd])
  if leftRest.count <= 1, rightRest.count <= 1 { return true }
  return leftRest.count == 2 && rightRest.count == 2 && Array(leftRest.reversed()) == Array(rightRest)
}

extension Vocabulary {
  /// The declared name that a name is near to, as declared; nil if there is none.
  package func near(_ name: String) -> String? {
    let folded = Vocabulary.folded(name)
    return names.first { isNear(folded, Vocabulary.folded($0.text)) }?.text
  }
}
