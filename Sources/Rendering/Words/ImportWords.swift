import Journal

/// What an import came to, in numbers of records.
package struct ImportTally: Hashable, Sendable {
  /// Lines that were added, or would be.
  package var added = 0
  /// Days that they were added to.
  package var days = 0
  /// Records that stood there already, or twice in what was imported.
  package var present = 0
  /// Lines of earlier imports that say otherwise than the same record now.
  package var differing = 0
  /// As many of these as were changed, or would be.
  package var changed = 0
  /// Records of names that are not declared.
  package var leftOut = 0
  /// Records of kinds that have no place here.
  package var passedOver = 0
  /// What was not understood.
  package var failed = 0

  package init() {}
}

extension Noun {
  fileprivate static let row = Noun(("row", "rows"), ("řádek", "řádky", "řádků"))
  fileprivate static let record = Noun(("record", "records"), ("záznam", "záznamy", "záznamů"))
}

extension Words {
  /// What an import came to, at its end; `isDryRun` says that nothing was written.
  package func imported(_ tally: ImportTally, isDryRun: Bool) -> String {
    var parts: [String] = []
    if tally.added == 0, tally.changed > 0 {
      // What was changed says it.
    } else if tally.added == 0 {
      parts.append(say("nothing new", "nic nového"))
    } else {
      let lines = counted(tally.added, .line)
      let days = number(tally.days)
      parts.append(
        isDryRun
          ? say(
            "\(lines) would be added on \(counted(tally.days, .day))", "přibylo by \(lines), dnů: \(days)")
          : say("\(lines) added on \(counted(tally.days, .day))", "přibylo \(lines), dnů: \(days)"))
    }
    if tally.changed > 0 {
      let lines = counted(tally.changed, .line)
      parts.append(
        isDryRun
          ? say("\(lines) would be changed", "změnilo by se: \(lines)")
          : say("\(lines) changed", "změněno: \(lines)"))
    } else if tally.differing > 0 {
      parts.append(
        say(
          "\(number(tally.differing)) differing, which --update changes",
          "liší se: \(number(tally.differing)) (změní je --update)"))
    }
    if tally.present > 0 {
      parts.append(say("\(number(tally.present)) there already", "už zapsáno: \(number(tally.present))"))
    }
    if tally.leftOut > 0 {
      parts.append(say("\(number(tally.leftOut)) left out", "vynecháno: \(number(tally.leftOut))"))
    }
    if tally.passedOver > 0 {
      parts.append(
        say(
          "\(number(tally.passedOver)) of other kinds passed over",
          "jiného druhu: \(number(tally.passedOver))"))
    }
    if tally.failed > 0 {
      parts.append(say("\(number(tally.failed)) not understood", "nerozpoznáno: \(number(tally.failed))"))
    }
    return say("import: ", "import: ") + parts.joined(separator: ", ")
  }

  /// A backup that was restored: how many files were written, and how many were there already.
  package func restored(_ written: Int, present: Int, isDryRun: Bool) -> String {
    let there = present == 0 ? "" : say("; \(number(present)) there already", "; už tu: \(number(present))")
    if isDryRun {
      return say("import: \(files(written)) would be restored", "import: obnovilo by se: \(files(written))")
        + there
    }
    return say("import: \(files(written)) restored", "import: obnoveno: \(files(written))") + there
  }

  /// Names that are not declared and were left out, one a sentence; `declared` are the lines that would declare them.
  package func leftOut(_ names: [(name: String, count: Int)]) -> [String] {
    names.map { name, count in
      say(
        "\(quoted(name)) is not declared: \(counted(count, .record)) left out",
        "\(quoted(name)) není deklarováno: vynecháno \(counted(count, .record))")
    }
  }

  /// Before the lines that would declare what was left out.
  package var offeredLines: String {
    say(
      "to take them too, add these lines to daybook.conf, or import again with --declare:",
      "chcete-li je také, přidejte do daybook.conf tyto řádky, nebo importujte znovu s --declare:")
  }

  /// What was not understood in an imported file, after its place.
  package func notUnderstood(_ text: String) -> String {
    say("not understood, left out: \(quoted(text))", "nerozpoznáno, vynecháno: \(quoted(text))")
  }

  /// A kind of record or a column that has no place in a daybook.
  package func notWanted(_ text: String) -> String {
    say("has no place here, left out: \(quoted(text))", "nemá tu místo, vynecháno: \(quoted(text))")
  }

  /// A date of one row that may be read in two ways.
  package func ambiguousDate(_ text: String) -> String {
    say(
      "may be read in two ways, left out: \(quoted(text)); say --date-format d/m/y or m/d/y",
      "lze číst dvěma způsoby, vynecháno: \(quoted(text)); řekněte --date-format d/m/y nebo m/d/y")
  }

