import Journal

// Words for the problems of a line of a day.
extension Words {
  package func badTime(_ text: String) -> String {
    let name = quoted(text)
    if let last = text.last, last == "m" || last == "M" {
      return say(
        "\(name) is not a time of day; before am and pm hours go from 1 to 12, and minutes from 0 to 59",
        "\(name) není čas; před am a pm jsou hodiny 1 až 12 a minuty 0 až 59")
    }
    return say(
      "\(name) is not a time of day; hours go from 0 to 23 and minutes from 0 to 59",
      "\(name) není čas; hodiny jsou 0 až 23 a minuty 0 až 59")
  }

  func unknownUnit(_ text: String, _ near: String?, _ expected: String) -> String {
    let name = quoted(text)
    if let near {
      return say(
        "\(name) is not a unit; did you mean \(quoted(near))?",
        "\(name) není jednotka; měli jste na mysli \(quoted(near))?")
    }
    if expected.isEmpty {
      return say(
        "\(name) is not a unit here; write the number alone",
        "\(name) tu není jednotka; napište jen číslo")
    }
    return say(
      "\(name) is not a unit here; write the amount in \(quoted(expected))",
      "\(name) tu není jednotka; napište množství v jednotce \(quoted(expected))")
  }

  func wrongKind(_ unit: String, _ measure: String, _ expected: String) -> String {
    let (name, given) = (quoted(measure), quoted(unit))
    if expected.isEmpty {
      return say(
        "\(name) is a plain count, and \(given) is not; write the number alone",
        "\(name) je prostý počet a \(given) ne; napište jen číslo")
    }
    let shown = shortened(expected)
    guard let kind = Words.kind(of: expected) else {
      return say(
        "\(name) is counted in \(shown), and \(given) is something else; write it in \(shown)",
        "\(name) má jednotku \(shown) a \(given) je něco jiného; napište \(shown)")
    }
    return say(
      "\(name) is counted in \(shown), and \(given) is not \(kindName(kind))",
      "\(name) se počítá v \(shown) a \(given) není \(kindName(kind))")
  }

  func missingAmount(_ measure: String, _ unit: String, _ meant: String?) -> String {
    let example = quoted(meant ?? exampleAmount(unit))
    return say(
      "\(quoted(measure)) needs an amount here; write it after the name, such as \(example)",
      "\(quoted(measure)) tu potřebuje množství; napište ho za jméno, třeba \(meant.map(proposed) ?? example)"
    )
  }

  func badTag(_ key: String, _ value: String, _ expected: String, _ meant: String?) -> String {
    if let meant, !meant.contains(" ") {
      return say(
        "\(quoted("\(key):\(value)")) has no amount that counts; write \(quoted(meant))",
        "\(quoted("\(key):\(value)")) nemá množství, které se dá počítat; napište \(quoted(meant))")
    }
    if let meant {
      return say(
        "\(quoted("\(key):\(value)")) has no blank between its tags; write \(quoted(meant))",
        "\(quoted("\(key):\(value)")) nemá mezi štítky mezeru; napište \(quoted(meant))")
    }
    let amount = exampleAmount(expected, isTogether: true)
    // `kcal:400` rather than `kcal:400kcal`.
    // What begins with a number is hardly meant for another: `kcal:500-600`.
    let typed = value.prefix { $0.isNumber }
    let shown =
      !typed.isEmpty && value.dropFirst(typed.count).first.map { "-–".contains($0) } == true
      ? String(typed) : key == expected ? String(amount.prefix { $0.isNumber }) : amount
    let example = quoted("\(key):\(shown)")
    return say(
      "\(quoted("\(key):\(value)")) has no amount that counts; write a number, such as \(example)",
      "\(quoted("\(key):\(value)")) nemá množství, které se dá počítat; napište číslo, třeba \(example)")
  }

  func badGoal(_ text: String, _ length: String?) -> String {
    if text.isEmpty {
      return say(
        "this goal has no amount; write one, such as '2500 ml', 'at most 3' or '1400..1600'",
        "tento cíl nemá množství; napište ho, třeba „2500 ml“, „at most 3“ nebo „1400..1600“")
    }
    let meant = length ?? meantGoal(text.split(separator: " ").map(String.init))
    if text.lowercased().holds("/week") || meant?.hasSuffix("/week") == true {
      return say(
        "\(quoted(text)) is for a week, and this is a day's own goal; leave '/week' out",
        "\(quoted(text)) je na týden, a toto je cíl jednoho dne; vynechte „/week“")
    }
    if let meant { return badValue("goal", text, .meantGoal(meant)) }
    return say(
      "\(quoted(text)) is not a goal; write an amount, such as '2500 ml', 'at most 3' or '1400..1600'",
      "\(quoted(text)) není cíl; napište množství, třeba „2500 ml“, „at most 3“ nebo „1400..1600“")
  }

  func oddTime(_ text: String, _ meant: String) -> String {
    say(
      "\(quoted(text)) is not read as a time; write \(quoted(meant))",
      "\(quoted(text)) se nečte jako čas; napište \(quoted(meant))")
  }

