import Journal
import Rendering

/// The result of an import, in numbers of records.
struct ImportTally: Hashable, Sendable {
  /// Lines that were added, or would be.
  var added = 0
  /// Days that they were added to.
  var days = 0
  /// Records that stood there already, or twice in what was imported.
  var present = 0
  /// Lines of earlier imports that say otherwise than the same record now.
  var differing = 0
  /// As many of these as were changed, or would be.
  var changed = 0
  /// Records of names that are not declared.
  var leftOut = 0
  /// Records of kinds that have no place here.
  var passedOver = 0
  /// Records that were not understood.
  var failed = 0

  init() {}
}

extension Noun {
  static let row = Noun(("row", "rows"), cs: ("řádek", "řádky", "řádků"))
  static let number = Noun(("number", "numbers"), cs: ("číslo", "čísla", "čísel"))
  static let record = Noun(("record", "records"), cs: ("záznam", "záznamy", "záznamů"))
}

extension Words {
  /// The result of an import, at its end; `isDryRun` says that nothing was written.
  func imported(_ tally: ImportTally, isDryRun: Bool) -> String {
    var parts: [String] = []
    if tally.added == 0, tally.changed > 0 {
      // The number of changed lines says it.
    } else if tally.added == 0 {
      parts.append(say("nothing new", "nic nového"))
    } else {
      let lines = counted(tally.added, .line)
      let days = number(tally.days)
      let grown = czech(tally.added, "přibyl", "přibyly", "přibylo")
      parts.append(
        isDryRun
          ? say(
            "\(lines) would be added on \(counted(tally.days, .day))", "\(grown) by \(lines), dnů: \(days)")
          : say("\(lines) added on \(counted(tally.days, .day))", "\(grown) \(lines), dnů: \(days)"))
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
  func restored(_ written: Int, present: Int, isDryRun: Bool) -> String {
    let there = present == 0 ? "" : say("; \(number(present)) there already", "; už tu: \(number(present))")
    if isDryRun {
      return say("import: \(files(written)) would be restored", "import: obnovilo by se: \(files(written))")
        + there
    }
    return say("import: \(files(written)) restored", "import: obnoveno: \(files(written))") + there
  }

  /// Names that are not declared and were left out, one a sentence; `declared` are the lines that would declare them.
  func leftOut(_ names: [(name: String, count: Int)]) -> [String] {
    names.map { name, count in
      say(
        "\(quoted(name)) is not declared: \(counted(count, .record)) left out",
        "\(quoted(name)) není deklarováno: \(czech(count, "vynechán", "vynechány", "vynecháno")) \(counted(count, .record))"
      )
    }
  }

  /// Before the lines that would declare what was left out.
  var offeredLines: String {
    say(
      "to take them too, add these lines to daybook.conf, or import again with --declare:",
      "chcete-li převzít i je, přidejte do daybook.conf tyto řádky, nebo importujte znovu s --declare:")
  }

  /// How much more there is to say than was said.
  func moreRemarks(_ count: Int) -> String {
    say("and \(number(count)) more like these", "a dalších takových: \(number(count))")
  }

  /// Several apps wrote what was imported, and one may mirror the other.
  func severalApps(_ apps: [(name: String, count: Int)]) -> String {
    let list = apps.map { "\(quoted($0.name)) (\(number($0.count)))" }.joined(separator: ", ")
    return say(
      "several apps wrote these: \(list); if one mirrors another, import one of them with --source",
      "zapsalo je několik aplikací: \(list); opakuje-li jedna druhou, importujte jen jednu pomocí --source")
  }

  /// Lines of an earlier import that was made with another zone.
  func importedInAnotherZone(_ count: Int) -> String {
    let isOne = count == 1
    let stand = isOne ? "stands at another time, as it was" : "stand at other times, as they were"
    let fate = czech(
      count, "vznikl s jiným --zone a zůstává, kde je", "vznikly s jiným --zone a zůstávají, kde jsou",
      "vznikly s jiným --zone a zůstávají, kde jsou")
    return say(
      "\(counted(count, .line)) of an earlier import \(stand) imported with another --zone, and \(isOne ? "stays" : "stay") there; sums of a day, such as steps, were cut at that zone's midnight: import with the same --zone, or they overlap",
      "jiný čas z dřívějšího importu: \(counted(count, .line)); \(fate); součty dne, třeba kroky, dělila půlnoc toho pásma: importujte se stejným --zone, jinak se překryjí"
    )
  }

  /// A line of an earlier import that the same record contradicts now, after its place.
  func differing(_ name: String, here: String, there: String?) -> String {
    guard let there else {
      return say(
        "\(quoted(name)) is \(quoted(here)) here and no longer in the import; left as it is",
        "\(quoted(name)): tady \(quoted(here)), v importu už není; ponecháno")
    }
    return say(
      "\(quoted(name)) is \(quoted(here)) here and \(quoted(there)) in the import; left as it is",
      "\(quoted(name)): tady \(quoted(here)), v importu \(quoted(there)); ponecháno")
  }

  /// A habit or measure that has another name here than in what is imported.
  func renamedHere(_ name: String, _ here: String) -> String {
    say("\(quoted(name)) is \(quoted(here)) here", "\(quoted(name)) je tady \(quoted(here))")
  }

  /// No record is of the app that was asked for; the apps that there are.
  func noSuchApp(_ apps: [(name: String, count: Int)]) -> String {
    let list = apps.map { "\(quoted($0.name)) (\(number($0.count)))" }.joined(separator: ", ")
    return say(
      "nothing is of that app; there are \(list)", "z té aplikace tu nic není; jsou tu \(list)")
  }

  /// How far a long import has come, in percent.
  func importing(percent: Int) -> String {
    say("importing \(percentFigure(percent))", "importuje se \(percentFigure(percent))")
  }

  /// How far the writing of days has come, in percent.
  func writing(percent: Int) -> String {
    say("writing the days \(percentFigure(percent))", "zapisují se dny \(percentFigure(percent))")
  }
}
