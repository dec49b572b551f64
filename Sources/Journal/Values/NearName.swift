/// Whether two names differ by one letter added, left out, changed or swapped with its neighbour.
///
/// Both are folded, and at least four letters long, or three of which the last two are swapped; equal names are not near.
package func isNear(_ left: String, _ right: String) -> Bool {
  FoldedName(left).isNear(FoldedName(right))
}

/// Whether two words of any length differ by one letter added, left out, changed or swapped with its neighbour.
func isOneLetterApart(_ left: String, _ right: String) -> Bool {
  let (isLeftASCII, isRightASCII) = (left.utf8.allSatisfy { $0 < 0x80 }, right.utf8.allSatisfy { $0 < 0x80 })
  if isLeftASCII, isRightASCII {
    return abs(left.utf8.count - right.utf8.count) <= 1
      && isOneLetterApart(ContiguousArray(left.utf8), ContiguousArray(right.utf8), ofLeast: 0)
  }
  // Where one alone has letters beyond ASCII, one of these is the letter: all before it or all behind it is the same.
  if isLeftASCII != isRightASCII, min(left.utf8.count, right.utf8.count) > 2,
    left.utf8.first != right.utf8.first, left.utf8.last != right.utf8.last
  {
    return false
  }
  return isOneLetterApart(ContiguousArray(left), ContiguousArray(right), ofLeast: 0)
}

/// A name in small letters, ready to be compared with many others.
struct FoldedName: Sendable {
  private let bytes: ContiguousArray<UInt8>
  private let isASCII: Bool
  /// The letters of a name beyond ASCII, and its scalars without the marks of letters: most names are compared by their
  /// bytes alone.
  private let wideLetters: ContiguousArray<Character>
  private let widePlain: ContiguousArray<Unicode.Scalar>

  /// Prepares a name; of one that is longer than any other is, only the beginning.
  init(_ folded: String) {
    bytes = ContiguousArray(folded.utf8.prefix(FoldedName.longest))
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    wideLetters = isASCII ? [] : ContiguousArray(folded.prefix(FoldedName.longest))
    widePlain = isASCII ? [] : withoutMarks(folded.unicodeScalars.prefix(FoldedName.longest))
  }

  private var letters: ContiguousArray<Character> {
    isASCII ? ContiguousArray(bytes.map { Character(Unicode.Scalar($0)) }) : wideLetters
  }

  /// The number of its scalars without the marks of letters, and one of them: they are compared with those of each
  /// declared name, and no array is made for that.
  private var plainCount: Int { isASCII ? bytes.count : widePlain.count }

  private func plain(at place: Int) -> Unicode.Scalar {
    isASCII ? Unicode.Scalar(bytes[place]) : widePlain[place]
  }

  /// The number of letters; that of scalars may be larger.
  private var count: Int { isASCII ? bytes.count : wideLetters.count }

  /// The most letters that are compared: no one name is longer.
  private static let longest = 400

  /// Whether two names differ by one letter added, left out, changed or swapped with its neighbour.
  ///
  /// Both are at least four letters long, or three of which the last two are swapped; equal names are not near.
  func isNear(_ other: FoldedName) -> Bool {
    guard abs(count - other.count) <= 1 else { return false }
    // Where one alone has letters beyond ASCII, one of these is the letter: all before it or all behind it is the same.
    if isASCII != other.isASCII, bytes.first != other.bytes.first, bytes.last != other.bytes.last {
      return false
    }
    return isASCII && other.isASCII
      ? isOneLetterApart(bytes, other.bytes) : isOneLetterApart(letters, other.letters)
  }

  /// Whether this is a name of four letters without its last, which is an ending in many languages: `káv`.
  func isStem(of name: FoldedName) -> Bool {
    guard count == 3, name.count == 4, !name.isASCII else { return false }
    return name.letters.starts(with: letters)
  }

  /// Whether this is a Czech name that ends in `ek` in another case: `spánku` of `spánek`.
  func isCase(of name: FoldedName) -> Bool {
    // By their bytes: every word that is nearly nothing is compared with every name.
    let stem = name.bytes.count - 2
    guard name.count >= 5, bytes.count > stem, name.bytes[stem] == UInt8(ascii: "e"),
      name.bytes[stem + 1] == UInt8(ascii: "k"), bytes[..<stem] == name.bytes[..<stem]
    else { return false }
    return FoldedName.casesOfEk.contains { bytes[stem...].elementsEqual($0.utf8) }
  }

  private static let casesOfEk = ["ku", "kem", "ky", "ků", "kům"]

  /// Whether two names have the same letters, at least four or so many, once accents are left out: `snidane` and `snídaně`.
  ///
  /// Equal names are not. Many people type without the marks of their language.
  func isSameButForMarks(_ other: FoldedName, ofLeast least: Int = 4) -> Bool {
    guard !isASCII || !other.isASCII, plainCount >= least, plainCount == other.plainCount else {
      return false
    }
    return (0..<plainCount).allSatisfy { plain(at: $0) == other.plain(at: $0) } && letters != other.letters
  }
}

/// Whether one letter was added, left out, changed or swapped with its neighbour, in words of at least so many letters.
private func isOneLetterApart<Letter: Equatable>(
  _ left: ContiguousArray<Letter>, _ right: ContiguousArray<Letter>, ofLeast least: Int = 4
) -> Bool {
  // Of three letters the last two may be swapped: `gmy`.
  let areThree =
    left.count == 3 && right.count == 3 && left[0] == right[0] && left[1] == right[2]
    && left[2] == right[1] && left[1] != left[2]
  if areThree { return true }
  guard min(left.count, right.count) >= least, abs(left.count - right.count) <= 1 else { return false }
  var start = 0
  while start < left.count, start < right.count, left[start] == right[start] { start += 1 }
  guard start < max(left.count, right.count) else { return false }
  var (leftEnd, rightEnd) = (left.count, right.count)
  while leftEnd > start, rightEnd > start, left[leftEnd - 1] == right[rightEnd - 1] {
    leftEnd -= 1
    rightEnd -= 1
  }
  let (leftCount, rightCount) = (leftEnd - start, rightEnd - start)
  if leftCount <= 1, rightCount <= 1 { return true }
  return leftCount == 2 && rightCount == 2 && left[start] == right[start + 1]
    && left[start + 1] == right[start]
}

/// The letters that European languages put marks on, each with those that it stands among.
private let marked: [(plain: Unicode.Scalar, letters: String)] = [
  ("a", "áàâäãåąă"), ("c", "čćç"), ("d", "ďđ"), ("e", "éěèêëęė"), ("g", "ğ"), ("i", "íìîïı"), ("l", "ľĺł"),
  ("n", "ňńñ"), ("o", "óòôöõőø"), ("r", "řŕ"), ("s", "šśşșß"), ("t", "ťţț"), ("u", "úůùûüű"), ("y", "ýÿ"),
  ("z", "žźż"),
]

/// The letter that a small letter with a mark stands among; any other scalar as it is.
package func withoutMark(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  if scalar.isASCII { return scalar }
  return marked.first { $0.letters.unicodeScalars.contains(scalar) }?.plain ?? scalar
}

private func withoutMarks(_ name: Substring.UnicodeScalarView) -> ContiguousArray<Unicode.Scalar> {
  var plain: ContiguousArray<Unicode.Scalar> = []
  for scalar in name {
    if scalar.isASCII || scalar.properties.generalCategory != .nonspacingMark {
      plain.append(withoutMark(scalar))
    }
  }
  return plain
}
