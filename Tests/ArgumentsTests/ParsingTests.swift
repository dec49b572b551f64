import Testing

@testable import Arguments

struct ParsingTests {
  @Test(arguments: [
    ("", "day nil false false"),
    ("day", "day nil false false"),
    ("today -1", "day -1 false false"),
    ("--lines", "day nil false true"),
    ("day -rl", "day nil true true"),
    ("day -r -1 -l", "day -1 true true"),
    ("-r day -1", "day -1 true false"),
    ("week", "week this of [] count 1 text nil"),
    ("week -2 --of water", "week -2 of [\"water\"] count 1 text nil"),
    ("week --of=water --of coffee 2026-W03", "week 2026-W03 of [\"water\", \"coffee\"] count 1 text nil"),
    ("week --of=a=b", "week this of [\"a=b\"] count 1 text nil"),
    ("week --of=", "week this of [\"\"] count 1 text nil"),
    ("week --of=--json", "week this of [\"--json\"] count 1 text nil"),
    ("week -o week.md", "week this of [] count 1 text week.md"),
    ("week -oweek.md", "week this of [] count 1 text week.md"),
    ("week -o=week.md", "week this of [] count 1 text week.md"),
    ("week -o -", "week this of [] count 1 text -"),
    ("week --count -1 -n 2 -n3", "week this of [] count 3 text nil"),
    ("week --json", "week this of [] count 1 json nil"),
    ("week --format text --format markdown", "week this of [] count 1 markdown nil"),
    ("week -- --json", "week --json of [] count 1 text nil"),
    ("--of water week", "week this of [\"water\"] count 1 text nil"),
    ("--date -1 add water 250ml", "add [\"water\", \"250ml\"] -1"),
    ("--json --dir d -o x --of day week -1", "week -1 of [\"day\"] count 1 json x"),
    ("--date -1 -- add --weird", "add [\"--weird\"] -1"),
    ("add water 250ml --date -1", "add [\"water\", \"250ml\"] -1"),
    ("add --date -1 water 250ml", "add [\"water\", \"250ml\"] -1"),
    ("add -", "add [\"-\"] nil"),
    ("add [-] workout", "add [\"[-]\", \"workout\"] nil"),
    ("add -50ml -.5l -½l -,5l", "add [\"-50ml\", \"-.5l\", \"-½l\", \"-,5l\"] nil"),
    ("add ----- --- –", "add [\"-----\", \"---\", \"–\"] nil"),
    ("add -- --weird -x", "add [\"--weird\", \"-x\"] nil"),
    ("add a -- b -- --date", "add [\"a\", \"b\", \"--\", \"--date\"] nil"),
    ("add ---x", "add [\"---x\"] nil"),
    ("done lunch", "done [\"lunch\"] nil"),
    ("done lunch soup 15:45", "done [\"lunch\", \"soup\"] 15:45"),
    ("done 15:45", "done [\"15:45\"] nil"),
    ("config", "config nil []"),
    ("config week sunday", "config week [\"sunday\"]"),
    ("merge-driver a b", "merge-driver a b"),
  ])
  func aLineAsksFor(line: String, asked: String) {
    #expect(outcome(of: words(line)) == asked)
  }

  @Test func aWordWithABlankAfterItsHyphenIsText() {
    #expect(outcome(of: ["add", "- buy milk"]) == "add [\"- buy milk\"] nil")
  }

  @Test func anEmptyWordIsAnArgument() {
    #expect(outcome(of: ["add", ""]) == "add [\"\"] nil")
  }

