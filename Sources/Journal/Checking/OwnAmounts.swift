/// Amounts of another measure in a line that counts, in a unit that is its name: `[x] breakfast 450 kcal`.
extension LineReader {
  /// The first amount of a line in a unit that is the name of another measure: `soup with bread 500kcal`.
  func ownAmount(
    among pieces: [TextPiece], of statement: Statement, _ line: Line, _ text: Span<UInt8>
  ) -> Problem? {
    for piece in pieces where !isImplied {
      if let told = ownAmount(piece, of: statement, line, text) { return told }
    }
    return nil
  }

  /// An amount in a unit that is the name of another measure.
  func ownAmount(
    _ piece: TextPiece, of statement: Statement, _ line: Line, _ text: Span<UInt8>
  ) -> Problem? {
    guard case .amount(let kind) = piece.role else { return nil }
    var unit = piece.end
    while unit > piece.start, text[unit - 1].isLetterLike { unit -= 1 }
    guard unit < piece.end else { return nil }
    guard case .measure(let measure)? = vocabulary.match(text, at: unit, piece.end)?.subject,
      configuration.measures[measure].unit.kind == kind
    else { return energy(piece, unitAt: unit, of: statement, line, text) }
    guard statement.subject != .measure(measure) else { return nil }
    // The word is a name with a number of its own: `protein 30 kcal 500`.
    if let next = nextPiece(of: text, from: piece.end, Int(line.end)),
      case .number(hasSign: false) = next.role
    {
      return Problem(
        .uncounted(name: configuration.measures[measure].name), at: Int32(unit)..<Int32(piece.end),
        from: line.start)
    }
    if isSpent(piece, of: measure, line, text) { return nil }
    let (name, number) = (configuration.measures[measure].name, string(text, piece.start, unit).trimmed)
    return Problem(
      .misplacedAmount(measure: name, amount: number), at: piece.range, from: line.start,
      fix: number.utf8.allSatisfy(\.isDigit)
        ? placeOfTag(for: piece, line, text).map { place in
          tagged(place, "\(name):\(number)", of: statement, line, text)
        } : nil)
  }

  /// Whether energy was burned, is left or is to be taken away, by a word beside it, `burned 500 cal`, `500 cal left`, `minus
  /// 500 cal`: it is none that was eaten, and of no measure.
  private func isSpent(_ amount: TextPiece, of measure: Int, _ line: Line, _ text: Span<UInt8>) -> Bool {
    guard configuration.measures[measure].unit.kind == .energy else { return false }
    var before = wordBefore(text, amount.start)
    if before.start < before.end, isTyped(text, before, .filler) || text[before.start] == UInt8(ascii: "~") {
      before = wordBefore(text, before.start)
    }
    let typed = string(text, before.start, before.end).lowercased()
    let behind = Cursor(amount.end, upTo: Int(line.end)).followingWord(text)?.withoutMark(text)
    let next = behind.map { string(text, $0.start, $0.end).lowercased() } ?? ""
    return TypedWords.burned.holds(typed) || TypedWords.minus.holds(typed) || TypedWords.burned.holds(next)
      || TypedWords.stillToCome.holds(next)
  }

  /// Energy of the measure that counts it by another name, or in another unit: `[x] lunch 650 kcal` where that is
  /// `calories`, and `[x] lunch 500 kJ`.
  private func energy(
    _ piece: TextPiece, unitAt unit: Int, of statement: Statement, _ line: Line, _ text: Span<UInt8>
  ) -> Problem? {
    guard case .amount(.energy) = piece.role else { return nil }
    guard isKilocalories(text, unit, piece.end) else {
      guard let measure = configuration.energy,
        statement.subject != .measure(measure)
      else { return nil }
      if isSpent(piece, of: measure, line, text) { return nil }
      let (name, number) = (configuration.measures[measure].name, string(text, piece.start, unit).trimmed)
      let amount = number + string(text, unit, piece.end)
      return Problem(
        .misplacedAmount(measure: name, amount: amount), at: piece.range, from: line.start,
        fix: number.utf8.allSatisfy(\.isDigit)
          ? placeOfTag(for: piece, line, text).map {
            tagged($0, "\(name):\(amount)", of: statement, line, text)
          } : nil)
    }
    let number = TextPiece(
      role: .number(hasSign: false), start: piece.start, end: blanksStart(text, before: unit))
    return calories(number, TextPiece(role: .word, start: unit, end: piece.end), of: statement, line, text)
  }

  private func isKilocalories(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard let place = amounts.units.place(text, start, end) else { return false }
    let size = amounts.sizes[Int(place)]
    return size.kind == .energy && size.parts == Unit.kilocalorie.parts
  }

  /// Calories stuck to their number, `500cal`, as the two parts that they are; nil of any other word.
  func partedCalories(_ piece: TextPiece, _ text: Span<UInt8>) -> (number: TextPiece, word: TextPiece)? {
    guard case .word = piece.role, text[piece.start].isDigit else { return nil }
    let start = (piece.start..<piece.end).first { !text[$0].isDigit } ?? piece.end
    guard TypedWords.calories.holds(string(text, start, piece.end).lowercased()) else { return nil }
    return (
      TextPiece(role: .number(hasSign: false), start: piece.start, end: start),
      TextPiece(role: .word, start: start, end: piece.end)
    )
  }

