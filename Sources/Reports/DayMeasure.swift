import Journal

/// One measure on one day; amounts are in its unit, unless a field says otherwise.
package struct DayMeasure: Hashable, Sendable {
  /// One amount.
  package struct Entry: Hashable, Sendable {
    /// The line, counting from 0.
    package var line: Int32
    package var time: TimeOfDay?
    /// The number as typed, in the unit as typed.
    package var amount: Micros
    /// The unit.
    package var unit: Unit
    /// The unit as typed; nil if it was not typed.
    package var typedUnit: String?
    /// The same in the measure's unit.
    package var value: Micros
  }

  /// The part of another measure's amounts that counts for this one.
  package struct Loan: Hashable, Sendable {
    /// The place of the other measure in `Configuration.measures`.
    package var lender: Int
    /// The amounts of the other, in this measure's unit.
    package var taken: Micros
    /// The part of them that counts.
    package var counted: Micros
  }

  /// The place in `Configuration.measures`.
  package var measure: Int
  /// The value of the day, with what was borrowed; nil if there is none.
  package var total: Micros?
  /// Whether there is no value and that is not the same as 0: the sum of nothing is 0, the last of nothing is not.
  package var lacksValue = false
  /// The loans, in the order of the lenders.
  package var loans: [Loan]
  /// The goal in force; nil if there is none.
  package var target: Target?
  /// The state; nil if the measure has no goal on any day.
  package var state: State?
  /// The total as a percentage of the goal's figure, of a weekly goal the week's up to the day; nil without a goal or a
  /// value.
  package var percent: Int?
  /// The rest: to the goal, to the lower edge of a range, or to a limit; at least 0; nil without a goal.
  package var remaining: Micros?
  /// The week that holds the day, up to the day; nil unless the goal is weekly.
  package var week: WeekFacts?
  /// The share of the goal that would be reached by now at an even pace, in millionths, 0 to 1,000,000; nil on
  /// another day than today, without a daily goal that amounts add up to, and of what has no pace.
  package var expectedShare: Micros?
  /// The day's own amounts, in the order of lines and columns.
  package var entries: [Entry]
}

extension DayMeasure {
  /// Whether the goal is open and something is left to do for it; a limit only has to be kept, and so has the upper edge
  /// of a range. A week's goal is open on the week's last day.
  package var isLeftToDo: Bool { state?.isOpen == true && target?.isShort(at: counted) == true }

  /// Whether the same is true of a goal of the day itself.
  package var asksForMore: Bool { isLeftToDo && target?.isWeekly == false }

  /// Tells of a measure what its amounts of the day come to.
  init(_ measure: Int, on day: WordedDay, of assessment: Assessment, now: Moment) {
    let (book, configuration) = (assessment.book, assessment.configuration)
    let record = day.record
    let unit = configuration.measures[measure].unit
    let period = Period(record.day, record.day)
    let value = book.row(of: record.day).map { book.value(measure, row: $0) } ?? DayValue()
    let judged = assessment.measureDays(of: measure, in: period)[0]
    let total = value.total.micros(in: unit)
    self.measure = measure
    self.total = value.isPresent ? total : nil
    lacksValue = !value.isPresent && configuration.measures[measure].aggregate != .sum
    target = judged.target
    state = assessment.hasState(.measure(measure), in: period) ? judged.state : nil
    entries = record.records.compactMap {
      Entry($0, on: day, of: measure, unit: configuration.measures[measure].unit(on: record.day))
    }
    loans = Loan.all(to: measure, in: record, configuration: configuration)
    expectedShare = nil
    guard let target else { return }
    if target.isWeekly {
      week = assessment.week(of: .measure(measure), upTo: record.day)
    } else if target.isAtLeast, record.day == assessment.today,
      configuration.measures[measure].aggregate == .sum, configuration.hasPace(measure)
    {
      expectedShare = evenShare(at: now.time, of: configuration)
    }
    // "Of the week that holds the day, up to that day; without any value they are null."
    if let week, !book.hasValue(of: measure, in: Period(week.days.from, record.day)) { return }
    percent = lacksValue ? nil : percentage(of: counted, in: target.figure)
    remaining = max(0, (target.atLeast ?? target.figure) - counted)
  }

  /// The amount that counts for the goal: for a weekly one the week's sum up to the day.
  package var counted: Micros { if case .amount(let done, _)? = week?.tally { done } else { total ?? 0 } }
}

extension Book {
  /// Whether a measure has a value on any day of a period.
  fileprivate func hasValue(of measure: Int, in period: Period) -> Bool {
    period.days.contains { day in row(of: day).map { value(measure, row: $0).isPresent } ?? false }
  }
}

extension DayMeasure.Entry {
  /// Makes an entry of a record; nil if it is no amount of the measure.
  fileprivate init?(_ record: Record, on day: WordedDay, of measure: Int, unit: Unit) {
    guard record.subject == .measure(measure), record.mark == .none, let typed = record.amount else {
      return nil
    }
    line = record.line
    time = record.time
    amount = typed.micros
    self.unit = typed.unit
    typedUnit = day.typedUnit(of: record)
    value = typed.parts.micros(in: unit)
  }
}

extension DayMeasure.Loan {
  /// The loans of a day's record to a measure; measures that lend nothing are left out.
  fileprivate static func all(
    to measure: Int, in record: DayRecord, configuration: Configuration
  ) -> [DayMeasure.Loan] {
    let unit = configuration.measures[measure].unit(on: record.day)
    return configuration.lenders(to: measure).compactMap { lender, lending in
      var (taken, counted): (Parts, Parts) = (0, 0)
      var isEmpty = true
      for line in record.records where line.subject == .measure(lender) && line.mark == .none {
        guard let parts = line.amount?.parts else { continue }
        isEmpty = false
        taken += parts
        counted += lending.share(of: parts)
      }
      guard !isEmpty else { return nil }
      return DayMeasure.Loan(
        lender: lender, taken: taken.micros(in: unit),
        counted: counted.micros(in: unit))
    }
  }
}

/// The share of the active hours that has passed at a time of day, in millionths, 0 to 1,000,000.
private func evenShare(at time: TimeOfDay, of configuration: Configuration) -> Micros {
  let active = configuration.activeMinutes
  let minute = time.minutes(sinceStart: configuration.dayStarts)
  return Micros(active.length - active.left(from: minute), of: active.length)
}

extension DayMeasure {
  /// Whether there is anything to show: a value, or a goal that the day or its week asks for.
  package var isShown: Bool {
    if total != nil { return true }
    guard target != nil, let state = goalState else { return false }
    return state != .unknown && state != .skipped
  }

  /// The state of the goal: of a weekly one the week's.
  package var goalState: State? { target?.isWeekly == true ? week?.state ?? state : state }
}
