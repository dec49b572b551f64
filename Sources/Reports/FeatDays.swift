import Journal

/// Days as badges look at them: the rows that streaks and goals are judged by, and the feats of each day.
package struct FeatDays: Sendable {
  /// The rows.
  package private(set) var book: Book
  /// The feats of each row.
  private(set) var feats: ContiguousArray<DayFeats> = []
  private let configuration: Configuration

  /// Has no day yet.
  package init(_ configuration: Configuration, coverage: Period) {
    self.configuration = configuration
    book = Book(configuration, coverage: coverage)
  }

  /// Adds a day that is later than all before.
  package mutating func append(_ record: DayRecord) {
    book.append(record)
    feats.append(DayFeats(of: record, configuration: configuration))
  }

  /// Adds days that are later than all before.
  package mutating func append(contentsOf later: FeatDays) {
    book.append(contentsOf: later.book)
    feats.append(contentsOf: later.feats)
  }

  /// Knows nothing of some days, unless they have a row by now.
  package mutating func miss(_ days: [Day]) { book.miss(days) }

  /// Takes one of the days as a record says it, whether or not the day is among them.
  package mutating func replace(_ record: DayRecord) {
    let rows = book.replace(record, configuration)
    feats.replaceSubrange(rows, with: CollectionOfOne(DayFeats(of: record, configuration: configuration)))
  }

  /// The badges that the days have earned up to a day; `firstFile` is the first day of the daybook that has a file
  /// if they are all of its days, else `Day.first`.
  package func earned(today: Day, firstFile: Day?) -> BadgeDays {
    let assessment = Assessment(
      book: book, configuration: configuration, today: today, firstFile: firstFile)
    return BadgeSearch(of: self, in: assessment).days
  }

  /// The badges that the days have earned without some of their changes, and with them.
  package func earned(
    around changes: [ChangedDay], today: Day, firstFile: Day?
  ) -> (before: BadgeDays, after: BadgeDays) {
    var (before, after) = (self, self)
    for change in changes {
      before.replace(change.before)
      after.replace(change.after)
    }
    return (
      before.earned(today: today, firstFile: firstFile), after.earned(today: today, firstFile: firstFile)
    )
  }
}

/// A day before and after a change of its file.
package struct ChangedDay: Sendable {
  package var before: DayRecord
  package var after: DayRecord

  /// Makes it of one day's two records.
  package init(before: DayRecord, after: DayRecord) { (self.before, self.after) = (before, after) }
}
