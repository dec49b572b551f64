extension Configuration {
  /// The same with another name for a habit or measure.
  package func renaming(_ subject: Reference, to name: String) -> Configuration {
    var renamed = self
    switch subject {
    case .habit(let place): renamed.habits[place].name = name
    case .measure(let place): renamed.measures[place].name = name
    }
    return renamed
  }

  /// Whether another one declares and sets the same, in the same order if that is asked for.
  package func isSame(as other: Configuration, inOrder: Bool = true) -> Bool {
    func sorted(_ measures: [Measure]) -> [Measure] {
      inOrder ? measures : measures.sorted { $0.name < $1.name }
    }
    func sorted(_ habits: [Habit]) -> [Habit] { inOrder ? habits : habits.sorted { $0.name < $1.name } }
    return sorted(habits) == sorted(other.habits) && sorted(measures) == sorted(other.measures)
      && pauses == other.pauses && units == other.units && groups == other.groups
      && settingLines == other.settingLines
  }
}

extension DayFile {
  /// The configuration's file with another name for a habit or measure wherever a line declares it or refers to it; nil if
  /// it would then say anything else.
  package func renaming(
    _ subject: Reference, from old: String, to new: String
  ) -> (edits: [TextEdit], configuration: Configuration)? {
    let before = ConfigurationReading(self)
    let folded = Vocabulary.folded(old)
    var edits: [TextEdit] = []
    for number in lines.indices {
      guard let line = source.withSpan({ ConfigurationLine(number, lines[number], $0) }) else { continue }
      for value in line.references where Vocabulary.folded(value.text) == folded {
        let quote = value.isQuoted ? 1 : 0
        edits.append(TextEdit((value.word.start + quote)..<(value.word.end - quote), new))
      }
    }
    let after = with(source.applying(edits))
    let reading = ConfigurationReading(after)
    guard before.problems.map(\.code) == reading.problems.map(\.code),
      before.problems.map(\.line) == reading.problems.map(\.line),
      reading.configuration.isSame(as: before.configuration.renaming(subject, to: new))
    else { return nil }
    return (edits, reading.configuration)
  }
}

extension ConfigurationLine {
  /// The words that name a habit or measure: what the line declares, or refers to.
  var references: [Value] {
    func following(_ keyword: String, by distance: Int = 1) -> [Value] {
      values.indices.filter { values[$0].keyword == keyword && $0 + distance < values.count }
        .map { values[$0 + distance] }
    }
    let name = Array(values.dropFirst().prefix(1))
    switch values[0].keyword {
    case "habit": return name + parts
    case "measure": return name + following("counts", by: 2)
    case "goal": return name + following("when")
    case "cup": return name
    case "pause": return Array(values.dropFirst(2))
    default: return []
    }
  }

  /// The words behind `all` or `any` of a habit.
  private var parts: [Value] {
    let start = values.dropFirst(2).firstIndex {
      DeclaredPart.named($0.keyword, in: "habit")?.kind == .members
    }
    guard let start else { return [] }
    return values[(start + 1)...].prefix { value in
      !value.isQuoted && DeclaredPart.named(value.keyword, in: "habit") == nil
    }.filter { $0.word.form == .plain && $0.keyword != "of" }
  }
}
