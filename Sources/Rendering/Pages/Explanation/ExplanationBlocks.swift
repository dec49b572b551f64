import Journal
import Reports

extension ExplanationPage {
  /// One habit or measure: a sentence for each of its numbers, then its days.
  func block(of subject: SubjectExplanation) -> ExplanationBlock {
    var block = ExplanationBlock(title: configuration.title(of: subject.subject))
    if let rates = subject.rates {
      block.facts.append(start(of: subject))
      block.facts += goals(of: subject.subject)
      block.facts += facts(of: rates, subject)
    }
    if let amounts = subject.amounts { block.facts += facts(of: amounts, subject) }
    if !subject.weeks.isEmpty { block.groups.append(weeks(subject.weeks, of: subject.subject)) }
    if let comparison = subject.comparison {
      block.facts += screen.sentences(
        of: subject.subject, comparison, configuration, asOf: explanation.period.to)
      block.groups += sides(of: comparison, subject)
    }
    let valued = subject.days.filter { $0.total != nil }
    if !valued.isEmpty {
      block.groups.append(
        ExplanationBlock.Group(
          head: StyledText(words.daysWithAmount(valued.count), .label),
          items: valued.map { row($0, of: subject.subject) }))
    }
    let isMeasure = subject.amounts != nil
    for state in State.ordered {
      let days = subject.days.filter {
        $0.state == state && $0.total == nil && !(isMeasure && $0.reason == .weekAsked)
      }
      guard !days.isEmpty else { continue }
      let head = words.explainedState(
        state, days: days.count, isCounted: state.isClosed, isEmpty: isMeasure)
      let isUnlisted = days.allSatisfy { $0.reason == .weekAsked }
      block.groups.append(
        ExplanationBlock.Group(
          head: sign(of: state) + StyledText(head, .label),
          items: isUnlisted
            ? [StyledText(words.name(of: .weekAsked, pause: nil), .muted)]
            : items(of: days), indentation: state == .met && !isMeasure ? 4 : 6))
    }
    block.groups += outside(of: subject)
    block.groups += strengthSteps(of: subject) + trendSteps(of: subject)
    return block
  }

  /// The days on which the other was, and those on which it was not, each with its lines.
  private func sides(of comparison: Comparison, _ subject: SubjectExplanation) -> [ExplanationBlock.Group] {
    let title = configuration.title(of: comparison.other)
    return [(true, comparison.daysWith), (false, comparison.daysWithout)].compactMap { isWith, days in
      let dates = Set(days)
      let found = subject.days.filter { dates.contains($0.day) }
      guard !found.isEmpty else { return nil }
      let head = words.side(title, isWith: isWith, isNextDay: comparison.isNextDay)
      let isMeasure = subject.amounts != nil
      return ExplanationBlock.Group(
        head: StyledText("\(head): \(words.days(days.count))", .label),
        items: isMeasure
          ? found.map { row($0, of: subject.subject) }
          : State.ordered.flatMap { state in
            let same = found.filter { $0.state == state }
            return items(of: same).map { sign(of: state) + $0 }
          })
    }
  }

  private func sign(of state: State) -> StyledText {
    words.isAloud || state == .unknown
      ? StyledText() : screen.glyphs.sign(of: state) + StyledText(words.blank)
  }

  /// A day of a measure: its lines, its value, and what it is made of.
  private func row(_ day: ExplainedDay, of subject: Reference) -> StyledText {
    guard case .measure(let place) = subject, let total = day.total else { return StyledText() }
    let measure = configuration.measures[place]
    var text = StyledText(source(day.day, day.lines) + (words.isAloud ? ", " : "  "))
    if let state = day.state, day.target?.isWeekly == false {
      text += words.isAloud ? StyledText(words.name(of: state) + ", ") : sign(of: state)
    }
    if let target = day.target, !target.isWeekly {
      text += StyledText(screen.progress(total, of: target, in: measure.unit), .number)
    } else {
      text += StyledText(screen.amount(total, in: measure.unit), .number)
    }
    if let line = day.goalLine {
      text += StyledText(
        " (\(words.goalHead.lowercased()) \(source(day.day, [line])))", .muted)
    }
    return text + StyledText(makeUp(of: day, measure), .muted)
  }

