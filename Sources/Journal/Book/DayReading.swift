/// The meaning of whole day files.
extension DayReader {
  /// Reads a file of a day into a book, whose later days have not been read; its errors and warnings of single
  /// lines are added to `problems` in the order of lines.
  package mutating func read(
    _ bytes: ContiguousArray<UInt8>, isMarkdown: Bool = false, of day: Day, into book: inout Book,
    problems: inout [Problem]
  ) {
    read(bytes, isMarkdown: isMarkdown, of: day, into: &book, problems: &problems) { _, _ in }
  }

  /// The same, and what the ticks of each habit come to, in the order of the configuration.
  package mutating func read(
    _ bytes: ContiguousArray<UInt8>, isMarkdown: Bool, of day: Day, into book: inout Book,
    _ ticks: inout [WinningTick], problems: inout [Problem]
  ) {
    for habit in ticks.indices { ticks[habit] = WinningTick() }
    read(bytes, isMarkdown: isMarkdown, of: day, into: &book, problems: &problems) { contribution, number in
      guard ticks.indices.contains(contribution.subject) else { return }
      ticks[contribution.subject].take(contribution.mark, at: contribution.time, inLine: number)
    }
  }

  @inline(__always)
  private mutating func read(
    _ bytes: ContiguousArray<UInt8>, isMarkdown: Bool, of day: Day, into book: inout Book,
    problems: inout [Problem], _ counted: (Contribution, Int32) -> Void
  ) {
    book.beginRow(of: day)
    var ownGoals: [OwnGoal] = []
    func count(_ contribution: Contribution, _ number: Int32) {
      book.count(contribution)
      counted(contribution, number)
    }
    eachLine(
      of: bytes, isMarkdown: isMarkdown, on: day, problems: &problems, keeping: .counts,
      ifKnown: { memory, line, number in
        memory.eachContribution(of: line) { count($0, number) }
        return true
      },
      { meaning, rest, _, number, _ in
        meaning.eachContribution(rest, habitCount: book.habitCount) { count($0, number) }
        if let goal = OwnGoal(meaning, rest, line: number) { ownGoals.append(goal) }
      })
    book.endRow(ownGoals)
  }

  /// Reads a file of a day into a record that is emptied first; its errors and warnings of single lines are
  /// added to `problems` in the order of lines.
  package mutating func read(
    _ file: DayFile, of day: Day, into record: inout DayRecord, problems: inout [Problem]
  ) {
    record.reset(to: day)
    eachLine(of: file, on: day, problems: &problems) { meaning, rest, line, number, reader in
      record.take(meaning, rest, of: line, at: number, by: reader.amounts)
    }
  }

  /// The same of a file's bytes, whose lines are not asked for again.
  package mutating func read(
    _ bytes: ContiguousArray<UInt8>, isMarkdown: Bool, of day: Day, into record: inout DayRecord,
    problems: inout [Problem]
  ) {
    record.reset(to: day)
    eachLine(of: bytes, isMarkdown: isMarkdown, on: day, problems: &problems, keeping: .counts) {
      meaning, rest, line, number, reader in
      record.take(meaning, rest, of: line, at: number, by: reader.amounts)
    }
  }

  /// Reads a file of a day, with its errors.
  package mutating func read(_ file: DayFile, of day: Day) -> (record: DayRecord, problems: [Problem]) {
    var record = DayRecord(day: day)
    var problems: [Problem] = []
    read(file, of: day, into: &record, problems: &problems)
    return (record, problems)
  }
}

extension DayRecord {
  /// Keeps what a line says.
  package mutating func take(
    _ meaning: LineMeaning, _ rest: borrowing LineRest, of line: Line, at number: Int32,
    by amounts: borrowing AmountReader
  ) {
    var time: TimeOfDay?
    switch meaning {
    case .blank, .comment, .broken: return
    case .text(let text):
      textLines.append(number)
      time = text.time
    case .marker: textLines.append(number)
    case .running(let statement):
      if let timer = Timer(statement, line: number) { timers.append(timer) }
      return
    case .goal:
      if let goal = OwnGoal(meaning, rest, line: number) { ownGoals.append(goal) }
    case .tick(let statement):
      time = statement.time
      records.append(Record(.tick, statement, statement.mark, of: line, at: number, by: amounts))
    case .entry(let statement):
      time = statement.time
      records.append(Record(.entry, statement, .none, of: line, at: number, by: amounts))
    }
    guard !rest.counting.isEmpty, meaning.letsTagsCount else { return }
    for tag in rest.counting {
      records.append(
        Record(
          form: .tag, line: number, offset: tag.key.lowerBound, subject: .measure(tag.measure),
          name: tag.key, mark: .none, time: time, amount: amounts.recorded(tag.amount)))
    }
  }
}

extension Record {
  /// Makes a record of the content of a tick or an entry.
  init(
    _ form: Form, _ statement: Statement, _ mark: Mark, of line: Line, at number: Int32,
    by amounts: borrowing AmountReader
  ) {
    self.init(
      form: form, line: number, offset: line.box, subject: statement.subject, name: statement.name,
      mark: mark, time: statement.time, amount: statement.amount.map { amounts.recorded($0) })
  }
}

extension OwnGoal {
  /// The goal of a goal line; nil of any other line.
  init?(_ meaning: LineMeaning, _ rest: borrowing LineRest, line: Int32) {
    guard case .goal(let goal) = meaning, let bound = rest.bound else { return nil }
    self.init(measure: goal.measure, bound: bound, line: line)
  }
}
