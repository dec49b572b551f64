import Journal
import Rendering

extension Words {
  /// A question in a few lines that a screen reader reads in order; it ends without a line end.
  func question(_ step: Onboarding.Step, after answers: Onboarding.Answers) -> String {
    switch step {
    case .welcome:
      return say(
        """
        Welcome to daybook: a day is a small text file, and a line is what you did.
        Step 1 of 4. Three short questions follow; Enter takes the default, b goes back, s skips the rest.
        Press Enter to begin:
        """,
        """
        Vítejte v daybooku: den je malý textový soubor a řádek je to, co jste udělali.
        Krok 1 ze 4. Následují tři krátké otázky; Enter vezme výchozí hodnotu, z se vrátí, p přeskočí zbytek.
        Začněte klávesou Enter:
        """) + " "
    case .goal:
      let (list, goal) = (choices(Onboarding.goals), answers.goal)
      return say(
        """
        Step 2 of 4. How much water a day is your goal? From 500 to 5000 ml.
        \(list)
        Write a number from the list, an amount such as 2.2l or 80oz, or your weight, such as 70kg, for a suggestion.
        Goal, Enter for \(goal):
        """,
        """
        Krok 2 ze 4. Kolik vody denně má být cíl? Od 500 do 5000 ml.
        \(list)
        Napište číslo ze seznamu, množství, třeba 2,2l, nebo svou váhu, třeba 70kg, pro návrh.
        Cíl, Enter pro \(goal):
        """) + " "
    case .cup:
      let (list, cup) = (choices(Onboarding.cups), answers.cup)
      return say(
        """
        Step 3 of 4. How much does your usual cup or glass hold?
        \(list)
        Write a number from the list, or an amount.
        Cup, Enter for \(cup):
        """,
        """
        Krok 3 ze 4. Kolik se vejde do vašeho obvyklého hrnku nebo sklenice?
        \(list)
        Napište číslo ze seznamu, nebo množství.
        Hrnek, Enter pro \(cup):
        """) + " "
    case .reminders:
      let (times, plan) = (Onboarding.times, answers.remind)
      return say(
        """
        Step 4 of 4. Should daybook remind you to drink?
        1: no. 2: every two hours. 3: at \(times).
        Write a number from the list, or times of your own, such as 09:00 13:00.
        Reminders, Enter for \(plan):
        """,
        """
        Krok 4 ze 4. Má vám daybook připomínat pití?
        1: ne. 2: každé dvě hodiny. 3: v \(times).
        Napište číslo ze seznamu, nebo vlastní časy, třeba 09:00 13:00.
        Připomínky, Enter pro \(plan):
        """) + " "
    }
  }

  private func choices(_ presets: [Int]) -> String {
    presets.enumerated().map { "\($0.offset + 1): \($0.element) ml." }.joined(separator: " ")
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
      "Please write 1, 2 or 3, or times such as 09:00 13:00.",
      "Napište prosím 1, 2 nebo 3, nebo časy, třeba 09:00 13:00.")
  }

  /// `init` without a terminal and without `--yes`: what it would ask, and what to write.
  var initWouldAsk: String {
    say(
      "'init' would ask for your goal of water (2500ml), your cup (250ml) and reminders (off), and there is no terminal to ask at; 'daybook init --yes' takes these",
      "„init“ by se zeptal na cíl vody (2500ml), hrnek (250ml) a připomínky (off), ale není tu terminál; „daybook init --yes“ vezme tyto hodnoty"
    )
  }

  /// `init` whose questions were left.
  var initLeft: String {
    say("nothing was made; 'daybook init' asks again", "nic nevzniklo; „daybook init“ se zeptá znovu")
  }

  /// The configuration that `init` writes, with reminders as they were chosen.
  func firstConfiguration(goal: String, cup: String, remind: String) -> String {
    firstConfiguration(goal: goal, cup: cup).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0 == "remind off" ? "remind \(remind)" : String($0) }.joined(separator: "\n")
  }

  /// The `daybook.conf` that `init` writes: every line of it valid, its remarks in the person's language.
  func firstConfiguration(goal: String, cup: String) -> String {
    let remarks = (
      head: say(
        "What this daybook tracks. Edit it freely; man 5 daybook tells all that may stand here.",
        "Co tento deník sleduje. Upravte si ho; vše, co tu může stát, říká man 5 daybook."),
      water: say("water:", "voda:"),
      habits: say(
        "Habits, one a line; take away the # of those you want, and add your own.",
        "Návyky, na každém řádku jeden; u těch, které chcete, smažte #, a přidejte vlastní.")
    )
    return """
      daybook 1
      # \(remarks.head)
      language \(language.rawValue)
      active 08:00-22:00
      remind off

      measure water "\(say("Water", "Voda"))" goal \(goal) cup \(cup) presets 100ml 250ml 330ml 500ml

      # \(remarks.habits)
      # habit breakfast 10:30 "\(say("Breakfast", "Snídaně"))"
      # habit workout "\(say("Workout", "Cvičení"))" every mon wed fri
      # habit read "\(say("Read", "Čtení"))" 3/week

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

  /// `init` has written the configuration.
  func initialized(_ path: String, isOfNotes: Bool = false) -> String {
    let command = inQuotes(isOfNotes ? "daybook stats" : "daybook add water 250ml")
    return say("\(shown(path)) is written; try \(command)", "\(shown(path)) je zapsán; zkuste \(command)")
  }

  /// `init` found a configuration and left it alone.
  func alreadyInitialized(_ path: String) -> String {
    say(
      "\(shown(path)) is there already; nothing was changed, 'daybook edit config' opens it",
      "\(shown(path)) už existuje; nic se nezměnilo, otevře ho „daybook edit config“")
  }
}
