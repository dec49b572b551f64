import Journal

@testable import Journal
@testable import Reports

/// A daybook drawn by hand: a column a day from Monday 2026-01-05 on, a row a habit or measure.
///
/// A habit's row has a letter a day: `x` done, `-` skipped, `o` open, `.` a file without it, `_` no file; blanks
/// are passed over. A measure's row has a word a day: `250`, `100+200`, `.`, `_`, `-` a skipped box, `-250` one
/// and an amount, `250/3000` an amount on a day with its own goal. A day has a file if any row says so.
struct Sketch {
  var configuration = Configuration()
  var first: Day
  var records: [Day: DayRecord] = [:]

  init(
    from first: String = "2026-01-05", habits: [(Habit, String)] = [], measures: [(Measure, String)] = [],
    pauses: [Pause] = [], week: Weekday = .monday
  ) {
    self.first = Day(first)!
    configuration.firstWeekday = week
    configuration.pauses = pauses
    configuration.habits = habits.map(\.0)
    configuration.measures = measures.map(\.0)
    for (place, (_, letters)) in habits.enumerated() {
      for (column, letter) in letters.filter({ $0 != " " }).enumerated() where letter != "_" {
        record(column) { $0.tick(.habit(place), letter) }
      }
    }
    for (place, (measure, words)) in measures.enumerated() {
      for (column, word) in words.split(separator: " ").enumerated() where word != "_" {
        record(column) { $0.measure(place, String(word), unit: measure.unit) }
      }
    }
  }

  private mutating func record(_ column: Int, _ change: (inout DayRecord) -> Void) {
    change(&records[first + column, default: DayRecord(day: first + column)])
  }

  /// The book of the days that a period covers.
  func book(covering coverage: Period = Period(.first, .last)) -> Book {
    var book = Book(configuration, coverage: coverage)
    for day in records.keys.sorted() where coverage.contains(day) {
      book.append(records[day]!)
    }
    return book
  }

  /// The daybook as seen from the day of a column.
  func seen(from today: Int) -> Assessment {
    Assessment(book: book(), configuration: configuration, today: first + today)
  }

  /// Some columns as a period.
  func period(_ columns: ClosedRange<Int>) -> Period {
    Period(first + columns.lowerBound, first + columns.upperBound)
  }

  /// A subject's states in some columns, drawn: see `drawing`.
  func states(_ subject: Reference, _ columns: ClosedRange<Int>, today: Int) -> String? {
    seen(from: today).states(of: subject, in: period(columns)).map(drawing)
  }

  /// The first habit's states in some columns, drawn.
  func states(_ columns: ClosedRange<Int>, today: Int) -> String? {
    states(.habit(0), columns, today: today)
  }
}

/// States as letters: `M` met, `s` skipped, `?` unknown, `n` not due, `p` pending, `h` partial (half), `!` missed.
func drawing(_ states: [State]) -> String {
  let letters: [State: String] = [
    .met: "M", .skipped: "s", .unknown: "?", .notDue: "n", .pending: "p", .partial: "h", .missed: "!",
  ]
  return states.map { letters[$0]! }.joined()
}

extension DayRecord {
  fileprivate mutating func tick(_ subject: Reference, _ letter: Character, time: TimeOfDay? = nil) {
    let marks: [Character: Mark] = ["x": .done, "-": .skipped, "o": .open]
    guard let mark = marks[letter] else { return }
    let line = Int32(records.count)
    records.append(
      Record(form: .tick, line: line, offset: 0, subject: subject, name: 0..<0, mark: mark, time: time))
  }

  fileprivate mutating func measure(_ place: Int, _ word: String, unit: Unit) {
    var word = Substring(word)
    if let slash = word.firstIndex(of: "/") {
      let goal = Goal.Bound.atLeast(written(Int64(word[word.index(after: slash)...])!, unit))
      ownGoals.append(OwnGoal(measure: place, bound: goal, line: 0))
      word = word[..<slash]
    }
    if word.first == "-" {
      tick(.measure(place), "-")
      word = word.dropFirst()
    }
    for number in word.split(separator: "+") where number != "." {
      entry(place, Int64(number)!, unit: unit)
    }
  }

  /// Adds an amount of a measure.
  mutating func entry(_ place: Int, _ number: Int64, unit: Unit, time: TimeOfDay? = nil) {
    let amount = RecordedAmount(
      micros: Micros(whole: Int(number)), unitText: 0..<0, unit: unit, parts: Int(number) * unit.parts)
    records.append(
      Record(
        form: .entry, line: Int32(records.count), offset: 0, subject: .measure(place), name: 0..<0,
        mark: .none,
        time: time, amount: amount))
  }
}

/// So many of a unit, as a configuration has it.
func written(_ number: Int64, _ unit: Unit) -> WrittenAmount { WrittenAmount(Ratio(number), .fixed(unit)) }

/// A habit by its schedule and dates.
func habit(_ schedule: Schedule = .daily, from: String? = nil, until: String? = nil) -> Habit {
  var habit = Habit(name: "gym")
  habit.schedule = schedule
  habit.from = from.map { Day($0)! }
  habit.until = until.map { Day($0)! }
  return habit
}

/// A goal in millilitres.
enum Asked {
  case atLeast(Int64)
  case atMost(Int64)
  case range(Int64, Int64)

  func goal(weekly: Bool = false, when habit: Int? = nil, from: String? = nil, until: String? = nil) -> Goal {
    var goal: Goal =
      switch self {
      case .atLeast(let least): Goal(.atLeast(written(least, .millilitre)))
      case .atMost(let most): Goal(.atMost(written(most, .millilitre)))
      case .range(let least, let most):
        Goal(.range(written(least, .millilitre), written(most, .millilitre)))
      }
    goal.isWeekly = weekly
    goal.whenHabit = habit
    goal.from = from.map { Day($0)! }
    goal.until = until.map { Day($0)! }
    return goal
  }
}

/// A measure in millilitres by its goals and dates.
func measure(
  _ goals: Goal..., adding aggregate: Aggregate = .sum, from: String? = nil, until: String? = nil
) -> Measure {
  var measure = Measure(name: "water", unit: .millilitre)
  measure.goals = goals
  measure.aggregate = aggregate
  measure.from = from.map { Day($0)! }
  measure.until = until.map { Day($0)! }
  return measure
}

/// A pause of everything, or of some subjects.
func pause(_ from: String, _ to: String, _ subjects: Reference...) -> Pause {
  Pause(period: Period(Day(from)!, Day(to)!), subjects: subjects)
}
