extension LineReader {
  /// Reads `goal MEASURE ...`; nil if the line is none, because no declared measure follows the word.
  func readGoal(
    _ text: Span<UInt8>, from start: Int, _ end: Int, _ rest: inout LineRest
  ) -> LineMeaning? {
    let keyword = word(text, at: start, end)
    guard isWord(text, keyword, "goal") else { return nil }
    let nameStart = skippingBlanks(text, keyword.end, end)
    guard nameStart < end, let match = vocabulary.match(text, at: nameStart, end),
      case .measure(let measure) = match.subject
    else { return nil }
    let name = Int32(nameStart)..<Int32(match.end)
    let first = Cursor(passedMarks(text, match.end, end), upTo: end)
    // The goal's wording ends with its last word, before a comment.
    var (cursor, lastStart, last) = (first, match.end, match.end)
    while let word = cursor.nextWord(text) {
      if word.form == .comment {
        rest.end(withComment: word.start)
        break
      }
      (lastStart, last) = (word.start, word.end)
    }
    switch amounts.readBound(text, Cursor(first.place, upTo: max(first.place, last)), of: measure) {
    case .bound(let bound, let boundEnd, isWeekly: false) where boundEnd == last:
      rest.set(bound)
      if let doubt = amounts.doubtedGoal(bound, endingIn: string(text, lastStart, last), of: measure) {
        rest.note(doubt, at: Int32(lastStart)..<Int32(last))
      }
      return .goal(GoalStatement(measure: measure, name: name))
    case .bound, .nothing:
      var statement = Statement()
      statement.subject = match.subject
      statement.name = name
      let typed = string(text, match.end, last).trimmed
      let length =
        amounts.facts[measure].own.kind == .time
        ? meantLength(typed) ?? lengthOfRange(text, Cursor(first.place, upTo: last)) : nil
      fail(.badGoal(typed, length: length), Int32(nameStart)..<Int32(last), &statement, &rest)
      return .broken(statement)
    }
  }

  /// The length of a range of times that is all there is, `23:15-06:45` or `6-7pm`; nil of anything else.
  private func lengthOfRange(_ text: Span<UInt8>, _ start: Cursor) -> String? {
    guard let first = start.followingWord(text) else { return nil }
    if case .time(let range) = readTime(text, first, upTo: start.end), range.end == start.end {
      return range.length.flatMap { 1..<1440 ~= $0 ? TimeOfDay.length(ofMinutes: $0) : nil }
    }
    guard let odd = oddRange(text, at: first.start, start.end), odd.end == start.end else { return nil }
    return TimeOfDay.length(ofMinutes: odd.start.minutes(until: odd.stop))
  }
}

/// The finding where the bound of a goal may stand.
enum BoundOutcome {
  case nothing
  case bound(Goal.Bound, end: Int, isWeekly: Bool)
}

extension AmountReader {
  /// Reads `3l`, `at most 3cup`, `1400..1600`, each perhaps with `/week`, from the first word on.
  func readBound(_ text: Span<UInt8>, _ start: Cursor, of measure: Int) -> BoundOutcome {
    var cursor = start
    let isLimit = pass("most", text, &cursor)
    if !isLimit { _ = pass("least", text, &cursor) }
    guard let first = cursor.followingWord(text) else { return .nothing }
    let context = context(of: measure)
    if let middle = rangeSign(text, first) {
      return isLimit ? .nothing : readRange(text, first, middle, upTo: start.end, context)
    }
    func bound(_ amount: AmountReading) -> Goal.Bound {
      let amount = written(amount, of: measure)
      return isLimit ? .atMost(amount) : .atLeast(amount)
    }
    if let week = weekSuffix(text, cursor) {
      guard first.form == .number, week.start > first.start,
        case .amount(let amount) = read(
          text, word(text, at: first.start, min(first.end, week.start)), upTo: week.start, in: context),
        amount.end == week.start
      else { return .nothing }
      return .bound(bound(amount), end: week.end, isWeekly: true)
    }
    guard first.form == .number, case .amount(let amount) = read(text, first, upTo: start.end, in: context)
    else { return .nothing }
    return .bound(bound(amount), end: amount.end, isWeekly: false)
  }

  /// Reads one amount at a place, with a bare number as the measure's unit; nil if there is none.
  func readWritten(
    _ text: Span<UInt8>, _ start: Cursor, of measure: Int?, kind: Kind?
  ) -> (amount: WrittenAmount, end: Int)? {
    let context = AmountContext(
      measure: measure, kind: kind, allowsBare: measure != nil, takesLetters: true)
    guard let first = start.followingWord(text), first.form == .number,
      case .amount(let amount) = read(text, first, upTo: start.end, in: context)
    else { return nil }
    return (written(amount, of: measure), amount.end)
  }

  private func written(_ amount: AmountReading, of measure: Int?) -> WrittenAmount {
    WrittenAmount(amount.ratio, written(amount.unit, of: measure))
  }

  /// Passes over `at` and a word, if another word follows them.
  private func pass(_ expected: String, _ text: Span<UInt8>, _ cursor: inout Cursor) -> Bool {
    var next = cursor
    guard let at = next.nextWord(text), isWord(text, at, "at"), let word = next.nextWord(text),
      isWord(text, word, expected), next.followingWord(text) != nil
    else { return false }
    cursor = next
    return true
  }

  /// `1400..1600`: both ends are amounts, and a unit on one of them is for both.
  private func readRange(
    _ text: Span<UInt8>, _ whole: Word, _ middle: Int, upTo end: Int, _ context: AmountContext
  ) -> BoundOutcome {
    let (low, high) = (word(text, at: whole.start, middle), word(text, at: middle + 2, whole.end))
    guard high.form == .number, low.form == .number,
      case .amount(let most) = read(text, high, upTo: end, in: context),
      case .amount(let least) = read(text, low, upTo: low.end, in: context)
    else { return .nothing }
    var lower = written(least, of: context.measure)
    let higher = written(most, of: context.measure)
    if case .own = least.unit, !most.unitText.isEmpty { lower.unit = higher.unit }
    let order = configuration.target(
      .range(lower, higher), isWeekly: false, in: context.measure ?? 0, on: day)
    guard (order.atLeast ?? 0) <= (order.atMost ?? 0) else { return .nothing }
    return .bound(.range(lower, higher), end: most.end, isWeekly: false)
  }

  /// The place of the `..` within a word; nil if there is none.
  private func rangeSign(_ text: Span<UInt8>, _ whole: Word) -> Int? {
    guard whole.end - whole.start > 3 else { return nil }
    for place in (whole.start + 1)..<(whole.end - 2)
    where text[place] == Byte.point && text[place + 1] == Byte.point {
      return place
    }
    return nil
  }

  /// The places where the amount before `/week` ends and where the word does, for the first word that ends in
  /// `/week`; nil if none does.
  func weekSuffix(_ text: Span<UInt8>, _ start: Cursor) -> (start: Int, end: Int)? {
    var (cursor, before) = (start, start.place)
    while let word = cursor.nextWord(text) {
      let cut = word.end - 5
      if cut >= word.start, string(text, cut, word.end).lowercased() == "/week" {
        return (cut > word.start ? cut : before, word.end)
      }
      before = word.end
    }
    return nil
  }
}

/// Whether a word is a given one, in small or capital letters.
func isWord(_ text: Span<UInt8>, _ word: Word, _ expected: String) -> Bool {
  guard word.end - word.start == expected.utf8.count else { return false }
  var place = word.start
  for byte in expected.utf8 {
    if text[place].lowercased != byte { return false }
    place += 1
  }
  return true
}
