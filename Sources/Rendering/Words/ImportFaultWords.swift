/// Why a file is not imported at all.
extension Words {
  /// A file in another encoding than UTF-8.
  package var notUTF8: String {
    say(
      "this is not UTF-8; save it as UTF-8, in a spreadsheet as 'CSV UTF-8', or \(conversion); nothing was written",
      "toto není v UTF-8; uložte to v UTF-8, v tabulkovém programu jako „CSV UTF-8“, nebo \(conversion); nic se nezapsalo"
    )
  }

  /// A file in no format that is known.
  package func unknownFormat(_ path: String, formats: [String]) -> String {
    let list = formats.joined(separator: ", ")
    return say(
      "\(quoted(path)) is in no format that is known; if it is one of these, say --from: \(list)",
      "\(quoted(path)) není v žádném známém formátu; je-li to jeden z těchto, řekněte --from: \(list)")
  }

  /// A packed archive.
  package func packedArchive(_ path: String) -> String {
    say(
      "\(quoted(path)) is packed; unpack it and import the folder",
      "\(quoted(path)) je zabalený; rozbalte ho a importujte složku")
  }

  /// A file without a byte.
  package func emptyFile(_ path: String) -> String {
    say("\(quoted(path)) is empty; nothing was written", "\(quoted(path)) je prázdný; nic se nezapsalo")
  }

  /// A file in which nothing is of the format that it was said to be in.
  package func notOfFormat(_ path: String, _ format: String) -> String {
    say(
      "nothing in \(quoted(path)) is in the format \(quoted(format)); leave --from out, or name another; nothing was written",
      "v \(quoted(path)) není nic ve formátu \(quoted(format)); vynechte --from, nebo uveďte jiný; nic se nezapsalo"
    )
  }

  /// A folder that holds more files, or deeper ones, than an export.
  package func tooManyFiles(_ path: String) -> String {
    say(
      "\(quoted(path)) holds too many files for an export; name the file in it to be imported",
      "\(quoted(path)) obsahuje na export příliš mnoho souborů; uveďte ten, který se má importovat")
  }

  /// A backup beside other files.
  package var backupAlone: String {
    say("a backup is imported alone; nothing was written", "záloha se importuje samostatně; nic se nezapsalo")
  }

  /// A file of a backup that is there and holds something else.
  package func backupDiffers(_ path: String) -> String {
    say(
      "\(quoted(path)) is there already and differs from the backup; nothing was written, import it into an empty folder",
      "\(quoted(path)) už existuje a liší se od zálohy; nic se nezapsalo, importujte ji do prázdné složky")
  }

  /// A table without a column of dates.
  package func noDateColumn(_ headings: [String]) -> String {
    let list = some(headings)
    return say(
      "no column is known to hold dates; say which with --map date=HEADING; there are \(list)",
      "není známo, ve kterém sloupci jsou data; řekněte to pomocí --map date=SLOUPEC; jsou tu \(list)")
  }

  /// A column that there is not.
  package func noColumn(_ heading: String, among headings: [String]) -> String {
    let list = some(headings)
    return say(
      "there is no column \(quoted(heading)); there are \(list)",
      "sloupec \(quoted(heading)) tu není; jsou tu \(list)")
  }

  /// A table in which nothing looks like a habit or measure.
  package func nothingToImport(_ headings: [String]) -> String {
    let list = some(headings)
    return say(
      "no column looks like a habit or measure; say which with --map NAME=HEADING; there are \(list)",
      "žádný sloupec nevypadá jako návyk nebo veličina; řekněte to pomocí --map NÁZEV=SLOUPEC; jsou tu \(list)"
    )
  }

  /// A table of which no date shows which number is the day.
  package func dateQuestion(_ date: String) -> String {
    say(
      "is \(quoted(date)) day/month/year or month/day/year? Say --date-format d/m/y or --date-format m/d/y; nothing was written",
      "je \(quoted(date)) den/měsíc/rok, nebo měsíc/den/rok? Řekněte --date-format d/m/y nebo --date-format m/d/y; nic se nezapsalo"
    )
  }

  /// A table with too many columns.
  package func tooManyColumns(_ count: Int) -> String {
    say(
      "a row has \(number(count)) cells; a table of at most 1,000 columns can be imported; nothing was written",
      "řádek má buněk: \(number(count)); importovat lze tabulku s nejvýše 1000 sloupci; nic se nezapsalo")
  }

  /// A file that is no JSON, at a line and column from 1.
  package func notJSON(line: Int, column: Int) -> String {
    say(
      "this is no JSON, or it is cut short: line \(line), column \(column); nothing was written",
      "toto není JSON, nebo je useknutý: řádek \(line), sloupec \(column); nic se nezapsalo")
  }

  /// JSON that is neither a backup nor the habit brief's.
  package var notABackup: String {
    say(
      "this JSON is neither a backup of a daybook nor has it 'dailyData' with ticks; nothing was written",
      "tento JSON není záloha deníku ani nemá „dailyData“ s odškrtnutími; nic se nezapsalo")
  }

  /// A backup of another version.
  package func newerBackup(_ schema: String) -> String {
    say(
      "the backup is of another version, \(quoted(schema)); this one reads 'daybook.export/1'; nothing was written",
      "záloha je jiné verze, \(quoted(schema)); tento program čte „daybook.export/1“; nic se nezapsalo")
  }

  /// A backup that names a file that is none of a daybook's.
  package func foreignPath(_ path: String) -> String {
    say(
      "the backup names \(quoted(path)), which is not the file of its day; nothing was written",
      "záloha uvádí \(quoted(path)), což není soubor svého dne; nic se nezapsalo")
  }

  /// A backup that names a file twice.
  package func pathTwice(_ path: String) -> String {
    say(
      "the backup holds \(quoted(path)) twice; nothing was written",
      "záloha obsahuje \(quoted(path)) dvakrát; nic se nezapsalo")
  }

  /// A file of a backup whose content is damaged.
  package func unreadableContent(_ path: String) -> String {
    say(
      "what the backup holds of \(quoted(path)) is damaged; nothing was written",
      "obsah \(quoted(path)) je v záloze poškozený; nic se nezapsalo")
  }

  /// XML with a tag that does not end.
  package func endlessTag(line: Int) -> String {
    say(
      "the tag that begins on line \(line) does not end; this is no export; nothing was written",
      "značka, která začíná na řádku \(line), nekončí; toto není export; nic se nezapsalo")
  }

  /// XML with an entity that is made to grow.
  package func growingEntity(line: Int) -> String {
    say(
      "line \(line) declares an entity that is made of others, as no export does; nothing was written",
      "řádek \(line) deklaruje entitu složenou z jiných, což žádný export nedělá; nic se nezapsalo")
  }

  /// The first of some headings, in quotes.
  private func some(_ headings: [String]) -> String {
    let shown = headings.prefix(12).map(quoted).joined(separator: ", ")
    return headings.count > 12 ? shown + ", \(glyphs.ellipsis)" : shown
  }
}
