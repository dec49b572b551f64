/// Values that are only changes of one.
extension LineReader {
  /// The greatest value, in a measure's unit, that may be a change of it.
  private static let greatestChange = 10

  /// What is told of a small value behind which its line says that it went up or down: `weight 0.5kg down`.
  func changed(_ entry: Statement, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard !isImplied, case .measure(let measure)? = entry.subject, let amount = entry.amount,
      // Few points are a value, `mood 3 down`.
      mayChange(measure), case let declared = configuration.measures[measure], declared.unit.kind != .count,
      amount.parts < LineReader.greatestChange * amounts.facts[measure].own.parts
    else { return nil }
    let start = skippingBlanks(text, Int(entry.headEnd), Int(line.end))
    guard start < line.end else { return nil }
    let word = word(text, at: start, Int(line.end)).withoutMark(text)
    let typed = string(text, word.start, word.end)
    guard saysChange(typed) else { return nil }
    return Problem(.change(typed, measure: declared.name), at: word.range, from: line.start)
  }

  /// What is told of an amount behind which its line says that it is still to come, or too little or too much:
  /// `steps 2000 left`, `weight 2 lb to go`, `sleep 1h less than usual`.
  func remaining(_ entry: Statement, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard !isImplied, case .measure(let measure)? = entry.subject, let amount = entry.amount,
      !amount.range.isEmpty,
      let range = wordsOfRemaining(measure, text, Cursor(Int(entry.headEnd), upTo: Int(line.end)))
    else { return nil }
    return undone(measure, by: range, line, text)
  }

  /// The words at a place that say so, with nothing behind them but times, tags, and what says of what or until when;
  /// nil if there are none.
  private func wordsOfRemaining(_ measure: Int, _ text: Span<UInt8>, _ start: Cursor) -> Range<Int32>? {
    var (words, first, said): (Cursor, Word?, String) = (start, nil, "")
    for _ in 0..<3 {
      guard let word = words.nextWord(text)?.withoutMark(text), word.form == .plain
      else { return nil }
      first = first ?? word
      said += (said.isEmpty ? "" : " ") + string(text, word.start, word.end).lowercased()
      let isPhrase = TypedWords.remaining.holds(said) || mayChange(measure) && TypedWords.apart.holds(said)
      guard isPhrase, let begin = first?.start else { continue }
      // `water 0.5l less` may be what was drunk.
      if TypedWords.less.holds(said) {
        guard let than = words.followingWord(text),
          TypedWords.than.holds(string(text, than.start, than.end).lowercased())
        else { return nil }
      }
      // A cup to go is drunk elsewhere.
      if TypedWords.takenAlong.holds(said), amounts.isOfCups(measure) { return nil }
      if endsRemaining(text, Cursor(passedMark(text, words.place, words.end), upTo: words.end)) {
        return Int32(begin)..<Int32(word.end)
      }
    }
    return nil
  }

  /// Whether nothing stands at a place but times and tags, or a word that says of what, until when or than what.
  private func endsRemaining(_ text: Span<UInt8>, _ behind: Cursor) -> Bool {
    if holdsTimesAndTagsAlone(text, behind) { return true }
    guard let next = behind.followingWord(text)?.withoutMark(text), next.form == .plain else { return false }
    let typed = string(text, next.start, next.end).lowercased()
    return TypedWords.ofRemaining.holds(typed) || TypedWords.circumstances.holds(typed)
      || TypedWords.leads.holds(typed)
  }

  /// Whether the words right beside an amount of a line of text say so: `zbývá 500 ml vody`.
  func isRemaining(_ pieces: [TextPiece], _ amount: Int, of measure: Int, _ text: Span<UInt8>, _ end: Int)
    -> Bool
  {
    if amount > 0, bareWord(pieces[amount - 1], text).map(TypedWords.stillToCome.holds) == true {
      return true
    }
    return wordsOfRemaining(measure, text, Cursor(pieces[amount].end, upTo: end)) != nil
  }

  /// Whether a word right beside an amount of a line of text makes a change of it: `weight lost 0.5 kg`.
  func isChange(_ pieces: [TextPiece], _ amount: Int, of measure: Int, _ text: Span<UInt8>) -> Bool {
    mayChange(measure)
      && [amount - 1, amount + 1].contains { place in
        pieces.indices.contains(place) && bareWord(pieces[place], text).map(saysChange) == true
      }
  }

  /// Whether an amount of a measure may be how much it changed: of one that does not add up.
  private func mayChange(_ measure: Int) -> Bool { amounts.facts[measure].addsUp == false }

  /// Whether a word says that a value went up or down.
  private func saysChange(_ word: String) -> Bool { TypedWords.changes.holds(word.lowercased()) }
}
