import Notation

/// What a part that is an error was likely meant for.
extension LineReader {
  /// Possible meanings of a number with three digits after its separator, or of a unit stuck to a group; none of two
  /// numbers that are rather two amounts, `420 300`.
  func ambiguousReadings(_ typed: String, _ measure: Measure) -> [String] {
    guard let separator = typed.firstIndex(where: { $0 == "," || $0 == "." }) else {
      let parts = typed.split(maxSplits: 1) { !$0.isNumber }
      guard parts.count == 2 else { return [] }
      let isGroup = parts[0].count < 3 && parts[1].prefix { $0.isNumber }.count > 2
      let isShort = parts[0].count < 3 && parts[1].prefix { $0.isNumber }.count == 1
      if measure.aggregate != .sum { return isShort ? ["\(parts[0]).\(parts[1])"] : [] }
      return isGroup ? ["\(parts[0])x\(parts[1])", "\(parts[0])\(parts[1])"] : []
    }
    let (whole, rest) = (typed[..<separator], typed[typed.index(after: separator)...])
    let decimals = rest.prefix { $0.isNumber }
    var digits = decimals
    while digits.last == "0" { digits.removeLast() }
    let unit = rest.dropFirst(decimals.count)
    // With three digits the same question would be asked again, so a zero makes them four.
    let isThree = digits.count == 3
    let decimal = digits.isEmpty ? "\(whole)\(unit)" : "\(whole).\(digits)\(isThree ? "0" : "")\(unit)"
    return whole.hasPrefix("0") ? [decimal] : ["\(whole)\(rest)", decimal]
  }

  /// Possible meanings of a word that is not a number; none if only the writer can know.
  func readings(_ typed: String, _ fault: NumberFault, _ place: Int) -> [String] {
    let measure = configuration.measures[place]
    return switch fault {
    case .signed: undoubted(String(typed.drop { $0 == "+" || $0 == "-" }), of: place)
    case .bareFraction where measure.unit.kind == .count && measure.cups.isEmpty: decimal(ofFraction: typed)
    case .bareFraction:
      [typed + (measure.unit.name.isEmpty ? "" : " " + (measure.cups.isEmpty ? measure.unit.name : "cup"))]
    case .malformed:
      // `7h30` lacks the unit of its minutes.
      measure.unit.kind == .time && isHoursAndNumber(typed) ? [typed + "m"] : []
    case .tooLarge, .ambiguous, .noLength: []
    }
  }

  /// An amount as it is proposed: a bare number that can hardly be meant would be asked about again, and is given with the
  /// units that may be.
  func undoubted(_ typed: String, of measure: Int) -> [String] {
    guard typed.last?.isNumber == true, let parts = amount(typed, of: measure)?.parts,
      amounts.isTiny(parts, of: measure)
    else { return [typed] }
    let readings = amounts.readings(ofTiny: typed, of: measure)
    return readings.isEmpty ? [typed] : readings
  }

  /// The decimal number that a fraction is, `0.25` of `1/4`; none if it has too many decimals.
  private func decimal(ofFraction typed: String) -> [String] {
    let parts = typed.split(separator: "/").compactMap { Int64($0) }
    guard parts.count == 2, parts[1] > 0, parts[0] < 1000, parts[0] * 1000 % parts[1] == 0 else { return [] }
    return [ExactDecimal.text(micros: parts[0] * 1_000_000 / parts[1])]
  }

  /// Whether a unit stands behind a word.
  func isBeforeUnit(_ text: Span<UInt8>, _ word: Word, upTo end: Int) -> Bool {
    guard let next = Cursor(word.end, upTo: end).followingWord(text)?.withoutMark(text) else { return false }
    return amounts.units.place(text, next.start, next.end) != nil
  }

  private func isHoursAndNumber(_ typed: String) -> Bool {
    let parts = typed.lowercased().split(separator: "h", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count < 3, let minutes = Int(parts[1]) else { return false }
    return Int(parts[0]) != nil && (0..<60).contains(minutes)
  }

  /// The spelling of a unit of the measure's kind that letters are near to; nil if there is none.
  func nearUnit(_ typed: String, _ measure: Measure) -> String? {
    let typed = typed.lowercased()
    // `6k` of a distance, `82k` of a weight.
    if typed == "k" {
      if measure.unit.kind == .distance { return Unit.kilometre.name }
      if measure.unit.kind == .mass { return Unit.kilogram.name }
    }
    if measure.unit.kind == .mass {
      if TypedWords.gramsOtherwise.contains(typed) { return Unit.gram.name }
      // `12st7` lacks the unit of its pounds, as `7h30` does that of its minutes.
      if typed.hasPrefix("st"), let pounds = Int(typed.dropFirst(2)), 0..<14 ~= pounds { return "\(typed)lb" }
    }
    var candidates = Unit.catalogue.filter { $0.unit.kind == measure.unit.kind }.flatMap(\.spellings.words)
    candidates += configuration.units.filter { $0.kind == measure.unit.kind }.map(\.name)
    if !measure.unit.name.isEmpty { candidates.insert(measure.unit.name, at: 0) }
    // The letter O is typed for a nought.
    if typed.first == "o", candidates.contains(String(typed.dropFirst())) { return "0\(typed.dropFirst())" }
    // `10 thousnd` of a count is a thousand times more.
    if measure.unit.kind == .count { candidates += TypedWords.thousand.words.filter { $0.utf8.count > 4 } }
    return candidates.first { Unit.isNear($0.lowercased(), to: typed) }
  }
}
