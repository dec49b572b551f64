import Journal
import Platform
import Reports

/// A daybook of which files are open in an editor: what it declares, and what all its files say, read once and kept as
/// the rows of a book.
///
/// A class, since every document of the daybook looks at the same one. An open file's row is what the editor holds.
final class KeptDaybook {
  let daybook: Daybook
  let files: EditorFiles
  let client: EditorClient
  private var rows: (index: DayIndex, book: Book)?
  private var usualTimes: [Day: [Int: TimeOfDay]] = [:]
  private var written: [Day: [FoundLine]]?
  private var survey: WritingSurvey?
  /// The listed folders as they stood when the rows were read.
  private var folders: [FileStatus?] = []
  /// Whether it was asked how a day stands.
  private var wasAsked = false

  /// Opens the daybook at a place.
  init(
    at location: Location, in world: World, of files: EditorFiles, for client: EditorClient
  ) throws(CommandError) {
    (self.files, self.client) = (files, client)
    daybook = try Daybook(readingAt: location, in: world)
  }

  /// Whether the daybook still declares the same, seen from the same day.
  func isCurrent(in world: World) -> Bool {
    let bytes = try? world.files.contentsIfAny(of: daybook.path(FileName.configuration))
    return bytes == daybook.configurationFile?.source
      && daybook.today == world.now.logicalDay(startingAt: daybook.configuration.dayStarts)
  }

  /// The listing and the rows of all days; nil if the folder cannot be listed.
  var history: (index: DayIndex, book: Book)? {
    if rows == nil, let index = try? daybook.index() {
      rows = (index, daybook.read(index).book)
      folders = stamps(of: index)
    }
    return rows
  }

  private func stamps(of index: DayIndex) -> [FileStatus?] {
    ([""] + index.years.map { zeroPadded($0, 4) }).map { try? daybook.files.status(of: daybook.path($0)) }
  }

  /// Takes what an open document says of its day, once the rows are read, and if it is the day's file: a copy in another
  /// folder is looked at for itself.
  func take(_ lens: DocumentLens) {
    guard let day = lens.day, rows?.index.path(of: day, in: daybook) == lens.document.path,
      let record = lens.written?.record
    else { return }
    take(record)
  }

  private func take(_ record: DayRecord) { _ = rows?.book.replace(record, daybook.configuration) }

  /// Reads a day's file again, which was saved, closed or changed by another program.
  func reread(_ day: Day) {
    usualTimes = usualTimes.filter { $0.key <= day }
    guard rows != nil, let found = try? daybook.found(day) else {
      forget()
      return
    }
    var interpreter = daybook.interpreter
    take(interpreter.read(found.file, of: day).record)
    if let entry = rows?.index.entry(of: day), written?[day] != nil {
      written?[day] = daybook.lines(.everything, in: [entry]).lines
      survey = nil
    }
    if rows?.index.entry(of: day) == nil { rows = nil }
  }

  /// Forgets all but what is declared, if a folder holds other files than before.
  func look() {
    guard let index = rows?.index, stamps(of: index) != folders else { return }
    forget()
  }

  /// Takes note of a day whose file was opened, and may not have been saved yet.
  func open(_ day: Day) { if let index = rows?.index, index.entry(of: day) == nil { forget() } }

  /// Forgets all but what is declared.
  func forget() {
    rows = nil
    written = nil
    survey = nil
    usualTimes = [:]
  }

  /// How a day stands by what an open document says, and by the days around it; nil if these cannot be read.
  func report(of day: WordedDay, at path: Path?, now: Moment) -> DayReport? {
    // The first look reads few files: while daybook.conf is typed, there is no second by the same declarations.
    if rows == nil, !wasAsked {
      wasAsked = true
      return try? daybook.report(of: day, now: now)
    }
    guard let index = history?.index else { return nil }
    guard path == index.path(of: day.record.day, in: daybook) else {
      return try? daybook.report(of: day, now: now)
    }
    take(day.record)
    guard let book = rows?.book else { return nil }
    let times =
      usualTimes[day.record.day]
      ?? daybook.usualTimes(
        of: daybook.configuration.tickedHabits, before: day.record.day, listedIn: index)
    usualTimes[day.record.day] = times
    return try? daybook.report(of: day, usualTimes: times, index: index, from: book, now: now)
  }

  /// The days judged, all of them.
  var assessment: Assessment? {
    history.map { daybook.assessment(of: $0.book, since: $0.index.days.first?.day) }
  }

  /// What the lines of the newest files tell of how this person writes.
  var writing: WritingSurvey {
    if let survey { return survey }
    if written == nil, let index = rows?.index ?? (try? daybook.index()) {
      let newest = index.days.suffix(Completing.daysOfLines)
      written = Dictionary(grouping: daybook.lines(.everything, in: newest).lines, by: \.day)
    }
    let made = WritingSurvey((written ?? [:]).values.joined(), daybook.configuration)
    survey = made
    return made
  }
}

extension DayIndex {
  /// The path of the file that is a day's; nil if it has none.
  fileprivate func path(of day: Day, in daybook: Daybook) -> Path? {
    entry(of: day).map { daybook.path($0.path) }
  }
}
