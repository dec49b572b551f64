/// A unit as a line has it, without its name and without its size: those depend on the measure and on the day.
enum UnitChoice: Hashable, Sendable {
  /// The place in the `UnitTable`.
  case listed(Int32)
  /// The cup of the measure that the amount belongs to.
  case cup
  /// The unit that the measure is counted in.
  case own
}

/// The facts that reading needs about a unit.
struct UnitSize: Sendable {
  let kind: Kind
  /// Its size in its kind's smallest parts.
  let parts: Parts
  /// Whether three digits after a point may be meant as thousands of it: a count, `ml`, `g` and `kcal`.
  let countsThousands: Bool

  init(_ unit: Unit) {
    kind = unit.kind
    parts = unit.parts
    countsThousands =
      unit.kind == .count || unit == .millilitre || unit == .gram || unit == .kilocalorie
  }
}

/// The spellings of units, found by their bytes.
struct UnitTable: Sendable {
  /// A spelling of up to eight ASCII bytes, packed into a number; 0 is none.
  private struct Spelling {
    var key: Int
    var place: Int32
  }

  /// The units that have spellings.
  private(set) var units: ContiguousArray<WrittenUnit> = []
  /// The short spellings, each at its hash or behind it; at least half of the slots are free.
  private var slots = ContiguousArray<Spelling>(repeating: Spelling(key: 0, place: 0), count: 512)
  private var count = 0
  /// The others, as folded text.
  private var long: [String: Int32] = [:]

  /// The format's own units, made once.
  static let standard: UnitTable = {
    var table = UnitTable()
    for (unit, spellings) in Unit.catalogue {
      table.units.append(.fixed(unit))
      for spelling in spellings { table.add(spelling, Int32(table.units.count - 1)) }
    }
    let vessels: [WrittenUnit] = [.fixed(.cup), .fixed(.glass), .fixed(.bottle)]
    table.vessels = ContiguousArray(table.units.map { vessels.contains($0) })
    let others = [
      "tsp", "tbsp", "oz", "cup", "pint", "quart", "gal", "imp-oz", "imp-pint", "lb", "st", "mi",
    ]
    table.isMetric = ContiguousArray(Unit.catalogue.map { !others.contains($0.unit.name) })
    table.cups = ContiguousArray(table.units.indices.map { $0 == table.cup })
    return table
  }()

  /// The units that are vessels: a cup, a glass, a bottle, and what the configuration declares.
  private(set) var vessels: ContiguousArray<Bool> = []
  /// The units of the metric system and those of no system.
  private(set) var isMetric: ContiguousArray<Bool> = []
  /// The units that are cups, the format's own and declared ones.
  private(set) var cups: ContiguousArray<Bool> = []

  /// The places of units that reading knows by name; kept here, since what is kept once for all asks at each use
  /// whether it is there.
  private(set) var minute = place(of: .minute)
  private(set) var hour = place(of: .hour)
  private(set) var cup = place(of: .cup)

  private static func place(of unit: Unit) -> Int32 {
    Int32(Unit.catalogue.firstIndex { $0.unit == unit } ?? 0)
  }

  private init() {}

  /// Makes the table of a configuration: the format's units, and its own in their place or beside them.
  init(_ configuration: Configuration) {
    self = UnitTable.standard
    for (number, custom) in configuration.units.enumerated() {
      let unit = Int32(units.count)
      units.append(.custom(number))
      cups.append(custom.name == "cup")
      vessels.append(true)
      isMetric.append(true)
      if let known = Unit.catalogue.first(where: { $0.unit.name == custom.name }) {
        for spelling in known.spellings { add(spelling, unit) }
      }
      let name = custom.name.lowercased()
      add(name, unit)
      if !name.hasSuffix("s"), place(of: name + "s") == nil { add(name + "s", unit) }
    }
  }

  private mutating func add(_ spelling: String, _ unit: Int32) {
    guard let key = UnitTable.key(spelling) else {
      long[spelling] = unit
      return
    }
    if 2 * (count + 1) > slots.count { grow() }
    let found = slot(of: key)
    if slots[found].key == 0 { count += 1 }
    slots[found] = Spelling(key: key, place: unit)
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: Spelling(key: 0, place: 0), count: 2 * old.count)
    for spelling in old where spelling.key != 0 { slots[slot(of: spelling.key)] = spelling }
  }

  /// Where a key stands, or would stand.
  @inline(__always)
  private func slot(of key: Int) -> Int {
    var slot = (key &* 0x2545_F491_4F6C_DD1D) &>> 40 & (slots.count &- 1)
    while slots[slot].key != key, slots[slot].key != 0 { slot = (slot &+ 1) & (slots.count &- 1) }
    return slot
  }

  private func place(of spelling: String) -> Int32? {
    guard let key = UnitTable.key(spelling) else { return long[spelling] }
    let found = slots[slot(of: key)]
    return found.key == 0 ? nil : found.place
  }

  /// The letters of a short spelling, packed; nil of a long one, and of one beyond ASCII.
  static func key(_ spelling: String) -> Int? {
    guard spelling.utf8.count <= 8, spelling.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return spelling.utf8.reversed().reduce(0) { $0 << 8 | Int($1.lowercased) }
  }

  /// The place of the unit that a run of bytes spells, in any letter case and with any blanks between its words;
  /// nil if none does.
  @inline(__always)
  func place(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int32? {
    let piece = text.wordPiece(from: start, before: end)
    guard piece.length == end &- start, !piece.isWide else { return longPlace(text, start, end) }
    let found = slots[slot(of: Int(truncatingIfNeeded: piece.bytes))]
    return found.key == 0 ? nil : found.place
  }

  /// The place of the unit that a run of bytes spells which is more than a short word.
  @inline(never)
  private func longPlace(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int32? {
    guard end - start <= 40 else { return nil }
    var key = 0
    var length = 0
    var place = start
    while place < end {
      var byte = text[place]
      if byte <= 0x20 || byte >= 0x80, blankLength(text, place, end) > 0 {
        place = skippingBlanks(text, place, end)
        byte = Byte.blank
      } else {
        place &+= 1
      }
      // The packed form of a spelling has zeros behind its end.
      guard byte < 0x80, byte > 0, length < 8 else { return widePlace(string(text, start, end)) }
      key |= Int(byte.lowercased) &<< (8 &* length)
      length &+= 1
    }
    let found = slots[slot(of: key)]
    return found.key == 0 ? nil : found.place
  }

  /// The place of a unit whose spelling is long or beyond ASCII.
  private func widePlace(_ spelling: String) -> Int32? {
    let words = spelling.lowercased().split { $0 == " " || $0 == "\t" || $0 == "\u{A0}" || $0 == "\u{202F}" }
    return long[words.joined(separator: " ")]
  }
}
