/// The names that a mistyped one was probably meant to be: nearest first, at most three.
///
/// Letter case does not matter. One slip is allowed for every three letters, and one for fewer; a name also
/// counts as near if what was typed, of two letters at least, is its beginning.
func nearNames(to typed: String, among names: [String]) -> [String] {
  let wanted = Array(typed.lowercased())
  let letters = wanted.drop { $0 == "-" }.count
  guard letters > 0 else { return [] }
  let allowance = max(1, letters / 3)
  var found: [(name: String, distance: Int)] = []
  for name in names where !found.contains(where: { $0.name == name }) {
    let candidate = Array(name.lowercased())
    if letters > 1, candidate.starts(with: wanted) {
      found.append((name, 1))
    } else if abs(candidate.count - wanted.count) <= allowance {
      let distance = editDistance(wanted, candidate)
      if distance <= allowance { found.append((name, distance)) }
    }
  }
  // Equally near ones stay in the order of their declaration.
  let ranked = found.enumerated().sorted {
    ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
  }
  return ranked.prefix(3).map(\.element.name)
}

/// The least number of letters to add, leave out, change, or swap with their neighbour, that makes one word the
/// other; no letter is touched twice.
func editDistance(_ one: [Character], _ other: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for i in one.indices {
    var row = [i + 1]
    for j in other.indices {
      let change = last[j] + (one[i] == other[j] ? 0 : 1)
      var best = min(change, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    beforeLast = last
    last = row
  }
  return last[other.count]
}
