import Interchange
import Rendering

/// Why a file is not imported at all.
extension Words {
  /// Why a file is not imported at all, said after its name.
  func sentence(for fault: ImportFault) -> String {
    switch fault {
    case .noDateColumn(let headings):
      let list = some(headings)
      return say(
        "no column is known to hold dates; say which with --map date=HEADING; there are \(list)",
        "není známo, ve kterém sloupci jsou data; určete ho pomocí --map date=SLOUPEC; jsou tu \(list)")
    case .noColumn(let heading, let headings):
      let list = some(headings)
      return say(
        "there is no column \(quoted(heading)); there are \(list)",
        "sloupec \(quoted(heading)) tu není; jsou tu \(list)")
    case .nothingToImport(let headings):
      let list = some(headings)
      return say(
        "no column looks like a habit or measure; say which with --map NAME=HEADING; there are \(list)",
        "žádný sloupec nevypadá jako návyk nebo veličina; určete ho pomocí --map JMÉNO=SLOUPEC; jsou tu \(list)"
      )
    case .nameless(let headings):
      let list = some(headings)
      return say(
        "the columns \(list) do not say of what this is; say it with --name, such as --name water",
        "sloupce \(list) neříkají, čeho to je; určete to pomocí --name, třeba --name water")
    case .ambiguousDate(let date):
      return say(
        "is \(quoted(date)) day/month/year or month/day/year? Say --date-format d/m/y or --date-format m/d/y; nothing was written",
        "je \(quoted(date)) den/měsíc/rok, nebo měsíc/den/rok? Napište --date-format d/m/y nebo --date-format m/d/y; nic se nezapsalo"
      )
    case .tooManyColumns(let count):
      return say(
        "a row has \(number(count)) cells; a table of at most 1,000 columns can be imported; nothing was written",
        "řádek má buněk: \(number(count)); importovat lze tabulku s nejvýše 1000 sloupci; nic se nezapsalo")
    case .notJSON(let line, let column):
      return say(
        "this is no JSON, or it is cut short: line \(line), column \(column); nothing was written",
        "toto není JSON, nebo je useknutý: řádek \(line), sloupec \(column); nic se nezapsalo")
    case .notABackup:
      return say(
        "this JSON is neither a backup of a daybook nor has it 'dailyData' with ticks; nothing was written",
        "tento JSON není záloha deníku ani nemá „dailyData“ s odškrtnutími; nic se nezapsalo")
    case .newerBackup(let schema):
      return say(
        "the backup is of another version, \(quoted(schema)); this one reads 'daybook.export/1'; nothing was written",
        "záloha je jiné verze, \(quoted(schema)); tento program čte „daybook.export/1“; nic se nezapsalo")
    case .foreignPath(let path):
      return say(
        "the backup names \(quoted(path)), which is not the file of its day; nothing was written",
        "záloha uvádí \(quoted(path)), což není soubor svého dne; nic se nezapsalo")
    case .pathTwice(let path):
      return say(
        "the backup holds \(quoted(path)) twice; nothing was written",
        "záloha obsahuje \(quoted(path)) dvakrát; nic se nezapsalo")
    case .unreadableContent(let path):
      return say(
        "what the backup holds of \(quoted(path)) is damaged; nothing was written",
        "obsah \(quoted(path)) je v záloze poškozený; nic se nezapsalo")
    case .ownReport:
      return say(
        "this is a report of daybook's own, and its days are in the daybook already; 'daybook export' writes what can be imported; nothing was written",
        "toto je přehled z daybooku a jeho dny už v deníku jsou; co lze importovat, vypíše „daybook export“; nic se nezapsalo"
      )
    case .notUTF8:
      return say(
        "this is not UTF-8; save it as UTF-8, in a spreadsheet as 'CSV UTF-8', or \(conversion); nothing was written",
        "toto není v UTF-8; uložte to v UTF-8, v tabulkovém programu jako „CSV UTF-8“, nebo \(conversion); nic se nezapsalo"
      )
    case .endlessTag(let line):
      return say(
        "the tag that begins on line \(line) does not end; this is no export; nothing was written",
        "značka, která začíná na řádku \(line), nekončí; toto není export; nic se nezapsalo")
    case .growingEntity(let line):
      return say(
        "line \(line) declares an entity that is made of others, as no export does; nothing was written",
        "řádek \(line) deklaruje entitu složenou z jiných, což žádný export nedělá; nic se nezapsalo")
    }
  }

