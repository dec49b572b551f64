/// Lines with a box.
extension LineReader {
  /// A line with a box: a tick, on a measure an entry, and with nothing behind the box text.
  mutating func readTick(_ line: Line, _ text: Span<UInt8>, _ reading: inout LineReading) {
    let end = Int(line.end)
    var start = Int(line.content)
    reading.mark = line.mark
    reading.sense = .tick
    reading.headEnd = line.content
    guard start < end else {
      reading.sense = .text
      return
    }
    if let after = readLeadingTime(text, start, end, &reading) { start = after }
    if let match = vocabulary.match(text, at: start, end) {
      reading.subject = match.subject
      reading.name = Int32(start)..<Int32(match.end)
      readRest(text, from: passedColons(text, match.end, end), end, &reading)
    } else {
      readUndeclaredTick(text, from: start, end, &reading)
    }
    if reading.sense == .tick, case .measure(let measure)? = reading.subject {
      settleTick(measure, text, &reading)
    }
  }

  /// A tick on a measure is an entry of its amount, else of a cup; without either it is an error if it is done.
  private func settleTick(_ measure: Int, _ text: Span<UInt8>, _ reading: inout LineReading) {
    if reading.amount == nil { useLength(measure, &reading) }
    if reading.amount == nil, reading.mark != .skipped { useCup(measure, &reading) }
    if reading.mark == .done {
      guard reading.amount != nil else {
        let declared = configuration.measures[measure]
        fail(
          .missingAmount(measure: declared.name, unit: declared.unit.name), reading.name, &reading)
        return
      }
      reading.sense = .entry
    }
  }

  /// The name of an undeclared tick: its words up to the first amount, time, tag, comment or end.
  private mutating func readUndeclaredTick(
    _ text: Span<UInt8>, from start: Int, _ end: Int, _ reading: inout LineReading
  ) {
    words.removeAll(keepingCapacity: true)
    appendWords(text, from: start, end, to: &words)
    let context = AmountContext(measure: nil, kind: nil, allowsBare: false)
    var count = 0
    while count < words.count {
      let word = words[count]
      if word.form == .tag || word.form == .keyed || word.form == .comment { break }
      if word.form == .number {
        if isTime(text, count) { break }
        if count > 0, case .amount = readAmount(text, words, at: count, in: context) { break }
      }
      count += 1
    }
    guard count > 0 else {
      reading.sense = .text
      if let first = words.first, case .impossible = readTime(text, words, at: 0) {
        fail(.badTime(string(text, first.start, first.end)), first.range, &reading)
      }
      return
    }
    var nameEnd = words[count - 1].end
    while nameEnd > start + 1, text[nameEnd - 1] == Byte.colon { nameEnd -= 1 }
    reading.name = Int32(start)..<Int32(nameEnd)
    reading.headEnd = Int32(words[count - 1].end)
    readWords(text, from: count, in: context, &reading)
  }

  private func isTime(_ text: Span<UInt8>, _ index: Int) -> Bool {
    if case .none = readTime(text, words, at: index) { false } else { true }
  }
}
