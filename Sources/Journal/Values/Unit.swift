/// The kind of thing that an amount measures; amounts of one kind add up, amounts of two never do.
package enum Kind: UInt8, CaseIterable, Sendable {
  case volume, mass, energy, time, distance, share, count
}

/// A unit of measure: a name and how many of its kind's smallest parts it holds.
///
/// The smallest parts make every unit here a whole number: volume 1/32,000,000 ml, mass 1 ng,
/// energy 1 mJ, time 1 µs, distance 1 µm, share and count 1/1,000,000.
package struct Unit: Hashable, Sendable {
  /// The name as it is printed: `ml`, `fl oz` reads as `oz`, a count may have none (empty) or a word.
  package let name: String
  /// The kind of thing that it measures.
  package let kind: Kind
  /// Its size in its kind's smallest parts; at least 1.
  package let parts: Parts

  /// Makes a unit of `parts` smallest parts.
  package init(_ name: String, _ kind: Kind, _ parts: Parts) {
    self.name = name
    self.kind = kind
    self.parts = parts
  }

  /// Whether three digits after a point may be meant as thousands of it: a count, `ml`, `g` and `kcal`; `m` and `min`
  /// too, of which nobody writes a thousandth.
  package var countsThousands: Bool {
    kind == .count
      || [.millilitre, .gram, .kilocalorie, .metre, .minute].contains(self)
  }

  /// Whether it is what one drinks of, of which a person may say how much it holds: a cup, a glass or a bottle.
  package var isVessel: Bool { [.cup, .glass, .bottle].contains(self) }

  /// A count in a word of the person's own (`pills`), or in none (an empty word).
  package static func count(_ word: String) -> Unit { Unit(word, .count, 1_000_000) }

  package static let millilitre = Unit("ml", .volume, 32_000_000)
  package static let litre = Unit("l", .volume, 32_000_000_000)
  package static let ounce = Unit("oz", .volume, 946_352_946)
  package static let cup = Unit("cup", .volume, 7_570_823_568)
  package static let glass = Unit("glass", .volume, 8_000_000_000)
  package static let bottle = Unit("bottle", .volume, 16_000_000_000)
  package static let gram = Unit("g", .mass, 1_000_000_000)
  package static let kilogram = Unit("kg", .mass, 1_000_000_000_000)
  package static let pound = Unit("lb", .mass, 453_592_370_000)
  package static let kilocalorie = Unit("kcal", .energy, 4_184_000)
  package static let minute = Unit("min", .time, 60_000_000)
  package static let second = Unit("s", .time, 1_000_000)
  package static let hour = Unit("h", .time, 3_600_000_000)
  package static let kilometre = Unit("km", .distance, 1_000_000_000)
  package static let metre = Unit("m", .distance, 1_000_000)
  package static let mile = Unit("mi", .distance, 1_609_344_000)
  package static let percent = Unit("%", .share, 1_000_000)

  /// The unit that a measure of a kind is counted in, unless it says otherwise.
  package static func base(of kind: Kind) -> Unit {
    switch kind {
    case .volume: millilitre
    case .mass: gram
    case .energy: kilocalorie
    case .time: minute
    case .distance: kilometre
    case .share: percent
    case .count: count("")
    }
  }
}