  @Test(arguments: [
    ("wek", "'wek' is not a command; did you mean 'week'?"),
    ("toady", "'toady' is not a command; did you mean 'today'?"),
    ("DAY", "'DAY' is not a command; did you mean 'day'?"),
    ("we", "'we' is not a command; did you mean 'week'?"),
    ("merge-drive", "'merge-drive' is not a command; 'help' lists them all"),
    ("frobnicate --what", "'frobnicate' is not a command; 'help' lists them all"),
    ("week --off x", "'--off' is not an option of 'week'; did you mean '--of'?"),
    (
      "week --bogus --jsno",
      "'--bogus' is not an option of 'week'; write --help to see them all, or -- before text that begins with a hyphen"
    ),
    ("week --jsno", "'--jsno' is not an option of 'week'; did you mean '--json'?"),
    ("week --out", "'--out' is not an option of 'week'; did you mean '--output'?"),
    ("week -format x", "'-format' is not an option of 'week'; did you mean '--format'?"),
    ("day -rx", "'-x' is not an option of 'day'; did you mean '-r', '-l' or '-h'?"),
    (
      "add --frobnicate",
      "'--frobnicate' is not an option of 'add'; write --help to see them all, or -- before text that begins with a hyphen"
    ),
    (
      "--of water wek",
      "'wek' is not a command; did you mean 'week'?"
    ),
    (
      "--bogus wek",
      "'--bogus' is not an option; write --help to see them all, or -- before text that begins with a hyphen"
    ),
    (
      "--bogus week",
      "'--bogus' is not an option of 'week'; write --help to see them all, or -- before text that begins with a hyphen"
    ),
    (
      "--count 3 add water",
      "'--count' is not an option of 'add'; write --help to see them all, or -- before text that begins with a hyphen"
    ),
    (
      "--date -1",
      "'--date' is not an option of 'day'; write --help to see them all, or -- before text that begins with a hyphen"
    ),
    (
      "--of week",
      "'--of' is not an option of 'day'; write --help to see them all, or -- before text that begins with a hyphen"
    ),
    ("week --of", "--of needs a value; write --of NAME"),
    ("week -o", "--output needs a value; write --output FILE"),
    ("week --of --json", "--of needs a value; write --of NAME"),
    ("week --of --", "--of needs a value; write --of NAME"),
    ("day --reverse=yes", "--reverse takes no value, so not 'yes'; write --reverse alone"),
    ("day -r=yes", "-r takes no value, so not 'yes'; write -r alone"),
    ("week --count two", "--count cannot be 'two'; write a whole number such as 3"),
    ("week --format html", "--format cannot be 'html'; write 'text', 'markdown' or 'json'"),
    ("day soon", "DATE cannot be 'soon'; write a date such as 2026-01-12, today or -1"),
    ("day 1 2", "'day' has no use for '2'; leave it out, or put quotes around words that belong together"),
    ("add", "'add' needs LINE; write it after the command"),
    ("merge-driver a", "'merge-driver' needs A; write it after the command"),
    ("--lang de week", "--lang cannot be 'de'; write 'en' or 'cs'"),
  ])
  func aWrongLineIsToldWhatToWrite(line: String, message: String) {
    #expect(outcome(of: words(line)) == message)
  }

  @Test func aPrefixOfAnOptionIsNotTheOption() {
    #expect(outcome(of: ["day", "--rev"]) == "'--rev' is not an option of 'day'; did you mean '--reverse'?")
  }

  @Test(arguments: [
    ("--help", "help overview"),
    ("-h", "help overview"),
    ("week --help", "help week"),
    ("today -h", "help day"),
    ("--help week", "help week"),
    ("week --bogus --of --help", "help week"),
    ("add", "'add' needs LINE; write it after the command"),
    ("add -h", "help add"),
    ("--version", "version"),
    ("week --version", "version"),
    ("wek --help", "'wek' is not a command; did you mean 'week'?"),
  ])
  func helpAndVersionComeBeforeWhatIsWrong(line: String, asked: String) {
    #expect(outcome(of: words(line)) == asked)
  }

  @Test func helpAfterTwoHyphensIsText() {
    #expect(outcome(of: ["add", "--", "--help"]) == "add [\"--help\"] nil")
  }

  @Test func withoutADefaultCommandAnEmptyLineShowsTheOverview() {
    #expect(outcome(of: [], defaultCommand: nil) == "help overview")
    #expect(outcome(of: ["--ascii"], defaultCommand: nil) == "help overview")
  }
}

struct GlobalOptionTests {
  @Test(arguments: [
    "--dir d --lang cs --ascii week -1", "week -1 --dir d --lang cs --ascii",
    "--dir=d week --ascii -1 --lang=cs", "--dir x --lang cs week --dir d --ascii -1",
  ])
  func optionsOfEveryCommandStandAnywhere(line: String) {
    let parsed = sampleTable().parsed(words(line))
    #expect(parsed.globals == Globals(folder: "d", language: .cs, usesASCII: true))
    guard case .run(let command) = parsed.request else {
      Issue.record("no command")
      return
    }
    #expect(command.shown == "week -1 of [] count 1 text nil")
  }

