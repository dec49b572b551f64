/// Amounts that count as they stand, and can hardly be meant so.
extension LineReader {
  /// Notes a bare number that can hardly be meant, also in a tag.
  @discardableResult
  func noteHardlyMeant(
    _ amount: AmountReading, _ measure: Int, _ text: Span<UInt8>, from start: Int, _ rest: inout LineRest
  ) -> Bool {
    guard amount.isBare, let parts = amount.parts, amounts.isDoubted(parts, of: measure) else { return false }
    rest.note(
      amounts.doubtedAmount(string(text, start, amount.end), of: measure),
      at: Int32(start)..<Int32(amount.end))
    return true
  }

  /// Notes decimals of hours that are likely minutes, since nobody writes the nought behind a decimal: `7.30h`.
  ///
  /// A bare number, `7.30`, is told whatever its minutes are; with the unit, `7.35h` is one of decimals.
  @inline(never)
  func noteMinutes(
    behindPointOf amount: AmountReading, from start: Int, _ text: Span<UInt8>, _ statement: Statement,
    _ rest: inout LineRest
  ) {
    guard amount.unit == .listed(amounts.units.hour), !amount.unitText.isEmpty, !isImplied,
      let subject = statement.subject,
      case (let hours, let hundredths) = amount.ratio.numerator
        .quotientAndRemainder(dividingBy: 100), [10, 20, 30, 40].contains(hundredths)
    else { return }
    let range = start..<Int(amount.unitText.upperBound)
    // `[x] gym 17.30 h`
    if case .habit = subject, statement.mark != .none, statement.time == nil,
      hours >= Int64(LineReader.leastHour),
      let time = TimeOfDay(hour: Int(hours), minute: Int(hundredths))
    {
      return noteOddTime(text, range.lowerBound, range.upperBound, meant: time, &rest)
    }
    let unit = string(text, Int(amount.unitText.lowerBound), range.upperBound)
    rest.note(
      .tinyAmount(
        string(text, range.lowerBound, range.upperBound), measure: configuration.name(of: subject), unit: "",
        readings: ["\(hours)h\(hundredths)m", "\(hours).\(hundredths / 10) \(unit)"]), at: range.range)
  }
}

extension LineReader {
  /// Notes an amount with a unit whose number begins with a nought and has no point, `05 l`: one was likely missed. Of
  /// time it is how a clock has it.
  @inline(never)
  func noteMissingPoint(
    in amount: AmountReading, from start: Int, of measure: Int?, _ text: Span<UInt8>, _ rest: inout LineRest
  ) {
    guard let measure, !amount.unitText.isEmpty, !isImplied, amounts.facts[measure].own.kind != .time else {
      return
    }
    let digits = start..<((start..<amount.end).first { !text[$0].isDigit } ?? amount.end)
    let typed = string(text, digits.lowerBound, digits.upperBound)
    let unit = string(text, digits.upperBound, Int(amount.unitText.upperBound))
    let meant = "0.\(typed.dropFirst())\(unit)"
    // With the point it is no less doubtful: `water 0810ml`.
    guard let whole = Int(typed), whole > 0, let parts = self.amount(meant, of: measure)?.parts,
      !amounts.isDoubted(parts, of: measure)
    else { return }
    rest.note(
      .tinyAmount(
        typed + unit, measure: configuration.measures[measure].name, unit: "",
        readings: [meant, "\(whole)\(unit)"]), at: (start..<amount.end).range)
  }

  /// Notes ounces with a nought for their first letter, `16 0z`; false of all else.
  func noteOunces(
    behind amount: AmountReading, _ measure: Int, _ text: Span<UInt8>, upTo end: Int, _ rest: inout LineRest
  ) -> Bool {
    guard amounts.facts[measure].own.kind == .volume,
      let next = Cursor(amount.end, upTo: end).followingWord(text)?.withoutMark(text),
      next.end - next.start == 2, text[next.start] == UInt8(ascii: "0"),
      text[next.start + 1].lowercased == UInt8(ascii: "z")
    else { return false }
    rest.note(
      .nearUnit(string(text, next.start, next.end), near: Unit.ounce.name), at: next.range,
      fix: Unit.ounce.name)
    return true
  }

