import Journal

extension Assessment {
  /// The state of a habit on each day of a period.
  ///
  /// Dates alone tell most of it, so they are laid out first, and the marks of the days that have a file over them.
  func habitStates(of habit: Int, in period: Period) -> [State] {
    if let derivation = configuration.habits[habit].derivation {
      return derivedStates(of: habit, derivation, in: period)
    }
    let subject = book.subject(.habit(habit))
    var states = [State](repeating: .missed, count: period.count)
    states.lay(.pending, DayRange(period).places(from: Int(firstOpen.number), to: .max))
    var done: [Day] = []
    if case .perDays = configuration.habits[habit].schedule {
      let seen = Period(period.from - configuration.habits[habit].schedule.daysBefore, period.to)
      done = book.rows(in: seen).filter { book.mark(subject, row: $0) == .done }.map { book.days[$0] }
    }
    layDates(&states, of: habit, in: period, done: done)
    for row in book.rows(in: period) {
      switch book.mark(subject, row: row) {
      case .done: states[book.days[row] - period.from] = .met
      case .skipped: states[book.days[row] - period.from] = .skipped
      case .none, .open: break
      }
    }
    return states
  }

  /// Lays over the days of a period what dates alone tell of a habit: the days that its schedule does not ask for, those
  /// outside of its dates, and those in a pause; `done` are the days that count for `N per M days`.
  func layDates(_ states: inout [State], of habit: Int, in period: Period, done: [Day]) {
    let span = span(of: .habit(habit))
    let days = DayRange(period)
    leaveOutNotDue(
      &states, of: habit, in: period, asked: days.places(from: span.start, to: span.end), done: done)
    states.lay(.unknown, days.places(from: .min, to: span.start - 1))
    states.lay(.unknown, days.places(from: span.end + 1, to: .max))
    for day in book.absent { states.lay(.unknown, days.places(from: Int(day.number), to: Int(day.number))) }
    for pause in span.pauses {
      states.lay(.skipped, days.places(from: pause.lowerBound, to: pause.upperBound))
    }
  }

  private func leaveOutNotDue(
    _ states: inout [State], of habit: Int, in period: Period, asked: Range<Int>, done: [Day]
  ) {
    let declared = configuration.habits[habit]
    if declared.schedule == .daily { return }
    var asking = Asking(declared)
    var next = 0
    for place in asked {
      let day = period.from + place
      while next < done.count, done[next] <= day {
        asking.take(doneOn: done[next])
        next += 1
      }
      if !asking.asks(on: day) { states[place] = .notDue }
    }
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
