import Notation

/// Parts of an amount in a smaller unit that the format does not have: `181 lb 4 oz`, `82 kg 40 dkg`.
extension LineReader {
  /// Notes the part of a mass right behind its whole pounds or kilograms, and the amount of both; false of all else.
  @inline(never)
  func noteSmallerPart(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, _ statement: Statement, _ rest: inout LineRest
  ) -> Bool {
    guard let amount = statement.amount, !amount.unitText.isEmpty, let measure = amount.measure,
      amounts.facts[measure].own.kind == .mass,
      case let unit = amounts.unitName(of: amount),
      let part = TypedWords.smallerParts.first(where: { $0.unit == unit }),
      amount.micros.number.isMultiple(of: 1_000_000),
      skippingBlanks(text, passedMark(text, Int(amount.range.upperBound), end), end) == word.start
    else { return false }
    let digits = (word.start..<word.end).first { !text[$0].isDigit } ?? word.end
    var letters = Word(start: digits, end: word.end, form: .plain, colon: -1)
    if digits == word.end {
      guard let next = Cursor(word.end, upTo: end).followingWord(text)?.withoutMark(text) else {
        return false
      }
      letters = next
    }
    guard part.words.holds(string(text, letters.start, letters.end).lowercased()),
      let count = Int64(string(text, word.start, digits)), count < part.count
    else { return false }
    let sum = amount.micros.number + count * 1_000_000 / part.count
    let typed = string(text, Int(amount.unitText.lowerBound), Int(amount.unitText.upperBound))
    let meant = "\(ExactDecimal.text(micros: sum)) \(typed)"
    rest.note(
      .secondAmount(string(text, word.start, letters.end), meant: meant),
      at: (word.start..<letters.end).range,
      fixing: amount.range.lowerBound..<Int32(letters.end), with: meant)
    return true
  }
}
