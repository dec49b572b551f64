import Journal
import Rendering
import Reports

extension Daybook {
  /// A date as typed; today if none was. An empty one is what a script with an unset variable gives, and an error.
  func day(_ text: String?) throws(CommandError) -> Day {
    guard let text else { return today }
    guard let day = Day(phrase: text, today: today) else {
      throw CommandError(.notADate(text)).correcting(Correction(date: text, today: today))
    }
    return day
  }

  /// A period as typed; nil if none was. `unit` is what `last` alone is the last one of.
  func period(_ text: String, of unit: String = "") throws(CommandError) -> PeriodPhrase? {
    if text.isEmpty { return nil }
    func read(_ text: String) -> PeriodPhrase? {
      PeriodPhrase(text, today: today, firstWeekday: configuration.firstWeekday)
    }
    guard let period = read(text) ?? (unit.isEmpty ? nil : read("\(text) \(unit)")) else {
      var correction = Correction(period: text, of: unit, today: today, configuration: configuration)
      let (today, firstWeekday) = (today, configuration.firstWeekday)
      correction.isWhole = { PeriodPhrase($0, today: today, firstWeekday: firstWeekday) != nil }
      throw CommandError(.notAPeriod(text)).correcting(correction)
    }
    return period
  }

  /// The period that ends some words of which the others are names, as in `water last month`; nil if there is none.
  func takePeriod(offEndOf names: inout [String]) -> String? {
    let vocabulary = Vocabulary(configuration)
    guard let place = names.firstIndex(where: { vocabulary.subject(named: $0) == nil }) else { return nil }
    let text = names[place...].joined(separator: " ")
    guard PeriodPhrase(text, today: today, firstWeekday: configuration.firstWeekday) != nil else {
      return nil
    }
    names.removeSubrange(place...)
    return text
  }

  /// The week that a text names, or counted from this one (`-1` is the week before).
  ///
  /// Days that lie in more than one are refused: a grid of the first alone would look whole.
  func week(_ text: String) throws(CommandError) -> Period {
    if let weeks = count(text, atMost: 600_000) { return configuration.week(of: today + weeks * 7) }
    guard let period = try settledPeriod(text, of: "week") else { return configuration.week(of: today) }
    let week = configuration.week(of: period.from)
    guard period.to <= week.to else { throw CommandError { $0.longerThanAWeek(text) } }
    return week
  }

  /// The name that an option was given, with the words behind it that are of it: they are taken from `words`.
  func named(_ name: String?, in words: inout [String]) -> String? {
    name.map { Vocabulary(configuration).completing($0, from: &words) }
  }

  /// A measure by its name.
  func measure(_ name: String) throws(CommandError) -> Int {
    guard case .measure(let measure) = try subject(name) else {
      throw CommandError { $0.notAMeasure(name) }
    }
    return measure
  }

  /// A measure by its name; without one water, else the first measure with a goal, if there is one.
  func leadingMeasure(_ name: String?) throws(CommandError) -> Int? {
    guard let name else { return configuration.leadingMeasure }
    return try measure(name)
  }

  /// Habits and measures by their names; nil if none is named.
  func subjects(_ names: [String]) throws(CommandError) -> [Reference]? {
    if names.isEmpty { return nil }
    return try names.map { (name) throws(CommandError) in try subject(name) }
  }

  /// A habit or measure by its name.
  func subject(_ name: String) throws(CommandError) -> Reference {
    let vocabulary = Vocabulary(configuration)
    guard let subject = vocabulary.subject(named: name) else {
      throw CommandError(.unknownName(name, .either, near: vocabulary.near(name)))
    }
    return subject
  }

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
      let assessment = Assessment(
        book: read.book, configuration: configuration, today: today, firstFile: firstFile ?? period.from)
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
    let assessment = Assessment(
      book: read.book, configuration: configuration, today: today, firstFile: index.days.first?.day,
      workers: Threads())
    return (index, read, assessment)
  }

  /// Says on standard error what is wrong in what was read: in the configuration, in the files, beside them; of the
  /// errors a few, and how many more there are. What could not be read the program tells, whatever the command.
  func report(_ problems: [FileProblem], _ index: DayIndex?, in world: inout World) {
    let beside = (index?.problems(in: self) ?? []).filter { !$0.isUnread }
    let told = configurationProblems + problems + beside
    let errors = told.filter { $0.problem.severity == .error }
    tell(errors.prefix(Self.mostErrors), in: &world)
    if errors.count > Self.mostErrors {
      world.say(words.moreErrors(errors.count - Self.mostErrors), by: settings)
    }
    let others = told.filter { $0.problem.severity != .error && $0.problem.isOfAWholeFile }
    let shown = others.count > Self.mostBeside ? Self.fewBeside : others.count
    tell(others.prefix(shown), in: &world)
    if others.count > shown { world.say(words.moreBeside(others.count - shown), by: settings) }
  }

  /// Does what may refuse a name, and says first, if it does, what is wrong in the configuration: the name may stand in
  /// a line of it that was not read.
  func naming<Answer>(
    in world: inout World, _ work: (inout World) throws(CommandError) -> Answer
  ) throws(CommandError) -> Answer {
    do throws(CommandError) { return try work(&world) } catch {
      report([], nil, in: &world)
      throw error
    }
  }

  private func tell(_ problems: ArraySlice<FileProblem>, in world: inout World) {
    for problem in problems {
      world.tell(problem.problem, in: problem.path, by: settings)
    }
  }

  /// So many errors are each named by a report.
  private static let mostErrors = 3
  /// So many copies beside the days are each named by a report; of more a few are, and the rest counted.
  private static let mostBeside = 50
  private static let fewBeside = 4
}

