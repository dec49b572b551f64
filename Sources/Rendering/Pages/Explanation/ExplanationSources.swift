import Journal
import Reports

extension ExplanationPage {
  /// The lines of a day's file as an editor opens them, `2026-01-12.txt:3,5`; the file alone without a line.
  func source(_ day: Day, _ lines: [Int32]) -> String {
    let path = paths.path(of: day)
    guard !lines.isEmpty else { return path }
    let numbers = lines.map { String($0 + 1) }
    return words.source(path, numbers)
  }

  /// A line of the configuration's file; nil if nobody knows which.
  func configurationLine(_ line: Int?) -> String? {
    line.map { words.source(FileName.configuration, [String($0)]) }
  }

  /// A date with its year where the explanation is of several years.
  func date(_ day: Day) -> String {
    let isYearShown = explanation.period.from.year != day.year || explanation.period.to.year != day.year
    return words.isAloud ? words.date(day.parts) : words.shortDate(day.parts, showingYear: isYearShown)
  }

  /// From one date to another.
  func dates(_ days: Period) -> String {
    guard words.isAloud else {
      let isYearShown =
        explanation.period.from.year != days.to.year || explanation.period.to.year != days.to.year
      return words.range(days.from.parts, days.to.parts, showingYear: isYearShown)
    }
    return words.dates(days.from.parts, days.to.parts)
  }

  /// Some of all, with a percentage if there is one.
  func share(_ part: Int, of all: Int, percent: Int? = nil) -> String {
    words.share(part, of: all, percent: percent)
  }

  /// Why a day has its state, with the pause's name and line.
  func why(_ reason: DayReason) -> String {
    guard case .paused(let place) = reason, configuration.pauses.indices.contains(place) else {
      return words.name(of: reason, pause: nil)
    }
    let pause = configuration.pauses[place]
    let parts = [pause.label.map(words.quoted), configurationLine(pause.line)]
    let text = parts.compactMap { $0 }.joined(separator: ", ")
    return words.name(of: reason, pause: text.isEmpty ? nil : text)
  }

  /// Days of one state as groups of one reason each: their lines, their files, or their dates.
  func items(of days: [ExplainedDay]) -> [StyledText] {
    var reasons: [DayReason] = []
    for case let reason? in days.map(\.reason) where !reasons.contains(reason) { reasons.append(reason) }
    return reasons.map { reason in
      let found = days.filter { $0.reason == reason }
      let separator = words.isAloud ? ", " : "  "
      let lined = found.filter { !$0.lines.isEmpty || reason == .noLine }
        .map { source($0.day, $0.lines) }
      let dated = runs(of: found.filter { $0.lines.isEmpty && reason != .noLine }.map(\.day))
        .map { dates($0) }
      let list = (lined + dated).joined(separator: separator)
      if reason == .done { return StyledText(list) }
      return StyledText(why(reason) + ": ", .muted) + StyledText(list)
    }
  }

  /// Days one after another as runs.
  private func runs(of days: [Day]) -> [Period] {
    var runs: [Period] = []
    for day in days {
      if let last = runs.last, last.to + 1 == day {
        runs[runs.count - 1] = Period(last.from, day)
      } else {
        runs.append(Period(day, day))
      }
    }
    return runs
  }
}
