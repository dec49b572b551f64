/// Short lines of text about a declared name, and the mark that a habit's is likely meant with.
extension LineReader {
  /// A line that begins or ends with a declared name and has little beside it.
  func shortHint(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    if pieces.contains(where: { isPriceOrLink($0, text) }), !countsMoney {
      return priceAlone(pieces, line, text)
    }
    let counted = withoutDay(
      withoutHour(withoutLead(withoutWhose(pieces.filter(\.isCounted), text), text), text), text)
    guard let first = counted.first, let last = counted.last, !isOfThing(counted, pieces, text) else {
      return nil
    }
    let mayBeTimed = counted.count <= 8 && pieces.contains { if case .time = $0.role { true } else { false } }
    let besides = counted.indices.filter { place in
      let next = place + 1 < counted.count ? counted[place + 1] : nil
      return !isWhen(counted[place], text) && !isBeforeHour(counted[place], next, text)
        && !isBeforeQuantity(counted[place], next, text) && !isMarkWord(counted[place], text)
        && !isBeforeWhen(counted[place], next, text)
        && !saysTimes(text, counted[place].start, counted[place].end)
        && !isFrequency(counted[place], before: next, text)
        && !(mayBeTimed && leadsTime(counted[place], pieces, text))
    }.map { counted[$0] }
    // A row of names in a table is its head.
    let areNames =
      text[Int(line.content)] != UInt8(ascii: "|") && counted.count(where: { $0.name != nil }) > 1
      && counted.allSatisfy { $0.name != nil || isQuantity($0) || isJoint($0, text) }
    for (name, neighbour) in [(first, besides.dropFirst().first), (last, besides.dropLast().last)] {
      guard let subject = name.name, !pieces.contains(where: { isTag($0, of: subject, text) }) else {
        continue
      }
      // A colon at a line's end is that of a heading.
      let isKey = hasColon(name) && name.start == first.start
      guard
        counted.count <= 2 || besides.count == 1 || areNames || isKey
          || isQuantity(neighbour) && !isTimeOfOther(neighbour, before: name, text)
          || saysTens(neighbour, name, counted, text)
          || saysHowOften(neighbour, of: subject, text) || isTimed(name, pieces, text)
          || name.start == first.start && isLevel(subject) && isDecimal(last, text) && counted.count <= 4
          || name.start == last.start && isBehindOtherUnit(subject, counted, text)
          || counted.count == 3 && name.start == first.start
            && (isVessel(last) || isUnit(counted[1]) && isQuantity(last))
          || name.start == first.start && isLength(last, of: subject, behind: counted.dropFirst(), text)
          || name.start == first.start
            && (isUndone(subject, besides, text) || isBeforeRemark(subject, counted, text))
      else { continue }
      // `Nobody at the gym at 6:00`, `Out of vitamins`
      if name.start > first.start, bareWord(first, text).map(TypedWords.ofNobody.holds) == true { return nil }
      // `Called the gym 9:00`
      if mayBeTimed, name.start > first.start,
        let place = pieces.firstIndex(where: { $0.start == name.start }),
        isOfOther(name, behind: pieces[..<place], text)
      {
        return nil
      }
      if case .habit(let habit) = subject {
        let mark = meantMark(pieces, text)
        if let end = endOfStuckMark(behind: name, pieces, line, text) {
          return Problem(
            .unboxedHabit(configuration.habits[habit].name, mark), at: name.range, from: line.start,
            fix: (
              line.content..<Int32(end), "[\(mark.symbol)] \(string(text, name.start, name.end))"
            ))
        }
        return Problem(
          .unboxedHabit(configuration.habits[habit].name, mark), at: name.range, from: line.start,
          fix: (areNames ? lineForEach(pieces, mark, line, text) : nil)
            ?? (name.start == Int(line.content)
              && isWhole(name, text, Int(line.end))
              && !(areNames && counted.count > 2) && !besides.contains(where: { isChoice($0, text) })
              ? (line.content..<line.content, "[\(mark.symbol)] ") : nil))
      }
      return cupAtTime(name, pieces, line, text) ?? uncounted(name, line)
    }
    return numberedNames(counted, line)
  }

  /// The correction that gives each of several habits a line of its own with its time: `[x] gym` and `[x] read` for
  /// `gym, read`; nil where anything else is said.
  private func lineForEach(
    _ pieces: [TextPiece], _ mark: Mark, _ line: Line, _ text: Span<UInt8>
  ) -> (Range<Int32>, String)? {
    guard let first = pieces.first, let last = pieces.last, first.start == Int(line.content),
      isWhole(first, text, Int(line.end))
    else {
      return nil
    }
    var lines: [String] = []
    for piece in pieces {
      let typed = string(text, piece.start, piece.end)
      switch piece.role {
      case .name(.habit, _): lines.append("[\(mark.symbol)] \(typed)")
      case .time where !lines.isEmpty: lines[lines.count - 1] += " " + typed
      default: guard isJoint(piece, text) else { return nil }
      }
    }
    let lead = "\n" + string(text, Int(line.start), Int(line.content))
    return (line.content..<Int32(last.end), lines.joined(separator: lead))
  }

