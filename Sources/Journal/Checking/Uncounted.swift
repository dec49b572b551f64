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
      ?? fartherNumber(pieces, line, text) ?? fartherTime(pieces, line, text) ?? timesOfLength(
        pieces, line, text)
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

  /// A word for sleep and the times between which it was, which are not written as a range that counts or stand with
  /// `from` before them, and nothing else: `slept from 23:00 to 7:00`, `spal jsem od 23 do 7`.
  private func rangeBehindVerb(_ line: Line, _ text: Span<UInt8>) -> Problem? {
    let (start, end) = (Int(line.content), Int(line.end))
    let first = word(text, at: start, end)
    // Most text begins with another letter.
    guard first.form == .plain, first.end < end,
      "snz".utf8.contains(text[start].lowercased) || text[start] >= 0x80,
      TypedWords.sleeping.holds(string(text, first.start, first.end).lowercased()),
      let declared = configuration.measures.first(where: {
        $0.isCalled(TypedWords.sleep) && $0.unit.kind == .time
      })
    else { return nil }
    var words = Cursor(first.end, upTo: end)
    if let person = words.followingWord(text),
      TypedWords.person.holds(string(text, person.start, person.end).lowercased())
    {
      words.place = person.end
    }
    guard let lead = words.followingWord(text), isTyped(text, lead, .rangeStart),
      let odd = oddRange(text, at: lead.start, end), holdsTimesAndTagsAlone(text, Cursor(odd.end, upTo: end))
    else { return nil }
    let (range, meant) = (Int32(start)..<Int32(odd.end), "\(declared.name) \(odd.start)-\(odd.stop)")
    return Problem(
      .nearName(string(text, start, odd.end), near: meant), at: range, from: line.start, fix: (range, meant))
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

  /// A verb for what is measured by another name with how much it was and nothing else but a time and tags:
  /// `nap 13:00-13:40`, `weighed in at 82.4`.
  private func verbHint(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    // Most text has no number.
    guard
      pieces.contains(where: {
        switch $0.role {
        case .amount, .number, .time: true
        case .word: text[$0.start].isDigit
        default: false
        }
      })
    else { return nil }
    let pieces = withoutPerson(pieces, text)
    guard pieces.count > 1, let bare = bareRange(pieces[0], text),
      case let typed = string(text, bare.lowerBound, bare.upperBound),
      let verb = TypedWords.verbs.first(where: { $0.words.holds(typed.lowercased()) }),
      case let rest = pieces.dropFirst().drop(while: {
        $0.isFiller
          || bareWord($0, text).map { TypedWords.besideVerbs.holds($0) || TypedWords.lengths.holds($0) }
            == true
      }),
      let amount = rest.first,
      rest.dropFirst().allSatisfy({
        if case .tag = $0.role { true } else if case .time = $0.role { true } else { false }
      }),
      let declared = configuration.measures.first(where: { $0.isCalled(verb.names) })
    else { return nil }
    switch amount.role {
    case .amount(let kind) where kind == declared.unit.kind: break
    case .number(hasSign: false) where declared.unit.kind == .mass: break
    // `slept 8`, `slept 7:30`
    case .number(hasSign: false) where declared.unit.kind == .time && rest.count == 1,
      .time where declared.unit.kind == .time && rest.count == 1 && !isRange(amount, text, Int(line.end)):
      let typed = string(text, amount.start, amount.end)
      let place = configuration.measures.firstIndex { $0.name == declared.name } ?? 0
      guard TimeOfDay(typed: typed).map({ $0.hour <= 12 }) != false,
        let length = meantLength(typed)
          ?? (Int(typed).map { 3...14 ~= $0 } == true ? undoubted(typed, of: place).first : nil)
      else { return nil }
      return Problem(
        .nearName(string(text, bare.lowerBound, amount.end), near: "\(declared.name) \(length)"),
        at: Int32(bare.lowerBound)..<Int32(amount.end), from: line.start,
        fix: (line.content..<Int32(amount.end), "\(declared.name) \(length)"))
    case .time where declared.unit.kind == .time && isRange(amount, text, Int(line.end)): break
    // `slept 7h30`
    case .word where declared.unit.kind == .time:
      let length = string(text, amount.start, amount.end)
      guard isHoursAndNumber(length), !length.lowercased().hasSuffix("h") else { return nil }
      let meant = "\(declared.name) \(length)\(Unit.minute.name.prefix(1))"
      return Problem(
        .nearName(string(text, bare.lowerBound, amount.end), near: meant),
        at: Int32(bare.lowerBound)..<Int32(amount.end), from: line.start,
        fix: (line.content..<Int32(amount.end), meant))
    default: return nil
    }
    let range = line.content..<Int32(amount.start)
    return Problem(
      .nearName(typed, near: declared.name), at: bare.range, from: line.start,
      fix: (range, declared.name + " "))
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
    return Problem(.undeclaredName(name), at: bare.range, from: line.start)
  }

  /// Whether a word is the `for` behind one for an exercise.
  private func isBetweenExercise(_ name: Range<Int>?, _ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    guard let name, bareWord(piece, text).map(TypedWords.lengths.holds) == true else { return false }
    let typed = string(text, name.lowerBound, name.upperBound).lowercased()
    return TypedWords.exercises.contains { $0.holds(typed) }
  }

  /// The parts of a line without the word for the person who did it, `I ran 5 km`, `běžel jsem 5 km`.
  private func withoutPerson(_ pieces: [TextPiece], _ text: Span<UInt8>) -> [TextPiece] {
    guard pieces.count > 2, pieces[0].isPlain else { return pieces }
    if pieces[0].end - pieces[0].start < 3 {
      return bareWord(pieces[0], text).map(TypedWords.person.en.contains) == true
        ? Array(pieces.dropFirst()) : pieces
    }
    guard text[pieces[1].start].lowercased == UInt8(ascii: "j"), let second = bareWord(pieces[1], text),
      TypedWords.person.cs.contains(second)
    else { return pieces }
    return [pieces[0]] + pieces.dropFirst(2)
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
