import Journal

/// A unit as Apple Health, and what exports from it, writes it: the unit of a day file, and how many of it one is.
struct AppleHealthUnit {
  let unit: Unit
  let factor: Int64

  /// Reads a unit; nil of one that is not known.
  ///
  /// A cup is written in ounces, since a measure may have a cup of its own.
  init?(_ written: String) {
    // The calorie with a capital letter is the one that food is counted in.
    if written == "Cal" {
      (unit, factor) = (.kilocalorie, 1)
      return
    }
    guard let known = AppleHealthUnit.known[written.lowercased()] else { return nil }
    self = known
  }

  private init(_ unit: Unit, _ factor: Int64 = 1) { (self.unit, self.factor) = (unit, factor) }

  /// Apple's own spellings, and those of a day file but for the vessels.
  private static let known: [String: AppleHealthUnit] = {
    func named(_ name: String) -> Unit { Unit.catalogue.first { $0.unit.name == name }?.unit ?? .count(name) }
    var known = [
      "count": AppleHealthUnit(.count("")), "": AppleHealthUnit(.count("")),
      "fl_oz_us": AppleHealthUnit(.ounce), "floz_us": AppleHealthUnit(.ounce),
      "fl_oz_imp": AppleHealthUnit(named("imp-oz")), "floz_imp": AppleHealthUnit(named("imp-oz")),
      "cup_us": AppleHealthUnit(.ounce, 8), "cup_imp": AppleHealthUnit(named("imp-oz"), 10),
      "pt_us": AppleHealthUnit(named("pint")), "pt_imp": AppleHealthUnit(named("imp-pint")),
    ]
    for (unit, spellings) in Unit.catalogue where ![.cup, .glass, .bottle].contains(unit) {
      for spelling in spellings.words { known[spelling] = AppleHealthUnit(unit) }
    }
    return known
  }()
}
