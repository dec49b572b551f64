/// The goal that words which are none were likely meant for, as it is written: `<2l` and `max 2l` for `at most 2l`,
/// `1400-1600` for `1400..1600`, `2l a day` for `2l`, `4x per week` for `4/week`; nil where nothing tells.
package func meantGoal(_ typed: [String]) -> String? {
  let words = withUnits(typed)
  guard let first = words.first else { return nil }
  func amount(_ text: String?) -> String? { text.flatMap { $0.first?.isNumber == true ? $0 : nil } }
  let sign = first.prefix { "<>=≤≥".contains($0) }
  if !sign.isEmpty {
    let rest = String(first.dropFirst(sign.count))
    let found = amount(rest.isEmpty ? words.dropFirst().first : rest)
    return found.map { sign.contains(where: { "<≤".contains($0) }) ? "at most \($0)" : $0 }
  }
  if let bound = bound(words) {
    // `at most 2l` is a goal as it stands.
    return (meantGoal(bound.rest) ?? (first.lowercased() == "at" ? nil : amount(bound.rest.first)))
      .map { bound.isMost ? "at most \($0)" : $0 }
  }
  let edges = first.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }.map(String.init)
  if edges.count == 2, let low = amount(edges[0]), let high = amount(edges[1]) { return "\(low)..\(high)" }
  if words.count > 2, ["-", "–", ".."].contains(words[1]), let low = amount(first),
    let high = amount(words[2])
  {
    return "\(low)..\(high)"
  }
  guard amount(first) != nil, let often = Often(words), often.isOdd else { return nil }
  switch often.period {
  case .day: return often.amount
  case .week: return "\(often.amount)/week"
  case .month: return nil
  }
}

/// The goal that words of a measure's line which begin no part of it were likely meant for, with its keyword: `max 3` for
/// `goal at most 3`, `min 2l` and `2l` for `goal 2l`; nil where nothing tells.
func meantGoalPart(_ typed: [String]) -> String? {
  if let goal = meantGoal(typed) { return "goal \(goal)" }
  let bound = bound(withUnits(typed))
  let words = bound?.rest ?? withUnits(typed)
  // A time or a date is no amount.
  guard let first = words.first, first.first?.isNumber == true, !first.contains(":"), Day(first) == nil else {
    return nil
  }
  return "goal \(bound?.isMost == true ? "at most " : "")\(meantGoal(words) ?? first)"
}

/// What stands behind words that bound a goal, `at most`, `no more than`, `min`, and whether they say the most that it may
/// be; nil if a text begins with none.
private func bound(_ words: [String]) -> (isMost: Bool, rest: [String])? {
  for count in [3, 2, 1] where words.count > count {
    let phrase = words.prefix(count).joined(separator: " ").lowercased()
    let isMost = TypedWords.atMost.holds(phrase)
    if isMost || TypedWords.atLeast.holds(phrase) { return (isMost, Array(words.dropFirst(count))) }
  }
  return nil
}

/// Whether a text begins with words that bound a goal, and an amount behind them.
func boundsAmount(_ words: ArraySlice<String>) -> Bool {
  bound(Array(words.prefix(4)))?.rest.first?.first?.isNumber == true
}

/// Some words, each number together with the unit that stands apart from it: `max`, `3 cups`.
private func withUnits(_ words: [String]) -> [String] {
  var joined: [String] = []
  for (place, word) in words.enumerated() {
    // Before a number, `cup` declares what one holds: `cup 0.2l`, `cup .2l`.
    let next = words.dropFirst(place + 1).first
    let isCup =
      word.lowercased() == "cup" && next.map { $0.drop { $0 == "." }.first?.isNumber == true } == true
    if !isCup, let last = joined.last, last.last?.isNumber == true, mayBeUnit(word.lowercased()) {
      joined[joined.count - 1] += " " + word
    } else {
      joined.append(word)
    }
  }
  return joined
}

/// Whether a word behind a number may be its unit, and goes on with nothing else.
private func mayBeUnit(_ word: String) -> Bool {
  word.first?.isLetter == true && word.allSatisfy { $0.isLetter } && Often([word]) == nil
    && (!DeclaredPart.isBegun(by: word) || word == "cup")
    && ![TypedWords.per, TypedWords.articles, TypedWords.times, TypedWords.rangeEnd, TypedWords.joints]
      .contains { $0.holds(word) }
}