  /// The end of a mark that is stuck to a name, which begins the line, and is all that it says: `gym;x`, `gym......x`,
  /// `gym=1`; nil without one.
  private func endOfStuckMark(
    behind name: TextPiece, _ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>
  ) -> Int? {
    let words = pieces.filter(\.isWord)
    guard name.start == Int(line.content), name.end < line.end, signLength(text, name.end) > 0,
      text[name.end] != Byte.colon, words.count == 2, pieces.last?.start == words[1].start,
      pieces.count <= 3, let mark = words.last,
      (name.end..<mark.start).allSatisfy({ !text[$0].isBlank && text[$0] < 0x80 })
    else { return nil }
    let typed = string(text, mark.start, mark.end)
    let bare = typed.drop { ",;.=".contains($0) }
    return ["x", "1", "0", "-"].contains(bare.lowercased()) ? mark.end : nil
  }

  /// Measures' names with a number behind each, behind a word or two: `lunch kcal 450`, `lunch kcal 500 protein 30`, but
  /// `Chapter on sleep 3`.
  private func numberedNames(_ words: [TextPiece], _ line: Line) -> Problem? {
    var (lead, first): (ArraySlice<TextPiece>, TextPiece?) = (words[...], nil)
    while let number = lead.last, case .number(hasSign: false) = number.role, number.end - number.start > 1,
      let name = lead.dropLast().last, case .name(.measure, hasColon: false) = name.role
    {
      (lead, first) = (lead.dropLast(2), name)
    }
    return 1...2 ~= lead.count ? first.flatMap { uncounted($0, line) } : nil
  }

  /// Whether a name has nothing before it but a number and one word that looks like a unit: `250 cc water`.
  private func isBehindOtherUnit(
    _ subject: Reference, _ counted: [TextPiece], _ text: Span<UInt8>
  ) -> Bool {
    guard case .measure = subject, counted.count == 3, case .number = counted[0].role,
      case .word = counted[1].role
    else { return false }
    return TypedWord(text, counted[1].start, counted[1].end)?.has(.otherUnit) != true
      || bareWord(counted[1], text).map(TypedWords.helpings.holds) == true
  }

  /// Whether the last part of a line is how long a habit took, or how far it went, with a word or two before it that say
  /// what it was: `gym legs 45 min`, but `gym opens in 45 min`.
  private func isLength(
    _ last: TextPiece, of subject: Reference, behind words: ArraySlice<TextPiece>, _ text: Span<UInt8>
  ) -> Bool {
    guard case .habit = subject, 2...3 ~= words.count,
      words.dropLast().allSatisfy({
        $0.isPlain && !isTyped(text, Word(start: $0.start, end: $0.end, form: .plain, colon: -1), .within)
      })
    else { return false }
    return switch last.role {
    case .amount(.time), .amount(.distance): true
    default: false
    }
  }

  /// Whether all that a line says of a habit is that it was not done: `gym not done`.
  private func isUndone(_ subject: Reference, _ besides: [TextPiece], _ text: Span<UInt8>) -> Bool {
    guard case .habit = subject, besides.count > 1 else { return false }
    let said = besides.dropFirst().map { string(text, $0.start, $0.end).lowercased() }
    return TypedWords.negations.holds(said.joined(separator: " "))
      || TypedWords.resting.holds(said.joined(separator: " "))
      || TypedWords.undone.holds(said.joined(separator: " "))
  }

  /// Whether a habit has a word behind it and a comma, and then what there was none of, or, where the word is a mark, a few
  /// words more: `gym legs, no cardio`, `gym done, no pain`.
  private func isBeforeRemark(_ subject: Reference, _ words: [TextPiece], _ text: Span<UInt8>) -> Bool {
    guard case .habit = subject, 3...6 ~= words.count else { return false }
    let isMark = isMarkWord(words[1], text)
    // `gym done (no pain)`, `gym done - no pain`
    let sign = isMark ? skippingBlanks(text, words[1].end, words[2].start) : words[1].end
    guard isMark ? sign < words[2].start && signLength(text, sign) > 0 : text[sign].endsPhrase else {
      return false
    }
    if isMark { return true }
    return words.count == 4 && words[1].isPlain && words[3].isPlain
      && bareWord(words[2], text).map(TypedWords.ofNouns.holds) == true
  }

  /// Whether a part is a vessel: `water another glass` is hardly of anything else.
  private func isVessel(_ piece: TextPiece) -> Bool {
    if case .unit(isVessel: true, _) = piece.role { true } else { false }
  }

  private func isUnit(_ piece: TextPiece) -> Bool { if case .unit = piece.role { true } else { false } }

