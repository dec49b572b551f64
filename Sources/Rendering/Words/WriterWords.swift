import Journal

extension Words {
  /// Said once, by the command whose entry reaches a goal: `Goal reached: Water, 2.5 l today. Well done!`
  ///
  /// `amount` is the total as it is printed, and `title` the measure's. A week's goal is of this week.
  package func goalReached(
    _ amount: String, of title: String, on day: Day, today: Day, isWeekly: Bool = false
  ) -> String {
    // Of kilocalories the unit says it all.
    let what = amount.hasSuffix(title) ? amount : "\(shortened(title)), \(amount)"
    let when = isWeekly ? say("this week", "tento týden") : self.when(day, today)
    return say("Goal reached: \(what) \(when). Well done!", "Cíl splněn: \(what) \(when). Výborně!")
  }

  /// Said once, by the command that earns a badge.
  package func badgeEarned(_ title: String) -> String {
    say("New badge: \(shortened(title))", "Nový odznak: \(shortened(title))")
  }

  /// A mark that a habit has already: `breakfast is already ticked in 2026-01-12.txt:3; nothing to change`.
  ///
  /// `line` counts from 1.
  package func alreadyMarked(_ habit: String, _ mark: Mark, file: String, line: Int) -> String {
    let (name, place) = (shortened(habit), "\(shown(file)):\(line)")
    let done =
      switch mark {
      case .done: say("is already ticked", "už je odškrtnuto")
      case .skipped: say("is already skipped", "už je vynecháno")
      case .open, .none: say("is already open", "už je otevřené")
      }
    return say("\(name) \(done) in \(place); nothing to change", "\(name) \(done) v \(place); není co měnit")
  }

  /// What a command says that found nothing to change.
  package var nothingToChange: String { say("nothing to change", "není co měnit") }

  /// `init` has written the configuration.
  package func initialized(_ path: String) -> String {
    say(
      "\(shown(path)) is written; try 'daybook add water 250ml'",
      "\(shown(path)) je zapsán; zkuste „daybook add water 250ml“")
  }

  /// `init` found a configuration and left it alone.
  package func alreadyInitialized(_ path: String) -> String {
    say(
      "\(shown(path)) is there already; nothing was changed, 'daybook edit config' opens it",
      "\(shown(path)) už existuje; nic se nezměnilo, otevře ho „daybook edit config“")
  }

  /// `undo` has taken a change back; `ownLinesOnly` if others changed the same files and only its lines went back.
  package func tookBack(_ change: String, ownLinesOnly: Bool = false) -> String {
    let head = say("took back: \(shortened(change, to: 80))", "vráceno zpět: \(shortened(change, to: 80))")
    return ownLinesOnly ? head + say(" (other changes since are kept)", " (pozdější změny zůstaly)") : head
  }

  /// A change is made and cannot be taken back, with the reason that a file gave, or none without a state folder.
  package func undoUnavailable(_ reason: FileReason?, path: String = "") -> String {
    guard let reason else {
      return say(
        "the change is made, but 'undo' will not know it: neither XDG_STATE_HOME nor HOME is set",
        "změna je provedena, ale „undo“ o ní nebude vědět: XDG_STATE_HOME ani HOME není nastaveno")
    }
    let why = self.reason(reason)
    return say(
      "the change is made, but 'undo' will not know it: \(shown(path)) cannot be written: \(why)",
      "změna je provedena, ale „undo“ o ní nebude vědět: \(shown(path)) nejde zapsat: \(why)")
  }

  /// How many files `fmt` changed, of how many it looked at.
  package func formatted(_ changed: Int, of all: Int) -> String {
    if changed == 0 { return say("\(files(all)), all tidy", "\(files(all)), vše v pořádku") }
    let count = number(changed)
    return say("\(files(all)), \(count) tidied", "\(files(all)), upraveno \(count)")
  }

  /// What long work says while it reads: `reading 1,200 of 36,500 files`.
  package func progress(reading done: Int, of all: Int) -> String {
    say(
      "reading \(number(done)) of \(files(all))",
      "čte se \(number(done)) z \(number(all)) \(all == 1 ? "souboru" : "souborů")")
  }

  /// When something happened, at the end of a sentence: `today`, `yesterday`, `on Jan 12, 2026`.
  private func when(_ day: Day, _ today: Day) -> String {
    switch today - day {
    case 0: say("today", "dnes")
    case 1: say("yesterday", "včera")
    default: say("on ", "") + shortDate(day.parts, showingYear: day.year != today.year)
    }
  }
}
