import Journal

/// Lines for `daybook.conf` that declare what an import found undeclared, each read back.
package struct DeclaredLines: Sendable {
  /// The lines, without line ends.
  package private(set) var lines: [String] = []
  /// The configuration's file with them at its end.
  package private(set) var file: DayFile

  /// Works the lines out on what `daybook.conf` holds, nil if there is none; a name that is known has no line.
  package init(_ declarations: [ImportedDeclaration], after current: ContiguousArray<UInt8>?) {
    file = DayFile(current ?? ContiguousArray("daybook 1\n".utf8))
    var reading = ConfigurationReading(file)
    var added: Set<Reference> = []
    for declaration in declarations {
      // Records are named by the label where there is one.
      let name = declaration.label ?? declaration.name
      // Two names of the other program may be one word here: `#x` and `x!`.
      if let known = ImportedNames(Vocabulary(reading.configuration)).subject(of: name),
        !added.contains(known) || Vocabulary(reading.configuration).subject(named: name) != nil
      {
        continue
      }
      if DeclaredLines.isEntry(name, reading.configuration) { continue }
      for line in DeclaredLines.spellings(of: declaration) {
        let after = DayFile(file.adding(line, style: FileStyle(ending: file.lineEnding)).applied(to: file))
        let next = ConfigurationReading(after)
        guard after.lines.count == file.lines.count + 1, next.problems.count == reading.problems.count,
          next.configuration.habits.count == reading.configuration.habits.count
            + (declaration.isHabit ? 1 : 0),
          next.configuration.measures.count == reading.configuration.measures.count
            + (declaration.isHabit ? 0 : 1),
          let subject = ImportedNames(Vocabulary(next.configuration)).subject(of: name),
          !added.contains(subject)
        else { continue }
        added.insert(subject)
        lines.append(line)
        (file, reading) = (after, next)
        addGoals(of: declaration, &reading, to: line.split(separator: " ").dropFirst().first ?? "")
        break
      }
    }
  }

  /// Adds the goals of later dates, each on a line, as far as they can be read.
  private mutating func addGoals(
    of declaration: ImportedDeclaration, _ reading: inout ConfigurationReading, to word: Substring
  ) {
    for goal in declaration.goals {
      let line = "goal \(word) \(goal)"
      let after = DayFile(file.adding(line, style: FileStyle(ending: file.lineEnding)).applied(to: file))
      let next = ConfigurationReading(after)
      guard next.problems.count == reading.problems.count else { continue }
      lines.append(line)
      (file, reading) = (after, next)
    }
  }

  /// Whether a name is what a person types for something declared, `Water 2l`: declared, it would take those lines away.
  private static func isEntry(_ name: String, _ configuration: Configuration) -> Bool {
    guard !configuration.declaresNothing,
      let reading = LineReader(configuration, isImplied: false).alone(name)?.reading
    else { return false }
    return reading.subject != nil && reading.amount != nil
  }

  /// The ways of declaring it, best first: as the importer has it, else with nothing but its name.
  private static func spellings(of declaration: ImportedDeclaration) -> [String] {
    let keyword = declaration.isHabit ? "habit" : "measure"
    let word = ImportedNames.word(for: declaration.name)
    var parts = ImportedText.words(of: declaration.line)
    if !declaration.isHabit, parts.allSatisfy({ Aggregate(rawValue: String($0)) == nil }) {
      let aggregate = Level.aggregate(of: declaration.name) ?? declaration.label.flatMap(Level.aggregate)
      if let aggregate { parts.insert(aggregate.rawValue, at: parts.firstIndex(of: "#") ?? parts.endIndex) }
    }
    let rest = parts.joined(separator: " ")
    let bare = ImportedNames.word(for: declaration.label ?? declaration.name)
    let numbered = declaration.label == nil ? [] : (2...9).map { "\(keyword) \(word)-\($0) \(rest)" }
    let words = declaration.isID ? [declaration.name, word] : [word]
    return words.map { rest.isEmpty ? "\(keyword) \($0)" : "\(keyword) \($0) \(rest)" } + numbered
      + [declaration.isHabit ? "habit \(bare)" : "measure \(bare) unit count"]
  }
}

extension FileStyle {
  /// The style of a file that has line ends and no indentation.
  fileprivate init(ending: ContiguousArray<UInt8>) {
    self.init()
    self.ending = ending
  }
}
