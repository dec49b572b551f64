import Journal

extension Assessment {
  /// The state of a habit on each day of a period.
  func habitStates(of habit: Int, in period: Period) -> [State] {
    let declared = configuration.habits[habit]
    let subject = book.subject(.habit(habit))
    let now = Int(today.number)
    var asking = Asking(
      declared, subject: subject, book: book, from: period.from, weekStart: configuration.firstWeekday)
    var walk = DayWalk(
      from: period.from, span: span(of: .habit(habit)), book: book,
      firstWeekday: configuration.firstWeekday)
    let isDaily = declared.schedule == .daily
    var states: [State] = []
    states.reserveCapacity(period.count)
    for _ in 0..<period.count {
      let day = walk.next()
      let mark = day.row.map { book.mark(subject, row: $0) } ?? .none
      let state: State =
        if mark == .done {
          .met
        } else if mark == .skipped || day.isPaused {
          .skipped
        } else if day.isOutside {
          .unknown
        } else if !isDaily, !asking.asks(for: day) {
          .notDue
        } else {
          day.number >= now ? .pending : .missed
        }
      states.append(state)
    }
    return states
  }
}

/// Whether days, one after another, ask for a habit that was not done on them.
private struct Asking {
  private let schedule: Schedule
  private let origin: Int?
  private let weekStart: Int
  private let subject: Int
  private let book: Book
  /// The rows of the days in question: `first` is the oldest in the run of days, `next` the first after it.
  private var first: Int
  private var next: Int
  private var done = 0

  init(_ habit: Habit, subject: Int, book: Book, from day: Day, weekStart: Weekday) {
    self.weekStart = weekStart.index
    schedule = habit.schedule
    origin = habit.from.map { Int($0.number) }
    self.subject = subject
    self.book = book
    first = 0
    next = 0
    if case .perDays(_, let length) = schedule { first = book.firstRow(from: day - (length - 1)) }
    next = first
  }

  mutating func asks(for day: WalkedDay) -> Bool {
    switch schedule {
    case .daily: return true
    case .weekdays(let set): return set.contains(Weekday(index: day.placeInWeek + weekStart))
    case .everyDays(let step): return origin.map { (day.number - $0) % max(step, 1) == 0 } ?? true
    case .perWeek: return false
    case .perDays(let quota, let length):
      while next < book.days.count, Int(book.days[next].number) <= day.number {
        if book.mark(subject, row: next) == .done { done += 1 }
        next += 1
      }
      while first < next, Int(book.days[first].number) <= day.number - length {
        if book.mark(subject, row: first) == .done { done -= 1 }
        first += 1
      }
      return done < quota
    }
  }
}
