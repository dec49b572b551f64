/// What reading asks of a measure for almost every line, without the rest of its declaration.
package struct MeasureFacts: Sendable {
  /// A spelling of a unit that needs no more than a look.
  private struct Spelling {
    /// Its letters in small ASCII, packed.
    let key: Int
    /// The size of the unit in its kind's smallest parts.
    let parts: Int64
    /// The largest number of it that an amount may be.
    let most: Int64
    /// The place of the unit among those of the measure.
    let unit: Int
  }

  /// An amount as a plain line has it: a number and a unit, together.
  package struct PlainAmount {
    /// The number as typed, in millionths.
    package var micros: Micros
    /// What counts, in the kind's smallest parts.
    package var parts: Parts
    /// The place of the unit among those of the measure.
    package var unit: Int
    /// The bytes of the unit in the file.
    package var unitText: Range<Int>
  }

  /// The unit that it is counted in.
  let unit: Unit
  private let units: [Unit]
  /// Ascending by their keys' lengths: `l` and `ml` come early.
  private let spellings: ContiguousArray<Spelling>

  /// The facts of every measure of a configuration.
  static func all(of configuration: Configuration, _ table: UnitTable) -> ContiguousArray<MeasureFacts> {
    ContiguousArray(configuration.measures.map { MeasureFacts($0.unit, table) })
  }

  private init(_ unit: Unit, _ table: UnitTable) {
    self.unit = unit
    // A cup is another size in another measure, hours may go on with minutes, and a unit of the person's own
    // may change with the day.
    var plain = table.shortSpellings.filter {
      $0.unit.kind == unit.kind && $0.unit != .hour && $0.unit != .cup
    }
    let letters = Array(unit.name.utf8)
    if unit.kind == .count, (1...8).contains(letters.count), letters.allSatisfy(\.isASCIILetter) {
      plain.append((letters.reduce(0) { $0 << 8 | Int($1.lowercased) }, unit))
    }
    units = plain.map(\.unit)
    spellings = ContiguousArray(
      plain.enumerated().map { place, plain in
        Spelling(
          key: plain.key, parts: plain.unit.parts.number,
          most: Parts.largest.number / plain.unit.parts.number, unit: place)
      }.sorted { $0.key < $1.key })
  }

  /// A unit of those that plain amounts have.
  func unit(_ place: Int) -> Unit { units[place] }

  /// The amount at a place: a number below a billion with at most two decimals and a unit of the measure's kind,
  /// `250ml`, `0.5l`, of whole smallest parts; nil if there is none.
  ///
  /// What follows its unit is no letter.
  @inline(__always)
  func plainAmount(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> PlainAmount? {
    var place = start
    var number: Int64 = 0
    while place < end, text[place].isDigit, place - start < 10 {
      number = number &* 10 &+ Int64(text[place] & 0x0F)
      place &+= 1
    }
    guard place > start, place - start <= 9, place < end else { return nil }
    var scale: Int64 = 1
    if text[place] == Byte.point || text[place] == Byte.comma {
      place += 1
      while place < end, text[place].isDigit, scale < 1000 {
        number = number &* 10 &+ Int64(text[place] & 0x0F)
        scale &*= 10
        place &+= 1
      }
      guard scale == 10 || scale == 100 else { return nil }
    }
    let unitStart = place
    var key = 0
    while place < end, text[place].isASCIILetter || text[place] == UInt8(ascii: "%") {
      key = key &<< 8 | Int(text[place].lowercased)
      place &+= 1
    }
    guard place - unitStart <= 8, key != 0 else { return nil }
    var choice = 0
    while choice < spellings.count, spellings[choice].key != key { choice &+= 1 }
    guard choice < spellings.count else { return nil }
    let spelling = spellings[choice]
    guard number <= spelling.most else { return nil }
    var parts = number &* spelling.parts
    var micros = number &* 1_000_000
    if scale != 1 {
      guard parts % scale == 0 else { return nil }
      parts /= scale
      micros /= scale
    }
    return PlainAmount(
      micros: Micros(micros), parts: Parts(parts), unit: spelling.unit, unitText: unitStart..<place)
  }
}
