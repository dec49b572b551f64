/// What the text of an entry makes of its amount: a goal, or one of several.
extension LineReader {
  /// What the text of an entry makes of its amount: a goal, `water 2l goal`, so many of it, `40oz tumbler x2`, none, since
  /// another takes its place, `250ml (actually 300ml)`, or one of several, each with a word that says when,
  /// `pills 1 morning, 1 evening`, or at which hour, or one of its own, `500 pre, 500 post`.
  func otherwiseMeant(_ entry: Statement, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    let (start, end) = (Int(entry.headEnd), Int(line.end))
    guard !isImplied, case .measure(let measure)? = entry.subject, let amount = entry.amount,
      end - start <= 12
        || end - start <= LineReader.longestMeant
          && (holdsNumber(text, start, end) || holdsNumberWord(text, start, end))
    else { return nil }
    let pieces = pieces(of: text, from: start, end)
    let counted = pieces.filter(\.isCounted)
    if counted.count == 1, isGoal(counted[0], text) {
      let typed = TextPiece(
        role: .number(hasSign: false), start: Int(amount.range.lowerBound), end: Int(amount.range.upperBound))
      return uncountedGoal(measure, typed, at: counted[0], line, text)
    }
    if let often = saidOften(pieces, entry, amount, line, text) { return often }
    if let second = correction(counted, among: pieces, of: measure, text) {
      return corrected(entry, by: second, pieces, line, text)
    }
    let several = counted.filter { !isJoint($0, text) }
    if let second = secondOfSeveral(timesOfDay(several, text), amount, text) ?? secondOfRow(several, amount)
      ?? added(pieces, amount, text) ?? secondByCircumstance(several, entry, amount, text)
      ?? secondBetweenCircumstances(pieces, amount, text)
    {
      return told(second, line, text)
    }
    var (numbers, hasWhen): ([TextPiece], Bool) = ([], false)
    for piece in counted {
      if case .number(hasSign: false) = piece.role {
        numbers.append(piece)
      } else if isWhen(piece, text) {
        hasWhen = true
      } else if !isJoint(piece, text), !isBeforeWhen(piece, text) {
        return nil
      }
    }
    // `steps 2000 then 6000`
    let hasSequel = counted.contains {
      isTyped(text, Word(start: $0.start, end: $0.end, form: .plain, colon: -1), .sequel)
    }
    guard let second = numbers.first, hasWhen || hasSequel || numbers.count > 1 else { return nil }
    return told(second, line, text)
  }

  /// What is told of a second number: behind an `at` it is one of several hours, `water 250ml at 8, 10, 12`.
  private func told(_ second: TextPiece, _ line: Line, _ text: Span<UInt8>) -> Problem {
    let typed = string(text, second.start, second.end)
    let isHour = second.end - second.start <= 2 && isBehindAt(text, second.start)
    return Problem(
      isHour ? .secondTime(typed) : .secondAmount(typed), at: second.range, from: line.start)
  }

  /// Whether a number word, or, if that is asked for, a vessel stands in a short text.
  func holdsNumberWord(_ text: Span<UInt8>, _ start: Int, _ end: Int, orVessel: Bool = false) -> Bool {
    guard end - start <= 60 else { return false }
    var cursor = Cursor(start, upTo: end)
    while let word = cursor.nextWord(text), word.form != .comment {
      if orVessel, amounts.isVessel(text, word.start, word.end) { return true }
      if numberWord(text, word) != nil, orVessel || !isTyped(text, word, .article) { return true }
    }
    return false
  }

  /// The number behind a bare one and a word, where a word and nothing else stands behind each, and a comma or the like
  /// before it: `500 pre, 500 post`. Much smaller or greater ones count something else: `8000 walk, 3 hills`.
  private func secondOfSeveral(
    _ words: [TextPiece], _ amount: LineAmount, _ text: Span<UInt8>
  ) -> TextPiece? {
    guard amount.unitText.isEmpty, words.count > 2, !words.count.isMultiple(of: 2) else { return nil }
    for (place, piece) in words.enumerated() {
      switch piece.role {
      case .word where place.isMultiple(of: 2), .name where place.isMultiple(of: 2): break
      case .number(hasSign: false) where !place.isMultiple(of: 2):
        let before = blanksStart(text, before: piece.start)
        guard text[before - 1].endsPhrase || before - words[place - 1].end > 1,
          abs(piece.end - piece.start - amount.range.count) < 2
        else { return nil }
      default: return nil
      }
    }
    return words[1]
  }

