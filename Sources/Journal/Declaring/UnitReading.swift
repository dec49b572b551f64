/// Units that a person declares.
extension ConfigurationRound {
  /// `unit bottle 750ml from 2026-06-01`
  mutating func readUnit(_ line: ConfigurationLine) throws(Problem) {
    var cursor = ConfigurationCursor(line)
    let name = try cursor.value(.unit)
    var canonical = name.text.lowercased()
    if let known = Unit.catalogue.first(where: { $0.spellings.holds(canonical) }) {
      guard known.unit.isVessel else { throw cursor.problem(.unit, at: name) }
      canonical = known.unit.name
    }
    guard canonical.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || $0 == "-" }) else {
      throw cursor.problem(.unit, at: name)
    }
    let reader = amounts(of: nil)
    guard let next = cursor.next, let written = amount(&cursor, reader, measure: nil) else {
      throw cursor.problem(.amount)
    }
    let from: Day? = cursor.take("from") == nil ? nil : try cursor.day()
    try cursor.end()
    let size = reader.configuration.unit(written.unit, of: nil, on: from ?? .first)
    guard let parts = written.ratio.parts(of: size), parts > 0 else {
      throw cursor.problem(.amount, at: next)
    }
    guard let place = configuration.units.firstIndex(where: { $0.name == canonical }) else {
      var unit = CustomUnit(name: canonical, kind: size.kind)
      unit.sizes = [DatedSize(parts: parts, from: from)]
      configuration.units.append(unit)
      units = UnitTable(configuration)
      declared["unit " + canonical] = line.number + 1
      return
    }
    guard configuration.units[place].kind == size.kind else {
      throw cursor.problem(.kind(Unit.base(of: configuration.units[place].kind).name), at: next)
    }
    guard !configuration.units[place].sizes.contains(where: { $0.from == from }) else {
      throw line.problem(.declaredTwice(name.text, line: declared["unit " + canonical] ?? 1), at: name)
    }
    configuration.units[place].sizes.append(DatedSize(parts: parts, from: from))
  }
}

extension AmountReader {
  /// The unit that a goal or cup gives to a measure that names none: of a word that is no known unit, a count of it.
  func impliedUnit(_ text: Span<UInt8>, _ words: Cursor) -> Unit? {
    guard let first = words.followingWord(text), first.form == .number else { return nil }
    // The upper end of a range carries the unit; `/week` is no unit.
    var start = first.start
    var end = first.end
    var place = start
    while place + 1 < end {
      if text[place] == Byte.point, text[place + 1] == Byte.point { start = place + 2 }
      place += 1
    }
    let limit = weekSuffix(text, words)?.start ?? words.end
    end = min(end, limit)
    guard start < end else { return nil }
    var context = AmountContext.free
    context.takesLetters = true
    switch read(text, word(text, at: start, end), upTo: limit, in: context) {
    case .amount(let amount): return unit(amount.unit, of: nil)
    case .unknownUnit(let range):
      let (start, end) = (Int(range.lowerBound), Int(range.upperBound))
      let isThousand = TypedWord(text, start, end)?.has(.thousand) ?? false
      return .count(isThousand ? "" : string(text, start, end))
    case .nothing: return .count("")
    case .number(.ambiguous, _): return .count("")
    case .number, .wrongKind: return nil
    }
  }
}
