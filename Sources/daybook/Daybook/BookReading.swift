import Journal

/// A problem and the file it is in, relative to the daybook.
struct FileProblem: Hashable, Sendable {
  var path: String
  var problem: Problem
}

/// A stretch of days that was read: their rows, and what is wrong in their files.
struct ReadDays: Sendable {
  /// The rows.
  var book: Book
  /// The errors and warnings of their lines, in the order of days and lines.
  var problems: [FileProblem] = []
  /// The time last written for each habit, and on which day, as far back as was read.
  var lastTimes: [TimeOfDay?]

  init(_ configuration: Configuration, coverage: Period) {
    book = Book(
      habits: configuration.habits.count, measures: configuration.measures.count, coverage: coverage)
    lastTimes = [TimeOfDay?](repeating: nil, count: configuration.habits.count)
  }
}

extension Daybook {
  /// Reads the days of a period one by one, without a listing: what a report of a few days needs.
  func read(_ period: Period, by interpreter: inout Interpreter) throws(CommandError) -> ReadDays {
    var read = ReadDays(configuration, coverage: period)
    var record = DayRecord(day: period.from)
    for day in period.days {
      do throws(FileTrouble) {
        guard let found = try found(day) else { continue }
        add(found, to: &read, &record, by: &interpreter)
      } catch {
        read.problems.append(unreadable(error))
      }
    }
    return read
  }

  /// Reads the files of a listing, all or those of a period.
  func read(_ index: DayIndex, within period: Period? = nil) throws(CommandError) -> ReadDays {
    let first = index.days.first?.day ?? .first
    let last = index.days.last?.day ?? .first
    var read = ReadDays(configuration, coverage: period ?? Period(first, last))
    var interpreter = interpreter
    var record = DayRecord(day: first)
    for entry in index.days where period?.contains(entry.day) ?? true {
      do throws(FileTrouble) {
        let bytes = try files.contents(of: path(entry.place.path(of: entry.day)))
        add(
          FoundDay(day: entry.day, place: entry.place, file: DayFile(bytes)), to: &read, &record,
          by: &interpreter)
      } catch {
        read.problems.append(unreadable(error))
      }
    }
    return read
  }

  private func add(
    _ found: FoundDay, to read: inout ReadDays, _ record: inout DayRecord, by interpreter: inout Interpreter
  ) {
    var problems: [Problem] = []
    interpreter.read(found.file, of: found.day, into: &record, problems: &problems)
    read.problems += problems.map { FileProblem(path: found.path, problem: $0) }
    read.book.append(record, tallied: configuration)
    for line in record.records where line.form == .tick {
      if case .habit(let habit)? = line.subject, let time = line.time { read.lastTimes[habit] = time }
    }
  }

  /// A file that cannot be read, as a problem.
  func unreadable(_ trouble: FileTrouble) -> FileProblem {
    let relative = trouble.path.relative(to: folder)?.description ?? trouble.path.description
    return FileProblem(
      path: relative,
      problem: Problem(ofFile: .unreadable(path: relative, reason: settings.words.reason(trouble.reason))))
  }
}