  /// A file in no format that is known.
  func unknownFormat(_ path: String, formats: [String]) -> String {
    let list = formats.joined(separator: ", ")
    return say(
      "\(quoted(path)) is in no format that is known; if it is one of these, say --from: \(list)",
      "\(quoted(path)) není v žádném známém formátu; je-li to jeden z těchto, napište --from: \(list)")
  }

  /// A zip that `unzip` did not give all of.
  func damagedArchive(_ path: String) -> String {
    say(
      "\(quoted(path)) cannot be unpacked here: it is damaged or locked, or holds more than 256 MB; unpack it and import the folder",
      "\(quoted(path)) tu nejde rozbalit: je poškozený, zamčený, nebo je v něm víc než 256 MB; rozbalte ho a importujte složku"
    )
  }

  /// A packed archive.
  func packedArchive(_ path: String) -> String {
    say(
      "\(quoted(path)) is packed; unpack it and import the folder",
      "\(quoted(path)) je zabalený; rozbalte ho a importujte složku")
  }

  /// A database of another program.
  func database(_ path: String) -> String {
    say(
      "\(quoted(path)) is a database; have the app write a CSV (Loop: Settings, Export as CSV) and import that",
      "\(quoted(path)) je databáze; nechte aplikaci zapsat CSV (Loop: Nastavení, Exportovat jako CSV) a importujte to"
    )
  }

  /// A file of a spreadsheet's own format.
  func spreadsheetFile(_ path: String) -> String {
    say(
      "\(quoted(path)) is a spreadsheet's own file; save it as CSV UTF-8 there, and import that",
      "\(quoted(path)) je soubor tabulkového programu; uložte ho v něm jako CSV UTF-8 a importujte to")
  }

  /// A file without a byte.
  func emptyFile(_ path: String) -> String {
    say("\(quoted(path)) is empty; nothing was written", "\(quoted(path)) je prázdný; nic se nezapsalo")
  }

  /// A file with zero bytes, which no text holds.
  func zeroBytes(_ path: String) -> String {
    say(
      "\(quoted(path)) holds zero bytes, as UTF-16 without a byte order mark does, or a damaged file; save it as UTF-8; nothing was written",
      "\(quoted(path)) obsahuje nulové bajty, jako UTF-16 bez značky pořadí bajtů nebo poškozený soubor; uložte to v UTF-8; nic se nezapsalo"
    )
  }

  /// A file in which nothing is of the format that it was said to be in.
  func notOfFormat(_ path: String, _ format: String) -> String {
    say(
      "nothing in \(quoted(path)) is in the format \(quoted(format)); leave --from out, or name another; nothing was written",
      "v \(quoted(path)) není nic ve formátu \(quoted(format)); vynechte --from, nebo uveďte jiný; nic se nezapsalo"
    )
  }

  /// A folder that holds more files, or deeper ones, than an export.
  func tooManyFiles(_ path: String) -> String {
    say(
      "\(quoted(path)) holds too many files for an export; name the file in it to be imported",
      "\(quoted(path)) obsahuje na export příliš mnoho souborů; uveďte ten, který se má importovat")
  }

  /// A backup beside other files.
  var backupAlone: String {
    say("a backup is imported alone; nothing was written", "záloha se importuje samostatně; nic se nezapsalo")
  }

  /// A file of a backup that is there and holds something else.
  func backupDiffers(_ path: String, after written: WrittenFiles) -> String {
    say(
      "\(quoted(path)) is there already and differs from the backup\(fate(of: written)); import it into an empty folder",
      "\(quoted(path)) už existuje a liší se od zálohy\(fate(of: written)); importujte ji do prázdné složky")
  }

  /// The first of some headings, in quotes.
  private func some(_ headings: [String]) -> String {
    let shown = headings.prefix(12).map(quoted).joined(separator: ", ")
    return headings.count > 12 ? shown + ", \(glyphs.ellipsis)" : shown
  }
}
