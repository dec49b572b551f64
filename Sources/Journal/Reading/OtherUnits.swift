/// Words behind a bare number that count something else than the measure's unit does: `5 laps`, `5 reports`.
extension LineReader {
  /// Notes a word right behind a bare number that counts something else, or makes the number greater.
  func noteOtherUnit(
    of amount: AmountReading, from start: Int, _ measure: Int, _ text: Span<UInt8>, upTo end: Int,
    _ rest: inout LineRest
  ) {
    let unit = configuration.measures[measure].unit.name
    guard let next = Cursor(amount.end, upTo: end).followingWord(text)?.withoutMark(text),
      next.form == .plain,
      !rest.problems.contains(where: { if case .nearUnit = $0.kind { true } else { false } })
    else { return }
    if isUnit(text, next, of: measure) || isName(text, next, of: measure) { return }
    if !rest.problems.contains(where: \.isOfTinyAmount),
      let thing = countedThing(text, next, amount, from: start, measure, upTo: end)
    {
      return note(otherUnit: thing, measure, text, &rest)
    }
    let isMeant =
      TypedWord(text, next.start, next.end).map {
        $0.has(.multiple) || $0.has(.currency)
          || $0.has(.otherUnit) && (!unit.isEmpty || isFreeTime(text, next, of: measure))
      } ?? isMolar(text, next, amount, measure)
    guard isMeant && !isNumbered(text, next, upTo: end) || isForeignLetter(text, next, upTo: end) else {
      return
    }
    note(otherUnit: next, measure, text, &rest)
  }

  /// Whether a word is of the number behind it, which says which one: the `week` of `weight 82.4 week 3`.
  private func isNumbered(_ text: Span<UInt8>, _ word: Word, upTo end: Int) -> Bool {
    guard word.end < end, text[word.end].isBlank,
      let next = Cursor(word.end, upTo: end).followingWord(text)?.withoutMark(text), next.form == .number,
      next.isWhole(text)
    else { return false }
    return TypedWords.numbered.holds(string(text, word.start, word.end).lowercased())
  }

  private func note(
    otherUnit word: Word, _ measure: Int, _ text: Span<UInt8>, _ rest: inout LineRest
  ) {
    let declared = configuration.measures[measure]
    rest.note(
      .otherUnit(string(text, word.start, word.end), measure: declared.name, unit: declared.unit.name),
      at: word.range)
  }

  /// The word for what there were so many of, right behind a small whole number or behind one that says what they were
  /// like: `run 5 reports`, `run 3 more tests`, `steps 12 floors`; nil if it may be said of the amount.
  private func countedThing(
    _ text: Span<UInt8>, _ first: Word, _ amount: AmountReading, from start: Int, _ measure: Int,
    upTo end: Int
  ) -> Word? {
    // Behind a mark a sentence begins.
    guard text[amount.end].isBlank, let parts = amount.parts else { return nil }
    var thing = first
    if !isThing(text, first) {
      guard first.end < end, text[first.end].isBlank,
        let next = Cursor(first.end, upTo: end).followingWord(text)?.withoutMark(text), isThing(text, next),
        TypedWords.qualities.holds(string(text, first.start, first.end).lowercased())
      else { return nil }
      thing = next
    }
    return numeral(start, amount.end).isWhole(text) && mayCountThings(parts, measure)
      && (isTyped(text, thing, .otherUnit) || isLastOrLed(thing, text, upTo: end)) ? thing : nil
  }

  /// Whether nothing stands behind a plural but times and tags, or a word that says of what, where or with whom it was:
  /// `5 reports for Jana`; what makes a sentence of it, `8 shins hurt`, says that it was not counted.
  private func isLastOrLed(_ thing: Word, _ text: Span<UInt8>, upTo end: Int) -> Bool {
    let behind = Cursor(thing.end, upTo: end)
    if holdsTimesAndTagsAlone(text, behind) || thing.end < end && text[thing.end].endsPhrase { return true }
    return behind.followingWord(text).map {
      let next = string(text, $0.start, $0.end).lowercased()
      return isTyped(text, $0, .joint)
        || [TypedWords.circumstances, TypedWords.leads].contains { $0.holds(next) }
    } ?? true
  }

