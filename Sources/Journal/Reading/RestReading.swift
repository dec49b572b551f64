/// What follows a name: amount, time, text, tags and a comment.
extension LineReader {
  /// Reads what follows a name, from a place on.
  mutating func readRest(
    _ text: Span<UInt8>, from start: Int, _ end: Int, _ reading: inout LineReading
  ) {
    reading.headEnd = max(reading.headEnd, Int32(start))
    words.removeAll(keepingCapacity: true)
    appendWords(text, from: start, end, to: &words)
    readWords(text, from: 0, in: context(of: reading.subject), &reading)
  }

  /// Reads the words after a name: amount and time in either order, then text; tags and a comment anywhere.
  mutating func readWords(
    _ text: Span<UInt8>, from first: Int, in context: AmountContext, _ reading: inout LineReading
  ) {
    var index = first
    var isHead = reading.sense != .text
    while index < words.count {
      let word = words[index]
      switch word.form {
      case .comment:
        reading.comment = Int32(word.start)
        return
      case .tag:
        reading.tags.append(word.range)
        index += 1
        continue
      case .keyed:
        reading.tags.append(word.range)
        readCountingTag(text, word, &reading)
        index += 1
        continue
      case .number:
        if reading.time == nil {
          switch readTime(text, words, at: index) {
          case .time(let time):
            reading.time = time.time
            reading.length = time.length
            let last = words[index + time.words - 1]
            reading.timeRange = Int32(word.start)..<Int32(last.end)
            if isHead { reading.headEnd = Int32(last.end) }
            index += time.words
            continue
          case .impossible where isHead:
            fail(.badTime(string(text, word.start, word.end)), word.range, &reading)
            return
          default: break
          }
        }
        if isHead, reading.amount == nil {
          switch readAmount(text, words, at: index, in: context) {
          case .amount(let amount):
            let last = words[amount.next - 1]
            take(amount, from: Int32(word.start), upTo: Int32(last.end), text, &reading)
            reading.headEnd = Int32(last.end)
            index = amount.next
            continue
          case .none: break
          case let fault:
            if let measure = context.measure {
              fail(fault, measure, text, word, &reading)
              return
            }
          }
        } else if isHead, reading.time == nil, isPointedTime(text, word) {
          warnOfOddTime(text, word, &reading)
        }
      case .plain: break
      }
      isHead = false
      reading.text.append(word.range)
      index += 1
    }
  }

  /// A time that stands before the name, with the place after it; nil if there is none.
  mutating func readLeadingTime(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ reading: inout LineReading
  ) -> Int? {
    guard text[start].isDigit else { return nil }
    words.removeAll(keepingCapacity: true)
    appendWords(text, from: start, end, to: &words)
    guard case .time(let time) = readTime(text, words, at: 0), words.count > time.words else { return nil }
    reading.time = time.time
    reading.length = time.length
    reading.timeRange = Int32(start)..<Int32(words[time.words - 1].end)
    return words[time.words].start
  }

  /// The place after one or two colons, which a name may have right after it.
  func passedColons(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Int {
    var place = place
    for _ in 0..<2 where place < end && text[place] == Byte.colon { place += 1 }
    return place
  }

  /// Reads `key:value` if the key is a declared measure; a value that is no amount costs the tag alone.
  private func readCountingTag(_ text: Span<UInt8>, _ word: Word, _ reading: inout LineReading) {
    guard let match = vocabulary.match(text, at: word.start, word.colon + 1), match.end == word.colon,
      case .measure(let measure) = match.subject
    else { return }
    var (start, end) = (word.colon + 1, word.end)
    if text[start] == Byte.quote, end - start >= 2, text[end - 1] == Byte.quote {
      (start, end) = (start + 1, end - 1)
    }
    var value: ContiguousArray<Word> = []
    appendWords(text, from: start, end, to: &value)
    let context = AmountContext(
      measure: measure, kind: configuration.measures[measure].unit.kind, allowsBare: true)
    if let first = value.first, first.form == .number,
      case .amount(let amount) = readAmount(text, value, at: 0, in: context), amount.next == value.count,
      let recorded = recorded(amount, measure: measure)
    {
      reading.counting.append(
        LineReading.CountingTag(
          measure: measure, key: Int32(word.start)..<Int32(word.colon), amount: recorded))
      return
    }
    reading.note(
      .badTag(
        key: string(text, word.start, word.colon), value: string(text, word.colon + 1, word.end),
        expected: configuration.measures[measure].unit.name), at: word.range)
  }
}
