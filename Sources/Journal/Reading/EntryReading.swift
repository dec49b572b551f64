/// Lines without a box: entries, goals of the day and text.
extension LineReader {
  /// A line without a box; what is nothing else is text.
  @inline(__always)
  func readPlain(_ line: Line, _ text: Span<UInt8>, _ rest: inout LineRest) -> LineMeaning {
    let (start, end) = (Int(line.content), Int(line.end))
    let first = text[start]
    if vocabulary.mayBegin(with: first) {
      if first.lowercased == UInt8(ascii: "g"), let goal = readGoal(text, from: start, end, &rest) {
        return goal
      }
      if let match = vocabulary.match(text, at: start, end) {
        if isTag(text, match, end) { return readText(text, from: start, end, &rest) }
        if let meaning = readEntry(match, text, nameAt: start, end, Statement(), &rest) { return meaning }
      }
      if let meaning = readSpelledFirst(text, from: start, end, Statement(), &rest) { return meaning }
    } else if first == Byte.open, let meaning = readOddBox(text, from: start, end, &rest) {
      return meaning
    } else if LineReader.beginsMark(first),
      let named = markedName(text, at: start, end, isLed: start > Int(line.start), &rest)
    {
      if let meaning = readEntry(named.match, text, nameAt: named.start, end, Statement(), &rest) {
        return meaning
      }
    }
    if !first.isASCIILetter, let meaning = readAmountFirst(text, from: start, end, &rest) { return meaning }
    return readText(text, from: start, end, &rest)
  }

  /// Whether a colon behind a measure's name makes a tag of it: "without the blank a colon makes a tag".
  ///
  /// Behind a habit's it is passed over, since what was meant is plain: `[x] gym:legs`.
  @inline(__always)
  func isTag(_ text: Span<UInt8>, _ match: Vocabulary.Match, _ end: Int) -> Bool {
    guard match.end &+ 1 < end, text[match.end] == Byte.colon, text[match.end &+ 1] != Byte.colon,
      case .measure = match.subject
    else { return false }
    return blankLength(text, match.end &+ 1, end) == 0
  }

  /// A line that begins with a declared name, after a time perhaps: an entry or an error; nil if it is text after all.
  @inline(__always)
  func readEntry(
    _ match: Vocabulary.Match, _ text: Span<UInt8>, nameAt start: Int, _ end: Int, _ begun: Statement,
    _ rest: inout LineRest
  ) -> LineMeaning? {
    var statement = begun
    statement.subject = match.subject
    statement.name = Int32(start)..<Int32(match.nameEnd)
    guard readBehindName(text, match, upTo: end, &statement, &rest) else { return .broken(statement) }
    if statement.isRunning { return .running(statement) }
    if isImplied, !isFollowedAtOnce(statement, text, match.end, end) { return asText(&rest) }
    switch match.subject {
    case .habit:
      useLength(ofHabit: &statement, text, &rest)
      guard statement.amount != nil else { return asText(&rest) }
      statement.mark = .done
      return .tick(statement)
    case .measure(let measure):
      guard useLength(of: measure, text, &statement, &rest) else { return .broken(statement) }
      if statement.amount == nil, isLengthAsTime(statement, measure, text, match.end, end) {
        failWithoutAmount(of: measure, text, upTo: end, &statement, &rest)
        return .broken(statement)
      }
      if statement.amount == nil, !rest.hasText, !isImplied,
        !rest.counting.isEmpty || !isUnfilled(match, text, end, statement.timeRange)
      {
        statement.amount = amounts.unsaidCup(of: measure, after: statement.name)
      }
      return statement.amount == nil ? asText(&rest) : .entry(statement)
    }
  }

  /// Whether a measure of time has a time of day right behind its name and no amount: a length written as a time.
  private func isLengthAsTime(
    _ statement: Statement, _ measure: Int, _ text: Span<UInt8>, _ nameEnd: Int, _ end: Int
  ) -> Bool {
    guard amounts.facts[measure].own.kind == .time, statement.time != nil, statement.length == nil else {
      return false
    }
    return statement.timeRange.lowerBound == Int32(skippingBlanks(text, passedMarks(text, nameEnd, end), end))
  }

  /// Whether a name has a colon or another mark behind it and else nothing but tags and a comment, or is marked and alone
  /// with these: a field that is not filled in, a link, a heading. What has a time before it only ends there as a
  /// sentence does: `8:00 coffee.`
  private func isUnfilled(
    _ match: Vocabulary.Match, _ text: Span<UInt8>, _ end: Int, _ time: Range<Int32>
  ) -> Bool {
    let place = passedMarks(text, match.end, end)
    if !time.isEmpty, place > match.end, text[match.end] != Byte.colon, text[match.end] != UInt8(ascii: "?") {
      return false
    }
    guard place > match.end || match.isMarked, time.lowerBound < match.end else { return false }
    // The file's own date is passed over, and is said as a time is.
    return Cursor(place, upTo: end).followingWord(text)?.form != .number
  }

