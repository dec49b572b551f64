import Journal

extension Words {
  /// A number of millionths: `1,250` and `2.5`, in Czech `1 250` and `2,5`; rounded half to even to at most so many
  /// decimals, 0 to 6, without zeros at the end.
  package func number(micros: Micros, decimals: Int = 6) -> String {
    let limit = min(max(decimals, 0), 6)
    let rounded = Words.rounded(micros.number.magnitude, toDecimals: limit)
    let sign = micros < 0 && rounded > 0 ? "-" : ""
    let (whole, millionths) = rounded.quotientAndRemainder(dividingBy: 1_000_000)
    // A one before the six digits keeps their leading zeros.
    var digits = String(millionths + 1_000_000).dropFirst().prefix(limit)
    while digits.last == "0" { digits.removeLast() }
    let grouped = sign + groups(of: String(whole))
    return digits.isEmpty ? grouped : grouped + say(".", ",") + String(digits)
  }

  /// A whole number: `1,250`, in Czech `1 250`.
  package func number(_ value: Int) -> String { (value < 0 ? "-" : "") + groups(of: String(value.magnitude)) }

  /// A number of millionths and its unit, held together: `1,250 ml`; only the number if the unit is empty. In Czech it
  /// may be in the genitive, as behind `z` and `do`: `3 hrnků`.
  package func quantity(
    micros: Micros, unit: String, decimals: Int = 6, isGenitive: Bool = false
  ) -> String {
    let number = number(micros: micros, decimals: decimals)
    if unit.isEmpty { return number }
    return number + blank + (Vessel.all[unit].map { word(for: $0, number, isGenitive) } ?? unit)
  }

  /// The word for vessels behind a number of them, as it is printed.
  private func word(for vessel: Vessel, _ number: String, _ isGenitive: Bool) -> String {
    let count = Int(number)
    let isOfOne = number.contains(",") || isGenitive && count == 1
    return say(
      form(of: vessel.noun, for: count ?? 2),
      isOfOne ? vessel.genitive : form(of: vessel.noun, for: isGenitive ? 5 : count ?? 5))
  }

  /// The Czech verb and an amount that is left: `zbývá 1 hrnek`, `zbývají 2 hrnky`, `zbývá 250 ml`.
  static func czechLeft(_ amount: String) -> String { (isFew(amount) ? "zbývají " : "zbývá ") + amount }

  /// Whether an amount is two, three or four of something, which in Czech takes a verb in the plural.
  static func isFew(_ amount: String) -> Bool { isWhole(amount, among: "234") }

  /// Whether an amount is one of something.
  static func isOne(_ amount: String) -> Bool { isWhole(amount, among: "1") }

  /// Whether an amount is a whole number of one digit, one of some.
  private static func isWhole(_ amount: String, among digits: String) -> Bool {
    guard let digit = amount.first, digits.contains(digit) else { return false }
    let rest = amount.dropFirst()
    // What follows may be a decimal, or a group of three digits behind a blank.
    guard let next = rest.first else { return true }
    return next.isWhitespace && rest.dropFirst().first?.isNumber == false
  }

  /// A percentage: `87 %`; read aloud `50 percent`, `2 procenta`.
  package func percent(_ value: Int) -> String { isAloud ? counted(value, .percent) : percentFigure(value) }

  /// A percentage with its sign, also where it is read aloud: `87 %`.
  package func percentFigure(_ value: Int) -> String { number(value) + blank + "%" }

  /// Some of all with their percentage, `61/70 (87 %)`; without one, only the fraction. Read aloud it is
  /// `61 of 70, 87 percent`.
  package func share(_ part: Int, of all: Int, percent: Int?) -> String {
    if isAloud { return some(part, of: all) + (percent.map { ", \(self.percent($0))" } ?? "") }
    let fraction = "\(number(part))/\(number(all))"
    return percent.map { "\(fraction) (\(self.percent($0)))" } ?? fraction
  }

  private static func rounded(_ value: UInt64, toDecimals decimals: Int) -> UInt64 {
    let step: UInt64 = [1_000_000, 100_000, 10_000, 1000, 100, 10, 1][decimals]
    let (count, rest) = value.quotientAndRemainder(dividingBy: step)
    let isUp = rest * 2 > step || rest * 2 == step && count % 2 == 1
    return (count + (isUp ? 1 : 0)) * step
  }

  /// The sign between the thousands of a number.
  var groupMark: String { say(",", blank) }

  private func groups(of digits: String) -> String {
    guard digits.utf8.count > 3 else { return digits }
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { grouped += groupMark }
      grouped.append(digit)
    }
    return grouped
  }
}

/// A unit that is a vessel, with the word for it.
private struct Vessel {
  let noun: Noun
  /// The Czech genitive of one, which is also that of a part: `2,5 hrnku`.
  let genitive: String

  /// The vessels by the names of their units.
  static let all = [
    "cup": Vessel(noun: .cup, genitive: "hrnku"), "glass": Vessel(noun: .glass, genitive: "sklenice"),
    "bottle": Vessel(noun: .bottle, genitive: "láhve"),
  ]
}