  /// The number behind a bare one and a comma, or a word that says when, with such a word behind it: `95, 140 after lunch`,
  /// `95 before 140 after`.
  private func secondByCircumstance(
    _ words: [TextPiece], _ entry: Statement, _ amount: LineAmount, _ text: Span<UInt8>
  ) -> TextPiece? {
    func saysWhen(_ piece: TextPiece) -> Bool {
      isWhen(piece, text) || bareWord(piece, text).map(TypedWords.circumstances.holds) == true
    }
    guard amount.unitText.isEmpty, words.count > 1 else { return nil }
    let isBehindComma = entry.headEnd > 0 && text[Int(entry.headEnd) - 1] == Byte.comma
    let place = isBehindComma ? 0 : saysWhen(words[0]) ? 1 : words.count
    guard place + 1 < words.count, case .number(hasSign: false) = words[place].role,
      saysWhen(words[place + 1]),
      abs(words[place].end - words[place].start - amount.range.count) < 2
    else { return nil }
    return words[place]
  }

  /// The number between words that say when, where or with whom, and more of them, which end the line:
  /// `2 glasses of water at lunch and 1 at dinner`, `water 1l before noon 0.5 after`.
  private func secondBetweenCircumstances(
    _ pieces: [TextPiece], _ amount: LineAmount, _ text: Span<UInt8>
  ) -> TextPiece? {
    let words = pieces.filter { ($0.isCounted || $0.isFiller) && !isJoint($0, text) }
    guard words.count > 2, let behind = passedCircumstance(words[...], text), let number = behind.first,
      case var rest = behind.dropFirst()
    else { return nil }
    switch number.role {
    case .number(hasSign: false):
      guard !amount.unitText.isEmpty || abs(number.end - number.start - amount.range.count) < 2 else {
        return nil
      }
    case .numberWord: break
    default: return nil
    }
    var last = number.end
    if let unit = rest.first, case .unit(isVessel: true, _) = unit.role {
      (last, rest) = (unit.end, rest.dropFirst())
    }
    guard passedCircumstance(rest, text)?.isEmpty == true else { return nil }
    return TextPiece(role: number.role, start: number.start, end: last)
  }

  /// The words behind one that says when, `ráno`, `lunch`, or behind two, `at lunch`, `before noon`; nil if the first says
  /// nothing of it.
  func passedCircumstance(
    _ words: ArraySlice<TextPiece>, _ text: Span<UInt8>
  ) -> ArraySlice<TextPiece>? {
    guard let first = words.first else { return nil }
    let rest = words.dropFirst()
    let word = string(text, first.start, first.end).lowercased()
    if isWhen(first, text) || TypedWords.meals.holds(word) { return rest }
    guard TypedWords.circumstances.holds(word) || TypedWords.leads.holds(word) else { return nil }
    let object = rest.drop { $0.isFiller }
    // `1 l before noon, 0.5 after`
    return object.dropFirst()
  }

  /// The words of an entry without those before the word that they make one with: the `lunch` of `before lunch`.
  private func timesOfDay(_ words: [TextPiece], _ text: Span<UInt8>) -> [TextPiece] {
    words.enumerated().filter { place, piece in
      guard place + 1 < words.count, words[place + 1].isPlain || words[place + 1].name != nil else {
        return true
      }
      return bareWord(piece, text).map(TypedWords.circumstances.holds) != true
    }.map(\.element)
  }

  /// The number behind a bare one and a `+` with a word behind it that says which that was: `1 + 1 decaf`.
  private func added(_ pieces: [TextPiece], _ amount: LineAmount, _ text: Span<UInt8>) -> TextPiece? {
    guard amount.unitText.isEmpty, pieces.count > 2, text[pieces[0].start] == Byte.plus,
      case .number(hasSign: false) = pieces[1].role
    else { return nil }
    if case .vague = pieces[2].role { return pieces[1] }
    guard let word = bareWord(pieces[2], text),
      TypedWords.sorts.holds(word) || TypedWords.sizes.holds(word) || TypedWords.circumstances.holds(word)
    else { return nil }
    return pieces[1]
  }

