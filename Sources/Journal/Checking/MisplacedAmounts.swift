/// Amounts that stand elsewhere than behind the name of their measure.
extension LineReader {
  /// A measure's name beside an amount that fits it, or at the beginning with such an amount farther on.
  func misplaced(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    let first = pieces.firstIndex { if case .sign = $0.role { false } else { true } }
    for (place, piece) in pieces.enumerated() {
      guard case .measure(let measure)? = piece.name else { continue }
      let declared = configuration.measures[measure]
      func fits(_ place: Int) -> Bool {
        guard pieces.indices.contains(place) else { return false }
        switch pieces[place].role {
        case .amount(let kind): return kind == declared.unit.kind
        // `water correction -250ml`
        case .number(hasSign: true):
          return unsignedKind(pieces[place], text, Int(line.end)) == declared.unit.kind
        // `easy run 6k`
        case .number: return declared.unit.kind == .distance && endsInK(pieces[place], text)
        default: return false
        }
      }
      var beside = isAmongAmounts(place, pieces) ? [place - 1] : [place + 1, place - 1]
      if place + 1 < pieces.count, case .sign = pieces[place + 1].role,
        pieces[place].end == pieces[place + 1].start || leadsAmount(pieces[place + 1], text),
        !isOfWordBehind(place + 2, pieces, text)
      {
        beside.append(place + 2)
      }
      if place > 1, pieces[place - 1].isFiller { beside.append(place - 2) }
      // Farther on a letter apart, `2 l`, may be a word of prose.
      if place == first {
        beside += pieces.indices.filter { other in
          other > place && !isBesideOther(measure, pieces, other)
            && (!text[pieces[other].end - 2].isBlank || pieces[(other + 1)...].allSatisfy { !$0.isWord })
        }
      }
      guard let found = beside.first(where: fits) else { continue }
      // What is said of a goal is not to be counted as drunk.
      if let goal = pieces.first(where: { isGoal($0, text) }),
        !pieces.contains(where: { isReached($0, text) })
      {
        return uncountedGoal(measure, pieces[found], at: goal, line, text)
      }
      // Of several farther on none is all of it: `water morning 0.5 l, evening 1 l`.
      let isApart = place == first && found > place + 2
      if isApart,
        pieces.indices.contains(where: {
          $0 > place && $0 != found && fits($0) && !isBesideOther(measure, pieces, $0)
        })
      {
        return uncounted(piece, line)
      }
      if isOfOther(place, found, pieces, text, Int(line.end)) { return uncounted(piece, line) }
      if isTakenAway(pieces[...found], text) || isChange(pieces, found, of: measure, text)
        || isRemaining(pieces, found, of: measure, text, Int(line.end))
      {
        return uncounted(piece, line)
      }
      let times =
        repetition(pieces[..<found], text) ?? (found > place ? repetition(pieces[..<place], text) : nil)
        ?? count(before: found, pieces, text) ?? repetition(behind: found, pieces, text)
      return misplacedAmount(
        of: measure, pieces[found].start..<pieces[found].end, times: times ?? 1, at: onlyTime(pieces, text),
        line, text)
    }
    return nil
  }

  /// How many times an amount was by the number word right before it, or before a vessel that held it: the `two` of
  /// `water two 500ml bottles`, and of `water two glasses of 300ml`.
  private func count(before amount: Int, _ pieces: [TextPiece], _ text: Span<UInt8>) -> Int? {
    var before = pieces[..<amount]
    if let lead = before.last, TypedWords.ofEach.holds(string(text, lead.start, lead.end).lowercased()),
      let vessel = before.dropLast().last, case .unit(isVessel: true, _) = vessel.role
    {
      before = before.dropLast(2)
    }
    guard let number = before.last, case .numberWord = number.role,
      let count = numberWord(text, Word(start: number.start, end: number.end, form: .plain, colon: -1)),
      count.denominator == 1
    else { return nil }
    return Int(count.numerator)
  }

  /// How often an amount was by what ends the line right behind it: the `3x` of `voda po 250 ml 3x`.
  private func repetition(behind amount: Int, _ pieces: [TextPiece], _ text: Span<UInt8>) -> Int? {
    let words = pieces[(amount + 1)...].filter { $0.isSaid || isTimesSign(text, $0.start, $0.end) }
    guard let first = words.first, let last = words.last, words.count <= 2 else { return nil }
    return repetition(first.start..<last.end, text)
  }

  /// Whether an amount beside a name is rather none of the person's own: a limit's, a parcel's or somebody else's, one of
  /// a recipe, or of a question.
  private func isOfOther(
    _ name: Int, _ amount: Int, _ pieces: [TextPiece], _ text: Span<UInt8>, _ end: Int
  ) -> Bool {
    if endsAsSentence(pieces, text, end),
      (pieces[amount].end..<end).last(where: { !text[$0].isBlank }).map({ text[$0] == UInt8(ascii: "?") })
        == true
    {
      return true
    }
    if let first = pieces.first, bareWord(first, text).map(TypedWords.recipes.holds) == true { return true }
    if let behind = pieces[(name + 1)...].first, let word = bareWord(behind, text),
      TypedWords.others.holds(word)
    {
      return true
    }
    guard name > 0, let before = bareWord(pieces[name - 1], text) else { return false }
    return TypedWords.others.holds(before)
      || (before.hasSuffix("'s") || before.hasSuffix("’s")) && !TypedWords.whose.holds(before)
        && before.dropLast(2).count > 1 && !TypedWords.today.holds(String(before.dropLast(2)))
  }

