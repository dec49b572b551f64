/// What an amount as typed comes to, for the habit or measure that it is of.
extension LineReader {
  /// What an amount behind a name may be; without a measure one needs a unit of its own.
  func context(of subject: Reference?) -> AmountContext {
    guard case .measure(let measure)? = subject else {
      return AmountContext(measure: nil, kind: nil, allowsBare: false)
    }
    return AmountContext(measure: measure, kind: facts[measure].unit.kind, allowsBare: !isImplied)
  }

  /// The unit that a run of bytes spells in a context; nil if there is none.
  func unit(_ text: Span<UInt8>, _ range: Range<Int32>, in context: AmountContext) -> WrittenUnit? {
    let found = units.unit(text, range)
    if context.kind == .time, range.count == 1, text[Int(range.lowerBound)].lowercased == UInt8(ascii: "m") {
      return .fixed(.minute)
    }
    guard let measure = context.measure else { return found }
    let declared = configuration.measures[measure]
    if found == .fixed(.cup) || isCustomCup(found),
      declared.unit.kind == .volume || declared.cup(on: day) != nil
    {
      return .cup
    }
    if found != nil { return found }
    guard declared.unit.kind == .count, !declared.unit.name.isEmpty else { return nil }
    let typed = Vocabulary.folded(string(text, Int(range.lowerBound), Int(range.upperBound)))
    let word = Vocabulary.folded(declared.unit.name)
    return typed == word || typed + "s" == word || typed == word + "s" ? .fixed(declared.unit) : nil
  }

  private func isCustomCup(_ unit: WrittenUnit?) -> Bool {
    if case .custom(let place)? = unit { configuration.units[place].name == "cup" } else { false }
  }

  /// Keeps an amount, counted as of the day.
  func take(
    _ amount: AmountReading, from start: Int32, upTo end: Int32, _ text: Span<UInt8>,
    _ reading: inout LineReading
  ) {
    guard let recorded = recorded(amount, measure: measure(of: reading.subject)) else {
      fail(
        .badAmount(string(text, Int(start), Int(end)), .tooLarge, readings: []), start..<end, &reading)
      return
    }
    reading.amount = recorded
    reading.amountRange = start..<end
  }

  /// The place of a measure; nil of a habit, and of nothing.
  func measure(of subject: Reference?) -> Int? {
    if case .measure(let measure)? = subject { measure } else { nil }
  }

  /// An amount as typed and as it counts; nil above the largest amount.
  func recorded(_ amount: AmountReading, measure: Int?) -> RecordedAmount? {
    guard let written = amount.unit else { return nil }
    let unit = configuration.unit(written, of: measure, on: day)
    guard let parts = amount.ratio.parts(of: unit), amount.ratio.micros < .max else { return nil }
    return RecordedAmount(micros: amount.ratio.micros, unitText: amount.unitText, unit: unit, parts: parts)
  }

  /// Lets the length of a range be the amount, on a measure of time.
  func useLength(_ measure: Int, _ reading: inout LineReading) {
    guard let length = reading.length, configuration.measures[measure].unit.kind == .time else { return }
    reading.amount = minutes(length, at: reading.timeRange)
  }

  /// The length of a range as an amount, which was not typed: its unit stands nowhere.
  func minutes(_ length: Int, at range: Range<Int32>) -> RecordedAmount {
    RecordedAmount(
      micros: Micros(whole: length), unitText: range.upperBound..<range.upperBound, unit: .minute,
      parts: length * Unit.minute.parts)
  }

  /// Lets one cup be the amount, on a measure that has one.
  func useCup(_ measure: Int, _ reading: inout LineReading) {
    guard configuration.measures[measure].cup(on: day) != nil else { return }
    let unit = configuration.unit(.cup, of: measure, on: day)
    let end = reading.name.upperBound
    reading.amount = RecordedAmount(micros: 1_000_000, unitText: end..<end, unit: unit, parts: unit.parts)
  }
}
