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
    let first = index.days.first?.day ?? .first
    var book = Book(configuration, coverage: Period(first, index.days.last?.day ?? first))
    var evidence = Evidence(of: subjects, configuration: configuration)
    var paths: [Day: String] = [:]
    var problems: [FileProblem] = []
    var interpreter = interpreter
    var record = DayRecord(day: first)
    for entry in index.days {
      let path = entry.place.path(of: entry.day)
      do throws(FileTrouble) {
        let file = DayFile(try files.contents(of: self.path(path)))
        var found: [Problem] = []
        interpreter.read(file, of: entry.day, into: &record, problems: &found)
        problems += found.map { FileProblem(path: path, problem: $0) }
        book.append(record)
        evidence.add(record)
        paths[entry.day] = path
      } catch {
        problems.append(unreadable(error))
      }
    }
    let assessment = Assessment(
      book: book, configuration: configuration, today: today, firstFile: index.days.first?.day)
    return ExplainedReading(
      index: index, assessment: assessment, evidence: evidence, paths: paths, problems: problems)
  }
}
