import Journal

/// What dates alone tell of a subject: its start, its end and its pauses, as day numbers.
struct SubjectSpan: Sendable {
  /// The first day it is asked for.
  var start: Int
  /// The last day it is asked for.
  var end: Int
  /// The paused days, ascending, none touching another.
  var pauses: [ClosedRange<Int>]

  /// Finds them: a start is the `from`, else the first day the subject is seen, but not after today.
  init(of subject: Reference, in book: Book, configuration: Configuration, today: Day) {
    let seen = configuration.from(of: subject) == nil ? book.firstSeen(book.subject(subject)) : nil
    let start = configuration.from(of: subject) ?? min(seen ?? today, today)
    self.start = Int(start.number)
    end = Int((configuration.until(of: subject) ?? .last).number)
    pauses = []
    let paused = configuration.pauses
      .filter { $0.subjects.isEmpty || $0.subjects.contains(subject) }
      .map { Int($0.period.from.number)...Int($0.period.to.number) }
      .sorted { $0.lowerBound < $1.lowerBound }
    for next in paused {
      if let last = pauses.last, next.lowerBound <= last.upperBound + 1 {
        pauses[pauses.count - 1] = last.lowerBound...max(last.upperBound, next.upperBound)
      } else {
        pauses.append(next)
      }
    }
  }
}

/// One day after another, each with its row and with what dates alone tell of a subject.
struct DayWalk {
  private let days: ContiguousArray<Day>
  private let span: SubjectSpan
  private var nextRow: Int
  private var nextPause = 0
  private let weekStart: Int
  /// The day's number.
  private(set) var number: Int
  /// The day's row in the book; nil if it has no file.
  private(set) var row: Int? = nil
  /// Whether the subject is paused.
  private(set) var isPaused = false
  /// The day's place in its week, 0 to 6.
  private(set) var placeInWeek = 0

  /// Stands on a day of which nothing is known yet to be after the book's end.
  init(from start: Day, span: SubjectSpan, book: Book, firstWeekday: Weekday) {
    days = book.days
    self.span = span
    nextRow = book.firstRow(from: start)
    weekStart = firstWeekday.index
    number = Int(start.number)
    placeInWeek = (start.weekday.index - weekStart + 7) % 7
    look()
  }

  /// Whether the day is before the start or after the end.
  var isOutside: Bool { number < span.start || number > span.end }
  /// The weekday's place in a week that begins on Monday, 0 to 6.
  var weekdayIndex: Int { (placeInWeek + weekStart) % 7 }
  /// Whether the day is the last of its week, or of the calendar.
  var isWeekEnd: Bool { placeInWeek == 6 || number == Int(Day.last.number) }

  /// Goes on to the next day.
  mutating func advance() {
    number += 1
    placeInWeek = placeInWeek == 6 ? 0 : placeInWeek + 1
    look()
  }

  private mutating func look() {
    row = nil
    if nextRow < days.count, Int(days[nextRow].number) == number {
      row = nextRow
      nextRow += 1
    }
    while nextPause < span.pauses.count, span.pauses[nextPause].upperBound < number { nextPause += 1 }
    isPaused = nextPause < span.pauses.count && span.pauses[nextPause].lowerBound <= number
  }
}
