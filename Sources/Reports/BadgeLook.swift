import Journal

/// A day before and after a change of its file.
package struct ChangedDay: Sendable {
  package var before: DayRecord
  package var after: DayRecord

  /// Makes it of one day's two records.
  package init(before: DayRecord, after: DayRecord) {
    self.before = before
    self.after = after
  }
}

/// Looks at days for badges twice at once: as they were before a change of some of them, and as they are after it.
///
/// The difference is what the change alone has earned, and `undo` takes back.
package struct BadgeLook: Sendable {
  /// The days of every badge, as far as has been looked.
  fileprivate struct Side: Sendable {
    var search = BadgeSearch()
    var book: Book
  }

  private let configuration: Configuration
  private let today: Day
  private var before: Side
  private var after: Side
  /// The changed days that are yet to come, the latest first.
  private var changes: [ChangedDay]

  /// Stands before the first day of `coverage`; each day is changed at most once.
  package init(
    _ changes: [ChangedDay], configuration: Configuration, coverage: Period, today: Day
  ) {
    self.configuration = configuration
    self.today = today
    self.changes = changes.sorted { $0.after.day > $1.after.day }
    before = Side(book: Book(configuration, coverage: coverage))
    after = before
  }

  /// Looks at the next day as its file says it; of a changed day the change says more.
  package mutating func look(at record: DayRecord) {
    takeChanges(before: record.day)
    if changes.last?.after.day == record.day { return takeChanges(before: record.day + 1) }
    let feats = DayFeats(of: record, configuration: configuration)
    before.take(record, feats, configuration, today)
    after.take(record, feats, configuration, today)
  }

  private mutating func takeChanges(before day: Day) {
    while let change = changes.last, change.after.day < day {
      changes.removeLast()
      before.take(
        change.before, DayFeats(of: change.before, configuration: configuration), configuration, today)
      after.take(change.after, DayFeats(of: change.after, configuration: configuration), configuration, today)
    }
  }

  /// What was earned without the change, and with it, when all days have been looked at; `firstFile` is the first day of
  /// the daybook that has a file if they are all of its days, else `Day.first`.
  package mutating func earned(firstFile: Day?) -> (before: BadgeDays, after: BadgeDays) {
    takeChanges(before: .last)
    func days(_ side: Side) -> BadgeDays {
      side.search.days(
        in: Assessment(book: side.book, configuration: configuration, today: today, firstFile: firstFile))
    }
    return (days(before), days(after))
  }
}

extension BadgeLook.Side {
  fileprivate mutating func take(
    _ record: DayRecord, _ feats: DayFeats, _ configuration: Configuration, _ today: Day
  ) {
    book.append(record)
    // Lines of days to come are a plan.
    if record.day <= today { search.look(at: feats, of: record.day, configuration) }
  }
}
