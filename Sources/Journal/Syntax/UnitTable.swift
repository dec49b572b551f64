/// The spellings of units, found by their bytes.
struct UnitTable: Sendable {
  /// Spellings of up to eight ASCII bytes, packed into a number.
  private var short: [UInt64: WrittenUnit] = [:]
  /// The others, as folded text.
  private var long: [String: WrittenUnit] = [:]

  /// The format's own units, made once.
  static let standard: UnitTable = {
    var table = UnitTable()
    for (unit, spellings) in Unit.catalogue {
      for spelling in spellings { table.add(spelling, .fixed(unit)) }
    }
    return table
  }()

  private init() {}

  /// Makes the table of a configuration: the format's units, and its own in their place or beside them.
  init(_ configuration: Configuration) {
    self = UnitTable.standard
    for (place, custom) in configuration.units.enumerated() {
      if let known = Unit.catalogue.first(where: { $0.unit.name == custom.name }) {
        for spelling in known.spellings { add(spelling, .custom(place)) }
      }
      let name = custom.name.lowercased()
      add(name, .custom(place))
      if !name.hasSuffix("s") { addIfNew(name + "s", .custom(place)) }
    }
  }

  private mutating func add(_ spelling: String, _ unit: WrittenUnit) {
    if let key = UnitTable.key(Array(spelling.utf8)) { short[key] = unit } else { long[spelling] = unit }
  }

  private mutating func addIfNew(_ spelling: String, _ unit: WrittenUnit) {
    let key = UnitTable.key(Array(spelling.utf8))
    if key.map({ short[$0] == nil }) ?? (long[spelling] == nil) { add(spelling, unit) }
  }

  private static func key(_ bytes: [UInt8]) -> UInt64? {
    guard bytes.count <= 8, bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    return bytes.reduce(0) { $0 << 8 | UInt64($1.lowercased) }
  }

  /// The unit that a run of bytes spells, in any letter case; nil if none does.
  func unit(_ text: Span<UInt8>, _ range: Range<Int32>) -> WrittenUnit? {
    let (start, end) = (Int(range.lowerBound), Int(range.upperBound))
    guard end - start <= 40 else { return nil }
    if end - start <= 8 {
      var key: UInt64 = 0
      var isASCII = true
      for place in start..<end {
        let byte = text[place]
        if byte >= 0x80 { isASCII = false }
        key = key << 8 | UInt64(byte.lowercased)
      }
      if isASCII { return short[key] }
    }
    let spelling = string(text, start, end).lowercased()
    if let unit = long[spelling] { return unit }
    // The words of a spelling may be parted by any blanks.
    return long[spelling.split { $0 == " " || $0 == "\t" || $0 == "\u{A0}" }.joined(separator: " ")]
      ?? UnitTable.key(
        Array(spelling.split { $0 == " " || $0 == "\t" || $0 == "\u{A0}" }.joined(separator: " ").utf8)
      )
      .flatMap { short[$0] }
  }
}
