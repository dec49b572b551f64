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
}
