/// Headings, and the habits that are made of others.
extension ConfigurationRound {
  /// `group "Meals"`
  mutating func readGroup(_ line: ConfigurationLine) throws(Problem) {
    var cursor = ConfigurationCursor(line)
    let label = try cursor.value(.quotedText)
    guard !label.text.isEmpty else { throw cursor.problem(.quotedText, at: label) }
    try cursor.end()
    groups.append((line.number, label.text))
    if !configuration.groups.contains(label.text) { configuration.groups.append(label.text) }
  }

  /// The heading above a line; nil if there is none.
  func group(of line: ConfigurationLine) -> String? { groups.last { $0.line < line.number }?.label }

  /// Takes what stands behind `all` or `any` of a habit; the names are looked up once everything is declared.
  mutating func takeParts(
    _ cursor: inout ConfigurationCursor, behind word: ConfigurationLine.Value, of habit: Int,
    _ line: ConfigurationLine
  ) throws(Problem) {
    guard configuration.habits[habit].derivation == nil else { throw cursor.problem(.first, at: word) }
    var count: (number: Int, value: ConfigurationLine.Value)?
    if word.keyword == "any", let next = cursor.next, !next.isQuoted, let number = Int(next.text) {
      cursor.pass()
      guard cursor.take("of") != nil else { throw cursor.problem(.words(["of"])) }
      count = (number, next)
    }
    var names: [ConfigurationLine.Value] = []
    while let next = cursor.next, !next.isQuoted, next.text.first?.isLetter == true,
      DeclaredPart.named(next.keyword, in: "habit") == nil
    {
      names.append(next)
      cursor.pass()
    }
    guard !names.isEmpty else { throw cursor.problem(.parts) }
    if let count, !(1...names.count).contains(count.number) {
      throw cursor.problem(.upTo(names.count), at: count.value)
    }
    parts[line.number] = names
    configuration.habits[habit].derivation = Derivation(
      word.keyword == "all" ? .all : .any(count?.number ?? 1))
  }

  /// Looks up the names that a habit is made of.
  mutating func readParts(_ line: ConfigurationLine) throws(Problem) {
    guard case .habit(let habit)? = subjects[line.number], let names = parts[line.number] else { return }
    var found: [Reference] = []
    for name in names {
      guard let part = subject(named: name.text) else { throw unknown(name, in: line) }
      guard !configuration.isDerived(part) else {
        let parts = part == .habit(habit) ? [] : parts(of: part)
        let isCircular = parts.contains { subject(named: $0) == .habit(habit) }
        throw line.problem(.derivedPart(name.text, parts: isCircular ? [] : parts), at: name)
      }
      guard !found.contains(part) else {
        throw ConfigurationCursor(line).problem(.first, at: name)
      }
      found.append(part)
    }
    configuration.habits[habit].derivation?.parts = found
  }

  /// The names that the line of a habit made of others has, as they are written there.
  private func parts(of subject: Reference) -> [String] {
    subjects.first { $0.value == subject }.flatMap { parts[$0.key]?.map(\.text) } ?? []
  }
}
