extension Configuration {
  /// An amount as a person would type it: `250ml`, `2.5l`, `3pills`, `10000`; three decimals are never written
  /// where they could be read as thousands.
  package func typed(_ amount: WrittenAmount) -> String {
    let unit =
      switch amount.unit {
      case .fixed(let unit): unit.name
      case .cup: "cup"
      case .custom(let place): units[place].name
      }
    return Configuration.decimal(amount.ratio) + unit
  }

  /// A goal as a person would type it.
  package func typed(_ bound: Goal.Bound) -> String {
    switch bound {
    case .atLeast(let amount): typed(amount)
    case .atMost(let amount): "at most " + typed(amount)
    case .range(let least, let most): typed(least) + ".." + typed(most)
    }
  }

  /// A ratio as a decimal if it is one of up to six places, else as a fraction.
  private static func decimal(_ ratio: Ratio) -> String {
    let whole = ratio.numerator / ratio.denominator
    var rest = ratio.numerator % ratio.denominator
    var digits = ""
    while rest != 0, digits.utf8.count < 6, rest < 100_000_000_000_000_000 {
      let (digit, left) = (rest * 10).quotientAndRemainder(dividingBy: ratio.denominator)
      digits += String(digit)
      rest = left
    }
    if rest != 0 { return "\(ratio.numerator)/\(ratio.denominator)" }
    if digits.isEmpty { return String(whole) }
    if digits.utf8.count == 3 { digits += "0" }
    return "\(whole).\(digits)"
  }
}