  /// What is told of words at an entry's end that say how often its amount was: `x2`, and `x 2` or `twice` behind its
  /// vessel. Right behind that, the correction puts them before the amount.
  private func saidOften(
    _ pieces: [TextPiece], _ entry: Statement, _ amount: LineAmount, _ line: Line, _ text: Span<UInt8>
  ) -> Problem? {
    var words = pieces.filter { $0.isSaid && !$0.isFiller || isTimesSign(text, $0.start, $0.end) }
    let isOfEach = words.count > 1 && bareWord(words[0], text).map(TypedWords.apiece.holds) == true
    if isOfEach { words.removeFirst() }
    guard let last = words.last else { return nil }
    if isOfEach, let often = repetition(words[...], of: entry, text) {
      return Problem(
        .secondAmount(string(text, words[0].start, last.end), meant: often),
        at: Int32(words[0].start)..<Int32(last.end), from: line.start,
        fix: isApart(amount, from: last.start, pieces, of: entry)
          ? nil : (amount.range.lowerBound..<Int32(last.end), often))
    }
    if let each = ofEachVessel(pieces, amount, line, text) { return each }
    let vessel = words.first.flatMap { if case .unit(isVessel: true, _) = $0.role { $0 } else { nil } }
    let first: TextPiece
    if isRepetition(last, text) {
      first = last
    } else {
      guard let said = startOfTimes(in: words, isBehindVessel: vessel != nil, text) else { return nil }
      first = said
    }
    // What stands behind words is rather of these than of a length: `sleep 7h, woke up 2x`.
    if let measure = amount.measure, amounts.facts[measure].own.kind == .time, words[0].start < first.start {
      return nil
    }
    let meant = repeated(amount, by: first.start..<last.end, text)
    var fix: (Range<Int32>, String)?
    if let meant, let vessel, words[1].start == first.start,
      !isApart(amount, from: last.start, pieces, of: entry)
    {
      fix = (
        amount.range.lowerBound..<Int32(last.end), "\(meant) \(string(text, vessel.start, vessel.end))"
      )
    }
    return Problem(
      .secondAmount(string(text, first.start, last.end), meant: meant),
      at: Int32(first.start)..<Int32(last.end),
      from: line.start, fix: fix)
  }

  /// The amount that was meant by words that are how often and nothing else, behind one that is of each: `3 times`,
  /// `twice`, `3x`, `three glasses`; nil of any others.
  private func repetition(_ words: ArraySlice<TextPiece>, of entry: Statement, _ text: Span<UInt8>) -> String?
  {
    guard let amount = entry.amount, let first = words.first, let last = words.last, words.count <= 2 else {
      return nil
    }
    if let meant = repeated(amount, by: first.start..<last.end, text) { return meant }
    guard words.count == 2, let count = countOfVessels(words, text) else { return nil }
    return several(count, of: amount, text)
  }

  /// What is told of so many vessels, in words, behind an amount that each of them may have held:
  /// `water 250ml three glasses`.
  private func ofEachVessel(
    _ pieces: [TextPiece], _ amount: LineAmount, _ line: Line, _ text: Span<UInt8>
  ) -> Problem? {
    let words = pieces.filter { $0.isCounted || $0.isFiller }
    guard words.count > 1, let count = countOfVessels(words[..<2], text), !holdsVessel(amount),
      words.count == 2 || passedCircumstance(words[2...], text)?.isEmpty == true,
      let meant = several(count, of: amount, text)
    else { return nil }
    return Problem(
      .ofEach(string(text, words[0].start, words[1].end), meant: meant),
      at: Int32(words[0].start)..<Int32(words[1].end), from: line.start)
  }

  /// How many vessels two words are, `three glasses`; nil if they are none.
  private func countOfVessels(_ words: ArraySlice<TextPiece>, _ text: Span<UInt8>) -> Int? {
    guard let number = words.first, let vessel = words.last, case .unit(isVessel: true, _) = vessel.role,
      let count = numberWord(text, Word(start: number.start, end: number.end, form: .plain, colon: -1)),
      count.denominator == 1, count.numerator > 1
    else { return nil }
    return Int(count.numerator)
  }

  /// Where the last words say how often, if not in one word: `x 3` behind a word, `twice` and `3 times` behind a vessel.
  private func startOfTimes(
    in words: [TextPiece], isBehindVessel: Bool, _ text: Span<UInt8>
  ) -> TextPiece? {
    guard words.count > 1, let last = words.last else { return nil }
    let (sign, isAlone) = (words[words.count - 2], words.count == 2)
    let isSigned = isTimesSign(text, sign.start, sign.end) || isTimesSign(text, last.start, last.end)
    if isAlone {
      return isBehindVessel && repetition(last.start..<last.end, text).map { $0 > 1 } == true ? last : nil
    }
    guard isSigned ? !words[words.count - 3].isNumber : isBehindVessel && words.count == 3,
      let count = repetition(sign.start..<last.end, text), count > 1
    else { return nil }
    return sign
  }