  /// A number with a `k` for its thousands, `1.5k`, with these; any other as it is.
  private func withThousands(_ typed: String) -> String {
    guard typed.last?.lowercased() == "k", let thousands = Double(typed.dropLast().replacing(",", with: ".")),
      thousands < 100
    else { return typed }
    return String(Int((thousands * 1000).rounded()))
  }

  /// What is told of a range before a word for calories, `450-500 kcal`.
  func rangeOfCalories(
    _ range: TextPiece, _ word: TextPiece?, of statement: Statement, _ line: Line, _ text: Span<UInt8>
  ) -> Problem? {
    guard case .word = range.role, let word, text[range.start].isDigit,
      (range.start..<range.end).contains(where: { text[$0] == Byte.hyphen || text[$0] == 0xE2 }),
      text[range.end - 1].isDigit,
      calories(
        TextPiece(role: .number(hasSign: false), start: range.start, end: range.end), word, of: statement,
        line, text) != nil, let measure = configuration.energy
    else { return nil }
    return Problem(.uncounted(name: configuration.measures[measure].name), at: range.range, from: line.start)
  }

  /// What is told of such a range in a line that begins with a meal: `breakfast 350-400 kcal`.
  func rangeOfCalories(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard case .habit? = pieces.first?.name else { return nil }
    for (range, word) in zip(pieces, pieces.dropFirst()) {
      if let told = rangeOfCalories(range, word, of: Statement(), line, text) { return told }
    }
    return nil
  }

  /// The bytes of a word that is none of its own, or the name of the measure that counts energy.
  private func rangeOfCalories(_ piece: TextPiece, _ text: Span<UInt8>) -> Range<Int>? {
    if case .measure(let measure)? = piece.name, configuration.measures[measure].unit.kind == .energy {
      return piece.start..<piece.end
    }
    return bareRange(piece, text)
  }

  /// So many calories of a meal that begins its line, and stands before a colon: `lunch: salad, 450 cals`.
  func caloriesOfMeal(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard case .name(.habit, hasColon: true)? = pieces.first?.role else { return nil }
    for (number, word) in zip(pieces, pieces.dropFirst()) {
      if let told = calories(number, word, of: Statement(), line, text) { return told }
    }
    return nil
  }

  /// The correction that puts a tag in the place of an amount; where that alone made a tick of a habit's line, with the
  /// box that makes one.
  private func tagged(
    _ place: Range<Int32>, _ tag: String, of statement: Statement, _ line: Line, _ text: Span<UInt8>
  ) -> (Range<Int32>, String) {
    guard line.shape == .plain, statement.mark == .done, statement.amount != nil else { return (place, tag) }
    let lead = string(text, Int(line.content), Int(place.lowerBound))
    return (line.content..<place.upperBound, "[\(Mark.done.symbol)] \(lead)\(tag)")
  }

  /// The bytes in whose place a tag would count as an amount is meant to: without a `~` before it, and without the
  /// brackets around it, within which no tag counts; nil where more stands in these.
  private func placeOfTag(for amount: TextPiece, _ line: Line, _ text: Span<UInt8>) -> Range<Int32>? {
    var (start, end) = (amount.start, amount.end)
    if start > 0, text[start - 1] == UInt8(ascii: "~") { start -= 1 }
    if start > 0, end < line.end, TextPiece.opens(text[start - 1]), TextPiece.closes(text[end]) {
      (start, end) = (start - 1, end + 1)
    }
    let isApart = start == 0 || text[start - 1].isBlank
    return isApart && (end >= line.end || !TextPiece.closes(text[end])) ? Int32(start)..<Int32(end) : nil
  }

  /// A bare number before a word for calories, of the measure that counts energy: `[x] breakfast 500 cal`.
  func calories(
    _ number: TextPiece, _ word: TextPiece, of statement: Statement, _ line: Line, _ text: Span<UInt8>
  ) -> Problem? {
    guard case .number(hasSign: false) = number.role, let bare = rangeOfCalories(word, text),
      TypedWords.calories.holds(string(text, bare.lowerBound, bare.upperBound).lowercased())
        || isKilocalories(text, bare.lowerBound, bare.upperBound),
      let measure = configuration.energy, configuration.measures[measure].unit == .kilocalorie,
      statement.subject != .measure(measure)
    else { return nil }
    let name = configuration.measures[measure].name
    let typed = withThousands(string(text, number.start, number.end))
    let both = TextPiece(role: number.role, start: number.start, end: bare.upperBound)
    if isSpent(both, of: measure, line, text) { return nil }
    return Problem(
      .misplacedAmount(measure: name, amount: typed), at: both.range, from: line.start,
      fix: typed.utf8.allSatisfy(\.isDigit)
        ? placeOfTag(for: both, line, text).map { tagged($0, "\(name):\(typed)", of: statement, line, text) }
        : nil)
  }
}
