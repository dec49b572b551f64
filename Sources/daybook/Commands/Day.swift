import Arguments
import Journal
import Rendering
import Reports
import Speech

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
      Phrase("Shows how a day is going", cs: "Ukáže, jak se den daří"), group: Groups.look,
      discussion: [
        Phrase(
          "Goals with the pace that would reach them, habits, how much of what is due is met, and the streaks, those at stake apart. 'daybook' alone shows it too.",
          cs:
            "Cíle s tempem, kterým by se splnily, návyky, kolik z toho, co má být, je splněno, a série, ty v sázce zvlášť. Ukáže to i samotné „daybook“."
        )
      ],
      examples: [
        Example("daybook day -1", Phrase("Yesterday", cs: "Včerejšek")),
        Example("daybook day --lines", Phrase("The lines of today's file", cs: "Řádky dnešního souboru")),
      ],
      parameters: [
        .arguments(
          \.words, "DATE", help: Phrase("The day (default: today)", cs: "Den (jinak dnešek)"),
          completion: Known.date.completion),
        .flag(
          \.showsLines, "--lines",
          help: Phrase("Shows the file's lines with their numbers", cs: "Ukáže řádky souboru s čísly")),
        .flag(
          \.isReversed, "--reverse",
          help: Phrase("Shows the lines newest first", cs: "Ukáže řádky od nejnovějšího")),
        .subject(
          \.measure, .measure, help: Phrase("One measure by the hour", cs: "Jedna veličina po hodinách")),
      ] + OutputOptions.ofTables.within(\.output))
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    if showsLines || isReversed {
      try output.refuseData(besideLines: showsLines ? "--lines" : "--reverse", of: measure)
    }
    var daybook = try Daybook(in: world, toBeListed: true)
    var words = words
    let measure = daybook.named(measure, in: &words)
    let day = try daybook.day(words.isEmpty ? nil : words.joined(separator: " "))
    if measure == nil {
      daybook.readAhead(
        daybook.configuration.view(of: day), andBack: UsualTimes.daysBack, notingTimesOn: day)
    }
    let index = try daybook.index(within: Period(day - 1, day + 1))
    let found = try telling(.reading, daybook.found(day, listedIn: index))
    let file = found?.file ?? DayFile([])
    var interpreter = daybook.interpreter
    let (record, problems) = interpreter.read(file, of: day)
    if let measure {
      let place = try daybook.measure(measure)
      let amounts = HourlyAmounts(of: place, in: record, configuration: daybook.configuration)
      try world.show(HoursPage(amounts, of: place, on: day, in: daybook.frame), as: output)
      daybook.report(daybook.problems(problems, at: found?.path ?? ""), index, in: &world)
      return .done
    }
    var report = try daybook.report(
      of: WordedDay(record, in: file, by: interpreter.reader(asOf: day)), index: index, now: world.now)
    report.open = daybook.openOneOffs(before: day, listedIn: index)
    if report.isToday, day > .first {
      // A file that cannot be read is noted as unread, as every other.
      for running in (try? daybook.timersRunning(on: day - 1, listedIn: index)) ?? [] {
        report.addTimer(running.timer, ofYesterdayAt: world.now, dayStarts: daybook.configuration.dayStarts)
      }
    }
    let path = found?.path ?? ""
    let listing = NumberedLines(
      of: file, order: isReversed ? .newestFirst : .asWritten, words: daybook.words,
      columns: world.terminal.outputIsTerminal ? daybook.settings.width : nil)
    let lacking = found == nil ? index.outOfReach(day, in: daybook) : []
    let page = DayPage(
      report, at: path, problems: problems + lacking, listing: showsLines || isReversed ? listing : nil,
      now: world.now, in: daybook.frame)
    try world.show(page, as: output)
    let unread = index.days.isEmpty ? try daybook.unreadNames() : []
    daybook.report(daybook.problems(problems, at: path) + unread, index, in: &world)
    return .done
  }
}
