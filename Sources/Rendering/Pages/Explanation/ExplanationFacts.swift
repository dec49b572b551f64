import Journal
import Reports

extension ExplanationPage {
  /// Since when a habit or goal is asked for.
  func start(of subject: SubjectExplanation) -> String {
    switch subject.start {
    case .declared(let day): words.countedSince(words.date(day.parts))
    case .seen(let day, let lines): words.countedSince(words.date(day.parts), source(day, lines))
    case .never: words.neverSeen
    }
  }

  /// The goals that the configuration has for a measure, each with its line.
  func goals(of subject: Reference) -> [String] {
    guard case .measure(let place) = subject else { return [] }
    let measure = configuration.measures[place]
    return measure.goals.map { goal in
      let day = goal.from ?? explanation.period.from
      let target = configuration.target(goal.bound, isWeekly: goal.isWeekly, in: place, on: day)
      let asked = words.goalFact(
        screen.goal(target, in: measure.unit), isWeekly: goal.isWeekly,
        in: words.span(goal.from, goal.until),
        when: goal.whenHabit.map { configuration.habits[$0].title })
      return [asked.asSentenceStart, configurationLine(goal.line)].compactMap { $0 }.joined(separator: ", ")
    }
  }

  /// How the share, the streaks and the weekdays of a habit or goal come about.
  func facts(
    of rates: StatisticsReport.Rates, _ subject: SubjectExplanation
  ) -> [String] {
    let count = rates.count
    var facts: [String] = []
    if count.closed > 0 {
      let share = share(
        count.met, of: count.closed, percent: count.percentOfClosed)
      if case .habit = subject.subject, rates.streaks.current.unit == .week {
        facts.append(words.quotaFormula(share, weeks: subject.weeks.count))
      } else {
        facts.append(
          words.metFormula(
            share, count, rates.streaks.current.unit, partly: subject.days.count { $0.state == .partial },
            missed: subject.days.count { $0.state == .missed }, exact: exactPercent(count)))
      }
    }
    facts += streaks(
      rates.streaks.current, longest: rates.streaks.longest, ending: ending(of: subject))
    if let recent = subject.recent {
      let figure = rates.streaks.recent
      facts.append(
        words.recentFormula(
          share(figure.met, of: figure.closed), figure.closed,
          rates.streaks.current.unit,
          dates(recent)))
    }
    if let strength = rates.strength {
      facts.append(words.strengthFormula(words.percent(strength.percent), schedule(of: subject.subject)))
    }
    return facts + weekdays(of: rates)
  }

  /// The days that a strength is computed from.
  private func schedule(of subject: Reference) -> StrengthKind {
    switch subject {
    case .habit(let habit): configuration.habits[habit].schedule.weeklyQuota.map { .week($0) } ?? .day
    case .measure:
      explanation.subjects.first { $0.subject == subject }?.rates?.streaks.current.unit == .week
        ? .weekAmount : .dayAmount
    }
  }

  /// A share's percentage with two decimals; nil if it is a whole number.
  private func exactPercent(_ count: Count) -> String? {
    guard let rate = count.rate, rate.number % 10_000 != 0 else { return nil }
    return words.quantity(micros: 100 * rate, unit: "%", decimals: 2)
  }

  /// Where the current and the longest streak lie, and what ended the one before.
  func streaks(
    _ current: Streak, longest: Streak, ending: (day: String, reason: String)?
  ) -> [String] {
    var facts: [String] = []
    if let days = current.days { facts.append(words.streakFormula(current, isLongest: false, dates(days))) }
    if longest.length == 0 {
      facts.append(words.neverMet(current.unit))
    } else if let ending {
      facts.append(words.ended(by: ending.day, ending.reason, hasStreak: current.length > 0))
    }
    if let days = longest.days {
      facts.append(
        longest == current
          ? words.longestIsCurrent
          : words.streakFormula(longest, isLongest: true, dates(days)))
    }
    return facts
  }

  /// The day or week that ended a run, with why.
  private func ending(of subject: SubjectExplanation) -> (day: String, reason: String)? {
    if let week = subject.endingWeek {
      var reason = words.name(of: week.state)
      if case .repetitions(let done, let quota) = week.tally, quota > 0 {
        reason += ", " + share(done, of: quota)
      }
      return (dates(week.days), reason)
    }
    guard let day = subject.ending, let state = day.state, let reason = day.reason else { return nil }
    var why = "\(words.name(of: state)), \(why(reason))"
    if !day.lines.isEmpty { why += ", " + source(day.day, day.lines) }
    return (date(day.day), why)
  }

