import Journal
import Reports

extension Daybook {
  /// Reads the days of a period, and as far back before it as the answer needs; answers with the last attempt.
  ///
  /// `index` tells where the history begins, so that the reading ends there. `history` is all of it, if it was read
  /// already: then no file is, and no times are noted.
  func answer<Answer>(
    over period: Period, index: DayIndex, readingBack days: Int, from history: Book? = nil,
    notingTimesOn noted: Day? = nil,
    _ make: (Assessment, ReadDays) -> (answer: Answer, isSettled: Bool)
  ) throws(CommandError) -> (answer: Answer, read: ReadDays) {
    var interpreter = interpreter
    func stretch(_ period: Period) -> ReadDays {
      history.map { ReadDays($0.within(period)) }
        ?? self.read(period, listedIn: index, by: &interpreter, notingTimesOn: noted)
    }
    var read = stretch(Period(period.from - days, period.to))
    let firstFile = beginning(index)
    var step = max(days, 32)
    while true {
      let assessment = assessment(of: read.book, since: firstFile ?? period.from)
      if assessment.mayStartLater {
        read.takeRows(of: stretch(Period(read.book.coverage.to + 1, today)))
        continue
      }
      let attempt = make(assessment, read)
      let start = read.book.coverage.from
      guard !attempt.isSettled, let firstFile, firstFile < start else { return (attempt.answer, read) }
      let earlier = stretch(Period(max(firstFile, start - step), start - 1))
      read = earlier.followed(by: read)
      step *= 2
    }
  }

  /// Whether the trend of a measure is known where a page draws it: all days before were read.
  func hasTrend(of subject: Reference?, in assessment: Assessment, for output: OutputOptions) -> Bool {
    guard output.format == .html, case .measure(let measure)? = subject else { return true }
    return configuration.measures[measure].aggregate == .sum || assessment.isWhole
  }

  /// A day at or before the first day file; nil if there is none.
  private func beginning(_ index: DayIndex) -> Day? {
    let listed = index.days.first?.day
    let folder = index.years.first.flatMap { Day(year: $0, month: 1, day: 1) }
    switch (listed, folder) {
    case (let day?, let other?): return min(day, other)
    default: return listed ?? folder
    }
  }

  /// Everything: the listing, unless there is one already, and every day.
  func everything(
    listed: DayIndex? = nil
  ) throws(CommandError) -> (index: DayIndex, read: ReadDays, assessment: Assessment) {
    let index = if let listed { listed } else { try index() }
    let read = self.read(index)
    return (index, read, assessment(of: read.book, since: index.days.first?.day, by: Threads()))
  }

  /// A book of its days, to be judged as of today; `first` is the first day that has a file, or one before it.
  func assessment(of book: Book, since first: Day?, by workers: any Workers = OneWorker()) -> Assessment {
    Assessment(book: book, configuration: configuration, today: today, firstFile: first, workers: workers)
  }
}

extension ReadDays {
  /// Takes the rows of later days, which tell when something starts, and not what is wrong in their files.
  mutating func takeRows(of later: ReadDays) {
    let problems = problems
    self = followed(by: later)
    self.problems = problems
  }

  /// These days and the later ones after them.
  func followed(by later: ReadDays) -> ReadDays {
    var all = self
    all.book.append(contentsOf: later.book)
    all.book.coverage = Period(book.coverage.from, later.book.coverage.to)
    all.problems += later.problems
    return all
  }
}
