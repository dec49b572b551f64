extension LineReader {
  /// An amount of a measure as it would stand after the measure's name; nil if the text is none, or more than one.
  package func amount(
    _ typed: String, of measure: Int
  ) -> (parts: Parts, unit: Unit, unitWord: String)? {
    let declared = configuration.measures[measure]
    let file = DayFile("\(declared.name) \(typed)")
    guard file.lines.count == 1 else { return nil }
    return amountAlone(file.lines[0], of: file, isOf: .measure(measure))
  }

  /// The amount of a line that holds nothing else behind its name; nil if it does.
  func amountAlone(
    _ line: Line, of file: DayFile, isOf subject: Reference?
  ) -> (parts: Parts, unit: Unit, unitWord: String)? {
    let reading = read(line, of: file)
    guard reading.isRecord, reading.subject == subject, let amount = reading.amount,
      !reading.amountRange.isEmpty, reading.time == nil, reading.text.isEmpty, reading.tags.isEmpty,
      reading.comment == nil, reading.amountRange.upperBound == line.end
    else { return nil }
    let word = amount.unitText.isEmpty ? amount.unit.name : file.source.text(amount.unitText)
    return (amount.parts, amount.unit, word)
  }
}
