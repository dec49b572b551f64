extension LineReader {
  /// An amount of a measure as it would stand after the measure's name; nil if the text is none, or more than one.
  package func amount(
    _ typed: String, of measure: Int
  ) -> (parts: Parts, unit: Unit, unitWord: String)? {
    amountAlone("\(configuration.measures[measure].name) \(typed)", of: .measure(measure))
  }

  /// The amount of a typed line of a subject that holds nothing else behind its name; nil if it does.
  func amountAlone(
    _ typed: String, of subject: Reference?
  ) -> (parts: Parts, unit: Unit, unitWord: String)? {
    guard let alone = alone(typed), case let reading = alone.reading, reading.isRecord,
      reading.subject == subject, let amount = reading.amount,
      !reading.amountRange.isEmpty, reading.time == nil, reading.text.isEmpty, reading.tags.isEmpty,
      reading.comment == nil, reading.amountRange.upperBound == alone.line.end
    else { return nil }
    let word = amount.unitText.isEmpty ? amount.unit.name : alone.text(amount.unitText)
    return (amount.parts, amount.unit, word)
  }
}
