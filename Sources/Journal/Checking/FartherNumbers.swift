/// Bare numbers and times that stand farther on in a line of text than right behind the name that they are of.
extension LineReader {
  /// A name, at most three other words and a number that ends the line, `steps so far 8432`, `sleep last night 7.5`; or one
  /// word before a name and its number, `iced coffee 2`. A number that numbers the word before it, `room 204`, and one
  /// that may be a year are none.
  func fartherNumber(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard let number = pieces.last(where: \.isCounted) else { return nil }
    if let told = numbersOfMeals(pieces, line, text) { return told }
    guard case .number(hasSign: false) = number.role else { return fartherPlural(pieces, line, text) }
    let words = Array(pieces.filter(\.isCounted).drop { isWhose($0, text) || isWhen($0, text) })
    // `Run errands at 10`
    guard 3...5 ~= words.count,
      number.end - number.start > 2 && !isClock(number, text) || !isBehindAt(text, number.start),
      !pieces.contains(where: { isPriceOrLink($0, text) })
    else { return nil }
    let between = words[1..<words.count - 1]
    // `kcal burned 300`
    if between.contains(where: { bareWord($0, text).map(TypedWords.burned.holds) == true }) { return nil }
    if let measure = measure(of: words[0], text), between.allSatisfy({ $0.isPlain || isVague($0) }) {
      guard isLikelyAmount(number, of: measure.place, behind: between, text) else { return nil }
      return measure.told ?? uncounted(words[0], line)
    }
    guard words.count == 3, words[0].isPlain, !isNumbered(words[0], text), !isPlanned(words[0], text),
      case .measure? = words[1].name, bareWord(words[0], text).map(TypedWords.errands.holds) != true
    else { return nil }
    return uncounted(words[1], line)
    func measure(of piece: TextPiece, _ text: Span<UInt8>) -> (place: Int, told: Problem?)? {
      if case .measure(let place)? = piece.name { return (place, nil) }
      guard let bare = bareRange(piece, text),
        let near = nearName(string(text, bare.lowerBound, bare.upperBound)),
        case .measure(let place)? = vocabulary.subject(named: near)
      else { return nil }
      let typed = string(text, bare.lowerBound, bare.upperBound)
      return (place, Problem(.nearName(typed, near: near), at: bare.range, from: line.start))
    }
  }

  /// A measure and a number behind each of several meals: `kcal breakfast 450 lunch 600`.
  private func numbersOfMeals(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard case .measure? = pieces.first?.name, case let words = pieces.filter(\.isCounted),
      let first = words.first, words.count > 4, !words.count.isMultiple(of: 2)
    else { return nil }
    for place in stride(from: 1, to: words.count, by: 2) {
      guard case .number(hasSign: false) = words[place + 1].role,
        TypedWords.meals.holds(string(text, words[place].start, words[place].end).lowercased())
      else { return nil }
    }
    return uncounted(first, line)
  }

  /// A number, one word and nearly the name of what is counted: `2 black coffees`.
  private func fartherPlural(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard let first = pieces.first(where: \.isCounted), case .number(hasSign: false) = first.role,
      case let words = pieces.filter(\.isCounted), words.count == 3, words[1].isPlain,
      let bare = bareRange(words[2], text), text[words[2].end - 1] != Byte.colon
    else { return nil }
    let typed = string(text, bare.lowerBound, bare.upperBound)
    guard let near = nearName(typed), case .measure(let measure)? = vocabulary.subject(named: near),
      isToldByNumber(measure)
    else { return nil }
    return Problem(.nearName(typed, near: near), at: bare.range, from: line.start)
  }

  /// Whether four digits may be a time of day: `train at 1712`.
  func isClock(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    guard case .number(hasSign: false) = piece.role, piece.end - piece.start == 4,
      let number = Int(string(text, piece.start, piece.end))
    else { return false }
    return TimeOfDay(hour: number / 100, minute: number % 100) != nil
  }

  private func isVague(_ piece: TextPiece) -> Bool { if case .vague = piece.role { true } else { false } }

  /// Whether a word is one that a number stands behind, `chapter`, `room`, `verze`.
  private func isNumbered(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    bareWord(piece, text).map(TypedWords.numbered.holds) == true
  }

  private func isPlanned(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    bareWord(piece, text).map(TypedWords.plans.holds) == true
  }

  /// The numbers that are rather a year than an amount, whatever the day: those that notes are likely to speak of.
  private static let likelyYears = 1990...2035

