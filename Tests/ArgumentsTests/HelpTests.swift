import Speech
import Testing

@testable import Arguments

struct HelpTests {
  @Test func theOverviewListsCommandsByGroup() {
    let more = [Phrase("Read daybook(1) for the rest.", cs: "Zbytek je v daybook(1).")]
    #expect(
      sampleTable().overview(in: .en, more: more).text(width: 80) == """
        Usage: daybook [OPTION...] COMMAND [ARGUMENT...]

        A plain-text ledger for water and daily habits

        Log
          add     Add a line to the day
          done    Tick a habit

        Look
          day     Show a day
          week    Show a week as a grid of habits and goals

        Set up
          config  Show or change settings

        Options of every command
              --dir DIR        The folder of the daybook
              --lang LANGUAGE  The language. Values: en, cs.
              --ascii          Draw with ASCII only
          -h, --help           Shows help
              --version        Prints the version

        'daybook help COMMAND' explains a command.

        Read daybook(1) for the rest.

        """)
  }

  @Test func aCommandsPageHasAllThatItDeclares() throws {
    #expect(
      try sampleTable().help(for: "week", in: .en).text(width: 80) == """
        Usage: daybook week [--of NAME] [--count VALUE] [--format FORMAT] [--json]
               [--output FILE] [PERIOD]

        Show a week as a grid of habits and goals

        Arguments
          PERIOD               The week, or any day in it

        Options
              --of NAME        Bars for one measure instead of the grid. May be given
                               several times.
          -n, --count VALUE    How many weeks
              --format FORMAT  How it is written. Values: text, markdown, json.
              --json           Print JSON
          -o, --output FILE    Write to a file instead of standard output, in the format
                               of its ending

        Today is marked. Days that are not over count only what is done, and .5l is half
        a litre.

        'week -1' is last week.

        Examples
          daybook week -1
              Last week
          daybook week --of water --of "Kitchen closed"
              Bars for two things

        'daybook help' lists the options of every command.

        """)
  }

  @Test(arguments: [(12, "  aaaaaaaaaaaa  text"), (13, "      text")])
  func textStandsBesideATermThatLeavesIt24Columns(length: Int, line: String) {
    let entry = HelpPage.Entry(term: String(repeating: "a", count: length), text: "text")
    let page = HelpPage(usageTitle: "Usage", usage: ["x"], sections: [.commands(title: "Commands", [entry])])
    #expect(page.text(width: 40).split(separator: "\n").last.map(String.init) == line)
  }

  @Test func aNarrowPageInCzechPutsTextBelowOptions() throws {
    #expect(
      try sampleTable().help(for: "week", in: .cs).text(width: 40) == """
        Použití: daybook week [--of JMÉNO]
                 [--count HODNOTA]
                 [--format FORMÁT] [--json]
                 [--output SOUBOR] [OBDOBÍ]

        Ukáže týden jako mřížku návyků a cílů

        Argumenty
          OBDOBÍ
              Týden, nebo den v něm

        Volby
          --of JMÉNO
              Místo mřížky sloupce pro jednu
              veličinu. Lze zadat vícekrát.
          -n, --count HODNOTA
              Kolik týdnů
          --format FORMÁT
              Podoba výstupu. Hodnoty: text,
              markdown, json.
          --json
              Vypíše JSON
          -o, --output SOUBOR
              Zapíše do souboru místo na
              standardní výstup, v podobě podle
              přípony

        Dnešek je vyznačen. Dny, které
        neskončily, počítají jen to, co je
        hotovo, a .5l je půl litru.

        „week -1“ je minulý týden.

        Příklady
          daybook week -1
              Minulý týden
          daybook week --of water --of
            "Kitchen closed"
              Sloupce pro dvě věci

        Volby všech příkazů vypíše „daybook
        help“.

        """)
  }

  @Test(arguments: [
    ("day", "daybook day [--reverse] [--lines] [DATE]"), ("add", "daybook add [--date DATE] LINE..."),
    ("done", "daybook done HABIT... [TIME]"), ("config", "daybook config [KEY [VALUE...]]"),
    ("merge-driver", "daybook merge-driver O A"), ("today", "daybook day [--reverse] [--lines] [DATE]"),
  ])
  func theUsageLineShowsWhatMayBeLeftOut(command: String, usage: String) throws {
    #expect(try sampleTable().help(for: command, in: .en).usage.joined(separator: " ") == usage)
  }

  @Test func helpOnAnUnknownCommandNamesTheNearest() {
    #expect(throws: ArgumentProblem.unknownCommand("wek", near: ["week"])) {
      try sampleTable().help(for: "wek", in: .en)
    }
  }

  @Test(arguments: [0, 40, 47, 60, 80, 200], Language.allCases)
  func noLineIsWiderThanAsked(width: Int, language: Language) throws {
    let table = sampleTable()
    var text = table.overview(in: language).text(width: width)
    for command in table.commands {
      text += try table.help(for: command.name, in: language).text(width: width)
    }
    for line in text.split(separator: "\n") {
      #expect(line.count <= max(40, width))
      #expect(line.last != " ")
    }
  }

  @Test func aTermOfHalfTheWidthStandsAboveItsText() {
    let term = "--" + String(repeating: "x", count: 40)
    let entries = [HelpPage.Entry(term: term, text: "Long"), HelpPage.Entry(term: "--a", text: "Short")]
    let page = HelpPage(
      usageTitle: "Usage", usage: ["x"], sections: [.parameters(title: "Options", entries)])
    #expect(page.text(width: 80) == "Usage: x\n\nOptions\n  \(term)\n       Long\n  --a  Short\n")
  }

  @Test func colouringChangesNoWidths() throws {
    let page = try sampleTable().help(for: "day", in: .en)
    let text = page.text(width: 60) { role, text in
      switch role {
      case .title: "<\(text)>"
      case .term: "{\(text)}"
      case .text: text
      }
    }
    #expect(text.hasPrefix("<Usage>: daybook day"))
    #expect(text.contains("\n<Options>\n  {-r, --reverse}  Newest first\n"))
    let plain = text.filter { !"<>{}".contains($0) }
    #expect(plain == page.text(width: 60))
  }

  @Test(arguments: [
    ("", []), ("  a  b ", ["a b"]), ("one two", ["one", "two"]), ("abcdefghij k", ["abcdefghij", "k"]),
    ("ab v lese", ["ab", "v lese"]), ("je a", ["je a"]),
  ])
  func paragraphsAreWrappedAtBlanks(text: String, lines: [String]) {
    #expect(wrapped(text, width: 6) == lines)
  }
}

struct SentenceTests {
  @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a nebo b"), (["a", "b", "c"], "a, b nebo c")])
  func choicesAreJoinedAsAPersonWould(choices: [String], joined: String) {
    #expect(Language.cs.alternatives(choices) == joined)
  }

  @Test func aSentenceIsSaidInTheLanguageAskedFor() {
    let sentence = Phrase("day", cs: "den")
    #expect(Language.allCases.map { sentence[$0] } == ["day", "den"])
  }
}
