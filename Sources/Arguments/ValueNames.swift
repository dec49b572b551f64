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
    "PERIOD": "OBDOBÍ", "SHELL": "SHELL", "SPAN": "ÚSEK", "SYSTEM": "SYSTÉM", "TEXT": "TEXT",
    "THEIRS": "JEJICH",
    "VALUE": "HODNOTA", "WHEN": "KDY", "ZONE": "PÁSMO",
  ]

  /// The name in a language; as it is where it is the same in both.
  static func name(_ name: String, in language: Language) -> String {
    language == .cs ? czech[name] ?? name : name
  }

  /// Whether a name has its word in every language.
  static func isKnown(_ name: String) -> Bool { czech[name] != nil }
}

extension ParameterDescription {
  /// The name of the value as help shows it.
  package func valueName(in language: Language) -> String { ValueNames.name(valueName, in: language) }

  /// Whether the name of the value has its word in every language.
  package var isNamedInEveryLanguage: Bool { valueName.isEmpty || ValueNames.isKnown(valueName) }
}
