/// Lines without a box: entries, goals of the day and text.
extension LineReader {
  /// A line without a box, of which text is what is nothing else.
  mutating func readPlain(_ line: Line, _ text: Span<UInt8>, _ reading: inout LineReading) {
    let (start, end) = (Int(line.content), Int(line.end))
    reading.sense = .text
    let first = text[start]
    if first.isLetterLike {
      if first.lowercased == UInt8(ascii: "g"), readGoal(text, from: start, end, &reading) { return }
      if let match = vocabulary.match(text, at: start, end) {
        readEntry(match, text, nameAt: start, end, &reading)
      }
    }
    if reading.sense == .text, !first.isASCIILetter {
      readAmountFirst(text, from: start, end, &reading)
    }
    if reading.sense == .text { readText(line, text, &reading) }
  }

  /// A line that begins with a declared name: an entry, an error, or text after all.
  private mutating func readEntry(
    _ match: Vocabulary.Match, _ text: Span<UInt8>, nameAt start: Int, _ end: Int,
    _ reading: inout LineReading
  ) {
    reading.subject = match.subject
    reading.name = Int32(start)..<Int32(match.end)
    reading.headEnd = Int32(match.end)
    reading.sense = .entry
    let after = passedColons(text, match.end, end)
    readRest(text, from: after, end, &reading)
    if isImplied, reading.sense == .entry, !isFollowedAtOnce(reading) { return becomeText(&reading) }
    guard reading.sense == .entry, reading.amount == nil else {
      if case .habit? = reading.subject, reading.sense == .entry {
        reading.sense = .tick
        reading.mark = .done
      }
      return
    }
    if case .measure(let measure) = match.subject {
      useLength(measure, &reading)
      if reading.amount == nil, reading.text.isEmpty, !isImplied { useCup(measure, &reading) }
    } else if isImplied, let length = reading.length {
      reading.amount = minutes(length, at: reading.timeRange)
      reading.sense = .tick
      reading.mark = .done
      return
    }
    if reading.amount == nil { becomeText(&reading) }
  }

  /// Whether the first word after the name is an amount or a range: what alone makes an entry of an undeclared name.
  private func isFollowedAtOnce(_ reading: LineReading) -> Bool {
    guard let first = words.first else { return false }
    return (reading.amount != nil && Int(reading.amountRange.lowerBound) == first.start)
      || (reading.length != nil && Int(reading.timeRange.lowerBound) == first.start)
  }

  /// A line that begins with a time, or with the amount of the name that follows it.
  private mutating func readAmountFirst(
    _ text: Span<UInt8>, from start: Int, _ end: Int, _ reading: inout LineReading
  ) {
    guard !isImplied else { return }
    var start = start
    if let after = readLeadingTime(text, start, end, &reading) {
      start = after
      if let match = vocabulary.match(text, at: start, end) {
        readEntry(match, text, nameAt: start, end, &reading)
        return
      }
    }
    words.removeAll(keepingCapacity: true)
    appendWords(text, from: start, end, to: &words)
    guard !words.isEmpty, words[0].form == .number, !isListNumber(text, words[0]) else {
      return becomeText(&reading)
    }
    for count in 1..<min(7, max(1, words.count)) {
      guard let match = vocabulary.match(text, at: words[count].start, end) else { continue }
      var amountWords = count
      if count > 1, isOf(text, words[count - 1]) { amountWords -= 1 }
      readAmount(amountWords, before: match, nameAt: words[count].start, text, end, &reading)
      return
    }
    becomeText(&reading)
  }

  /// The first words as the amount of a name that follows them; a bare number there is text.
  mutating func readAmount(
    _ count: Int, before match: Vocabulary.Match, nameAt start: Int, _ text: Span<UInt8>, _ end: Int,
    _ reading: inout LineReading
  ) {
    var context = context(of: match.subject)
    context.allowsBare = false
    let head = ContiguousArray(words[..<count])
    var outcome = readAmount(text, head, at: 0, in: context)
    if case .amount(let amount) = outcome, amount.next != count { outcome = .none }
    switch outcome {
    case .amount(let amount):
      reading.subject = match.subject
      reading.name = Int32(start)..<Int32(match.end)
      reading.sense = .entry
      take(amount, from: Int32(words[0].start), upTo: Int32(words[count - 1].end), text, &reading)
      reading.headEnd = Int32(match.end)
      readRest(text, from: passedColons(text, match.end, end), end, &reading)
      if case .habit = match.subject, reading.sense == .entry {
        reading.sense = .tick
        reading.mark = .done
      }
    case .none:
      becomeText(&reading)
      if case .measure(let measure) = match.subject, count == 1 {
        reading.note(
          .misplacedAmount(
            measure: configuration.measures[measure].name,
            amount: string(text, words[0].start, words[0].end)),
          at: words[0].range)
      }
    default:
      guard case .measure(let measure) = match.subject else { return becomeText(&reading) }
      // A number with words between it and the name is prose, not a slip.
      guard count == 1 || isNumberFault(outcome) else { return becomeText(&reading) }
      reading.subject = match.subject
      if case .impossible = readTime(text, words, at: 0) {
        return fail(.badTime(string(text, words[0].start, words[0].end)), words[0].range, &reading)
      }
      fail(outcome, measure, text, words[0], &reading)
    }
  }

  /// Whether a word is the number of a list's item, `1.` or `1)`, which is text.
  private func isListNumber(_ text: Span<UInt8>, _ word: Word) -> Bool {
    let last = text[word.end - 1]
    guard last == Byte.point || last == UInt8(ascii: ")"), word.end - word.start > 1 else { return false }
    for place in word.start..<(word.end - 1) where !text[place].isDigit { return false }
    return true
  }

  private func isNumberFault(_ outcome: AmountOutcome) -> Bool {
    if case .number(let fault, _) = outcome { return fault == .ambiguous }
    return false
  }

  private func isOf(_ text: Span<UInt8>, _ word: Word) -> Bool {
    word.end - word.start == 2 && text[word.start].lowercased == UInt8(ascii: "o")
      && text[word.start + 1].lowercased == UInt8(ascii: "f")
  }

  /// Lets a line that is no entry be text, whatever was found in it.
  private func becomeText(_ reading: inout LineReading) {
    reading.reset()
    reading.sense = .text
  }

  /// A line of text: its time, and its tags that count.
  private mutating func readText(_ line: Line, _ text: Span<UInt8>, _ reading: inout LineReading) {
    guard line.hasColon else { return }
    words.removeAll(keepingCapacity: true)
    appendWords(text, from: Int(line.content), Int(line.end), to: &words)
    readWords(text, from: 0, in: AmountContext(measure: nil, kind: nil, allowsBare: false), &reading)
  }
}
