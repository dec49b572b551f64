import Journal
import Reports

/// Every day and, for what is to be explained, every line behind it.
struct ExplainedReading {
  let index: DayIndex
  let assessment: Assessment
  let evidence: Evidence
  /// The file of each day, relative to the daybook.
  let paths: [Day: String]
  let problems: [FileProblem]
}

extension Daybook {
  /// Reads every day as `everything` does, one after the other, and keeps what its lines say for some subjects.
  func everythingExplained(of subjects: [Reference]?) throws(CommandError) -> ExplainedReading {
    let index = try index()
    var book = Book(configuration, coverage: index.written(or: .first))
    var evidence = Evidence(of: subjects, configuration: configuration)
    var paths: [Day: String] = [:]
    var problems: [FileProblem] = []
    var interpreter = interpreter
    var record = DayRecord(day: book.coverage.from)
    eachFile(of: toRead(index)) { entry, contents in
      guard case .success(let bytes) = contents else { return }
      let path = entry.path
      var found: [Problem] = []
      interpreter.read(entry.file(bytes), of: entry.day, into: &record, problems: &found)
      problems += self.problems(found, at: path)
      if found.first?.isForeign == true { return }
      book.append(record)
      evidence.add(record)
      paths[entry.day] = path
    }
    book.miss(unread.unknownDays(in: Period(.first, .last), configuration))
    return ExplainedReading(
      index: index, assessment: assessment(of: book, since: index.days.first?.day), evidence: evidence,
      paths: paths, problems: problems)
  }
}
