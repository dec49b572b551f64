import Journal

/// From where to where the bars of a measure are drawn, in the unit that it is shown in.
///
/// What adds up is drawn from zero. What does not, such as a weight, would fill nearly the same part of every bar: its
/// bars are drawn from a little below the least value or goal to a little above the most, and both ends are printed.
struct Axis {
  private let measure: Measure
  private let screen: Screen
  private let from: Micros
  private let to: Micros

  /// Makes the axis of some values, given like their goals in the measure's unit.
  init(of values: [Micros], goals: [Target], measure: Measure, on screen: Screen) {
    (self.measure, self.screen) = (measure, screen)
    guard measure.aggregate != .sum else {
      (from, to) = (0, Bar.scale(of: values, goals: goals))
      return
    }
    let figures = (values + goals.flatMap { [$0.atLeast, $0.atMost] }.compactMap { $0 }).map {
      screen.shown($0, in: measure.unit).micros.number
    }
    (from, to) = Axis.fitted(figures.min() ?? 0, figures.max() ?? 0)
  }

  /// The bar of a value, with the goals that it has.
  func bar(_ value: Micros?, isMet: Bool = false, goals: [Target]) -> Bar {
    guard isFitted else {
      return Bar(value ?? 0, of: measure.unit.kind, isMet: isMet, scale: to, goals: goals)
    }
    func place(_ micros: Micros) -> Micros { screen.shown(micros, in: measure.unit).micros - from }
    let goals = goals.map { Target(atLeast: $0.atLeast.map(place), atMost: $0.atMost.map(place)) }
    return Bar(value.map(place) ?? 0, of: measure.unit.kind, isMet: isMet, scale: to - from, goals: goals)
  }

  /// How far along the axis a value lies: 0 at its beginning, 1 at its end.
  func share(_ value: Micros) -> Double {
    let place = isFitted ? screen.shown(value, in: measure.unit).micros : value
    return Double((place - from).number) / Double(max(1, (to - from).number))
  }

  /// The labels at both ends.
  var endTexts: (from: String, to: String) {
    guard !isFitted else {
      let unit = screen.shown(0, in: measure.unit).unit
      return (text(from, unit), text(to, unit))
    }
    return (screen.amount(from, in: measure.unit), screen.amount(to, in: measure.unit))
  }

  /// Whether the bars begin elsewhere than at zero, by which they are to be read.
  private var isFitted: Bool { measure.aggregate != .sum }

  /// The ends, below the bars; nothing where they begin at zero.
  func ends(below columns: Columns) -> [StyledText] {
    guard isFitted, columns.barColumns > 0 else { return [] }
    let unit = screen.shown(0, in: measure.unit).unit
    let (left, right) = (StyledText(text(from, unit), .muted), StyledText(text(to, unit), .muted))
    let margin = StyledText.blanks(columns.marginColumns)
    let gap = columns.barColumns - left.widthInColumns - right.widthInColumns
    if gap > 0 { return [margin + left + StyledText.blanks(gap) + right] }
    return [margin + left, right.padded(to: columns.marginColumns + columns.barColumns, .right)]
  }

  private func text(_ micros: Micros, _ unit: Unit) -> String {
    screen.isDuration(unit)
      ? screen.amount(micros, in: unit) : screen.words.quantity(micros: micros, unit: unit.name)
  }

  /// Round ends around the least and the most, in steps of 1, 2 or 5 of some power of ten, four or more of which lie
  /// between them; never below zero unless a value is.
  private static func fitted(_ least: Int64, _ most: Int64) -> (from: Micros, to: Micros) {
    // Amounts beyond these are nobody's, and stay out of what could overflow.
    guard least > -Self.largest, most < Self.largest else { return (Micros(least), Micros(most)) }
    let wanted = most > least ? (most - least) / 4 : most.magnitude > 50 ? Int64(most.magnitude / 50) : 1
    var power: Int64 = 1
    while power * 10 <= wanted { power *= 10 }
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= wanted } ?? power
    var from = floored(least, to: step)
    // The least value is to have a bar as well.
    if from == least { from -= step }
    if least >= 0 { from = max(from, 0) }
    let to = -floored(-most, to: step)
    return (Micros(from), Micros(to > from ? to : from + step))
  }

  private static let largest: Int64 = 1_000_000_000_000_000_000

  /// The multiple of a step at or below a number.
  private static func floored(_ number: Int64, to step: Int64) -> Int64 {
    let (count, rest) = number.quotientAndRemainder(dividingBy: step)
    return (rest < 0 ? count - 1 : count) * step
  }
}
