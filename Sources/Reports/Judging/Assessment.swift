import Journal

/// A book of days judged by a configuration, seen from one day: the question that all reports ask.
package struct Assessment: Sendable {
  /// The days.
  package let book: Book
  /// The habits, measures and goals that it is judged by.
  package let configuration: Configuration
  /// The day that a person still lives.
  package let today: Day
  /// The first day that is not over: today, or in a look back from the end of a day, the day after it.
  let firstOpen: Day
  /// The first day of the daybook that has a file; nil if the book holds every day file.
  package let firstFile: Day?
  /// The dates of each subject, habits first.
  private(set) var spans: [SubjectSpan]
  /// Those who judge many days.
  let workers: any Workers

  /// Makes an assessment.
  ///
  /// `firstFile` tells whether the book reaches back to the beginning; where the folder was not listed,
  /// it is `Day.first`.
  package init(
    book: Book, configuration: Configuration, today: Day, firstFile: Day? = nil,
    workers: any Workers = OneWorker()
  ) {
    self.init(
      book: book, configuration: configuration, today: today, firstOpen: today, firstFile: firstFile,
      workers: workers)
  }

  private init(
    book: Book, configuration: Configuration, today: Day, firstOpen: Day, firstFile: Day?,
    workers: any Workers
  ) {
    (self.firstOpen, self.book, self.workers) = (firstOpen, book, workers)
    (self.configuration, self.today, self.firstFile) = (configuration, today, firstFile)
    spans = configuration.references.map {
      SubjectSpan(of: $0, in: book, configuration: configuration, today: today)
    }
    beginDerivedWithParts()
  }

  /// The first day that has a file among those that the book covers, or today if that comes before it.
  var firstDay: Day { min(book.days.first ?? today, today) }

  /// The same days as they stood at the end of one of them that is over: it counts as over, and nothing was written after
  /// it.
  func atTheEnd(of day: Day) -> Assessment {
    Assessment(
      book: book.within(Period(min(book.coverage.from, day), day)), configuration: configuration, today: day,
      firstOpen: day + 1, firstFile: firstFile, workers: workers)
  }

  /// Lets each habit that is made of others, and has no `from`, start "with the first of them".
  private mutating func beginDerivedWithParts() {
    for (place, habit) in configuration.habits.enumerated() where habit.from == nil {
      guard let derivation = habit.derivation else { continue }
      spans[place].start = derivation.parts.map { span(of: $0).start }.min() ?? Int(today.number)
    }
  }

  /// Whether the book reaches back to the daybook's first day file.
  package var isWhole: Bool { firstFile.map { book.coverage.from <= $0 } ?? true }

  /// The first day a subject is asked for: its `from`, else the first day it is seen, but not after today.
  package func start(of subject: Reference) -> Day { Day(number: span(of: subject).start) }

  /// The state of a subject on each day of a period; nil for a measure without a goal.
  ///
  /// A day of a measure on which no goal is in force is not due.
  package func states(of subject: Reference, in period: Period) -> [State]? {
    hasState(subject, in: period) ? judgedStates(of: subject, in: period) : nil
  }

  /// The state of a subject on a day; nil for a measure without a goal.
  package func state(of subject: Reference, on day: Day) -> State? {
    states(of: subject, in: Period(day, day))?.first
  }

  /// Whether what an open box plans for a day is still to be done: not what is done or reached, whatever its box says, nor
  /// what a pause or its dates leave out of the day. What nothing is declared of is.
  package func awaits(_ subject: Reference?, on day: Day) -> Bool {
    guard let subject else { return true }
    return switch state(of: subject, on: day) {
    case .met, .skipped, .unknown: false
    case .notDue, .pending, .partial, .missed, nil: true
    }
  }

  /// Whether a subject has states: a habit, or a measure with a goal in the configuration or in a day file of
  /// the period.
  package func hasState(_ subject: Reference, in period: Period) -> Bool {
    guard case .measure(let measure) = subject, configuration.measures[measure].goals.isEmpty else {
      return true
    }
    return !book.ownGoals(of: measure, in: period).isEmpty
  }

  /// The dates of a subject.
  func span(of subject: Reference) -> SubjectSpan { spans[book.subject(subject)] }

  /// The state of a subject on each day of a period; a day of a measure on which no goal is in force is not due.
  func judgedStates(of subject: Reference, in period: Period) -> [State] {
    switch subject {
    case .habit(let habit): habitStates(of: habit, in: period)
    case .measure(let measure): measureDays(of: measure, in: period).states
    }
  }

  /// The same, as if each subject without a `from` had been seen before the days that the book covers.
  var supposingEarlierStarts: Assessment {
    var copy = self
    for (place, reference) in configuration.references.enumerated()
    where configuration.from(of: reference) == nil {
      copy.spans[place].start = Int(Day.first.number)
    }
    copy.beginDerivedWithParts()
    return copy
  }
}
