/// The goal that words which are none were likely meant for, as it is written: `<2l` and `max 2l` for `at most 2l`,
/// `1400-1600` for `1400..1600`, `2l/day` for `2l`; nil where nothing tells.
package func meantGoal(_ words: [String]) -> String? {
  guard let first = words.first else { return nil }
  func amount(_ text: String?) -> String? { text.flatMap { $0.first?.isNumber == true ? $0 : nil } }
  let sign = first.prefix { "<>=≤≥".contains($0) }
  if !sign.isEmpty {
    let rest = String(first.dropFirst(sign.count))
    let found = amount(rest.isEmpty ? words.dropFirst().first : rest)
    return found.map { sign.contains(where: { "<≤".contains($0) }) ? "at most \($0)" : $0 }
  }
  if TypedWords.limit.holds(first.lowercased()) {
    return amount(words.dropFirst().first).map { "at most \($0)" }
  }
  let edges = first.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }.map(String.init)
  if edges.count == 2, let low = amount(edges[0]), let high = amount(edges[1]) { return "\(low)..\(high)" }
  if words.count > 2, ["-", "–", ".."].contains(words[1]), let low = amount(first),
    let high = amount(words[2])
  {
    return "\(low)..\(high)"
  }
  return first.lowercased().hasSuffix("/day") ? amount(String(first.dropLast(4))) : nil
}
