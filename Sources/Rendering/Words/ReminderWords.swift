import Journal
import Reports

extension Screen {
  /// A reminder as a sentence, about a measure in its unit.
  package func sentence(for reminder: Reminder, about measure: Measure?, _ facts: ReminderFacts) -> String {
    let unit = measure?.unit ?? .count("")
    let goal = largeAmount(facts.goal ?? 0, in: unit)
    let end = words.time(facts.end)
    // Of water it goes without saying what is meant.
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
  private func rounded(_ micros: Int64, in unit: Unit) -> Int64 {
    unit == .millilitre ? (micros + 5_000_000) / 10_000_000 * 10_000_000 : micros
  }
}

extension Words {
  /// What reminders said could not be kept, so that they may repeat themselves.
  package func remindersForgotten(_ reason: FileReason) -> String {
    say(
      "what was said cannot be kept (\(self.reason(reason))), so it may be said again; --stateless says nothing of this",
      "co zaznělo, nejde uložit (\(self.reason(reason))), a může tedy zaznít znovu; --stateless o tom mlčí")
  }

  /// What a unit is for, in the unit itself.
  package var reminderUnit: String { say("daybook reminders", "Připomínky z deníku") }

  /// Stands before the commands that put a unit in place.
  package var putInPlace: String { say("to put it in place:", "do chodu ji uvedou tyto příkazy:") }

  /// None of the programs that could show a reminder is there; the best stands first.
  package func notifierMissing(_ names: [String]) -> String {
    say(
      "to show what it says it needs \(either(names)), which is not on the PATH",
      "aby bylo vidět, co říká, potřebuje \(either(names)), a to v PATH není")
  }

  /// The system that a unit is for does not seem to be there.
  package func schedulerMissing(_ name: String, program: String) -> String {
    say(
      "\(name) does not seem to be on this machine: \(quoted(program)) is not on the PATH",
      "\(name) na tomto stroji zřejmě není: \(quoted(program)) není v PATH")
  }

  /// Reminders are not switched on.
  package var remindersOff: String {
    say(
      "reminders are off in daybook.conf, so it will be silent; 'daybook config remind every 2h' switches them on",
      "připomínky jsou v daybook.conf vypnuté, takže bude mlčet; zapne je „daybook config remind every 2h“")
  }

  /// A path with control characters in it, or that is no UTF-8.
  package func notForAUnit(_ path: String) -> String {
    say(
      "\(quoted(path)) cannot be written into a unit: its name has control characters, or is not UTF-8",
      "\(quoted(path)) nejde zapsat do jednotky: jeho název má řídicí znaky, nebo není v UTF-8")
  }
}
