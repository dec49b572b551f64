/// The days of a daybook, in order: of each day that has a file, the marks and the values that reports ask for.
///
/// A subject is numbered habits first, in their order, then measures. A row is a day that has a file.
public struct Book: Sendable {
  /// The number of habits; the measures follow them.
  package let habitCount: Int
  /// The number of measures.
  package let measureCount: Int
  /// The days that were looked for: a day within it that has no row has no file.
  package var coverage: Period
  /// The days that have a file, ascending.
  public private(set) var days: ContiguousArray<Day> = []
  /// The days whose file is not on this machine, ascending: nothing is known of them.
  package private(set) var absent: ContiguousArray<Day> = []
  private var marks: DayTable<Mark>
  private var values: DayTable<DayValue>
  private var ownGoals: [Day: [OwnGoal]] = [:]
  private let rules: ContiguousArray<CountingRule>
  /// The measures whose unit changes with time, by their places.
  private let resized: [Int: Measure]
  /// The day before which times are noted; nil if none are.
  private var notedBefore: Day?
  /// The usual times of habits on that day; nil where none are noted.
  package private(set) var usualTimes: UsualTimes?

  /// Makes a book without days, for what a configuration declares.
  package init(_ configuration: Configuration, coverage: Period) {
    habitCount = configuration.habits.count
    measureCount = configuration.measures.count
    marks = DayTable(width: habitCount + measureCount, blank: .none)
    values = DayTable(width: measureCount, blank: DayValue())
    self.coverage = coverage
    rules = ContiguousArray(configuration.measures.map(CountingRule.init))
    // By their places: no measure is copied that does not change.
    let changing = configuration.measures.indices.filter { !configuration.measures[$0].unitSizes.isEmpty }
    resized = Dictionary(uniqueKeysWithValues: changing.map { ($0, configuration.measures[$0]) })
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
    // A record that is looked at in its place is not copied.
    for place in record.records.indices {
      if let contribution = Contribution(record.records[place], habitCount: habitCount) {
        count(contribution)
      }
    }
    endRow(record.ownGoals)
  }

  /// Makes room for so many more days, so that they are added without moving those before.
  package mutating func reserve(_ count: Int) {
    days.reserveCapacity(days.count + count)
    marks.reserve(count)
    values.reserve(count)
  }

  /// Notes from now on the usual times of habits on a day, as the ticks of the days before it tell them.
  package mutating func noteUsualTimes(on day: Day, _ configuration: Configuration) {
    notedBefore = day
    usualTimes = UsualTimes(configuration)
  }

  /// Knows nothing of some days, unless they have a row by now.
  package mutating func miss(_ missed: [Day]) {
    if missed.isEmpty { return }
    absent = ContiguousArray(Set(absent).union(missed).subtracting(days).sorted())
  }

  /// Begins the row of a day, later than all before.
  mutating func beginRow(of day: Day) {
    days.append(day)
    marks.addRow()
    values.addRow()
  }

  /// Counts what a line of the day is, in the order of lines.
  @inline(__always)
  mutating func count(_ contribution: Contribution) {
    if contribution.mark != .none {
      marks.changeLast(contribution.subject) { if contribution.mark > $0 { $0 = contribution.mark } }
      if let notedBefore, let time = contribution.time, contribution.subject < habitCount,
        let day = days.last, day < notedBefore
      {
        usualTimes?.take(time, of: contribution.subject, on: day)
      }
      return
    }
    let measure = contribution.subject - habitCount
    let rule = rules[measure]
    let parts = counted(contribution.parts, for: measure)
    values.changeLast(measure) { $0.add(parts, by: rule.aggregate) }
    guard let lends = rule.lends else { return }
    let share = counted(lends.share(of: contribution.parts), for: lends.measure)
    switch rules[lends.measure].aggregate {
    case .sum: values.changeLast(lends.measure) { $0.borrowed += share }
    // "Into max, min, mean, last as an amount of its own."
    case .last, .mean, .max, .min:
      values.changeLast(lends.measure) {
        $0.add(share, by: rules[lends.measure].aggregate, isOwn: false)
      }
    }
  }

