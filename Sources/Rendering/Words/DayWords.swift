import Journal
import Reports

extension Words {
  /// The greeting for an hour of the day, 0 to 23.
  func greeting(hour: Int, name: String?) -> String {
    let greeting =
      switch TimeOfDay(minutes: hour * 60).part {
      case .morning: say("Good morning", "Dobré ráno")
      case .afternoon: say("Good afternoon", "Dobré odpoledne")
      case .evening: say("Good evening", "Dobrý večer")
      case .night: say("Good night", "Dobrou noc")
      }
    return name.map { "\(greeting), \($0)!" } ?? "\(greeting)!"
  }

  /// A day as seen from today: `Today`, `Yesterday`, `in 3 days`; nil beyond a week.
  func relativeDay(_ days: Int) -> String? {
    switch days {
    case 0: say("Today", "dnes")
    case -1: say("Yesterday", "včera")
    case 1: say("Tomorrow", "zítra")
    case -6 ... -2: say("\(-days) days ago", "před \(-days)\(blank)dny")
    case 2...6: say("in \(days) days", "za \(self.days(days))")
    default: nil
    }
  }

  /// How much of the day is done: `6/9 completed (66 %)`; read aloud `6 of 9 completed, 66 percent`.
  func completed(_ part: Int, of all: Int, percent: Int?) -> String {
    let share = isAloud ? some(part, of: all) : "\(part)/\(all)"
    let fraction = say("\(share) completed", "Splněno \(share)")
    guard let percent else { return fraction }
    return isAloud ? "\(fraction), \(self.percent(percent))" : "\(fraction) (\(self.percent(percent)))"
  }

  /// Said of a day on which all that was due is met.
  var perfectDay: String { say("a perfect day", "bezchybný den") }

  /// Said of a day in a pause of everything, with what the person calls it.
  func paused(_ label: String?) -> String {
    label.map { say("Paused: \($0)", "Přestávka: \($0)") } ?? say("Everything is paused", "Vše má přestávku")
  }

  /// The head of the habits.
  var habitsHeading: String { say("Habits", "Návyky") }
  /// The head of the ticks that are declared nowhere.
  var oneOffsHeading: String { say("One-offs", "Jednorázově") }

  /// The head of what is still open in the files of the days before.
  var earlierHeading: String { say("Still open", "Ještě otevřené") }
  /// The same of one day, at the beginning of a sentence: `Still open from Monday, January 12:`.
  func stillOpen(from day: String) -> String { say("Still open from \(day):", "Ještě otevřené, \(day):") }

  /// Said of a habit whose day is in a pause.
  var isPaused: String { say("paused", "přestávka") }

  /// A weekly quota: `2/3 this week`.
  func quota(_ done: Int, of all: Int, isThisWeek: Bool, isByThen: Bool) -> String {
    "\(done)/\(all) \(inWeek(isThisWeek: isThisWeek, isByThen: isByThen))"
  }

  /// The habits that the day does not ask for.
  func notDue(_ labels: [String]) -> String {
    say("Not due: ", "Není v plánu: ") + labels.joined(separator: ", ")
  }

  /// A time of the day before.
  func yesterdayAt(_ time: String) -> String { say("\(time) yesterday", "včera \(time)") }

  /// A timer that runs; without a length it was never ended.
  func runs(_ label: String, since: String, for length: String?) -> String {
    guard let length else {
      return say("\(label): started at \(since), not ended", "\(label): stopky od \(since), neukončené")
    }
    return say(
      "\(label): running since \(since), for \(length)", "\(label): stopky běží od \(since), už \(length)")
  }

  /// One streak that goes on.
  func inARow(_ label: String, _ length: String) -> String {
    say("\(label): \(length) in a row", "\(label): série \(length)")
  }

  /// The head of several of them.
  var streaksHeading: String { say("In a row", "Série") }

  /// One streak that today has to save.
  func stake(_ label: String, streak: String) -> String {
    say("\(label): a streak of \(streak) is at stake today", "\(label): série \(streak), dnes v sázce")
  }

  /// The head of several of them.
  var stakesHeading: String { say("Streaks at stake today", "Dnes v sázce") }

  /// How long a streak is: `12 days`, `3 weeks`.
  func length(of streak: Streak) -> String {
    switch streak.unit {
    case .day: days(streak.length)
    case .week: weeks(streak.length)
    }
  }
}

extension Words {
  /// How it stands with a habit or a one-off, read aloud: `done at 10:30`, `open, planned for 10:30`.
  func tick(_ state: State, time: String?, isWritten: Bool) -> String {
    switch (state, time) {
    case (.met, let time?) where isWritten: say("done \(at(time))", "splněno \(at(time))")
    case (.met, _): say("done", "splněno")
    case (.pending, let time?) where isWritten: say("open, planned for \(time)", "zbývá, v plánu na \(time)")
    case (.pending, let time?): say("open, usually \(at(time))", "zbývá, obvykle \(at(time))")
    default: name(of: state)
    }
  }

  /// Text that the person wrote, read aloud.
  func journal(_ text: String) -> String { say("Note: \(text)", "Poznámka: \(text)") }
}

extension Words {
  /// Said where neither a configuration nor the files track anything.
  var nothingTracked: String {
    say(
      "Your daybook is empty, and ready. Say what you want to keep track of, or just write the first line:",
      "Deník je prázdný a čeká. Nastavte si, co chcete sledovat, nebo rovnou napište první řádek:")
  }

  /// Said of today, as long as nothing is written.
  var nothingToday: String {
    say("A fresh page. Begin with what comes first:", "Čistá stránka. Začněte tím, co je první:")
  }

  /// Said of a past day without anything.
  var nothingThatDay: String {
    say("Nothing was written on this day. It can still be added:", "Z tohoto dne nic není. Lze to doplnit:")
  }

  /// Said of a day whose file cannot be read, or is not on this machine.
  var dayOutOfReach: String {
    say(
      "What was written on this day is not known: its file cannot be read here.",
      "Co se v tento den zapsalo, není známo: jeho soubor tu nejde přečíst.")
  }

  /// Said of a future day without anything.
  var nothingYet: String {
    say("Nothing is written for this day yet.", "K tomuto dni zatím není nic zapsáno.")
  }

  /// The words beside a command that say what it would do.
  var proposalSetUp: String { say("choose goals and habits", "vybrat cíle a návyky") }
  var proposalFirst: String { say("a first line", "první řádek") }
  var proposalNote: String { say("a thought", "myšlenka") }

  /// Text to stand in a command for a note.
  var sampleNote: String { say("a quiet night", "klidná noc") }
}

extension Words {
  /// Said where the file of a day has no lines, or there is none.
  var noLines: String {
    say(
      "Nothing is written on this day; 'daybook add' and 'daybook note' write a line.",
      "Z tohoto dne není nic zapsáno; řádek zapíše „daybook add“ nebo „daybook note“.")
  }

  /// A line of a file with its number, read aloud.
  func numberedLine(_ number: Int, _ text: String) -> String {
    say("Line \(number): \(text)", "Řádek \(number): \(text)")
  }
}
