import Speech

extension Unit {
  /// Whether it is a vessel or a unit of the person's own, so that it is the same whatever system reports print in.
  package var isOfNoSystem: Bool {
    isVessel || !Unit.catalogue.contains { $0.unit == self }
  }

  /// Whether it is one of the United States, some of which Britain has too.
  package var isAmerican: Bool {
    ["tsp", "tbsp", "oz", "cup", "pint", "quart", "gal", "lb", "mi"].contains(name)
  }

  /// Whether it is metric or of no system: amounts of one that is and of one that is not do not make one amount.
  var isMetric: Bool { !isAmerican && !["imp-oz", "imp-pint", "st"].contains(name) }

  /// Every unit that the format defines, each with the spellings that read as it, in lower case.
  package static let catalogue: [(unit: Unit, spellings: Translated<[String]>)] = [
    (
      millilitre,
      Translated(
        ["ml", "mls", "milliliter", "milliliters", "millilitre", "millilitres"],
        cs: ["mililitr", "mililitry", "mililitru", "mililitrů"])
    ),
    (
      Unit("cl", .volume, 320_000_000),
      Translated(
        ["cl", "centiliter", "centiliters", "centilitre", "centilitres"],
        cs: ["centilitr", "centilitry", "centilitru", "centilitrů"])
    ),
    (
      Unit("dl", .volume, 3_200_000_000),
      Translated(
        ["dl", "dcl", "deciliter", "deciliters", "decilitre", "decilitres"],
        cs: ["decilitr", "decilitry", "decilitru", "decilitrů", "deci"])
    ),
    (
      litre,
      Translated(["l", "liter", "liters", "litre", "litres"], cs: ["litr", "litry", "litru", "litrů"])
    ),
    (
      Unit("tsp", .volume, 157_725_491),
      Translated(
        ["tsp", "teaspoon", "teaspoons"], cs: ["lžička", "lžičky", "lžiček", "lzicka", "lzicky", "lzicek"])
    ),
    (
      Unit("tbsp", .volume, 473_176_473),
      Translated(["tbsp", "tablespoon", "tablespoons"], cs: ["lžíce", "lžic", "lzice", "lzic"])
    ),
    (
      ounce,
      Translated(
        [
          "oz", "ounce", "ounces", "floz", "fl oz", "fl. oz.", "fl. oz", "fl ounce", "fl ounces",
          "fluid ounce", "fluid ounces", "fluid oz",
        ], cs: [])
    ),
    (
      cup,
      Translated(
        ["cup", "cups"],
        cs: [
          "hrnek", "hrnky", "hrnku", "hrnků", "hrnkem", "hrneček", "hrnečku", "hrnečky", "hrnečků", "šálek",
          "šálky", "šálku", "šálků", "šálkem", "salek", "salky", "salku", "salkem",
        ])
    ),
    (Unit("pint", .volume, 15_141_647_136), Translated(["pint", "pints", "pt"], cs: [])),
    (Unit("quart", .volume, 30_283_294_272), Translated(["quart", "quarts", "qt"], cs: [])),
    (Unit("gal", .volume, 121_133_177_088), Translated(["gal", "gallon", "gallons"], cs: [])),
    (Unit("imp-oz", .volume, 909_218_000), Translated(["imp-oz", "imp oz"], cs: [])),
    (
      Unit("imp-pint", .volume, 18_184_360_000),
      Translated(["imp-pint", "imp-pints", "imp pint", "imp pints"], cs: [])
    ),
    (
      glass,
      Translated(
        ["glass", "glasses"],
        cs: [
          "sklenice", "sklenic", "sklenici", "sklenicí", "sklenička", "skleničku", "skleničky", "skleničce",
          "skleničkou", "skleniček", "skleničkami", "sklenicemi", "sklenicím", "sklenicích", "sklenicka",
          "sklenicku", "sklenicky", "sklenicek", "sklenka", "sklenky", "sklence", "sklenku", "sklenkou",
          "sklenek", "sklenkám", "sklenkách", "sklenkami",
        ])
    ),
    (
      bottle,
      Translated(
        ["bottle", "bottles"],
        cs: [
          "láhev", "láhve", "láhvi", "láhví", "lahev", "lahve", "lahvi", "lahví", "lahvička", "lahvičku",
          "lahvičky", "lahviček", "flaška", "flašku", "flašky", "flašce", "flaškou", "flašek",
          "flaškami", "lahvemi", "láhvemi", "lahvičkou", "lahvičkami", "lahvím", "lahvích",
        ])
    ),
    (gram, Translated(["g", "gram", "grams", "gramme", "grammes"], cs: ["gramy", "gramu", "gramů"])),
    (
      Unit("µg", .mass, 1000),
      Translated(
        ["\u{B5}g", "\u{3BC}g", "microgram", "micrograms"],
        cs: ["mikrogram", "mikrogramy", "mikrogramu", "mikrogramů"])
    ),
    (Unit("mcg", .mass, 1000), Translated(["mcg"], cs: [])),
    (
      Unit("mg", .mass, 1_000_000),
      Translated(["mg", "milligram", "milligrams"], cs: ["miligram", "miligramy", "miligramu", "miligramů"])
    ),
    (
      kilogram,
      Translated(
        ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms"],
        cs: ["kila", "kilogramy", "kilogramu", "kilogramů"])
    ),
    (pound, Translated(["lb", "lbs", "pound", "pounds"], cs: [])),
    (Unit("st", .mass, 6_350_293_180_000), Translated(["st", "stone", "stones"], cs: [])),
    (
      kilocalorie,
      Translated(["kcal", "kcals", "kilocalorie", "kilocalories"], cs: ["kilokalorie", "kilokalorií"])
    ),
    (
      Unit("kJ", .energy, 1_000_000),
      Translated(["kj", "kilojoule", "kilojoules"], cs: ["kilojoul", "kilojoulů"])
    ),
    (minute, Translated(["min", "mins", "minute", "minutes"], cs: ["minuta", "minuty", "minutu", "minut"])),
    (
      second,
      Translated(["s", "sec", "secs", "second", "seconds"], cs: ["sekunda", "sekundy", "sekundu", "sekund"])
    ),
    (
      hour,
      Translated(["h", "hr", "hrs", "hour", "hours"], cs: ["hodina", "hodiny", "hodinu", "hodin", "hod"])
    ),
    (
      kilometre,
      Translated(
        ["km", "kilometer", "kilometers", "kilometre", "kilometres"],
        cs: ["kilometr", "kilometry", "kilometru", "kilometrů"])
    ),
    (
      metre,
      Translated(["m", "meter", "meters", "metre", "metres"], cs: ["metr", "metry", "metru", "metrů"])
    ),
    (mile, Translated(["mi", "mile", "miles"], cs: ["míle", "mílí", "mil"])),
    (percent, Translated(["%", "percent"], cs: ["procento", "procenta", "procent"])),
  ]
}

extension Unit {
  /// Whether letters are nearly a spelling. Of two letters another one is another unit, `cc` and `cl`: a letter is
  /// doubled, or they are turned round.
  static func isNear(_ spelling: String, to typed: String) -> Bool {
    guard spelling.utf8.count >= 2, isOneLetterApart(spelling, typed), spelling.count >= 2 else {
      return false
    }
    return typed.count > 2 || spelling.count == 2 && Set(spelling) == Set(typed)
  }

  /// The spelling that at most three letters are nearly, `mll`, `ltr`; nil of what may well be a word for what is
  /// counted, `cap`, `pcs`.
  static func near(abbreviation typed: String) -> String? {
    let typed = typed.lowercased()
    guard typed.count <= 3 else { return nil }
    return catalogue.lazy.flatMap(\.spellings.words).first { spelling in
      isNear(spelling, to: typed) && (spelling.count > typed.count || Set(spelling) == Set(typed))
    }
  }
}
