import Arguments
import Speech

// A small program that has one of everything.

protocol SampleCommand: Command {
  /// The command and what was filled in, for tests to compare.
  var shown: String { get }
}

extension CommandEntry where Made == any SampleCommand {
  init<C: SampleCommand>(_ type: C.Type) {
    self.init(type) { $0 }
  }
}

extension Phrase {
  static let look = Phrase("Look", cs: "Přehledy")
  static let log = Phrase("Log", cs: "Zápis")
}

struct Offset: ArgumentValue, Equatable {
  var text: String

  init?(argument: String) {
    guard argument == "today" || Int(argument) != nil else { return nil }
    text = argument
  }

  static var expected: Phrase? {
    Phrase("a date such as 2026-01-12, today or -1", cs: "datum, třeba 2026-01-12, today nebo -1")
  }
}

struct Clock: ArgumentValue {
  var text: String

  init?(argument: String) {
    guard argument.contains(":") else { return nil }
    text = argument
  }
}

enum Form: String, CaseIterable, ArgumentValue {
  case text, markdown, json
}

struct Globals: Equatable {
  var folder: String?
  var language: Language?
  var usesASCII = false

  static var parameters: [Parameter<Globals>] {
    [
      .option(
        \.folder, "--dir", value: "DIR",
        help: Phrase("The folder of the daybook", cs: "Složka deníku"), completion: .folders),
      .option(\.language, "--lang", value: "LANGUAGE", help: Phrase("The language", cs: "Jazyk")),
      .flag(
        \.usesASCII, "--ascii", help: Phrase("Draw with ASCII only", cs: "Kreslí jen znaky ASCII")),
      .flag(\.usesASCII, "--old-ascii", help: Phrase("The same", cs: "Totéž")).hidden,
    ]
  }
}

struct Output: Equatable {
  var form = Form.text
  var isJSON = false
  var file: String?

  static var parameters: [Parameter<Output>] {
    [
      .option(\.form, "--format", value: "FORMAT", help: Phrase("How it is written", cs: "Podoba výstupu")),
      .flag(\.isJSON, "--json", help: Phrase("Print JSON", cs: "Vypíše JSON")),
      .option(
        \.file, "--output", "-o", value: "FILE",
        help: Phrase(
          "Write to a file instead of standard output, in the format of its ending",
          cs: "Zapíše do souboru místo na standardní výstup, v podobě podle přípony"),
        completion: .files),
    ]
  }
}

struct DayCommand: SampleCommand {
  var date: Offset?
  var isReversed = false
  var showsLines = false

  static let name = "day"
  static let aliases = ["today"]
  static var usage: Usage<Self> {
    Usage(
      Phrase("Show a day", cs: "Ukáže den"), group: .look,
      parameters: [
        .argument(
          \.date, "DATE", help: Phrase("The day; today if not said", cs: "Den; jinak dnešek"),
          completion: .dynamic("dates")),
        .flag(\.isReversed, "--reverse", "-r", help: Phrase("Newest first", cs: "Nejnovější nahoře")),
        .flag(\.showsLines, "--lines", "-l", help: Phrase("Number the lines", cs: "Očísluje řádky")),
      ])
  }
  var shown: String { "day \(date?.text ?? "nil") \(isReversed) \(showsLines)" }
}

struct WeekCommand: SampleCommand {
  var period = "this"
  var of: [String] = []
  var count = 1
  var output = Output()

  static let name = "week"
  static var usage: Usage<Self> {
    Usage(
      Phrase("Show a week as a grid of habits and goals", cs: "Ukáže týden jako mřížku návyků a cílů"),
      group: .look,
      discussion: [
        Phrase(
          "Today is marked. Days that are not over count only what is done, and .5l is half a litre.",
          cs: "Dnešek je vyznačen. Dny, které neskončily, počítají jen to, co je hotovo, a .5l je půl litru."),
        Phrase("'week -1' is last week.", cs: "„week -1“ je minulý týden."),
      ],
      examples: [
        Example("daybook week -1", Phrase("Last week", cs: "Minulý týden")),
        Example(
          "daybook week --of water --of \"Kitchen closed\"",
          Phrase("Bars for two things", cs: "Sloupce pro dvě věci")),
      ],
      parameters: [
        .argument(
          \.period, "PERIOD", help: Phrase("The week, or any day in it", cs: "Týden, nebo den v něm"),
          completion: .dynamic("periods")),
        .option(
          \.of, "--of", value: "NAME",
          help: Phrase(
            "Bars for one measure instead of the grid", cs: "Místo mřížky sloupce pro jednu veličinu"),
          completion: .dynamic("names")),
        .option(
          \.count, "--count", "-n", value: "VALUE", help: Phrase("How many weeks", cs: "Kolik týdnů")),
      ] + Output.parameters.within(\.output))
  }
  var shown: String {
    "week \(period) of \(of) count \(count) \(output.isJSON ? Form.json : output.form) \(output.file ?? "nil")"
  }
}

