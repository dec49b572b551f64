/// The days that a strength is computed from.
enum StrengthKind {
  /// The decided days of a habit.
  case day
  /// The decided days of a goal, each by the share of it that was reached.
  case dayAmount
  /// Every day, by what its last seven days hold of so many.
  case week(Int)
  /// Every day, by what its last seven days hold of a weekly goal.
  case weekAmount
}

extension Words {
  /// How a strength comes about.
  func strengthFormula(_ percent: String, _ kind: StrengthKind) -> String {
    let days =
      switch kind {
      case .day:
        say(
          "each decided day adds its part, met 1, missed 0",
          "přispívá každý rozhodnutý den, splněný 1, nesplněný 0")
      case .dayAmount:
        say(
          "each decided day adds its part, up to 1 by the share of the goal",
          "přispívá každý rozhodnutý den, nejvýš 1 podle podílu na cíli")
      case .week(let quota):
        say(
          "each day adds its part, up to 1 by what seven days hold of \(number(quota))",
          "přispívá každý den, nejvýš 1 podle toho, kolik \(Words.czechOf(quota)) \(number(quota)) je v sedmi dnech"
        )
      case .weekAmount:
        say(
          "each day adds its part, up to 1 by what seven days hold of the goal",
          "přispívá každý den, nejvýš 1 podle toho, kolik z cíle je v sedmi dnech")
      }
    return say(
      "Strength \(percent): \(days); the newest weigh most, and 13 days in a row make half",
      "Síla \(percent): \(days); nejnovější váží nejvíc a 13 splněných dní za sebou dá polovinu")
  }

  /// How a trend comes about.
  func trendFormula(_ trend: String) -> String {
    say(
      "Trend \(trend): each day with an amount moves it a tenth of the way to that amount",
      "Trend \(trend): každý den s hodnotou ho posune o desetinu cesty k té hodnotě")
  }

  /// The head of the last steps of a strength.
  func strengthSteps(_ count: Int) -> String {
    say(
      count == 1 ? "Strength, the last day that counts" : "Strength, the last \(days(count)) that count",
      "Síla, poslední započítané dny (\(number(count)))")
  }

  /// The head of the last steps of a trend.
  func trendSteps(_ count: Int) -> String {
    say("Trend, the last \(days(count)) with an amount", "Trend, poslední dny s hodnotou (\(number(count)))")
  }

  /// A day of a strength: `Jan 12 100.0 % → 67.2 %`.
  func strengthStep(_ date: String, _ done: String, _ strength: String) -> String {
    isAloud
      ? say("\(date), done \(done), strength \(strength)", "\(date), hotovo \(done), síla \(strength)")
      : step(date, done, strength)
  }

  /// A day of a trend: `Jan 12 82.4 kg → 82.1 kg`.
  func trendStep(_ date: String, _ value: String, _ trend: String) -> String {
    isAloud
      ? say("\(date), \(value), trend \(trend)", "\(date), \(value), trend \(trend)")
      : step(date, value, trend)
  }

  /// The parts of a step, which no line is broken within.
  private func step(_ date: String, _ value: String, _ result: String) -> String {
    [date, value, glyphs.areASCII ? "->" : "→", result].joined(separator: blank)
      .split(separator: " ").joined(separator: blank)
  }
}
