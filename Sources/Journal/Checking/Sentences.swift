/// Lines that count by their first words, and go on as a sentence that says otherwise: `2 bottles of water cost 80 crowns`.
extension LineReader {
  /// What is told of an entry whose amount stands before its name, where the words right behind the name make a sentence
  /// of both, or another word of the name: `2 l of water leaked`, `5 km run was cancelled`, `20 kg weight vest`.
  func saidOtherwise(_ entry: Statement, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    if let told = numberedOtherwise(entry, line, text) ?? ofHundred(entry, line, text) { return told }
    guard case .measure(let measure)? = entry.subject, !isImplied, let amount = entry.amount,
      !amount.range.isEmpty, amount.range.upperBound <= entry.name.lowerBound,
      // Behind a mark a sentence of its own begins.
      case let end = Int(line.end), entry.headEnd == entry.name.upperBound, entry.headEnd < line.end,
      end - Int(entry.headEnd) <= LineReader.longestMeant,
      let word = wordOfSentence(text, from: Int(entry.headEnd), end)
    else { return nil }
    return undone(measure, by: word.range, line, text)
  }

  /// The same of a habit without a box: `5 minut meditace by stačilo`.
  func saidOtherwise(habit tick: Statement, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard case .habit(let habit)? = tick.subject, !isImplied, line.shape == .plain, let amount = tick.amount,
      !amount.range.isEmpty, amount.range.upperBound <= tick.name.lowerBound,
      tick.headEnd == tick.name.upperBound, tick.headEnd < line.end,
      Int(line.end - tick.headEnd) <= LineReader.longestMeant,
      let word = wordOfSentence(text, from: Int(tick.headEnd), Int(line.end))
    else { return nil }
    return Problem(
      .otherwiseMarked(
        configuration.habits[habit].name, as: tick.mark, word: string(text, word.start, word.end),
        meant: .open),
      at: word.range, from: line.start)
  }

  /// What is told of a bare number that numbers what is named: `Run 7 of the experiment`, `Run 4 crashed overnight`.
  private func numberedOtherwise(_ entry: Statement, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard case .measure(let measure)? = entry.subject, !isImplied, let amount = entry.amount,
      [.distance, .time].contains(amounts.facts[measure].own.kind), amount.unitText.isEmpty,
      entry.headEnd == amount.range.upperBound, entry.name.upperBound <= amount.range.lowerBound,
      numeral(Int(amount.range.lowerBound), Int(amount.range.upperBound)).isWhole(text),
      let word = Cursor(Int(entry.headEnd), upTo: Int(line.end)).followingWord(text)?.withoutMark(text)
    else { return nil }
    let isOf =
      isTyped(text, word, .of)
      // `run 5 of the planned 10`
      && !holdsNumber(text, word.end, Int(line.end))
      && Cursor(word.end, upTo: Int(line.end)).followingWord(text).map {
        TypedWords.determiners.holds(string(text, $0.start, $0.end).lowercased())
      } == true
    let typed = string(text, word.start, word.end).lowercased()
    guard
      isOf || isOneOf(word, text, Int(line.end)) || TypedWords.brokeDown.holds(typed)
        || TypedWords.ended.holds(typed) && holdsScore(text, word.end, Int(line.end))
    else { return nil }
    return undone(measure, by: word.range, line, text)
  }

  /// Whether an `of` leads to how many there are, of which a sentence says something: `Run 2 of 3 was the best`.
  private func isOneOf(_ word: Word, _ text: Span<UInt8>, _ end: Int) -> Bool {
    var words = Cursor(word.end, upTo: end)
    guard isTyped(text, word, .of), let count = words.nextWord(text), count.isWhole(text),
      let verb = words.nextWord(text)
    else { return false }
    return TypedWords.copulas.holds(string(text, verb.start, verb.end).lowercased())
  }

  /// Whether what programs and experiments are judged by is said from a place on: `acc 0.93`.
  private func holdsScore(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    allWords(text, from: passedMark(text, start, end), end).contains {
      let word = $0.withoutMark(text)
      return TypedWords.scores.holds(string(text, word.start, word.end).lowercased())
    }
  }

  /// What is told of an amount that is so much of a hundred grams or millilitres, as it stands on what is eaten:
  /// `protein 11 g / 100 g`.
  private func ofHundred(_ entry: Statement, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard case .measure(let measure)? = entry.subject, !isImplied, let amount = entry.amount,
      [.mass, .energy].contains(amounts.facts[measure].own.kind), amounts.facts[measure].addsUp,
      let first = Cursor(Int(entry.headEnd), upTo: Int(line.end)).followingWord(text),
      text[first.start] == Byte.slash
        || first.end - first.start < 4
          && TypedWords.perHundred.holds(string(text, first.start, first.end).lowercased()),
      case let start = text[first.start] == Byte.slash ? first.start + 1 : first.end,
      let number = Cursor(start, upTo: Int(line.end)).followingWord(text), number.form == .number,
      case .amount(let whole) = amounts.read(
        text, number, upTo: Int(line.end),
        in: AmountContext(measure: nil, kind: nil, allowsBare: false, takesLetters: true)),
      case let size = amounts.size(of: whole.unit, in: .free),
      [.mass, .volume].contains(size.kind), whole.ratio == Ratio(100), !amount.range.isEmpty
    else { return nil }
    return undone(measure, by: Int32(first.start)..<Int32(whole.end), line, text)
  }

  /// The word that makes a sentence of an amount and its name; nil if none does.
  private func wordOfSentence(_ text: Span<UInt8>, from start: Int, _ end: Int) -> Word? {
    var words = Cursor(start, upTo: end)
    guard var first = words.nextWord(text)?.withoutMark(text), first.form == .plain,
      !isTyped(text, first, .joint)
    else { return nil }
    // `500 ml water bottle broke`
    if amounts.isVessel(text, first.start, first.end),
      let next = words.nextWord(text)?.withoutMark(text), next.form == .plain
    {
      first = next
    }
    let typed = string(text, first.start, first.end).lowercased()
    if TypedWords.goesOn.holds(typed) { return first }
    // `8 hours of sleep is not enough` is said of any; `was fun` of those that were.
    if TypedWords.statements.holds(typed), words.followingWord(text)?.form == .plain { return first }
    let isSaid = TypedWords.copulas.holds(typed)
    var (before, last) = (first, first)
    while let next = words.nextWord(text) {
      if next.form == .comment { break }
      let bare = next.withoutMark(text)
      // Behind a mark or an `and` something else is said: `5 km run with Petr, dinner was cancelled`.
      let isEnded = text[last.end - 1].endsPhrase || last.end < end && text[last.end].endsPhrase
      if isEnded || isTyped(text, bare, .joint) { return nil }
      let word = string(text, bare.start, bare.end).lowercased()
      if isSaid, isTyped(text, bare, .currency) || TypedWords.goesOn.holds(word) { return first }
      // `with the school kids was cancelled`
      if TypedWords.leftOut.holds(word),
        TypedWords.copulas.holds(string(text, before.start, before.end).lowercased()),
        holdsTimesAndTagsAlone(text, Cursor(next.end, upTo: end))
      {
        return bare
      }
      if next.form != .tag, next.form != .keyed { (before, last) = (bare, next) }
    }
    return last.start > first.start && text[last.end - 1] == UInt8(ascii: "?") ? last : nil
  }
}
