import Journal

/// The dates of a subject: its start, its end and its pauses, as day numbers.
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
      .filter { $0.concerns(subject) }
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

/// One day, with its row and what dates alone tell of a subject.
struct WalkedDay {
  /// The day's number.
  var number: Int
  /// The day's row in the book; nil if it has no file.
  var row: Int?
  /// Whether the subject is paused.
  var isPaused: Bool
  /// Whether the day is before the start or after the end, or nothing is known of it.
  var isOutside: Bool
  /// The day's place in its week, 0 to 6.
  var placeInWeek: Int

  /// Whether the day is the last of its week, or of the calendar.
  var isWeekEnd: Bool { placeInWeek == 6 || number == Int(Day.last.number) }
}

/// The days one after another; each step looks only at the next row and the next pause.
struct DayWalk {
  private let days: ContiguousArray<Day>
  /// The days of which nothing is known, ascending.
  private let absent: ContiguousArray<Day>
  private var nextAbsent = 0
  private let span: SubjectSpan
  private var nextNumber: Int
  private var nextRow: Int
  private var nextPause = 0
  private var nextPlace: Int

  /// Stands before a day.
  init(from start: Day, span: SubjectSpan, book: Book, firstWeekday: Weekday) {
    days = book.days
    absent = book.absent
    self.span = span
    nextNumber = Int(start.number)
    nextRow = book.firstRow(from: start)
    nextPlace = start.weekday.days(since: firstWeekday)
  }

  /// Goes on to the next day.
  mutating func next() -> WalkedDay {
    let (number, place) = (nextNumber, nextPlace)
    var row: Int?
    if nextRow < days.count, Int(days[nextRow].number) == number {
      row = nextRow
      nextRow += 1
    }
    while nextPause < span.pauses.count, span.pauses[nextPause].upperBound < number { nextPause += 1 }
    while nextAbsent < absent.count, absent[nextAbsent].number < number { nextAbsent += 1 }
    let isAbsent = nextAbsent < absent.count && Int(absent[nextAbsent].number) == number
    nextNumber += 1
    nextPlace = place == 6 ? 0 : place + 1
    return WalkedDay(
      number: number, row: row,
      isPaused: nextPause < span.pauses.count && span.pauses[nextPause].lowerBound <= number,
      isOutside: isAbsent || number < span.start || number > span.end, placeInWeek: place)
  }
}
