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
    let (configuration, screen) = (daybook.configuration, daybook.settings.screen)
    return try daybook.show(period, listedIn: index, of: subject, as: output, in: &world) { assessment in
      var bars: MeasureBars?
      if case .measure(let place)? = subject { bars = MeasureBars(of: place, over: period, in: assessment) }
      return MonthPage(
        PeriodGrid(of: period, only: subject, in: assessment), of: subject, bars: bars,
        configuration: configuration, today: daybook.today, on: screen)
    }
  }
}

extension Daybook {
  /// The month that a text names, or counts from this one (`-1` is the month before); a longer period as it is.
  func month(_ text: String) throws(CommandError) -> Period {
    try span(text, of: "month", inMonths: 1, Period.month(of:))
  }

  /// The year that a text names, or counts from this one (`-1` is the year before); a longer period as it is.
  func year(_ text: String) throws(CommandError) -> Period {
    try span(text, of: "year", inMonths: 12, Period.year(of:))
  }

  private func span(
    _ text: String, of unit: String, inMonths months: Int, _ whole: (Day) -> Period
  ) throws(CommandError) -> Period {
    if let number = count(text, atMost: 10_000) {
      return whole(whole(today).from.adding(months: number * months))
    }
    guard let period = try settledPeriod(text, of: unit) else { return whole(today) }
    let first = whole(period.from)
    return period.to <= first.to ? first : period
  }

  /// A number with a sign, or 0, which counts from today; nil for other words. `most` is what a calendar holds.
  func count(_ text: String, atMost most: Int) -> Int? {
    guard let number = Int(text), text.first == "-" || text.first == "+" || text == "0" else { return nil }
    return min(max(number, -most), most)
  }

  /// A period as typed, whose open ends are the first day that has a file and the last, or today; nil if none was.
  ///
  /// `unit` is what `last` alone is the last one of.
  func settledPeriod(_ text: String, of unit: String = "") throws(CommandError) -> Period? {
    try settled(text, of: unit)?.period
  }

  /// The same, with the listing of everything if it had to be made.
  func settled(_ text: String, of unit: String) throws(CommandError) -> (period: Period, index: DayIndex?)? {
    guard let phrase = try period(text, of: unit) else { return nil }
    let closed = phrase.settled(first: today, last: today)
    let other = phrase.settled(first: today - 1, last: today + 1)
    // Only an open end asks for a listing of everything.
    guard closed != other else { return (closed, nil) }
    let index = try index()
    let (first, last) = (index.days.first?.day ?? today, index.days.last?.day ?? today)
    return (phrase.settled(first: min(first, today), last: max(last, today)), index)
  }
}
