import Speech

/// The names of values, `DATE` and the like, as they are called in each language.
enum ValueNames {
  static let all = [
    Phrase("ACTION", cs: "AKCE"), Phrase("AMOUNT", cs: "MNOŽSTVÍ"), Phrase("ANCESTOR", cs: "PŘEDEK"),
    Phrase("COMMAND", cs: "PŘÍKAZ"), Phrase("DATE", cs: "DATUM"), Phrase("DAY", cs: "DEN"),
    Phrase("DIALECT", cs: "DIALEKT"),
    Phrase("DIR", cs: "SLOŽKA"), Phrase("DURATION", cs: "DOBA"), Phrase("FILE", cs: "SOUBOR"),
    Phrase("FORMAT", cs: "FORMÁT"), Phrase("HABIT", cs: "NÁVYK"),
    Phrase("KEY", cs: "KLÍČ"), Phrase("LABEL", cs: "POPISEK"), Phrase("LANG", cs: "JAZYK"),
    Phrase("LINE", cs: "ŘÁDEK"), Phrase("MAP", cs: "MAPA"), Phrase("MOMENT", cs: "OKAMŽIK"),
    Phrase("N", cs: "N"), Phrase("NAME", cs: "JMÉNO"), Phrase("NEW", cs: "NOVÉ"),
    Phrase("OLD", cs: "STARÉ"), Phrase("OTHER", cs: "DRUHÉ"), Phrase("OURS", cs: "NAŠE"),
    Phrase("PATH", cs: "CESTA"), Phrase("PERIOD", cs: "OBDOBÍ"), Phrase("SHELL", cs: "SHELL"),
    Phrase("SPAN", cs: "ÚSEK"), Phrase("SYSTEM", cs: "SYSTÉM"), Phrase("TEXT", cs: "TEXT"),
    Phrase("THEIRS", cs: "JEJICH"), Phrase("UNIT", cs: "JEDNOTKA"), Phrase("VALUE", cs: "HODNOTA"),
    Phrase("WHAT", cs: "CO"), Phrase("WHEN", cs: "KDY"), Phrase("ZONE", cs: "PÁSMO"),
  ]
  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.en, $0) })

  /// The name in a language, each of its words: `LINE|NAME` is `ŘÁDEK|JMÉNO`.
  static func name(_ name: String, in language: Language) -> String {
    var result = ""
    var rest = name[...]
    while let first = rest.first {
      let word = String(rest.prefix { $0.isLetter })
      result += word.isEmpty ? String(first) : byName[word]?[language] ?? word
      rest = rest.dropFirst(max(1, word.count))
    }
    return result
  }
}

extension ParameterDescription {
  /// The name of the value as help shows it.
  package func valueName(in language: Language) -> String { ValueNames.name(valueName, in: language) }
}
