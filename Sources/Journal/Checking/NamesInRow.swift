/// Habits that one box ticks, with nothing between their names: `[x] floss stretch journal`.
extension LineReader {
  /// What is told of other habits right behind the name of a tick where nothing else but a time and tags stands in its line,
  /// with a line for each.
  func namesInRow(of tick: Statement, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard case .habit(let habit)? = tick.subject, !isImplied, tick.amount == nil else { return nil }
    let (start, end) = (Int(tick.name.upperBound), Int(line.end))
    let first = skippingBlanks(text, start, end)
    var (place, last, others): (Int, Int, [Range<Int>]) = (first, first, [])
    while place < end, vocabulary.mayBegin(with: text[place]),
      let match = vocabulary.match(text, at: place, end),
      case .habit(let other) = match.subject, other != habit,
      match.end == end || blankLength(text, match.end, end) > 0
    {
      others.append(place..<match.nameEnd)
      last = match.end
      place = skippingBlanks(text, match.end, end)
    }
    // `gym read 30 min`
    if place < end, text[place].isDigit, let name = others.last,
      case .amount(let amount) = amounts.read(text, word(text, at: place, end), upTo: end, in: .ofHabit)
    {
      others[others.count - 1] = name.lowerBound..<amount.end
      (place, last) = (amount.end, amount.end)
    }
    guard let begin = others.first?.lowerBound, begin > start,
      holdsTimesAndTagsAlone(text, Cursor(place, upTo: end)),
      tick.time == nil || tick.timeRange.upperBound <= tick.name.lowerBound
    else { return nil }
    let lead = "\n" + string(text, Int(line.start), Int(line.box)) + "[\(tick.mark.symbol)] "
    return Problem(
      .gluedLines(string(text, begin, last)), at: Int32(begin)..<Int32(last), from: line.start,
      fix: (
        Int32(start)..<Int32(last),
        others.map { lead + string(text, $0.lowerBound, $0.upperBound) }.joined()
      ))
  }
}
