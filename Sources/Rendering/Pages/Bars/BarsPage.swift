import Journal
import Notation
import Reports

/// One measure over some days, a bar a day, with its goal on each.
package struct BarsPage: FramedPage {
  let bars: MeasureBars
  package var frame: Frame

  /// Makes the page of a measure's bars.
  package init(_ bars: MeasureBars, in frame: Frame) { (self.bars, self.frame) = (bars, frame) }

  var measure: Measure { configuration.measures[bars.measure] }
  /// The object `daybook.bars/1`.
  package var json: JSON { bars.json(configuration) }

  var isEmpty: Bool { bars.values.allSatisfy { $0 == nil } }

  /// The lines, none wider than the screen.
  package var lines: [StyledText] {
    let head = [StyledText(measure.title, .heading), StyledText(heading), StyledText(goalLine, .muted)]
      .filter { !$0.isEmpty }.flatMap { $0.wrapped(at: screen.columns, indentation: 2) }
    guard !isEmpty else { return screen.joined([head, invitation.lines(on: screen)]) }
    return screen.joined([head, dayLines, facts])
  }

  var heading: String { frame.heading(of: bars.period) }

  /// What is said where no day has a value.
  var invitation: Invitation {
    Invitation(words.noValues(measure.title), screen.firstLine(of: bars.measure, configuration, on: today))
  }

  /// The goals of the period in their order, each with the day from which it holds.
  var goalLine: String {
    var texts: [String] = []
    var last: Target?
    let isMixed = Set(bars.targets.compactMap { $0?.isWeekly }).count > 1
    for (place, target) in bars.targets.enumerated() where target != last {
      last = target
      guard let target else { continue }
      let amount = screen.goal(target, in: measure.unit)
      let whole = target.isWeekly ? words.weekly(amount) : words.perDay(amount)
      texts.append(
        texts.isEmpty
          ? words.goalLine(whole)
          : words.goalFrom(short(bars.period.from + place), isMixed ? whole : amount))
    }
    // Goals that follow a habit change from day to day: more than a few would be noise.
    return texts.count > 3 ? "" : texts.joined(separator: ", ")
  }

  /// The label of a day: with its weekday in a week, else with its month.
  func label(of day: Day) -> String {
    bars.period.count <= 7
      ? "\(words.shortWeekdayName(day.weekday.index)) \(day.dayOfMonth)\(words.say("", "."))"
      : short(day)
  }

  /// A day in short, with its year where the period has days of several.
  func short(_ day: Day) -> String {
    words.shortDate(day.parts, showingYear: bars.period.from.year != bars.period.to.year)
  }

  private var axis: Axis {
    Axis(
      of: bars.values.compactMap { $0 }, goals: shownPlaces.compactMap(dailyTarget), measure: measure,
      on: screen)
  }

  /// A row a day.
  var rows: [Columns.Row] {
    let axis = axis
    return shownPlaces.map { place in
      let isToday = place == bars.todayIndex
      let value = bars.values[place]
      let target = dailyTarget(place)
      let percent = target.flatMap { target in value.flatMap { percentage(of: $0, in: target.figure) } }
      return Columns.Row(
        lead: bars.todayIndex == nil ? "" : isToday ? StyledText(glyphs.pointer, .today) + " " : "  ",
        label: StyledText(label(of: bars.period.from + place), isToday ? .today : .label),
        bar: axis.bar(
          value, isMet: bars.states?[place] == .met, goals: [target].compactMap { $0 }),
        figures: [
          StyledText(value.map { screen.amount($0, in: measure.unit, against: target) } ?? "", .number),
          StyledText(percent.map(words.percent) ?? "", .muted),
        ],
        end: sign(place).map { "  " + glyphs.sign(of: $0) } ?? "")
    }
  }

  private var dayLines: [StyledText] {
    let columns = Columns(
      rows, labels: .dates, widestBar: 40, narrow: .dropsLastFigure(below: 12), on: screen)
    return columns.lines + axis.ends(below: columns)
  }

  /// The sign of a day; nil of a measure without a goal.
  func sign(_ place: Int) -> DaySign? {
    guard let state = bars.states?[place] else { return nil }
    if bars.lacksFile(place) { return .noFile }
    return state == .notDue && bars.values[place] != nil ? .amount : .state(state)
  }

  /// The places of the days that are shown: of those to come only what has a value.
  var shownPlaces: [Int] {
    bars.values.indices.filter { bars.period.from + $0 <= today || bars.values[$0] != nil }
  }

  /// The goal of a day; nil if it has none, or one of the week.
  func dailyTarget(_ place: Int) -> Target? { bars.targets[place]?.daily }

  private var facts: [StyledText] {
    let rows = facts(short)
    let columns = rows.map(\.head.widthInColumns).max() ?? 0
    return rows.flatMap { row in
      (StyledText(row.head, .label).padded(to: columns) + "  " + StyledText(row.value, .number))
        .wrapped(at: screen.columns, indentation: columns + 2)
    }
  }

  /// The last goal, if it is written in cups; nil of any other.
  private var inCups: Target? {
    bars.targets.last(where: { $0 != nil })?.flatMap { $0.cup == nil ? nil : $0 }
  }

  /// The sums of the days, each with its head.
  func facts(_ date: (Day) -> String) -> [(head: String, value: String)] {
    var rows: [(head: String, value: String)] = []
    let unit = measure.unit
    if measure.isTotalled, let total = bars.summary.total {
      rows.append((words.totalHead, screen.largeAmount(total, in: unit, against: inCups)))
    }
    if let mean = bars.summary.mean {
      let over = words.meanOver(bars.summary.days)
      rows.append((words.meanHead, "\(screen.amount(mean, in: unit, against: inCups)) (\(over))"))
    }
    if let best = bars.summary.best {
      let amount = screen.amount(best.total, in: unit, against: dailyTarget(best.day - bars.period.from))
      rows.append((words.mostHead, words.amountOn(amount, date(best.day))))
    }
    if bars.states != nil, bars.targets.contains(where: { $0?.isWeekly == false }) {
      let days = bars.count(ofWeeks: false, at: bars.targets.indices)
      if days.closed > 0 { rows.append((words.goalMetHead, words.metDays(days.met, of: days.closed))) }
    }
    return rows
  }
}

extension Measure {
  /// Whether a person asks for what its days come to together: what is drunk, walked or counted, what is asked for by
  /// the week, and time without a daily goal. Sleep, food and medicine are told better by their mean.
  var isTotalled: Bool {
    guard aggregate == .sum else { return false }
    if goals.contains(where: \.isWeekly) { return true }
    return switch unit.kind {
    case .volume, .distance, .count: true
    case .time: goals.isEmpty
    case .mass, .energy, .share: false
    }
  }
}
