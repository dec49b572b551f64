/// Amounts in the text of a tick or an entry that are another measure's: `82.4kg, 21 % fat`, `soup 500 kcal`.
extension LineReader {
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
        || holdsNumberWord(text, start, end, orVessel: true)
    else { return nil }
    let pieces = pieces(of: text, from: start, end)
    if isOfHabit, let told = amountOfNameBehind(statement, pieces, line, text) { return told }
    for (place, piece) in pieces.enumerated() {
      if let told = ownAmount(piece, of: statement, line, text)
        ?? bracketed(pieces[place...], of: statement, line, text)
      {
        return told
      }
      if let told = rangeOfCalories(piece, pieces[(place + 1)...].first, of: statement, line, text) {
        return told
      }
      if let parted = partedCalories(piece, text),
        let told = calories(parted.number, parted.word, of: statement, line, text)
      {
        return told
      }
      // The mark behind an amount is passed over with it; right behind one stands no prose.
      let isJoined =
        place > 0
        ? isJoint(pieces[place - 1], text) || isWith(pieces[place - 1], text)
          || isApart(pieces[place - 1], text)
        : start > 0 && (text[start - 1].endsPhrase || piece.start - start < 2)
      var next = place + 1
      // `2 glasses of water`
      if next < pieces.count, pieces[next].isFiller { next += 1 }
      guard next < pieces.count else { break }
      // Behind the name it may have a number of its own: `30 calories 500`.
      if !pieces[(next + 1)...].contains(where: \.isNumber),
        let told = calories(piece, pieces[next], of: statement, line, text)
      {
        return told
      }
      if isJoined, case .number = piece.role, let near = nearMeasure(pieces[next], line, text) { return near }
      if isJoined,
        let told = joinedInWords(
          pieces[place...],
          isBehindJoint: place > 0
            ? isJoint(pieces[place - 1], text) : start > 0 && text[start - 1].endsPhrase,
          of: statement, line, text)
      {
        return told
      }
      if isJoined, case .amount = piece.role, case .habit(let habit)? = pieces[next].name,
        statement.subject != .habit(habit), !pieces[(next + 1)...].contains(where: \.isCounted)
      {
        return Problem(
          .gluedLines(string(text, piece.start, pieces[next].end)),
          at: Int32(piece.start)..<Int32(pieces[next].end), from: line.start)
      }
      var subject = pieces[next].name
      // `30 g proteins`
      if isOfHabit, subject == nil, case .amount = piece.role { subject = nearlyNamed(pieces[next], text) }
      guard case .measure(let measure)? = subject, statement.subject != .measure(measure) else {
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
      if next + 1 < pieces.count, !isJoint(pieces[next + 1], text), pieces[next + 1].isCounted,
        !pieces[(next + 1)...].allSatisfy({ !$0.isCounted || isWhen($0, text) || saysAfterwards($0, text) })
      {
        continue
      }
      return misplacedAmount(
        of: measure, piece.start..<piece.end, at: timeRightBehind(pieces[next...], text), line, text)
    }
    return isOfHabit ? amountOfNameBehind(statement, pieces, isFirstOfSeveral: true, line, text) : nil
  }

  /// Whether a word says with what something was had: `with 2 coffees`.
  private func isWith(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    bareWord(piece, text).map(TypedWords.with.holds) == true
  }

  /// Whether a bracket, a dash or an `in` parts an amount and its name from what stands before: `450 (30g protein)`.
  private func isApart(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    if bareWord(piece, text).map(TypedWords.takenIn.holds) == true { return true }
    guard case .sign = piece.role else { return false }
    return TextPiece.opens(text[piece.end - 1]) || isDash(string(text, piece.start, piece.end))
  }

  /// Whether a word says that something was before or after what stands before it.
  private func saysAfterwards(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    bareWord(piece, text).map(TypedWords.afterwards.holds) == true
  }

