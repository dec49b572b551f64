/// The names that are declared, before anything can refer to them.
extension ConfigurationRound {
  /// Enters the name of a habit or measure, with its label and its aliases.
  mutating func declare(_ line: ConfigurationLine) throws(Problem) {
    let name = try declaredName(line)
    if line.values[0].keyword == "habit" {
      subjects[line.number] = .habit(configuration.habits.count)
      configuration.habits.append(Habit(name: name))
      configuration.habits[configuration.habits.count - 1].group = group(of: line)
      return
    }
    let unit = try unit(of: line)
    subjects[line.number] = .measure(configuration.measures.count)
    configuration.measures.append(Measure(name: name, unit: unit))
    configuration.measures[configuration.measures.count - 1].group = group(of: line)
  }

  /// The name of a line, which is one word, new, and looks like no number, time or tag.
  private mutating func declaredName(_ line: ConfigurationLine) throws(Problem) -> String {
    let cursor = ConfigurationCursor(line)
    guard let name = cursor.next, !name.isQuoted, name.word.form == .plain, let first = name.text.first,
      first.isLetter, !name.text.utf8.contains(where: { $0 == Byte.colon || $0 == Byte.quote })
    else { throw cursor.problem(.name) }
    try claim(name, line)
    for index in line.values.indices.dropFirst(2)
    where line.values[index - 1].keyword == "alias" || line.values[index].isQuoted {
      try claim(line.values[index], line)
    }
    return name.text
  }

  private mutating func claim(
    _ value: ConfigurationLine.Value, _ line: ConfigurationLine
  ) throws(Problem) {
    let folded = Vocabulary.folded(value.text)
    if let first = declared[folded], first != line.number + 1 {
      throw line.problem(.declaredTwice(value.text, line: first), at: value)
    }
    declared[folded] = line.number + 1
  }

  /// The habit or measure of a name, label or alias; nil if it is not declared.
  func subject(named name: String) -> Reference? {
    declared[Vocabulary.folded(name)].flatMap { subjects[$0 - 1] }
  }

  /// Makes sure that a word of a goal or a cup which no unit is may be what is counted: letters, and not nearly a unit.
  private func check(
    _ unit: Unit, _ line: ConfigurationLine, _ value: ConfigurationLine.Value, expecting expected: Expectation
  ) throws(Problem) {
    guard unit.kind == .count, !unit.name.isEmpty, Unit.catalogue.allSatisfy({ $0.unit.name != unit.name })
    else { return }
    guard unit.name.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic }) else {
      throw line.problem(
        .badValue(word: line.values[0].text, value: value.text, expected: expected), at: value)
    }
    if let near = Unit.near(abbreviation: unit.name) {
      throw line.problem(.unknownUnit(unit.name, near: near, expected: near), at: value)
    }
  }

  /// The unit of a measure: its `unit`, else that of its goal, else that of its cup, on its own line.
  func unit(of line: ConfigurationLine) throws(Problem) -> Unit {
    let reader = amounts(of: nil)
    if let unit = try saidUnit(of: line, by: reader) { return unit }
    if let unit = try impliedUnit(of: line, by: reader) { return unit }
    let likely = try likelyUnit(of: line, by: reader)
    throw line.problem(.missingUnit(measure: line.values[1].text, as: likely), at: line.values[1])
  }

  /// The unit behind the word `unit`; nil without that word.
  private func saidUnit(of line: ConfigurationLine, by reader: AmountReader) throws(Problem) -> Unit? {
    guard let index = line.place(after: "unit") else { return nil }
    var cursor = ConfigurationCursor(line)
    guard index < line.values.count else {
      cursor.pass(line.values.count)
      throw cursor.problem(.unit)
    }
    let value = line.values[index]
    let quote = value.isQuoted ? 1 : 0
    let (start, end) = (value.word.start + quote, max(value.word.start + quote, value.word.end - quote))
    if let unit = source.withSpan({ reader.unit($0, start, end, in: .free) }) {
      return reader.unit(unit, of: nil)
    }
    guard value.text.first?.isLetter == true else { throw cursor.problem(.unit, at: value) }
    return .count(value.text)
  }

  /// The unit of the goal, else of the cup, on the line; nil if neither has one.
  private func impliedUnit(of line: ConfigurationLine, by reader: AmountReader) throws(Problem) -> Unit? {
    for keyword in ["goal", "cup"] {
      guard let start = line.place(after: keyword) else { continue }
      var index = start
      if index + 2 < line.values.count, line.values[index].keyword == "at" { index += 2 }
      guard index < line.values.count else { continue }
      let words = line.bareWords(from: index)
      let unit = source.withSpan { reader.impliedUnit($0, words) }
      // A word that is no unit may belong to a goal in other words.
      if keyword == "goal", unit.map({ $0.kind == .count && !$0.name.isEmpty }) ?? true,
        meantGoal(line.values[start...].map(\.text)) != nil
      {
        var cursor = ConfigurationCursor(line)
        cursor.pass(start - 1)
        throw cursor.noGoal()
      }
      if let unit {
        try check(unit, line, line.values[index], expecting: keyword == "goal" ? .goal : .amount)
        return Unit.base(of: unit.kind).kind == .count ? unit : Unit.base(of: unit.kind)
      }
    }
    return nil
  }

  /// The unit that a measure without one may have been meant to have, by its name; nil if there is none. What is a goal
  /// without its word is a problem of its own.
  private func likelyUnit(of line: ConfigurationLine, by reader: AmountReader) throws(Problem) -> String? {
    // `measure weight kg`, `measure coffee max 3`, `measure weight to 80kg`
    var cursor = ConfigurationCursor(line)
    cursor.pass()
    var likely: String?
    while let next = cursor.next {
      let part = DeclaredPart.named(next.keyword, in: "measure")?.kind
      cursor.pass()
      if next.isQuoted || part == .aggregate { continue }
      guard part == nil || part == .cup else { break }
      if part == nil, let problem = cursor.goalWithoutKeyword { throw problem }
      if source.withSpan({ reader.unit($0, next.word.start, next.word.end, in: .free) }) != nil {
        likely = next.text
        break
      }
    }
    // What counts for another measure is of its kind.
    let other = line.place(after: "counts").flatMap {
      line.values.indices.contains($0 + 1) ? line.values[$0 + 1] : nil
    }
    if case .measure(let place)? = other.flatMap({ subject(named: $0.text) }) {
      likely = configuration.measures[place].unit.name
    }
    return likely
  }
}

extension ConfigurationLine {
  /// The place behind a word that stands behind the name, whether or not anything stands there; nil without the word.
  fileprivate func place(after keyword: String) -> Int? {
    values.dropFirst(2).firstIndex { $0.keyword == keyword }.map { $0 + 1 }
  }
}
