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
        ),
        Phrase(
          "Strength goes from 0 to 100 % and tells how firm a habit is: one miss costs little, one day earns little, and 13 days daily make half. The trend of what does not add up, such as a weight, is a line that each value moves by a tenth; beside it stands its change in the last 7 days. --explain shows their last 30 steps.",
          cs:
            "Síla jde od 0 do 100 % a říká, jak je návyk pevný: jedno vynechání stojí málo, jeden den přinese málo a 13 dní denně dá polovinu. Trend toho, co se nesčítá, třeba váhy, je čára, kterou každá hodnota posune o desetinu; vedle stojí, oč se změnila za 7 dní. Posledních 30 kroků ukáže --explain."
        ),
      ],
      examples: [
        Example(
          "daybook stats breakfast --explain",
          Phrase("Where breakfast's numbers come from", cs: "Odkud se berou čísla snídaně")),
        Example("daybook stats water last month", Phrase("Water of last month", cs: "Voda za minulý měsíc")),
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
    let daybook = try Daybook(in: world)
    var names = names
    let period = period ?? daybook.takePeriod(offEndOf: &names)
    let phrase = try period.map { text throws(CommandError) in try daybook.period(text) } ?? nil
    let subjects = try daybook.subjects(names)
    if explains { return try explain(phrase, of: subjects, by: daybook, in: &world) }
    let (index, read, assessment) = try daybook.everything()
    let first = index.days.first?.day ?? daybook.today
    let settled = phrase?.settled(first: min(first, daybook.today), last: daybook.today)
    let report = StatisticsReport(over: settled, of: subjects, in: assessment)
    let page = StatsPage(report, configuration: daybook.configuration, on: daybook.settings.screen)
    world.show(page, as: output)
    daybook.report(read.problems, index, in: &world)
    return .done
  }

  /// Shows where each number comes from.
  private func explain(
    _ phrase: PeriodPhrase?, of subjects: [Reference]?, by daybook: Daybook, in world: inout World
  ) throws(CommandError) -> ExitStatus {
    let read = try daybook.everythingExplained(of: subjects)
    let first = read.index.days.first?.day ?? daybook.today
    let settled = phrase?.settled(first: min(first, daybook.today), last: daybook.today)
    let report = StatisticsReport(over: settled, of: subjects, in: read.assessment)
    let explanation = Explanation(
      of: report, isNamed: subjects != nil, in: read.assessment, by: read.evidence)
    let page = ExplanationPage(
      explanation, isNamed: subjects != nil, configuration: daybook.configuration, paths: read.paths,
      on: daybook.settings.screen)
    world.show(page, as: output)
    daybook.report(read.problems, read.index, in: &world)
    return .done
  }
}
