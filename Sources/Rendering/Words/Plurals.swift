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
  /// `1,5 dne`.
  let czechPart: String

  /// Makes a noun of its English forms (1, 2) and its Czech ones (1, 2, 5, 1,5), all as after a verb's subject.
  package init(_ english: (String, String), _ czech: (String, String, String, String)) {
    englishOne = english.0
    self.english = english.1
    czechOne = czech.0
    czechFew = czech.1
    self.czech = czech.2
    czechPart = czech.3
  }
}

extension Noun {
  package static let minute = Noun(("minute", "minutes"), ("minuta", "minuty", "minut", "minuty"))
  package static let hour = Noun(("hour", "hours"), ("hodina", "hodiny", "hodin", "hodiny"))
  package static let day = Noun(("day", "days"), ("den", "dny", "dní", "dne"))
  package static let week = Noun(("week", "weeks"), ("týden", "týdny", "týdnů", "týdne"))
  package static let month = Noun(("month", "months"), ("měsíc", "měsíce", "měsíců", "měsíce"))
  package static let year = Noun(("year", "years"), ("rok", "roky", "let", "roku"))
  package static let line = Noun(("line", "lines"), ("řádek", "řádky", "řádků", "řádku"))
  package static let file = Noun(("file", "files"), ("soubor", "soubory", "souborů", "souboru"))
  package static let problem = Noun(("problem", "problems"), ("problém", "problémy", "problémů", "problému"))
  package static let error = Noun(("error", "errors"), ("chyba", "chyby", "chyb", "chyby"))
  package static let warning = Noun(
    ("warning", "warnings"), ("varování", "varování", "varování", "varování"))
  package static let hint = Noun(("hint", "hints"), ("tip", "tipy", "tipů", "tipu"))
  package static let entry = Noun(("entry", "entries"), ("záznam", "záznamy", "záznamů", "záznamu"))
  package static let tick = Noun(
    ("tick", "ticks"), ("odškrtnutí", "odškrtnutí", "odškrtnutí", "odškrtnutí"))
  package static let habit = Noun(("habit", "habits"), ("návyk", "návyky", "návyků", "návyku"))
  package static let goal = Noun(("goal", "goals"), ("cíl", "cíle", "cílů", "cíle"))
  package static let change = Noun(("change", "changes"), ("změna", "změny", "změn", "změny"))
  package static let cup = Noun(("cup", "cups"), ("hrnek", "hrnky", "hrnků", "hrnku"))
  package static let glass = Noun(
    ("glass", "glasses"), ("sklenice", "sklenice", "sklenic", "sklenice"))
  package static let badge = Noun(("badge", "badges"), ("odznak", "odznaky", "odznaků", "odznaku"))
}

extension Words {
  /// A whole number of things: `3 days`, `3 dny`.
  ///
  /// In Czech, where good print asks for it, the blank is one that no line is broken at.
  package func counted(_ count: Int, _ noun: Noun) -> String {
    number(count) + say(" ", blank) + form(of: noun, for: count)
  }

  /// A number of things in millionths: `1.5 days`, `1,5 dne`.
  ///
  /// What is printed decides on the form: a number that is rounded to a whole one is whole.
  package func counted(micros: Int64, _ noun: Noun, _ decimals: Decimals = .upTo(6)) -> String {
    let printed = number(micros: micros, decimals)
    let form =
      if printed.contains(say(".", ",") as Character) {
        say(noun.english, noun.czechPart)
      } else {
        form(of: noun, for: Int(printed.filter(\.isNumber)) ?? 0)
      }
    return printed + say(" ", blank) + form
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

  /// `3 minutes`, `3 minuty`.
  package func minutes(_ count: Int) -> String { counted(count, .minute) }
  /// `3 hours`, `3 hodiny`.
  package func hours(_ count: Int) -> String { counted(count, .hour) }
  /// `3 days`, `3 dny`.
  package func days(_ count: Int) -> String { counted(count, .day) }
  /// `3 weeks`, `3 týdny`.
  package func weeks(_ count: Int) -> String { counted(count, .week) }
  /// `3 months`, `3 měsíce`.
  package func months(_ count: Int) -> String { counted(count, .month) }
  /// `3 years`, `3 roky`.
  package func years(_ count: Int) -> String { counted(count, .year) }
  /// `3 lines`, `3 řádky`.
  package func lines(_ count: Int) -> String { counted(count, .line) }
  /// `3 files`, `3 soubory`.
  package func files(_ count: Int) -> String { counted(count, .file) }
  /// `3 problems`, `3 problémy`.
  package func problems(_ count: Int) -> String { counted(count, .problem) }
  /// `3 entries`, `3 záznamy`.
  package func entries(_ count: Int) -> String { counted(count, .entry) }
  /// `3 ticks`, `3 odškrtnutí`.
  package func ticks(_ count: Int) -> String { counted(count, .tick) }
  /// `3 habits`, `3 návyky`.
  package func habits(_ count: Int) -> String { counted(count, .habit) }
  /// `3 goals`, `3 cíle`.
  package func goals(_ count: Int) -> String { counted(count, .goal) }
  /// `3 changes`, `3 změny`.
  package func changes(_ count: Int) -> String { counted(count, .change) }
  /// `3 cups`, `3 hrnky`.
  package func cups(_ count: Int) -> String { counted(count, .cup) }
  /// `3 glasses`, `3 sklenice`.
  package func glasses(_ count: Int) -> String { counted(count, .glass) }
}
