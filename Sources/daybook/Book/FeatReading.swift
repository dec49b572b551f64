import Journal
import Platform
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
    read.days.miss(unread.unknownDays(in: coverage, configuration))
    return read
  }

  /// Reads some days, found without a listing, for badges.
  func readFeats(_ days: [Day], covering coverage: Period) -> FeatDays {
    var (reading, interpreter) = (FeatReading(of: self, covering: coverage), interpreter)
    eachFile(of: days) { entry, bytes in _ = reading.take(bytes, of: entry, by: &interpreter) }
    reading.days.miss(unread.unknownDays(in: coverage, configuration))
    return reading.days
  }

  private func readFeats(
    _ entries: ArraySlice<DayIndex.Entry>, by interpreter: inout DayReader, covering coverage: Period
  ) -> (days: FeatDays, problems: [FileProblem]) {
    var (reading, found) = (FeatReading(of: self, covering: coverage), [FileProblem]())
    eachFile(of: entries) { entry, contents in
      guard case .success(let bytes) = contents else { return }
      let problems = reading.take(bytes, of: entry, by: &interpreter)
      if !problems.isEmpty { found += self.problems(problems, at: entry.path) }
    }
    return (reading.days, found)
  }
}

/// Days that are read for badges, one into the same record as the other.
private struct FeatReading {
  var days: FeatDays
  private var record: DayRecord

  init(of daybook: Daybook, covering coverage: Period) {
    days = FeatDays(daybook.configuration, coverage: coverage)
    record = DayRecord(day: coverage.from)
  }

  /// Takes a file in, and answers with what is wrong in it.
  mutating func take(_ bytes: Bytes, of entry: DayIndex.Entry, by interpreter: inout DayReader) -> [Problem] {
    var problems: [Problem] = []
    interpreter.read(
      bytes, isMarkdown: entry.place.isMarkdown, of: entry.day, into: &record, problems: &problems)
    if problems.first?.isForeign == true { days.miss([entry.day]) } else { days.append(record) }
    return problems
  }
}
