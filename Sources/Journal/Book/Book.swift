/// The days of a daybook, in order: of each day that has a file, the marks and the values that reports ask for.
///
/// A subject is numbered habits first, in their order, then measures. A row is a day that has a file.
package struct Book: Sendable {
  /// The number of habits; the measures follow them.
  package let habitCount: Int
  /// The number of measures.
  package let measureCount: Int
  /// The days that were looked for: a day within it that has no row has no file.
  package var coverage: Period
  /// The days that have a file, ascending.
  package private(set) var days: ContiguousArray<Day> = []
  private var marks: ContiguousArray<Mark> = []
  private var values: ContiguousArray<DayValue> = []
  private var ownGoals: [Day: [OwnGoal]] = [:]
  private let rules: ContiguousArray<CountingRule>
  /// The times of habits in the row that was begun.
  private var rowTimes: ContiguousArray<(habit: Int, time: TimeOfDay)> = []
  /// The time last written for each habit on these days; nil for one without.
  package private(set) var lastTimes: [TimeOfDay?]

  /// Makes a book without days, for what a configuration declares.
  package init(_ configuration: Configuration, coverage: Period) {
    habitCount = configuration.habits.count
    measureCount = configuration.measures.count
    self.coverage = coverage
    rules = ContiguousArray(configuration.measures.map(CountingRule.init))
    lastTimes = [TimeOfDay?](repeating: nil, count: configuration.habits.count)
  }

  /// Makes the book of one day.
  package init(of record: DayRecord, _ configuration: Configuration) {
    self.init(configuration, coverage: Period(record.day, record.day))
    append(record)
  }

  /// The number of habits and measures together.
  package var subjectCount: Int { habitCount + measureCount }

  /// The number of a habit or measure among the subjects.
  package func subject(_ reference: Reference) -> Int {
    reference.number(habitCount: habitCount)
  }

  /// Adds what a day file means; days are added in ascending order, each once.
  package mutating func append(_ record: DayRecord) {
    beginRow(of: record.day)
    for line in record.records {
      if let contribution = Contribution(line, habitCount: habitCount) { count(contribution) }
    }
    endRow(record.ownGoals)
  }

  /// Begins the row of a day, later than all before.
  mutating func beginRow(of day: Day) {
    days.append(day)
    marks.append(contentsOf: repeatElement(.none, count: subjectCount))
    values.append(contentsOf: repeatElement(DayValue(), count: measureCount))
    rowTimes.removeAll(keepingCapacity: true)
  }

  /// Counts what a line of the day is, in the order of lines.
  @inline(__always)
  mutating func count(_ contribution: Contribution) {
    if contribution.mark != .none {
      let place = marks.count - subjectCount + contribution.subject
      if contribution.mark > marks[place] { marks[place] = contribution.mark }
      if contribution.subject < habitCount, let time = contribution.time {
        rowTimes.append((contribution.subject, time))
      }
      return
    }
    let measure = contribution.subject - habitCount
    let row = values.count - measureCount
    let rule = rules[measure]
    values[row + measure].add(contribution.parts, by: rule.aggregate)
    if let lends = rule.lends { values[row + lends.measure].borrowed += lends.share(of: contribution.parts) }
  }

  /// Ends the row, with the day's own goals.
  mutating func endRow(_ ownGoals: [OwnGoal]) {
    for (habit, time) in rowTimes { lastTimes[habit] = time }
    for measure in 0..<measureCount where rules[measure].aggregate == .mean {
      values[values.count - measureCount + measure].settle(.mean)
    }
    if !ownGoals.isEmpty, let day = days.last { self.ownGoals[day] = ownGoals }
  }

  /// Adds the rows of another book of the same subjects, all of whose days are later.
  package mutating func append(contentsOf later: Book) {
    days.append(contentsOf: later.days)
    marks.append(contentsOf: later.marks)
    values.append(contentsOf: later.values)
    ownGoals.merge(later.ownGoals) { _, new in new }
    for (habit, time) in later.lastTimes.enumerated() { lastTimes[habit] = time ?? lastTimes[habit] }
  }

  /// The book with one of its days as a record says it, whether or not the day has a file.
  package func replacing(_ record: DayRecord, _ configuration: Configuration) -> Book {
    let (row, day) = (firstRow(from: record.day), Book(of: record, configuration))
    let end = row < days.count && days[row] == record.day ? row + 1 : row
    var book = self
    book.days.replaceSubrange(row..<end, with: day.days)
    book.marks.replaceSubrange(row * subjectCount..<end * subjectCount, with: day.marks)
    book.values.replaceSubrange(row * measureCount..<end * measureCount, with: day.values)
    book.ownGoals[record.day] = day.ownGoals[record.day]
    return book
  }

  /// The row of a day; nil if it has no file.
  package func row(of day: Day) -> Int? {
    let row = firstRow(from: day)
    return row < days.count && days[row] == day ? row : nil
  }

  /// The first row whose day is `day` or later; the number of rows if there is none.
  package func firstRow(from day: Day) -> Int {
    var (low, high) = (0, days.count)
    while low < high {
      let middle = (low + high) / 2
      if days[middle] < day { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The rows of a period's days.
  package func rows(in period: Period) -> Range<Int> {
    firstRow(from: period.from)..<(period.to < .last ? firstRow(from: period.to + 1) : days.count)
  }

  /// The mark of a subject in a row, the strongest of the day; of a measure it is an open or skipped box alone.
  package func mark(_ subject: Int, row: Int) -> Mark { marks[row * subjectCount + subject] }

  /// The value of a measure in a row.
  package func value(_ measure: Int, row: Int) -> DayValue { values[row * measureCount + measure] }

  /// The day's own goal for a measure, the last line of it; nil if there is none.
  package func ownGoal(_ measure: Int, on day: Day) -> OwnGoal? {
    ownGoals.isEmpty ? nil : ownGoals[day]?.last { $0.measure == measure }
  }

  /// Whether a subject has a tick, an entry or a counting tag in a row.
  package func isSeen(_ subject: Int, row: Int) -> Bool {
    mark(subject, row: row) != .none
      || (subject >= habitCount && value(subject - habitCount, row: row).count > 0)
  }

  /// The first covered day on which a subject has a tick, an entry or a counting tag; nil if none has.
  package func firstSeen(_ subject: Int) -> Day? {
    for row in days.indices where isSeen(subject, row: row) { return days[row] }
    return nil
  }
}

/// How the amounts of a measure count.
private struct CountingRule: Sendable {
  let aggregate: Aggregate
  let lends: Lending?

  init(_ measure: Measure) { (aggregate, lends) = (measure.aggregate, measure.lends) }
}

/// The value of a measure on one day.
package struct DayValue: Hashable, Sendable {
  /// The value of the day's own amounts, in the kind's smallest parts: their sum, last, mean, most or least.
  package private(set) var own: Parts = 0
  /// The value that other measures' amounts add to this one, in the kind's smallest parts.
  package fileprivate(set) var borrowed: Parts = 0
  /// The number of the day's own amounts.
  package private(set) var count: Int32 = 0

  /// The value in the kind's smallest parts, with what was borrowed.
  package var total: Parts { own + borrowed }

  /// Whether there is anything, be it zero.
  package var isPresent: Bool { count > 0 || borrowed != 0 }

  package init() {}

  /// Takes in one more amount, in the order of lines.
  package mutating func add(_ parts: Parts, by aggregate: Aggregate) {
    switch aggregate {
    case .sum, .mean: own += parts
    case .last: own = parts
    case .max: own = count == 0 ? parts : Swift.max(own, parts)
    case .min: own = count == 0 ? parts : Swift.min(own, parts)
    }
    count &+= 1
  }

  /// Ends the day: a mean is divided, rounded half to even.
  package mutating func settle(_ aggregate: Aggregate) {
    if aggregate == .mean, count > 1 { own = own.divided(by: Int(count)) }
  }
}