  /// A record of a measure that does not say how much.
  package func amountMissing(_ text: String) -> String {
    say(
      "does not say how much, left out: \(quoted(text)); a measure needs an amount, or a cup in daybook.conf",
      "neříká kolik, vynecháno: \(quoted(text)); veličina potřebuje množství, nebo cup v daybook.conf")
  }

  /// A record of a day long ago or far ahead.
  package func farDay(_ text: String) -> String {
    say(
      "before 1900 or more than a year ahead, left out: \(quoted(text)); check the date",
      "před rokem 1900 nebo víc než rok napřed, vynecháno: \(quoted(text)); zkontrolujte datum")
  }

  /// A unit that is refused.
  package func unitRefused(_ text: String) -> String {
    say(
      "a unit that is not known here, left out: \(quoted(text))",
      "jednotka, která tu není známa, vynecháno: \(quoted(text))")
  }

  /// Rows that are not UTF-8, after the place of the first.
  package func rowsNotUTF8(_ count: Int) -> String {
    say(
      "not UTF-8, left out: \(counted(count, .row)), of which this is the first; \(conversion), and import that",
      "není v UTF-8, vynecháno: \(counted(count, .row)), tento je první; \(conversion) a importujte to")
  }

  /// How a file in another encoding is made one in UTF-8.
  var conversion: String {
    say(
      "convert it: iconv -f windows-1252 -t utf-8 FILE > NEW (windows-1250 in Central Europe)",
      "převeďte ho: iconv -f windows-1250 -t utf-8 SOUBOR > NOVÝ (na západě windows-1252)")
  }

  /// A total that is less than what the other columns count for it.
  package func lessThanShares(_ text: String) -> String {
    say(
      "less than what other columns count for it, left out: \(quoted(text))",
      "méně, než kolik do toho počítají jiné sloupce, vynecháno: \(quoted(text))")
  }

  /// A table of Loop's whose names hold commas: so many names as parted by commas, and so many cells.
  package func unclearColumns(names: Int, cells: Int) -> String {
    say(
      "\(number(names)) names and \(number(cells)) columns: a name holds a comma, and no Habits.csv tells the names; import the whole folder of the export",
      "názvů je \(number(names)) a sloupců \(number(cells)): některý název obsahuje čárku a názvy neříká žádný Habits.csv; importujte celou složku exportu"
    )
  }

  /// A file that ends in the middle of something.
  package var cutShort: String {
    say(
      "the file ends in the middle of something; everything before that was taken",
      "soubor končí uprostřed; vše předtím se vzalo")
  }

  /// How much more there is to say than was said.
  package func moreRemarks(_ count: Int) -> String {
    say("and \(number(count)) more like these", "a dalších takových: \(number(count))")
  }

  /// Several apps wrote what was imported, and one may mirror the other.
  package func severalApps(_ apps: [(name: String, count: Int)]) -> String {
    let list = apps.map { "\(quoted($0.name)) (\(number($0.count)))" }.joined(separator: ", ")
    return say(
      "several apps wrote these: \(list); if one mirrors another, import one of them with --source",
      "zapsalo je několik aplikací: \(list); opakuje-li jedna druhou, importujte jen jednu pomocí --source")
  }

  /// Lines of an earlier import that was made with another zone.
  package func importedInAnotherZone(_ count: Int) -> String {
    say(
      "\(counted(count, .line)) of an earlier import stand at other times, as they were imported with another --zone, and stay there; sums of a day, such as steps, were cut at that zone's midnight: import with the same --zone, or they overlap",
      "z dřívějšího importu má jiný čas: \(counted(count, .line)); vznikl s jiným --zone a řádky zůstávají, kde jsou; součty dne, třeba kroky, dělila půlnoc toho pásma: importujte se stejným --zone, jinak se překryjí"
    )
  }

  /// A line of an earlier import that the same record contradicts now, after its place.
  package func differing(_ name: String, here: String, there: String) -> String {
    say(
      "\(quoted(name)) is \(quoted(here)) here and \(quoted(there)) in the import; left as it is",
      "\(quoted(name)): tady \(quoted(here)), v importu \(quoted(there)); ponecháno")
  }

  /// No record is of the app that was asked for; the apps that there are.
  package func noSuchApp(_ apps: [(name: String, count: Int)]) -> String {
    let list = apps.map { "\(quoted($0.name)) (\(number($0.count)))" }.joined(separator: ", ")
    return say(
      "nothing is of that app; there are \(list)", "z té aplikace tu nic není; jsou tu \(list)")
  }

  /// How far a long import has come, in percent.
  package func importing(percent: Int) -> String {
    say("importing \(percent) %", "importuje se \(percent)\(blank)%")
  }

  /// How far the writing of days has come, in percent.
  package func writing(percent: Int) -> String {
    say("writing the days \(percent) %", "zapisují se dny \(percent)\(blank)%")
  }
}
