import Interchange
import Journal
import Rendering

extension Words {
  /// Why something was not taken, after its place.
  func sentence(for remark: ImportRemark) -> String {
    let place = [remark.file, remark.line.map(String.init)].compactMap { $0 }.joined(separator: ":")
    return (place.isEmpty ? "" : place + ": ") + sentence(for: remark.reason)
  }

  /// Why something was not taken, said after its place.
  func sentence(for reason: ImportRemark.Reason) -> String {
    switch reason {
    case .notUnderstood(let text):
      say("not understood, left out: \(quoted(text))", "nerozpoznáno, vynecháno: \(quoted(text))")
    case .notWanted(let text):
      say("has no place here, left out: \(quoted(text))", "nemá tu místo, vynecháno: \(quoted(text))")
    case .nameless(let count):
      say(
        "nothing tells whose habit this is: \(counted(count, .row)) left out; say --name NAME",
        "nic neříká, který návyk to je: \(czech(count, "vynechán", "vynechány", "vynecháno")) \(counted(count, .row)); napište --name JMÉNO"
      )
    case .ambiguousDate(let text):
      say(
        "may be read in two ways, left out: \(quoted(text)); say --date-format d/m/y or m/d/y",
        "lze číst dvěma způsoby, vynecháno: \(quoted(text)); napište --date-format d/m/y nebo m/d/y")
    case .noAmount(let text):
      say(
        "does not say how much, left out: \(quoted(text)); a measure needs an amount, or a cup in daybook.conf",
        "neříká kolik, vynecháno: \(quoted(text)); veličina potřebuje množství, nebo cup v daybook.conf")
    case .farDay(let text):
      say(
        "before 1900 or more than a year ahead, left out: \(quoted(text)); check the date",
        "před rokem 1900 nebo víc než rok napřed, vynecháno: \(quoted(text)); zkontrolujte datum")
    case .unknownUnit(let text):
      say(
        "a unit that is not known here, left out: \(quoted(text))",
        "jednotka, která tu není známa, vynecháno: \(quoted(text))")
    case .notUTF8(let count):
      say(
        "not UTF-8, left out: \(counted(count, .row)), of which this is the first; \(conversion), and import that",
        "není v UTF-8, vynecháno: \(counted(count, .row)), tento je první; \(conversion) a importujte to")
    case .lessThanShares(let text):
      say(
        "less than what other columns count for it, left out: \(quoted(text))",
        "méně, než kolik do toho počítají jiné sloupce, vynecháno: \(quoted(text))")
    case .otherwiseHere(let text, let here):
      say(
        "the day says \(quoted(here)) already, left out: \(quoted(text)); delete those lines to have it, or write it in",
        "den už říká \(quoted(here)), vynecháno: \(quoted(text)); smažte ty řádky, nebo to připište")
    case .otherwiseElsewhere(let text):
      say(
        "another row of what is imported says otherwise, left out: \(quoted(text)); import one of the files alone",
        "jiný řádek z importu říká něco jiného, vynecháno: \(quoted(text)); importujte jen jeden z těch souborů"
      )
    case .doubtfulShares(let text):
      say(
        "what another column counts for it may be read in two ways, left out: \(quoted(text))",
        "co do toho počítá jiný sloupec, lze číst dvěma způsoby, vynecháno: \(quoted(text))")
    case .ambiguousNumbers(let count, let column, let first):
      ambiguous(count, column, first)
    case .unclearColumns(let names, let cells):
      say(
        "\(number(names)) names and \(number(cells)) columns: a name holds a comma, and no Habits.csv tells the names; import the whole folder of the export",
        "názvů je \(number(names)) a sloupců \(number(cells)): některý název obsahuje čárku a názvy neříká žádný Habits.csv; importujte celou složku exportu"
      )
    case .truncated:
      say(
        "the file ends in the middle of something; everything before that was taken",
        "soubor končí uprostřed; vše předtím se vzalo")
    }
  }

  /// Numbers of a column that may be a thousand times as much, of which one is shown.
  private func ambiguous(_ count: Int, _ column: String, _ first: String) -> String {
    let mark = first.firstIndex { $0 == "." || $0 == "," }
    let both = mark.map { thousandsOrDecimals(first, at: $0) } ?? []
    let list = both.joined(separator: say(" or ", " nebo "))
    return say(
      "\(quoted(column)) has \(counted(count, .number)) that may be read in two ways, left out: \(quoted(first)) is \(list); write each as the one it is, and import again",
      "\(quoted(column)): \(czech(count, "vynecháno", "vynechána", "vynecháno")) \(counted(count, .number)), jež lze číst dvěma způsoby; \(quoted(first)) je \(list); napište každé tak, jak je míněno, a importujte znovu"
    )
  }

  /// How a file in another encoding is made one in UTF-8.
  var conversion: String {
    say(
      "convert it: iconv -f windows-1252 -t utf-8 FILE > NEW (windows-1250 in Central Europe)",
      "převeďte ho: iconv -f windows-1250 -t utf-8 SOUBOR > NOVÝ (na západě windows-1252)")
  }
}