struct AddCommand: SampleCommand {
  var words: [String] = []
  var date: Offset?

  static let name = "add"
  static var usage: Usage<Self> {
    Usage(
      Phrase("Add a line to the day", cs: "Přidá řádek do dne"), group: .log,
      examples: [Example("daybook add water 250ml", Phrase("A cup now", cs: "Hrnek teď"))],
      parameters: [
        .arguments(
          \.words, "LINE", help: Phrase("What the file is to hold", cs: "Co má být v souboru"),
          isRequired: true, completion: .dynamic("line")),
        .option(
          \.date, "--date", value: "DATE", help: Phrase("Another day", cs: "Jiný den"),
          completion: .dynamic("dates")),
      ])
  }
  var shown: String { "add \(words) \(date?.text ?? "nil")" }
}

struct DoneCommand: SampleCommand {
  var habits: [String] = []
  var time: Clock?

  static let name = "done"
  static var usage: Usage<Self> {
    Usage(
      Phrase("Tick a habit", cs: "Odškrtne návyk"), group: .log,
      parameters: [
        .arguments(
          \.habits, "HABIT", help: Phrase("Its name", cs: "Jeho jméno"), isRequired: true,
          completion: .dynamic("habits")),
        .argument(\.time, "TIME", help: Phrase("When", cs: "Kdy"), completion: .words(["now"])),
      ])
  }
  var shown: String { "done \(habits) \(time?.text ?? "nil")" }
}

struct ConfigCommand: SampleCommand {
  var key: String?
  var values: [String] = []

  static let name = "config"
  static var usage: Usage<Self> {
    Usage(
      Phrase("Show or change settings", cs: "Ukáže nebo změní nastavení"),
      group: Phrase("Set up", cs: "Nastavení"),
      parameters: [
        .argument(
          \.key, "KEY", help: Phrase("The setting", cs: "Které nastavení"),
          completion: .words(["name", "week"])),
        .arguments(
          \.values, "VALUE", help: Phrase("Its new value", cs: "Nová hodnota"), completion: .files),
      ])
  }
  var shown: String { "config \(key ?? "nil") \(values)" }
}

struct MergeDriverCommand: SampleCommand {
  var base = ""
  var ours = ""

  static let name = "merge-driver"
  static var usage: Usage<Self> {
    Usage(
      Phrase("Merge for git", cs: "Slučuje pro git"), group: .log, isHidden: true,
      parameters: [
        .argument(\.base, "O", help: Phrase("The base", cs: "Základ"), isRequired: true),
        .argument(\.ours, "A", help: Phrase("Ours", cs: "Naše"), isRequired: true),
      ])
  }
  var shown: String { "merge-driver \(base) \(ours)" }
}

func sampleTable(defaultCommand: String? = "day") -> CommandTable<Globals, any SampleCommand> {
  CommandTable(
    "daybook",
    Phrase(
      "A plain-text ledger for water and daily habits", cs: "Textový deník vody a každodenních návyků"),
    defaults: Globals(), parameters: Globals.parameters, defaultCommand: defaultCommand,
    commands: [
      CommandEntry(AddCommand.self), CommandEntry(DoneCommand.self), CommandEntry(DayCommand.self),
      CommandEntry(WeekCommand.self), CommandEntry(ConfigCommand.self), CommandEntry(MergeDriverCommand.self),
    ])
}

/// Words separated by single blanks; none for an empty line.
func words(_ line: String) -> [String] {
  line.split(separator: " ").map(String.init)
}

/// What a command line asks for, as one line of text.
func outcome(of words: [String], defaultCommand: String? = "day") -> String {
  switch sampleTable(defaultCommand: defaultCommand).parsed(words).request {
  case .run(let command): command.shown
  case .help(let command): "help \(command ?? "overview")"
  case .version: "version"
  case .wrong(let problem): problem.message(in: .en)
  }
}