  /// The parts that a day's value is made of; empty where it is one amount.
  private func makeUp(of day: ExplainedDay, _ measure: Measure) -> String {
    guard day.parts.count > 1 || day.parts.contains(where: { $0.lender != nil }) else { return "" }
    let target = day.target?.daily
    let own = day.parts.filter { $0.lender == nil }.map {
      figure($0.value, in: measure.unit, towards: target)
    }
    let lent = day.parts.compactMap { part in
      part.lender.map {
        "\(figure(part.value, in: measure.unit, towards: target))\(words.blank)\(configuration.measures[$0].title)"
      }
    }
    return words.makeUp(
      own, lent: lent, picked: own.count > 1 ? words.picked(measure.aggregate) : "")
  }

  /// A number without its unit, as its day has it behind the sum: in the unit that the sum is told in.
  private func figure(_ micros: Micros, in unit: Unit, towards target: Target?) -> String {
    let shown = screen.shown(micros, in: unit, towards: target)
    if screen.isDuration(shown.unit) { return screen.amount(micros, in: unit) }
    return words.number(micros: shown.micros, decimals: 2)
  }

  private func weeks(
    _ weeks: [WeekFacts], of subject: Reference
  ) -> ExplanationBlock.Group {
    ExplanationBlock.Group(
      head: StyledText(words.countedWeeks(weeks.count), .label),
      items: weeks.map { week($0, of: subject) })
  }

  private func week(_ week: WeekFacts, of subject: Reference) -> StyledText {
    let dates = dates(week.days)
    guard !week.asksNothing else {
      return sign(of: week.state) + StyledText("\(dates): \(words.name(of: week.state))")
    }
    let state = words.isAloud ? StyledText(", \(words.name(of: week.state))") : StyledText()
    let sum: String
    switch week.tally {
    case .repetitions(let done, let quota): sum = share(done, of: quota)
    case .amount(let done, let target):
      sum = screen.progress(done, of: target, in: configuration.unit(of: subject))
    }
    return sign(of: week.state) + StyledText("\(dates): ") + StyledText(sum, .number)
      + state
  }

  private func outside(of subject: SubjectExplanation) -> [ExplanationBlock.Group] {
    guard !subject.outside.isEmpty || !subject.outsideWeeks.isEmpty else { return [] }
    let days = subject.outside.map { day in
      let place =
        day.lines.isEmpty ? date(day.day) : source(day.day, day.lines)
      let state = day.state ?? .unknown
      return words.isAloud
        ? StyledText("\(place) \(words.name(of: state))")
        : sign(of: state) + StyledText(place)
    }
    let weeks = subject.outsideWeeks.map { week($0, of: subject.subject) }
    let list = words.isAloud ? days : days.isEmpty ? [] : [days.joined(separator: "  ")]
    return [
      ExplanationBlock.Group(
        head: StyledText(words.outsideOfPeriod, .label), items: list + weeks, indentation: 4)
    ]
  }

  /// The perfect days: their number, their streaks, and each of them.
  var perfectBlock: ExplanationBlock {
    let perfect = explanation.perfect
    var block = ExplanationBlock(title: words.perfectHeading)
    guard perfect.figures.longest.length > 0 || perfect.figures.days > 0 else { return block }
    block.facts.append(words.perfectFormula(perfect.figures.days, others: perfect.others))
    var why: (day: String, reason: String)?
    if let ending = perfect.ending {
      let sum = share(ending.count.met, of: ending.count.due)
      why = (
        date(ending.day),
        words.lost(sum, perfect.lost.map(configuration.title(of:)))
      )
    }
    block.facts += streaks(
      perfect.figures.current, longest: perfect.figures.longest, ending: why)
    func list(_ sums: [PerfectExplanation.DaySum]) -> [StyledText] {
      let items = sums.map { sum in
        let share = share(sum.count.met, of: sum.count.due)
        let place = source(sum.day, [])
        return StyledText(place + (words.isAloud ? ", " : words.blank) + share)
      }
      return words.isAloud ? items : items.isEmpty ? [] : [items.joined(separator: "  ")]
    }
    if !perfect.days.isEmpty {
      let head = StyledText(
        words.explainedState(.met, days: perfect.days.count, isCounted: true, isEmpty: false))
      block.groups.append(
        ExplanationBlock.Group(
          head: sign(of: .met) + head.styled(.label), items: list(perfect.days),
          indentation: 4))
    }
    if !perfect.outside.isEmpty {
      block.groups.append(
        ExplanationBlock.Group(
          head: StyledText(words.outsideOfPeriod, .label), items: list(perfect.outside), indentation: 4))
    }
    return block
  }
}
