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
    let daybook = try Daybook(in: world, toBeListed: true)
    var words = words
    let subject = try daybook.named(name, in: &words).map { name throws(CommandError) in
      try daybook.subject(name)
    }
    let period = try daybook.month(words.joined(separator: " "))
    let index = try daybook.index(within: period)
    return try daybook.show(period, listedIn: index, of: subject, as: output, in: &world) { assessment in
      var bars: MeasureBars?
      if case .measure(let place)? = subject { bars = MeasureBars(of: place, over: period, in: assessment) }
      return MonthPage(
        PeriodGrid(of: period, only: subject, in: assessment), of: subject, bars: bars, in: daybook.frame)
    }
  }
}
