/// The words beside a name that say when, how often, for how long or of whom something was.
extension LineReader {
  /// Whether a word says when, between a name and its number: `steps today: 10432`.
  func isWhen(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    guard let word = bareWord(piece, text) else { return false }
    // `steps am 4000, pm 3000`
    return TypedWords.whens.holds(word)
      || isHalfOfDay(text, Word(start: piece.start, end: piece.end, form: .plain, colon: -1))
  }

  /// The words of a line without those that say whose or when, before a name with a number behind it.
  func withoutLead(_ words: [TextPiece], _ text: Span<UInt8>) -> [TextPiece] {
    // Most text has no name in it.
    guard words.dropFirst().contains(where: { $0.name != nil }) else { return words }
    let rest = words.drop { isWhen($0, text) || isWhose($0, text) }
    let behind = rest.dropFirst().drop {
      isWhen($0, text) || bareWord($0, text).map(TypedWords.lengths.holds) == true
    }
    // `Went to bed at 11 and could not sleep` is a sentence.
    guard behind.dropFirst().count(where: { !isWhen($0, text) }) < 2 else { return words }
    switch behind.first?.role {
    case .number, .amount: return Array(rest)
    case .name, .numberWord, .article, .unit, .time, .date, .tag, .filler, .vague, .sign, .word, nil:
      return words
    }
  }

  /// The words of a line without those between a verb that says what was done with a habit, and its name: the `my` of `took
  /// my meds`, the `jsem si` of `vzala jsem si léky`.
  func withoutWhose(_ words: [TextPiece], _ text: Span<UInt8>) -> [TextPiece] {
    guard 3...5 ~= words.count, let verb = bareWord(words[0], text),
      let place = words.firstIndex(where: { $0.name != nil }), place > 1,
      words[1..<place].allSatisfy({ bareWord($0, text).map(TypedWords.ofPerson.holds) == true }),
      TypedWords.past.holds(verb) || TypedWords.taken.holds(verb)
        || words[place].name?.measure == nil
          && (TypedWords.negations.holds(verb) || TypedWords.leftOut.holds(verb))
    else { return words }
    return [words[0]] + words[place...]
  }

  /// Whether a short line is about a thing that has a declared name, or one that is to be had: `Gym opens at 6:00`,
  /// `Need more coffee`, `No more coffee`.
  func isOfThing(_ words: [TextPiece], _ pieces: [TextPiece], _ text: Span<UInt8>) -> Bool {
    guard words.count > 1 else { return false }
    // `Run the tests at 10:00`
    if case .measure? = words[0].name,
      let next = pieces.first(where: { $0.start >= words[0].end }),
      TypedWords.determiners.holds(string(text, next.start, next.end).lowercased())
    {
      return true
    }
    if case .habit? = words[0].name, words.count <= 3 {
      return bareWord(words[1], text).map(TypedWords.ofThings.holds) == true
    }
    guard case .measure? = words.last?.name, let first = bareWord(words[0], text),
      !pieces.contains(where: { text[$0.start].isDigit || isNumberWord($0) })
    else { return false }
    return TypedWords.errands.holds(first) || TypedWords.ofNouns.holds(first) && words.count == 3
  }

  private func isNumberWord(_ piece: TextPiece) -> Bool {
    if case .numberWord = piece.role { true } else { false }
  }

  /// The words of a line without those at its end that say when, behind a number and a name: `did 10342 steps today`.
  func withoutDay(_ words: [TextPiece], _ text: Span<UInt8>) -> [TextPiece] {
    guard words.count > 2, let last = words.last, isWhen(last, text) else { return words }
    let rest = words.prefix((words.lastIndex { !isWhen($0, text) } ?? 0) + 1)
    // `no gym today`
    if rest.count == 2, case .habit? = rest.last?.name,
      bareWord(rest[0], text).map({ TypedWords.ofNouns.holds($0) || TypedWords.negations.holds($0) }) == true
    {
      return Array(rest)
    }
    guard case .measure? = rest.last?.name, isQuantity(rest.dropLast().last) else { return words }
    return Array(rest)
  }

  /// The words of a line without the hour at its end, behind a word that says that one follows: `had 1 coffee at 8`.
  func withoutHour(_ words: [TextPiece], _ text: Span<UInt8>) -> [TextPiece] {
    guard words.count > 2, let last = words.last, case .number(hasSign: false) = last.role,
      last.end - last.start < 3, isBehindAt(text, last.start)
    else { return words }
    let before = words.dropLast()
    let isAt = before.last.flatMap { bareWord($0, text) }.map(TypedWords.atTime.holds) == true
    let rest = isAt ? before.dropLast() : before
    // `Coffee break at 10` is about something else.
    return rest.last?.name == nil ? words : Array(rest)
  }

