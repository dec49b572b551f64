import Arguments
import Interchange
import Journal
import Rendering

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
      Sentence("Take in what other programs recorded", cs: "Převzít, co zapsaly jiné programy"),
      group: Groups.share,
      discussion: [
        Sentence(
          "New lines are added to the days, marked with source: and id:, so that a second import, or one of a later export, adds only what is new. All of it is one step for 'undo'. A packed export is unpacked first; its folder can be imported.",
          cs:
            "Ke dnům se přidají nové řádky se štítky source: a id:, takže druhý import nebo import pozdějšího exportu přidá jen to, co je nové. Celý import je pro „undo“ jeden krok. Zabalený export nejdřív rozbalte; importovat lze i jeho složku."
        ),
        Sentence(
          "A line that an earlier import wrote and that the same record contradicts now, such as the total of a day that has grown since, is told and left as it is; --update changes its amount or its box, and nothing else in it.",
          cs:
            "Řádek z dřívějšího importu, kterému tentýž záznam teď odporuje, třeba součet dne, který od té doby narostl, se jen vypíše; --update změní jeho množství nebo stav a nic jiného v něm."
        ),
        Sentence(
          "Of names that are not declared nothing is taken; the lines that would declare them are shown, and added with --declare. A backup (export --format json) restores its files byte for byte and never overwrites one; JSON that has only 'habits', 'dailyData' and 'habitTimes' declares its habits where there is no daybook.conf and no day yet.",
          cs:
            "Z názvů, které nejsou deklarovány, se nepřevezme nic; ukážou se řádky, které by je deklarovaly, a s --declare se přidají. Záloha (export --format json) obnoví své soubory bajt po bajtu a žádný nepřepíše; JSON, který má jen „habits“, „dailyData“ a „habitTimes“, své návyky deklaruje tam, kde ještě není daybook.conf ani žádný den."
        ),
        Sentence(
          "Of Apple Health it takes water, and weight, caffeine, energy, protein, steps, sleep and workouts if they are declared; the steps and the sleep of a day are one line, and those of the day of the export wait for the next.",
          cs:
            "Z Apple Health bere vodu, a jsou-li deklarovány, i váhu, kofein, energii, bílkoviny, kroky, spánek a cvičení; kroky a spánek jsou jeden řádek na den a ty ze dne exportu počkají na příště."
        ),
        Sentence(
          "Import with the same --zone each time: what stands here already is found again whatever the zone, and left where it is, but the sums of a day were cut at the midnight of the zone they were imported with.",
          cs:
            "Importujte vždy se stejným --zone: co tu už stojí, se najde v každém pásmu a zůstane, kde je, ale součty dne dělila půlnoc toho pásma, se kterým vznikly."
        ),
        Sentence(
          "From a daybook's own csv every tick, entry and counting tag comes back, in its order; comments, text and goal lines are not in it, of blanks within a one-off's name one is left, and lines gain source: and id:. An amount whose unit is another size here, such as a cup, is written as what it came to.",
          cs:
            "Z vlastního csv se vrátí každé odškrtnutí, záznam i počítaný štítek ve svém pořadí; komentáře, text a řádky s cílem v něm nejsou, z mezer uvnitř názvu jednorázového úkolu zbude jedna a řádky dostanou source: a id:. Množství, jehož jednotka je tu jinak velká, třeba hrnek, se zapíše tím, kolik dělalo."
        ),
        Sentence(
          "In wide a day's total holds what other measures count for it (counts 80% water). A table with exactly the headings that this daybook exports is read so: what its other columns will count is taken off, and the same table comes out again, to the sixth decimal; a total that is less than that is left out and told. Any other table is taken as it stands, and so is wide where nothing is declared yet: a share declared only afterwards counts twice.",
          cs:
            "Ve wide je v součtu dne i to, co do něj počítají jiné veličiny (counts 80% water). Tabulka s přesně těmi nadpisy, které exportuje tento deník, se tak i čte: odečte se, co započítají její ostatní sloupce, a vyjde z ní táž tabulka, na šest desetinných míst; součet, který je menší, se vynechá a ohlásí. Každá jiná tabulka se bere, jak je, a stejně tak wide tam, kde ještě nic není deklarováno: podíl deklarovaný až potom se počítá dvakrát."
        ),
        Sentence(
          "Files are in UTF-8, or in UTF-16 with a byte order mark. Rows in another encoding are left out and told in one line; 'iconv -f windows-1250 -t utf-8' makes UTF-8 of them.",
          cs:
            "Soubory jsou v UTF-8, nebo v UTF-16 se značkou pořadí bajtů. Řádky v jiném kódování se vynechají a ohlásí jednou větou; do UTF-8 je převede „iconv -f windows-1250 -t utf-8“."
        ),
        Sentence(
          "The exit status is 1 if something in the files was not understood; everything else was taken all the same.",
          cs: "Návratový kód je 1, nebylo-li v souborech něčemu rozumět; všechno ostatní se přesto převzalo."),
      ],
      examples: [
        Example(
          "daybook import apple_health_export --zone Europe/Prague --dry-run",
          Sentence("Look first", cs: "Nejdřív se podívat")),
        Example("daybook import 'Loop Habits' --declare", Sentence("With its habits", cs: "I s návyky")),
        Example(
          "daybook import water.csv --map date=Day,water=Glasses:cup",
          Sentence("A table of one's own", cs: "Vlastní tabulka")),
        Example("daybook --dir copy import backup.json", Sentence("A backup", cs: "Záloha")),
      ],
      parameters: [
        .arguments(
          \.paths, "FILE", help: Sentence("The files or folders", cs: "Soubory nebo složky"),
          isRequired: true,
          completion: .files),
        .option(
          \.format, "--from", value: "FORMAT",
          help: Sentence(
            "The format; found by content if not said", cs: "Formát; jinak se pozná podle obsahu")),
        .option(
          \.maps, "--map", value: "MAP",
          help: Sentence(
            "The columns of a table: date=Day,water=Glasses:cup",
            cs: "Sloupce tabulky: date=Den,water=Sklenice:cup")),
        .option(
          \.zone, "--zone", value: "ZONE",
          help: Sentence(
            "The zone whose clocks the times are to show; else as written",
            cs: "Zóna, jejíž hodiny mají časy ukazovat; jinak jak jsou psány")),
        .option(
          \.dateFormat, "--date-format", value: "FORMAT",
          help: Sentence("How dates are written: d/m/y or m/d/y", cs: "Jak jsou psána data: d/m/y nebo m/d/y")
        ),
        .option(
          \.source, "--source", value: "NAME",
          help: Sentence(
            "Only what this app wrote (Apple Health)", cs: "Jen co zapsala tato aplikace (Apple Health)")),
        .flag(
          \.declares, "--declare",
          help: Sentence("Declare what is not declared yet", cs: "Deklarovat, co ještě deklarováno není")),
        .flag(
          \.updates, "--update",
          help: Sentence(
            "Change lines of earlier imports whose amount or box is another now",
            cs: "Změnit řádky dřívějších importů, které mají teď jiné množství nebo stav")),
        .flag(
          \.isDryRun, "--dry-run",
          help: Sentence(
            "Show what would change, and write nothing", cs: "Ukázat, co by se změnilo, a nic nezapsat")),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let reader = try Reader(in: world)
    let sources = try paths.map { (path) throws(CommandError) in
      try ImportSource(path, format, in: world)
    }
    let plausible = Period(Day(year: 1900, month: 1, day: 1) ?? .first, reader.today + 366)
    var clocks: Zone?
    if let zone { clocks = try world.zone(zone, over: plausible) }
    let reading = ImportSourceReading(
      configuration: reader.declared, map: choices, order: dateFormat?.order, zone: clocks, source: source)
    var restored: BackupFiles?
    var readings: [ImportReading] = []
    for source in sources {
      switch try reading.contents(of: source, in: &world, by: reader.settings) {
      case .backup(let files): restored = files
      case .records(let more):
        if !source.isRecognised, more.allSatisfy(\.isEmpty) {
          throw CommandError { $0.notOfFormat(source.typed, source.format.rawValue) }
        }
        readings += more
      }
    }
    if let restored {
      guard sources.count == 1 else { throw CommandError { $0.backupAlone } }
      let restoring = BackupRestoring(backup: restored, reader: reader, files: files, isDryRun: isDryRun)
      return try restoring.run(in: &world, saying: step)
    }
    // The habit brief's own structure is a backup of habits too: where there is nothing, it makes what it holds.
    let isEmpty = try reader.isEmpty
    let restoresBrief = isEmpty && sources.allSatisfy { $0.format == .json }
    let importing = Importing(
      readings: readings, plausible: plausible, reader: reader, files: files,
      declares: declares || restoresBrief,
      updates: updates, isDryRun: isDryRun)
    return try importing.run(in: &world, saying: step)
  }

  /// What undo calls it.
  private var step: String { "import " + paths.joined(separator: " ") }

  private var choices: ColumnMap? {
    if maps.isEmpty { return nil }
    var all = ColumnMap()
    for map in maps { all.choices += map.choices }
    return all
  }
}

extension Reader {
  /// Whether the daybook has no configuration and no day.
  fileprivate var isEmpty: Bool {
    get throws(CommandError) {
      if daybook.configurationFile != nil { return false }
      let index = try index()
      return index.days.isEmpty
    }
  }

  /// What `daybook.conf` declares, with nothing made up from the day files.
  var declared: Configuration {
    daybook.configurationFile.map { ConfigurationReading($0).configuration } ?? Configuration()
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

  static var expected: Sentence? {
    Sentence("the order of day, month and year, such as d/m/y", cs: "pořadí dne, měsíce a roku, třeba d/m/y")
  }
}

extension ImportFormat: ArgumentValue {}

extension ColumnMap: ArgumentValue {
  /// Reads what stands behind `--map`.
  package init?(argument: String) { self.init(argument) }

  package static var expected: Sentence? {
    Sentence("columns such as date=Day,water=Glasses:cup", cs: "sloupce, třeba date=Den,water=Sklenice:cup")
  }
}
