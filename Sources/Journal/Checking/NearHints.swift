/// Lines of text with a name that is nearly declared.
extension LineReader {
  /// A name that is nearly declared beside an amount, a number or a time.
  func nearHint(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    if let told = nearNameOfSeveralWords(pieces, line, text) { return told }
    for (place, piece) in pieces.prefix(40).enumerated() {
      guard let bare = bareRange(piece, text) ?? caloriesRange(piece, text) else { continue }
      var kinds: [Kind?] = []
      let before = place > 1 && pieces[place - 1].isFiller ? place - 2 : place - 1
      // `Meditated for 10 minutes`
      let isFor =
        place == 0 && pieces.count > 2 && bareWord(pieces[1], text).map(TypedWords.lengths.holds) == true
      for beside in [before, place + (isFor ? 2 : 1)] where pieces.indices.contains(beside) {
        switch pieces[beside].role {
        case .amount(let kind): kinds.append(kind)
        // `One step at a time`, and `call Walter 17:00`
        case .numberWord
        where pieces[(place + 1)...].contains(where: \.isPlain)
          && !(place == 1 && saysWhenOrWithWhom(pieces[(place + 1)...], text)):
          break
        case .time where isProperName(piece, pieces, text): break
        case .number, .numberWord, .time: kinds.append(nil)
        // `two glasses of watre`
        case .unit where beside == before && endsAmountInWords(pieces[...beside]): kinds.append(nil)
        case .name, .article, .unit, .date, .tag, .filler, .vague, .sign, .word: break
        }
      }
      if kinds.isEmpty, let told = nearNameBeforeMistyped(pieces, place, bare, line, text) { return told }
      guard !kinds.isEmpty else { continue }
      let name = string(text, bare.lowerBound, bare.upperBound)
      if let told = nearNameBehindNumber(pieces, place, name, line, text) { return told }
      // So much to eat is not a slip of what is done: `bread 200g`.
      // Of three letters it is one only at the beginning of a line.
      if let near = nearName(name) ?? (place == 0 ? vocabulary.name(ofThreeLettersBehindMarks: name) : nil),
        kinds.contains(where: { mayHave($0, near) })
      {
        // Behind other words than those of its amount it may be one of a sentence.
        let before = pieces[..<place].filter(\.isWord)
        let isLed = !before.isEmpty && !isAmount(before)
        if isOfSentence(place, pieces, text) { continue }
        if isFor {
          let last = Int32(pieces[2].start)
          return Problem(
            .nearName(name, near: near), at: bare.range, from: line.start,
            fix: (Int32(bare.lowerBound)..<last, "\(near) "))
        }
        return Problem(
          .nearName(name, near: near), at: bare.range, from: line.start,
          fix: isLed
            ? nil : (bare.range, boxed(near, besideAmount: kinds.contains { $0 != nil }, pieces, place, text))
        )
      }
    }
    return nil
  }

  /// Whether words say when or with whom something was, and nothing else: `today`, `this morning`, `with Tom`.
  private func saysWhenOrWithWhom(_ pieces: ArraySlice<TextPiece>, _ text: Span<UInt8>) -> Bool {
    let words = pieces.filter(\.isWord)
    if words.allSatisfy({ isWhen($0, text) }) { return true }
    guard let lead = words.first,
      TypedWords.with.holds(string(text, lead.start, lead.end).lowercased())
    else { return false }
    return 2...3 ~= words.count && words.dropFirst().allSatisfy(\.isPlain)
  }

  /// What is nearly a name at the beginning of a line, before an amount with its unit amiss: `sleeep 7h30`, `watr 250mll`.
  private func nearNameBeforeMistyped(
    _ pieces: [TextPiece], _ place: Int, _ name: Range<Int>, _ line: Line, _ text: Span<UInt8>
  ) -> Problem? {
    guard place == 0, pieces.count > 1, case let piece = pieces[1], text[piece.start].isDigit, piece.isPlain,
      case let typed = string(text, piece.start, piece.end),
      let unitStart = typed.firstIndex(where: \.isLetter),
      let near = nearName(string(text, name.lowerBound, name.upperBound)),
      case .measure(let measure)? = vocabulary.subject(named: near)
    else { return nil }
    let (declared, unit) = (configuration.measures[measure], typed[unitStart...])
    var amount: String?
    if declared.unit.kind == .time, isHoursAndNumber(typed), !unit.lowercased().hasSuffix("h") {
      amount = typed + Unit.minute.name.prefix(1)
    } else if unit.count > 1, typed[..<unitStart].allSatisfy(\.isNumber) {
      let withNoughts = withNoughts(typed).flatMap { self.amount($0, of: measure) == nil ? nil : $0 }
      amount = withNoughts ?? nearUnit(String(unit), declared).map { typed[..<unitStart] + $0 }
    }
    return amount.map { amount in
      let (range, meant) = (Int32(name.lowerBound)..<Int32(piece.end), "\(near) \(amount)")
      return Problem(
        .nearName(string(text, name.lowerBound, piece.end), near: meant), at: range, from: line.start,
        fix: (range, meant))
    }
  }

