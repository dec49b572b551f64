import Journal
import Reports

extension DayPage {
  /// The glass, then every other goal and value: two sections.
  var goals: [[StyledText]] {
    let glass = glassMeasure
    let others = report.measures.filter { $0.measure != glass?.measure }
    return [glass.map(panel) ?? [], GoalList(others, in: self).lines]
  }

  /// The first measure of volume whose daily goal is to be reached, if a glass has room beside its words.
  private var glassMeasure: DayMeasure? { screen.columns >= 36 ? poured : nil }

  /// The first measure of volume whose daily goal is to be reached, the water before others.
  var poured: DayMeasure? {
    configuration.volumes.compactMap { place in report.measures.first { $0.measure == place } }.first {
      guard let target = $0.target else { return false }
      return target.isAtLeast && !target.isWeekly && target.figure > 0 && $0.isShown
        && $0.state != .skipped
    }
  }

  func declared(_ measure: DayMeasure) -> Measure { configuration.measures[measure.measure] }

  /// The glass with what there is to say of it at its side.
  private func panel(_ measure: DayMeasure) -> [StyledText] {
    guard let target = measure.target else { return [] }
    return Glass(part: measure.total ?? 0, whole: target.figure, glyphs: glyphs)
      .lines(beside: story(of: measure, target), on: screen)
  }

  /// The facts about a goal that is to be reached, one a line.
  func story(of measure: DayMeasure, _ target: Target) -> [StyledText] {
    let unit = declared(measure).unit
    let total = measure.total ?? 0
    var lines = [StyledText(declared(measure).title, .heading)]
    var progress = StyledText(screen.progress(measure, of: target, in: unit), .number)
    if let percent = measure.percent {
      progress += "  " + StyledText(words.percent(percent), total >= target.figure ? .good : .water)
    }
    lines.append(progress)
    if total >= target.figure {
      lines.append(StyledText("\(glyphs.tick) \(words.goalReached)", .good))
    } else if let remaining = measure.remaining {
      let amount = screen.amount(remaining, in: unit, towards: target)
      lines.append(
        isPast
          ? StyledText(words.short(amount).asSentenceStart, .partial)
          : StyledText(words.toGo(amount).asSentenceStart))
    }
    if let pace = pace(of: measure, target) { lines.append(pace) }
    return lines + loans(to: measure).map { StyledText($0, .muted) }
  }

  /// Where an even pace would be by now, and how far that is; nil once the goal is reached.
  private func pace(of measure: DayMeasure, _ target: Target) -> StyledText? {
    guard let pace = Pace(measure) else { return nil }
    let unit = declared(measure).unit
    func amount(_ micros: Micros) -> String {
      screen.amount(micros, in: unit, besides: pace.expected, towards: target)
    }
    let text = StyledText(words.byNow(amount(pace.expected)) + " \(glyphs.dot) ", .muted)
    if let ahead = pace.ahead { return text + StyledText(words.ahead(amount(ahead)), .good) }
    if let behind = pace.behind { return text + StyledText(words.behind(amount(behind)), .warning) }
    return text + StyledText(words.onPace, .good)
  }

  /// The time of the last amount of a measure that has only a limit, coffee or a medicine; nil for other measures,
  /// and if no amount has a time.
  func lastTime(of measure: DayMeasure) -> String? {
    guard let target = measure.target, target.atLeast == nil, !target.isWeekly else { return nil }
    let times = measure.entries.filter { $0.value > 0 }.compactMap(\.time)
    let last = times.max {
      $0.minutes(sinceStart: configuration.dayStarts) < $1.minutes(sinceStart: configuration.dayStarts)
    }
    return last.map { words.time(Int($0.minutes)) }
  }

  /// The shares that other measures lend to this one, a text each; those that count nothing are left out.
  func loans(to measure: DayMeasure) -> [String] {
    let unit = declared(measure).unit
    return measure.loans.filter { $0.counted > 0 }.map {
      words.lent(
        screen.amount($0.counted, in: unit), of: screen.amount($0.taken, in: unit),
        screen.shown($0.taken, in: unit).micros.wholeUnits, from: configuration.measures[$0.lender].title)
    }
  }
}
