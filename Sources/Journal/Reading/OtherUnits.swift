/// Words behind a bare number that count something else than the measure's unit does: `5 laps`, `5 reports`.
extension LineReader {
  /// Notes a word right behind a bare number that counts something else, or makes the number greater.
  func noteOtherUnit(
    of amount: AmountReading, _ measure: Int, _ text: Span<UInt8>, upTo end: Int, _ rest: inout LineRest
  ) {
    let unit = configuration.measures[measure].unit.name
    guard let next = Cursor(amount.end, upTo: end).followingWord(text)?.withoutMark(text),
      next.form == .plain,
      !rest.problems.contains(where: { if case .nearUnit = $0.kind { true } else { false } })
    else { return }
    let typed = TypedWord(text, next.start, next.end)
    if isUnit(text, next, of: measure) || isName(text, next, of: measure) { return }
    let isMeant =
      typed.map {
        $0.has(.multiple) || $0.has(.currency)
          || $0.has(.otherUnit) && (!unit.isEmpty || isFreeTime(text, next, of: measure))
      } ?? false
    guard isMeant || isForeignLetter(text, next, upTo: end) else { return }
    rest.note(
      .otherUnit(
        string(text, next.start, next.end), measure: configuration.measures[measure].name, unit: unit),
      at: next.range)
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
