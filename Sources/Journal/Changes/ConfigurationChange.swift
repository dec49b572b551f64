/// One line of `daybook.conf` that a person wants to say something else, or to be there.
package struct ConfigurationChange: Sendable {
  /// Why it is not made.
  package enum Refusal: Error {
    /// The first word is neither a setting nor a declaration.
    case unknownWord(near: [String])
    /// The line, or another because of it, would be an error.
    case problem(Problem)
    /// No habit or measure has the name; `near` is what may be meant.
    case notDeclared(String, near: String?)
    /// A habit, of a part that only measures have; `schedule` is what a goal of it may have been meant as.
    case notAMeasure(String, schedule: String?)
    /// A goal or cup of a name that nothing declares; `parts` would declare a measure with it.
    case undeclared(String, parts: [String])
    /// A new name of several words, which can be a label; `rest` are the words behind it.
    case labelAsName(String, rest: [String])
    /// The habit or measure is declared on a line, counting from 1, and nothing is said to change; `unit` is that of a
    /// measure, and `bound` what stands before the amount of its goal.
    case declared(String, line: Int, unit: String?, bound: String?)
    /// A goal or cup of a declared measure, which would hold for all days past too: another line holds from today.
    case dated(keyword: String, name: String, amount: String)
    /// A goal that asks for at least something, though it does not say so, of a measure whose goal is a limit; `parts` are
    /// the words behind the name.
    case limit(String, parts: [String])
    /// An amount of another kind than the measure is counted in, whose unit is named; `wanted` is the unit that the measure
    /// may be given for it, nil where it cannot.
    case otherUnit(keyword: String, name: String, amount: String, unit: String, wanted: String?)
    /// Nothing stands behind the name that is to be changed, or an amount in its place; `unit` is that of the measure, and
    /// `bound` what stands before the amount of its goal.
    case nothingSaid(keyword: String, name: String?, unit: String?, bound: String?)
    /// Read back, the file would not be what was meant.
    case notReadBack
  }

  /// The word that the line begins with, in small letters.
  let keyword: String
  /// The setting it changes; nil if it declares something.
  let setting: Setting?
  /// The words after it, as they are to stand in the file.
  let values: [String]
  /// The words after it, as a person gave them.
  let typed: [String]
  /// The day from which something new holds.
  let today: Day

  /// The words that a line may begin with.
  package static var keywords: [String] { Setting.words + declarations + parts }
  /// The words of those that declare something.
  package static var declarations: [String] { ConfigurationLine.declarations }
  /// The words for one part of a line that declares something: the presets of a measure, the last day of anything.
  package static let parts = ["presets", "end"]
  /// Those behind which the name of a habit or measure comes.
  package static var naming: [String] { declarations.filter { !["unit", "group"].contains($0) } + parts }

  /// Takes the words of a line as a shell hands them over: without the quotes that a label had.
  ///
  /// A new habit, goal or cup, a measure with a goal, and a new size of a known unit get a `from` of today, unless
  /// they have one.
  package init(_ key: String, _ typed: [String], today: Day) throws(Refusal) {
    let keyword = key.lowercased()
    guard ConfigurationChange.keywords.contains(keyword) else {
      throw .unknownWord(near: ConfigurationChange.keywords.filter { isNear($0, keyword) })
    }
    self.keyword = keyword
    self.typed = typed
    self.today = today
    setting = Setting.named(keyword)
    values = setting?.words(typed: typed) ?? TypedDeclaration(keyword, typed).words
  }

  /// The values with a `from` of today where something new needs one.
  private func dated(_ lines: [ConfigurationLine]) -> [String] {
    guard !values.isEmpty, !values.contains(where: { $0.lowercased() == "from" }) else { return values }
    let isDated =
      switch keyword {
      case "habit": true
      // A name alone has nothing yet that could hold from a day on.
      case "goal", "cup": values.count > 1
      case "measure": values.contains { $0.lowercased() == "goal" }
      case "unit": values.count > 1 && (lines.contains { names(sameAs: $0) } || isStandardUnit)
      default: false
      }
    return isDated ? values + ["from", today.description] : values
  }

  /// Whether the name is that of a unit of the format, whose own size held until now.
  private var isStandardUnit: Bool {
    values.first.map { name in Unit.catalogue.contains { $0.spellings.holds(name.lowercased()) } } ?? false
  }

  /// Whether a line declares something for the same name.
  private func names(sameAs line: ConfigurationLine) -> Bool {
    guard line.values[0].keyword == keyword, line.values.count > 1, let name = values.first else {
      return false
    }
    return Vocabulary.folded(line.values[1].text) == Vocabulary.folded(name)
  }

  /// The change of a configuration's file, all of whose other lines stay as they are, byte for byte.
  package func applied(to file: DayFile) throws(Refusal) -> (file: DayFile, line: Int) {
    let lines = file.configurationLines
    let parts = try partChange(lines, of: file)
    let change = if let parts { parts.change } else { try change(of: file, lines) }
    guard let after = change.alone(on: file) else { throw .notReadBack }
    let (before, now) = (ConfigurationReading(file), ConfigurationReading(after))
    let line = Int32(change.line)
    if let problem = now.problems.first(where: { problem in
      guard problem.line == line else { return false }
      return switch problem.kind {
      case .tinyAmount, .zeroGoal, .newerVersion: true
      default: problem.severity == .error
      }
    }) {
      throw refusal(for: problem, in: file)
    }
    try refuseLiftedLimit(before.configuration, now.configuration, line: change.line + 1)
    let old = before.problems.filter { $0.severity == .error }.map(\.kind)
    let new = now.problems.filter { $0.severity == .error && !old.contains($0.kind) }
    if let problem = new.first { throw .problem(problem) }
    guard parts.map({ $0.isMade(in: after) }) ?? true, isSaid(in: now.configuration, at: change.line) else {
      throw .notReadBack
    }
    return (after, change.line)
  }

  /// The change of a line that declares a habit or measure already; nil if the change is none of such a line.
  private func partChange(
    _ lines: [ConfigurationLine], of file: DayFile
  ) throws(Refusal) -> PartChange? {
    let isAmount = values.first?.first?.isNumber == true
    if ["goal", "cup"].contains(keyword) && values.count < 2 || keyword == "presets" && isAmount {
      throw nothingSaid(isAmount ? nil : values.first, in: file)
    }
    try refuseUndeclared(lines, in: file)
    guard setting == nil,
      ConfigurationChange.parts.contains(keyword) || ConfigurationLine.subjects.contains(keyword)
    else { return nil }
    guard let name = values.first else { throw nothingSaid(nil, in: file) }
    let isPart = ConfigurationChange.parts.contains(keyword)
    let line = lines.first {
      $0.declares(name) && (keyword == "end" || $0.values[0].keyword == (isPart ? "measure" : keyword))
    }
    guard let line else {
      if !isPart { return nil }
      if keyword == "presets", lines.contains(where: { $0.declares(name) }) {
        throw .notAMeasure(name, schedule: nil)
      }
      throw .notDeclared(name, near: Vocabulary(ConfigurationReading(file).configuration).near(name))
    }
    let rest = Array(values.dropFirst())
    switch keyword {
    case "end": return PartChange(["until", rest.first ?? today.description], of: line, in: file)
    case "presets":
      if rest.isEmpty { throw nothingSaid(name, in: file) }
      let change = PartChange(["presets"] + rest, of: line, in: file)
      if let other = change.words(ofOtherThan: .presets) {
        let unit = measure(name, in: ConfigurationReading(file).configuration)?.unit.name ?? ""
        let expected = unit.isEmpty ? Expectation.number : .kind(unit)
        throw .problem(
          line.problem(.badValue(word: keyword, value: other, expected: expected), at: line.values[0]))
      }
      return change
    default: break
    }
    if rest.isEmpty {
      let configuration = ConfigurationReading(file).configuration
      throw .declared(
        name, line: line.number + 1, unit: measure(name, in: configuration)?.unit.name,
        bound: bound(name, in: configuration))
    }
    let change = PartChange(rest, of: line, in: file)
    if let second = change.second {
      throw .problem(
        line.problem(.badValue(word: keyword, value: second, expected: .first), at: line.values[0]))
    }
    if keyword == "measure", let kind = change.kinds.first(where: { $0 == .goal || $0 == .cup }) {
      let keyword = kind == .goal ? "goal" : "cup"
      let amount = change.amount(of: kind)
      // What is proposed in its place is what would be done.
      _ = try ConfigurationChange(
        keyword, [name] + amount.split(separator: " ").map(String.init), today: today
      )
      .applied(to: file)
      throw .dated(keyword: keyword, name: name, amount: amount)
    }
    return change
  }

  /// The refusal of a change that says nothing of a name; without one it is about the leading measure.
  private func nothingSaid(_ name: String?, in file: DayFile) -> Refusal {
    let configuration = ConfigurationReading(file).configuration
    let measure =
      if let name {
        measure(name, in: configuration)
      } else {
        configuration.leadingMeasure.map { configuration.measures[$0] }
      }
    return .nothingSaid(
      keyword: keyword, name: name ?? measure?.name, unit: measure?.unit.name,
      bound: measure.flatMap { bound($0.name, in: configuration) })
  }

  /// The words before the amount of a measure's goal, where that is a limit; nil of any other.
  private func bound(_ name: String, in configuration: Configuration) -> String? {
    guard case .measure(let place)? = Vocabulary(configuration).subject(named: name),
      configuration.isLimited(place, on: today)
    else { return nil }
    return "at most"
  }

  /// The measure of a name, label or alias; nil if it is not declared.
  private func measure(_ name: String, in configuration: Configuration) -> Measure? {
    guard case .measure(let place)? = Vocabulary(configuration).subject(named: name) else { return nil }
    return configuration.measures[place]
  }

  /// Whether a text that may hold anything reads back as it was given.
  private func isSaid(in configuration: Configuration, at line: Int) -> Bool {
    guard let setting else { return true }
    if case .text = setting.value {
      return setting.text(in: configuration) == typed.joined(separator: " ")
    }
    return configuration.settingLines[keyword] == line + 1
  }

  private func change(of file: DayFile, _ lines: [ConfigurationLine]) throws(Refusal) -> Change {
    let isSetting = setting != nil
    let values = isSetting ? values : keyword == "pause" ? try labelledPause(lines) : dated(lines)
    let text = keyword == "habit" ? PartChange.withoutDaily(values) : values.joined(separator: " ")
    let new = DayFile("\(keyword) \(text)").configurationLines.first
    let same = lines.last { isSetting ? $0.values[0].keyword == keyword : new?.replaces($0) ?? false }
    if let same {
      guard let first = same.values.dropFirst().first, let last = same.values.last else {
        let end = same.values[0].word.end
        return Change(edits: [TextEdit(end..<end, " " + text)], line: same.number)
      }
      return Change(edits: [TextEdit(first.word.start..<last.word.end, text)], line: same.number)
    }
    let kin = isSetting ? Setting.words : [keyword]
    // What stands below a heading is its own, so that a new one comes last.
    let neighbour = keyword == "group" ? lines.last : lines.last { kin.contains($0.values[0].keyword) }
    var gap = 1
    if let neighbour, neighbour.values.count > 1, kin.contains(neighbour.values[0].keyword) {
      let column = neighbour.values[1].word.start - neighbour.values[0].word.start
      gap = max(1, column - keyword.utf8.count)
    }
    let line = keyword + String(repeating: " ", count: gap) + text
    if let neighbour { return file.inserting(line, after: neighbour.number) }
    guard isSetting, let first = lines.first else { return file.inserting(line, after: file.lines.count - 1) }
    return file.inserting(line, after: first.number - 1)
  }
}

extension DayFile {
  /// Puts a line in below another, in the file's own line ends; -1 puts it first.
  func inserting(_ text: String, after index: Int) -> Change {
    let ending = lines.contains { $0.next > $0.end } ? lineEnding : [Byte.newline]
    return inserting(ContiguousArray(text.utf8), after: index, ending: ending, isEnded: false)
  }
}
