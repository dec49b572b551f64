import Journal
import Reports

extension Daybook {
  /// Reads every file of a listing for badges, and what is wrong in them; the days covered are theirs, today and some
  /// more. A day that cannot be read earns nothing, and the program says why.
  func readFeats(_ index: DayIndex, with more: [Day] = []) -> (days: FeatDays, problems: [FileProblem]) {
    let bounds = more + [today] + [index.days.first?.day, index.days.last?.day].compactMap(\.self)
    let coverage = Period(bounds.min() ?? today, bounds.max() ?? today)
    let daybook = self
    let readings = inParts(toRead(index)) { part, interpreter in
      daybook.readFeats(part, by: &interpreter, covering: coverage)
    }
    var read = (days: FeatDays(configuration, coverage: coverage), problems: [FileProblem]())
    for reading in readings {
      read.days.append(contentsOf: reading.days)
      read.problems += reading.problems
    }
    return read
  }

  /// Reads some days, found without a listing, for badges.
  func readFeats(_ days: [Day], covering coverage: Period) -> FeatDays {
    var feats = FeatDays(configuration, coverage: coverage)
    var (record, problems, interpreter) = (DayRecord(day: coverage.from), [Problem](), interpreter)
    eachFile(of: days) { entry, bytes in
      interpreter.read(
        bytes, isMarkdown: entry.place.isMarkdown, of: entry.day, into: &record, problems: &problems)
      feats.append(record)
    }
    return feats
  }

  private func readFeats(
    _ entries: ArraySlice<DayIndex.Entry>, by interpreter: inout DayReader, covering coverage: Period
  ) -> (days: FeatDays, problems: [FileProblem]) {
    var read = (days: FeatDays(configuration, coverage: coverage), problems: [FileProblem]())
    var record = DayRecord(day: coverage.from)
    eachFile(of: entries) { entry, contents in
      guard case .success(let bytes) = contents else { return }
      var problems: [Problem] = []
      interpreter.read(
        bytes, isMarkdown: entry.place.isMarkdown, of: entry.day, into: &record, problems: &problems)
      if !problems.isEmpty { read.problems += self.problems(problems, at: entry.path) }
      read.days.append(record)
    }
    return read
  }
}
