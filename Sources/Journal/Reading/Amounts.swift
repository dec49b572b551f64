/// An amount as a line has it: a number, how many times, and a unit.
struct AmountReading {
  var ratio: Ratio
  /// The unit; nil for a bare number, whose unit is the measure's.
  var unit: WrittenUnit?
  /// The bytes of the unit; empty if it was not typed.
  var unitText: Range<Int32>
  /// The index of the first word after it.
  var next: Int
}

/// What was found where an amount may stand.
enum AmountOutcome {
  /// No amount: the word is text.
  case none
  case amount(AmountReading)
  /// It begins like a number and is none; `range` is what to point at.
  case number(NumberFault, range: Range<Int32>)
  /// A unit that is none, or none of this measure's.
  case unknownUnit(range: Range<Int32>)
  /// A unit of another kind.
  case wrongKind(Unit, range: Range<Int32>)
}

/// What decides how an amount reads: the measure it would belong to, and the day.
struct AmountContext {
  /// The place of the measure in the configuration; nil on a habit, a one-off or an undeclared name.
  var measure: Int?
  /// The measure's kind.
  var kind: Kind?
  /// Whether a bare number may count.
  var allowsBare: Bool
  /// Whether it may be several of the same, which are not several again.
  var allowsSeveral = true
}

extension LineReader {
  /// Reads an amount from the word at `index` on, which begins like a number.
  func readAmount(
    _ text: Span<UInt8>, _ words: borrowing ContiguousArray<Word>, at index: Int, in context: AmountContext
  ) -> AmountOutcome {
    let first = words[index]
    let number: NumberReading
    switch readNumber(text, words, at: index) {
    case .fault(let fault):
      let end =
        fault == .ambiguous && index + 1 < words.count && isWhole(text, first)
        ? words[index + 1].end : first.end
      return .number(fault, range: Int32(first.start)..<Int32(end))
    case .number(let reading): number = reading
    }
    if let several = readSeveral(text, words, number, from: index, in: context) { return several }
    if number.end < words[number.word].end {
      return readStuckUnit(text, words, number, from: index, in: context)
    }
    return readUnitApart(text, words, number, from: index, in: context)
  }

  /// `2x500ml`, `2 x 500 ml`, `2×500ml`, `2 × 500 ml`; nil if it is none of these.
  private func readSeveral(
    _ text: Span<UInt8>, _ words: borrowing ContiguousArray<Word>, _ count: NumberReading, from index: Int,
    in context: AmountContext
  ) -> AmountOutcome? {
    guard context.allowsSeveral, count.ratio.denominator == 1, !count.isFraction else { return nil }
    var place = count.end
    var next = count.word
    if place == words[next].end {
      next += 1
      guard next < words.count else { return nil }
      place = words[next].start
    }
    guard let sign = timesSign(text, place, words[next].end) else { return nil }
    place += sign
    if place == words[next].end {
      next += 1
      guard next < words.count, words[next].form == .number else { return nil }
      place = words[next].start
    }
    // The sign and the number may share a word: what follows the sign is read as a word of its own.
    var rest: ContiguousArray<Word> = [word(text, at: place, words[next].end)]
    guard rest[0].form == .number else { return nil }
    for later in words[(next + 1)...].prefix(4) { rest.append(later) }
    var inner = context
    inner.allowsSeveral = false
    switch readAmount(text, rest, at: 0, in: inner) {
    case .amount(var reading):
      guard let product = reading.ratio.times(count.ratio.numerator) else {
        return .number(.tooLarge, range: Int32(words[index].start)..<Int32(words[next].end))
      }
      reading.ratio = product
      reading.next += next
      return .amount(reading)
    case .none: return nil
    case let fault: return fault
    }
  }

