import Speech

/// One setting of `daybook.conf`. A new one is an entry of the table, and what it sets in `Configuration`: reading,
/// showing, changing, completion, help and the tests of the manual go by this table.
package struct Setting: Sendable {
  /// The word that sets it, in small letters.
  package let word: String
  /// The form of its value, and its place in a configuration.
  package let value: SettingValue
  /// Its subject, in a few words.
  package let meaning: Phrase

  private init(_ word: String, _ value: SettingValue, _ english: String, cs czech: String) {
    self.word = word
    self.value = value
    meaning = Phrase(english, cs: czech)
  }

  /// All settings, in the order in which they are shown.
  package static let all: [Setting] = [
    Setting("daybook", .version, "the version of the format", cs: "verze formátu"),
    Setting("name", .text(Place { put($1, &$0.name) }), "what you are called", cs: "jak vás oslovovat"),
    Setting(
      "language", .choice(Place { put($1, &$0.language) }, of: Language.allCases.map { ($0.rawValue, $0) }),
      "the language of messages", cs: "jazyk hlášení"),
    Setting(
      "week", .weekday(Place { put($1, &$0.firstWeekday) }), "the first day of a week", cs: "první den týdne"),
    Setting(
      "clock", .choice(Place { put($1, &$0.clock) }, of: ClockStyle.allCases.map { ($0.rawValue, $0) }),
      "how times are shown", cs: "jak se ukazují časy"),
    Setting(
      "units", .choice(Place { put($1, &$0.system) }, of: UnitSystem.allCases.map { ($0.rawValue, $0) }),
      "units in reports", cs: "jednotky v přehledech"),
    Setting(
      "layout", .layout(Place { put($1, &$0.layout) }), "where new files go", cs: "kam přijdou nové soubory"),
    Setting(
      "section", .text(Place { put($1, &$0.section) }), "where new lines go in a .md file",
      cs: "kam přijdou nové řádky v souboru .md"),
    Setting(
      "day-starts", .time(Place { put($1, &$0.dayStarts) }), "when a new day begins",
      cs: "kdy začíná nový den"),
    Setting(
      "active", .hours(Place { put($1, &$0.active) }), "when reminders may speak", cs: "kdy se smí připomínat"
    ),
    Setting(
      "remind", .reminders(Place { put($1, &$0.remind) }), "how often to remind", cs: "jak často připomínat"),
    Setting(
      "coach", .text(Place { put($1, &$0.coach) }), "a command that answers for the coach",
      cs: "příkaz, který odpovídá za kouče"),
    Setting(
      "aim", .text(Place { put($1, &$0.aim) }), "what it is all for, told to the coach",
      cs: "k čemu to všechno je; zná ho kouč"),
    Setting(
      "push", .text(Place { put($1, &$0.push) }), "a command that is given what is new",
      cs: "příkaz, který dostává, co je nového"),
    Setting(
      "badges", .choice(Place { put($1, &$0.badges) }, of: [("on", true), ("off", false)]),
      "whether badges are given",
      cs: "zda se dávají odznaky"),
  ]

  /// The words that set something, in the order of the table.
  package static let words = all.map(\.word)

  /// The setting of a word, which is in small letters; nil if it is none.
  package static func named(_ word: String) -> Setting? {
    all.first { $0.word == word }
  }
}

/// The form of a setting's value, and its place in a configuration.
package enum SettingValue: Sendable {
  /// The version of the format; nothing depends on it yet, so it is kept nowhere.
  case version
  /// A text, in quotes if it holds blanks; nil if there is none.
  case text(Place<String?>)
  case choice(SettingChoice)
  /// `flat`, `year`, `month`, or a pattern.
  case layout(Place<Layout?>)
  case weekday(Place<Weekday>)
  case time(Place<TimeOfDay>)
  case hours(Place<ActiveHours>)
  case reminders(Place<ReminderPlan>)

  /// One word of a few, each of which stands for a value.
  static func choice<Value: Equatable & Sendable>(
    _ place: Place<Value>, of values: [(word: String, value: Value)]
  ) -> SettingValue {
    .choice(
      SettingChoice(
        words: values.map(\.word),
        chosen: { configuration in values.first { $0.value == configuration[place] }?.word },
        choose: { configuration, index in configuration[place] = values[index].value }))
  }
}

/// The place of a setting in a configuration. A closure, since a key path costs some time when it is made.
package struct Place<Value>: Sendable {
  /// Puts a value there, if one is given, and answers with the one that stands there then.
  fileprivate let value: @Sendable (inout Configuration, Value?) -> Value

  init(_ value: @escaping @Sendable (inout Configuration, Value?) -> Value) { self.value = value }
}

/// Puts a value in its place, if one is given, and answers with the one that stands there then.
private func put<Value>(_ value: Value?, _ place: inout Value) -> Value {
  if let value { place = value }
  return place
}

extension Configuration {
  /// The value of a setting.
  subscript<Value>(place: Place<Value>) -> Value {
    get {
      var copy = self
      return place.value(&copy, nil)
    }
    set { _ = place.value(&self, newValue) }
  }
}

/// A value that is one word of a few.
package struct SettingChoice: Sendable {
  /// The words, in small letters.
  package let words: [String]
  /// The word that stands in a configuration; nil if none does.
  package let chosen: @Sendable (Configuration) -> String?
  /// Takes the word at a place in `words`.
  let choose: @Sendable (inout Configuration, Int) -> Void
}
