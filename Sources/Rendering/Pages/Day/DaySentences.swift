import Journal
import Reports

extension DayPage {
  /// The day in sentences that make sense read aloud, in the order of the screen.
  package var sentences: [String] {
    if let listing { return listing.lines.map(\.text) }
    guard words.isAloud else { return aloud.sentences }
    var sentences = head
    for group in configuration.grouped(report.measures.filter(\.isShown), by: { .measure($0.measure) }) {
      sentences += screen.spokenGroup(group.heading) + group.items.flatMap { spoken($0) }
    }
    for group in groupedHabits {
      sentences += screen.spokenGroup(group.heading) + group.items.map { spoken($0) }
    }
    let notDue = habitsNotDue.map { configuration.habits[$0.habit].title }
    if !notDue.isEmpty { sentences.append(words.notDue(notDue) + ".") }
    sentences += report.oneOffs.map { spoken($0) }
    for day in report.open {
      sentences.append(words.stillOpen(from: words.dayInSentence(day.day)))
      sentences += day.oneOffs.map { spoken($0) }
    }
    sentences += report.running.map { runs($0).asSentence }
    sentences += report.streaks(atRisk: false).map {
      words.inARow(configuration.title(of: $0.subject), words.length(of: $0.streak)) + "."
    }
    sentences += report.streaks(atRisk: true).map {
      words.stake(configuration.title(of: $0.subject), streak: words.length(of: $0.streak)) + "."
    }
    sentences += texts.map(words.journal)
    return sentences + (Invitation(to: self)?.sentences ?? [])
  }

  /// How one habit or measure stands, without the journal around it; what is counted by the week is left out, since it
  /// takes more days than one.
  package func sentences(of subject: Reference) -> [String] {
    guard words.isAloud else { return aloud.sentences(of: subject) }
    return switch subject {
    case .measure(let place):
      report.measures.filter { $0.measure == place && $0.target?.isWeekly != true }.flatMap { spoken($0) }
    case .habit(let place): report.habits.filter { $0.habit == place }.map { spoken($0) }
    }
  }

  private var head: [String] {
    var sentences: [String] = []
    if report.isToday { sentences.append(greeting) }
    let date = words.longDate(report.day.parts, weekday: report.day.weekday.index).asSentenceStart
    let relative = words.relativeDay(report.day - today).map { ", \($0.lowercased())" } ?? ""
    sentences.append("\(date)\(relative).")
    if let pause { sentences.append(words.paused(pause.label) + ".") }
    let count = report.count
    if count.isTold(on: report.day, today: today) {
      sentences.append(words.completed(count.met, of: count.due, percent: count.percentOfDue) + ".")
    }
    if count.isPerfect { sentences.append(words.perfectDay.asSentenceStart + ".") }
    return sentences
  }

  /// Whether days of a week, which are past or today's, lie after this one.
  func isBeforeEnd(of week: WeekFacts?) -> Bool { week.map { report.day < min(today, $0.days.to) } ?? false }

  private func spoken(_ measure: DayMeasure) -> [String] {
    let declared = declared(measure)
    let unit = declared.unit
    guard let target = measure.target else {
      return ["\(declared.title): \(screen.amount(measure.total ?? 0, in: unit))."] + loans(to: measure)
    }
    var facts = [screen.progress(measure, of: target, in: unit)]
    if target.isWeekly {
      let isThisWeek = measure.week?.days.contains(today) == true
      facts[0] += " " + words.inWeek(isThisWeek: isThisWeek, isByThen: isBeforeEnd(of: measure.week))
    }
    if let percent = measure.percent { facts.append(words.percent(percent)) }
    if !measure.lacksValue || measure.goalState != .pending {
      facts.append(words.standing(measure.goalState ?? .unknown, of: target, total: measure.counted))
    }
    if let best = best(of: measure) { facts.append(best) }
    if let last = lastTime(of: measure) { facts.append(words.last(at: last)) }
    var sentences = ["\(declared.title): \(facts.joined(separator: ", "))".asSentence]
    if report.day >= today, target.isAtLeast, !measure.lacksValue, let rest = measure.remaining, rest > 0 {
      sentences.append(words.toGo(screen.amount(rest, in: unit, towards: target)).asSentenceStart + ".")
    }
    if let pace = Pace(measure) {
      func amount(_ micros: Micros) -> String {
        screen.amount(micros, in: unit, besides: pace.expected, towards: target)
      }
      sentences.append(
        words.pace(
          by: amount(pace.expected), ahead: pace.ahead.map(amount), behind: pace.behind.map(amount)))
    }
    return sentences + loans(to: measure)
  }

  /// The sweet spot above a goal that is met; nil without one, and while the goal itself is what matters.
  func best(of measure: DayMeasure) -> String? {
    guard measure.goalState == .met, let best = measure.target?.best else { return nil }
    return words.bestFact(screen.goal(best, in: declared(measure).unit))
  }

  private func spoken(_ habit: DayHabit) -> String {
    let label = configuration.habits[habit.habit].title
    let isPaused = habit.state == .skipped && habit.mark != .skipped
    let isOpen = habit.state == .notDue
    var text =
      isPaused
      ? words.isPaused
      : words.tick(
        isOpen ? .pending : habit.state,
        time: (isOpen || habit.state == .pending ? habit.usualTime : habit.time).map(words.time),
        isWritten: habit.isTimeWritten)
    if let week = habit.week, case .repetitions(let done, let quota) = week.tally, habit.state != .skipped {
      let sum = words.some(done, of: quota)
      let week = words.inWeek(isThisWeek: week.days.contains(today), isByThen: isBeforeEnd(of: week))
      text += ", \(sum) \(week)"
    }
    return "\(label): \(text)".asSentence
  }

  private func spoken(_ oneOff: DayReport.OneOff) -> String {
    let text = words.tick(
      oneOff.state, time: oneOff.time.map(words.time), isWritten: oneOff.time != nil)
    return "\(oneOff.name.printable): \(text)".asSentence
  }
}

extension DayReport.OneOff {
  /// Its mark as a state: what no day asks for is never missed.
  var state: State {
    switch mark {
    case .done: .met
    case .skipped: .skipped
    case .open, .none: .pending
    }
  }
}
