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
  var declares = false
  var updates = false
  var isDryRun = false

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
        .dryRun(\.isDryRun),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world)
    let sources = try paths.map { (path) throws(CommandError) in
      try ImportSource(path, format, in: world)
    }
    let plausible = Period(Day(year: 1900, month: 1, day: 1) ?? .first, daybook.today + 366)
    var clocks: Zone?
    if let zone { clocks = try world.zone(zone, over: plausible) }
    let reading = ImportSourceReading(
      configuration: daybook.declared, map: choices, order: dateFormat?.order, zone: clocks, source: source)
    var restored: BackupFiles?
    var readings: [ImportReading] = []
    for source in sources {
      switch try reading.contents(of: source, in: &world, by: daybook.settings) {
      case .backup(let files): restored = files
      case .records(let more):
        if !source.isRecognised, more.allSatisfy(\.isEmpty) {
          throw CommandError { $0.notOfFormat(source.typed, source.format.rawValue) }
        }
        readings += more
      }
    }
    let writable = WritableDaybook(daybook, writing: files, in: world)
    if let restored {
      guard sources.count == 1 else { throw CommandError { $0.backupAlone } }
      let restoring = BackupRestoring(backup: restored, writable: writable, isDryRun: isDryRun)
      return try restoring.run(in: &world, saying: step)
    }
    // The habit brief's own structure is a backup of habits too: where there is nothing, it makes what it holds.
    let isEmpty = try daybook.isEmpty
    let restoresBrief = isEmpty && sources.allSatisfy { $0.format == .json }
    let importing = Importing(
      readings: readings, plausible: plausible, writable: writable,
      declares: declares || restoresBrief,
      updates: updates, isDryRun: isDryRun)
    return try importing.run(in: &world, saying: step)
  }

  /// The name of the change, for `undo`.
  private var step: String { "import " + paths.joined(separator: " ") }

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

extension ColumnMap: ArgumentValue {
  /// Reads what stands behind `--map`.
  package init?(argument: String) { self.init(argument) }

  package static var expected: Phrase? {
    Phrase("columns such as date=Day,water=Glasses:cup", cs: "sloupce, třeba date=Den,water=Sklenice:cup")
  }
}
