extension DayReader {
  /// Whether a file is seen to be free of anything wrong or doubtful without looking for it: each of its lines is
  /// empty, or a tick or an entry of a declared name and nothing else, and they fit together.
  ///
  /// A no may be mistaken, and `examine` tells; a yes never is.
  package mutating func isBeyondDoubt(
    _ bytes: ContiguousArray<UInt8>, isMarkdown: Bool = false, of day: Day, today: Day
  ) -> Bool {
    guard day <= today, bytes.count < 8192, bytes.withSpan({ $0.isPlainASCII }) else { return false }
    var seen: ContiguousArray<Contribution> = []
    var problems: [Problem] = []
    var isClear = true
    let configuration = reader.configuration
    whileTrue(of: bytes, isMarkdown: isMarkdown, on: day, problems: &problems, keeping: .counts) {
      meaning, rest, _, _ in
      let new: Contribution?
      switch meaning {
      case .blank: return true
      case .tick, .entry: new = Contribution(meaning, habitCount: configuration.habits.count)
      case .comment, .marker, .running, .goal, .text, .broken: new = nil
      }
      guard let new, rest.isEmpty, DayReader.fits(new, seen, configuration) else {
        isClear = false
        return false
      }
      seen.append(new)
      return true
    }
    return isClear && problems.isEmpty
  }

  /// Whether nothing about a line is doubtful beside those before it.
  private static func fits(
    _ new: Contribution, _ earlier: ContiguousArray<Contribution>, _ configuration: Configuration
  ) -> Bool {
    var total = new.parts
    for old in earlier where old.subject == new.subject {
      if old.mark != new.mark { return false }
      if new.mark == .none, new.time != nil, old.time == new.time, old.parts == new.parts { return false }
      total += old.parts
    }
    guard new.mark == .none else {
      return new.subject >= configuration.habits.count
        || configuration.habits[new.subject].derivation == nil
    }
    let measure = configuration.measures[new.subject - configuration.habits.count]
    return new.parts > 0 && (total <= 20 * Unit.litre.parts || !measure.isDrink)
  }

  /// Everything that is wrong or doubtful in a day file: the errors of its lines, then what looks meant
  /// otherwise in a line, and what does not fit together within the day; in the order of lines and columns.
  ///
  /// Days after `today` are still to come. Attachments are the caller's to look for.
  package mutating func examine(_ file: DayFile, of day: Day, today: Day) -> (
    record: DayRecord, problems: [Problem]
  ) {
    var record = DayRecord(day: day)
    var problems: [Problem] = []
    var doubts: [Problem] = []
    let lines = reader(asOf: day)
    file.visible.withSpan { text in
      let mayHoldControls = text.mayHoldControls
      eachLine(of: file, on: day, problems: &problems) { meaning, rest, line, number in
        record.take(meaning, rest, of: line, at: number, by: lines.amounts)
        let isTold = !rest.problems.isEmpty
        doubts += lines.doubts(
          of: line, meaning, isTold: isTold, mayHoldControls: mayHoldControls, in: text
        ).map { $0.onLine(Int(number)) }
      }
    }
    problems += doubts
    problems += self.doubts(within: record, of: file, today: today)
    problems.sort { ($0.line ?? -1, $0.range.lowerBound) < ($1.line ?? -1, $1.range.lowerBound) }
    return (record, problems)
  }

  /// Inconsistencies within a day.
  private func doubts(within record: DayRecord, of file: DayFile, today: Day) -> [Problem] {
    var doubts: [Problem] = []
    var entries = EntriesOfDay()
    let configuration = reader.configuration
    var marks = ContiguousArray<(mark: Mark, line: Int32)?>(
      repeating: nil, count: configuration.habits.count + configuration.measures.count)
    var totals = ContiguousArray<Parts>(repeating: 0, count: configuration.measures.count)
    var absurd: Set<Int> = []
    var zeros: Set<Int> = []
    var isFutureTold = false
    for line in record.records {
      func doubt(_ kind: Problem.Kind) {
        let start = file.lines[Int(line.line)].start
        doubts.append(Problem(kind, at: line.name, inLine: line.line, from: start))
      }
      // Only for what is doubtful: most lines of a long file are not.
      var name: String { file.source.text(line.name) }
      if record.day > today, !isFutureTold, line.mark == .done || line.form == .entry {
        // One is enough to tell that the file is ahead of its day.
        isFutureTold = true
        doubt(.doneInFuture(name))
      }
      if line.form == .tick, let subject = line.subject {
        if let derivation = reader.configuration.derivation(of: subject) {
          doubt(.derivedTick(name, parts: derivation.parts.map(reader.configuration.name(of:))))
          continue
        }
        let place = subject.number(habitCount: configuration.habits.count)
        if let earlier = marks[place], earlier.mark != line.mark {
          doubt(.contradictingTicks(name, line: Int(earlier.line) + 1))
        }
        if marks[place] == nil { marks[place] = (line.mark, line.line) }
      }
      guard line.form != .tick, case .measure(let measure)? = line.subject, let amount = line.amount else {
        continue
      }
      if line.form == .entry, let time = line.time {
        if let earlier = entries.line(ofEqual: measure, amount.parts, at: time, else: line.line) {
          doubt(.duplicateEntry(name, line: Int(earlier) + 1))
        }
      }
      if amount.parts == 0, reader.configuration.wantsMore(of: measure, on: record.day),
        zeros.insert(measure).inserted
      {
        doubt(.zeroAmount(measure: reader.configuration.measures[measure].name))
      }
      let total = totals[measure] + amount.parts
      totals[measure] = total
      if total > 20 * Unit.litre.parts, !absurd.contains(measure),
        reader.configuration.measures[measure].isDrink
      {
        absurd.insert(measure)
        let litres = total.number / Unit.litre.parts.number
        doubt(.absurdTotal(measure: reader.configuration.measures[measure].name, litres: Int(litres)))
      }
    }
    return doubts
  }

}

/// The entries of a day that have a time, each with its line.
private struct EntriesOfDay {
  private struct Key: Hashable {
    var measure: Int
    var parts: Parts
    var time: TimeOfDay
  }

  /// The first of them, which a look through them finds sooner than a table would.
  private var first: ContiguousArray<(key: Key, line: Int32)> = []
  private var others: [Key: Int32] = [:]

  /// The line of the entry that is equal to one; nil if there was none, and it is kept with its own line.
  mutating func line(ofEqual measure: Int, _ parts: Parts, at time: TimeOfDay, else line: Int32) -> Int32? {
    let key = Key(measure: measure, parts: parts, time: time)
    for entry in first where entry.key == key { return entry.line }
    guard first.count < 32 else {
      if let earlier = others[key] { return earlier }
      others[key] = line
      return nil
    }
    first.append((key, line))
    return nil
  }
}

extension Configuration {
  /// Whether a measure's goal of a day is at least something, so that nothing is hardly meant.
  package func wantsMore(of measure: Int, on day: Day) -> Bool {
    guard let goal = goal(of: measure, on: day, isMet: { _ in false }), case .atLeast = goal.bound else {
      return false
    }
    return true
  }
}

extension Measure {
  /// Whether it is a volume that adds up over a day: what nobody drinks 20 l of.
  fileprivate var isDrink: Bool { unit.kind == .volume && aggregate == .sum }
}
