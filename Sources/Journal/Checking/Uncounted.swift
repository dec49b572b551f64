/// Lines of text that look meant and count for nothing.
extension LineReader {
  /// The apparent intended meaning of a line of text; nil if it looks like prose.
  ///
  /// "What looks meant and does not count is told", by the first of its eight rules that holds.
  func hint(_ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard !configuration.declaresNothing, !isImplied else { return nil }
    let (content, end) = (Int(line.content), Int(line.end))
    guard content < end, end - content <= LineReader.longestMeant, !isStruckOut(text, content, end) else {
      return nil
    }
    // A number of a list that is stuck to its item: `1.water 250ml`.
    let bullet = text[content].isDigit ? content + Line.bulletLength(text, content, end) : content
    let start = bullet < end && text[bullet].isLetterLike ? bullet : content
    if isCallout(line, text) { return misplaced(pieces(of: text, from: start, end), line, text) }
    if let told = boxHint(line, text) ?? rangeHint(line, text) ?? timeBeforeRecord(line, text) {
      return told
    }
    if let found = hourInName(from: start, in: line, text) {
      return isAlone(found, in: line, text) ? told(found, in: line, text) : nil
    }
    let pieces = pieces(of: text, from: start, end)
    guard !pieces.isEmpty, !isUnfilledField(pieces, line, text), !isTemplate(pieces, text),
      !isHeadingOfFollowing(pieces, text),
      !areLinksAlone(text, start, end),
      !isTableHead(pieces, line, text)
    else {
      return nil
    }
    if let told = goalHint(pieces, line, text) ?? pastedRow(pieces, line, text) ?? misplaced(
      pieces, line, text)
      ?? spacedTag(line, text, from: start) ?? nameStuckToTime(pieces, line, text)
      ?? amountAlone(pieces, line, text)
      ?? labelledAmount(pieces, line, text) ?? saidAmount(pieces, line, text)
    {
      return told
    }
    if let told = taggedHabit(pieces, line, text) ?? timeOfMeal(pieces, line, text) { return told }
    if let told = boxInside(pieces, line, text) { return told }
    if isProse(pieces, text, end) {
      // `Lunch: rice with beans, 500 kcal` is no sentence, nor is `gym: y read: n`.
      return endsAsSentence(pieces, text, end)
        ? nil
        : markedHabits(pieces, line, text) ?? ownAmount(among: pieces, of: Statement(), line, text)
          ?? caloriesOfMeal(pieces, line, text)
    }
    if let told = nearHint(pieces, line, text) ?? nearNameAlone(pieces, line, text)
      ?? spelledHint(pieces, line) ?? verbHint(pieces, line, text)
    {
      return told
    }
    return undeclaredHint(pieces, line, text)
      ?? todoHint(line, text) ?? markedHabits(pieces, line, text)
      ?? (isProperty(pieces, line, text) ? nil : shortHint(pieces, line, text))
      ?? fartherNumber(pieces, line, text) ?? fartherTime(pieces, line, text)
      ?? spokenTimeOfCup(pieces, line, text) ?? timesOfLength(pieces, line, text)
      ?? rangeOfCalories(pieces, line, text)
      ?? ownAmount(among: pieces, of: Statement(), line, text)
  }

  func endsAsSentence(_ pieces: [TextPiece], _ text: Span<UInt8>, _ end: Int) -> Bool {
    guard let last = pieces.last(where: { if case .tag = $0.role { false } else { true } }) else {
      return false
    }
    // Tags stand behind a sentence as behind any line.
    var lastByte = last.start == pieces.last?.start ? end : last.end
    while lastByte > last.start, text[lastByte - 1].isBlank { lastByte -= 1 }
    let byte = text[lastByte - 1]
    // `coffee at 8 a.m.`
    if byte == Byte.point, lastByte - last.start > 2, text[lastByte - 2].lowercased == UInt8(ascii: "m"),
      text[lastByte - 3] == Byte.point
    {
      return false
    }
    return byte == Byte.point || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
  }

  /// Nothing but an amount with a unit or a sign, times, tags and words that say when.
  func amountAlone(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    var amount: TextPiece?
    for piece in pieces {
      switch piece.role {
      case .amount, .number(hasSign: true): amount = amount ?? piece
      case .time, .tag, .sign: break
      case .word where isWhen(piece, text): break
      case .name, .number, .numberWord, .article, .unit, .date, .filler, .vague, .word: return nil
      }
    }
    return amount.map { Problem(.uncounted(name: nil), at: $0.range, from: line.start) }
  }

  /// A range that is not written as one behind the name of what takes time: `sleep from 23:15 to 7`, `gym 6-7pm`.
  private func rangeHint(_ line: Line, _ text: Span<UInt8>) -> Problem? {
    let (start, end) = (Int(line.content), Int(line.end))
    if let told = rangeBehindVerb(line, text) { return told }
    guard vocabulary.mayBegin(with: text[start]), let match = vocabulary.match(text, at: start, end),
      mayRun(match.subject),
      case let place = skippingBlanks(text, passedMarks(text, match.end, end), end), place < end
    else { return nil }
    return oddRangeAlone(text, at: place, upTo: end, of: match.subject, from: line.start)
  }

