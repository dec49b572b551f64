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
  /// Whether three digits after a point may be meant as thousands of it.
  let countsThousands: Bool

  init(_ unit: Unit) {
    kind = unit.kind
    parts = unit.parts
    countsThousands = unit.countsThousands
  }
}

/// The spellings of units, found by their bytes.
struct UnitTable: Sendable {
  /// The units that have spellings.
  private(set) var units: ContiguousArray<WrittenUnit> = []
  /// The spellings of the format's own units, each with the place of its unit. They are many, and the same in each table.
  private var spellings: WordTable
  /// The spellings of the units that the configuration declares, which come first.
  private var declaredSpellings: WordTable?

  /// The format's own units, made once.
  static let standard: UnitTable = {
    var table = UnitTable(spellings: WordTable(capacity: 500))
    for (unit, spellings) in Unit.catalogue {
      table.units.append(.fixed(unit))
      spellings.eachWord { table.spellings.add($0, Int32(table.units.count - 1)) }
    }
    table.vessels = ContiguousArray(Unit.catalogue.map { $0.unit.isVessel })
    table.isMetric = ContiguousArray(Unit.catalogue.map(\.unit.isMetric))
    table.cups = ContiguousArray(table.units.indices.map { $0 == table.cup })
    table.sizes = ContiguousArray(Unit.catalogue.map { UnitSize($0.unit) })
    return table
  }()

  /// The units that are vessels: a cup, a glass, a bottle, and what the configuration declares.
  private(set) var vessels: ContiguousArray<Bool> = []
  /// The units of the metric system and those of no system.
  private(set) var isMetric: ContiguousArray<Bool> = []
  /// The units that are cups, the format's own and declared ones.
  private(set) var cups: ContiguousArray<Bool> = []
  /// The size of each unit; of one that the configuration declares, which depends on the day, a smallest part.
  private(set) var sizes: ContiguousArray<UnitSize> = []
  /// The places of the units that the configuration declares.
  private(set) var declared: Range<Int> = 0..<0

  /// The places of units that reading knows by name; kept here, since what is kept once for all asks at each use
  /// whether it is there.
  let minute: Int32
  let hour: Int32
  let cup: Int32

  private init(spellings: WordTable) {
    func place(of unit: Unit) -> Int32 { Int32(Unit.catalogue.firstIndex { $0.unit == unit } ?? 0) }
    self.spellings = spellings
    (minute, hour, cup) = (place(of: .minute), place(of: .hour), place(of: .cup))
  }

  /// Makes the table of a configuration: the format's units, and its own in their place or beside them.
  init(_ configuration: Configuration) {
    self = UnitTable.standard
    if configuration.units.isEmpty { return }
    var spellings = WordTable()
    declared = units.count..<(units.count + configuration.units.count)
    for (number, custom) in configuration.units.enumerated() {
      let unit = Int32(units.count)
      units.append(.custom(number))
      sizes.append(UnitSize(Unit(custom.name, custom.kind, 1)))
      cups.append(custom.name == "cup")
      vessels.append(true)
      isMetric.append(true)
      if let known = Unit.catalogue.first(where: { $0.unit.name == custom.name }) {
        known.spellings.eachWord { spellings.add($0, unit) }
      }
      let name = custom.name.lowercased()
      spellings.add(name, unit)
      let plural = name + "s"
      if !name.hasSuffix("s"), (spellings.number(of: plural) ?? self.spellings.number(of: plural)) == nil {
        spellings.add(plural, unit)
      }
    }
    declaredSpellings = spellings
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
    if !declared.isEmpty, let place = declaredPlace(text, start, end) { return place }
    return spellings.number(text, start, end)
  }

  @inline(never)
  private func declaredPlace(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int32? {
    declaredSpellings?.number(text, start, end)
  }
}
