/// Hours where an amount of another kind belongs: of what is drunk they are when it was, of a distance how long it took.
extension LineReader {
  /// Lets a line of what is drunk by the cup be an error since a time of day stands for its amount, with the word for hours
  /// behind it: `coffee 7 hod.`, `káva 7.30 hod`, `coffee 0315 hrs`; false of all else.
  func failAsHour(
    _ measure: Int, _ text: Span<UInt8>, _ word: Word, upTo last: Int, _ statement: inout Statement,
    _ rest: inout LineRest
  ) -> Bool {
    guard amounts.facts[measure].hasCup, statement.time == nil,
      case let typed = string(text, word.start, last),
      let unit = typed.firstIndex(where: \.isLetter),
      TypedWords.hourEnds.holds(typed[unit...].lowercased())
        || TypedWords.hourWords.holds(typed[unit...].lowercased()),
      case let digits = String(typed[..<unit]).trimmed,
      case let number = numeral(word.start, word.start + digits.utf8.count),
      let time = pointedTime(text, number, orComma: true) ?? clockAsNumber(text, number)
        ?? (digits.utf8.count > 2 ? nil : Int(digits)).flatMap({
          $0 < LineReader.leastHour ? nil : TimeOfDay(hour: $0, minute: 0)
        })
    else { return false }
    let end = passedMark(text, last, Int(Line(text, at: Int(rest.start)).end))
    fail(
      .badTime(string(text, word.start, last)), (word.start..<end).range, &statement, &rest,
      fix: time.description)
    return true
  }

  /// Lets a line of what takes time be an error since two times in other writings stand for its length, `sleep 11:15p -
  /// 6:45a`; false of all else.
  func failAsTimes(
    _ measure: Int, _ text: Span<UInt8>, _ word: Word, upTo end: Int, _ statement: inout Statement,
    _ rest: inout LineRest
  ) -> Bool {
    guard amounts.facts[measure].own.kind == .time, statement.time == nil,
      let odd = oddRange(text, at: word.start, end), odd.isSure, odd.end > word.end
    else { return false }
    let (declared, meant) = (configuration.measures[measure], length(from: odd.start, to: odd.stop))
    fail(
      .missingAmount(measure: declared.name, unit: declared.unit.name, meant: meant),
      (word.start..<odd.end).range, &statement, &rest, fix: meant)
    return true
  }

  /// Lets a line be an error since an hour stands for its amount: of a distance how long it took, `bike 1h30`, of what is
  /// drunk by the cup one before noon, `coffee 8a`; false of all else.
  func failAsHours(
    _ measure: Int, _ text: Span<UInt8>, _ word: Word, upTo end: Int, _ statement: inout Statement,
    _ rest: inout LineRest
  ) -> Bool {
    if amounts.facts[measure].hasCup, statement.time == nil, let time = earlyHour(text, word, upTo: end) {
      fail(
        .badTime(string(text, word.start, word.end)), word.range, &statement, &rest, fix: time.description)
      return true
    }
    let (typed, declared) = (string(text, word.start, word.end), configuration.measures[measure])
    guard declared.unit.kind == .distance, isHoursAndNumber(typed),
      let hours = Int(typed.prefix { $0.isNumber }), hours < LineReader.leastHour
    else { return false }
    fail(
      .wrongKind(unit: Unit.hour.name, measure: declared.name, expected: declared.unit.name), word.range,
      &statement, &rest)
    return true
  }
}
