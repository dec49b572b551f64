import Journal
import Reports

extension Screen {
  /// A reminder as a sentence, about a measure in its unit.
  package func sentence(for reminder: Reminder, about measure: Measure?, _ facts: ReminderFacts) -> String {
    let unit = measure?.unit ?? .count("")
    let goal = largeAmount(facts.goal ?? 0, in: unit)
    let end = words.time(facts.end)
    // Where it is water, it goes without saying what is meant.
    let what = unit.kind == .volume ? "" : " (\((measure?.title ?? "").printable))"
    let cup = unit.kind == .volume ? words.say(" A cup now?", " Dáte si teď hrnek?") : ""
    switch reminder {
    case .pace(let perHour):
      let pace = amount(rounded(perHour, in: unit), in: unit)
      return words.say(
        "You need about \(pace) an hour to reach \(goal)\(what) by \(end).\(cup)",
        "Abyste do \(end) dosáhli \(goal)\(what), potřebujete asi \(pace) za hodinu.\(cup)")
    case .lastCup(let remaining):
      let left = amount(remaining, in: unit)
      return words.say(
        "Only \(left) to go to \(goal)\(what).\(cup)", "Do \(goal)\(what) chybí už jen \(left).\(cup)")
    case .outOfReach(let sensible):
      let rate = amount(rounded(sensible, in: unit), in: unit)
      return words.say(
        "\(goal)\(what) is out of reach today, and catching up all at once does no good. About \(rate) an hour is sensible, and tomorrow is a new day.",
        "\(goal)\(what) už se dnes nestihne a dohánět to najednou nemá smysl. Rozumných je asi \(rate) za hodinu a zítra je nový den."
      )
    case .met:
      return words.say(
        "You reached \(goal)\(what) today. Well done!", "Dnes máte splněno \(goal)\(what). Výborně!")
    case .planned(let ticks):
      let list = ticks.map { tick in
        let time = words.time(Int(facts.dayStarts.minutes) + tick.minute)
        return "\(words.shortened(tick.name)) (\(time))"
      }
      return words.say("Still open: ", "Ještě zbývá: ") + list.joined(separator: ", ") + "."
    }
  }

  /// Millilitres to the nearest ten: a pace is no measurement.
  private func rounded(_ micros: Micros, in unit: Unit) -> Micros {
    unit == .millilitre ? Micros((micros.number + 5_000_000) / 10_000_000 * 10_000_000) : micros
  }
}
