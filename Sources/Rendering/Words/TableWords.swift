import Reports

extension Words {
  /// The heads of the columns of tables.
  var dueHead: String { say("Due", "V plánu") }
  var decidedHead: String { say("Decided", "Rozhodnuto") }
  var limitHead: String { say("At most", "Nejvýše") }
  var stateHead: String { say("State", "Stav") }
  var reasonHead: String { say("Why", "Proč") }
  var sourcesHead: String { say("Lines", "Řádky") }
  var timeHead: String { say("Time", "Čas") }
  var hourHead: String { say("From", "Od") }
  var unitHead: String { say("Counted in", "Počítá se na") }
  var measureUnitHead: String { say("Unit", "Jednotka") }
  var badgeHead: String { say("Badge", "Odznak") }
  var categoryHead: String { say("Kind", "Druh") }
  var earnedHead: String { say("Earned", "Získáno") }
  var doneHead: String { say("Done", "Hotovo") }
  var neededHead: String { say("Needed", "Potřeba") }

  /// The unit of a streak: `days`, `dny`.
  func unitName(_ unit: StreakUnit) -> String {
    switch unit {
    case .day: say("days", "dny")
    case .week: say("weeks", "týdny")
    }
  }
}
