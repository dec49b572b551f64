import Arguments
import Journal
import Rendering
import Reports
import Speech

/// Shows a month as a calendar.
struct MonthCommand: Report {
  static let name = "month"

  var words: [String] = []
  var name: String?
  var output = OutputOptions()

  static var usage: Usage<Self> {
    Usage(
      Phrase("Shows a month as a calendar", cs: "Ukáže měsíc jako kalendář"), group: Groups.look,
      discussion: [
        Phrase(
          "Each day has a sign for all, some or none met, or nothing written, with the count; days skipped or paused have their own. --of shows the state of one habit, or the days of a measure as bars.",
          cs:
            "U každého dne je počet a znak, podle kterého je splněno vše, část, nebo nic, anebo není nic zapsáno; vynechané dny a přestávky mají vlastní. --of ukáže stav jednoho návyku, nebo dny veličiny jako sloupce."
        )
      ],
      examples: [
        Example("daybook month 2026-01", Phrase("January 2026", cs: "Leden 2026")),
        Example("daybook month -1 --of water", Phrase("Last month's water", cs: "Voda minulého měsíce")),
      ],
      parameters: [
        .period(
          \.words,
          help: Phrase(
            "The month: 2026-01, a day in it, or -1 (default: this one)",
            cs: "Měsíc: 2026-01, jeho den, nebo -1 (jinak tento)")),
        .subject(\.name),
      ] + OutputOptions.ofTables.within(\.output))
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    try world.show(words, of: name, as: output, Daybook.month) { period, subject, assessment, frame in
      let bars = subject?.measure.map { MeasureBars(of: $0, over: period, in: assessment) }
      return MonthPage(
        PeriodGrid(of: period, only: subject, in: assessment), of: subject, bars: bars, in: frame)
    }
  }
}
