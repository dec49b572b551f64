extension Interpreter {
  /// Whether a file is seen to be free of anything wrong or doubtful without being read in full: all of its lines
  /// are plain or empty, and they fit together.
  ///
  /// A no may be mistaken, and `examine` tells; a yes never is.
  package func isBeyondDoubt(_ bytes: ContiguousArray<UInt8>, of day: Day, today: Day) -> Bool {
    guard let plainLines, day <= today, bytes.count < 8192 else { return false }
    var seen: ContiguousArray<Contribution> = []
    return bytes.withSpan { text in
      var start = DayFile.markLength(of: text)
      while start < text.count {
        if text[start] == Byte.newline {
          start += 1
          continue
        }
        guard let line = plainLines.line(text, at: start) else { return false }
        let new = Contribution(line)
        guard fits(new, seen) else { return false }
        seen.append(new)
        start = line.next
      }
      return true
    }
  }

  /// Whether nothing about a plain line is doubtful beside those before it.
  private func fits(_ new: Contribution, _ earlier: ContiguousArray<Contribution>) -> Bool {
    var total = new.parts
    for old in earlier where old.subject == new.subject {
      if old.mark != new.mark { return false }
      if new.mark == .none, new.time != nil, old.time == new.time, old.parts == new.parts { return false }
      total += old.parts
    }
    guard new.mark == .none else { return true }
    let measure = new.subject - reader.configuration.habits.count
    return new.parts > 0 && (total <= 20 * Unit.litre.parts || !isAdded(measure))
  }

  /// Everything that is wrong or doubtful in a day file: the errors of its lines, then what looks meant
  /// otherwise in a line, and what does not fit together within the day; in the order of lines and columns.
  ///
  /// Days after `today` are still to come. Attachments are the caller's to look for.
  package mutating func examine(_ file: DayFile, of day: Day, today: Day) -> (
    record: DayRecord, problems: [Problem]
  ) {
    var (record, problems) = read(file, of: day)
    let uncounted = file.lines.contains { $0.shape == .marker } ? ConflictMarkers(in: file) : nil
    for index in file.lines.indices {
      if let uncounted, uncounted.markers.contains(index) || uncounted.lines.contains(index) { continue }
      let line = file.lines[index]
      let reading = lineReading(line, of: file)
      problems += reader.doubts(of: line, reading, in: file).map { $0.onLine(index) }
    }
    problems += doubts(within: record, of: file, today: today)
    problems.sort { ($0.line ?? -1, $0.range.lowerBound) < ($1.line ?? -1, $1.range.lowerBound) }
    return (record, problems)
  }

  /// What does not fit together within a day.
  private func doubts(within record: DayRecord, of file: DayFile, today: Day) -> [Problem] {
    var doubts: [Problem] = []
    var entries: [EntryKey: Int32] = [:]
    var marks: [Reference: (mark: Mark, line: Int32)] = [:]
    var totals: [Int: Parts] = [:]
    var absurd: Set<Int> = []
    for line in record.records {
      func doubt(_ kind: Problem.Kind) {
        let start = file.lines[Int(line.line)].start
        doubts.append(Problem(kind, at: line.name, inLine: line.line, from: start))
      }
      // Only for what is doubtful: most lines of a long file are not.
      var name: String { file.source.text(line.name) }
      if record.day > today, line.mark == .done || line.form == .entry {
        doubt(.doneInFuture(name))
      }
      if line.form == .tick, let subject = line.subject {
        if let earlier = marks[subject], earlier.mark != line.mark {
          doubt(.contradictingTicks(name, line: Int(earlier.line) + 1))
        }
        if marks[subject] == nil { marks[subject] = (line.mark, line.line) }
      }
      guard line.form != .tick, case .measure(let measure)? = line.subject, let amount = line.amount else {
        continue
      }
      if line.form == .entry, let time = line.time {
        let key = EntryKey(measure: measure, parts: amount.parts, time: time)
        if let earlier = entries[key] {
          doubt(.duplicateEntry(name, line: Int(earlier) + 1))
        } else {
          entries[key] = line.line
        }
      }
      if amount.parts == 0, hasAtLeastGoal(measure, on: record.day) {
        doubt(.zeroAmount(measure: reader.configuration.measures[measure].name))
      }
      let total = (totals[measure] ?? 0) + amount.parts
      totals[measure] = total
      if total > 20 * Unit.litre.parts, !absurd.contains(measure), isAdded(measure) {
        absurd.insert(measure)
        let litres = total.number / Unit.litre.parts.number
        doubt(.absurdTotal(measure: reader.configuration.measures[measure].name, litres: Int(litres)))
      }
    }
    return doubts
  }

  private struct EntryKey: Hashable {
    var measure: Int
    var parts: Parts
    var time: TimeOfDay
  }

  private func hasAtLeastGoal(_ measure: Int, on day: Day) -> Bool {
    guard let goal = reader.configuration.goal(of: measure, on: day, isMet: { _ in false }) else {
      return false
    }
    if case .atLeast = goal.bound { return true }
    return false
  }

  /// Whether a measure is a volume that adds up over a day: what nobody drinks 20 l of.
  private func isAdded(_ measure: Int) -> Bool {
    let declared = reader.configuration.measures[measure]
    return declared.unit.kind == .volume && declared.aggregate == .sum
  }
}