  /// Whether a number has the `k` of kilometres stuck to it.
  func endsInK(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    piece.end - piece.start > 1 && text[piece.end - 1].lowercased == UInt8(ascii: "k")
  }

  /// Whether a word says that something was done or was not: `skipped`.
  func isMarkWord(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    bareRange(piece, text).map { Mark(text, $0.lowerBound, $0.upperBound) != nil } ?? false
  }

  /// A number in a done tick that looks meant for a measure: before the name at its end, which may be nearly declared, or
  /// with one decimal behind the name of what has a value: `[x] walk 10,000 steps`, `[x] 2 coffees`, `[x] weight now 82.4`.
  func numberHint(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    let counted = pieces.filter(\.isCounted)
    guard 2...6 ~= counted.count, !isImplied else { return nil }
    let (first, last, number) = (counted[0], counted[counted.count - 1], counted[counted.count - 2])
    if let subject = first.name, isLevel(subject), isDecimal(last, text), counted.count <= 4 {
      return uncounted(first, line)
    }
    if case .name(.measure, hasColon: false) = number.role, case .number(hasSign: false) = last.role {
      return uncounted(number, line)
    }
    if case .amount = number.role, counted.count == 2 {
      var told = nearHint(pieces, line, text)
      // Behind a box an amount before a name is none.
      told?.fix = nil
      return told
    }
    guard case .number = number.role else { return nil }
    guard case .measure(let measure)? = last.name else {
      return counted.count == 2 ? nearHint(pieces, line, text) : nil
    }
    guard amounts.facts[measure].own.kind == .count || amounts.facts[measure].hasCup else { return nil }
    return misplacedAmount(of: measure, number.start..<number.end, line, text)
  }

  /// Whether a part is a tag of what a name says, which counts: `lunch kcal:500 kcal`.
  private func isTag(_ piece: TextPiece, of subject: Reference, _ text: Span<UInt8>) -> Bool {
    guard case .tag = piece.role, case .measure = subject,
      let match = vocabulary.match(text, at: piece.start, piece.end)
    else { return false }
    return match.subject == subject && match.end < piece.end && text[match.end] == Byte.colon
  }

  /// Whether a name is a name still when a box stands before it: `gym/read` is one word.
  private func isWhole(_ name: TextPiece, _ text: Span<UInt8>, _ end: Int) -> Bool {
    name.end >= end || text[name.end] == Byte.colon || text[name.end].endsPhrase
      || blankLength(text, name.end, end) > 0
  }

  private func hasColon(_ piece: TextPiece) -> Bool {
    if case .name(_, hasColon: true) = piece.role { true } else { false }
  }

  /// Whether a part is a number with one decimal, which prose seldom ends with: `weight before breakfast 82.4`.
  private func isDecimal(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    guard case .number = piece.role, piece.end - piece.start > 2 else { return false }
    let separator = text[piece.end - 2]
    return separator == Byte.point || separator == Byte.comma
  }

  /// Whether a measure is one of which a day has a value, and not a sum.
  private func isLevel(_ subject: Reference) -> Bool {
    guard case .measure(let measure) = subject else { return false }
    return configuration.measures[measure].aggregate != .sum
  }

  /// Whether a number before a name is the time of what stands before it: the `1700` of `Meeting at 1700 about water`.
  private func isTimeOfOther(_ piece: TextPiece?, before name: TextPiece, _ text: Span<UInt8>) -> Bool {
    piece.map { $0.start < name.start && isClock($0, text) && isBehindAt(text, $0.start) } ?? false
  }

  /// Whether a part says how much.
  func isQuantity(_ piece: TextPiece?) -> Bool {
    switch piece?.role {
    case .amount, .number, .numberWord, .vague, .unit(_, isLong: true): true
    case .name, .article, .unit, .time, .date, .tag, .filler, .sign, .word, nil: false
    }
  }

  /// Whether a part says how often, the number first but beside what is drunk by the cup: the `2x` of `today: 2x water`, the
  /// `x2` of `coffee x2 at work`, but `gym x10 squats`.
  private func saysHowOften(_ piece: TextPiece?, of subject: Reference, _ text: Span<UInt8>) -> Bool {
    guard let piece, isRepetition(piece, text) else { return false }
    return text[piece.start].isDigit || subject.measure.map { amounts.facts[$0].hasCup } == true
  }

  /// Whether a word beside a name begins a number that the format does not read in words, `water twenty five`, or is the
  /// unit at its end, `five hundred ml of water`.
  private func saysTens(
    _ piece: TextPiece?, _ name: TextPiece, _ words: [TextPiece], _ text: Span<UInt8>
  ) -> Bool {
    func isTens(_ piece: TextPiece?) -> Bool {
      piece.flatMap { bareWord($0, text) }.map(TypedWords.tens.holds) == true
    }
    guard let piece, case .unit = piece.role, piece.start < name.start else { return isTens(piece) }
    return isTens(words.last { $0.start < piece.start })
  }
}
