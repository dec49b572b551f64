import Arguments
import Journal
import Platform
import Rendering
import Reports
import Speech

/// Shows a week as a grid of habits and goals.
struct WeekCommand: Report {
  static let name = "week"

  var words: [String] = []
  var measure: String?
  var showsLines = false
  var output = OutputOptions()

  static var usage: Usage<Self> {
    Usage(
      Phrase("Shows a week as a grid of habits and goals", cs: "Ukáže týden jako mřížku návyků a cílů"),
      group: Groups.look,
      discussion: [
        Phrase(
          "Days that are not over count only what is done. The percentage is of the days that are over.",
          cs:
            "Ve dnech, které neskončily, se počítá jen to, co je hotové. Procento je ze dnů, které skončily."
        ),
        Phrase(
          "A measure without a goal stands below, with what was counted of it.",
          cs: "Pod mřížkou je, kolik se napočítalo veličin, které nemají cíl."),
      ],
      examples: [
        Example("daybook week -1", Phrase("Last week", cs: "Minulý týden")),
        Example("daybook week --of water", Phrase("Bars of each day's water", cs: "Sloupce vody po dnech")),
      ],
      parameters: [
        .period(
          \.words, .week,
          help: Phrase(
            "The week: 2026-W03, a day in it, or -1 (default: this one)",
            cs: "Týden: 2026-W03, jeho den, nebo -1 (jinak tento)")),
        .subject(
          \.measure, .measure,
          help: Phrase("Bars of one measure instead", cs: "Místo mřížky sloupce jedné veličiny")),
        .flag(
          \.showsLines, "--lines",
          help: Phrase("The lines of each day instead", cs: "Místo mřížky řádky každého dne")),
      ] + OutputOptions.ofTables.within(\.output))
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    if showsLines { try output.refuseData(besideLines: "--lines", of: measure) }
    var daybook = try Daybook(in: world, toBeListed: true)
    var words = words
    let place = try daybook.named(measure, in: &words).map { name throws(CommandError) in
      try daybook.measure(name)
    }
    let period = try daybook.week(words.joined(separator: " "))
    daybook.readAhead(period, andBack: Daybook.daysBefore)
    let index = try daybook.index(within: period)
    let days = showsLines ? daybook.items(of: period, in: index) : nil
    let frame = daybook.frame
    return try daybook.show(
      period, listedIn: index, of: place.map { .measure($0) }, as: output, in: &world
    ) { assessment in
      if let place {
        BarsPage(MeasureBars(of: place, over: period, in: assessment), in: frame)
      } else {
        WeekPage(PeriodGrid(of: period, in: assessment), listing: days, in: frame)
      }
    }
  }
}

extension Daybook {
  /// So many days before its period are read for a page, until it is known that more are needed.
  static let daysBefore = 7

  /// Shows the page of a period, of one habit or measure if it is given, and reports the problems of the period's files.
  ///
  /// `page` makes it of the days that were read, as often as more of them are needed.
  func show(
    _ period: Period, listedIn index: DayIndex, of subject: Reference?, as output: OutputOptions,
    in world: inout World, _ page: (Assessment) -> any Page
  ) throws(CommandError) -> ExitStatus {
    let (page, read) = try answer(over: period, index: index, readingBack: Self.daysBefore) { assessment, _ in
      (
        page(assessment),
        assessment.isSettled(over: period) && hasTrend(of: subject, in: assessment, for: output)
      )
    }
    try world.show(page, as: output)
    report(read.problems.within(period, configuration), index, in: &world)
    return .done
  }

  /// The days of a period that have a file; one that cannot be read is left out, which the report says beside.
  fileprivate func items(of period: Period, in index: DayIndex) -> [DayLists.Item] {
    period.days.compactMap { day in
      guard let found = try? found(day, listedIn: index) else { return nil }
      return DayLists.Item(day: day, file: found.file, path: found.path)
    }
  }
}

extension World {
  /// Shows the page of the period that words name, or of a habit or measure in it.
  mutating func show(
    _ words: [String], of name: String?, as output: OutputOptions,
    _ period: (Daybook) -> (String) throws(CommandError) -> Period,
    _ page: (Period, Reference?, Assessment, Frame) -> any Page
  ) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: self, toBeListed: true)
    var words = words
    let subject = try daybook.named(name, in: &words).map { name throws(CommandError) in
      try daybook.subject(name)
    }
    let period = try period(daybook)(words.joined(separator: " "))
    let index = try daybook.index(within: period)
    return try daybook.show(period, listedIn: index, of: subject, as: output, in: &self) {
      page(period, subject, $0, daybook.frame)
    }
  }
}

extension [FileProblem] {
  /// The problems of the files of a period: what was read beyond it is not the report's affair.
  func within(_ period: Period, _ configuration: Configuration) -> [FileProblem] {
    filter { configuration.name(ofFileAt: Path($0.path)).day.map(period.contains) ?? true }
  }
}
