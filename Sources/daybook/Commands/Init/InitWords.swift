import Journal
import Rendering

extension Words {
  /// A question in a few lines that a screen reader reads in order; it ends without a line end.
  func question(_ step: Onboarding.Step, after answers: Onboarding.Answers) -> String {
    switch step {
    case .welcome:
      return say(
        """
        Welcome to daybook: a day is a small text file, and a line is what you did. It counts your water and habits, and they stay in files of your own.
        Step 1 of 5. Four short questions follow; Enter takes the default, b goes back, s skips the rest.
        Press Enter to begin:
        """,
        """
        Vítejte v daybooku: den je malý textový soubor a řádek je to, co jste udělali. Počítá vodu a návyky a ty zůstávají ve vašich souborech.
        Krok 1 z 5. Následují čtyři krátké otázky; Enter potvrdí výchozí hodnotu, z vrátí o krok zpět, p přeskočí zbytek.
        Začněte klávesou Enter:
        """) + " "
    case .goal:
      let (list, goal) = (choices(Onboarding.goals), answers.goal)
      return say(
        """
        Step 2 of 5. How much water a day is your goal? From 500 to 5000 ml.
        \(list)
        Write a number from the list, an amount such as 2.2l or 80oz, or your weight, such as 70kg, for a suggestion.
        Goal, Enter for \(goal):
        """,
        """
        Krok 2 z 5. Kolik vody chcete denně vypít? Od 500 do 5000 ml.
        \(list)
        Napište číslo ze seznamu, množství, třeba 2,2l, nebo svou váhu, třeba 70kg, pro návrh.
        Cíl, Enter pro \(goal):
        """) + " "
    case .cup:
      let (list, cup) = (choices(answers.cups), answers.cup)
      return say(
        """
        Step 3 of 5. How much does your usual cup or glass hold?
        \(list)
        Write a number from the list, or an amount.
        Cup, Enter for \(cup):
        """,
        """
        Krok 3 z 5. Kolik se vejde do vašeho obvyklého hrnku nebo sklenice?
        \(list)
        Napište číslo ze seznamu, nebo množství.
        Hrnek, Enter pro \(cup):
        """) + " "
    case .reminders:
      let (times, plan) = (Onboarding.times, answers.remind == "off" ? say("no", "ne") : answers.remind)
      return say(
        """
        Step 4 of 5. Should daybook remind you to drink?
        1:\(blank)no. 2:\(blank)every two hours. 3:\(blank)at \(times).
        Write a number from the list, another interval such as 90min, or times such as 9:00, 13:00.
        Reminders, Enter for \(plan):
        """,
        """
        Krok 4 z 5. Má vám daybook připomínat pití?
        1:\(blank)ne. 2:\(blank)každé dvě hodiny. 3:\(blank)v časech \(times).
        Napište číslo ze seznamu, jiný odstup, třeba 90min, nebo časy, třeba 9:00, 13:00.
        Připomínky, Enter pro \(plan):
        """) + " "
    case .habits:
      let chosen =
        answers.habits.isEmpty
        ? say("none", "žádné")
        : say("the \(answers.habits.count) chosen", "vybrané (\(answers.habits.count))")
      return say(
        """
        Step 5 of 5. Which habits would you like to tick off?
        \(proposedHabits)
        Write numbers such as 2 3 5, all, or names of your own, separated by commas: Read, Walk 18:30, Gym every mon wed fri.
        Habits, Enter for \(chosen):
        """,
        """
        Krok 5 z 5. Které návyky chcete odškrtávat?
        \(proposedHabits)
        Napište čísla, třeba 2 3 5, všechny, nebo vlastní jména oddělená čárkami: Čtení, Procházka 18:30, Posilovna every mon wed fri.
        Návyky, Enter pro \(chosen):
        """) + " "
    }
  }

  private func choices(_ presets: [String]) -> String {
    presets.enumerated().map { "\($0.offset + 1):\(blank)\($0.element)." }.joined(separator: " ")
  }

  private var proposedHabits: String {
    HabitAnswer.proposed.enumerated().map { place, habit in
      "\(place + 1):\(blank)\(habit.label[language])" + (habit.time.map { " \($0)" } ?? "") + "."
    }.joined(separator: " ")
  }

  /// An answer that names no habit.
  func notAHabit(_ typed: String) -> String {
    say(
      "\(quoted(typed)) cannot be a habit; begin with a name, then perhaps a time or 'every mon wed fri': Walk 18:30.",
      "\(quoted(typed)) nemůže být návyk; začněte jménem, za ním může být čas nebo „every mon wed fri“: Procházka 18:30."
    )
  }

  /// A habit with something behind its name that is nearly a schedule; `meant` says it as one, `name` is all of it as a
  /// name.
  func habitWithSchedule(_ typed: String, meant: String, name: String?) -> String {
    let other =
      name.map {
        say("; if all of it is the name, write \(quoted($0))", "; je-li to celé jméno, napište \(quoted($0))")
      } ?? ""
    return say(
      "With a schedule, \(quoted(typed)) is written \(quoted(meant))\(other).",
      "S rozvrhem se \(quoted(typed)) píše \(quoted(meant))\(other).")
  }

  /// A goal made of a weight.
  func suggestion(_ millilitres: Int) -> String {
    say(
      "About \(number(millilitres)) ml, by the rule of thumb of 33 ml for each kilogram; it is no medical advice.",
      "Asi \(number(millilitres)) ml, podle hrubého pravidla 33 ml na kilogram; není to lékařská rada.")
  }

