import Arguments
import Journal
import Rendering
import Reports

/// Shows streaks, rates, totals and means.
struct StatsCommand: Report {
  static let name = "stats"

  var names: [String] = []
  var period: String?
  var output = OutputOptions()

  static var usage: Usage<Self> {
    Usage(
      Sentence("Show streaks, rates, totals and means", cs: "Ukázat série, úspěšnost, součty a průměry"),
      group: Groups.look,
      discussion: [
        Sentence(
          "Over all days up to today, or over a period. A streak is the run of met days that today belongs to; rest days, pauses and days on which nothing was due do not break it. Streaks always look at all history. The recent figure is met of the last 30 settled days, or of 12 weeks where the streak is in weeks.",
          cs:
            "Za všechny dny do dneška, nebo za období. Série je řada splněných dnů, do které patří dnešek; volné dny, pauzy a dny, kdy nic nemělo být, ji nepřeruší. Série se vždy počítají z celé historie. Poslední období je splněno z posledních 30 rozhodnutých dnů, nebo z 12 týdnů, kde se série počítá na týdny."
        )
      ],
      examples: [
        Example("daybook stats", Sentence("Everything", cs: "Všechno")),
        Example(
          "daybook stats water --period 2026-01", Sentence("Water in January 2026", cs: "Voda v lednu 2026")),
      ],
      parameters: [
        .arguments(
          \.names, "NAME",
          help: Sentence("The habits and measures; all if not said", cs: "Návyky a veličiny; jinak všechny"),
          completion: .dynamic("name")),
        .option(
          \.period, "--period", value: "PERIOD",
          help: Sentence(
            "The days to count: 2026-01, last month, 2026-01-01..; all up to today if not said",
            cs: "Počítané dny: 2026-01, minulý měsíc, 2026-01-01..; jinak všechny do dneška"),
          completion: .dynamic("period")),
      ] + OutputOptions.parameters.within(\.output))
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    let reader = try Reader(in: world)
    let phrase = try period.map { text throws(CommandError) in try reader.period(text) } ?? nil
    var subjects: [Reference]?
    if !names.isEmpty {
      var chosen: [Reference] = []
      for name in names { if let subject = try reader.subject(name) { chosen.append(subject) } }
      subjects = chosen
    }
    let (index, read, assessment) = try reader.everything()
    let first = index.days.first?.day ?? reader.today
    let settled = phrase?.settled(first: min(first, reader.today), last: reader.today)
    let report = StatisticsReport(over: settled, of: subjects, in: assessment)
    if output.isJSON {
      world.output.write(report.json(reader.configuration).bytes(.readable))
    } else {
      let screen = StatsScreen(
        report, configuration: reader.configuration, on: reader.settings.screen)
      reader.settings.print(screen.lines, or: screen.sentences, as: output, to: &world.output)
    }
    reader.report(read.problems, index, in: &world)
    return .done
  }
}
