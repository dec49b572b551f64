/// What says how often in a line, and is no amount by itself: `2x`, `×2`, `twice`, `3 times`.
extension LineReader {
  /// Whether some bytes are `x`, `×` or `*`.
  func isTimesSign(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let bytes = text.eightBytes(from: start)
    let first = UInt8(truncatingIfNeeded: bytes)
    return end - start == 1
      ? first.lowercased == UInt8(ascii: "x") || first == UInt8(ascii: "*")
      : end - start == 2 && bytes & 0xFFFF == 0x97C3
  }

  /// The problem of a number that says how often, `2x water 300ml`, `water 2x`, and the correction of what stands behind
  /// the name; nil if the unknown unit behind it, at `sign`, does not say so, or nothing tells how much it is.
  func repetition(
    of measure: Int, _ text: Span<UInt8>, _ start: Int, _ sign: Range<Int>, upTo end: Int,
    before name: Vocabulary.Match?
  ) -> (problem: Problem.Kind, range: Range<Int32>, fix: String?)? {
    guard saysTimes(text, sign.lowerBound, sign.upperBound),
      let count = Int(string(text, start, sign.lowerBound).trimmed), count > 0
    else { return nil }
    let place = name.map { passedMarks(text, $0.end, end) } ?? sign.upperBound
    var (meant, last): (String?, Int) = (nil, sign.upperBound)
    if let next = Cursor(place, upTo: end).followingWord(text),
      case .amount(let amount) = amounts.read(
        text, next.withoutMark(text), upTo: end, in: amounts.context(of: measure)),
      // `2x coffee 2` says nothing of how much.
      !amount.isBare || amount.parts.map({ amounts.isTiny($0, of: measure) }) != true
    {
      // How often was said twice: `2x water 2x300ml`.
      if isOfSeveral(next.start..<amount.end, text) { return nil }
      meant = "\(count)x\(string(text, next.start, amount.end))"
      if name == nil { last = amount.end }
    } else if amounts.facts[measure].hasCup {
      meant = "\(count)cup"
    } else if amounts.facts[measure].own.kind == .count {
      meant = "\(count)"
    }
    guard let meant else { return nil }
    return (
      .repetition(
        string(text, start, sign.upperBound),
        meant: name == nil ? meant : "\(configuration.measures[measure].name) \(meant)"),
      (start..<last).range, name == nil ? meant : nil
    )
  }

  /// Whether some bytes behind a number make it say how often.
  func saysTimes(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    isTimesSign(text, start, end) || TypedWord(text, start, end)?.has(.times) == true
  }

  /// The number of a word that says how often; nil of any other word.
  func count(ofRepetition word: Range<Int>, _ text: Span<UInt8>) -> Int? {
    guard let first = word.first(where: { text[$0].isDigit }) else { return nil }
    let digits = first..<(word.first { $0 > first && !text[$0].isDigit } ?? word.upperBound)
    guard
      digits.lowerBound == word.lowerBound
        ? isTimesSign(text, digits.upperBound, word.upperBound)
        : digits.upperBound == word.upperBound && isTimesSign(text, word.lowerBound, digits.lowerBound)
    else { return nil }
    return Int(string(text, digits.lowerBound, digits.upperBound))
  }

  /// Whether an amount says itself how often: `2 x 300ml`.
  func isOfSeveral(_ amount: Range<Int>, _ text: Span<UInt8>) -> Bool {
    let unit = amount.first { !text[$0].isDigit } ?? amount.upperBound
    let sign = skippingBlanks(text, unit, amount.upperBound)
    return [sign + 1, sign + 2].contains { $0 < amount.upperBound && isTimesSign(text, sign, $0) }
  }
}