  func longRange(_ text: String, _ minutes: Int, _ meant: String) -> String {
    let length = quantity(micros: Micros(Int64(minutes) * 1_000_000 / 60), unit: "h", decimals: 1)
    return say(
      "\(quoted(text)) is \(length); if it began \(at(meant)), write that",
      "\(quoted(text)) je \(length); pokud to začalo \(at(meant)), napište to tak")
  }

  func otherDate(_ day: Day) -> String {
    say(
      "\(date(day.parts)) is another day than this file's, so no time counts; move the line to that day",
      "\(date(day.parts)) je jiný den než den tohoto souboru, takže se čas nepočítá; přesuňte řádek do toho dne"
    )
  }

  func tinyAmount(_ text: String, _ measure: String, _ unit: String, _ readings: [String]) -> String {
    let counted = self.counted(unit.isEmpty ? text : "\(text) \(unit)")
    guard !readings.isEmpty else {
      if text.hasSuffix(".") {
        return say(
          "\(quoted(text)) looks like the number of one of several, and counts as so many of \(quoted(measure)); write how many it was, without the point",
          "\(quoted(text)) vypadá jako pořadové číslo a počítá se jako tolik u \(quoted(measure)); napište, kolik to bylo, bez tečky"
        )
      }
      return say(
        "\(quoted(text)) counts as \(counted) of \(quoted(measure)), which is hardly meant; write the unit too",
        "\(quoted(text)) se počítá jako \(counted) u \(quoted(measure)), což je sotva míněno; napište i jednotku"
      )
    }
    // Two decimals are those of a price.
    if readings.first == "1\(Unit.cup.name)", text.dropLast(2).last.map({ ".,".contains($0) }) == true {
      return say(
        "\(quoted(text)) counts as \(counted) of \(quoted(measure)), and looks like a price; write how much it was, \(either(readings))",
        "\(quoted(text)) se počítá jako \(counted) u \(quoted(measure)), a vypadá jako cena; napište, kolik toho bylo: \(eitherProposed(readings))"
      )
    }
    if text.first == "0", text.dropFirst().first?.isNumber == true, let whole = readings.last {
      return say(
        "\(quoted(text)) counts as \(self.counted(whole)) of \(quoted(measure)), which is hardly meant; write \(either(readings))",
        "\(quoted(text)) se počítá jako \(self.counted(whole)) u \(quoted(measure)), což je sotva míněno; napište \(eitherProposed(readings))"
      )
    }
    if text.last?.isLetter == true {
      return say(
        "\(quoted(text)) counts as a decimal number of hours of \(quoted(measure)), which is hardly meant; write \(either(readings))",
        "\(quoted(text)) se u \(quoted(measure)) počítá desetinně, což je sotva míněno; napište \(eitherProposed(readings))"
      )
    }
    return say(
      "\(quoted(text)) counts as \(counted) of \(quoted(measure)), which is hardly meant; write \(either(readings)), or the unit",
      "\(quoted(text)) se počítá jako \(counted) u \(quoted(measure)), což je sotva míněno; napište \(eitherProposed(readings)), nebo jednotku"
    )
  }

  func otherUnit(_ text: String, _ measure: String, _ unit: String, _ meant: String?) -> String {
    if unit.isEmpty {
      return say(
        "\(quoted(text)) does not count, the number before it alone does; write all of \(quoted(measure)) as one number",
        "\(quoted(text)) se nepočítá, jen číslo před ním; napište celé \(quoted(measure)) jako jedno číslo")
    }
    if let meant {
      return say(
        "\(quoted(text)) says only how often, so the number counts as \(unit); write \(quoted(meant))",
        "\(quoted(text)) říká jen, kolikrát, takže se číslo počítá jako \(unit); napište \(quoted(meant))")
    }
    return say(
      "\(quoted(text)) is not a unit of \(quoted(measure)), so the number before it counts as \(unit); write how much it is in \(unit)",
      "\(quoted(text)) není jednotka pro \(quoted(measure)), takže se číslo před ním počítá jako \(unit); napište, kolik to je v \(unit)"
    )
  }

  /// What is told of a part of an amount that has no unit, or something else in its place: `30 mim`.
  func secondAmount(_ text: String, _ mended: String) -> String {
    let unit = String(text.reversed().prefix { $0.isLetter }.reversed())
    guard unit.isEmpty else {
      return say(
        "\(quoted(text)) does not count, since \(quoted(unit)) is not a unit; write \(quoted(mended))",
        "\(quoted(text)) se nepočítá, protože \(quoted(unit)) není jednotka; napište \(quoted(mended))"
      )
    }
    return say(
      "\(quoted(text)) does not count, since it has no unit; write \(quoted(mended))",
      "\(quoted(text)) se nepočítá, protože nemá jednotku; napište \(quoted(mended))")
  }

  func spacedTag(_ key: String, _ value: String) -> String {
    let tag = quoted("\(key):\(value.filter { $0 != " " && $0 != "\u{A0}" })")
    return say(
      "this counts for nothing, since a tag holds no blank; write \(tag)",
      "toto se nepočítá, protože ve štítku nesmí být mezera; napište \(tag)")
  }