  /// Whether a word, which neither is a unit nor begins a declared name, counts something or is a plural.
  private func isThing(_ text: Span<UInt8>, _ word: Word) -> Bool {
    guard word.form == .plain, isTyped(text, word, .otherUnit) || isPlural(text, word) else { return false }
    return amounts.units.place(text, word.start, word.end) == nil
      && vocabulary.match(text, at: word.start, word.end) == nil
  }

  /// Whether a number may be of things rather than of a measure's unit: any of a distance or a time, less than half a cup
  /// of what is drunk, a light weight, and a hundredth of the goal of what is counted in thousands.
  private func mayCountThings(_ parts: Parts, _ measure: Int) -> Bool {
    let facts = amounts.facts[measure]
    switch facts.own.kind {
    case .distance, .time: return true
    case .volume: return !amounts.isOfCups(measure) && 2 * parts < facts.cup?.parts ?? 0
    case .mass: return !facts.addsUp && parts <= 20 * Unit.kilogram.parts
    case .count:
      guard let goal = configuration.goal(of: measure, on: day, isMet: { _ in false })?.bound.most else {
        return false
      }
      let asked = configuration.parts(of: goal, in: measure, on: day)
      return asked >= 1000 * facts.own.parts && 100 * parts <= asked
    case .energy, .share: return false
    }
  }

  /// Whether a word in small letters is probably an English plural: `reports`, but not `always`.
  private func isPlural(_ text: Span<UInt8>, _ word: Word) -> Bool {
    guard word.end - word.start > 3, text[word.end - 1] == UInt8(ascii: "s"),
      !"sui'".utf8.contains(text[word.end - 2]),
      (word.start..<word.end).allSatisfy({ text[$0].isASCIILetter && text[$0] == text[$0].lowercased })
    else { return false }
    return !TypedWords.singular.holds(string(text, word.start, word.end))
  }

  /// Whether a word is a name of a measure itself: `packs 2 packs`.
  private func isName(_ text: Span<UInt8>, _ word: Word, of measure: Int) -> Bool {
    vocabulary.match(text, at: word.start, word.end)?.subject == .measure(measure)
  }

  /// Whether a word is days or weeks, of a count that is to stay low: they are those without it, `cigarettes 5 days clean`.
  private func isFreeTime(_ text: Span<UInt8>, _ word: Word, of measure: Int) -> Bool {
    guard TypedWords.spans.contains(where: { $0.holds(string(text, word.start, word.end).lowercased()) }),
      case .atMost? = configuration.goal(of: measure, on: day, isMet: { _ in false })?.bound
    else { return false }
    return true
  }

  /// Whether a word is the unit of a blood sugar in moles, behind less than half of the least that a goal asks for: that is
  /// in milligrams.
  private func isMolar(_ text: Span<UInt8>, _ word: Word, _ amount: AmountReading, _ measure: Int) -> Bool {
    guard TypedWords.molar.holds(string(text, word.start, word.end).lowercased()), let parts = amount.parts,
      case .range(let least, _)? = configuration.goal(of: measure, on: day, isMet: { _ in false })?.bound
    else { return false }
    return 2 * parts < configuration.parts(of: least, in: measure, on: day)
  }

  /// Whether a word counts the same as the unit of a measure in other words: `20 krát` of what is counted in times.
  func isUnit(_ text: Span<UInt8>, _ word: Word, of measure: Int) -> Bool {
    let unit = configuration.measures[measure].unit.name.lowercased()
    guard !unit.isEmpty else { return false }
    let typed = string(text, word.start, word.end).lowercased()
    return TypedWords.sameCounts.contains { $0.holds(unit) && $0.holds(typed) }
  }

  /// Whether a word is the one letter of a unit, of another kind than the number before it, with nothing behind it:
  /// `coffee 250 g`.
  private func isForeignLetter(_ text: Span<UInt8>, _ word: Word, upTo end: Int) -> Bool {
    word.end - word.start == 1 && text[word.start].isASCIILetter
      && amounts.units.place(text, word.start, word.end) != nil
      && holdsTimesAndTagsAlone(text, Cursor(word.end, upTo: end))
  }
}

extension Problem {
  /// Whether it is of a number that can hardly be meant, which is told already.
  fileprivate var isOfTinyAmount: Bool { if case .tinyAmount = kind { true } else { false } }
}
