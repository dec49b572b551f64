import Arguments
import Journal
import Rendering
import Reports
import Speech

/// Prints a line for a bar.
struct StatusCommand: Report {
  static let name = "status"

  var format = StatusFormat.inline
  var of: String?

  static var usage: Usage<Self> {
    Usage(
      Phrase("Prints a one-line status", cs: "Vypíše stav na jeden řádek"), group: Groups.live,
      discussion: [
        Phrase(
          "waybar is one JSON line, swiftbar has a menu, tmux doubles each #.",
          cs: "waybar je jeden řádek JSON, swiftbar má nabídku, tmux zdvojuje každé #.")
      ],
      examples: [
        Example("daybook status", Phrase("Water 70%", cs: "Voda 70%")),
        Example("daybook status --format short", Phrase("1.2/2.5 l 6/9", cs: "1,2/2,5 l 6/9")),
      ],
      parameters: [
        .option(
          \.format, "--format", value: "FORMAT", help: Phrase("The format", cs: "Formát")),
        .subject(
          \.of, .measure,
          help: Phrase(
            "The measure (default: water, else the first with a goal)",
            cs: "Veličina (jinak voda, nebo první s cílem)")),
      ])
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world)
    let measure = try daybook.leadingMeasure(of)
    let near = try NearDays(by: daybook)
    let status = Status(of: measure, on: near.day, in: near.assessment, now: world.now)
    let line = StatusLine(status, configuration: daybook.configuration, on: daybook.settings.screen)
    world.output.write(line.text(format))
    return .done
  }
}

extension StatusFormat: ArgumentValue {}

/// Today and the few days before it that its sums need, read without a listing.
struct NearDays {
  /// Today; empty if it has no file.
  let day: WordedDay
  /// The judgement of these days, seen from today.
  let assessment: Assessment

  /// Reads them; a file that cannot be read is as none.
  init(by daybook: Daybook) throws(CommandError) {
    var interpreter = daybook.interpreter
    let read = daybook.read(
      daybook.configuration.daysNeeded(toJudge: Period(daybook.today, daybook.today)), by: &interpreter)
    let file = try telling(.reading, daybook.found(daybook.today)?.file ?? DayFile([]))
    day = WordedDay(file, of: daybook.today, by: interpreter)
    assessment = Assessment(
      book: read.book, configuration: daybook.configuration, today: daybook.today, firstFile: .first)
  }
}