  /// Whether a number behind words is rather an amount of the measure named before these than a number of something else.
  private func isLikelyAmount(
    _ number: TextPiece, of measure: Int, behind words: ArraySlice<TextPiece>, _ text: Span<UInt8>
  ) -> Bool {
    guard let last = words.last, !isNumbered(last, text) else { return false }
    let typed = string(text, number.start, number.end)
    guard typed.utf8.allSatisfy({ $0.isDigit || $0 == Byte.point || $0 == Byte.comma }) else { return false }
    let saysHow = words.allSatisfy { piece in
      isWhen(piece, text)
        || bareWord(piece, text).map(TypedWords.howMuch.holds) == true || isCopula(piece, text)
    }
    if saysHow { return true }
    // `Coffee and cake 120`
    if words.contains(where: { isJoint($0, text) }) { return false }
    // One word alone makes another thing of most names: `water filter 1200`, `protein bar 25`, `weight limit 23`.
    let isPast = words.count == 1 && isPast(last, text)
    if words.count == 1, !isPast, bareWord(last, text).map(TypedWords.tellsWhich) != true { return false }
    guard !words.contains(where: { bareWord($0, text).map(TypedWords.ofOtherValues.holds) == true }) else {
      return false
    }
    // With two decimals it is a price, or a time: `weight set 49.90`. Millilitres have none, and few litres may have one.
    guard let value = Int(typed) else {
      let separator = text[number.end - 2]
      guard separator == Byte.point || separator == Byte.comma else { return false }
      return amounts.facts[measure].own.kind != .volume || number.end - number.start == 3
    }
    return switch typed.utf8.count {
    // `mood tired 4`
    case 1:
      (isPast || words.count == 1) && amounts.facts[measure].own.kind == .count
        && !amounts.facts[measure].hasCup
    // `Sleep score 85`
    case 2: words.count == 1 && amounts.facts[measure].own.kind != .time
    case 4: !LineReader.likelyYears.contains(value)
    default: true
    }
  }

  /// A name behind `my` or the like, or `My`, and an amount that fits it behind a few words: `my weight is 82.4 kg`; or a
  /// name behind an amount that fits and a word or two that say of what kind: `drank 500 ml of cold water`.
  func saidAmount(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    // Most text has no amount.
    guard pieces.contains(where: { if case .amount = $0.role { true } else { false } }) else { return nil }
    let words = Array(
      pieces.filter { $0.isCounted || $0.isFiller }.drop { isWhose($0, text) || isWhen($0, text) })
    guard let first = words.first, words.count <= 8 else { return nil }
    func fits(_ piece: TextPiece, _ measure: Int) -> Bool {
      if case .amount(configuration.measures[measure].unit.kind) = piece.role { true } else { false }
    }
    if case .measure(let measure)? = first.name, first.start > Int(line.content),
      let place = words.indices.first(where: { $0 <= 4 && fits(words[$0], measure) }), place > 1,
      words[1..<place].allSatisfy({ !isQuantity($0) && $0.name == nil }),
      words[1..<place].contains(where: { isCopula($0, text) })
    {
      return misplacedAmount(of: measure, words[place].start..<words[place].end, line, text)
    }
    guard let last = words.last, case .measure(let measure)? = last.name,
      let place = words.lastIndex(where: { fits($0, measure) }), words.count - place <= 4, place > 0
    else { return nil }
    let between = words[place + 1..<words.count - 1]
    guard !between.isEmpty, between.allSatisfy({ ($0.isPlain || $0.isFiller) && !isJoint($0, text) }),
      between.count == 1 || between.first?.isFiller == true
    else { return nil }
    return misplacedAmount(of: measure, words[place].start..<words[place].end, line, text)
  }

  /// Whether a word says what was done, as an English one in `ed` does, `steps walked 8000`, and nothing that makes a plan
  /// or another thing of the name.
  private func isPast(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    guard let word = bareWord(piece, text) else { return false }
    if TypedWords.past.holds(word) { return true }
    return word.hasSuffix("ed") && word.utf8.count > 4
      && ![
        TypedWords.plans, TypedWords.goesOn, TypedWords.ofOtherValues, TypedWords.errands, TypedWords.unmet,
      ]
      .contains { $0.holds(word) }
  }

  private func isCopula(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    bareWord(piece, text).map { TypedWords.copulas.holds($0) || TypedWords.equals.holds($0) } == true
  }

