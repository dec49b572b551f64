/// Bare numbers that count and are rather a time of day: `coffee 14.00`, `water 0810`.
extension LineReader {
  /// Notes a bare number that is written as a time with a point, behind what is drunk by the cup: `coffee 14.00`. Few
  /// litres, and few cups in quarters, may be meant.
  func noteTimeOfDrink(
    _ amount: AmountReading, _ measure: Int, _ text: Span<UInt8>, _ word: Word, _ rest: inout LineRest
  ) {
    let number = Word(start: word.start, end: min(word.end, amount.end), form: .number, colon: -1)
    guard amounts.facts[measure].hasCup, amount.isBare else { return }
    if noteCupsAsPrice(text, number, measure, &rest) { return }
    // With a comma few are decimals: `káva 1,33`.
    guard
      let time = pointedTime(text, number)
        ?? pointedTime(text, number, orComma: true).flatMap({ $0.hour < LineReader.leastHour ? nil : $0 })
    else { return }
    let hour = time.minutes / 60
    switch configuration.measures[measure].unit.name {
    case "l" where hour < 6: return
    case Unit.cup.name where hour < 6 && [25, 50].contains(time.minutes % 60): return
    default: noteOddTime(text, number.start, number.end, meant: time, &rest)
    }
  }

  /// Notes a bare number of four digits that begins with a zero, as a clock has it: `water 0810`; false of any other.
  func noteClock(
    _ amount: AmountReading, _ text: Span<UInt8>, from start: Int, _ rest: inout LineRest
  ) -> Bool {
    guard let time = clockAsNumber(text, numeral(start, amount.end)),
      text[start] == UInt8(ascii: "0")
    else { return false }
    noteOddTime(text, start, amount.end, meant: time, &rest)
    return true
  }

  /// The time that a number is written like: `0810`, `8.10`; nil of any other number.
  func clockAsNumber(_ text: Span<UInt8>, _ word: Word) -> TimeOfDay? {
    if word.end - word.start == 4, text[word.start] == UInt8(ascii: "0"), word.isWhole(text),
      let number = Int(string(text, word.start, word.end))
    {
      return TimeOfDay(hour: number / 100, minute: number % 100)
    }
    return pointedTime(text, word)
  }
}
