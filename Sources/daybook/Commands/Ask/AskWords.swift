import Journal
import Rendering
import Speech

extension Words {
  /// `ask` without a terminal.
  var askNeedsTerminal: String {
    say(
      "'ask' needs a terminal to ask at; in a script write 'daybook done HABIT' or 'daybook add LINE'",
      "„ask“ potřebuje terminál, aby se mělo kde ptát; ve skriptu napište „daybook done NÁVYK“ nebo „daybook add ŘÁDEK“"
    )
  }

  /// A day on which everything is answered.
  func nothingOpen(on date: String) -> String {
    say("\(date): nothing is open, well done", "\(date): nic není otevřené, výborně")
  }

  /// The keys, in one line.
  var askLegend: String {
    say(
      "Enter or d done, s skip, t time, a amount, l later, b back, q quit, ? help",
      "Enter nebo h hotovo, v vynechat, č čas nebo m množství, p později, z zpět, k konec, ? nápověda")
  }

  /// The place of a question among all: `3/9`.
  func place(_ number: Int, of all: Int) -> String { "\(number)/\(all)" }

  /// An answer as it is shown; empty for one that a typed text or the help follows.
  func shown(_ answer: Asking.Answer) -> String {
    switch answer {
    case .done: say("done", "hotovo")
    case .skip: say("skipped", "vynecháno")
    case .later: say("later", "později")
    case .back: say("back", "zpět")
    case .quit: say("end", "konec")
    case .preset(let number): String(number)
    case .help, .typed: ""
    }
  }

  /// Asks for a time to be typed.
  var askTime: String { say("At what time (15:45, or now)?", "V kolik (15:45, nebo teď)?") }
  /// Asks for an amount to be typed, with one as an example.
  func askAmount(example: String) -> String {
    say("How much, such as \(example)?", "Kolik, třeba \(example)?")
  }

  /// The keys of a habit.
  var askHabitHelp: String {
    say(
      "Enter or d: done, at the usual time. t: done, at a time that you type. s: skip it on purpose. l: leave it open. b: back to the question before. q: end.",
      "Enter nebo h: hotovo, v obvyklý čas. č: hotovo, v čas, který napíšete. v: záměrně vynechat. p: nechat otevřené. z: zpět k předchozí otázce. k: konec."
    )
  }

  /// The keys of a goal; `cup` is what Enter adds, nil if there is no cup.
  func askMeasureHelp(cup: String?) -> String {
    let enter = cup.map { say("Enter or d: add \($0). ", "Enter nebo h: přidat \($0). ") } ?? ""
    return enter
      + say(
        "1 to 9: add that amount. a: an amount that you type. s: skip it on purpose. l: leave it open. b: back to the question before. q: end.",
        "1 až 9: přidat to množství. m: množství, které napíšete. v: záměrně vynechat. p: nechat otevřené. z: zpět k předchozí otázce. k: konec."
      )
  }

  /// The keys of a question that is answered by yes or no.
  var yesAndNo: String { say("Enter or y yes, n no:", "Enter nebo a ano, n ne:") }

  /// Offers to go through days that have no file.
  func offer(ofDaysMissed count: Int, from first: Day, to last: Day) -> String {
    let days = days(count)
    if count == 1 {
      let date = longDate(first.parts, weekday: first.weekday.index)
      return say(
        "\(date) has no file. Go through it now?", "Bez souboru je \(date). Projít ho teď?")
    }
    let (one, other) = (shortDate(first.parts, showingYear: true), shortDate(last.parts, showingYear: true))
    return say(
      "\(days) have no file, \(one) to \(other). Go through them now?",
      "\(days) \(czech(count, "nemá", "nemají", "nemá")) soubor, \(one) až \(other). Projít je teď?")
  }
}

extension TypedWords {
  /// The keys of `ask`, one letter each; the English ones serve in every language.
  private static let keys: [(answer: Asking.Answer, keys: Translated<[String]>)] = [
    (.done, Translated([" ", "d", "y", "x"], cs: ["h"])), (.skip, Translated(["s", "-"], cs: ["v"])),
    (.typed, Translated(["t", "a"], cs: ["č", "c", "m"])), (.later, Translated(["l", "n"], cs: ["p"])),
    (.back, Translated(["b"], cs: ["z"])), (.quit, Translated(["q"], cs: ["k"])),
    (.help, Translated(["?"], cs: [])),
  ]

  /// The answer that a letter gives in a language; nil if it gives none.
  static func answer(to key: String, in language: Language) -> Asking.Answer? {
    for language in [.en, language] {
      if let found = keys.first(where: { $0.keys[language].contains(key) }) { return found.answer }
    }
    return nil
  }
}
