/// Names for which a line would be an error, and what may be meant.
extension ConfigurationChange {
  /// Refuses a goal or cup of a habit or of a name that nothing declares, and a new name of several words.
  func refuseUndeclared(_ lines: [ConfigurationLine], in file: DayFile) throws(Refusal) {
    guard setting == nil, let first = values.first else { return }
    let name = first.filter { $0 != "\"" }
    let rest = Array(values.dropFirst())
    let declaring = lines.first { $0.declares(name) }
    switch keyword {
    case _ where ConfigurationLine.subjects.contains(keyword):
      guard declaring == nil, name.contains(" ") else { return }
      throw .labelAsName(name, rest: rest)
    case "goal", "cup":
      guard let declaring else {
        guard Vocabulary(ConfigurationReading(file).configuration).near(name) == nil else { return }
        let word = name.split(separator: " ").joined(separator: "-")
        guard ConfigurationReading(DayFile("measure \(word) unit ml")).problems.isEmpty else { return }
        let aggregate = Level.aggregate(of: word).map { [$0.rawValue] } ?? []
        let parts = aggregate + [keyword] + rest
        let line = "measure \(word) \(parts.joined(separator: " "))"
        let isRead = ConfigurationReading(DayFile(line)).problems.isEmpty
        throw .undeclared(name, parts: isRead ? parts : aggregate + [keyword, "250ml"])
      }
      guard declaring.values[0].keyword == "habit" else { return }
      throw .notAMeasure(name, schedule: keyword == "goal" ? schedule(in: rest) : nil)
    default: return
    }
  }

  /// The schedule of a habit that a goal may have been meant as: `3/week` of `3/week` and of `3`, else as an example.
  private func schedule(in words: [String]) -> String {
    let said = words.joined(separator: " ")
    return [said, said + "/week"].first { schedule in
      let line = DayFile("habit x \(schedule)")
      return ConfigurationReading(line).problems.isEmpty
        && DeclaredParts(line.configurationLines[0], in: line).parts.map(\.kind) == [.schedule]
    } ?? "3/week"
  }
}