  /// Notes a bare number of cups that is rather what they cost: with two decimals, `4.95`, which are neither a quarter nor
  /// a third, or a half of more than two cups, `4.50`; false of all else.
  func noteCupsAsPrice(
    _ text: Span<UInt8>, _ number: Word, _ measure: Int, _ rest: inout LineRest
  ) -> Bool {
    let mark = number.end - 3
    guard mark > number.start, text[mark] == Byte.point || text[mark] == Byte.comma,
      amounts.isOfCups(measure), let cups = Int(string(text, number.start, mark)), 1...12 ~= cups,
      let hundredths = Int(string(text, mark + 1, number.end)),
      hundredths == 50 ? cups > 2 : hundredths > 59 && ![66, 67, 75].contains(hundredths)
    else { return false }
    let (typed, declared) = (string(text, number.start, number.end), configuration.measures[measure])
    rest.note(
      .tinyAmount(
        typed, measure: declared.name, unit: declared.unit.name,
        readings: [
          "1\(Unit.cup.name)", "\(typed.last == "0" ? String(typed.dropLast()) : typed)\(Unit.cup.name)",
        ]),
      at: number.range)
    return true
  }
}

extension AmountReader {
  /// Whether a bare number of a measure can hardly be meant: it is above zero and at most a twentieth of a cup, or, of
  /// time, of the daily goal; or it is a distance that hardly anyone covers in a day, or more cups than anyone drinks.
  @inline(__always)
  func isDoubted(_ parts: Parts, of measure: Int) -> Bool {
    isTiny(parts, of: measure) || parts > facts[measure].farthest
  }

  @inline(__always)
  private func isTiny(_ parts: Parts, of measure: Int) -> Bool {
    parts > 0 && parts <= facts[measure].tiniest
  }

  /// What is told of such a number, as typed.
  func doubtedAmount(_ typed: String, of measure: Int) -> Problem.Kind {
    let declared = configuration.measures[measure]
    return .tinyAmount(
      typed, measure: declared.name, unit: declared.unit.name,
      readings: readings(ofDoubted: typed, of: measure))
  }

  /// What is told of a goal that can hardly be meant: of at least nothing, or whose last word is a bare number so small;
  /// nil of any other goal.
  func doubtedGoal(_ bound: Goal.Bound, endingIn typed: String, of measure: Int) -> Problem.Kind? {
    if configuration.target(bound, isWeekly: false, in: measure, on: day).asksForNothing {
      return .zeroGoal(measure: configuration.measures[measure].name)
    }
    guard typed.utf8.allSatisfy({ $0.isDigit || $0 == Byte.point || $0 == Byte.comma }) else { return nil }
    switch bound {
    case .atLeast(let amount), .atMost(let amount):
      return isTiny(configuration.parts(of: amount, in: measure, on: day), of: measure)
        ? doubtedAmount(typed, of: measure) : nil
    case .range: return nil
    }
  }

  /// So many hours; with minutes behind a point, `7.30`, these or decimals.
  private func hours(ofDoubted typed: String) -> [String] {
    let parts = typed.split { ".,".contains($0) }
    guard parts.count == 2, parts[1].count == 2, parts[1].last == "0", let minutes = Int(parts[1]),
      10..<60 ~= minutes, minutes != 50
    else { return ["\(typed)h"] }
    return ["\(parts[0])h\(minutes)m", "\(typed.dropLast())h"]
  }

  /// The possible meanings of a bare number that is doubted: so many hours, cups or litres, ounces where the goal has
  /// them, or so many metres; of too many cups so many millilitres.
  func readings(ofDoubted typed: String, of measure: Int) -> [String] {
    switch facts[measure].own.kind {
    case .time: hours(ofDoubted: typed)
    case .volume where isOfCups(measure) && typed.utf8.allSatisfy(\.isDigit):
      // Fewer than a hundred may be what they cost.
      typed.utf8.count > 2 ? ["\(typed)\(Unit.millilitre.name)"] : []
    case .volume where mostOunces(of: measure) != nil:
      // Of cups a day has fewer.
      ["\(typed)\(Unit.ounce.name)"] + (typed.utf8.count < 2 ? ["\(typed)\(Unit.cup.name)"] : [])
    case .volume: ["\(typed)cup", "\(typed)l"]
    case .distance: typed.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "x") } ? ["\(typed)m"] : []
    case .mass, .energy, .share, .count: facts[measure].hasCup ? ["\(typed)cup"] : []
    }
  }
}
