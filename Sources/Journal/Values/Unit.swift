/// What an amount measures; amounts of one kind add up, amounts of two never do.
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
  /// What it measures.
  package let kind: Kind
  /// Its size in its kind's smallest parts; at least 1.
  package let parts: Parts

  /// Makes a unit of `parts` smallest parts.
  package init(_ name: String, _ kind: Kind, _ parts: Parts) {
    self.name = name
    self.kind = kind
    self.parts = parts
  }

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

  /// Every unit that the format defines, each with the spellings that read as it, in lower case.
  package static let catalogue: [(unit: Unit, spellings: [String])] = [
    (
      millilitre,
      [
        "ml", "milliliter", "milliliters", "millilitre", "millilitres", "mililitr", "mililitry", "mililitrů",
      ]
    ),
    (
      Unit("cl", .volume, 320_000_000),
      [
        "cl", "centiliter", "centiliters", "centilitre", "centilitres", "centilitr", "centilitry",
        "centilitrů",
      ]
    ),
    (
      Unit("dl", .volume, 3_200_000_000),
      [
        "dl", "deciliter", "deciliters", "decilitre", "decilitres", "decilitr", "decilitry", "decilitrů",
        "deci",
      ]
    ),
    (litre, ["l", "liter", "liters", "litre", "litres", "litr", "litry", "litru", "litrů"]),
    (
      Unit("tsp", .volume, 157_725_491),
      ["tsp", "teaspoon", "teaspoons", "lžička", "lžičky", "lžiček"]
    ),
    (
      Unit("tbsp", .volume, 473_176_473),
      ["tbsp", "tablespoon", "tablespoons", "lžíce", "lžic"]
    ),
    (
      ounce,
      [
        "oz", "ounce", "ounces", "floz", "fl oz", "fl. oz.", "fl ounce", "fl ounces", "fluid ounce",
        "fluid ounces",
      ]
    ),
    (
      cup,
      [
        "cup", "cups", "hrnek", "hrnky", "hrnku", "hrnků", "hrneček", "hrnečky", "hrnečků", "šálek", "šálky",
        "šálku", "šálků",
      ]
    ),
    (Unit("pint", .volume, 15_141_647_136), ["pint", "pints", "pt"]),
    (Unit("quart", .volume, 30_283_294_272), ["quart", "quarts", "qt"]),
    (Unit("gal", .volume, 121_133_177_088), ["gal", "gallon", "gallons"]),
    (Unit("imp-oz", .volume, 909_218_000), ["imp-oz", "imp oz"]),
    (Unit("imp-pint", .volume, 18_184_360_000), ["imp-pint", "imp-pints", "imp pint", "imp pints"]),
    (
      glass,
      [
        "glass", "glasses", "sklenice", "sklenic", "sklenici", "sklenička", "skleničku", "skleničky",
        "skleniček",
      ]
    ),
    (
      bottle,
      [
        "bottle", "bottles", "láhev", "láhve", "láhví", "lahev", "lahve", "lahví", "lahvička", "lahvičky",
        "lahviček",
      ]
    ),
    (gram, ["g", "gram", "grams", "gramme", "grammes", "gramy", "gramů"]),
    (
      Unit("µg", .mass, 1000),
      ["\u{B5}g", "\u{3BC}g", "microgram", "micrograms", "mikrogram", "mikrogramy", "mikrogramů"]
    ),
    (Unit("mcg", .mass, 1000), ["mcg"]),
    (
      Unit("mg", .mass, 1_000_000),
      ["mg", "milligram", "milligrams", "miligram", "miligramy", "miligramů"]
    ),
    (kilogram, ["kg", "kilo", "kilos", "kilogram", "kilograms", "kila", "kilogramy", "kilogramů"]),
    (pound, ["lb", "lbs", "pound", "pounds"]),
    (Unit("st", .mass, 6_350_293_180_000), ["st", "stone", "stones"]),
    (
      kilocalorie,
      ["kcal", "kcals", "kilocalorie", "kilocalories", "kilokalorie", "kilokalorií"]
    ),
    (Unit("kJ", .energy, 1_000_000), ["kj", "kilojoule", "kilojoules", "kilojoul", "kilojoulů"]),
    (minute, ["min", "mins", "minute", "minutes", "minuta", "minuty", "minutu", "minut"]),
    (second, ["s", "sec", "secs", "second", "seconds", "sekunda", "sekundy", "sekundu", "sekund"]),
    (hour, ["h", "hr", "hrs", "hour", "hours", "hodina", "hodiny", "hodinu", "hodin", "hod"]),
    (
      kilometre,
      ["km", "kilometer", "kilometers", "kilometre", "kilometres", "kilometr", "kilometry", "kilometrů"]
    ),
    (metre, ["m", "meter", "meters", "metre", "metres", "metr", "metry", "metrů"]),
    (mile, ["mi", "mile", "miles", "míle", "mílí", "mil"]),
    (percent, ["%", "percent", "procento", "procenta", "procent"]),
  ]
}