  /// An answer that is no amount, or outside of what is sensible, in millilitres.
  func notInRange(_ range: ClosedRange<Int>) -> String {
    say(
      "Please write an amount from \(range.lowerBound) to \(range.upperBound) ml.",
      "Napište prosím množství od \(range.lowerBound) do \(range.upperBound) ml.")
  }

  /// An answer that is no plan of reminders.
  var notReminders: String {
    say(
      "Please write 1, 2 or 3, an interval such as 2h, or times such as 9:00, 13:00.",
      "Napište prosím 1, 2 nebo 3, odstup, třeba 2h, nebo časy, třeba 9:00, 13:00.")
  }

  /// `init` without a terminal and without `--yes`: what it would ask, and what to write.
  var initWouldAsk: String {
    say(
      "'init' would ask for your goal of water (2500ml), your cup (250ml), reminders (off) and habits (none), and there is no terminal to ask at; 'daybook init --yes' takes these",
      "„init“ by se zeptal na cíl vody (2500ml), hrnek (250ml), připomínky (off) a návyky (žádné), ale není tu terminál; „daybook init --yes“ vezme tyto hodnoty"
    )
  }

  /// `init` whose questions were left.
  var initLeft: String {
    say("nothing was made; 'daybook init' asks again", "nic nevzniklo; „daybook init“ se zeptá znovu")
  }

  /// The `daybook.conf` that `init` writes: every line of it valid, its remarks in the person's language.
  func firstConfiguration(_ answers: Onboarding.Answers, week: Weekday? = nil) -> String {
    let head = say(
      "What this daybook tracks. Edit it freely; man 5 daybook tells all that may stand here.",
      "Co tento deník sleduje. Upravte si ho; vše, co tu může stát, říká man 5 daybook.")
    let remark =
      answers.habits.isEmpty
      ? say(
        "Habits, one a line; take away the # of those you want, and add your own.",
        "Návyky, na každém řádku jeden; u těch, které chcete, smažte #, a přidejte vlastní.")
      : say("Habits, one a line; add your own.", "Návyky, na každém řádku jeden; přidejte vlastní.")
    let habits =
      answers.habits.isEmpty
      ? HabitAnswer.proposed.filter { ["breakfast", "workout"].contains($0.name) }.map {
        "# " + $0.line(in: self)
      }
        + ["# habit read \"\(say("Read", "Čtení"))\" 3/week"]
      : answers.habits
    let settings =
      ["language \(language.rawValue)"] + (week.map { ["week \($0)"] } ?? [])
      + (answers.isCustomary ? ["units us"] : []) + ["active 08:00-22:00", "remind \(answers.remind)"]
    let water =
      "\(say("\"Water\"", "\"Voda\" alias vody alias vodu")) goal \(answers.goal) cup \(answers.cup)"
    return """
      daybook 1
      # \(head)
      \(settings.joined(separator: "\n"))

      measure water \(water) presets \(answers.presets)

      # \(remark)
      \(habits.joined(separator: "\n"))

      """
  }

  /// The `daybook.conf` that would track what recurs in notes, each line with the number of days that it stands on.
  func configuration(of vault: Vault) -> String {
    let head = say(
      "What recurs in \(days(vault.noteCount)) of notes; delete what you do not track.",
      "Co se opakuje v poznámkách za \(days(vault.noteCount)); smažte, co nesledujete.")
    let lines = vault.declarations.map { "\($0.line) # \(days($0.dayCount))\n" }.joined()
    return "daybook 1\n\(vault.layoutLine)language \(language.rawValue)\n\n# \(head)\n\(lines)"
  }

  /// `init` found notes in the folder.
  func foundNotes(_ notes: Int, _ names: Int) -> String {
    say(
      "\(notes) \(notes == 1 ? "note" : "notes") and \(names) \(names == 1 ? "name that recurs" : "names that recur"); this would be daybook.conf:",
      "poznámek: \(notes), jmen, která se opakují: \(names); toto by byl daybook.conf:")
  }

  /// `init` would write what it found, and nobody is there to ask.
  var notAskedForNotes: String {
    say(
      "nothing is written, since there is no terminal to ask at; 'daybook init --yes' writes it",
      "nic se nezapsalo, protože tu není terminál, kde se zeptat; zapíše to „daybook init --yes“")
  }

  /// The question whether to track what was found.
  var trackThese: String { say("Write it? [Y/n]", "Zapsat? [A/n]") }

  /// `init` has written the configuration: what it wrote, what makes reminders speak, and what to type next.
  ///
  /// `program` is how this daybook is reached from where the person stands.
  func initialized(_ path: String, _ answers: Onboarding.Answers?, program: String) -> [String] {
    var sentences = [say("\(shown(path)) is written.", "\(shown(path)) je zapsán.")]
    if let answers, answers.remind != "off" {
      let command = inQuotes("\(program) remind --install systemd")
      sentences.append(
        say(
          "Reminders speak once a timer runs them: \(command) prints one, also for launchd or cron.",
          "Připomínky se ozvou, až je bude spouštět časovač: \(command) ho vypíše, i pro launchd nebo cron."))
    }
    sentences.append(say("You're all set! Try these:", "Vše je připraveno! Vyzkoušejte:"))
    let first =
      answers.map { "\(program) add \(say("water", "voda")) \($0.cup)" } ?? "\(program) stats"
    return sentences + ["  \(first)", "  \(program)"]
  }

  /// `init` found a configuration and left it alone.
  func alreadyInitialized(_ path: String) -> String {
    say(
      "\(shown(path)) is there already; nothing was changed, 'daybook edit config' opens it",
      "\(shown(path)) už existuje; nic se nezměnilo, otevře ho „daybook edit config“")
  }
}
