import Speech

/// A word in the forms that whole numbers ask for.
package struct Plural: Sendable {
  /// For one: `day`, `den`.
  let one: String
  /// For two to four in Czech: `dny`.
  let few: String
  /// For all others, and for none: `days`, `dní`.
  let many: String

  /// Takes a word in two forms.
  init(_ one: String, _ many: String) { self.init(one, many, many) }

  /// Takes a word in three forms.
  init(_ one: String, _ few: String, _ many: String) { (self.one, self.few, self.many) = (one, few, many) }

  /// The form that a whole number asks for in a language; one below zero asks for that of its magnitude.
  func form(for count: Int, in language: Language) -> String {
    let count = count.magnitude
    return language.pick(
      count == 1 ? one : many, cs: count == 1 ? one : (2...4).contains(count) ? few : many)
  }
}

/// A noun in the forms that numbers ask for, all as after a verb's subject.
package struct Noun: Sendable {
  fileprivate let forms: Translated<Plural>

  /// Makes a noun of its English forms (1, 2) and its Czech ones (1, 2, 5).
  package init(_ english: (String, String), cs czech: (String, String, String)) {
    forms = Translated(Plural(english.0, english.1), cs: Plural(czech.0, czech.1, czech.2))
  }
}

extension Noun {
  package static let day = Noun(("day", "days"), cs: ("den", "dny", "dní"))
  package static let week = Noun(("week", "weeks"), cs: ("týden", "týdny", "týdnů"))
  package static let line = Noun(("line", "lines"), cs: ("řádek", "řádky", "řádků"))
  package static let file = Noun(("file", "files"), cs: ("soubor", "soubory", "souborů"))
  package static let problem = Noun(("problem", "problems"), cs: ("problém", "problémy", "problémů"))
  package static let error = Noun(("error", "errors"), cs: ("chyba", "chyby", "chyb"))
  package static let warning = Noun(
    ("warning", "warnings"), cs: ("varování", "varování", "varování"))
  package static let hint = Noun(("hint", "hints"), cs: ("tip", "tipy", "tipů"))
  static let cup = Noun(("cup", "cups"), cs: ("hrnek", "hrnky", "hrnků"))
  static let glass = Noun(("glass", "glasses"), cs: ("sklenice", "sklenice", "sklenic"))
  static let bottle = Noun(("bottle", "bottles"), cs: ("láhev", "láhve", "lahví"))
  package static let entry = Noun(("entry", "entries"), cs: ("záznam", "záznamy", "záznamů"))
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
    noun.forms[language].form(for: count, in: language)
  }

  /// The noun behind the number that something is a part of: `3 of 7 days`; in Czech in the genitive plural.
  func form(ofWhole noun: Noun) -> String { say(noun.forms.en.many, noun.forms.cs.many) }

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
}
