import Journal

// Commands that are offered where a report has nothing to show yet; each works as it stands.
extension Words {
  /// The command that writes a first line: of the leading measure, else of a habit; of water where nothing is declared.
  func firstLine(_ configuration: Configuration) -> String {
    if let measure = configuration.leadingMeasure.map({ configuration.measures[$0] }) {
      return firstLine(of: measure)
    }
    let habit = configuration.habits.first { $0.derivation == nil }
    return habit.map { "daybook done \(shellWord($0.name))" } ?? "daybook add water 250ml"
  }

  /// The command that writes a first line of a measure.
  func firstLine(of measure: Measure) -> String {
    let amount = exampleAmount(measure.unit.name, isTogether: true)
    return "daybook add \(shellWord(measure.name)) \(shellWord(amount))"
  }

  /// The command that chooses goals and habits: `init` never touches a `daybook.conf` that is there.
  func setUp(_ configuration: Configuration) -> String {
    configuration.settingLines.isEmpty && configuration.declaresNothing
      ? "daybook init" : "daybook config habit \(say("read", "čtení"))"
  }
}