extension ReadDays {
  /// These days and the later ones after them.
  func followed(by later: ReadDays) -> ReadDays {
    var all = self
    all.book.append(contentsOf: later.book)
    all.book.coverage = Period(book.coverage.from, later.book.coverage.to)
    all.problems += later.problems
    return all
  }
}

extension DayIndex {
  /// What keeps a day from being read that has a file: it is not on this machine, or cannot be read.
  func outOfReach(_ day: Day, in daybook: Daybook) -> [Problem] {
    guard entry(of: day) == nil else { return [] }
    return oddities.compactMap { oddity in
      switch oddity {
      case .placeholder(let path, day): Problem(ofFile: .notDownloaded(path: path, day: day))
      case .unreadable(let trouble) where daybook.configuration.day(ofFileAt: trouble.path) == day:
        daybook.unreadable(trouble).problem
      case .placeholder, .unreadable, .second, .conflictCopy, .otherCopy, .misnamed: nil
      }
    }
  }

  /// The files beside the day files, as problems; what a killed write left and nobody needs is none.
  func problems(in daybook: Daybook) -> [FileProblem] {
    oddities.filter { !daybook.isLeftover($0.path) }.map { oddity in
      let kind: Problem.Kind
      switch oddity {
      case .second(let day, let place, let counts):
        kind = .secondFile(path: place.path(of: day), counts: counts.path(of: day), day: day)
      case .conflictCopy(let path, let day, let isCertain):
        kind = .conflictCopy(path: path, day: day, isCertain: isCertain)
      case .otherCopy(let path, let original): kind = .otherConflictCopy(path: path, of: original)
      case .misnamed(let path, let day, let expected):
        kind = .misnamedDay(path: path, day: day, expected: expected)
      case .placeholder(let path, let day): kind = .notDownloaded(path: path, day: day)
      case .unreadable(let trouble): return daybook.unreadable(trouble)
      }
      return FileProblem(path: oddity.path, problem: Problem(ofFile: kind))
    }
  }
}

extension Words {
  /// A period of more than one week, where a week is shown.
  func longerThanAWeek(_ text: String) -> String {
    let (sum, days) = (inQuotes("daybook summary \(text)"), inQuotes("daybook month \(text)"))
    return say(
      "\(quoted(text)) is more than one week; \(sum) sums these days up, and \(days) shows each of them",
      "\(quoted(text)) je víc než jeden týden; ty dny shrne \(sum) a každý z nich ukáže \(days)")
  }

  /// A name that is a habit where a measure is needed.
  func notAMeasure(_ name: String) -> String {
    say(
      "\(quoted(name)) is a habit; bars are of a measure, such as 'water'",
      "\(quoted(name)) je návyk; sloupce má jen veličina, třeba „water“")
  }

  /// The words of a report for the errors that it does not name one by one.
  func moreErrors(_ count: Int) -> String {
    let errors = czech(count, "další chyba", "další chyby", "dalších chyb")
    return say(
      "and \(number(count)) more \(count == 1 ? "error" : "errors"); 'daybook check' lists them all",
      "a \(number(count)) \(errors); všechny vypíše „daybook check“")
  }

  /// The words of a report for the files beside the days that it does not name one by one.
  func moreBeside(_ count: Int) -> String {
    let files = czech(count, "další takový soubor", "další takové soubory", "dalších takových souborů")
    return say(
      "and \(number(count)) more such \(count == 1 ? "file" : "files"); 'daybook check' lists them all",
      "a \(number(count)) \(files); všechny vypíše „daybook check“")
  }
}