  /// A name and a time that ends the line, with at most three words between them: hours between which it was, of what takes
  /// time, `sleep in bed 23:15-06:45`; of a habit a time behind words that say with whom or after what, `gym with Petr
  /// 17:00`; of what is drunk by the cup one behind words that say of what kind it was, `coffee with milk 8:00`.
  func fartherTime(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard pieces.contains(where: { if case .time = $0.role { true } else { false } }) else { return nil }
    let words = pieces.filter { if case .time = $0.role { true } else { $0.isCounted } }
    guard 3...5 ~= words.count, let name = words[0].name, let last = words.last, case .time = last.role,
      words[1..<words.count - 1].allSatisfy({
        $0.isPlain || $0.name == nil && $0.isCounted && !isQuantity($0)
      })
    else { return nil }
    let isRange = isRange(last, text, Int(line.end))
    let isLed = TypedWords.circumstances.holds(string(text, words[1].start, words[1].end).lowercased())
    switch name {
    case .measure(let measure):
      guard
        isRange
          ? amounts.facts[measure].own.kind == .time
          : amounts.facts[measure].hasCup && saysOfWhatKind(words[1..<words.count - 1], text)
      else { return nil }
      return uncounted(words[0], line)
    case .habit(let habit):
      guard isRange || isLed else { return nil }
      let mark = meantMark(pieces, text)
      return Problem(
        .unboxedHabit(configuration.habits[habit].name, mark), at: words[0].range, from: line.start,
        fix: words[0].start == Int(line.content)
          ? (line.content..<line.content, "[\(mark.symbol)] ") : nil)
    }
  }

  /// What is drunk by the cup and a time of day in words behind it, with nothing else: `káva o půl deváté`.
  func spokenTimeOfCup(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard pieces.count > 1, case .measure(let measure)? = pieces[0].name, amounts.facts[measure].hasCup,
      let end = endOfSpokenTime(text, at: pieces[1].start, upTo: Int(line.end)),
      holdsTimesAndTagsAlone(text, Cursor(end, upTo: Int(line.end)))
    else { return nil }
    return cupAtTime(pieces[0], pieces, line, text) ?? uncounted(pieces[0], line)
  }

  /// A measure of time and two times with a few words before and between them, at the end of which it was: `sleep went to
  /// bed 23:00 woke 7:00`.
  func timesOfLength(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard let first = pieces.first, case .measure(let measure)? = first.name, let last = pieces.last,
      case .time = last.role, amounts.facts[measure].own.kind == .time, pieces.count <= 8
    else { return nil }
    let times = pieces.filter { if case .time = $0.role { true } else { false } }
    guard times.count == 2, !times.contains(where: { isRange($0, text, Int(line.end)) }),
      pieces.dropFirst().allSatisfy({
        switch $0.role {
        case .time, .filler, .article, .word, .sign, .name(.habit, _): true
        default: false
        }
      })
    else { return nil }
    return uncounted(first, line)
  }

  /// Whether words say of what kind a drink was, or with what, but not with whom, `with Jana`.
  private func saysOfWhatKind(_ words: ArraySlice<TextPiece>, _ text: Span<UInt8>) -> Bool {
    if let lead = words.first, words.count == 2,
      TypedWords.with.holds(string(text, lead.start, lead.end).lowercased()), let last = words.last,
      last.isPlain
    {
      let typed = string(text, last.start, last.end)
      return typed == typed.lowercased()
    }
    return words.allSatisfy { piece in
      bareWord(piece, text).map { TypedWords.sorts.holds($0) || TypedWords.sizes.holds($0) } == true
    }
  }

  /// Whether a time is a range.
  func isRange(_ piece: TextPiece, _ text: Span<UInt8>, _ end: Int) -> Bool {
    guard case .time(let time) = readTime(text, numeral(piece.start, piece.end), upTo: end) else {
      return false
    }
    return time.length != nil
  }

  /// A habit's name as a tag behind the bullet of a list, with a time and nothing else: `- #gym 17:00`.
  func taggedHabit(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard let tag = pieces.first, case .tag = tag.role, tag.start == Int(line.content),
      line.content > line.start,
      text[tag.start] == Byte.hash, tag.end - tag.start > 1,
      let match = vocabulary.match(text, at: tag.start + 1, tag.end), match.end == tag.end,
      case .habit(let habit) = match.subject, pieces.count > 1,
      pieces.dropFirst().allSatisfy({ if case .time = $0.role { true } else { !$0.isWord } }),
      pieces.contains(where: { if case .time = $0.role { true } else { false } })
    else { return nil }
    return Problem(
      .unboxedHabit(configuration.habits[habit].name, .done), at: tag.range, from: line.start,
      fix: (line.content..<line.content, "[\(Mark.done.symbol)] "))
  }
}
