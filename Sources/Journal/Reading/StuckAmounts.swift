import Notation

/// Amounts of a measure with more stuck to them than a unit, as they are meant: `5OOml`, `2hrs15mins`, `12st7`, `7h/8h`.
extension LineReader {
  /// What such a word is meant for: one amount, or those of which only the writer knows which counts.
  struct StuckAmount {
    var readings: [String]
    /// The place after the word, or after the unit that stands behind it.
    var end: Int
  }

  /// Lets a line be an error since more is stuck to its amount than a unit; false if a word is no such amount.
  @inline(never)
  func failAsStuck(
    _ measure: Int, _ text: Span<UInt8>, _ word: Word, upTo end: Int, _ statement: inout Statement,
    _ rest: inout LineRest
  ) -> Bool {
    guard
      let stuck = amountBeforeTime(of: measure, text, word)
        ?? stuckAmount(of: measure, text, word, upTo: end)
    else { return false }
    let fault: NumberFault = stuck.readings.count > 1 ? .range : .malformed
    fail(
      .badAmount(string(text, word.start, stuck.end), fault, readings: stuck.readings),
      (word.start..<stuck.end).range, &statement, &rest,
      fix: stuck.readings.count > 1 ? nil : stuck.readings.first)
    return true
  }

  /// An amount with its unit and a time stuck to it, `250ml8:00`, `250ml@8`, `250ml-8am`, apart; nil of any other word.
  private func amountBeforeTime(of measure: Int, _ text: Span<UInt8>, _ word: Word) -> StuckAmount? {
    let typed = string(text, word.start, word.end)
    let number = typed.prefix { $0.isNumber || $0 == "." || $0 == "," }
    let unit = typed.dropFirst(number.count).prefix(while: \.isLetter)
    let behind = typed.dropFirst(number.count + unit.count)
    guard !unit.isEmpty, let sign = behind.first, amount(String(number + unit), of: measure) != nil else {
      return nil
    }
    let rest = String("@-/".contains(sign) ? behind.dropFirst() : behind)
    let hour = sign == "@" ? Int(rest).flatMap { TimeOfDay(hour: $0, minute: 0) } : nil
    guard let time = hour?.description ?? (TimeOfDay(typed: rest) == nil ? nil : rest) else { return nil }
    return StuckAmount(readings: ["\(number)\(unit) \(time)"], end: word.end)
  }

  /// The amount that a word holds, perhaps with the unit behind it; nil of any other word.
  func stuckAmount(of measure: Int, _ text: Span<UInt8>, _ word: Word, upTo end: Int) -> StuckAmount? {
    guard text[word.start].isDigit else { return nil }
    let typed = string(text, word.start, word.end)
    func found(_ meant: String?, upTo last: Int) -> StuckAmount? {
      guard let meant, amount(meant, of: measure) != nil else { return nil }
      return StuckAmount(readings: undoubted(meant, of: measure), end: last)
    }
    if let unit = unitBehind(word, of: measure, text, upTo: end) {
      let spelled = string(text, unit.start, unit.end)
      for reading in readings(ofStuck: typed, measure) {
        if let stuck = found("\(reading) \(spelled)", upTo: unit.end) { return stuck }
      }
      return parted(typed, at: "/", unit: " " + spelled, of: measure, upTo: unit.end)
        ?? parted(typed, at: "-", unit: " " + spelled, of: measure, upTo: unit.end)
        ?? parted(typed, at: "–", unit: " " + spelled, of: measure, upTo: unit.end)
    }
    for reading in readings(ofStuck: typed, measure) {
      if let stuck = found(reading, upTo: word.end) { return stuck }
    }
    return parted(typed, at: "/", unit: "", of: measure, upTo: word.end)
  }

  /// The readings that a word with more stuck to it may have, without a unit behind it.
  private func readings(ofStuck typed: String, _ measure: Int) -> [String] {
    [
      withNoughts(typed), partsApart(typed, measure), sum(typed), sets(typed, measure), mixedFraction(typed),
      numberBeforeMark(typed, measure), thousands(typed, measure),
    ].compactMap { $0 }
  }

  /// The unit of a measure's kind right behind a word; nil if another word stands there, or none.
  private func unitBehind(_ word: Word, of measure: Int, _ text: Span<UInt8>, upTo end: Int) -> Word? {
    guard word.end < end, text[word.end].isBlank,
      let next = Cursor(word.end, upTo: end).followingWord(text)?.withoutMark(text), next.form == .plain,
      let place = amounts.units.place(text, next.start, next.end),
      amounts.sizes[Int(place)].kind == amounts.facts[measure].own.kind
    else { return nil }
    return next
  }

  /// A number in which the letter O stands for noughts, with these: `500ml` of `5OOml`; nil without one.
  func withNoughts(_ typed: String) -> String? {
    let number = typed.prefix { $0.isNumber || "oO.,".contains($0) }
    guard number.contains(where: { "oO".contains($0) }) else { return nil }
    return number.map { "oO".contains($0) ? "0" : String($0) }.joined() + typed.dropFirst(number.count)
  }

