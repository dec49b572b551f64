import Speech

/// The names of days and months as they are printed, and as other programs write them in names of files.
package enum DateNames {
  /// The days of a week from Monday on.
  package static func weekdays(_ language: Language, isShort: Bool) -> [String] {
    switch (language, isShort) {
    case (.en, false): ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    case (.en, true): ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    case (.cs, false): ["pondělí", "úterý", "středa", "čtvrtek", "pátek", "sobota", "neděle"]
    case (.cs, true): ["po", "út", "st", "čt", "pá", "so", "ne"]
    }
  }

  /// The months from January on.
  package static func months(_ language: Language, isShort: Bool) -> [String] {
    switch (language, isShort) {
    case (.en, false):
      [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
      ]
    case (.en, true):
      ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    case (.cs, false):
      [
        "leden", "únor", "březen", "duben", "květen", "červen", "červenec", "srpen", "září", "říjen",
        "listopad", "prosinec",
      ]
    case (.cs, true):
      ["led", "úno", "bře", "dub", "kvě", "čvn", "čvc", "srp", "zář", "říj", "lis", "pro"]
    }
  }

  /// The months from January on as they stand after a day, which Czech declines: `12. ledna`.
  package static func monthsAfterDay(_ language: Language) -> [String] {
    switch language {
    case .en: months(.en, isShort: false)
    case .cs:
      [
        "ledna", "února", "března", "dubna", "května", "června", "července", "srpna", "září", "října",
        "listopadu", "prosince",
      ]
    }
  }

  /// The month, 1 to 12, that a word names in any language, in whatever case of letters, and whether it is in short; nil
  /// of any other word.
  static func month(named word: some StringProtocol) -> (number: Int, isShort: Bool)? {
    monthNames[word.lowercased()]
  }

  /// The day of the week, 0 for Monday, that a word names in any language, in whatever case of letters, and whether it is
  /// in short; nil of any other word.
  static func weekday(named word: some StringProtocol) -> (index: Int, isShort: Bool)? {
    weekdayNames[word.lowercased()]
  }

  private static let monthNames: [String: (number: Int, isShort: Bool)] = {
    var found: [String: (number: Int, isShort: Bool)] = [:]
    for language in Language.allCases {
      for (names, isShort) in [
        (months(language, isShort: false), false), (monthsAfterDay(language), false),
        (months(language, isShort: true), true),
      ] {
        for (place, name) in names.enumerated() where found[name.lowercased()] == nil {
          found[name.lowercased()] = (place + 1, isShort)
        }
      }
    }
    return found
  }()

  private static let weekdayNames: [String: (index: Int, isShort: Bool)] = {
    var found: [String: (index: Int, isShort: Bool)] = [:]
    for language in Language.allCases {
      for isShort in [false, true] {
        for (place, name) in weekdays(language, isShort: isShort).enumerated()
        where found[name.lowercased()] == nil {
          found[name.lowercased()] = (place, isShort)
        }
      }
    }
    return found
  }()
}
