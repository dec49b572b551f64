/// A step of a line's amount, `+50ml` or `-1/2 cup`, as it is asked for.
package struct AmountStep: Hashable, Sendable {
  /// Why an amount is not stepped.
  package enum Refusal: Error {
    /// The line has no amount, or its amount is the length of a range of times.
    case noAmount
    /// The text after the sign is no amount of the line's measure.
    case notAnAmount
    /// More would be taken than there is.
    case belowZero
    /// The result cannot be written exactly in the unit of the line, which is named.
    case notExact(unit: String)
  }

  /// Whether the amount grows.
  package let isUp: Bool
  /// The amount as typed, without the sign.
  package let typed: String

  /// Reads a sign and what follows it at once, which begins like a number; nil if the text is no step.
  package init?(_ text: String) {
    let trimmed = text.trimmed
    guard let sign = trimmed.first, sign == "+" || sign == "-" || sign == "\u{2212}" else { return nil }
    let rest = String(trimmed.dropFirst())
    guard let first = rest.first, first.isNumber || first == "." else { return nil }
    isUp = sign == "+"
    typed = rest
  }
}

extension DayFile {
  /// Steps the amount of a line, in the unit in which it is written; all else in the line stays.
  ///
  /// A cup that was left unsaid is written out, in the unit of the step. The result is exact, or there is none.
  package func stepping(
    _ step: AmountStep, inLine index: Int, by reader: LineReader
  ) throws(AmountStep.Refusal) -> (change: Change, parts: Parts) {
    let reading = reader.read(lines[index], of: self)
    guard let amount = reading.amount, reading.isRecord, !reading.amountRange.isEmpty || reading.length == nil
    else { throw .noAmount }
    guard let delta = delta(step, ofLine: reading, amount, by: reader) else { throw .notAnAmount }
    guard let sum = AmountText.stepped(amount, by: delta, isUp: step.isUp) else {
      throw .notExact(unit: amount.unit.name)
    }
    guard case .parts(let parts) = sum else { throw .belowZero }
    if reading.amountRange.isEmpty {
      guard let text = AmountText(parts, of: delta.unit) else { throw .notExact(unit: delta.unit.name) }
      var place = Int(reading.name.upperBound)
      while place < Int(lines[index].end), source[place] == Byte.colon { place += 1 }
      let number = decimalSign(in: step.typed) == "," ? text.text.replacingPoint(by: ",") : text.text
      return (
        Change(edits: [TextEdit(place..<place, " " + number + delta.unitWord)], line: index), parts
      )
    }
    let range = reading.amountRange.places
    let old = source.text(range)
    let isDuration = amount.unitText.isEmpty && amount.unit == .minute && old.lowercased().contains("h")
    if isDuration {
      guard let text = AmountText.duration(parts) else { throw .notExact(unit: Unit.minute.name) }
      return (Change(edits: [TextEdit(range, text)], line: index), parts)
    }
    // The thousands of `10k steps` are what makes it an amount.
    let thousands = amount.unitText.isEmpty ? thousandsLength(atEndOf: old) : 0
    let unit = thousands > 0 ? amount.unit.thousandfold : amount.unit
    guard let number = AmountText(parts, of: unit) else { throw .notExact(unit: amount.unit.name) }
    guard !number.isFraction || !amount.unitText.isEmpty else { throw .notExact(unit: amount.unit.name) }
    var end = amount.unitText.isEmpty ? range.upperBound - thousands : Int(amount.unitText.lowerBound)
    end = source.withSpan { blanksStart($0, before: end, from: range.lowerBound) }
    let head = source.text(range.lowerBound..<end)
    let sign = decimalSign(in: head) ?? decimalSign(in: step.typed) ?? usualDecimalSign(by: reader)
    let text = sign == "," ? number.text.replacingPoint(by: ",") : number.text
    return (Change(edits: [TextEdit(range.lowerBound..<end, text)], line: index), parts)
  }
}

extension DayFile {
  /// The amount of a step of a line of a measure, a habit or a one-off; nil if it is no amount that goes with the line's.
  private func delta(
    _ step: AmountStep, ofLine line: LineReading, _ amount: RecordedAmount, by reader: LineReader
  ) -> (parts: Parts, unit: Unit, unitWord: String)? {
    // A bare number is in the unit that stands there.
    let isBare = step.typed.last?.isNumber == true
    let size = step.typed + (isBare && !amount.unitText.isEmpty ? source.text(amount.unitText) : "")
    if case .measure(let measure)? = line.subject { return reader.amount(size, of: measure) }
    guard let delta = reader.amountAlone("[x] \(source.text(line.name)) \(size)", of: line.subject),
      delta.unit.kind == amount.unit.kind, delta.unit.kind != .count || delta.unit == amount.unit
    else { return nil }
    return delta
  }

