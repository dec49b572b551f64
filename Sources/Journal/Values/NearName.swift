/// Whether two names differ by one letter added, left out, changed or swapped with its neighbour.
///
/// Both are folded, and at least four letters long; equal names are not near.
package func isNear(_ left: String, _ right: String) -> Bool {
  // Lengths so far apart cannot be one letter apart: the longer need not be taken apart.
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

/// Whether two names have the same letters, at least four, once accents are left out: `snidane` and `snídaně`.
///
/// Both are folded; equal names are not. Many people type without the marks of their language.
func isSameButForMarks(_ left: String, _ right: String) -> Bool {
  guard left != right, left.utf8.contains(where: { $0 >= 0x80 }) || right.utf8.contains(where: { $0 >= 0x80 })
  else { return false }
  let plain = withoutMarks(left)
  return plain.count >= 4 && plain.elementsEqual(withoutMarks(right))
}

/// The letters that European languages put marks on, each with those that it stands among.
private let marked: [(plain: Unicode.Scalar, letters: String)] = [
  ("a", "áàâäãåąă"), ("c", "čćç"), ("d", "ďđ"), ("e", "éěèêëęė"), ("g", "ğ"), ("i", "íìîïı"), ("l", "ľĺł"),
  ("n", "ňńñ"), ("o", "óòôöõőø"), ("r", "řŕ"), ("s", "šśşș"), ("t", "ťţț"), ("u", "úůùûüű"), ("y", "ýÿ"),
  ("z", "žźż"),
]

private func withoutMarks(_ name: String) -> String.UnicodeScalarView {
  var plain = String.UnicodeScalarView()
  for scalar in name.unicodeScalars where scalar.properties.generalCategory != .nonspacingMark {
    plain.append(marked.first { $0.letters.unicodeScalars.contains(scalar) }?.plain ?? scalar)
  }
  return plain
}
