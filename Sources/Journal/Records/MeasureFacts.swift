/// What reading asks of a measure for almost every line, without the rest of its declaration.
struct MeasureFacts: Sendable {
  /// The unit that it is counted in.
  let unit: Unit
  /// The unit's letters in small ASCII, packed; 0 if an amount in it needs more than a look.
  private let key: UInt64
  /// The size of the unit in its kind's smallest parts.
  private let parts: Int64
  /// The largest number of it that is read.
  private let largest: Int64

  /// The facts of every measure of a configuration.
  static func all(of configuration: Configuration) -> ContiguousArray<MeasureFacts> {
    ContiguousArray(configuration.measures.map { MeasureFacts($0.unit, configuration) })
  }

  private init(_ unit: Unit, _ configuration: Configuration) {
    self.unit = unit
    parts = unit.parts
    largest = Amount.largest / unit.parts
    let letters = Array(unit.name.utf8)
    // A cup is another size in another measure, hours may go on with minutes, and a unit of the person's own
    // may change with the day.
    let isPlain =
      unit != .hour && unit != .cup && !configuration.units.contains { $0.name == unit.name }
      && (1...8).contains(letters.count) && letters.allSatisfy { $0.isASCIILetter || $0 == UInt8(ascii: "%") }
    key = isPlain ? letters.reduce(0) { $0 << 8 | UInt64($1.lowercased) } : 0
  }

  /// The amount of a word that is a whole number below a billion and the measure's own unit, `250ml`; nil for every
  /// other word, which the full reading is for.
  @inline(__always)
  func plainAmount(_ text: Span<UInt8>, _ word: Word) -> RecordedAmount? {
    guard let plain = plainParts(text, word.start, word.end), plain.end == word.end else { return nil }
    return RecordedAmount(
      micros: plain.number * 1_000_000, unitText: Int32(plain.unitStart)..<Int32(word.end), unit: unit,
      parts: plain.parts)
  }

  /// A whole number below a billion and the measure's own unit at a place, with the places where the unit begins
  /// and where a byte follows that is no letter; nil if there is none.
  @inline(__always)
  func plainParts(
    _ text: Span<UInt8>, _ start: Int, _ end: Int
  ) -> (number: Int64, parts: Int64, unitStart: Int, end: Int)? {
    guard key != 0 else { return nil }
    var place = start
    var number: Int64 = 0
    while place < end, text[place].isDigit, place - start < 10 {
      number = number &* 10 &+ Int64(text[place] & 0x0F)
      place += 1
    }
    guard place > start, place - start <= 9 else { return nil }
    let unitStart = place
    var typed: UInt64 = 0
    while place < end, text[place].isASCIILetter || text[place] == UInt8(ascii: "%") {
      typed = typed << 8 | UInt64(text[place].lowercased)
      place += 1
    }
    guard typed == key, place - unitStart <= 8, number <= largest else { return nil }
    return (number, number &* parts, unitStart, place)
  }
}
