extension LineReader {
  /// Reads `goal MEASURE ...`; false if the line is none, because no declared measure follows the word.
  mutating func readGoal(_ text: Span<UInt8>, from start: Int, _ end: Int, _ reading: inout LineReading)
    -> Bool
  {
    let keyword = word(text, at: start, end)
    guard keyword.end - start == 4, string(text, start, keyword.end).lowercased() == "goal" else {
      return false
    }
    let nameStart = skippingBlanks(text, keyword.end, end)
    guard nameStart < end, let match = vocabulary.match(text, at: nameStart, end),
      case .measure(let measure) = match.subject
    else { return false }
    reading.sense = .goal
    reading.subject = match.subject
    reading.name = Int32(nameStart)..<Int32(match.end)
    var rest: ContiguousArray<Word> = []
    appendWords(text, from: passedColons(text, match.end, end), end, to: &rest)
    if let comment = rest.last, comment.form == .comment {
      reading.comment = Int32(comment.start)
      rest.removeLast()
    }
    let range = Int32(nameStart)..<(rest.last.map { Int32($0.end) } ?? Int32(match.end))
    switch readBound(text, rest, of: measure) {
    case .bound(let bound, let next, isWeekly: false) where next == rest.count: reading.bound = bound
    default: fail(.badGoal(string(text, match.end, Int(range.upperBound)).trimmed), range, &reading)
    }
    return true
  }

  /// What was found where a goal's bound may stand.
  enum BoundOutcome {
    case none
    case bound(Goal.Bound, next: Int, isWeekly: Bool)
  }

  /// Reads `3l`, `at most 3cup`, `1400..1600`, each perhaps with `/week`, from the first of the words on.
  func readBound(_ text: Span<UInt8>, _ words: ContiguousArray<Word>, from first: Int = 0, of measure: Int)
    -> BoundOutcome
  {
    guard first < words.count else { return .none }
    var index = first
    var isLimit = false
    if index + 2 < words.count, isWord(text, words[index], "at"), isWord(text, words[index + 1], "most") {
      isLimit = true
      index += 2
    } else if index + 2 < words.count, isWord(text, words[index], "at"),
      isWord(text, words[index + 1], "least")
    {
      index += 2
    }
    let context = AmountContext(
      measure: measure, kind: configuration.measures[measure].unit.kind, allowsBare: true)
    if let (low, high) = split(text, words[index]) {
      guard !isLimit else { return .none }
      return readRange(text, words, low, high, next: index + 1, context)
    }
    var head = ContiguousArray(words[index...])
    var isWeekly = false
    if let place = head.firstIndex(where: { weekSuffix(text, $0) != nil }),
      let cut = weekSuffix(text, head[place])
    {
      isWeekly = true
      head.removeSubrange((place + 1)...)
      if cut > head[place].start {
        head[place] = word(text, at: head[place].start, cut)
      } else {
        head.removeLast()
      }
      guard !head.isEmpty, case .amount(let amount)? = amount(text, head, context), amount.next == head.count
      else { return .none }
      let bound = written(amount, context)
      return .bound(isLimit ? .atMost(bound) : .atLeast(bound), next: index + place + 1, isWeekly: isWeekly)
    }
    guard case .amount(let amount)? = amount(text, head, context) else { return .none }
    let bound = written(amount, context)
    return .bound(isLimit ? .atMost(bound) : .atLeast(bound), next: index + amount.next, isWeekly: isWeekly)
  }

  /// Reads one amount at the start of some words, with a bare number as the measure's unit; nil if there is none.
  func readWritten(
    _ text: Span<UInt8>, _ words: ContiguousArray<Word>, from first: Int, of measure: Int?, kind: Kind?
  ) -> (amount: WrittenAmount, next: Int)? {
    guard first < words.count else { return nil }
    let context = AmountContext(measure: measure, kind: kind, allowsBare: measure != nil)
    guard case .amount(let reading)? = amount(text, ContiguousArray(words[first...]), context) else {
      return nil
    }
    return (written(reading, context), first + reading.next)
  }

  private func amount(
    _ text: Span<UInt8>, _ words: ContiguousArray<Word>, _ context: AmountContext
  ) -> AmountOutcome? {
    guard let first = words.first, first.form == .number else { return nil }
    return readAmount(text, words, at: 0, in: context)
  }

  private func written(_ amount: AmountReading, _ context: AmountContext) -> WrittenAmount {
    let unit = context.measure.map { configuration.measures[$0].unit } ?? Unit.count("")
    return WrittenAmount(amount.ratio, amount.unit ?? .fixed(unit))
  }

  /// `1400..1600`: both ends are amounts, and a unit on one of them is for both.
  private func readRange(
    _ text: Span<UInt8>, _ words: ContiguousArray<Word>, _ low: Word, _ high: Word, next: Int,
    _ context: AmountContext
  ) -> BoundOutcome {
    var upper: ContiguousArray<Word> = [high]
    upper.append(contentsOf: words[next...])
    guard high.form == .number, low.form == .number,
      case .amount(let most) = readAmount(text, upper, at: 0, in: context),
      case .amount(let least) = readAmount(text, [low], at: 0, in: context)
    else { return .none }
    var lower = written(least, context)
    let higher = written(most, context)
    if least.unitText.isEmpty, !most.unitText.isEmpty { lower.unit = higher.unit }
    let order = configuration.target(
      .range(lower, higher), isWeekly: false, in: context.measure ?? 0, on: day)
    guard (order.atLeast ?? 0) <= (order.atMost ?? 0) else { return .none }
    return .bound(.range(lower, higher), next: next + most.next - 1, isWeekly: false)
  }

  /// The two words on the sides of `..`; nil if there is none.
  private func split(_ text: Span<UInt8>, _ whole: Word) -> (Word, Word)? {
    guard whole.end - whole.start > 3 else { return nil }
    for place in (whole.start + 1)..<(whole.end - 2)
    where text[place] == Byte.point && text[place + 1] == Byte.point {
      return (word(text, at: whole.start, place), word(text, at: place + 2, whole.end))
    }
    return nil
  }

  /// Where `/week` begins at the end of a word; nil if it does not end so.
  private func weekSuffix(_ text: Span<UInt8>, _ word: Word) -> Int? {
    let cut = word.end - 5
    guard cut >= word.start, string(text, cut, word.end).lowercased() == "/week" else { return nil }
    return cut
  }

  func isWord(_ text: Span<UInt8>, _ word: Word, _ expected: String) -> Bool {
    guard word.end - word.start == expected.utf8.count else { return false }
    var place = word.start
    for byte in expected.utf8 {
      if text[place].lowercased != byte { return false }
      place += 1
    }
    return true
  }
}
