/// Lines with a box.
extension LineReader {
  /// A line with a box: a tick, on a measure an entry, and with nothing behind the box text.
  @inline(__always)
  func readTick(_ line: Line, _ text: Span<UInt8>, _ rest: inout LineRest) -> LineMeaning {
    var (start, end) = (Int(line.content), Int(line.end))
    var statement = Statement()
    statement.mark = line.mark
    statement.headEnd = line.content
    guard start < end else { return .text(TextStatement(statement)) }
    if let after = readLeadingTime(text, start, end, &statement, &rest) { start = after }
    guard let match = vocabulary.match(text, at: start, end) else {
      if let named = markedName(text, at: start, end, isLed: true, &rest) {
        return readBoxed(named.match, text, nameAt: named.start, end, &statement, &rest)
      }
      return readUndeclaredTick(text, Cursor(start, upTo: end), &statement, &rest)
    }
    if isTag(text, match, end) {
      return readTagBehindBox(text, Cursor(start, upTo: end), statement, &rest)
    }
    return readBoxed(match, text, nameAt: start, end, &statement, &rest)
  }

  /// A line whose box is not written as one, before a declared name: `[x]gym`, `[] gym`, `[ x] gym`, `[x ] gym`.
  func readOddBox(
    _ text: Span<UInt8>, from start: Int, _ end: Int, _ rest: inout LineRest
  ) -> LineMeaning? {
    var place = start + 1
    var mark = Mark.open
    while place < end, place <= start + 3, text[place] != Byte.close {
      if !text[place].isBlank {
        guard mark == .open, let inside = Mark(inBox: text[place]), inside != .open else { return nil }
        mark = inside
      }
      place += 1
    }
    guard place < end, text[place] == Byte.close else { return nil }
    let boxEnd = place + 1
    let name = skippingBlanks(text, boxEnd, end)
    guard name < end, let match = vocabulary.match(text, at: name, end) else { return nil }
    rest.note(
      .oddBox(string(text, start, boxEnd)), at: Int32(start)..<Int32(boxEnd),
      fixing: Int32(start)..<Int32(name),
      with: "[\(mark.symbol)] ")
    var statement = Statement()
    statement.mark = mark
    return readBoxed(match, text, nameAt: name, end, &statement, &rest)
  }

  /// A declared name behind a box, however that is written; the statement holds its mark, and a time before the name.
  @inline(__always)
  func readBoxed(
    _ match: Vocabulary.Match, _ text: Span<UInt8>, nameAt start: Int, _ end: Int,
    _ statement: inout Statement, _ rest: inout LineRest
  ) -> LineMeaning {
    statement.subject = match.subject
    statement.name = Int32(start)..<Int32(match.nameEnd)
    guard readBehindName(text, match, upTo: end, &statement, &rest) else { return .broken(statement) }
    if statement.isRunning { return .running(statement) }
    switch match.subject {
    case .habit:
      noteLongRange(statement, text, &rest)
      return .tick(statement)
    case .measure(let measure): return settled(&statement, of: measure, text, upTo: end, &rest)
    }
  }

  /// A tick on a measure is an entry of its amount, else of a cup; without either it is an error if it is done, and with
  /// other words behind it a one-off.
  private func settled(
    _ statement: inout Statement, of measure: Int, _ text: Span<UInt8>, upTo end: Int, _ rest: inout LineRest
  ) -> LineMeaning {
    guard useLength(of: measure, text, &statement, &rest) else { return .broken(statement) }
    // Nobody declared it, so a task that has its name is no error.
    if isImplied, statement.amount == nil {
      statement.subject = nil
      return .tick(statement)
    }
    if statement.amount == nil, rest.hasText, statement.mark != .skipped {
      if let oneOff = readOneOff(statement, text, upTo: end, &rest) { return oneOff }
    }
    if statement.amount == nil, statement.mark != .skipped {
      statement.amount = amounts.unsaidCup(of: measure, after: statement.name)
    }
    guard statement.mark == .done else { return .tick(statement) }
    guard statement.amount == nil else { return .entry(statement) }
    failWithoutAmount(of: measure, text, upTo: end, &statement, &rest)
    return .broken(statement)
  }

  /// A tick on a measure with other words right behind the name, as a one-off; nil if none stand there.
  private func readOneOff(
    _ statement: Statement, _ text: Span<UInt8>, upTo end: Int, _ rest: inout LineRest
  ) -> LineMeaning? {
    let start = Cursor(Int(statement.name.lowerBound), upTo: end)
    var oneOff = Statement()
    (oneOff.mark, oneOff.headEnd) = (statement.mark, Int32(start.place))
    if statement.timeRange.lowerBound < statement.name.lowerBound {
      (oneOff.time, oneOff.timeRange) = (statement.time, statement.timeRange)
    }
    var found = LineRest()
    found.begin(at: Int(rest.start))
    found.kept = rest.kept
    let meaning = readUndeclaredTick(text, start, &oneOff, &found)
    guard case .tick(let tick) = meaning, tick.name.upperBound > statement.name.upperBound else { return nil }
    found.isOfItsDay = found.isOfItsDay || rest.isOfItsDay
    found.isOfItsTime = found.isOfItsTime || rest.isOfItsTime
    rest.take(found)
    return meaning
  }

  /// Lets the length of a range be the amount, on a measure of time without another; false if it has no length, which is
  /// an error.
  func useLength(
    of measure: Int, _ text: Span<UInt8>, _ statement: inout Statement, _ rest: inout LineRest
  ) -> Bool {
    guard statement.amount == nil, let length = statement.length, amounts.facts[measure].own.kind == .time,
      !isPlan(statement, rest)
    else {
      return true
    }
    guard length < 1440 else {
      let range = statement.timeRange
      let typed = string(text, Int(range.lowerBound), Int(range.upperBound))
      fail(.badAmount(typed, .noLength, readings: []), range, &statement, &rest)
      return false
    }
    statement.amount = amountOfLength(statement)
    noteLongRange(statement, text, &rest)
    return true
  }

