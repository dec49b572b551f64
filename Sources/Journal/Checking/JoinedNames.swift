/// What stands in the text of a tick or an entry and is another one: `[x] breakfast, lunch`, `run 5km, 6000 steps`.
extension LineReader {
  /// Another habit, or a measure that alone is a cup, behind what counts, with a comma or an `and` between them, or with
  /// a time of its own behind a time, or the name of what the amount may be of, `coffee 500ml water`; and nothing but
  /// such beside it.
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
    // The name behind so much to eat, or so many, says of what it was.
    let isOfWhat = isEntry && [.mass, .energy, .count].contains(kind(of: subject))
    // What the amount is of, the one or the other, is not for a correction to say.
    var isSure = true
    var (found, otherMark): (TextPiece?, Mark?)
    // Where the other one begins: at its name, or at a time before that.
    var begin: Int?
    var last = start
    while let piece = nextPiece(of: text, from: place, end) {
      place = max(piece.end, piece.start + 1)
      switch piece.role {
      case .time:
        if hasTime, isBehindAmount || found != nil {
          isJoined = true
          // `8:10 water 250ml, 9:20 coffee`
          if found == nil { begin = piece.start }
        } else if found == nil {
          (gap, isJoined, hasTime) = (piece.end, false, true)
        }
      case .tag: if found == nil { (gap, isJoined) = (piece.end, false) }
      case .name(let name, _):
        if found != nil { break }
        if name == subject { return nil }
        if isOfWhat { return nil }
        if case .measure(let measure) = name {
          let isSame = isEntry && isOwn(statement, kindOf: measure)
          guard isSame || amounts.facts[measure].hasCup else { return nil }
          if isSame, gap == start, !isJoined { (isJoined, isSure) = (true, false) }
        }
        found = piece
      case .amount where found != nil:
        // `water 500ml gym 45 min`
        if case .habit? = found?.name, gap == start { isJoined = true }
      case .amount, .number, .numberWord, .article, .unit, .date, .filler, .vague, .sign, .word:
        let isJoint = isJoint(piece, text) || isTickLetter(text, piece.start, piece.end)
        let mark = isJoint ? nil : markOfNeighbour(piece, text)
        guard isJoint || piece.isFiller || mark != nil else { return nil }
        otherMark = mark ?? otherMark
        if case .sign = piece.role, mark != nil, found == nil { isJoined = true }
        if found == nil, isJoint { isJoined = true }
      }
      last = piece.end
    }
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
    return Problem(
      .gluedLines(string(text, other, last)), at: Int32(other)..<Int32(last), from: line.start,
      fix: isSure ? (Int32(text[gap - 1].endsPhrase ? gap - 1 : gap)..<Int32(other), lead) : nil)
  }

  /// Whether a text begins with a word that neither is a declared name nor joins one: most text is passed over so.
  private func beginsProse(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let place = skippingBlanks(text, start, end)
    guard place < end, text[place].isASCIILetter else { return false }
    let first = word(text, at: place, end)
    return first.form == .plain && !vocabulary.mayBegin(text, at: place, first.end)
      && !isTyped(text, first, .joint) && !isTyped(text, first, .filler)
      && !isTickLetter(text, first.start, first.end)
  }

  /// Whether a word is the `x` that ticks the name behind it: `[x] gym x floss`.
  func isTickLetter(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    end - start == 1 && text[start] == UInt8(ascii: "x")
  }

  /// The kind of a measure; nil of a habit.
  private func kind(of subject: Reference) -> Kind? {
    if case .measure(let measure) = subject { amounts.facts[measure].own.kind } else { nil }
  }

  /// Whether the amount that an entry has typed with a unit may be one of a measure.
  private func isOwn(_ statement: Statement, kindOf measure: Int) -> Bool {
    guard let amount = statement.amount, !amount.unitText.isEmpty else { return false }
    return amounts.size(of: amount.unit, in: .free).kind == amounts.facts[measure].own.kind
  }

  /// An amount of another measure in the text of a line that counts: with its name behind it after a comma or an `and`,
  /// `82.4kg, 21 % fat`, or in a unit that is a measure's own name, `soup 500 kcal`.
  func joinedAmount(of statement: Statement, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    let (start, end) = (Int(statement.headEnd), Int(line.end))
    guard !isImplied, statement.mark == .done || statement.mark == .none else { return nil }
    let isOfMeasure = if case .measure? = statement.subject { true } else { false }
    if !isOfMeasure, let amount = statement.amount, !amount.unitText.isEmpty {
      let kind = amounts.size(of: amount.unit, in: .free).kind
      let (from, upTo) = (Int(amount.range.lowerBound), Int(amount.unitText.upperBound))
      let piece = TextPiece(role: .amount(kind), start: from, end: upTo)
      if let told = ownAmount(piece, of: statement, line, text) { return told }
    }
    let isOfHabit = if case .habit? = statement.subject { true } else { false }
    guard end - start <= LineReader.longestMeant, start < end,
      isOfHabit && statement.amount?.unitText.isEmpty == false || holdsNumber(text, start, end)
    else { return nil }
    let pieces = pieces(of: text, from: start, end)
    if isOfHabit, let told = amountOfNameBehind(statement, pieces, line, text) { return told }
    for (place, piece) in pieces.enumerated() {
      if let told = ownAmount(piece, of: statement, line, text)
        ?? bracketed(pieces[place...], of: statement, line, text)
      {
        return told
      }
      // The mark behind an amount is passed over with it; right behind one stands no prose.
      let isJoined =
        place > 0
        ? isJoint(pieces[place - 1], text)
        : start > 0 && (text[start - 1].endsPhrase || piece.start - start < 2)
      var next = place + 1
      // `2 glasses of water`
      if next < pieces.count, pieces[next].isFiller { next += 1 }
      guard next < pieces.count else { break }
      if let told = calories(piece, pieces[next], of: statement, line, text) { return told }
      if isJoined, case .number = piece.role, let near = nearMeasure(pieces[next], line, text) { return near }
      if isJoined, case .amount = piece.role, case .habit(let habit)? = pieces[next].name,
        statement.subject != .habit(habit), !pieces[(next + 1)...].contains(where: \.isCounted)
      {
        return Problem(
          .gluedLines(string(text, piece.start, pieces[next].end)),
          at: Int32(piece.start)..<Int32(pieces[next].end), from: line.start)
      }
      guard case .measure(let measure)? = pieces[next].name, statement.subject != .measure(measure) else {
        continue
      }
      let declared = configuration.measures[measure]
      switch piece.role {
      case .amount(let kind) where kind == declared.unit.kind && (isJoined || isOfHabit): break
      case .number where (declared.unit.kind == .count || amounts.facts[measure].hasCup) && isJoined: break
      case .name, .amount, .number, .numberWord, .article, .unit, .time, .date, .tag, .filler, .vague, .sign,
        .word:
        continue
      }
      if next + 1 < pieces.count, !isJoint(pieces[next + 1], text), pieces[next + 1].isCounted { continue }
      return misplacedAmount(of: measure, piece.start..<piece.end, line, text)
    }
    return nil
  }

  /// What is told of another measure's name in brackets, with an amount of it right behind: `gym (water 250ml)`.
  private func bracketed(
    _ pieces: ArraySlice<TextPiece>, of statement: Statement, _ line: Line, _ text: Span<UInt8>
  ) -> Problem? {
    guard let name = pieces.first, let amount = pieces.dropFirst().first,
      case .measure(let measure)? = name.name,
      statement.subject != .measure(measure), name.start > 0, TextPiece.opens(text[name.start - 1]),
      case .amount(configuration.measures[measure].unit.kind) = amount.role
    else { return nil }
    return misplacedAmount(of: measure, amount.start..<amount.end, line, text)
  }

  /// What is told of a word that is nearly the name of what is counted, or is drunk by the cup: the `coffees` of
  /// `water 2l, 3 coffees`; nil of any other part.
  private func nearMeasure(_ piece: TextPiece, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard let bare = bareRange(piece, text),
      let near = nearName(string(text, bare.lowerBound, bare.upperBound)),
      case .measure(let measure)? = vocabulary.subject(named: near),
      amounts.facts[measure].own.kind == .count || amounts.facts[measure].hasCup
    else { return nil }
    return Problem(
      .nearName(string(text, bare.lowerBound, bare.upperBound), near: near), at: bare.range, from: line.start)
  }

  /// The amount of a habit's line that fits the measure named right behind it: `[x] lunch 250 ml water`.
  private func amountOfNameBehind(
    _ statement: Statement, _ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>
  ) -> Problem? {
    var names = pieces[...]
    if names.first?.isFiller == true { names = names.dropFirst() }
    // How long a habit took, before what it was about, is the habit's.
    guard let amount = statement.amount, !amount.unitText.isEmpty,
      amounts.size(of: amount.unit, in: .free).kind != .time,
      names.dropFirst().allSatisfy({ !$0.isCounted || isJoint($0, text) }),
      case .measure(let measure)? = names.first?.name,
      amounts.size(of: amount.unit, in: .free).kind == configuration.measures[measure].unit.kind
    else { return nil }
    return misplacedAmount(of: measure, amount.range.places, line, text)
  }

  /// Whether a word stands before one that says when: the `v` of `v poledne`.
  func isBeforeWhen(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    isTyped(text, Word(start: piece.start, end: piece.end, form: .plain, colon: -1), .beforePartOfDay)
  }

  /// Whether a part of a line joins two others: a comma, `+`, `&`, `/`, `|`, `and`.
  func isJoint(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    switch piece.role {
    case .sign:
      let sign = string(text, piece.start, piece.end)
      return [",", ";", "+", "&", "/", "|"].contains(sign)
    case .word, .filler, .article:
      return isTyped(text, Word(start: piece.start, end: piece.end, form: .plain, colon: -1), .joint)
    case .name, .amount, .number, .numberWord, .unit, .time, .date, .tag, .vague: return false
    }
  }

  /// Whether a comma or a word that joins may stand right behind a tick's name, or behind a time.
  private func mayJoin(_ tick: Statement, _ line: Line, _ text: Span<UInt8>) -> Bool {
    func begins(_ place: Int32) -> Bool {
      let next = skippingBlanks(text, Int(place), Int(line.end))
      guard next < line.end else { return false }
      switch text[next].lowercased {
      case Byte.comma, Byte.plus, Byte.slash, UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "|"),
        UInt8(ascii: "a"), UInt8(ascii: "i"), UInt8(ascii: "x"), 0xE2, 0xF0:
        return true
      default: return false
      }
    }
    return tick.time != nil || begins(tick.name.upperBound)
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
