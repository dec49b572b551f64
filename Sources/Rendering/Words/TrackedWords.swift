import Journal

extension Words {
  var measuresHead: String { say("Measures", "Veličiny") }
  var unitsHead: String { say("Units of your own", "Vlastní jednotky") }
  var pausesHead: String { say("Pauses", "Přestávky") }
  var everything: String { say("everything", "všechno") }

  /// Said where nothing is declared.
  var nothingDeclared: String {
    say(
      "Nothing is declared yet: 'daybook config habit read' or 'daybook config measure water goal 2500ml' does it.",
      "Zatím není nic deklarováno: zkuste „daybook config habit čtení“ nebo „daybook config measure water goal 2500ml“."
    )
  }

  /// Said where a word of the configuration declares nothing.
  func noneDeclared(by word: String) -> String {
    say(
      "There is no line \(inQuotes(word)) in daybook.conf; \(inQuotes("daybook help config")) says how one is added.",
      "V daybook.conf není žádný řádek \(inQuotes(word)); jak se přidá, řekne \(inQuotes("daybook help config"))."
    )
  }

  /// The goal of a measure: `goal 2.5 l`, `goal 20 km a week`, `goal 1,800 kcal from Jan 5, 2026 when Workout is
  /// done`.
  func goalFact(_ amount: String, isWeekly: Bool, in days: String, when habit: String?) -> String {
    let asked = (isWeekly ? weekly(amount) : amount) + (days.isEmpty ? "" : " " + days)
    let condition = habit.map { say(" when \($0) is done", ", je-li splněno \($0)") } ?? ""
    return say("goal \(asked)", "cíl \(asked)") + condition
  }

  /// The sweet spot of a goal.
  func bestFact(_ range: String) -> String { say("best \(range)", "nejlépe \(range)") }

  func unitFact(_ unit: String) -> String {
    unit.isEmpty ? say("counted", "počítá se") : say("in \(unit)", "v jednotkách \(unit)")
  }

  func cupFact(_ amount: String) -> String { say("cup \(amount)", "hrnek \(amount)") }

  func presetsFact(_ amounts: [String]) -> String {
    let list = amounts.joined(separator: ", ")
    return say("presets \(list)", "předvolby \(list)")
  }

  /// Until when of the day it is meant to be taken.
  func byFact(_ time: String) -> String { say("by \(time)", "do \(time)") }

  /// Its days are given away.
  var pushFact: String { say("sent by push", "posílá ji push") }

  /// A share of it counts for another measure.
  func lendingFact(_ percent: Micros, _ other: String) -> String {
    let share = quantity(micros: percent, unit: "%")
    return say(
      "\(share) counts for \(other)",
      "\(Words.czechOf(percent.wholeUnits)) \(share) se počítá i jinam (\(other))")
  }

  /// How the amounts of a day make its value.
  func aggregateFact(_ aggregate: Aggregate) -> String {
    switch aggregate {
    case .sum: say("the sum of a day", "součet za den")
    case .last: say("the last of a day", "poslední za den")
    case .mean: say("the mean of a day", "průměr za den")
    case .max: say("the most of a day", "nejvíc za den")
    case .min: say("the least of a day", "nejmíň za den")
    }
  }

  /// The days that ask for a habit: `daily`, `Mon Wed Fri`, `3 a week`.
  func schedule(_ schedule: Schedule) -> String {
    switch schedule {
    case .daily: say("daily", "denně")
    case .weekdays(let set): set.weekdays.map { shortWeekdayName($0.index) }.joined(separator: " ")
    case .everyDays(let step): say("every \(step) days", "každý \(step). den")
    case .perWeek(let count): say("\(times(count)) a week", "\(times(count)) týdně")
    case .perDays(let count, let days):
      say("\(times(count)) in \(self.days(days))", "\(times(count)) za \(self.days(days))")
    }
  }

  /// The habits and measures that a habit is made of: `all of Weighed, Breakfast`, `any 2 of Workout, Gym, Running`.
  func madeOf(_ need: Derivation.Need, _ titles: [String]) -> String {
    let list = titles.joined(separator: ", ")
    switch need {
    case .all: return say("all of \(list)", "vše z těchto: \(list)")
    case .any(1): return say("any of \(list)", "něco z těchto: \(list)")
    case .any(let count): return say("any \(count) of \(list)", "aspoň \(count) z těchto: \(list)")
    }
  }

  func underHeading(_ heading: String) -> String {
    say("under \(inQuotes(heading))", "pod \(inQuotes(heading))")
  }

  func alsoCalled(_ aliases: [String]) -> String {
    let list = aliases.joined(separator: ", ")
    return say("also \(list)", "také \(list)")
  }

  /// From when to when something holds: `from Jan 12, 2026 until Feb 1, 2026`; empty if always.
  func span(_ from: Day?, _ until: Day?) -> String {
    func told(_ day: Day) -> String {
      isAloud ? date(day.parts) : shortDate(day.parts, showingYear: true)
    }
    return [
      from.map { say("from", "od") + blank + told($0) }, until.map { say("until", "do") + blank + told($0) },
    ].compactMap(\.self).joined(separator: " ")
  }
}
