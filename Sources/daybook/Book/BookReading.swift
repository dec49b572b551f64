import Journal
import Platform

/// A problem and the file it is in, relative to the daybook.
struct FileProblem: Hashable, Sendable {
  var path: String
  var problem: Problem

  /// Whether the file could not be read at all, or is not on this machine.
  var isUnread: Bool {
    if case .unreadable = problem.kind { return true }
    return if case .notDownloaded = problem.kind { true } else { false }
  }
}

/// A stretch of days that was read: their rows, and what is wrong in their files. What could not be read is not in it:
/// the daybook has noted that, and the program tells it.
struct ReadDays: Sendable {
  /// The rows.
  var book: Book
  /// The errors and warnings of their lines, in the order of days and lines.
  var problems: [FileProblem] = []

  init(_ configuration: Configuration, coverage: Period) { book = Book(configuration, coverage: coverage) }

  init(_ book: Book) { self.book = book }
}

extension Daybook {
  /// The files of a listing that are to be read for a period, or all of them. A day that is not on this machine is
  /// noted as one that cannot be read.
  func toRead(_ index: DayIndex, within period: Period? = nil) -> ArraySlice<DayIndex.Entry> {
    for case .placeholder(let path, let day) in index.oddities
    where period?.contains(day) != false && index.entry(of: day) == nil {
      noteAbsent(day, path)
    }
    return index.days(within: period)
  }

  /// Notes that a day cannot be read, since a placeholder stands for its file.
  func noteAbsent(_ day: Day, _ path: String) {
    let problem = Problem(ofFile: .notDownloaded(path: path, day: day))
    unread.add(FileProblem(path: path, problem: problem), by: settings)
  }

  /// Reads the days of a period one by one, without a listing: what a report of a few days needs. Whoever wants the
  /// text of one of them as well is shown each file.
  func read(
    _ period: Period, by interpreter: inout DayReader,
    showing show: (DayIndex.Entry, Bytes) -> Void = { _, _ in }
  ) -> ReadDays {
    var read = ReadDays(configuration, coverage: period)
    add(period, to: &read, by: &interpreter, showing: show)
    read.book.miss(unread.unknownDays(in: period, configuration))
    return read
  }

  private func add(
    _ period: Period, to read: inout ReadDays, by interpreter: inout DayReader,
    showing show: (DayIndex.Entry, Bytes) -> Void = { _, _ in }
  ) {
    eachFile(of: Array(period.days)) { entry, bytes in
      show(entry, bytes)
      add(bytes, of: entry, to: &read, by: &interpreter)
    }
  }

  /// Reads the days of a period, of which a listing knows some years; the files of the others are looked for. The usual
  /// times on one of them may be noted.
  func read(
    _ period: Period, listedIn index: DayIndex, by interpreter: inout DayReader, notingTimesOn noted: Day?
  ) -> ReadDays {
    var read: ReadDays
    if let ahead, ahead.stand(for: period, notingTimesOn: noted, in: index) {
      read = ahead.read
      _ = toRead(index, within: period)
    } else {
      read = newReading(of: period, notingTimesOn: noted)
      add(period, listedIn: index, to: &read, by: &interpreter)
    }
    read.book.miss(unread.unknownDays(in: period, configuration))
    return read
  }

  /// The days of a period before any is read.
  func newReading(of period: Period, notingTimesOn noted: Day?) -> ReadDays {
    var read = ReadDays(configuration, coverage: period)
    if let noted { read.book.noteUsualTimes(on: noted, configuration) }
    return read
  }

  private func add(
    _ period: Period, listedIn index: DayIndex, to read: inout ReadDays, by interpreter: inout DayReader
  ) {
    var start = period.from
    while true {
      let part = Period(start, min(Period.year(of: start).to, period.to))
      if index.isListed(start.year) {
        add(toRead(index, within: part), to: &read, by: &interpreter)
      } else {
        add(part, to: &read, by: &interpreter)
      }
      if part.to == period.to { break }
      start = part.to + 1
    }
  }

  /// Reads all files of a listing.
  func read(_ index: DayIndex) -> ReadDays {
    let (daybook, days) = (self, toRead(index))
    var read = ReadDays(configuration, coverage: index.written(or: .first))
    read.book.reserve(days.count)
    inParts(
      days, { daybook.read($0, by: &$1) },
      inOrder: { part in
        read.book.append(contentsOf: part.book)
        read.problems += part.problems
        return true
      })
    read.book.miss(unread.unknownDays(in: Period(.first, .last), configuration))
    return read
  }

  /// Reads some files of a listing, one after the other.
  private func read(_ entries: ArraySlice<DayIndex.Entry>, by interpreter: inout DayReader) -> ReadDays {
    var read = ReadDays(configuration, coverage: Period(.first, .first))
    read.book.reserve(entries.count)
    add(entries, to: &read, by: &interpreter)
    return read
  }

  private func add(
    _ entries: ArraySlice<DayIndex.Entry>, to read: inout ReadDays, by interpreter: inout DayReader
  ) {
    eachFile(of: entries) { entry, result in
      guard case .success(let bytes) = result else { return }
      add(bytes, of: entry, to: &read, by: &interpreter)
    }
  }

  private func add(
    _ bytes: Bytes, of entry: DayIndex.Entry, to read: inout ReadDays, by interpreter: inout DayReader
  ) {
    let problems = rows(of: bytes, of: entry, into: &read.book, by: &interpreter)
    if !problems.isEmpty { read.problems += self.problems(problems, at: entry.path) }
  }

  /// Reads the file of a day into a book; answers with what is wrong in it.
  func rows(
    of bytes: Bytes, of entry: DayIndex.Entry, into book: inout Book, by interpreter: inout DayReader
  ) -> [Problem] {
    var problems: [Problem] = []
    interpreter.read(
      bytes, isMarkdown: entry.place.isMarkdown, of: entry.day, into: &book, problems: &problems)
    // A day whose file is written in another way is one of which nothing is known, not one without a tick.
    if problems.first?.isForeign == true { book.removeLastRow() }
    return problems
  }

  /// The problems in a file, but for what makes it one of which nothing is known: that is noted as unread.
  func problems(_ found: [Problem], at path: String) -> [FileProblem] {
    found.compactMap { problem in
      let file = FileProblem(path: path, problem: problem)
      guard problem.isForeign else { return file }
      unread.add(file, by: settings)
      return nil
    }
  }

  /// A file that cannot be read, as a problem.
  func unreadable(_ trouble: FileTrouble) -> FileProblem {
    Daybook.unreadable(trouble, in: folder, by: settings)
  }

  /// A file of a folder that cannot be read, as a problem.
  static func unreadable(_ trouble: FileTrouble, in folder: Path, by settings: Settings) -> FileProblem {
    let relative = trouble.path.relative(to: folder)?.description ?? trouble.path.description
    return FileProblem(
      path: relative,
      problem: Problem(ofFile: .unreadable(path: relative, reason: settings.words.reason(trouble.kind))))
  }
}

extension DayIndex {
  /// From the first day that has a file to the last one, of those listed; the given day alone where none has.
  func written(or day: Day) -> Period { Period(days.first?.day ?? day, days.last?.day ?? day) }
}