  /// An amount of the last day in parts of the unit that reports print.
  @inline(__always)
  private func counted(_ parts: Parts, for measure: Int) -> Parts {
    if resized.isEmpty { return parts }
    return resized[measure].flatMap { measure in days.last.map { measure.counted(parts, on: $0) } } ?? parts
  }

  /// Ends the row, with the day's own goals.
  mutating func endRow(_ ownGoals: [OwnGoal]) {
    for measure in 0..<measureCount where rules[measure].aggregate == .mean {
      values.changeLast(measure) { $0.settle(.mean) }
    }
    if !ownGoals.isEmpty, let day = days.last { self.ownGoals[day] = ownGoals }
  }

  /// Takes the last row away: nothing is known of its day after all.
  package mutating func removeLastRow() {
    guard let day = days.popLast() else { return }
    marks.removeLastRow()
    values.removeLastRow()
    ownGoals[day] = nil
  }

  /// Adds the rows of another book of the same subjects, all of whose days are later.
  package mutating func append(contentsOf later: Book) {
    days.append(contentsOf: later.days)
    marks.append(contentsOf: later.marks)
    values.append(contentsOf: later.values)
    ownGoals.merge(later.ownGoals) { _, new in new }
    absent.append(contentsOf: later.absent)
    if let times = later.usualTimes {
      if usualTimes == nil { usualTimes = times } else { usualTimes?.take(times) }
    }
  }

  /// Takes one of the days as a record says it, whether or not the day has a file; its rows from now on stand for those
  /// that are answered.
  package mutating func replace(_ record: DayRecord, _ configuration: Configuration) -> Range<Int> {
    let (row, day) = (firstRow(from: record.day), Book(of: record, configuration))
    let end = row < days.count && days[row] == record.day ? row + 1 : row
    days.replaceSubrange(row..<end, with: day.days)
    marks.replace(row..<end, with: day.marks)
    values.replace(row..<end, with: day.values)
    ownGoals[record.day] = day.ownGoals[record.day]
    return row..<end
  }

  /// The rows of a period alone, as if only that had been read.
  package func within(_ period: Period) -> Book {
    let rows = rows(in: period)
    var book = self
    book.coverage = period
    book.days = ContiguousArray(days[rows])
    book.marks = marks[rows]
    book.values = values[rows]
    book.ownGoals = ownGoals.filter { period.contains($0.key) }
    book.absent = absent.filter(period.contains)
    return book
  }

  /// The value of its measure after each record of a day that adds an amount, those before it counted, in their order;
  /// nil of a record that adds none.
  package static func runningTotals(of record: DayRecord, _ configuration: Configuration) -> [Parts?] {
    var book = Book(configuration, coverage: Period(record.day, record.day))
    book.beginRow(of: record.day)
    return record.records.map { line in
      guard let contribution = Contribution(line, habitCount: book.habitCount) else { return nil }
      book.count(contribution)
      guard contribution.mark == .none else { return nil }
      return book.value(contribution.subject - book.habitCount, row: 0).total
    }
  }

  /// The row of a day; nil if it has no file.
  package func row(of day: Day) -> Int? {
    let row = firstRow(from: day)
    return row < days.count && days[row] == day ? row : nil
  }

  /// The first row whose day is `day` or later; the number of rows if there is none.
  package func firstRow(from day: Day) -> Int { days.partitioningIndex { $0 >= day } }

  /// The rows of a period's days.
  package func rows(in period: Period) -> Range<Int> {
    firstRow(from: period.from)..<(period.to < .last ? firstRow(from: period.to + 1) : days.count)
  }

  /// The mark of a subject in a row, the strongest of the day; of a measure it is an open or skipped box alone.
  public func mark(_ subject: Int, row: Int) -> Mark { marks[subject, row] }

