import Arguments
import Journal
import Rendering
import Reports

/// Shows streaks, rates, totals and means.
struct StatsCommand: Report {
  static let name = "stats"

  var names: [String] = []
  var period: String?
  var explains = false
  var output = OutputOptions()

  static var usage: Usage<Self> {
    Usage(
      Sentence("Show streaks, rates, totals and means", cs: "Ukázat řady, úspěšnost, součty a průměry"),
      group: Groups.look,
      discussion: [
        Sentence(
          "Over all days up to today, or over a period. A streak is the run of met days that today belongs to; rest days, pauses and days on which nothing was due do not break it. Streaks always look at all history. The recent figure is met of the last 30 settled days, or of 12 weeks where the streak is in weeks.",
          cs:
            "Za všechny dny do dneška, nebo za období. Řada jsou splněné dny jdoucí po sobě, do které patří dnešek; volné dny, pauzy a dny, kdy nic nemělo být, ji nepřeruší. Řady se vždy počítají z celé historie. Poslední období je splněno z posledních 30 rozhodnutých dnů, nebo z 12 týdnů, kde se série počítá na týdny."
        ),
        Sentence(
          "With --explain each number comes with its formula and with the FILE:LINE of every line behind it, and each day that does not count with the reason: skipped, paused, not due, unknown or not over.",
          cs:
            "S --explain má každé číslo svůj vzorec a u každého řádku za ním SOUBOR:ŘÁDEK; dny, které se nepočítají, mají důvod: vynechané, v pauze, mimo plán, neznámé nebo neukončené."
        ),
      ],
      examples: [
        Example("daybook stats", Sentence("Everything", cs: "Všechno")),
        Example(
          "daybook stats breakfast --explain",
          Sentence("Where breakfast's numbers come from", cs: "Odkud se berou čísla snídaně")),
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
        .flag(
          \.explains, "--explain",
          help: Sentence(
            "Trace each number to the lines it comes from", cs: "Dovést každé číslo k řádkům, ze kterých je")),
      ] + OutputOptions.ofTables.within(\.output))
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