  /// The time right behind the first of some parts, which ends them; nil of anything else.
  private func timeRightBehind(_ pieces: ArraySlice<TextPiece>, _ text: Span<UInt8>) -> String? {
    guard pieces.count == 2, let time = pieces.last, case .time = time.role,
      case let typed = string(text, time.start, time.end), TimeOfDay(typed: typed) != nil
    else { return nil }
    return typed
  }

  /// What is told of so many, in words, of another measure, `and two coffees`, `plus a glass of water`, that end a line.
  private func joinedInWords(
    _ pieces: ArraySlice<TextPiece>, isBehindJoint: Bool, of statement: Statement, _ line: Line,
    _ text: Span<UInt8>
  ) -> Problem? {
    guard let number = pieces.first else { return nil }
    var (behind, count, vessel) = (pieces.dropFirst(), Ratio(1), TextPiece?.none)
    if case .unit(isVessel: true, _) = number.role {
      vessel = number
    } else {
      let word = Word(start: number.start, end: number.end, form: .plain, colon: -1)
      guard let said = numberWord(text, word) else { return nil }
      count = said
      if let unit = behind.first, case .unit(isVessel: true, _) = unit.role {
        (vessel, behind) = (unit, behind.dropFirst())
      }
    }
    if behind.first?.isFiller == true { behind = behind.dropFirst() }
    // `and one bottle`, of what the line is of
    if let vessel, vessel.start > number.start, isBehindJoint || isJoint(number, text),
      case .measure(let own)? = statement.subject,
      amounts.facts[own].own.kind == .volume || amounts.facts[own].hasCup,
      case let rest = behind.first?.name == statement.subject ? behind.dropFirst() : behind,
      rest.allSatisfy({ !$0.isCounted })
    {
      let range = number.start..<vessel.end
      return Problem(
        .secondAmount(string(text, range.lowerBound, range.upperBound)), at: range.range, from: line.start)
    }
    guard let name = behind.first, case let rest = behind.dropFirst(),
      rest.allSatisfy({ !$0.isCounted }) || passedCircumstance(rest, text)?.isEmpty == true,
      case .measure(let measure)? = name.name ?? nearlyNamed(name, text),
      statement.subject != .measure(measure),
      amounts.facts[measure].hasCup || vessel == nil && amounts.facts[measure].own.kind == .count
    else { return nil }
    let range = number.start..<(vessel ?? number).end
    guard vessel == nil else { return misplacedAmount(of: measure, range, line, text) }
    guard count.denominator == 1 else { return uncounted(name, line) }
    return Problem(
      .misplacedAmount(
        measure: configuration.measures[measure].name,
        amount: undoubted(String(count.numerator), of: measure)[0]), at: range.range, from: line.start)
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

  /// What a word is nearly the name of: `proteins`.
  private func nearlyNamed(_ piece: TextPiece, _ text: Span<UInt8>) -> Reference? {
    bareWord(piece, text).flatMap { nearName($0) }.flatMap { vocabulary.subject(named: $0) }
  }

  /// The amount of a habit's line that fits the measure named right behind it: `[x] lunch 250 ml water`.
  private func amountOfNameBehind(
    _ statement: Statement, _ pieces: [TextPiece], isFirstOfSeveral: Bool = false, _ line: Line,
    _ text: Span<UInt8>
  ) -> Problem? {
    var names = pieces[...]
    if names.first?.isFiller == true { names = names.dropFirst() }
    // How long a habit took, before what it was about, is the habit's.
    guard let amount = statement.amount, !amount.unitText.isEmpty,
      amounts.size(of: amount.unit, in: .free).kind != .time,
      case let behind = names.dropFirst().filter({ $0.isCounted && !isJoint($0, text) }),
      // `30g protein 12g fat`
      isFirstOfSeveral ? behind.count > 1 && isQuantity(behind[0]) : behind.isEmpty,
      case .measure(let measure)? = names.first?.name ?? names.first.flatMap({ nearlyNamed($0, text) }),
      amounts.size(of: amount.unit, in: .free).kind == configuration.measures[measure].unit.kind
    else { return nil }
    return misplacedAmount(of: measure, amount.range.places, line, text)
  }
}
