/// What stands in the text of a tick or an entry and is another one: `[x] breakfast, lunch`, `run 5km, 6000 steps`.
extension LineReader {
  /// Another habit, or a measure that alone is a cup, behind what counts, with a comma, an `and` or a `then` between
  /// them, or with a time of its own behind a time, right behind a typed amount, `water 250ml gym`, where a meal says when,
  /// or the name of what the amount may be of, `coffee 500ml water`; and nothing but such beside it.
  func joinedName(of statement: Statement, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard let subject = statement.subject, !isImplied else { return nil }
    let isEntry = if case .measure = subject { true } else { false }
    // What is typed behind an amount is of another, as behind an entry's.
    let isBehindAmount = isEntry || statement.amount.map { !$0.range.isEmpty } ?? false
    let (start, end) = (Int(isBehindAmount ? statement.headEnd : statement.name.upperBound), Int(line.end))
    guard isBehindAmount || mayJoin(statement, line, text),
      !beginsProse(text, max(start, Int(statement.timeRange.upperBound)), end)
    else { return nil }
    var (gap, place) = (start, start)
    var isJoined = isBehindAmount && text[start - 1].endsPhrase
    var hasTime = isBehindAmount && statement.time != nil && Int(statement.timeRange.upperBound) <= start
    let isOfWhat = saysOfWhat(subject)
    // Whether what is drunk by the cup is none of what the line is of, as it is of a meal.
    let isOfOwnTime = !isEntry && !isMeal(subject)
    // What the amount is of, the one or the other, is not for a correction to say.
    var isSure = true
    var (found, otherMark): (TextPiece?, Mark?)
    // Where the other one begins: at its name, or at a time before that.
    var begin: Int?
    // Whether nothing stands between the amount, the time or the name before it and the other one.
    var isRightBehind = false
    // Whether that is a typed amount, which is no such time as a meal.
    var isBehindAmountAlone = false
    // More habits behind that one, and where what stands before each of them ends.
    var others: [(gap: Int, name: TextPiece)] = []
    var last = start
    while var piece = nextPiece(of: text, from: place, end) {
      // `lunch at noon, dinner at seven`
      if piece.name == nil, let last = endOfSpokenTime(text, at: piece.start, upTo: end) {
        piece = TextPiece(role: .time, start: piece.start, end: last)
      }
      // `gym at 08:00, read at 9`, `breakfast 8, lunch 12`
      if case .number(hasSign: false) = piece.role, piece.end - piece.start <= 2,
        found != nil && isBehindAt(text, piece.start)
          || isRightBehindHabit(piece, found, others.last?.name, statement, text)
      {
        piece = TextPiece(role: .time, start: piece.start, end: piece.end)
      }
      place = max(piece.end, piece.start + 1)
      switch piece.role {
      case .time:
        if hasTime, isBehindAmount || found != nil {
          isJoined = true
          // `8:10 water 250ml, 9:20 coffee`
          if found == nil { begin = piece.start }
        } else if found == nil {
          (gap, isJoined, hasTime) = (piece.end, false, true)
        } else if let name = found?.name, isRightBehind, name.measure == nil || isOfOwnTime {
          // `run 5km read 17:00`, `[x] gym coffee 18:00`
          isJoined = true
        }
      case .tag: if found == nil { (gap, isJoined) = (piece.end, false) }
      case .name(let name, _):
        if let found {
          if let said = endOfHabit(found, others.last?.name, before: piece, text) {
            others.append((said, piece))
          }
          break
        }
        // `[x] gym 17:00 gym 18:00`
        if name == subject, !hasTime || name.measure != nil { return nil }
        if isOfWhat { return nil }
        if case .measure(let measure) = name {
          let isSame = isEntry && isOwn(statement, kindOf: measure)
          guard isSame || amounts.facts[measure].hasCup else { return nil }
          if isSame, gap == start, !isJoined { (isJoined, isSure) = (true, false) }
        }
        found = piece
        isRightBehind = skippingBlanks(text, gap, piece.start) == piece.start
        isBehindAmountAlone =
          isRightBehind && gap == start && statement.amount?.range.isEmpty == false
          && (isEntry ? !isMeal(piece, text) : name.measure == nil)
        // `[x] gym 17:00 read`
        if isRightBehind, hasTime, gap > start, case .habit = subject, name.measure == nil || isOfOwnTime {
          isJoined = true
        }
      case .amount where found != nil:
        // `water 500ml gym 45 min`
        if case .habit? = found?.name, gap == start { isJoined = true }
      case .amount, .number, .numberWord, .article, .unit, .date, .filler, .vague, .sign, .word:
        if found == nil, let end = endOfListNumber(piece, line, text) {
          (place, isJoined) = (end, true)
          break
        }
        // A full stop parts two as a comma does, and ends the line: `coffee 2. gym 17:00. read 21:00.`
        if isFullStop(text, piece.start, end), piece.start == last || piece.start == gap {
          if found == nil { isJoined = true }
          break
        }
        let isJoint =
          isJoint(piece, text) || isTickSign(text, piece.start, piece.end)
          // `water 250ml - gym`
          || found == nil && isDash(string(text, piece.start, piece.end)) && piece.end < end
            && text[piece.end].isBlank
        let mark = isJoint ? nil : markOfNeighbour(piece, text)
        let isAt = found != nil && bareWord(piece, text).map(TypedWords.atTime.holds) == true
        guard isJoint || piece.isFiller || mark != nil || isAt else { return nil }
        otherMark = mark ?? otherMark
        if case .sign = piece.role, mark != nil, found == nil { isJoined = true }
        if found == nil, isJoint { isJoined = true }
      }
      last = piece.end
    }
    if !isJoined, isBehindAmountAlone { (isJoined, isSure) = (true, false) }
    guard isJoined, let found else { return nil }
    // `[x] gym, no coffee`
    if let otherMark, otherMark != .done, case .measure? = found.name { return nil }
    let other = begin ?? found.start
    var lead = "\n" + string(text, Int(line.start), Int(line.box))
    if statement.mark != .none {
      lead += "[\((otherMark ?? statement.mark).symbol)] "
    } else if case .habit? = found.name {
      lead += "[\(Mark.done.symbol)] "
    }
    // Each of several has a line of its own: `[x] breakfast, lunch, dinner`.
    var (fixed, parted) = (other, lead)
    if otherMark == nil, statement.mark != .none {
      for more in others {
        parted += string(text, fixed, more.gap) + lead
        fixed = more.name.start
      }
    }
    return Problem(
      .gluedLines(string(text, other, last)), at: Int32(other)..<Int32(last), from: line.start,
      fix: isSure ? (Int32(text[gap - 1].endsPhrase ? gap - 1 : gap)..<Int32(fixed), parted) : nil)
  }