  /// Whether a word before a name says whose it is, or of which day: `my weight 82.4`, `Monday: steps 8432`.
  func isWhose(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    guard let word = bareWord(piece, text) else { return false }
    // `2.)` and `2nd` say which.
    let behind = word.drop(while: \.isNumber)
    if behind.count < word.count, behind == ".)" || TypedWords.ordinals.holds(String(behind)) { return true }
    return TypedWords.whose.holds(word) || Weekday(word: word) != nil
  }

  /// Whether a word says how often the amount in words behind it was: the `dvakrát` of `voda dvakrát půl litru`.
  func isFrequency(_ piece: TextPiece, before next: TextPiece?, _ text: Span<UInt8>) -> Bool {
    guard case .numberWord? = next?.role, let word = bareWord(piece, text) else { return false }
    return TypedWords.repeats.holds(word)
  }

  /// Whether a word stands before a time, or is an `and` between two: the `v`, the `a` and the `ve` of `káva v 8:00 a ve
  /// 14:00`.
  func leadsTime(_ word: TextPiece, _ pieces: [TextPiece], _ text: Span<UInt8>) -> Bool {
    guard word.isPlain, let place = pieces.firstIndex(where: { $0.start == word.start }) else { return false }
    func isTime(_ place: Int) -> Bool {
      guard pieces.indices.contains(place), case .time = pieces[place].role else { return false }
      return true
    }
    func isAt(_ place: Int) -> Bool {
      pieces.indices.contains(place) && bareWord(pieces[place], text).map(TypedWords.atTime.holds) == true
    }
    if isTime(place + 1) { return isAt(place) || isJoint(word, text) && isTime(place - 1) }
    return isJoint(word, text) && isTime(place - 1) && isAt(place + 1) && isTime(place + 2)
  }

  /// Whether a word stands before the hour at which something was: the `v` of `káva v 8`.
  func isBeforeHour(_ piece: TextPiece, _ next: TextPiece?, _ text: Span<UInt8>) -> Bool {
    guard let word = bareWord(piece, text) else { return false }
    switch next?.role {
    case .number, .numberWord, .amount(.time): return TypedWords.atTime.holds(word)
    case .name, .amount, .article, .unit, .time, .date, .tag, .filler, .vague, .sign, .word, nil:
      return false
    }
  }

  /// Whether a word says how large the vessel behind it is, `big glass`, or that a length follows, `for 30 minutes`.
  func isBeforeQuantity(_ piece: TextPiece, _ next: TextPiece?, _ text: Span<UInt8>) -> Bool {
    guard let word = bareWord(piece, text) else { return false }
    switch next?.role {
    case .unit(isVessel: true, _): return TypedWords.sizes.holds(word)
    case .amount(.time), .numberWord, .unit(isVessel: false, isLong: true):
      return TypedWords.lengths.holds(word)
    default: return false
    }
  }

  /// Whether a word stands before one that says when: the `v` of `káva v poledne`.
  func isBeforeWhen(_ piece: TextPiece, _ next: TextPiece?, _ text: Span<UInt8>) -> Bool {
    isBeforeWhen(piece, text) && next.map { isWhen($0, text) } ?? false
  }

  /// Whether a time stands right beside a name.
  func isTimed(_ name: TextPiece, _ pieces: [TextPiece], _ text: Span<UInt8>) -> Bool {
    guard let place = pieces.firstIndex(where: { $0.start == name.start }) else { return false }
    if isOfOther(name, behind: pieces[..<place], text) { return false }
    // `gym at 18:00 no energy`, but `coffee at 10:00 with Jana`
    let isAt =
      name.name?.measure == nil && pieces.indices.contains(place + 1)
      && (pieces[place + 1].isFiller
        || bareWord(pieces[place + 1], text).map(TypedWords.atTime.holds) == true
        || text[pieces[place + 1].start] == Byte.at)
    return [place - 1, place + (isAt ? 2 : 1)].contains { place in
      guard pieces.indices.contains(place), case .time = pieces[place].role else { return false }
      return true
    }
  }

  /// Whether a habit is rather where or when something else was: words of that stand before its name, with an article or
  /// the like right before it or more than one, `Met Tom at the gym at 18:00`, `Hotel serves breakfast at 7:30`.
  func isOfOther(
    _ name: TextPiece, behind before: ArraySlice<TextPiece>, _ text: Span<UInt8>
  ) -> Bool {
    guard case .habit? = name.name, let last = before.last(where: \.isWord) else { return false }
    func leads(_ piece: TextPiece) -> Bool {
      bareWord(piece, text).map {
        TypedWords.circumstances.holds($0) || TypedWords.leads.holds($0) || TypedWords.atTime.holds($0)
      } == true
    }
    let others = before.filter {
      $0.isCounted && !leads($0) && !isWhen($0, text) && !isWhose($0, text) && !isMarkWord($0, text)
        // `going to gym 17:00`
        && bareWord($0, text).map(TypedWords.plans.holds) != true
    }
    guard others.allSatisfy({ $0.name == nil }) else { return false }
    if case .article = last.role { return !others.isEmpty }
    return last.isFiller || leads(last) ? !others.isEmpty : others.count > 1
  }
}
