/// The spellings of units, found by their bytes.
struct UnitTable: Sendable {
  /// Spellings of up to eight ASCII bytes, packed into a number.
  private var short: [Int: WrittenUnit] = [:]
  /// The others, as folded text.
  private var long: [String: WrittenUnit] = [:]

  /// The format's own units, made once.
  static let standard: UnitTable = {
    var table = UnitTable()
    table.short.reserveCapacity(Unit.catalogue.reduce(0) { $0 + $1.spellings.count })
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

  /// The spellings of at most eight ASCII bytes, packed, of the units whose size the format fixes.
  var shortSpellings: [(key: Int, unit: Unit)] {
    short.compactMap { key, unit in if case .fixed(let fixed) = unit { (key, fixed) } else { nil } }
  }

  private static func key(_ bytes: [UInt8]) -> Int? {
    guard bytes.count <= 8, bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    return bytes.reduce(0) { $0 << 8 | Int($1.lowercased) }
  }

  /// The unit that a run of bytes spells, in any letter case and with any blanks between its words; nil if none does.
  func unit(_ text: Span<UInt8>, _ range: Range<Int32>) -> WrittenUnit? {
    let (start, end) = (Int(range.lowerBound), Int(range.upperBound))
    guard end - start <= 40 else { return nil }
    var key = 0
    var length = 0
    var place = start
    while place < end {
      let byte = text[place]
      if byte <= 0x20 || byte >= 0x80, blankLength(text, place, end) > 0 {
        place = skippingBlanks(text, place, end)
        key = key << 8 | Int(Byte.blank)
      } else {
        guard byte < 0x80 else { return wideUnit(string(text, start, end)) }
        place += 1
        key = key << 8 | Int(byte.lowercased)
      }
      length += 1
    }
    return length <= 8 ? short[key] : wideUnit(string(text, start, end))
  }

  /// The unit that a spelling stands for which is long or beyond ASCII.
  private func wideUnit(_ spelling: String) -> WrittenUnit? {
    let words = spelling.lowercased().split { $0 == " " || $0 == "\t" || $0 == "\u{A0}" || $0 == "\u{202F}" }
    return long[words.joined(separator: " ")]
  }
}