  /// Whether a number stands right behind the name of a habit in a line of several, so that it is no word of the line's own.
  private func isRightBehindHabit(
    _ number: TextPiece, _ found: TextPiece?, _ last: TextPiece?, _ statement: Statement, _ text: Span<UInt8>
  ) -> Bool {
    guard case .habit? = statement.subject, statement.mark != .none,
      (last ?? found)?.name?.measure == nil
    else { return false }
    let nameEnd = last?.end ?? found?.end ?? Int(statement.name.upperBound)
    return skippingBlanks(text, nameEnd, number.start) == number.start
  }

  /// The place at which what is said of one habit ends before the name of another one that is joined to it; nil if one of
  /// them is no habit or nothing joins them.
  private func endOfHabit(
    _ first: TextPiece, _ before: TextPiece?, before next: TextPiece, _ text: Span<UInt8>
  ) -> Int? {
    guard case .habit? = first.name, case .habit? = next.name else { return nil }
    var (end, place, isJoined) = ((before ?? first).end, (before ?? first).end, false)
    while let piece = nextPiece(of: text, from: place, next.start) {
      place = max(piece.end, piece.start + 1)
      switch piece.role {
      // `lunch 12:00 dinner 18:00`
      case .time, .number: (end, isJoined) = (piece.end, true)
      case .amount: (end, isJoined) = (piece.end, false)
      default: isJoined = isJoint(piece, text)
      }
    }
    return isJoined ? end : nil
  }

  /// A name behind a full stop in the text of a tick or an entry, with the time that the line took and nothing behind it:
  /// `[x] gym legs. read 21:00`.
  func joinedBehindStop(_ statement: Statement, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    let (start, end) = (Int(statement.headEnd), Int(line.end))
    guard let subject = statement.subject, !isImplied, statement.length == nil, statement.time != nil,
      case let time = statement.timeRange.places, time.lowerBound > start,
      skippingBlanks(text, passedMark(text, time.upperBound, end), end) == end,
      let stop = (start..<time.lowerBound).last(where: { isFullStop(text, $0, end) }),
      case let name = skippingBlanks(text, stop + 1, time.lowerBound), name < time.lowerBound,
      let match = vocabulary.match(text, at: name, end), match.subject != subject,
      skippingBlanks(text, match.end, end) == time.lowerBound
    else { return nil }
    if case .measure(let measure) = match.subject, !amounts.facts[measure].hasCup { return nil }
    var lead = "\n" + string(text, Int(line.start), Int(line.box))
    if case .habit = match.subject { lead += "[\(Mark.done.symbol)] " }
    return Problem(
      .gluedLines(string(text, name, time.upperBound)), at: Int32(name)..<Int32(time.upperBound),
      from: line.start, fix: (Int32(stop)..<Int32(name), lead))
  }