  /// Whether a sign may stand between a name and its amount: brackets, `~`, a dash, the marks of bold text.
  private func leadsAmount(_ sign: TextPiece, _ text: Span<UInt8>) -> Bool {
    let first = text[sign.start]
    return TextPiece.opens(first) || TextPiece.emphasizes(first) || isDash(sign, text)
      || ["~", "≈"].contains(string(text, sign.start, sign.end))
  }

  private func isDash(_ sign: TextPiece, _ text: Span<UInt8>) -> Bool {
    isDash(string(text, sign.start, sign.end))
  }

  /// Whether an amount behind a comma or a dash is of the word right behind it: the `2 l` of `coffee, 2 l milk`.
  private func isOfWordBehind(_ amount: Int, _ pieces: [TextPiece], _ text: Span<UInt8>) -> Bool {
    (text[pieces[amount - 1].start].endsPhrase || isDash(pieces[amount - 1], text))
      && amount + 1 < pieces.count
      // `water, 2 l of milk`
      && pieces[pieces[amount + 1].isFiller && amount + 2 < pieces.count ? amount + 2 : amount + 1].isPlain
  }

  /// Whether a name has a number before it, and one behind it that another name follows which it fits: each is of the name
  /// behind it, `2 coffee 300ml water`.
  private func isAmongAmounts(_ name: Int, _ pieces: [TextPiece]) -> Bool {
    guard name > 0, name + 2 < pieces.count, case .amount(let kind) = pieces[name + 1].role else {
      return false
    }
    switch pieces[name - 1].role {
    case .amount, .number(hasSign: false): break
    default: return false
    }
    let next = pieces[name + 2].isFiller && name + 3 < pieces.count ? name + 3 : name + 2
    guard case .measure(let other)? = pieces[next].name, pieces[next].name != pieces[name].name else {
      return false
    }
    return configuration.measures[other].unit.kind == kind
  }

  /// Whether an amount stands right beside the name of another measure, which it fits: the `250ml` of
  /// `coffee and water 250ml`.
  private func isBesideOther(_ measure: Int, _ pieces: [TextPiece], _ amount: Int) -> Bool {
    guard case .amount(let kind) = pieces[amount].role else { return false }
    return [amount - 1, amount + 1, amount + 2].contains { place in
      guard pieces.indices.contains(place), place <= amount + 1 || pieces[amount + 1].isFiller,
        case .measure(let other)? = pieces[place].name, other != measure
      else { return false }
      return configuration.measures[other].unit.kind == kind
    }
  }

  /// The kind of the amount behind a number's sign, `-250ml`; nil if there is none.
  private func unsignedKind(_ piece: TextPiece, _ text: Span<UInt8>, _ end: Int) -> Kind? {
    guard
      case .amount(let amount) = amounts.read(text, numeral(piece.start + 1, piece.end), upTo: end, in: .free)
    else { return nil }
    return amounts.size(of: amount.unit, in: .free).kind
  }

  /// Whether the last of some parts, an amount, has a minus right before it, `−250ml`, `minus 250ml`, or a number and a
  /// dash or a word of ranges.
  private func isTakenAway(_ pieces: ArraySlice<TextPiece>, _ text: Span<UInt8>) -> Bool {
    guard let amount = pieces.last else { return false }
    if case .number(hasSign: true) = amount.role { return text[amount.start] == Byte.hyphen }
    guard let before = pieces.dropLast().last else { return false }
    let typed = string(text, before.start, before.end).lowercased()
    if before.end == amount.start && ["−", "–"].contains(typed) || TypedWords.minus.holds(typed) {
      return true
    }
    // `2 - 3 glasses`
    let isDash = "-–".contains(typed)
    let isRange =
      isDash
      || isTyped(text, Word(start: before.start, end: before.end, form: .plain, colon: -1), .numberRange)
        && !isJoint(before, text)
    guard isRange, case .number? = pieces.dropLast(2).last?.role else { return false }
    return true
  }

  /// The hint that an amount of a measure, perhaps so many times, stands where it does not count.
  func misplacedAmount(
    of measure: Int, _ range: Range<Int>, times: Int = 1, at time: String? = nil, _ line: Line,
    _ text: Span<UInt8>
  ) -> Problem {
    Problem(
      misplaced(range, of: measure, times: times, at: time, text), at: range.range, from: line.start)
  }

  /// The time of a line with one name and one time, as it was typed; nil of any other line.
  private func onlyTime(_ pieces: [TextPiece], _ text: Span<UInt8>) -> String? {
    var only: TextPiece?
    for piece in pieces {
      guard case .time = piece.role else { continue }
      guard only == nil else { return nil }
      only = piece
    }
    guard let only, pieces.count(where: { $0.name != nil }) == 1,
      case let typed = string(text, only.start, only.end), TimeOfDay(typed: typed) != nil
    else { return nil }
    return typed
  }
}
