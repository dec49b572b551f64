import Journal

extension Words {
  /// The head of the register.
  var registerHeading: String { say("Lines", "Řádky") }

  /// The heads of its columns.
  var lineHead: String { say("Line", "Řádek") }
  var amountHead: String { say("Amount", "Množství") }
  var fileHead: String { say("File", "Soubor") }
  var lineNumberHead: String { say("No.", "Č.") }

  /// How many lines there are, and on how many days: `12 lines on 8 days`.
  func linesOnDays(_ count: Int, days number: Int) -> String {
    let inDays = czech(number, "dni", "dnech", "dnech")
    return say(
      "\(lines(count)) on \(days(number))",
      "\(lines(count)) \(Words.czechIn(number)) \(self.number(number))\(blank)\(inDays)")
  }

  /// A sum of which a part is a share of others' amounts: `water 950 ml, 400 ml of it from tea`.
  func lent(_ total: String, _ lent: String, by lenders: [String]) -> String {
    say(
      "\(total), \(lent) of it from \(listed(lenders, "and"))",
      "\(total), z toho \(lent) odjinud (\(lenders.joined(separator: ", ")))")
  }

  /// `v` or `ve` before a number, as it is spoken: `v 5`, `ve 12`.
  private static func czechIn(_ number: Int) -> String {
    begins(number, [1, 2, 3, 4], [2, 3, 4], [2, 3, 4, 12, 13, 14]) ? "ve" : "v"
  }

  /// Said where nothing was written yet, or nothing in a period.
  func nothingToList(_ command: String) -> String {
    say(
      "There is no line in these days. One is enough to begin: \(inQuotes(command)).",
      "V těchto dnech není žádný řádek. Na začátek stačí jeden: \(inQuotes(command)).")
  }

  /// Said where no line fits.
  func nothingFits(_ what: String, near: String?) -> String {
    let what = quoted(what)
    guard let near else {
      return say(
        "No line fits \(what).", "Pro \(what) se nenašel žádný řádek.")
    }
    return say(
      "No line fits \(what); did you mean \(quoted(near))?",
      "Pro \(what) se nenašel žádný řádek; měli jste na mysli \(quoted(near))?")
  }

  /// Said where several words were given and no line fits.
  var allMustFit: String {
    say(
      "All of the words must fit one line: a name, +tag, key: or the beginning of a word in it.",
      "Na řádek se musí hodit všechna slova: jméno, +štítek, klíč: nebo začátek některého slova.")
  }

  /// The kind of a line.
  func name(of kind: FoundLine.Kind) -> String {
    switch kind {
    case .tick: say("tick", "odškrtnutí")
    case .entry: say("entry", "záznam")
    case .running: say("timer", "stopky")
    case .goal: say("goal", "cíl")
    case .text: say("text", "text")
    case .error: say("error", "chyba")
    }
  }

  /// The kind of a further amount of a line.
  var tagKind: String { say("tag", "štítek") }

  /// The mark of a tick.
  func name(ofMark mark: Mark) -> String {
    switch mark {
    case .done: say("done", "hotovo")
    case .open: say("open", "otevřeno")
    case .skipped: say("skipped", "vynecháno")
    case .none: ""
    }
  }
}
