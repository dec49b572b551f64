import Arguments
import Journal
import Rendering
import Reports
import Speech

/// Shows a year as a heat map.
struct YearCommand: Report {
  static let name = "year"

  var words: [String] = []
  var name: String?
  var output = OutputOptions()

  static var usage: Usage<Self> {
    Usage(
      Phrase("Shows a year as a heat map", cs: "Ukáže rok jako mapu dnů"), group: Groups.look,
      discussion: [
        Phrase(
          "A column is a week, a row a weekday; the more of what was due is met, the darker the day. With --of a measure, a day is as dark as its goal was reached, or without a daily goal as it is large.",
          cs:
            "Sloupec je týden, řádek den v týdnu; čím víc z toho, co mělo být, je splněno, tím je den tmavší. U veličiny s --of je den tím tmavší, čím víc je splněn její cíl, bez denního cíle čím větší je hodnota."
        )
      ],
      examples: [
        Example("daybook year -1", Phrase("Last year", cs: "Loňský rok")),
        Example("daybook year 2026 --of water", Phrase("A year of water", cs: "Rok vody")),
      ],
      parameters: [
        .period(
          \.words,
          help: Phrase(
            "The year: 2026, a day in it, or -1 (default: this one)",
            cs: "Rok: 2026, jeho den, nebo -1 (jinak tento)")),
        .subject(\.name),
      ] + OutputOptions.ofTables.within(\.output))
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    try world.show(words, of: name, as: output, Daybook.year) { period, subject, assessment, frame in
      YearPage(YearReport(of: period, only: subject, in: assessment), of: subject, in: frame)
    }
  }
}