  /// The value of a measure in a row.
  public func value(_ measure: Int, row: Int) -> DayValue { values[measure, row] }

  /// The day's own goal for a measure, the last line of it; nil if there is none.
  package func ownGoal(_ measure: Int, on day: Day) -> OwnGoal? {
    ownGoals.isEmpty ? nil : ownGoals[day]?.last { $0.measure == measure }
  }

  /// The own goals of a day, in the order of lines.
  package func ownGoals(on day: Day) -> [OwnGoal] { ownGoals.isEmpty ? [] : ownGoals[day] ?? [] }

  /// The own goals of a measure on the days of a period, in the order of days.
  package func ownGoals(of measure: Int, in period: Period) -> [(day: Day, goal: OwnGoal)] {
    if ownGoals.isEmpty { return [] }
    return ownGoals.compactMap { day, goals in
      guard period.contains(day), let goal = goals.last(where: { $0.measure == measure }) else { return nil }
      return (day, goal)
    }.sorted { $0.day < $1.day }
  }

  /// Whether a subject has a tick, an entry or a counting tag in a row.
  package func isSeen(_ subject: Int, row: Int) -> Bool {
    mark(subject, row: row) != .none
      || (subject >= habitCount && value(subject - habitCount, row: row).count > 0)
  }

  /// The first covered day on which a subject has a tick, an entry or a counting tag, or if none has, on which another
  /// measure's amount counts for it; nil if none does.
  package func firstSeen(_ subject: Int) -> Day? {
    if let row = days.indices.first(where: { isSeen(subject, row: $0) }) { return days[row] }
    guard subject >= habitCount else { return nil }
    let row = days.indices.first { value(subject - habitCount, row: $0).isPresent }
    return row.map { days[$0] }
  }

  /// Whether nothing but other measures' amounts was counted for a measure on the covered days.
  package func isOnlyLent(_ measure: Int) -> Bool {
    let subject = habitCount + measure
    return firstSeen(subject) != nil && !days.indices.contains { isSeen(subject, row: $0) }
  }
}

/// How the amounts of a measure count.
private struct CountingRule: Sendable {
  let aggregate: Aggregate
  let lends: Lending?

  init(_ measure: Measure) { (aggregate, lends) = (measure.aggregate, measure.lends) }
}

/// The value of a measure on one day.
public struct DayValue: Hashable, Sendable {
  /// The value of the day's own amounts, in the kind's smallest parts of the unit that reports print: their sum, last,
  /// mean, most or least.
  package private(set) var own: Parts = 0
  /// The value that other measures' amounts add to this one, in the kind's smallest parts.
  package fileprivate(set) var borrowed: Parts = 0
  /// The number of the day's own amounts.
  package private(set) var count: Int32 = 0
  /// The number of other measures' amounts that are taken as amounts of its own.
  private var lentCount: Int32 = 0

  /// The value in the kind's smallest parts, with what was borrowed.
  public var total: Parts { own + borrowed }

  /// Whether there is anything, even if it is zero.
  public var isPresent: Bool { hasAmount || borrowed != 0 }

  /// Whether there is an amount of its own, or one taken as such.
  public var hasAmount: Bool { count > 0 || lentCount > 0 }

  public init() {}

  /// Takes in one more amount, in the order of lines.
  package mutating func add(_ parts: Parts, by aggregate: Aggregate, isOwn: Bool = true) {
    switch aggregate {
    case .sum, .mean: own += parts
    case .last: own = parts
    case .max: own = !hasAmount ? parts : Swift.max(own, parts)
    case .min: own = !hasAmount ? parts : Swift.min(own, parts)
    }
    if isOwn { count &+= 1 } else { lentCount &+= 1 }
  }

  /// Ends the day: a mean is divided, rounded half to even.
  package mutating func settle(_ aggregate: Aggregate) {
    if aggregate == .mean, count + lentCount > 1 { own = own.divided(by: Int(count + lentCount)) }
  }
}
