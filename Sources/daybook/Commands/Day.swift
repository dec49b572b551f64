import Arguments
import Journal
import Rendering
import Reports

/// Shows how a day is going.
struct DayCommand: Report {
  static let name = "day"
  static var aliases: [String] { ["today"] }

  var words: [String] = []
  var showsLines = false
  var isReversed = false
  var measure: String?
  var output = OutputOptions()

  static var usage: Usage<Self> {
    Usage(
      Sentence("Show how a day is going", cs: "Ukázat, jak se den daří"), group: Groups.look,
      discussion: [
        Sentence(
          "Goals with their glass or bar and the pace that would reach them, habits with their boxes and times, how many of what is due is met, and the streaks that are at stake. It is what daybook shows without a command.",
          cs:
            "Cíle se sklenicí nebo pruhem a tempem, kterým by se splnily, návyky s políčky a časy, kolik z toho, co má být, je splněno, a řady, které jsou v sázce. Totéž ukáže daybook bez příkazu."
        )
      ],
      examples: [
        Example("daybook", Sentence("Today", cs: "Dnešek")),
        Example("daybook day -1", Sentence("Yesterday", cs: "Včerejšek")),
        Example("daybook day --lines", Sentence("The lines of today's file", cs: "Řádky dnešního souboru")),
      ],
      parameters: [
        .arguments(
          \.words, "DATE",
          help: Sentence(
            "The day: 2026-01-12, yesterday, -1, mon, jan 12; today if not said",
            cs: "Den: 2026-01-12, včera, -1, po, 12.1.; jinak dnešek"), completion: .dynamic("date")),
        .flag(
          \.showsLines, "--lines",
          help: Sentence("Show the file's lines with their numbers", cs: "Ukázat řádky souboru s čísly")),
        .flag(
          \.isReversed, "--reverse",
          help: Sentence("Show the lines newest first", cs: "Ukázat řádky od nejnovějšího")),
        .option(
          \.measure, "--of", value: "NAME",
          help: Sentence("One measure by the hour", cs: "Jedna veličina po hodinách"),
          completion: .dynamic("measure")),
      ] + OutputOptions.ofTables.within(\.output))
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    let reader = try Reader(in: world)
    let day = try reader.day(words.isEmpty ? nil : words.joined(separator: " "))
    let index = try reader.index(within: Period(day - 1, day + 1))
    let found: FoundDay?
    do throws(FileTrouble) { found = try reader.daybook.found(day, listedIn: index) } catch {
      throw CommandError(error, doing: .reading)
    }
    let file = found?.file ?? DayFile([])
    var interpreter = reader.daybook.interpreter
    let (record, problems) = interpreter.read(file, of: day)
    if let measure {
      let place = try reader.measure(measure)
      let amounts = HourlyAmounts(of: place, in: record, configuration: reader.configuration)
      let page = HoursPage(
        amounts, of: place, on: day, configuration: reader.configuration, today: reader.today,
        on: reader.settings.screen)
      world.show(page, as: output)
      reader.report(problems.map { FileProblem(path: found?.path ?? "", problem: $0) }, index, in: &world)
      return .done
    }
    let week = reader.configuration.week(of: day)
    let (report, _) = try reader.answer(
      over: Period(min(day, week.from), max(day, week.to)), index: index, readingBack: 60
    ) { assessment, read in
      let report = DayReport(of: record, in: assessment, now: world.now, usualTimes: read.book.lastTimes)
      return (report, report.isSettled)
    }
    let source = DaySource(
      path: found?.path ?? "", file: file, record: record, problems: problems,
      reader: interpreter.reader(asOf: day))
    let listing = NumberedLines(
      of: file, order: isReversed ? .newestFirst : .asWritten, words: reader.words,
      columns: world.terminal.outputIsTerminal ? reader.settings.width : nil)
    let page = DayPage(
      report, from: source, listing: showsLines || isReversed ? listing : nil,
      configuration: reader.configuration, now: world.now, on: reader.settings.screen)
    world.show(page, as: output)
    reader.report(problems.map { FileProblem(path: source.path, problem: $0) }, index, in: &world)
    return .done
  }
}
