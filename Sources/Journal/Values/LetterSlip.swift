/// Whether a word that differs from a name in one letter is likely a slip of it: of the first letter, and of any in a word
/// of four, only one that stands beside it on a keyboard, is heard as it, or is the other without its mark. Letters that
/// are added, left out or swapped are slips wherever they stand, and so is one vowel for another.
///
/// Both are folded.
func isLikelySlip(_ typed: String, of name: String) -> Bool {
  let (typed, name) = (Array(typed), Array(name))
  guard typed.count == name.count else { return true }
  let changed = typed.indices.filter { typed[$0] != name[$0] }
  guard changed.count == 1, let place = changed.first, place == 0 || typed.count <= 4 else { return true }
  let (one, other) = (typed[place], name[place])
  return areNeighbours(one, other)
    || place > 0 && vowels.contains(plain(one)) && vowels.contains(plain(other))
}

private let vowels: Set<Character> = ["a", "e", "i", "o", "u", "y"]

/// The rows of keyboards from which letters are mistaken for those beside and below them, and letters that sound alike.
private let rows = ["qwertzuiop", "asdfghjkl", "yxcvbnm", "qwertyuiop", "asdfghjkl", "zxcvbnm"]
private let sounds = ["vw", "fv", "ck", "kq", "cs", "sz", "cz", "gj", "gh", "dt", "bp", "iy", "ij", "ao"]

private func plain(_ letter: Character) -> Character {
  letter.unicodeScalars.first.map { Character(withoutMark($0)) } ?? letter
}

/// Whether two letters are one but for its mark, stand beside each other, or sound alike.
private func areNeighbours(_ one: Character, _ other: Character) -> Bool {
  if plain(one) == plain(other) { return true }
  if sounds.contains(where: { $0.contains(one) && $0.contains(other) }) { return true }
  func place(_ letter: Character, in keyboard: ArraySlice<String>) -> (row: Int, column: Int)? {
    for (row, letters) in keyboard.enumerated() {
      if let column = Array(letters).firstIndex(of: letter) { return (row, column) }
    }
    return nil
  }
  return [rows[..<3], rows[3...]].contains { keyboard in
    guard let first = place(one, in: keyboard), let second = place(other, in: keyboard) else { return false }
    // Each row stands half a key to the right of the one above it.
    let (upper, lower) = first.row <= second.row ? (first, second) : (second, first)
    switch lower.row - upper.row {
    case 0: return abs(first.column - second.column) == 1
    case 1: return upper.column == lower.column || upper.column == lower.column + 1
    default: return false
    }
  }
}