  private func weekdays(of rates: StatisticsReport.Rates) -> [String] {
    guard rates.weekdays.contains(where: { $0.closed > 0 }) else { return [] }
    let week = Weekday.week(from: configuration.firstWeekday)
    let shares = week.filter { rates.weekdays[$0.index].closed > 0 }.map { weekday in
      let count = rates.weekdays[weekday.index]
      let name = words.isAloud ? words.weekdayName(weekday.index) : words.shortWeekdayName(weekday.index)
      return "\(name)\(words.blank)\(share(count.met, of: count.closed))"
    }
    guard let best = rates.bestWeekday, let worst = rates.worstWeekday else {
      return [words.byWeekday(shares)]
    }
    func ranked(_ weekday: Weekday) -> String {
      let count = rates.weekdays[weekday.index]
      let share = share(
        count.met, of: count.closed, percent: count.percentOfClosed)
      return "\(words.weekdayName(weekday.index)) \(share)"
    }
    return [words.byWeekday(shares), words.rankedWeekdays(best: ranked(best), worst: ranked(worst))]
  }

  /// How the total, the means and the largest day of a measure come about.
  func facts(
    of amounts: StatisticsReport.MeasureStatistics, _ subject: SubjectExplanation
  ) -> [String] {
    let unit = configuration.measures[amounts.measure].unit
    let inCups = configuration.goalInCups(of: amounts.measure, on: explanation.period.to)
    func exact(_ days: [ExplainedDay]) -> String {
      let sum = days.compactMap(\.total).reduce(0, +)
      let shown = screen.shown(sum, in: unit, towards: inCups)
      if screen.isDuration(shown.unit) { return screen.amount(sum, in: unit) }
      return words.quantity(micros: shown.micros, unit: shown.unit.name, decimals: 2)
    }
    let valued = subject.days.filter { $0.total != nil }
    var facts: [String] = []
    if let total = amounts.summary.total, amounts.summary.days > 0 {
      facts.append(
        words.totalFormula(
          screen.largeAmount(total, in: unit, against: inCups), exact: exact(valued), days: valued.count))
    }
    if let mean = amounts.summary.mean {
      facts.append(
        words.meanFormula(
          screen.amount(mean, in: unit, against: inCups), isOfLastSeven: false, sum: exact(valued),
          days: valued.count, nil))
    }
    if let mean = amounts.meanOfLastSeven {
      let last = valued.filter { subject.lastSeven.contains($0.day) }
      facts.append(
        words.meanFormula(
          screen.amount(mean, in: unit, against: inCups), isOfLastSeven: true, sum: exact(last),
          days: last.count,
          dates(subject.lastSeven)))
    }
    if let best = amounts.summary.best, let day = valued.first(where: { $0.day == best.day }) {
      facts.append(
        words.highestFormula(
          screen.amount(best.total, in: unit, against: inCups), date(best.day),
          source(best.day, day.lines)))
    }
    if let trend = amounts.trend { facts.append(words.trendFormula(screen.text(of: trend, in: unit))) }
    return facts
  }

  /// The last steps of the strength: each day, what was done of what it asks for, and the strength behind it.
  func strengthSteps(of subject: SubjectExplanation) -> [ExplanationBlock.Group] {
    guard let steps = subject.strength?.steps, !steps.isEmpty else { return [] }
    func percent(_ share: Micros) -> String { words.quantity(micros: 100 * share, unit: "%", decimals: 1) }
    return [
      ExplanationBlock.Group(
        head: StyledText(words.strengthSteps(steps.count), .label),
        items: list(
          steps.map { words.strengthStep(date($0.day), percent($0.done), percent($0.strength)) }),
        indentation: 4)
    ]
  }

  /// The last steps of the trend: each day, its value, and where the line stands behind it.
  func trendSteps(of subject: SubjectExplanation) -> [ExplanationBlock.Group] {
    guard case .measure(let measure) = subject.subject, let steps = subject.trend?.steps, !steps.isEmpty
    else { return [] }
    let unit = configuration.measures[measure].unit
    return [
      ExplanationBlock.Group(
        head: StyledText(words.trendSteps(steps.count), .label),
        items: list(
          steps.map { step in
            words.trendStep(
              date(step.day), screen.amount(step.value, in: unit),
              screen.amount(step.trend, in: unit, besides: step.value))
          }),
        indentation: 4)
    ]
  }

  private func list(_ items: [String]) -> [StyledText] {
    words.isAloud ? items.map { StyledText($0) } : [StyledText(items.joined(separator: "  "))]
  }
}