  /// Amounts of several units in one word, apart: `2hrs 15mins` of `2hrs15mins`; the last, without a unit, has that of
  /// the pounds behind stones. Nil of a word of fewer.
  private func partsApart(_ typed: String, _ measure: Int) -> String? {
    var parts: [String] = []
    var isUnit = true
    for character in typed {
      guard character.isLetter || character.isNumber || ".,".contains(character) else { return nil }
      if isUnit, !character.isLetter { parts.append("") }
      isUnit = character.isLetter
      parts[parts.count - 1].append(character)
    }
    guard parts.count > 1, var last = parts.popLast() else { return nil }
    if last.allSatisfy(\.isNumber), parts.last?.lowercased().hasSuffix("st") == true,
      amounts.facts[measure].own.kind == .mass
    {
      last += Unit.pound.name
    } else if parts.count == 1, last.allSatisfy(\.isNumber), amounts.facts[measure].own.kind == .time,
      !isHoursAndNumber(typed)
    {
      // `7hrs15`
      last += "m"
    }
    return (parts + [last]).joined(separator: " ")
  }

  /// The sum that a word writes, with the unit of its last number: `8km` of `5+3km`; nil of any other word.
  private func sum(_ typed: String) -> String? {
    let unit = String(typed.reversed().prefix { $0.isLetter }.reversed())
    let terms = typed.dropLast(unit.count).split(separator: "+", omittingEmptySubsequences: false)
      // `30g+20g`
      .map { !unit.isEmpty && $0.hasSuffix(unit) ? $0.dropLast(unit.count) : $0 }
    let numbers = terms.compactMap { Int($0) }.filter { 0..<1_000_000 ~= $0 }
    guard terms.count > 1, numbers.count == terms.count else { return nil }
    return "\(numbers.reduce(0, +))" + unit
  }

  /// The sum of three numbers and more with one sign between them, of what is counted: `10/10/8`, `1-0-1`; nil of any other
  /// word.
  private func sets(_ typed: String, _ measure: Int) -> String? {
    guard amounts.facts[measure].own.kind == .count, amounts.facts[measure].addsUp,
      !isCountedInThousands(configuration.measures[measure]),
      let sign = typed.first(where: { !$0.isNumber }), "/-,".contains(sign)
    else { return nil }
    let terms = typed.split(separator: sign, omittingEmptySubsequences: false).map { Int($0) ?? 100 }
    return terms.count > 2 && terms.allSatisfy({ $0 < 100 }) ? "\(terms.reduce(0, +))" : nil
  }

  /// The number of kilocalories that so many thousands are, `1.8k`; nil of any other word.
  private func thousands(_ typed: String, _ measure: Int) -> String? {
    guard amounts.facts[measure].own.kind == .energy, typed.last?.lowercased() == "k" else { return nil }
    let parts = typed.dropLast().split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    let decimals = parts.count == 2 ? parts[1] : ""
    guard 1...2 ~= parts.count, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }),
      decimals.count < 4, parts[0].count < 3
    else { return nil }
    return parts[0] + decimals + String(repeating: "0", count: 3 - decimals.count)
  }

  /// A whole number and a fraction with a hyphen between them, with a blank: `1 1/2` of `1-1/2`; nil of any other word.
  private func mixedFraction(_ typed: String) -> String? {
    let parts = typed.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, Int(parts[0]) != nil, parts[1].contains("/") || "½¼¾⅓⅔".contains(parts[1]) else {
      return nil
    }
    return parts.joined(separator: " ")
  }

  /// A number before marks that say nothing of how much, `8??`, `2:`, `5/day`, or before the sign of pounds, `181#`; nil
  /// of any other word.
  private func numberBeforeMark(_ typed: String, _ measure: Int) -> String? {
    let number = typed.prefix { $0.isNumber || $0 == "." || $0 == "," }
    let behind = typed.dropFirst(number.count)
    guard number.last?.isNumber == true, !behind.isEmpty else { return nil }
    if behind == "#", amounts.facts[measure].own.kind == .mass { return "\(number) \(Unit.pound.name)" }
    if behind.allSatisfy({ "?!:".contains($0) }) || behind.lowercased() == "x:" { return String(number) }
    if TypedWords.hourIsh.holds(behind.lowercased()) { return String(number) }
    // `5/day`
    if behind.first == "/", TypedWords.perDay.holds(behind.dropFirst().lowercased()) { return String(number) }
    return nil
  }

  /// Two amounts of a measure with a sign between them: the first, where the second is what a goal asks for, `64/80oz`,
  /// else either, `7h/8h`, `7-8 hours`; nil of any other word.
  private func parted(
    _ typed: String, at sign: Character, unit: String, of measure: Int, upTo end: Int
  ) -> StuckAmount? {
    let parts = typed.split(separator: sign, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy({ $0.first?.isNumber == true }) else { return nil }
    let own = unit.isEmpty ? String(parts[1].drop { $0.isNumber || $0 == "." || $0 == "," }) : unit
    // Without a unit, `3/5`, it may be a fraction or a mark out of five.
    guard !own.isEmpty else { return nil }
    let meant = parts.map { $0.last?.isNumber == true ? $0 + own : $0 }
    let read = meant.compactMap { amount($0, of: measure)?.parts }
    guard read.count == 2 else { return nil }
    let isSlash = sign == "/"
    let isOfGoal =
      isSlash
      && configuration.measures[measure].goals.contains {
        configuration.parts(of: $0.bound.most, in: measure, on: day) == read[1]
      }
    // `3/4 l` is a fraction.
    if isSlash, !isOfGoal, parts.allSatisfy({ Int($0) != nil }) { return nil }
    return StuckAmount(readings: isOfGoal ? [meant[0]] : meant, end: end)
  }
}