  func uncounted(_ name: String?, writing meant: String?) -> String {
    guard let name else {
      return say(
        "this amount counts for nothing, since no name stands before it; write what it was of",
        "toto množství se nepočítá, protože před ním není jméno; napište, čeho bylo")
    }
    if let meant {
      return say(
        "this counts for nothing, though it looks meant for \(quoted(name)); write \(quoted(meant))",
        "toto se nepočítá, ač to vypadá na \(quoted(name)); napište \(quoted(meant))")
    }
    return say(
      "this counts for nothing, though it looks meant for \(quoted(name)); write the name, then an amount in digits",
      "toto se nepočítá, ač to vypadá na \(quoted(name)); napište jméno a za něj množství číslicemi")
  }

  func didYouMean(_ name: String, _ near: String) -> String {
    say(
      "\(quoted(name)) is not declared; did you mean \(quoted(near))?",
      "\(quoted(name)) není deklarováno; měli jste na mysli \(quoted(near))?")
  }

  func undeclaredName(_ name: String) -> String {
    say(
      "\(quoted(name)) is not declared, so this is text; to count it, declare it in daybook.conf",
      "\(quoted(name)) není deklarováno, takže je to text; má-li se počítat, deklarujte to v daybook.conf")
  }

  func conflictCopy(_ path: String, _ day: Day, _ isCertain: Bool) -> String {
    let (name, date, command) = (quotedName(path), date(day.parts), inQuotes("daybook merge \(day)"))
    return isCertain
      ? say(
        "\(name) is a conflict copy of \(date) and does not count; \(command) folds it in",
        "\(name) je konfliktní kopie dne \(date) a nepočítá se; sloučí ji \(command)")
      : say(
        "\(name) looks like a conflict copy of \(date) and does not count; \(command) would fold it in",
        "\(name) vypadá jako konfliktní kopie dne \(date) a nepočítá se; sloučil by ji \(command)")
  }

  func otherConflictCopy(_ path: String, _ original: String) -> String {
    let (name, command) = (quotedName(path), inQuotes("daybook merge"))
    return say(
      "\(name) is a conflict copy of \(original) and is not read; \(command) folds it in",
      "\(name) je konfliktní kopie \(original) a nečte se; sloučí ji \(command)")
  }

  func secondFile(_ path: String, _ counts: String, _ day: Day) -> String {
    let isElsewhere = fileName(path) == fileName(counts)
    let (second, first) = isElsewhere ? (path, counts) : (fileName(path), fileName(counts))
    let (date, command) = (date(day.parts), inQuotes("daybook merge \(day)"))
    return say(
      "\(quoted(second)) does not count, since \(date) has \(quoted(first)); \(command) folds it in",
      "\(quoted(second)) se nepočítá, den \(date) už má \(quoted(first)); sloučí ho \(command)")
  }

  func unreadFiles(_ count: Int, _ path: String, _ layout: String?) -> String {
    let name = quotedName(path)
    if DatedName.isOfNoDay(path) {
      return count == 1
        ? say(
          "\(name) is not read, since there is no such day", "\(name) se nečte, protože takový den není")
        : say(
          "\(files(count)) like \(name) are not read, since there is no such day",
          "\(files(count)) jako \(name) se \(self.czech(count, "nečte", "nečtou", "nečte")), protože takové dny nejsou"
        )
    }
    let verb = czech(count, "má", "mají", "má")
    let english =
      count == 1
      ? "\(name) holds a date and is not read" : "\(files(count)) like \(name) hold a date and are not read"
    let czech =
      count == 1
      ? "\(name) má ve jméně datum a nečte se"
      : "\(files(count)) jako \(name) \(verb) ve jméně datum a \(self.czech(count, "nečte", "nečtou", "nečte")) se"
    guard let layout else {
      if let (folder, own) = Self.folders(ofDay: path) {
        return say(
          "\(english); \(quoted(folder)) is not the folder of that date, which is \(quoted(own)) or the daybook itself",
          "\(czech); \(quoted(folder)) není složka toho data, tou je \(quoted(own)) nebo deník sám")
      }
      return say(
        "\(english); a day's file has nothing but its date for a name, such as '2026-01-12.txt'",
        "\(czech); jménem souboru dne je jen datum, třeba „2026-01-12.txt“")
    }
    let setting = inQuotes("layout \"\(layout)\"")
    return say(
      "\(english); \(setting) in daybook.conf reads such names",
      "\(czech); taková jména čte \(setting) v daybook.conf")
  }

  /// The folder of a file whose name is a day's, and the one in which that day is read; nil of other names, and of a
  /// file in no folder.
  private static func folders(ofDay path: String) -> (folder: String, own: String)? {
    var names = path.split(separator: "/")
    guard names.count > 1, let name = names.popLast(), let point = name.lastIndex(of: "."),
      ["md", "txt"].contains(name[name.index(after: point)...]), let day = Day(String(name[..<point]))
    else { return nil }
    return (names.joined(separator: "/"), String("\(day)".prefix(7)).replacing("-", with: "/"))
  }
}
