/// Values that are only changes of one.
extension LineReader {
  /// The greatest value, in a measure's unit, that may be a change of it.
  private static let greatestChange = 10

  /// What is told of a small value behind which its line says that it went up or down: `weight 0.5kg down`.
  func changed(_ entry: Statement, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard !isImplied, case .measure(let measure)? = entry.subject, let amount = entry.amount,
      // Few points are a value, `mood 3 down`.
      case let declared = configuration.measures[measure], declared.aggregate != .sum,
      declared.unit.kind != .count,
      amount.parts < LineReader.greatestChange * amounts.facts[measure].own.parts
    else { return nil }
    let start = skippingBlanks(text, Int(entry.headEnd), Int(line.end))
    guard start < line.end else { return nil }
    let word = word(text, at: start, Int(line.end)).withoutMark(text)
    let typed = string(text, word.start, word.end)
    guard TypedWords.changes.holds(typed.lowercased()) else { return nil }
    return Problem(.change(typed, measure: declared.name), at: word.range, from: line.start)
  }
}
