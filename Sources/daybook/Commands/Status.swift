import Arguments
import Journal
import Rendering
import Reports
import Speech

/// Prints a line for a bar.
struct StatusCommand: Report {
  static let name = "status"

  var asked = StatusFormat.inline
  var isJSON = false
  var of: String?

  static var usage: Usage<Self> {
    Usage(
      Phrase("Prints a one-line status", cs: "Vypíše stav na jeden řádek"), group: Groups.live,
      discussion: [
        Phrase(
          "waybar and json are one JSON line, swiftbar has a menu with a click that drinks, tmux doubles each #.",
          cs:
            "waybar a json jsou jeden řádek JSON, swiftbar má nabídku, kde klepnutí zapíše napití, tmux zdvojuje každé #."
        )
      ],
      examples: [
        Example("daybook status", Phrase("Water 70%", cs: "Voda 70%")),
        Example("daybook status --format short", Phrase("1.25/2.5 l 6/9", cs: "1,25/2,5 l 6/9")),
      ],
      exclusions: [["--format", "--json"]],
      parameters: [
        .json(\.isJSON),
        .option(
          \.asked, "--format", value: "FORMAT", help: Phrase("The format", cs: "Formát")),
        .subject(
          \.of, .measure,
          help: Phrase(
            "The measure (default: water, else the first with a goal)",
            cs: "Veličina (jinak voda, nebo první s cílem)")),
      ])
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    let format = isJSON ? .json : asked
    let daybook = try Daybook(in: world)
    let measure = try daybook.leadingMeasure(of)
    let near = try NearDays(by: daybook)
    let status = Status(of: measure, on: near.day, in: near.assessment, now: world.now)
    let line = StatusLine(
      status, configuration: daybook.configuration, on: daybook.settings.screen,
      click: format == .swiftbar ? click(measure, daybook, world) : nil)
    world.output.write(line.text(format))
    daybook.report(near.problems, nil, in: &world)
    return .done
  }

  /// The amounts that a click logs: what `drink` adds, and the presets; nil of what is not drunk.
  private func click(_ measure: Int?, _ daybook: Daybook, _ world: World) -> StatusClick? {
    guard let measure, daybook.configuration.measures[measure].unit.kind == .volume else { return nil }
    let declared = daybook.configuration.measures[measure]
    let drink = daybook.configuration.drink(of: measure, on: daybook.today)
    let presets = declared.presets.map { daybook.configuration.typed($0) }.filter { $0 != drink }
    let program = daybook.ownProgram(in: world).description
    return StatusClick(
      call: [program, "--dir", daybook.folder.description, DrinkCommand.name, declared.name],
      amounts: [drink] + presets.prefix(4))
  }
}

extension StatusFormat: ArgumentValue {}

/// Today and the few days before it that its sums need, read without a listing.
struct NearDays {
  /// Today; empty if it has no file.
  let day: WordedDay
  /// The judgement of these days, seen from today.
  let assessment: Assessment
  /// What is wrong in today's file.
  let problems: [FileProblem]

  /// Reads them; a file that cannot be read is as none.
  init(by daybook: Daybook) throws(CommandError) {
    var interpreter = daybook.interpreter
    let (today, needed) = (
      daybook.today, daybook.configuration.daysNeeded(toJudge: Period(daybook.today, daybook.today))
    )
    var file: DayFile?
    let read = daybook.read(needed, by: &interpreter) { entry, bytes in
      if entry.day == today { file = entry.file(bytes) }
    }
    // One that is there and cannot be read is not passed over.
    if file == nil { file = try telling(.reading, daybook.found(today)?.file) }
    day = WordedDay(file ?? DayFile([]), of: today, by: interpreter)
    assessment = daybook.assessment(of: read.book, since: .first)
    problems = read.problems.within(Period(daybook.today, daybook.today), daybook.configuration)
  }
}
