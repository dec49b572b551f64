/// Values that are only changes of one.
extension LineReader {
  /// The greatest value, in a measure's unit, that may be a change of it.
  private static let greatestChange = 10

  /// What is told of a small value behind which its line says that it went up or down: `weight 0.5kg down`.
  func changed(_ entry: Statement, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard !isImplied, case .measure(let measure)? = entry.subject, let amount = entry.amount,
      // Few points are a value, `mood 3 down`.
      mayChange(measure), case let declared = configuration.measures[measure], declared.unit.kind != .count,
      amount.parts < LineReader.greatestChange * amounts.facts[measure].own.parts
    else { return nil }
    let start = skippingBlanks(text, Int(entry.headEnd), Int(line.end))
    guard start < line.end else { return nil }
    let word = word(text, at: start, Int(line.end)).withoutMark(text)
    let typed = string(text, word.start, word.end)
    guard saysChange(typed) else { return nil }
    return Problem(.change(typed, measure: declared.name), at: word.range, from: line.start)
  }

  /// Whether a word right beside an amount of a line of text makes a change of it: `weight lost 0.5 kg`.
  func isChange(_ pieces: [TextPiece], _ amount: Int, of measure: Int, _ text: Span<UInt8>) -> Bool {
    mayChange(measure)
      && [amount - 1, amount + 1].contains { place in
        pieces.indices.contains(place) && bareWord(pieces[place], text).map(saysChange) == true
      }
  }

  /// Whether an amount of a measure may be how much it changed: of one that does not add up.
  private func mayChange(_ measure: Int) -> Bool { amounts.facts[measure].addsUp == false }

  /// Whether a word says that a value went up or down.
  private func saysChange(_ word: String) -> Bool { TypedWords.changes.holds(word.lowercased()) }
}
