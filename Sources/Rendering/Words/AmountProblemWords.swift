import Journal

// Words for what stands where an amount may and is none.
extension Words {
  func badAmount(_ text: String, _ fault: NumberFault, _ readings: [String]) -> String {
    let name = quoted(text)
    switch fault {
    case .signed:
      let numbers = readings.isEmpty ? [String(text.dropFirst())] : readings
      let instead = language.alternatives(numbers.map { quoted($0) })
      if text.first == "-" {
        return say(
          "\(name) has a sign, and an amount has none; write \(instead), or correct the line that has too much",
          "\(name) má znaménko, a to množství nemívá; napište \(instead), nebo opravte řádek, kde je moc")
      }
      return say(
        "\(name) has a sign, and an amount has none; write \(instead)",
        "\(name) má znaménko, a to množství nemívá; napište \(instead)")
    case .change:
      return say(
        "\(name) is a change, and what counts is the value; write that, without a sign",
        "\(name) je změna, a počítá se hodnota; napište ji, bez znaménka")
    case .lacksUnit:
      if let reading = readings.first {
        return say(
          "\(name) lacks a unit behind its last number; write \(quoted(reading))",
          "\(name) nemá za posledním číslem jednotku; napište \(quoted(reading))")
      }
      return badAmount(text, .malformed, readings)
    case .range:
      return say(
        "\(name) is a range, and an amount is one number; write \(either(readings))",
        "\(name) je rozmezí, a množství je jedno číslo; napište \(either(readings))")
    case .malformed:
      if !readings.isEmpty {
        return say(
          "\(name) is not a number; write \(either(readings))",
          "\(name) není číslo; napište \(either(readings))")
      }
      // Beside numbers that were typed an example would be taken for what is meant.
      if text.contains(where: \.isNumber) {
        return say(
          "\(name) is not a number; write digits and one decimal point at most",
          "\(name) není číslo; napište číslice a nejvýš jednu čárku či tečku")
      }
      return say(
        "\(name) is not a number; write digits and one decimal point at most, such as '1250' or '2.5'",
        "\(name) není číslo; napište číslice a nejvýš jednu čárku či tečku, třeba „1250“ nebo „2,5“")
    case .bareFraction:
      if let reading = readings.first, reading != text {
        return say(
          "\(name) is a fraction without a unit; write \(quoted(reading))",
          "\(name) je zlomek bez jednotky; napište \(quoted(reading))")
      }
      return say(
        "\(name) is a fraction without a unit; write a decimal number, such as '0.5'",
        "\(name) je zlomek bez jednotky; napište desetinné číslo, třeba „0,5“")
    case .noLength:
      return say(
        "\(name) ends where it starts, and has no length; write when it ended",
        "\(name) končí, kde začíná, a nemá délku; napište, kdy to skončilo")
    case .tooLarge:
      // What can be counted depends on the unit; a number by itself has its limit too.
      let isLong = text.count(where: \.isWholeNumber) > 18
      return say(
        "\(name) is more than can be counted; write a smaller amount"
          + (isLong ? ", of at most 18 digits" : ""),
        "\(name) je víc, než se dá spočítat; napište menší množství"
          + (isLong ? ", nejvýš o 18 číslicích" : ""))
    case .ambiguous: return ambiguousNumber(text, readings)
    }
  }

  func ambiguousNumber(_ text: String, _ readings: [String]) -> String {
    let name = quoted(text)
    guard !readings.isEmpty else {
      if text.allSatisfy({ $0.isNumber || $0.isWhitespace }) {
        return say(
          "\(name) may be one number or several; write it without blanks, or each in a line of its own",
          "\(name) může být jedno číslo, nebo několik; napište ho bez mezer, nebo každé na vlastní řádek")
      }
      return say(
        "\(name) can be read in more than one way; write it as one number",
        "\(name) se dá číst víc než jedním způsobem; napište to jako jedno číslo")
    }
    guard readings.count > 1 else {
      return say(
        "\(name) can be read in more than one way; write \(quoted(readings[0]))",
        "\(name) se dá číst víc než jedním způsobem; napište \(quoted(readings[0]))")
    }
    // A decimal comma, as it is written in Czech, is read as well as a point.
    return say(
      "\(name) can be read two ways; write \(either(readings))",
      "\(name) se dá číst dvěma způsoby; napište \(either(readings.map { $0.replacing(".", with: ",") }))")
  }
}