  /// Whether words beside what is nearly a name make a sentence of it: `Step 2 of 5`, `Page 3 is missing`, `Want to weigh
  /// 78 kg by June`, `talked over 2 coffees`.
  private func isOfSentence(_ place: Int, _ pieces: [TextPiece], _ text: Span<UInt8>) -> Bool {
    func word(_ place: Int) -> String? {
      guard pieces.indices.contains(place) else { return nil }
      return string(text, pieces[place].start, pieces[place].end).lowercased()
    }
    // What is counted by number stands behind it.
    if place + 2 < pieces.count, case .number(hasSign: false) = pieces[place + 1].role,
      let behind = word(place + 2), TypedWords.copulas.holds(behind) || TypedWords.outOf.holds(behind)
    {
      return true
    }
    let before = pieces[..<place].filter(\.isWord)
    if before.contains(where: { bareWord($0, text).map(TypedWords.plans.holds) == true }) { return true }
    return before.count > 2 && place > 1 && word(place - 2) == "over"
  }

  /// A near name as it is to be written at the beginning of a line: a habit's behind a box, `[x] gym` for `gmy 17:00`,
  /// unless an amount beside it makes it an entry.
  private func boxed(
    _ near: String, besideAmount: Bool, _ pieces: [TextPiece], _ place: Int, _ text: Span<UInt8>
  ) -> String {
    guard place == 0, !besideAmount, case .habit? = vocabulary.subject(named: near),
      pieces.contains(where: { if case .time = $0.role { true } else { false } })
    else { return near }
    return "[\(meantMark(Array(pieces.dropFirst()), text).symbol)] \(near)"
  }

  /// The bytes of a unit that stands for calories and is no measure's name, `kcals`; nil of any other part.
  private func caloriesRange(_ piece: TextPiece, _ text: Span<UInt8>) -> Range<Int>? {
    guard case .unit(isVessel: false, isLong: true) = piece.role,
      TypedWords.calories.holds(string(text, piece.start, piece.end).lowercased())
    else { return nil }
    return piece.start..<piece.end
  }

  /// Whether a word is written with a capital behind another one, as the names of people are.
  private func isProperName(_ word: TextPiece, _ pieces: [TextPiece], _ text: Span<UInt8>) -> Bool {
    guard text[word.start].isASCIILetter, text[word.start].lowercased != text[word.start] else {
      return false
    }
    return pieces.contains { $0.isPlain && $0.start < word.start }
  }

  /// Whether words may be an amount that counts before a name, which none does without a unit: `two glasses of`.
  private func isAmount(_ words: [TextPiece]) -> Bool {
    var hasUnit = false
    for word in words {
      switch word.role {
      case .amount, .unit: hasUnit = true
      case .numberWord, .article, .filler: break
      case .name, .number, .time, .date, .tag, .vague, .sign, .word: return false
      }
    }
    return hasUnit
  }

  /// A number and nearly the name of what is counted by number, and nothing else but times and tags: `2 coffees`.
  private func nearNameBehindNumber(
    _ pieces: [TextPiece], _ place: Int, _ name: String, _ line: Line, _ text: Span<UInt8>
  ) -> Problem? {
    guard place == 1, let number = wholeNumber(pieces[0], text),
      !pieces.dropFirst(2).contains(where: \.isWord),
      // `2 cofees`
      let near = nearName(name) ?? (name.hasSuffix("s") ? nearName(String(name.dropLast())) : nil),
      case .measure(let measure)? = vocabulary.subject(named: near)
    else { return nil }
    guard isToldByNumber(measure),
      pieces[0].isNumber || !isCountedInThousands(configuration.measures[measure])
    else { return nil }
    let range = Int32(pieces[0].start)..<Int32(pieces[1].end)
    // As many cups as nobody drinks in a day are an amount in the measure's own unit: `250 wather`.
    let isCounted = amounts.facts[measure].own.kind == .count || amounts.isOfVessels(measure)
    let meant = "\(near) \(isCounted ? number : undoubted(number, of: measure)[0])"
    return Problem(
      .nearName(string(text, pieces[0].start, pieces[1].end), near: meant), at: range, from: line.start,
      fix: (range, meant))
  }

