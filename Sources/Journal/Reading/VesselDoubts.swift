/// Bare numbers of what is drunk that a word farther on makes vessels of, or the half of a day a time.
extension LineReader {
  /// Notes a bare number that counts so many of its measure's unit and can hardly be meant so, before a vessel that a sign or
  /// a word parts from it, `water 2 x bottle`, `water 2 more bottles`; false of all else.
  func noteVessels(
    _ amount: AmountReading, _ measure: Int, _ text: Span<UInt8>, _ word: Word, upTo end: Int,
    _ rest: inout LineRest
  ) -> Bool {
    guard amount.isBare, let parts = amount.parts, amounts.isDoubted(parts, of: measure),
      amounts.facts[measure].own.kind == .volume, numeral(word.start, amount.end).isWhole(text)
    else { return false }
    var words = Cursor(amount.end, upTo: end)
    guard let between = words.nextWord(text), let vessel = words.nextWord(text)?.withoutMark(text),
      isTimesSign(text, between.start, between.end)
        || TypedWords.qualities.holds(string(text, between.start, between.end).lowercased()),
      amounts.isVessel(text, vessel.start, vessel.end)
    else { return false }
    let (number, declared) = (string(text, word.start, amount.end), configuration.measures[measure])
    rest.note(
      .tinyAmount(
        number, measure: declared.name, unit: declared.unit.name,
        readings: ["\(number) \(string(text, vessel.start, vessel.end))"]),
      at: (word.start..<amount.end).range)
    return true
  }

  /// Notes a bare number that has the unit of the whole behind it, `water 32 of 80 oz`, and how it is written; false of all
  /// else.
  func notePartOfWhole(
    _ amount: AmountReading, _ measure: Int, _ text: Span<UInt8>, _ word: Word, upTo end: Int,
    _ rest: inout LineRest
  ) -> Bool {
    var words = Cursor(amount.end, upTo: end)
    guard let of = words.nextWord(text), isTyped(text, of, .of) || text[of.start] == Byte.slash,
      let number = words.nextWord(text)?.withoutMark(text), number.form == .number,
      case .amount(let whole) = amounts.read(text, number, upTo: end, in: amounts.context(of: measure)),
      !whole.isBare, numeral(word.start, amount.end).isWhole(text), let total = whole.parts,
      case let unit = string(text, Int(whole.unitText.lowerBound), Int(whole.unitText.upperBound)),
      case let meant = "\(string(text, word.start, amount.end)) \(unit)",
      let part = self.amount(meant, of: measure)?.parts, let counted = amount.parts, part <= total,
      part != counted
    else { return false }
    rest.note(
      .secondAmount(string(text, of.start, whole.end), meant: meant), at: (of.start..<whole.end).range,
      fixing: Int32(word.start)..<Int32(whole.end), with: meant)
    return true
  }

  /// Notes a bare number of what is drunk by the cup that the minutes and the half of the day behind it make a time,
  /// `coffee 8 30 am`, or the half alone, `coffee 830 am`; false of all else.
  func noteHourAndHalf(
    _ amount: AmountReading, _ measure: Int, _ text: Span<UInt8>, _ word: Word, upTo end: Int,
    _ rest: inout LineRest
  ) -> Bool {
    guard amounts.facts[measure].hasCup else { return false }
    let number = numeral(word.start, amount.end)
    if let parts = hourAndMinutes(text, number, upTo: end), parts.hasHalf {
      noteOddTime(text, word.start, parts.end, meant: parts.time, &rest)
      return true
    }
    // `coffee 8 Uhr`
    if number.isWhole(text), let hour = Cursor(number.end, upTo: end).followingWord(text)?.withoutMark(text),
      isTyped(text, hour, .hourWord), amounts.units.place(text, hour.start, hour.end) == nil,
      let time = Int(string(text, number.start, number.end)).flatMap({ TimeOfDay(hour: $0, minute: 0) })
    {
      noteOddTime(text, word.start, hour.end, meant: time, &rest)
      return true
    }
    guard let clock = clockBeforeHalf(text, number, upTo: end) else { return false }
    noteOddTime(text, word.start, clock.end, meant: clock.time, &rest)
    return true
  }

  /// The time that three or four digits before the half of the day are, `830 am`, with its end; nil of any other word.
  func clockBeforeHalf(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int
  ) -> (time: TimeOfDay, end: Int)? {
    guard 3...4 ~= word.end - word.start, word.isWhole(text),
      let half = Cursor(word.end, upTo: end).followingWord(text)?.withoutMark(text), isHalfOfDay(text, half),
      let number = Int(string(text, word.start, word.end)), number % 100 < 60,
      let time = TimeOfDay(
        typed: "\(number / 100):\(number % 100 < 10 ? "0" : "")\(number % 100) "
          + string(text, half.start, half.end))
    else { return nil }
    return (time, half.end)
  }
}
