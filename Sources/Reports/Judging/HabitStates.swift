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
    for row in book.rows(in: period) {
      switch book.mark(subject, row: row) {
      case .done: states[book.days[row] - period.from] = .met
      case .skipped: states[book.days[row] - period.from] = .skipped
      case .none, .open: break
      }
    }
    return states
  }

  private func leaveOutNotDue(
    _ states: inout [State], of habit: Int, in period: Period, asked: Range<Int>
  ) {
    let declared = configuration.habits[habit]
    if declared.schedule == .daily { return }
    var asking = Asking(declared)
    let subject = book.subject(.habit(habit))
    var row = book.firstRow(from: period.from - configuration.daysBefore(of: .habit(habit)))
    for place in asked {
      let day = period.from + place
      while row < book.days.count, book.days[row] <= day {
        if book.mark(subject, row: row) == .done { asking.take(doneOn: book.days[row]) }
        row += 1
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