  /// A whole number in digits or, before what is not drunk by the litre, in words, `two`, as digits; nil of any other part.
  private func wholeNumber(_ piece: TextPiece, _ text: Span<UInt8>) -> String? {
    let word = numeral(piece.start, piece.end)
    switch piece.role {
    case .number(hasSign: false) where word.isWhole(text): return string(text, piece.start, piece.end)
    case .numberWord:
      guard let number = numberWord(text, Word(start: piece.start, end: piece.end, form: .plain, colon: -1)),
        number.denominator == 1
      else { return nil }
      return "\(number.numerator)"
    default: return nil
    }
  }

  /// Whether so many of a measure are told by a number and its name: pieces, `2 pills`, and cups, `2 coffees`.
  func isToldByNumber(_ measure: Int) -> Bool {
    amounts.facts[measure].own.kind == .count || amounts.facts[measure].hasCup
      || amounts.isOfVessels(measure)
  }

  /// Words that begin a line and are nearly a name of so many, before an amount, a number or a time: `vitamin D 50mcg`.
  private func nearNameOfSeveralWords(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard vocabulary.longestWordCount > 1 else { return nil }
    for count in 2...vocabulary.longestWordCount where count < pieces.count {
      guard pieces[..<count].allSatisfy({ $0.isWord && $0.name == nil && !isQuantity($0) }) else {
        return nil
      }
      let kind: Kind?
      switch pieces[count].role {
      case .amount(let found): kind = found
      case .number, .time: kind = nil
      default: continue
      }
      let range = Int32(pieces[0].start)..<Int32(pieces[count - 1].end)
      let name = string(text, pieces[0].start, pieces[count - 1].end)
      if let near = nearName(name), mayHave(kind, near) {
        let rest = Array(pieces[(count - 1)...])
        return Problem(
          .nearName(name, near: near), at: range, from: line.start,
          fix: (range, boxed(near, besideAmount: kind != nil, rest, 0, text)))
      }
    }
    return nil
  }

  /// Whether parts that end with a unit end with an amount in words, `two glasses`, or are a vessel alone.
  private func endsAmountInWords(_ pieces: ArraySlice<TextPiece>) -> Bool {
    let before = pieces.dropLast()
    // `half a litre`
    if case .article? = before.last?.role, case .numberWord? = before.dropLast().last?.role { return true }
    return switch (before.last?.role, pieces.last?.role) {
    case (.numberWord, _), (.article, .unit(isVessel: true, _)), (nil, .unit(isVessel: true, _)): true
    default: false
    }
  }

  /// Whether what is named may have an amount of a kind, or a bare number.
  private func mayHave(_ kind: Kind?, _ name: String) -> Bool {
    switch vocabulary.subject(named: name) {
    case .measure(let measure)?: kind == nil || kind == configuration.measures[measure].unit.kind
    case .habit?: kind == nil || kind == .time || kind == .distance || kind == .count
    case nil: true
    }
  }

  /// A line that is nearly a name and nothing else but times and tags: one typed without the marks of its letters, `kava`,
  /// and a long one with one letter amiss, `brekfast`, of a habit or of what is drunk by the cup.
  func nearNameAlone(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard let first = pieces.first, first.isPlain, first.start == Int(line.content) else { return nil }
    let words = pieces.prefix(while: \.isPlain)
    guard words.count <= min(vocabulary.longestWordCount, 4),
      !pieces.dropFirst(words.count).contains(where: \.isSaid),
      let last = words.last, text[last.end - 1] != Byte.colon,
      last.end >= line.end || text[last.end] != Byte.colon && !text[last.end].endsPhrase
    else { return nil }
    let name = string(text, first.start, last.end)
    guard let near = nameAlone(name), let subject = vocabulary.subject(named: near) else { return nil }
    let range = Int32(first.start)..<Int32(last.end)
    switch subject {
    case .habit:
      return Problem(
        .nearName(name, near: near), at: range, from: line.start,
        fix: (range, "[\(Mark.done.symbol)] \(near)"))
    case .measure(let measure):
      return Problem(
        .nearName(name, near: near), at: range, from: line.start,
        fix: amounts.facts[measure].hasCup ? (range, near) : nil)
    }
  }

  /// The declared name that a line of nothing else is nearly.
  private func nameAlone(_ typed: String) -> String? {
    guard let near = nearName(typed) else { return nil }
    if vocabulary.subject(butForMarks: typed) != nil { return near }
    // `Workouts` is a heading.
    guard typed.count > 4, near.count > 5, !typed.lowercased().hasPrefix(near.lowercased()) else {
      return nil
    }
    switch vocabulary.subject(named: near) {
    case .habit?: return near
    case .measure(let measure)?: return amounts.facts[measure].hasCup ? near : nil
    case nil: return nil
    }
  }
}