  /// At most six words that begin with a vessel, a number word or an amount that fits, and hold a measure's name.
  func spelledHint(_ pieces: [TextPiece], _ line: Line) -> Problem? {
    let words = pieces.filter { piece in
      switch piece.role {
      case .sign, .time, .tag, .date: false
      case .name, .amount, .number, .numberWord, .article, .unit, .filler, .vague, .word: true
      }
    }
    guard words.count <= 6, let first = words.first,
      let name = words.first(where: { if case .measure? = $0.name { true } else { false } }),
      case .measure(let measure)? = name.name
    else { return nil }
    // An article is a number only before what it counts: `a mug of water`, and not `a program for water`.
    var opening = first
    if case .article = first.role, words.count > 1 { opening = words[1] }
    switch opening.role {
    case .numberWord, .unit(isVessel: true, _): return uncounted(name, line)
    case .amount(let kind) where kind == configuration.measures[measure].unit.kind:
      return uncounted(name, line)
    case .name, .amount, .number, .article, .unit, .time, .date, .tag, .filler, .vague, .sign, .word:
      return nil
    }
  }

  /// A name that is not declared with an amount and nothing else but a time and tags.
  private func undeclaredHint(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    var (found, amounts): (Range<Int>?, Int) = (nil, 0)
    let rest = withoutPerson(pieces, text)
    for piece in rest {
      switch piece.role {
      // What there is so much of stands behind it in prose too: `200 g flour`, `20 min late`.
      case .amount(let kind) where found != nil || kind == .distance: amounts += 1
      // `ran 5k`
      case .number where found != nil && text[piece.end - 1].isASCIILetter: amounts += 1
      case .time, .tag: break
      // `ran for 30 minutes`
      case .word where found != nil && amounts == 0 && isBetweenExercise(found, piece, text): break
      case .word where found == nil:
        found = bareRange(piece, text)
        guard let found, text[found.lowerBound].isLetterLike else { return nil }
      case .amount, .name, .number, .numberWord, .article, .unit, .date, .filler, .vague, .sign, .word:
        return nil
      }
    }
    guard amounts == 1, let bare = found else { return nil }
    let name = string(text, bare.lowerBound, bare.upperBound)
    // `I drove 300 km` is no exercise.
    guard rest.count == pieces.count || TypedWords.exercises.contains(where: { $0.holds(name.lowercased()) })
    else { return nil }
    // `stretched 10 min` is an entry of the habit.
    if bare.lowerBound == Int(line.content), let habit = verb(of: name) {
      return Problem(
        .nearName(name, near: habit), at: bare.range, from: line.start, fix: (bare.range, habit))
    }
    return Problem(.undeclaredName(name), at: bare.range, from: line.start)
  }

  /// Whether a word is the `for` behind one for an exercise.
  private func isBetweenExercise(_ name: Range<Int>?, _ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    guard let name, bareWord(piece, text).map(TypedWords.lengths.holds) == true else { return false }
    let typed = string(text, name.lowerBound, name.upperBound).lowercased()
    return TypedWords.exercises.contains { $0.holds(typed) }
  }

  /// A declared name with nothing but signs, amounts and times beside it, in a tick of another name: `[x] 30 min gym`.
  func nameAmongSigns(
    _ pieces: [TextPiece], of tick: Statement, _ line: Line, _ text: Span<UInt8>
  ) -> Problem? {
    // `[x] morning gym`, `[x] went to the gym`, `[x] DONE gym`
    let words = pieces.drop {
      isWhen($0, text) || isWhose($0, text) || isWordOfDone($0, text) || !$0.isCounted
    }.filter { piece in
      switch piece.role {
      case .amount, .number: false
      // `pills x2`
      case .word where isRepetition(piece, text): false
      case .name, .numberWord, .article, .unit, .time, .date, .tag, .filler, .vague, .sign, .word:
        piece.isCounted
      }
    }
    guard !isImplied, words.count == 1, let subject = words[0].name,
      // `[x] 10000 steps` has an amount of them.
      subject.measure == nil || !pieces.contains(where: { isQuantity($0) && $0.start < words[0].start })
    else { return nil }
    let range = tick.name.lowerBound..<max(tick.name.upperBound, Int32(words[0].end))
    return Problem(
      .nearName(
        string(text, Int(range.lowerBound), Int(range.upperBound)),
        near: string(text, words[0].start, words[0].end)), at: range, from: line.start)
  }

  /// Whether a word says that what follows was done: `DONE gym`, but not `No coffee`.
  private func isWordOfDone(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    bareRange(piece, text).map { Mark(text, $0.lowerBound, $0.upperBound) == .done } ?? false
  }

  /// The hint that a line counts nothing of the name in it.
  func uncounted(_ name: TextPiece, _ line: Line) -> Problem? {
    name.name.map {
      Problem(.uncounted(name: configuration.name(of: $0)), at: name.range, from: line.start)
    }
  }
}