  /// The end of a number of an item in a line that begins with another one, the `2.` of `1. gym 45 min 2. read 30 min`; nil
  /// of all else.
  private func endOfListNumber(_ piece: TextPiece, _ line: Line, _ text: Span<UInt8>) -> Int? {
    let bullet = blanksStart(text, before: Int(line.content))
    guard bullet > Int(line.start) + 1, text[bullet - 2].isDigit, text[piece.start].isDigit,
      let mark = (piece.start..<Int(line.end)).first(where: { !text[$0].isDigit }), mark - piece.start < 3,
      text[mark] == text[bullet - 1], text[mark] == Byte.point || text[mark] == UInt8(ascii: ")")
    else { return nil }
    return mark + 1
  }

  /// Whether a name is one of a meal, behind which an amount was rather drunk with it.
  private func isMeal(_ name: TextPiece, _ text: Span<UInt8>) -> Bool {
    TypedWords.meals.holds(string(text, name.start, name.end).lowercased())
      || name.name.map { isMeal($0) } == true
  }

  private func isMeal(_ subject: Reference) -> Bool {
    TypedWords.meals.holds(configuration.name(of: subject).lowercased())
  }

  /// Whether a text begins with a word that neither is a declared name nor joins one: most text is passed over so.
  private func beginsProse(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let place = skippingBlanks(text, start, end)
    guard place < end, text[place].isASCIILetter else { return false }
    let first = word(text, at: place, end)
    return first.form == .plain && !vocabulary.mayBegin(text, at: place, first.end)
      && TypedWord(text, first.start, first.end).map { $0.has(.joint) || $0.has(.sequel) || $0.has(.filler) }
        != true
      && !isTickSign(text, first.start, first.end)
      && endOfSpokenTime(text, at: place, upTo: end) == nil
  }

  /// Whether a name behind an amount says of what it was: of so much to eat, or of so many pills, but not of a weight or
  /// of steps.
  private func saysOfWhat(_ subject: Reference) -> Bool {
    guard case .measure(let measure) = subject, amounts.facts[measure].addsUp else { return false }
    return switch amounts.facts[measure].own.kind {
    case .mass, .energy: true
    case .count: !configuration.measures[measure].unit.name.isEmpty
    case .volume, .time, .distance, .share: false
    }
  }

  /// Whether the amount that an entry has typed with a unit may be one of a measure.
  private func isOwn(_ statement: Statement, kindOf measure: Int) -> Bool {
    guard let amount = statement.amount, !amount.unitText.isEmpty else { return false }
    return amounts.size(of: amount.unit, in: .free).kind == amounts.facts[measure].own.kind
  }

  /// Whether a word stands before one that says when: the `v` of `v poledne`.
  func isBeforeWhen(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    isTyped(text, Word(start: piece.start, end: piece.end, form: .plain, colon: -1), .beforePartOfDay)
  }

  /// Whether a comma or a word that joins may stand right behind a tick's name, or behind a time.
  private func mayJoin(_ tick: Statement, _ line: Line, _ text: Span<UInt8>) -> Bool {
    let next = skippingBlanks(text, Int(tick.name.upperBound), Int(line.end))
    return tick.time != nil
      || next < line.end
        && (text[next].isDigit || mayBeginJoint(text, at: next)
          || isFullStop(text, Int(tick.name.upperBound), Int(line.end))
          || endOfSpokenTime(text, at: next, upTo: Int(line.end)) != nil)
  }

  /// Whether a full stop stands at a place, with a blank or the line's end behind it.
  private func isFullStop(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Bool {
    place < end && text[place] == Byte.point && (place + 1 == end || text[place + 1].isBlank)
  }

  /// Whether a digit stands at the beginning of a word, or behind a bracket or `~` there.
  func holdsNumber(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    (max(1, start)..<max(1, start, end)).contains { place in
      guard text[place].isDigit else { return false }
      let before = text[place - 1]
      return before.isBlank || TextPiece.opens(before) || before == UInt8(ascii: "~")
        || isTimesSign(text, place - 1, place)
    }
  }
}