  @Test(arguments: [
    "--lang cs wek", "wek --lang cs", "week --lang cs --bogus", "--lang cs add", "--lang cs --help",
  ])
  func theLanguageIsKnownWhateverElseIsWrong(line: String) {
    #expect(sampleTable().parsed(words(line)).globals.language == .cs)
  }

  @Test func aFoldersValueIsNotTakenForACommand() {
    let table = sampleTable()
    #expect(table.commandPosition(in: ["--dir", "week", "--ascii", "day", "x"]) == 3)
    #expect(table.commandPosition(in: ["--dir", "week"]) == nil)
    #expect(table.commandPosition(in: ["--", "day"]) == 1)
  }

  @Test func aHiddenOptionWorks() {
    #expect(sampleTable().parsed(["day", "--old-ascii"]).globals.usesASCII)
  }
}

struct NearNameTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("abc", "acb", 1), ("abc", "abd", 1), ("abc", "ab", 1),
    ("abc", "abcd", 1), ("abcd", "badc", 2), ("ca", "abc", 3), ("včera", "vcera", 1),
  ])
  func editsAreCounted(one: String, other: String, edits: Int) {
    #expect(editDistance(Array(one), Array(other)) == edits)
    #expect(editDistance(Array(other), Array(one)) == edits)
  }

  @Test(arguments: [
    ("xyz", []), ("", []), ("--", []), ("a", []), ("dya", ["day"]), ("mxxth", []),
    ("stat", ["stats", "status"]), ("stats", ["stats", "status"]), ("sttaus", ["status", "stats"]),
  ])
  func theNearestComesFirst(typed: String, near: [String]) {
    #expect(nearNames(to: typed, among: ["day", "week", "month", "stats", "status", "stats"]) == near)
  }

  @Test func atMostThreeAreOffered() {
    #expect(nearNames(to: "ab", among: ["abc", "abd", "abe", "abf"]) == ["abc", "abd", "abe"])
  }
}

struct MessageTests {
  @Test(arguments: [
    (ArgumentProblem.unknownCommand("wek", near: ["week"]), "„wek“ není příkaz; měli jste na mysli „week“?"),
    (.unknownCommand("x", near: []), "„x“ není příkaz; všechny vypíše „help“"),
    (
      .unknownOption("--of", command: "day", near: ["--on", "--off"]),
      "„--of“ není volba příkazu „day“; měli jste na mysli „--on“ nebo „--off“?"
    ),
    (
      .unknownOption("-x", command: nil, near: []),
      "„-x“ není volba; všechny vypíše --help; před text, který začíná spojovníkem, napište --"
    ),
    (.missingValue(of: "--of", valueName: "NAME"), "--of potřebuje hodnotu; napište --of JMÉNO"),
    (.unexpectedValue(of: "-r", text: "ano"), "-r nemá hodnotu, tedy ani „ano“; napište jen -r"),
    (
      .badValue(of: "--n", text: "x", allowedWords: [], expected: Int.expected),
      "--n nemůže být „x“; napište celé číslo, třeba 3"
    ),
    (.badValue(of: "--n", text: "x", allowedWords: [], expected: nil), "--n nemůže být „x“"),
    (
      .badValue(of: "--lang", text: "de", allowedWords: ["en", "cs"], expected: nil),
      "--lang nemůže být „de“; napište „en“ nebo „cs“"
    ),
    (.excludedOption("--on", by: "--off"), "„--on“ a „--off“ se vylučují; jedno z nich vynechte"),
    (.missingArgument("LINE", command: "add"), "„add“ potřebuje ŘÁDEK; patří za příkaz"),
    (
      .missingArgument("ACTION", command: "coach", allowedWords: ["meals", "plan"]),
      "„coach“ potřebuje vědět co; za příkaz napište „meals“ nebo „plan“"
    ),
    (
      .tooManyArguments("x", command: "day"),
      "„day“ si s „x“ neví rady; vynechte to, nebo dejte slova, která patří k sobě, do uvozovek"
    ),
  ])
  func problemsAreToldInCzech(problem: ArgumentProblem, message: String) {
    #expect(problem.message(in: .cs) == message)
  }
}