  /// Lets the length of a range be the amount of a habit that has no other.
  func useLength(ofHabit statement: inout Statement, _ text: Span<UInt8>, _ rest: inout LineRest) {
    guard statement.amount == nil, statement.length != nil, !isPlan(statement, rest) else { return }
    statement.amount = amountOfLength(statement)
    noteLongRange(statement, text, &rest)
  }

  /// Whether a range before a name is of a plan and no length of what is named: words follow the name,
  /// `9:00-10:00 Read emails`.
  private func isPlan(_ statement: Statement, _ rest: borrowing LineRest) -> Bool {
    rest.hasText && !statement.timeRange.isEmpty && statement.timeRange.lowerBound < statement.name.lowerBound
  }

  /// The length of a range as the amount of a line without another, where its subject may have one: a habit, and a
  /// measure of time. Nil of a range that ends where it starts: that has none.
  func amountOfLength(_ statement: Statement) -> LineAmount? {
    guard statement.amount == nil, let length = statement.length, 1..<1440 ~= length else { return nil }
    switch statement.subject {
    case .habit?: return amounts.length(length, at: statement.timeRange, of: nil)
    case .measure(let measure)? where amounts.facts[measure].own.kind == .time:
      return amounts.length(length, at: statement.timeRange, of: measure)
    case .measure?, nil: return nil
    }
  }

  /// The name of an undeclared tick: its words up to the first amount, time, tag, comment or end.
  private func readUndeclaredTick(
    _ text: Span<UInt8>, _ start: Cursor, _ statement: inout Statement, _ rest: inout LineRest
  ) -> LineMeaning {
    let start = passedTags(text, start, &rest)
    var cursor = start
    var nameEnd = start.place
    search: while let word = cursor.nextWord(text) {
      switch word.form {
      case .keyed where word.start == start.place && !isCounting(text, word): break
      // Nothing but tags: the first of them is the name.
      case .tag where word.start == start.place && (word.colon < 0 || !isCounting(text, word)): break
      case .tag, .keyed, .comment: break search
      case .number:
        if isTimeLike(text, word, upTo: start.end),
          nameEnd > start.place || isTimeMeant(text, word, start.end)
        {
          break search
        }
        if nameEnd > start.place, case .amount = amounts.read(text, word, upTo: start.end, in: .free) {
          break search
        }
      case .plain:
        if nameEnd > start.place,
          isBoxOfName(text, word, start.end) || isBoxOfOneOff(text, word, start.end, statement)
            || field(text, at: word.start, start.end) != nil
        {
          break search
        }
      }
      nameEnd = word.end
    }
    guard nameEnd > start.place else {
      if let first = start.followingWord(text), case .impossible = readTime(text, first, upTo: start.end) {
        fail(.badTime(string(text, first.start, first.end)), first.range, &statement, &rest)
        return .broken(statement)
      }
      return .text(TextStatement(statement))
    }
    statement.headEnd = Int32(nameEnd)
    let restStart = Cursor(nameEnd, upTo: start.end)
    while nameEnd > start.place + 1, text[nameEnd - 1] == Byte.colon { nameEnd -= 1 }
    statement.name = Int32(start.place)..<Int32(nameEnd)
    let isRead = readWords(text, restStart, in: .free, isHead: true, &statement, &rest)
    return isRead ? .tick(statement) : .broken(statement)
  }

  /// A box with a tag in place of a name: text with that tag, which does not count if the box is open or skipped.
  private func readTagBehindBox(
    _ text: Span<UInt8>, _ start: Cursor, _ boxed: Statement, _ rest: inout LineRest
  ) -> LineMeaning {
    var statement = boxed
    _ = readWords(text, start, in: .free, isHead: false, &statement, &rest)
    if boxed.mark != .done, let tag = rest.counting.first {
      rest.note(.uncounted(name: configuration.measures[tag.measure].name), at: tag.key)
      rest.dropCounting()
    }
    return .text(TextStatement(statement))
  }

  /// Whether the key of a tag is a declared measure.
  func isCounting(_ text: Span<UInt8>, _ word: Word) -> Bool {
    if case .measure? = declaredKey(text, word)?.subject { true } else { false }
  }

  /// The declared name that the key of a tag is, with its place; nil if the key is none.
  func declaredKey(_ text: Span<UInt8>, _ word: Word) -> (start: Int, subject: Reference)? {
    let start = text[word.start] == Byte.hash ? word.start + 1 : word.start
    guard let match = vocabulary.match(text, at: start, word.colon + 1), match.end == word.colon else {
      return nil
    }
    return (start, match.subject)
  }

  /// Whether a word that begins a tick and looks like a time is meant as one: there is such a time, or a declared name
  /// follows it.
  private func isTimeMeant(_ text: Span<UInt8>, _ word: Word, _ end: Int) -> Bool {
    guard case .impossible = readTime(text, word, upTo: end) else { return true }
    let next = skippingBlanks(text, word.end, end)
    return next == end || !isImplied && vocabulary.match(text, at: next, end) != nil
  }

  /// Whether a word may begin the name of a tick behind tags: neither a time nor an amount does.
  func mayBeginName(_ word: Word, _ text: Span<UInt8>, upTo end: Int) -> Bool {
    guard word.form == .number else { return word.form == .plain }
    if case .amount = amounts.read(text, word, upTo: end, in: .free) { return false }
    return !isTimeLike(text, word, upTo: end)
  }
}
