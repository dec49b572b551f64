import Arguments
import Journal
import Rendering
import Reports
import Speech

/// Shows streaks, rates, totals and means.
struct StatsCommand: Report {
  static let name = "stats"

  var names: [String] = []
  var period: String?
  var explains = false
  var output = OutputOptions()

  static var usage: Usage<Self> {
    Usage(
      Phrase("Shows streaks, rates, totals and means", cs: "Ukáže řady, úspěšnost, součty a průměry"),
      group: Groups.look,
      discussion: [
        Phrase(
          "A streak is the run of met days up to today, in all history; rest days, pauses and days with nothing due do not break it. The recent figure is of the last 30 settled days, or of 12 weeks for a weekly streak.",
          cs:
            "Řada jsou splněné dny za sebou až do dneška, z celé historie; volné dny, pauzy a dny, kdy nic nemělo být, ji nepřeruší. Poslední období je 30 rozhodnutých dnů, u týdenní řady 12 týdnů."
        )
      ],
      examples: [
        Example(
          "daybook stats breakfast --explain",
          Phrase("Where breakfast's numbers come from", cs: "Odkud se berou čísla snídaně")),
        Example(
          "daybook stats water --period 2026-01", Phrase("Water in January 2026", cs: "Voda v lednu 2026")),
      ],
      parameters: [
        .arguments(
          \.names, "NAME",
          help: Phrase("The habits and measures (default: all)", cs: "Návyky a veličiny (jinak všechny)"),
          completion: Known.name.completion),
        .option(
          \.period, "--period", value: "PERIOD",
          help: Phrase(
            "The days to count (default: all up to today)", cs: "Počítané dny (jinak všechny do dneška)"),
          completion: Known.period.completion),
        .flag(
          \.explains, "--explain",
          help: Phrase(
            "Traces each number to its lines, and says why other days do not count",
            cs: "Dovede každé číslo k jeho řádkům a řekne, proč se jiné dny nepočítají")),
      ] + OutputOptions.ofTables.within(\.output))
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    let reader = try Reader(in: world)
    let phrase = try period.map { text throws(CommandError) in try reader.period(text) } ?? nil
    let subjects = try reader.subjects(names)
    if explains { return try explain(phrase, of: subjects, by: reader, in: &world) }
    let (index, read, assessment) = try reader.everything()
    let first = index.days.first?.day ?? reader.today
    let settled = phrase?.settled(first: min(first, reader.today), last: reader.today)
    let report = StatisticsReport(over: settled, of: subjects, in: assessment)
    let page = StatsPage(report, configuration: reader.configuration, on: reader.settings.screen)
    world.show(page, as: output)
    reader.report(read.problems, index, in: &world)
    return .done
  }

  /// Shows where each number comes from.
  private func explain(
    _ phrase: PeriodPhrase?, of subjects: [Reference]?, by reader: Reader, in world: inout World
  ) throws(CommandError) -> ExitStatus {
    let read = try reader.everythingExplained(of: subjects)
    let first = read.index.days.first?.day ?? reader.today
    let settled = phrase?.settled(first: min(first, reader.today), last: reader.today)
    let report = StatisticsReport(over: settled, of: subjects, in: read.assessment)
    let explanation = Explanation(
      of: report, isNamed: subjects != nil, in: read.assessment, by: read.evidence)
    let page = ExplanationPage(
      explanation, isNamed: subjects != nil, configuration: reader.configuration, paths: read.paths,
      on: reader.settings.screen)
    world.show(page, as: output)
    reader.report(read.problems, read.index, in: &world)
    return .done
  }
}
