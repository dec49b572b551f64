/// Reads lines by a configuration's names and units, as of one day.
///
/// It never fails: what it cannot understand is text, or a problem of that line alone.
package struct LineReader: Sendable {
  /// What is declared.
  package let configuration: Configuration
  /// The declared names.
  package let vocabulary: Vocabulary
  /// Whether the names were found in the day files, since nothing is declared: then a first word counts
  /// only with an amount that has a unit, or a range.
  package let isImplied: Bool
  /// The day the lines belong to, which decides what cups and units hold.
  package var day: Day
  let units: UnitTable
  /// What is asked of a measure for almost every line, in the order of the configuration.
  let facts: ContiguousArray<MeasureFacts>
  private var words: ContiguousArray<Word> = []

  /// Makes a reader. `isImplied` says that the configuration was made up from the day files themselves.
  package init(_ configuration: Configuration, isImplied: Bool = false, day: Day = .first) {
    self.configuration = configuration
    self.vocabulary = Vocabulary(configuration)
    self.units = UnitTable(configuration)
    self.facts = MeasureFacts.all(of: configuration, units)
    self.isImplied = isImplied
    self.day = day
  }

  /// Makes a reader of amounts alone, which knows no names.
  init(amountsOf configuration: Configuration) {
    self.configuration = configuration
    self.vocabulary = Vocabulary(Configuration())
    self.units = UnitTable(configuration)
    self.facts = MeasureFacts.all(of: configuration, units)
    self.isImplied = false
    self.day = .first
  }

  /// Reads one line of a file.
  package mutating func read(_ line: Line, of file: DayFile) -> LineReading {
    var reading = LineReading()
    file.source.withSpan { read(line, in: $0, into: &reading) }
    return reading
  }

  /// Reads one line of a text into a reading that is used again.
  mutating func read(_ line: Line, in text: Span<UInt8>, into reading: inout LineReading) {
    reading.reset()
    switch line.shape {
    case .blank: return
    case .comment: reading.sense = .comment
    case .marker: reading.sense = .marker
    case .box, .plain:
      guard line.isValid else {
        reading.sense = .text
        reading.problems.append(Problem(.badUTF8, line: nil, range: line.start..<line.end))
        return
      }
      if line.shape == .box { readTick(line, text, &reading) } else { readPlain(line, text, &reading) }
    }
  }

  // MARK: Ticks

  private mutating func readTick(_ line: Line, _ text: Span<UInt8>, _ reading: inout LineReading) {
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

  // MARK: Entries, goals and text

  private mutating func readPlain(_ line: Line, _ text: Span<UInt8>, _ reading: inout LineReading) {
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
  private mutating func readAmount(
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
        reading.problems.append(
          Problem(
            .misplacedAmount(
              measure: configuration.measures[measure].name,
              amount: string(text, words[0].start, words[0].end)),
            line: nil, range: words[0].range))
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

  // MARK: After the name

  private mutating func readRest(
    _ text: Span<UInt8>, from start: Int, _ end: Int, _ reading: inout LineReading
  ) {
    reading.headEnd = max(reading.headEnd, Int32(start))
    words.removeAll(keepingCapacity: true)
    appendWords(text, from: start, end, to: &words)
    readWords(text, from: 0, in: context(of: reading.subject), &reading)
  }

  /// Reads the words after a name: amount and time in either order, then text; tags and a comment anywhere.
  private mutating func readWords(
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
  private mutating func readLeadingTime(
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

  // MARK: Amounts

  private func context(of subject: Reference?) -> AmountContext {
    guard case .measure(let measure)? = subject else {
      return AmountContext(measure: nil, kind: nil, allowsBare: false)
    }
    return AmountContext(measure: measure, kind: facts[measure].unit.kind, allowsBare: !isImplied)
  }

  /// The unit that a run of bytes spells in a context; nil if there is none.
  func unit(_ text: Span<UInt8>, _ range: Range<Int32>, in context: AmountContext) -> WrittenUnit? {
    let found = units.unit(text, range)
    if context.kind == .time, range.count == 1, text[Int(range.lowerBound)].lowercased == UInt8(ascii: "m") {
      return .fixed(.minute)
    }
    guard let measure = context.measure else { return found }
    let declared = configuration.measures[measure]
    if found == .fixed(.cup) || isCustomCup(found),
      declared.unit.kind == .volume || declared.cup(on: day) != nil
    {
      return .cup
    }
    if found != nil { return found }
    guard declared.unit.kind == .count, !declared.unit.name.isEmpty else { return nil }
    let typed = Vocabulary.folded(string(text, Int(range.lowerBound), Int(range.upperBound)))
    let word = Vocabulary.folded(declared.unit.name)
    return typed == word || typed + "s" == word || typed == word + "s" ? .fixed(declared.unit) : nil
  }

  private func isCustomCup(_ unit: WrittenUnit?) -> Bool {
    if case .custom(let place)? = unit { configuration.units[place].name == "cup" } else { false }
  }

  /// Keeps an amount, counted as of the day.
  private func take(
    _ amount: AmountReading, from start: Int32, upTo end: Int32, _ text: Span<UInt8>,
    _ reading: inout LineReading
  ) {
    guard let recorded = recorded(amount, measure: measure(of: reading.subject)) else {
      fail(
        .badAmount(string(text, Int(start), Int(end)), .tooLarge, readings: []), start..<end, &reading)
      return
    }
    reading.amount = recorded
    reading.amountRange = start..<end
  }

  private func measure(of subject: Reference?) -> Int? {
    if case .measure(let measure)? = subject { measure } else { nil }
  }

  /// An amount as typed and as it counts; nil above the largest amount.
  private func recorded(_ amount: AmountReading, measure: Int?) -> RecordedAmount? {
    guard let written = amount.unit else { return nil }
    let unit = configuration.unit(written, of: measure, on: day)
    guard let parts = amount.ratio.parts(of: unit), amount.ratio.micros < Int64.max else { return nil }
    return RecordedAmount(micros: amount.ratio.micros, unitText: amount.unitText, unit: unit, parts: parts)
  }

  /// Lets the length of a range be the amount, on a measure of time.
  private func useLength(_ measure: Int, _ reading: inout LineReading) {
    guard let length = reading.length, configuration.measures[measure].unit.kind == .time else { return }
    reading.amount = minutes(length, at: reading.timeRange)
  }

  private func minutes(_ length: Int, at range: Range<Int32>) -> RecordedAmount {
    RecordedAmount(
      micros: Int64(length) * 1_000_000, unitText: range.upperBound..<range.upperBound, unit: .minute,
      parts: Int64(length) * Unit.minute.parts)
  }

  /// Lets one cup be the amount, on a measure that has one.
  private func useCup(_ measure: Int, _ reading: inout LineReading) {
    guard configuration.measures[measure].cup(on: day) != nil else { return }
    let unit = configuration.unit(.cup, of: measure, on: day)
    let end = reading.name.upperBound
    reading.amount = RecordedAmount(micros: 1_000_000, unitText: end..<end, unit: unit, parts: unit.parts)
  }

  // MARK: Tags that count

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
    reading.problems.append(
      Problem(
        .badTag(
          key: string(text, word.start, word.colon), value: string(text, word.colon + 1, word.end),
          expected: configuration.measures[measure].unit.name), line: nil, range: word.range))
  }
}
