import Speech

/// The names of values, `DATE` and the like, as they are called in Czech.
enum ValueNames {
  static let czech = [
    "ACTION": "AKCE", "AMOUNT": "MNOŽSTVÍ", "ANCESTOR": "PŘEDEK", "COLUMNS": "SLOUPCE", "COMMAND": "PŘÍKAZ",
    "COUNT": "POČET",
    "DATE": "DATUM",
    "DIALECT": "DIALEKT", "DIR": "SLOŽKA", "FILE": "SOUBOR", "FORMAT": "FORMÁT", "GOAL": "CÍL",
    "HABIT": "NÁVYK",
    "KEY": "KLÍČ", "LABEL": "POPISEK", "LANG": "JAZYK", "LINE": "ŘÁDEK", "MAP": "MAPA", "MOMENT": "OKAMŽIK",
    "N": "N", "NAME": "JMÉNO", "NEW": "NOVÉ", "OLD": "STARÉ", "OTHER": "DRUHÉ", "OURS": "NAŠE",
    "PATH": "CESTA",
    "PERIOD": "OBDOBÍ", "SHELL": "SHELL", "SPAN": "ÚSEK", "SYSTEM": "SYSTÉM", "DURATION": "DOBA",
    "DAY": "DEN", "TEXT": "TEXT",
    "THEIRS": "JEJICH", "UNIT": "JEDNOTKA",
    "VALUE": "HODNOTA", "WHAT": "CO", "WHEN": "KDY", "ZONE": "PÁSMO",
  ]

  /// The name in a language, each of its words: `LINE|NAME` is `ŘÁDEK|JMÉNO`.
  static func name(_ name: String, in language: Language) -> String {
    guard language == .cs else { return name }
    var result = ""
    var rest = name[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter }
      result += word.isEmpty ? String(first) : czech[String(word)] ?? String(word)
      rest = rest.dropFirst(max(1, word.count))
    }
    return result
  }

  /// Whether each word in capitals has its own in every language.
  static func isKnown(_ name: String) -> Bool {
    name.split { !$0.isLetter }.allSatisfy { czech[String($0)] != nil || $0.contains { $0.isLowercase } }
  }
}

extension ParameterDescription {
  /// The name of the value as help shows it.
  package func valueName(in language: Language) -> String { ValueNames.name(valueName, in: language) }

  /// Whether the name of the value has its word in every language.
  package var isNamedInEveryLanguage: Bool { valueName.isEmpty || ValueNames.isKnown(valueName) }
}
