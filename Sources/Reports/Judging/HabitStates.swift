import Journal

extension Assessment {
  /// The state of a habit on each day of a period.
  ///
  /// Dates alone tell most of it, so they are laid out first, and the marks of the days that have a file over them.
  func habitStates(of habit: Int, in period: Period) -> [State] {
    let span = span(of: .habit(habit))
    let days = DayRange(period)
    var states = [State](repeating: .missed, count: period.count)
    states.lay(.pending, days.places(from: Int(today.number), to: .max))
    leaveOutNotDue(&states, of: habit, in: period, asked: days.places(from: span.start, to: span.end))
    states.lay(.unknown, days.places(from: .min, to: span.start - 1))
    states.lay(.unknown, days.places(from: span.end + 1, to: .max))
    for pause in span.pauses {
      states.lay(.skipped, days.places(from: pause.lowerBound, to: pause.upperBound))
    }
    let subject = book.subject(.habit(habit))
    var row = book.firstRow(from: period.from)
    while row < book.days.count, book.days[row] <= period.to {
      switch book.mark(subject, row: row) {
      case .done: states[book.days[row] - period.from] = .met
      case .skipped: states[book.days[row] - period.from] = .skipped
      case .none, .open: break
      }
      row += 1
    }
    return states
  }

  private func leaveOutNotDue(
    _ states: inout [State], of habit: Int, in period: Period, asked: Range<Int>
  ) {
    let declared = configuration.habits[habit]
    if declared.schedule == .daily { return }
    var asking = Asking(
      declared, subject: book.subject(.habit(habit)), book: book, from: period.from)
    for place in asked where !asking.asks(on: period.from + place) { states[place] = .notDue }
  }
}

/// The days of a period as places in a list of them.
private struct DayRange {
  private let first: Int
  private let count: Int

  init(_ period: Period) {
    first = Int(period.from.number)
    count = period.count
  }

  /// The places of the days from one number to another that lie in the period.
  func places(from: Int, to: Int) -> Range<Int> {
    let start = min(max(from, first) - first, count)
    return start..<max(start, min(to, first + count - 1) - first + 1)
  }
}

extension [State] {
  /// Gives the days of some places one state.
  fileprivate mutating func lay(_ state: State, _ places: Range<Int>) {
    for place in places { self[place] = state }
  }
}

/// Whether days, one after another, ask for a habit that was not done on them.
///
/// "N per M days: a day not done is not_due if the M days that end with it hold N done ones; else as any day."
private struct Asking {
  private let schedule: Schedule
  private let origin: Day?
  private let subject: Int
  private let book: Book
  /// The rows of the days in question: `first` is the oldest in the run of days, `next` the first after it.
  private var first: Int
  private var next: Int
  private var done = 0

  init(_ habit: Habit, subject: Int, book: Book, from day: Day) {
    schedule = habit.schedule
    origin = habit.from
    self.subject = subject
    self.book = book
    first = 0
    next = 0
    if case .perDays(_, let length) = schedule { first = book.firstRow(from: day - (length - 1)) }
    next = first
  }

  mutating func asks(on day: Day) -> Bool {
    guard schedule.asks(for: day, from: origin) else { return false }
    guard case .perDays(let quota, let length) = schedule else { return true }
    while next < book.days.count, book.days[next] <= day {
      if book.mark(subject, row: next) == .done { done += 1 }
      next += 1
    }
    while first < next, day - book.days[first] >= length {
      if book.mark(subject, row: first) == .done { done -= 1 }
      first += 1
    }
    return done < quota
  }
}