  /// A line that begins with an amount in words, before the name that it is of: `a glass of water 08:10`.
  ///
  /// Nil if anything but times, tags and a comment follow: then it is prose.
  private func readSpelledFirst(
    _ text: Span<UInt8>, from start: Int, _ end: Int, _ begun: Statement, _ rest: inout LineRest
  ) -> LineMeaning? {
    let cursor = Cursor(start, upTo: end)
    guard !isImplied, let first = cursor.followingWord(text), first.form == .plain,
      let free = amounts.readSpelled(text, first, upTo: end, in: .free)
    else { return nil }
    var behind = Cursor(free.end, upTo: end)
    if let of = behind.followingWord(text), isTyped(text, of, .of) { behind.place = of.end }
    behind.skipBlanks(text)
    guard !behind.isAtEnd, let match = vocabulary.match(text, at: behind.place, end),
      case .measure(let measure) = match.subject, !isTag(text, match, end),
      let amount = amounts.readSpelled(text, first, upTo: end, in: amounts.context(of: measure)),
      holdsTimesAndTagsAlone(text, Cursor(passedMarks(text, match.end, end), upTo: end))
    else { return nil }
    var statement = begun
    statement.subject = match.subject
    statement.name = Int32(behind.place)..<Int32(match.nameEnd)
    guard take(amount, from: first.start, of: measure, text, &statement, &rest),
      readBehindName(text, match, upTo: end, &statement, &rest)
    else { return .broken(statement) }
    return .entry(statement)
  }

  /// Whether the first word after the name is an amount or a range: what alone makes an entry of an undeclared name.
  private func isFollowedAtOnce(
    _ statement: Statement, _ text: Span<UInt8>, _ nameEnd: Int, _ end: Int
  ) -> Bool {
    let first = Int32(skippingBlanks(text, passedMarks(text, nameEnd, end), end))
    if let amount = statement.amount, !amount.range.isEmpty, amount.range.lowerBound == first { return true }
    return statement.length != nil && statement.timeRange.lowerBound == first
  }

  /// A line that begins with a time, or with the amount of the name that follows it; nil if it is text.
  private func readAmountFirst(
    _ text: Span<UInt8>, from start: Int, _ end: Int, _ rest: inout LineRest
  ) -> LineMeaning? {
    guard !isImplied else { return nil }
    var (start, statement) = (start, Statement())
    if let after = readLeadingTime(text, start, end, &statement, &rest) {
      start = after
      if let match = vocabulary.match(text, at: start, end) {
        return readEntry(match, text, nameAt: start, end, statement, &rest)
      }
      if let meaning = readSpelledFirst(text, from: start, end, statement, &rest) { return meaning }
    }
    var cursor = Cursor(start, upTo: end)
    cursor.place = passedApproximately(text, Cursor(start, upTo: end))
    guard let first = cursor.nextWord(text), first.form == .number, !isDottedDate(text, first) else {
      return nil
    }
    // The word before the one that is looked at, and the end of what stands before that.
    var (last, before) = (first, first.end)
    for count in 1..<7 where last.form != .comment {
      cursor.skipBlanks(text)
      guard !cursor.isAtEnd else { return nil }
      if let match = vocabulary.match(text, at: cursor.place, end) {
        // `250ml kcal:120` has a tag.
        if isTag(text, match, end) { return nil }
        let amountEnd = count > 1 && isTyped(text, last, .of) ? before : last.end
        return readAmount(
          first, upTo: amountEnd, isOneWord: isOneNumber(first, text, upTo: amountEnd), before: match,
          nameAt: cursor.place,
          text,
          end, statement, &rest)
      }
      before = last.end
      guard let next = cursor.nextWord(text) else { return nil }
      last = next
    }
    return nil
  }

