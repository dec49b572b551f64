import Journal

/// Why a day has the state it has for a habit or goal.
package enum DayReason: Hashable, Sendable {
  /// A box is ticked.
  case done
  /// A box says that it was left out on purpose.
  case leftOut
  /// A pause holds: its place in `Configuration.pauses`.
  case paused(Int)
  /// The day lies before the first that it is asked for.
  case beforeStart
  /// The day lies after the last that it is asked for.
  case afterEnd
  /// The schedule asks for other days.
  case offSchedule
  /// The days before it hold as many as are asked of them.
  case askedEnough
  /// A week is asked, and no single day.
  case weekAsked
  /// The day is not over.
  case notOver
  /// A box stands there and is open.
  case leftOpen
  /// The day has a file, and no line in it says anything of it.
  case noLine
  /// The day has no file.
  case noFile
  /// Nothing is known of the day: its file is not on this machine, or cannot be read.
  case notRead
  /// The goal is reached.
  case reached
  /// The limit, or the range, is kept.
  case kept
  /// There is something, but not enough.
  case short
  /// The limit is overrun.
  case overrun
  /// As many as it takes of those that a habit is made of are met.
  case partsMet
  /// Fewer of them are met than it takes.
  case partsShort
  /// None of them is asked for.
  case noPartDue
  /// No goal is in force.
  case noGoal

  /// The word for it in machine output.
  package var code: String {
    switch self {
    case .done: "done"
    case .leftOut: "left_out"
    case .paused: "paused"
    case .beforeStart: "before_start"
    case .afterEnd: "after_end"
    case .offSchedule: "off_schedule"
    case .askedEnough: "asked_enough"
    case .weekAsked: "week_asked"
    case .notOver: "not_over"
    case .leftOpen: "left_open"
    case .noLine: "no_line"
    case .noFile: "no_file"
    case .notRead: "not_read"
    case .reached: "reached"
    case .kept: "kept"
    case .short: "short"
    case .overrun: "overrun"
    case .partsMet: "parts_met"
    case .partsShort: "parts_short"
    case .noPartDue: "no_part_due"
    case .noGoal: "no_goal"
    }
  }
}

extension Assessment {
  /// Why a day on which a subject was skipped was.
  private func skippingReason(of subject: Reference, on day: Day, mark: Mark) -> DayReason {
    mark == .skipped ? .leftOut : configuration.pause(of: subject, on: day).map(DayReason.paused) ?? .leftOut
  }

  /// Why nothing is there on a day.
  private func absence(of mark: Mark, row: Int?) -> DayReason {
    mark == .open ? .leftOpen : row == nil ? .noFile : .noLine
  }

  /// Why a day has the state it has for a habit.
  func reason(of state: State, habit: Int, on day: Day) -> DayReason {
    let subject = Reference.habit(habit)
    let row = book.row(of: day)
    let derivation = configuration.derivation(of: subject)
    // A tick of a habit that is made of others counts for nothing.
    let mark = derivation == nil ? row.map { book.mark(book.subject(subject), row: $0) } ?? .none : .none
    switch state {
    case .met: return derivation == nil ? .done : .partsMet
    case .skipped: return skippingReason(of: subject, on: day, mark: mark)
    case .unknown:
      if day < start(of: subject) { return .beforeStart }
      return Int(day.number) > span(of: subject).end || !book.absent.contains(day) ? .afterEnd : .notRead
    case .notDue:
      if let derivation, !parts(of: derivation, in: Period(day, day))[0].isAsked { return .noPartDue }
      switch configuration.habits[habit].schedule {
      case .perWeek: return .weekAsked
      case .perDays: return .askedEnough
      case .daily, .weekdays, .everyDays: return .offSchedule
      }
    case .pending: return .notOver
    case .partial, .missed: return derivation == nil ? absence(of: mark, row: row) : .partsShort
    }
  }

  /// Why a day has the state it has for a measure, whose judgement of that day is given.
  func reason(of judged: MeasureDay, measure: Int, on day: Day) -> DayReason {
    let subject = Reference.measure(measure)
    let row = book.row(of: day)
    let mark = row.map { book.mark(book.subject(subject), row: $0) } ?? .none
    let value = row.map { book.value(measure, row: $0) } ?? DayValue()
    if day < start(of: subject), judged.state == .unknown { return .beforeStart }
    if Int(day.number) > span(of: subject).end, judged.state == .unknown { return .afterEnd }
    guard let target = judged.target else { return .noGoal }
    switch judged.state {
    case _ where target.isWeekly && judged.state != .skipped: return .weekAsked
    case .met: return target.isAtLeast ? .reached : .kept
    case .skipped: return skippingReason(of: subject, on: day, mark: mark)
    case .unknown: return book.absent.contains(day) ? .notRead : row == nil ? .noFile : .noLine
    case .notDue: return .weekAsked
    case .pending: return .notOver
    case .partial: return .short
    case .missed:
      let total = value.total.micros(in: configuration.measures[measure].unit)
      if target.isOverrun(by: total) { return .overrun }
      return value.isPresent ? .short : absence(of: mark, row: row)
    }
  }
}