  /// The length of `x` or `×` at a place, if a number or the word's end follows; nil otherwise.
  private func timesSign(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Int? {
    guard place < end else { return nil }
    var length = 0
    if text[place].lowercased == UInt8(ascii: "x") { length = 1 }
    if text[place] == 0xC3, place + 1 < end, text[place + 1] == 0x97 { length = 2 }
    guard length > 0 else { return nil }
    let next = place + length
    return next == end || text[next].isDigit || text[next] == Byte.point || text[next] >= 0x80 ? length : nil
  }

  /// A unit stuck to the number: any letters are one, and it must be known.
  private func readStuckUnit(
    _ text: Span<UInt8>, _ words: borrowing ContiguousArray<Word>, _ number: NumberReading, from index: Int,
    in context: AmountContext
  ) -> AmountOutcome {
    let end = words[number.word].end
    let whole = Int32(words[index].start)..<Int32(end)
    guard text[number.end].isLetterLike || text[number.end] == UInt8(ascii: "%") else {
      return .number(.malformed, range: whole)
    }
    if let compound = readCompound(text, words, number, from: index, in: context) { return compound }
    let range = Int32(number.end)..<Int32(end)
    guard let unit = unit(text, range, in: context) else { return .unknownUnit(range: range) }
    var outcome = checked(number, unit, range, next: number.word + 1, from: index, words, in: context)
    if case .amount(let hours) = outcome, configuration.unit(unit, of: context.measure, on: day) == .hour,
      let minutes = minutesApart(text, words, after: hours.next)
    {
      outcome = joined(hours, minutes.ratio, upTo: minutes.next)
    }
    return outcome
  }

  /// `7h30m`, `1h05m30s`: hours, minutes and seconds in that order; nil if it is none.
  private func readCompound(
    _ text: Span<UInt8>, _ words: borrowing ContiguousArray<Word>, _ number: NumberReading, from index: Int,
    in context: AmountContext
  ) -> AmountOutcome? {
    let end = words[number.word].end
    guard number.ratio.denominator == 1, text[number.end].lowercased == UInt8(ascii: "h"),
      number.end + 1 < end, text[number.end + 1].isDigit
    else { return nil }
    var place = number.end + 1
    var seconds = number.ratio.numerator
    guard seconds < 1_000_000 else {
      return .number(.tooLarge, range: Int32(words[index].start)..<Int32(end))
    }
    seconds *= 3600
    var sizes: [(letters: [UInt8], seconds: Int64)] = [
      (Array("min".utf8), 60), (Array("m".utf8), 60), (Array("s".utf8), 1),
    ]
    let malformed = AmountOutcome.number(.malformed, range: Int32(words[index].start)..<Int32(end))
    while place < end {
      var value: Int64 = 0
      let start = place
      while place < end, text[place].isDigit, place < start + 3 {
        value = value * 10 + Int64(text[place] & 0x0F)
        place += 1
      }
      guard place > start, value < 60 else { return malformed }
      guard
        let size = sizes.first(where: { size in
          place + size.letters.count <= end
            && size.letters.indices.allSatisfy { text[place + $0].lowercased == size.letters[$0] }
        })
      else { return malformed }
      place += size.letters.count
      seconds += value * size.seconds
      sizes.removeAll { $0.seconds >= size.seconds }
    }
    guard context.kind == nil || context.kind == .time else {
      return .wrongKind(.hour, range: Int32(number.end)..<Int32(end))
    }
    return .amount(
      AmountReading(
        ratio: Ratio(seconds, over: 60), unit: .fixed(.minute), unitText: Int32(end)..<Int32(end),
        next: number.word + 1))
  }

  /// A unit in words of its own, which must be known; else a bare number, where one may count.
  private func readUnitApart(
    _ text: Span<UInt8>, _ words: borrowing ContiguousArray<Word>, _ number: NumberReading, from index: Int,
    in context: AmountContext
  ) -> AmountOutcome {
    let next = number.word + 1
    for count in [2, 1] where next + count <= words.count {
      guard words[next].form == .plain, words[next + count - 1].form == .plain else { continue }
      let range = Int32(words[next].start)..<Int32(words[next + count - 1].end)
      guard let unit = unit(text, range, in: context) else { continue }
      let isLetter = range.count == 1 && text[Int(range.lowerBound)].isASCIILetter
      if isLetter, context.kind != configuration.unit(unit, of: context.measure, on: day).kind { continue }
      var outcome = checked(number, unit, range, next: next + count, from: index, words, in: context)
      if case .amount(let hours) = outcome, configuration.unit(unit, of: context.measure, on: day) == .hour,
        let minutes = minutesApart(text, words, after: hours.next)
      {
        outcome = joined(hours, minutes.ratio, upTo: minutes.next)
      }
      return outcome
    }
    let whole = Int32(words[index].start)..<Int32(number.end)
    if number.isFraction { return .number(.bareFraction, range: whole) }
    guard context.allowsBare, let measure = context.measure else { return .none }
    let unit = WrittenUnit.fixed(configuration.measures[measure].unit)
    let empty = Int32(number.end)..<Int32(number.end)
    return checked(number, unit, empty, next: next, from: index, words, in: context)
  }

  /// An amount whose number and unit fit each other and the measure.
  private func checked(
    _ number: NumberReading, _ unit: WrittenUnit, _ unitText: Range<Int32>, next: Int, from index: Int,
    _ words: borrowing ContiguousArray<Word>, in context: AmountContext
  ) -> AmountOutcome {
    let resolved = configuration.unit(unit, of: context.measure, on: day)
    let end = max(unitText.upperBound, Int32(number.end))
    if let kind = context.kind, resolved.kind != kind {
      return .wrongKind(resolved, range: unitText)
    }
    let countsThousands =
      resolved.kind == .count || resolved == .millilitre || resolved == .gram || resolved == .kilocalorie
    if number.hasThreeDecimals, countsThousands {
      return .number(.ambiguous, range: Int32(words[index].start)..<end)
    }
    guard number.ratio.parts(of: resolved) != nil else {
      return .number(.tooLarge, range: Int32(words[index].start)..<end)
    }
    return .amount(AmountReading(ratio: number.ratio, unit: unit, unitText: unitText, next: next))
  }

  /// The minutes that stand after hours in words of their own: `7h 30m`; below 60, with their unit.
  private func minutesApart(
    _ text: Span<UInt8>, _ words: borrowing ContiguousArray<Word>, after next: Int
  ) -> (ratio: Ratio, next: Int)? {
    guard next < words.count, words[next].form == .number, text[words[next].start].isDigit else { return nil }
    guard case .number(let number) = readNumber(text, words, at: next), number.ratio.denominator == 1,
      !number.isGrouped, number.ratio.numerator < 60
    else { return nil }
    let context = AmountContext(measure: nil, kind: .time, allowsBare: false)
    var range = Int32(number.end)..<Int32(words[number.word].end)
    var following = number.word + 1
    if range.isEmpty {
      guard following < words.count, words[following].form == .plain else { return nil }
      range = words[following].range
      following += 1
    }
    guard let unit = unit(text, range, in: context), unit == .fixed(.minute) else { return nil }
    return (number.ratio, following)
  }

  /// Hours and minutes as one amount, in minutes.
  private func joined(_ hours: AmountReading, _ minutes: Ratio, upTo next: Int) -> AmountOutcome {
    guard let inMinutes = hours.ratio.times(60)?.plus(minutes) else { return .amount(hours) }
    return .amount(
      AmountReading(
        ratio: inMinutes, unit: .fixed(.minute),
        unitText: hours.unitText.upperBound..<hours.unitText.upperBound,
        next: next))
  }

  private func isWhole(_ text: Span<UInt8>, _ word: Word) -> Bool {
    for place in word.start..<word.end where !text[place].isDigit { return false }
    return true
  }
}