  /// The first words as the amount of a name that follows them; a bare number there is text, and so nil.
  private func readAmount(
    _ first: Word, upTo amountEnd: Int, isOneWord: Bool, before match: Vocabulary.Match, nameAt start: Int,
    _ text: Span<UInt8>, _ end: Int, _ begun: Statement, _ rest: inout LineRest
  ) -> LineMeaning? {
    var statement = begun
    var context = context(of: match.subject)
    context.allowsBare = false
    let outcome = amounts.read(text, first, upTo: amountEnd, in: context)
    switch outcome {
    case .amount(let amount) where amount.end == amountEnd:
      statement.subject = match.subject
      statement.name = Int32(start)..<Int32(match.nameEnd)
      guard take(amount, from: first.start, of: context.measure, text, &statement, &rest),
        readBehindName(text, match, upTo: end, &statement, &rest)
      else { return .broken(statement) }
      switch match.subject {
      case .measure: return .entry(statement)
      case .habit:
        statement.mark = .done
        return .tick(statement)
      }
    case .amount, .nothing:
      if case .measure(let measure) = match.subject, isOneWord {
        context.allowsBare = true
        if let clock = clockAsNumber(text, first) {
          noteOddTime(text, first.start, first.end, meant: clock, &rest)
        } else if case .nothing = outcome,
          case .number(.ambiguous, _) = amounts.read(text, first, upTo: amountEnd, in: context)
        {
          // `8.432 steps`, which behind the name is as doubtful
          rest.note(.uncounted(name: configuration.measures[measure].name), at: first.range)
        } else if !isBeforeAmount(match, measure, text, end),
          !isOfAnother(first, measure, text, Cursor(match.end, upTo: end))
        {
          rest.note(
            misplaced(
              first.start..<amountEnd, of: measure, at: timeAlone(behind: match, text, end), text),
            at: (first.start..<amountEnd).range)
        }
      }
      return nil
    case .number, .unknownUnit, .wrongKind:
      // A number with words between it and the name is prose, not a slip; so are `2nd run` and `3-day water fast`.
      guard case .measure(let measure) = match.subject,
        isOneWord && !saysWhich(text, first) || isAmbiguous(outcome, text, upTo: amountEnd)
      else { return nil }
      context.allowsBare = true
      if isOneWord, case .amount(let bare) = amounts.read(text, first, upTo: amountEnd, in: context),
        bare.end == amountEnd
      {
        // `3x20 pushups`
        rest.note(misplaced(first.start..<first.end, of: measure, text), at: first.range)
        return nil
      }
      statement.subject = match.subject
      if case .impossible = readTime(text, first, upTo: end) {
        fail(.badTime(string(text, first.start, first.end)), first.range, &statement, &rest)
      } else {
        fail(outcome, measure, text, first, upTo: end, before: match, &statement, &rest)
      }
      return .broken(statement)
    }
  }

  /// The time that is all that stands behind a name, as it was typed; nil of anything else.
  private func timeAlone(behind match: Vocabulary.Match, _ text: Span<UInt8>, _ end: Int) -> String? {
    let start = skippingBlanks(text, passedMarks(text, match.end, end), end)
    guard start < end, text[start].isDigit,
      case .time(let time) = readTime(text, word(text, at: start, end), upTo: end), time.length == nil,
      skippingBlanks(text, time.end, end) == end
    else { return nil }
    return string(text, start, time.end)
  }

  /// Whether a word is all that stands before a place, or a number whose thousands stand in words of their own is:
  /// `5 000`.
  private func isOneNumber(_ word: Word, _ text: Span<UInt8>, upTo end: Int) -> Bool {
    if word.end == end { return true }
    guard case .number(let number) = readNumber(text, word, upTo: end) else { return false }
    return number.isGrouped && number.end == end
  }

  /// Whether an amount stands right behind a measure's name: what stands before it, `1 water 250ml`, counts the lines.
  private func isBeforeAmount(
    _ match: Vocabulary.Match, _ measure: Int, _ text: Span<UInt8>, _ end: Int
  ) -> Bool {
    guard let next = Cursor(passedMarks(text, match.end, end), upTo: end).followingWord(text),
      next.form == .number,
      case .amount = amounts.read(text, next.withoutMark(text), upTo: end, in: amounts.context(of: measure))
    else { return false }
    return true
  }

  /// Whether a word before a name says which or how long and not how much: `2nd`, `4-hour`, `9-to-5`, `2.)`.
  private func saysWhich(_ text: Span<UInt8>, _ word: Word) -> Bool {
    var place = word.start
    while place < word.end, text[place].isDigit { place += 1 }
    guard place > word.start, place < word.end else { return false }
    switch text[place] {
    case Byte.hyphen: return place + 1 < word.end && text[place + 1].isASCIILetter
    case Byte.point, UInt8(ascii: ")"): return text[word.end - 1] == UInt8(ascii: ")")
    default: return TypedWords.ordinals.holds(string(text, place, word.end).lowercased())
    }
  }

  /// Whether a number of two readings, perhaps with a unit, is all that stands before a name.
  private func isAmbiguous(_ outcome: AmountOutcome, _ text: Span<UInt8>, upTo end: Int) -> Bool {
    guard case .number(.ambiguous, let range) = outcome else { return false }
    let rest = skippingBlanks(text, Int(range.upperBound), end)
    return rest == end || amounts.units.place(text, rest, end) != nil
  }

  /// The meaning of a line that is not an entry: text, whatever was found in it.
  private func asText(_ rest: inout LineRest) -> LineMeaning? {
    rest.clear()
    return nil
  }

  /// A line of text: its time, and its tags that count. Without a colon it has neither.
  func readText(
    _ text: Span<UInt8>, from start: Int, _ end: Int, _ rest: inout LineRest
  ) -> LineMeaning {
    var statement = Statement()
    for place in start..<end where text[place] == Byte.colon {
      // Outside of a head nothing is an error.
      _ = readWords(text, Cursor(start, upTo: end), in: .free, isHead: false, &statement, &rest)
      break
    }
    return .text(TextStatement(statement))
  }
}
