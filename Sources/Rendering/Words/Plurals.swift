import Journal

/// A noun in the forms that numbers ask for.
package struct Noun: Sendable {
  /// `1 day`.
  let englishOne: String
  /// `0 days`, `2 days`, `1.5 days`.
  let english: String
  /// `1 den`.
  let czechOne: String
  /// `2 dny`, up to four.
  let czechFew: String
  /// `5 dní`, and none.
  let czech: String

  /// Makes a noun of its English forms (1, 2) and its Czech ones (1, 2, 5), all as after a verb's subject.
  package init(_ english: (String, String), _ czech: (String, String, String)) {
    englishOne = english.0
    self.english = english.1
    czechOne = czech.0
    czechFew = czech.1
    self.czech = czech.2
  }
}

extension Noun {
  package static let day = Noun(("day", "days"), ("den", "dny", "dní"))
  package static let week = Noun(("week", "weeks"), ("týden", "týdny", "týdnů"))
  package static let line = Noun(("line", "lines"), ("řádek", "řádky", "řádků"))
  package static let file = Noun(("file", "files"), ("soubor", "soubory", "souborů"))
  package static let problem = Noun(("problem", "problems"), ("problém", "problémy", "problémů"))
  package static let error = Noun(("error", "errors"), ("chyba", "chyby", "chyb"))
  package static let warning = Noun(
    ("warning", "warnings"), ("varování", "varování", "varování"))
  package static let hint = Noun(("hint", "hints"), ("tip", "tipy", "tipů"))
  package static let entry = Noun(("entry", "entries"), ("záznam", "záznamy", "záznamů"))
  package static let goal = Noun(("goal", "goals"), ("cíl", "cíle", "cílů"))
  package static let change = Noun(("change", "changes"), ("změna", "změny", "změn"))
  package static let badge = Noun(("badge", "badges"), ("odznak", "odznaky", "odznaků"))
}

extension Words {
  /// A whole number of things: `3 days`, `3 dny`.
  ///
  /// In Czech, where good print asks for it, the blank is one that no line is broken at.
  package func counted(_ count: Int, _ noun: Noun) -> String {
    number(count) + say(" ", blank) + form(of: noun, for: count)
  }

  /// The noun alone, as a whole number of it asks for: `days`, `dny`.
  package func form(of noun: Noun, for count: Int) -> String {
    let count = count.magnitude
    return say(
      count == 1 ? noun.englishOne : noun.english,
      count == 1 ? noun.czechOne : (2...4).contains(count) ? noun.czechFew : noun.czech)
  }

  /// How often: `once`, `3 times`; in Czech, which has no plural of it, `1krát`, `3krát`.
  package func times(_ count: Int) -> String {
    say(count == 1 ? "once" : "\(number(count)) times", "\(number(count))krát")
  }

  /// `3 days`, `3 dny`.
  package func days(_ count: Int) -> String { counted(count, .day) }
  /// `3 weeks`, `3 týdny`.
  package func weeks(_ count: Int) -> String { counted(count, .week) }
  /// `3 lines`, `3 řádky`.
  package func lines(_ count: Int) -> String { counted(count, .line) }
  /// `3 files`, `3 soubory`.
  package func files(_ count: Int) -> String { counted(count, .file) }
  /// `3 problems`, `3 problémy`.
  package func problems(_ count: Int) -> String { counted(count, .problem) }
  /// `3 goals`, `3 cíle`.
  package func goals(_ count: Int) -> String { counted(count, .goal) }
  /// `3 changes`, `3 změny`.
  package func changes(_ count: Int) -> String { counted(count, .change) }
}
