import Arguments
import Interchange
import Journal
import Rendering
import Speech

/// Takes other programs' records into the daybook.
struct ImportCommand: Writer {
  static let name = "import"

  var paths: [String] = []
  var format: ImportFormat?
  var maps: [ColumnMap] = []
  var zone: String?
  var dateFormat: DateFormat?
  var source: String?
  var answers: [ImportAnswer] = []
  var renames: [ImportRename] = []
  var only: [String] = []
  var skippedLines = 0
  var declares = false
  var updates = false
  var isDryRun = false
  var explains = false
  var isJSON = false

  static var usage: Usage<Self> {
    Usage(
      Phrase("Takes in what other programs recorded", cs: "Převezme, co zapsaly jiné programy"),
      group: Groups.share, discussion: discussion, examples: examples,
      parameters: [
        .arguments(
          \.paths, "FILE", help: Phrase("The files or folders", cs: "Soubory nebo složky"),
          isRequired: true,
          completion: .files),
        .option(
          \.format, "--from", value: "FORMAT",
          help: Phrase("The format (default: found by content)", cs: "Formát (jinak se pozná podle obsahu)")
        ),
        .option(
          \.maps, "--map", value: "MAP",
          help: Phrase(
            "The columns of a table: date=Day,water=Glasses:cup",
            cs: "Sloupce tabulky: date=Den,water=Sklenice:cup")),
        .option(
          \.answers, "--as", value: "NAME=UNIT",
          help: Phrase(
            "What a bare number or tick is: water=cup, water=habit",
            cs: "Co je holé číslo nebo odškrtnutí: water=cup, water=habit")),
        .option(
          \.renames, "--name", value: "[OLD=]NAME",
          help: Phrase(
            "The name to take it by, where it has another or none",
            cs: "Jméno, pod kterým to převzít, má-li jiné nebo žádné")),
        .option(
          \.skippedLines, "--skip-lines", value: "N",
          help: Phrase("Lines before the headings of a table", cs: "Řádky před nadpisy tabulky")),
        .option(
          \.only, "--only", value: "NAME",
          help: Phrase("Only this, the rest is left out", cs: "Jen toto, ostatní se vynechá"),
          completion: Known.name.completion),
        .zone(
          \.zone,
          help: Phrase(
            "The zone to show times in (default: as they are written)",
            cs: "Pásmo, ve kterém ukázat časy (jinak jak jsou psány)")),
        .option(
          \.dateFormat, "--date-format", value: "FORMAT",
          help: Phrase("How dates are written: d/m/y or m/d/y", cs: "Jak jsou psána data: d/m/y nebo m/d/y")
        ),
        .option(
          \.source, "--source", value: "NAME",
          help: Phrase(
            "Only what this app wrote (Apple Health)", cs: "Jen co zapsala tato aplikace (Apple Health)")),
        .flag(
          \.declares, "--declare",
          help: Phrase("Declares what is not declared yet", cs: "Deklaruje, co ještě deklarováno není")),
        .flag(
          \.updates, "--update",
          help: Phrase(
            "Changes lines of earlier imports that are recorded otherwise now",
            cs: "Změní řádky dřívějších importů, které mají teď jinou hodnotu")),
        .flag(
          \.explains, "--explain",
          help: Phrase(
            "Only tells what is in it and what would be taken", cs: "Jen řekne, co v tom je a co by se vzalo")
        ),
        .dryRun(\.isDryRun), .json(\.isJSON),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    if explains, let told = try explained(in: &world) { return told }
    let daybook = try Daybook(in: world)
    let sources = try paths.map { (path) throws(CommandError) in
      try ImportSource(path, format, in: world)
    }
    let plausible = ImportCommand.plausibleDays(on: daybook.today)
    let (readings, restored) = try read(
      sources, for: daybook.declared, over: plausible, in: &world, by: daybook.settings)
    let writable = WritableDaybook(daybook, writing: files, in: world)
    if let restored {
      guard sources.count == 1 else { throw CommandError { $0.backupAlone } }
      let restoring = BackupRestoring(backup: restored, writable: writable, isDryRun: isDryRun)
      return try restoring.run(in: &world, saying: step)
    }
    // The habit brief's own structure is a backup of habits too: where there is nothing, it makes what it holds.
    let isEmpty = try daybook.isEmpty
    let restoresBrief = isEmpty && sources.allSatisfy { $0.format == .json }
    var importing = Importing(
      readings: readings, plausible: plausible, writable: writable, answers: answers,
      declares: declares || restoresBrief,
      updates: updates, isDryRun: isDryRun, isJSON: isJSON)
    return try importing.run(in: &world, saying: step)
  }

  /// The days that a record may be of: a later one, as one before 1900, is a slip of another program.
  static func plausibleDays(on today: Day) -> Period {
    Period(Day(year: 1900, month: 1, day: 1) ?? .first, today + 366)
  }

  /// The name of the change, for `undo`.
  private var step: String { "import " + paths.joined(separator: " ") }

  /// Reads all sources for what a configuration declares; a backup's files, if that is what one is.
  func read(
    _ sources: [ImportSource], for configuration: Configuration, over plausible: Period,
    in world: inout World,
    by settings: Settings
  ) throws(CommandError) -> ([ImportReading], BackupFiles?) {
    var clocks: Zone?
    if let zone { clocks = try world.zone(zone, over: plausible) }
    let reading = ImportSourceReading(
      configuration: configuration, map: choices, order: dateFormat?.order, zone: clocks, source: source,
      name: renames.last { $0.old == nil }?.new, skippedLines: skippedLines)
    var readings: [ImportReading] = []
    for source in sources {
      switch try reading.contents(of: source, in: &world, by: settings) {
      case .backup(let files): return ([], files)
      case .records(let more):
        if !source.isRecognised, more.allSatisfy(\.isEmpty) {
          throw CommandError { $0.notOfFormat(source.typed, source.format.rawValue) }
        }
        readings += more
        for file in source.unread { readings[readings.count - 1].omit(file.name, file.count, .unread) }
      }
    }
    for place in readings.indices {
      let names = readings[place].firstNames
      if names.count > 1, renames.contains(where: { $0.old == nil }) {
        throw CommandError { $0.severalNames(names) }
      }
      readings[place].rename(renames)
      if !only.isEmpty { readings[place].keep(only, by: configuration) }
    }
    return (readings, nil)
  }

  private var choices: ColumnMap? {
    if maps.isEmpty { return nil }
    var all = ColumnMap()
    for map in maps { all.choices += map.choices }
    return all
  }
}

extension Daybook {
  /// Whether the daybook has no configuration and no day.
  fileprivate var isEmpty: Bool {
    get throws(CommandError) {
      if configurationFile != nil { return false }
      let index = try index()
      return index.days.isEmpty
    }
  }

  /// The configuration of `daybook.conf` alone, without the names that the day files imply.
  var declared: Configuration {
    configurationFile.map { ConfigurationReading($0).configuration } ?? Configuration()
  }
}

/// How dates of three numbers are written: `d/m/y`, `m/d/y` or `y-m-d`, with any marks between.
struct DateFormat: ArgumentValue, Sendable {
  /// Which of the first two numbers is the day; nil if the year comes first.
  let order: DateOrder?

  init?(argument: String) {
    var letters = ""
    for character in argument.lowercased() where character.isLetter && character != letters.last {
      letters.append(character)
    }
    switch letters {
    case "dmy": order = .dayFirst
    case "mdy": order = .monthFirst
    case "ymd": order = nil
    default: return nil
    }
  }

  static var expected: Phrase? {
    Phrase("the order of day, month and year, such as d/m/y", cs: "pořadí dne, měsíce a roku, třeba d/m/y")
  }
}

extension ImportFormat: ArgumentValue {}

extension ImportAnswer: ArgumentValue {
  /// Reads what stands behind `--as`.
  package init?(argument: String) { self.init(argument) }

  package static var expected: Phrase? {
    Phrase(
      "a name and what one of it is, such as water=cup, water=250ml or water=habit",
      cs: "jméno a co je jeden kus, třeba water=cup, water=250ml nebo water=habit")
  }
}

extension ImportRename: ArgumentValue {
  /// Reads what stands behind `--name`.
  package init?(argument: String) { self.init(argument) }

  package static var expected: Phrase? { Phrase("a name, or OLD=NEW", cs: "jméno, nebo STARÉ=NOVÉ") }
}

extension ColumnMap: ArgumentValue {
  /// Reads what stands behind `--map`.
  package init?(argument: String) { self.init(argument) }

  package static var expected: Phrase? {
    Phrase("columns such as date=Day,water=Glasses:cup", cs: "sloupce, třeba date=Den,water=Sklenice:cup")
  }
}