  /// The amount, or the number, that takes the place of the one that counts: behind words that take that back, and with
  /// nothing behind it but what says when or with whom.
  private func correction(
    _ words: [TextPiece], among pieces: [TextPiece], of measure: Int, _ text: Span<UInt8>
  ) -> TextPiece? {
    let rest = words.drop { bareWord($0, text).map(TypedWords.corrections.holds) == true }
    guard rest.count < words.count, let second = rest.first,
      // `water 250ml no 3 with Eva`
      rest.count == 1 || isBehindMark(words[0], text) && isBeforeCircumstance(second, pieces, text)
    else { return nil }
    switch second.role {
    case .amount(amounts.facts[measure].own.kind), .number(hasSign: false): return second
    default: return nil
    }
  }

  /// Whether a bracket opens right before a word, or what ends a phrase stands before it.
  private func isBehindMark(_ word: TextPiece, _ text: Span<UInt8>) -> Bool {
    let before = text[blanksStart(text, before: word.start) - 1]
    return before.endsPhrase || TextPiece.opens(before)
  }

  /// Whether a mark, or a word that says with whom, where or after what it was, stands right behind an amount.
  private func isBeforeCircumstance(
    _ amount: TextPiece, _ pieces: [TextPiece], _ text: Span<UInt8>
  ) -> Bool {
    guard let next = pieces.first(where: { $0.start >= amount.end }) else { return true }
    if case .sign = next.role { return !isJoint(next, text) || text[next.start].endsPhrase }
    return TypedWords.circumstances.holds(string(text, next.start, next.end).lowercased())
  }

  /// What is told of an amount that takes the place of the one that counts; the correction puts it there, unless a time
  /// or a tag stands between the two.
  private func corrected(
    _ entry: Statement, by second: TextPiece, _ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>
  ) -> Problem? {
    guard let amount = entry.amount, let subject = entry.subject else { return nil }
    let typed = string(text, second.start, second.end)
    var meant = typed
    if case .number = second.role {
      meant += string(text, Int(amount.unitText.lowerBound), Int(amount.unitText.upperBound))
    }
    let between = pieces.prefix { $0.start < second.start }
    let isEnclosed =
      between.contains { TextPiece.opens(text[$0.start]) } && second.end < line.end
      && TextPiece.closes(text[second.end])
    return Problem(
      .secondAmount(typed, meant: "\(configuration.name(of: subject)) \(meant)"), at: second.range,
      from: line.start,
      fix: isApart(amount, from: second.start, pieces, of: entry)
        ? nil : (amount.range.lowerBound..<Int32(second.end + (isEnclosed ? 1 : 0)), meant))
  }

  /// Whether an amount was not typed, or has a time or a tag between itself and a place behind it.
  private func isApart(
    _ amount: LineAmount, from place: Int, _ pieces: [TextPiece], of entry: Statement
  ) -> Bool {
    let begin = amount.range.upperBound
    if amount.range.isEmpty || begin..<Int32(place) ~= entry.timeRange.lowerBound { return true }
    return pieces.contains {
      guard $0.start < place else { return false }
      return if case .time = $0.role { true } else if case .tag = $0.role { true } else { false }
    }
  }

  /// The first of two or more numbers behind a bare one, whatever words follow them: `Steps 1, 2 and 3 done`.
  private func secondOfRow(_ words: [TextPiece], _ amount: LineAmount) -> TextPiece? {
    guard amount.unitText.isEmpty, words.count > 1, case .number(hasSign: false) = words[0].role,
      case .number(hasSign: false) = words[1].role
    else { return nil }
    return words[0]
  }

  /// Whether a word says how often: `x2`, `2x`, `2×`.
  func isRepetition(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    count(ofRepetition: piece.start..<piece.end, text) != nil
  }

  /// How often the last words of a line's parts say, which stand right before an amount or a name: 2 of `twice`, `2x`,
  /// `2 x`, `two times`; nil if they say nothing of it.
  func repetition(_ pieces: ArraySlice<TextPiece>, _ text: Span<UInt8>) -> Int? {
    guard let last = pieces.last else { return nil }
    return repetition(last.start..<last.end, text)
      ?? pieces.dropLast().last.flatMap { repetition($0.start..<last.end, text) }
  }
}
