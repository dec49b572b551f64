import Journal
import Reports

extension ExplanationPage {
  /// The lines of a day's file as an editor opens them, `2026-01-12.txt:3,5`; the file alone without a line.
  func source(_ day: Day, _ lines: [Int32], isSpoken: Bool) -> String {
    let path = paths[day] ?? "\(day).txt"
    guard !lines.isEmpty else { return path }
    let numbers = lines.map { String($0 + 1) }
    return isSpoken ? words.spokenSource(path, numbers) : "\(path):\(numbers.joined(separator: ","))"
  }

  /// A line of the configuration's file; nil if nobody knows which.
  func configurationLine(_ line: Int?, isSpoken: Bool) -> String? {
    line.map { isSpoken ? words.spokenSource("daybook.conf", [String($0)]) : "daybook.conf:\($0)" }
  }

  /// A date with its year where the explanation is of several years.
  func date(_ day: Day, isSpoken: Bool) -> String {
    let isYearShown = explanation.period.from.year != day.year || explanation.period.to.year != day.year
    return isSpoken ? words.date(day.parts) : words.shortDate(day.parts, showingYear: isYearShown)
  }

  /// From one date to another.
  func dates(_ days: Period, isSpoken: Bool) -> String {
    guard isSpoken else {
      let isYearShown =
        explanation.period.from.year != days.to.year || explanation.period.to.year != days.to.year
      return words.range(days.from.parts, days.to.parts, showingYear: isYearShown)
    }
    return words.spokenDates(words.date(days.from.parts), words.date(days.to.parts))
  }

  /// Some of all, with a percentage if there is one.
  func share(_ part: Int, of all: Int, percent: Int? = nil, isSpoken: Bool) -> String {
    guard isSpoken else { return words.share(part, of: all, percent: percent) }
    return words.some(part, of: all) + (percent.map { ", \(words.spokenPercent($0))" } ?? "")
  }

  /// Why a day has its state, with the pause's name and line.
  func why(_ reason: DayReason, isSpoken: Bool) -> String {
    guard case .paused(let place) = reason, configuration.pauses.indices.contains(place) else {
      return words.name(of: reason, pause: nil)
    }
    let pause = configuration.pauses[place]
    let parts = [pause.label.map(words.quoted), configurationLine(pause.line, isSpoken: isSpoken)]
    let text = parts.compactMap { $0 }.joined(separator: ", ")
    return words.name(of: reason, pause: text.isEmpty ? nil : text)
  }

  /// Days of one state as groups of one reason each: their lines, their files, or their dates.
  func items(of days: [ExplainedDay], isSpoken: Bool) -> [StyledText] {
    var reasons: [DayReason] = []
    for case let reason? in days.map(\.reason) where !reasons.contains(reason) { reasons.append(reason) }
    return reasons.map { reason in
      let found = days.filter { $0.reason == reason }
      let separator = isSpoken ? ", " : "  "
      let lined = found.filter { !$0.lines.isEmpty || reason == .noLine }
        .map { source($0.day, $0.lines, isSpoken: isSpoken) }
      let dated = runs(of: found.filter { $0.lines.isEmpty && reason != .noLine }.map(\.day))
        .map { dates($0, isSpoken: isSpoken) }
      let list = (lined + dated).joined(separator: separator)
      if reason == .done { return StyledText(list) }
      return StyledText(why(reason, isSpoken: isSpoken) + ": ", .muted) + StyledText(list)
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
