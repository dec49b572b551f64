import Arguments
import Journal
import Rendering
import Reports

/// Shows a week as a grid of habits and goals.
struct WeekCommand: Report {
  static let name = "week"

  var words: [String] = []
  var measure: String?
  var showsLines = false
  var output = OutputOptions()

  static var usage: Usage<Self> {
    Usage(
      Sentence("Show a week as a grid of habits and goals", cs: "Ukázat týden jako mřížku návyků a cílů"),
      group: Groups.look,
      discussion: [
        Sentence(
          "Today is marked. Days that are not over count only what is done. The percentage is of what is settled: met of the days that are over.",
          cs:
            "Dnešek je vyznačen. Ve dnech, které ještě neskončily, se počítá jen to, co je hotové. Procento je z toho, co je rozhodnuto: splněné ze dnů, které už skončily."
        )
      ],
      examples: [
        Example("daybook week", Sentence("This week", cs: "Tento týden")),
        Example("daybook week -1", Sentence("Last week", cs: "Minulý týden")),
        Example("daybook week --of water", Sentence("Bars of each day's water", cs: "Sloupce vody po dnech")),
      ],
      parameters: [
        .arguments(
          \.words, "PERIOD",
          help: Sentence(
            "The week: a day in it, 2026-W03, or -1 for the week before; this one if not said",
            cs: "Týden: některý jeho den, 2026-W03, nebo -1 pro týden předtím; jinak tento"),
          completion: .dynamic("period")),
        .option(
          \.measure, "--of", value: "NAME",
          help: Sentence("Bars of one measure instead", cs: "Místo mřížky sloupce jedné veličiny"),
          completion: .dynamic("measure")),
        .flag(
          \.showsLines, "--lines",
          help: Sentence(
            "The lines of each day's file instead", cs: "Místo mřížky řádky souboru každého dne")),
      ] + OutputOptions.ofTables.within(\.output))
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    let reader = try Reader(in: world)
    let period = try reader.week(words.joined(separator: " "))
    let index = try reader.index(within: period)
    let style = reader.settings.screen
    if let measure {
      let place = try reader.measure(measure)
      let (bars, read) = try reader.answer(over: period, index: index, readingBack: 7) { assessment, _ in
        (MeasureBars(of: place, over: period, in: assessment), assessment.isSettled(over: period))
      }
      if output.isJSON {
        world.output.write(bars.json(reader.configuration).bytes(.readable))
      } else {
        let screen = BarsPage(bars, configuration: reader.configuration, today: reader.today, on: style)
        reader.settings.print(
          screen.lines, or: screen.sentences,
          tabled: bars.table(reader.configuration, today: reader.today, on: style), as: output,
          to: &world.output)
      }
      reader.report(read.problems.within(period), index, in: &world)
      return .done
    }
    let (grid, read) = try reader.answer(over: period, index: index, readingBack: 7) { assessment, _ in
      (PeriodGrid(of: period, in: assessment), assessment.isSettled(over: period))
    }
    if showsLines, !output.isJSON, output.format == .text {
      let lists = DayLists(
        reader.items(of: period, in: index), grid: grid, configuration: reader.configuration,
        today: reader.today,
        on: style)
      reader.settings.print(lists.lines, or: lists.sentences, as: output, to: &world.output)
    } else if output.isJSON {
      world.output.write(grid.json(as: .week, reader.configuration).bytes(.readable))
    } else {
      let screen = WeekPage(
        grid, configuration: reader.configuration, today: reader.today, on: style)
      reader.settings.print(
        screen.lines, or: screen.sentences,
        tabled: grid.table(reader.configuration, today: reader.today, on: style), as: output,
        to: &world.output)
    }
    reader.report(read.problems.within(period), index, in: &world)
    return .done
  }
}

extension Reader {
  /// The days of a period that have a file; one that cannot be read is left out, which the report says beside.
  fileprivate func items(of period: Period, in index: DayIndex) -> [DayLists.Item] {
    period.days.compactMap { day in
      do throws(FileTrouble) {
        guard let found = try daybook.found(day, listedIn: index) else { return nil }
        return DayLists.Item(day: day, file: found.file, path: found.path)
      } catch { return nil }
    }
  }
}

extension [FileProblem] {
  /// The problems of the files of a period: what was read beyond it is not the report's affair.
  func within(_ period: Period) -> [FileProblem] {
    filter { problem in
      let name = problem.path.split(separator: "/").last ?? ""
      return Day(String(name.prefix(10))).map(period.contains) ?? true
    }
  }
}