  /// The decimal sign that a number is written with; nil if it has none.
  private func decimalSign(in number: String) -> Character? { number.first { $0 == "," || $0 == "." } }

  /// The decimal sign of the amounts of other lines, of both the point; nil if none has one.
  private func usualDecimalSign(by reader: LineReader) -> Character? {
    let signs = lines.compactMap { line -> Character? in
      let range = reader.read(line, of: self).amountRange
      return range.isEmpty ? nil : decimalSign(in: source.text(range))
    }
    return signs.contains(".") ? "." : signs.first
  }

  /// How many bytes of an amount are the word for a thousand, with the blanks before it; 0 without one.
  private func thousandsLength(atEndOf amount: String) -> Int {
    let word = String(amount.reversed().prefix(while: \.isLetter).reversed())
    guard TypedWords.thousand.holds(word.lowercased()) else { return 0 }
    let blanks = amount.dropLast(word.count).reversed().prefix { $0 == " " || $0 == "\t" }
    return word.utf8.count + blanks.count
  }
}

extension Unit {
  /// A thousand of a count.
  fileprivate var thousandfold: Unit { Unit(name, kind, Parts(parts.number * 1000)) }
}

/// A number of units, written so that it reads back as exactly as many parts.
struct AmountText {
  /// The number: a decimal of up to six places, else a fraction.
  let text: String
  /// Whether it is a fraction, which only counts before a unit.
  let isFraction: Bool

  /// The result of a step.
  enum Sum {
    case belowZero
    case parts(Parts)
  }

  /// The amount that a step makes of another, in parts; nil is beyond all amounts.
  ///
  /// In one unit it is the numbers that are added, since a third of a cup is no whole number of parts.
  static func stepped(
    _ amount: RecordedAmount, by delta: (parts: Parts, unit: Unit, unitWord: String), isUp: Bool
  ) -> Sum? {
    if amount.unit == delta.unit, let one = Ratio(amount.parts, of: amount.unit),
      let other = Ratio(delta.parts, of: amount.unit)
    {
      let left = one.numerator.multipliedReportingOverflow(by: other.denominator)
      let right = other.numerator.multipliedReportingOverflow(by: one.denominator)
      let below = one.denominator.multipliedReportingOverflow(by: other.denominator)
      guard !left.overflow, !right.overflow, !below.overflow else { return nil }
      let sum = left.partialValue.addingReportingOverflow(isUp ? right.partialValue : -right.partialValue)
      guard !sum.overflow else { return nil }
      guard sum.partialValue >= 0 else { return .belowZero }
      return Ratio(sum.partialValue, over: below.partialValue).parts(of: amount.unit).map(Sum.parts)
    }
    let parts = isUp ? amount.parts + delta.parts : amount.parts - delta.parts
    return parts < 0 ? .belowZero : .parts(parts)
  }

  /// Writes `parts`, which is not negative; nil if neither a decimal nor a simple fraction is exact.
  init?(_ parts: Parts, of unit: Unit) {
    guard let ratio = Ratio(parts, of: unit) else { return nil }
    let written = WrittenAmount(ratio, .fixed(.count("")))
    let text = Configuration().typed(written)
    guard text.contains("/") else {
      self.text = text
      isFraction = false
      return
    }
    guard ratio.denominator <= Ratio.largestDenominator else { return nil }
    let (whole, rest) = ratio.numerator.quotientAndRemainder(dividingBy: ratio.denominator)
    self.text = (whole > 0 ? "\(whole) " : "") + "\(rest)/\(ratio.denominator)"
    isFraction = true
  }

  /// A length of time as `7h30m`; nil if it is no whole number of minutes.
  static func duration(_ parts: Parts) -> String? {
    let (minutes, rest) = parts.number.quotientAndRemainder(dividingBy: Unit.minute.parts.number)
    guard rest == 0 else { return nil }
    return TimeOfDay.length(ofMinutes: Int(minutes))
  }
}

extension Ratio {
  /// The largest number that a person reads below the line of a fraction.
  fileprivate static let largestDenominator: Int64 = 100

  /// The simplest number of units that reads as so many parts, not negative: a fraction, else a decimal; nil if
  /// there is none.
  fileprivate init?(_ parts: Parts, of unit: Unit) {
    for denominator in Array(1...Ratio.largestDenominator) + [1000, 10_000, 100_000, 1_000_000] {
      let ratio = Ratio(parts.number.scaled(by: denominator, over: unit.parts.number), over: denominator)
      if ratio.parts(of: unit) == parts {
        self = ratio
        return
      }
    }
    return nil
  }
}

extension String {
  /// The number with another decimal sign.
  fileprivate func replacingPoint(by sign: Character) -> String {
    String(map { $0 == "." ? sign : $0 })
  }
}
