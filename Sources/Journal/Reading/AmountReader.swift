/// Reads amounts by a configuration's units, as of one day.
package struct AmountReader: Sendable {
  /// The declarations.
  package let configuration: Configuration
  /// The day that the amounts belong to, which decides what cups and units hold.
  package var day: Day {
    didSet { if !holding.contains(day) { dateSizes() } }
  }
  let units: UnitTable
  /// The size of each unit of the table on the day.
  private(set) var sizes: ContiguousArray<UnitSize>
  /// The facts needed about the measures whose amounts are read.
  private(set) var facts: FactsOfMeasures
  /// The days around the reader's on which no size changes.
  private(set) var holding: Period
  /// The days on which a size changes, ascending.
  private let changes: [Day]

  /// Makes a reader of a configuration's units.
  package init(_ configuration: Configuration, day: Day = .first) {
    self.init(
      configuration, day: day, units: UnitTable(configuration), of: configuration.measures.indices)
  }

  /// Makes a reader of a configuration whose units are in a table already, for amounts of some measures and of none.
  init(_ configuration: Configuration, day: Day = .first, units: UnitTable, of measures: Range<Int>) {
    self.configuration = configuration
    self.day = day
    self.units = units
    sizes = units.sizes
    facts = FactsOfMeasures(measures, in: configuration)
    holding = Period(day, day)
    var turns: [Day] = []
    for measure in measures {
      configuration.eachTurnOfCups(of: measure) { turns.append($0) }
      // Of goals only those that what is told of a bare number asks for.
      switch configuration.measures[measure].unit.kind {
      case .time, .volume, .distance, .count: configuration.eachTurnOfGoals(of: measure) { turns.append($0) }
      default: break
      }
    }
    configuration.eachTurnOfUnits { turns.append($0) }
    turns.sort()
    changes = turns
    dateSizes()
  }

  /// Finds the size of each unit and cup on the day.
  private mutating func dateSizes() {
    for place in units.declared {
      sizes[place] = UnitSize(configuration.unit(units.units[place], of: nil, on: day))
    }
    for measure in facts.measures { dateFacts(of: measure) }
    let next = changes.first { $0 > day }
    holding = Period(changes.last { $0 <= day } ?? .first, next.map { $0 - 1 } ?? .last)
  }

  /// Finds the cup of a measure on the day, and what goes by it.
  private mutating func dateFacts(of measure: Int) {
    // A measure is not copied: each of its texts and lists would be counted.
    let hasCup = configuration.measures[measure].cup(on: day) != nil
    let isVolume = configuration.measures[measure].unit.kind == .volume
    facts[measure].hasCup = hasCup
    facts[measure].cup =
      isVolume || hasCup ? UnitSize(configuration.unit(.cup, of: measure, on: day)) : nil
    facts[measure].own = UnitSize(
      configuration.unit(configuration.countedUnit(of: measure), of: measure, on: day))
    facts[measure].tiniest = tiniest(of: measure)
    facts[measure].farthest = farthest(of: measure)
  }

  /// The largest bare number of a distance that can be meant, in parts, where it is counted in kilometres or miles:
  /// a greater one is probably in metres. It is twenty times the goal, but at least 100 km, and without a goal 1000 km.
  /// Of cups it is twenty, or four times the goal: more of them are probably millilitres, or what they cost.
  private func farthest(of measure: Int) -> Parts {
    if isOfCups(measure) {
      let goal = configuration.goal(of: measure, on: day, isMet: { _ in false })?.bound.most
      let asked = goal.map { 4 * configuration.parts(of: $0, in: measure, on: day) } ?? 0
      return max(20 * facts[measure].own.parts, asked)
    }
    let kilometre = Unit.kilometre.parts
    guard facts[measure].own.kind == .distance, facts[measure].own.parts >= kilometre else { return .largest }
    guard let goal = configuration.goal(of: measure, on: day, isMet: { _ in false }) else {
      return 1000 * kilometre
    }
    return max(20 * configuration.parts(of: goal.bound.most, in: measure, on: day), 100 * kilometre)
  }

  /// Whether a measure is drunk by the cup, and counted so.
  func isOfCups(_ measure: Int) -> Bool {
    facts[measure].own.kind == .volume && configuration.countedUnit(of: measure) == .cup
  }

  /// Whether a measure is counted in cups, bottles or the like, of which a bare number is so many.
  func isOfVessels(_ measure: Int) -> Bool {
    guard facts[measure].own.kind == .volume else { return false }
    let unit = ContiguousArray(configuration.measures[measure].unit.name.utf8)
    return unit.withSpan { isVessel($0, 0, unit.count) }
  }

  /// Half as many again as the ounces of a measure's daily goal, as a bare number of its millilitres: whoever writes the
  /// goal in ounces means so few in ounces too. Nil of any other measure.
  func mostOunces(of measure: Int) -> Parts? {
    guard facts[measure].own.kind == .volume, facts[measure].own.parts == Unit.millilitre.parts,
      let goal = configuration.goal(of: measure, on: day, isMet: { _ in false }), !goal.isWeekly,
      goal.bound.most.unit == .fixed(.ounce),
      let ounces = goal.bound.most.ratio.parts(of: Unit.millilitre)
    else { return nil }
    return (3 * ounces).divided(by: 2)
  }

  /// The largest bare number of a measure that can hardly be meant, in parts: a twentieth of its cup, or, of time, of
  /// its daily goal; of a volume without a cup that of a customary one, if it is the less; or the number of its ounces that
  /// a day may have. 0 where there is none.
  private func tiniest(of measure: Int) -> Parts {
    let (kind, cup) = (facts[measure].own.kind, (facts[measure].cup?.parts ?? 0).divided(by: 20))
    if let ounces = mostOunces(of: measure) { return ounces }
    if kind != .time, facts[measure].hasCup || kind != .volume { return cup }
    guard let goal = configuration.goal(of: measure, on: day, isMet: { _ in false }), !goal.isWeekly else {
      return 0
    }
    switch goal.bound {
    case .atLeast(let amount), .atMost(let amount), .range(let amount, _):
      let daily = configuration.parts(of: amount, in: measure, on: day).divided(by: 20)
      return kind == .time ? daily : min(daily, cup)
    }
  }

  /// The unit that a run of bytes spells in a context; nil if there is none.
  @inline(__always)
  func unit(_ text: Span<UInt8>, _ start: Int, _ end: Int, in context: AmountContext) -> UnitChoice? {
    if context.kind == .time, end - start == 1, text[start].lowercased == UInt8(ascii: "m") {
      return .listed(units.minute)
    }
    let found = units.place(text, start, end)
    guard let measure = context.measure else { return found.map { .listed($0) } }
    if let found {
      return units.cups[Int(found)] && facts[measure].cup != nil ? .cup : .listed(found)
    }
    guard facts[measure].own.kind == .count else { return nil }
    return isOwn(text, start, end, measure) ? .own : nil
  }

  /// Whether a run of bytes is the word of a measure that is a count, in the singular or the plural.
  @inline(never)
  private func isOwn(_ text: Span<UInt8>, _ start: Int, _ end: Int, _ measure: Int) -> Bool {
    if let key = facts[measure].ownKey {
      let piece = text.wordPiece(from: start, before: end)
      if piece.length == end &- start, Int(truncatingIfNeeded: piece.bytes) == key { return true }
    }
    let name = configuration.measures[measure].unit.name
    guard !name.isEmpty else { return false }
    let (typed, word) = (Vocabulary.folded(string(text, start, end)), Vocabulary.folded(name))
    return typed == word || typed + "s" == word || typed == word + "s"
  }

  /// The size of a unit in a context, on the day.
  @inline(__always)
  func size(of unit: UnitChoice, in context: AmountContext) -> UnitSize {
    switch unit {
    case .listed(let place): sizes[Int(place)]
    case .cup: context.measure.flatMap { facts[$0].cup } ?? sizes[Int(units.cup)]
    case .own: context.measure.map { facts[$0].own } ?? UnitSize(.count(""))
    }
  }

  /// Whether what a line says, or what is told of it, may be something else on a day with other sizes.
  func takesSizes(for meaning: LineMeaning, _ tags: ContiguousArray<CountingTag>) -> Bool {
    let statement: Statement
    switch meaning {
    case .tick(let said), .entry(let said), .running(let said): statement = said
    case .text, .blank, .comment, .marker, .goal, .broken: return true
    }
    if tags.contains(where: { takesSize($0.amount) }) { return true }
    if let amount = statement.amount { return takesSize(amount) }
    // A tick of a measure may stand for one of its cups.
    if case .habit = statement.subject { return false }
    return true
  }

  /// Whether the size of an amount's unit, or what is tiny in it, changes with the day.
  private func takesSize(_ amount: LineAmount) -> Bool {
    switch amount.unit {
    case .listed(let place): return units.vessels[Int(place)]
    case .cup: return true
    case .own:
      guard let measure = amount.measure.map({ configuration.measures[$0] }) else { return true }
      return !measure.cups.isEmpty || !measure.unitSizes.isEmpty
        || [.time, .distance, .volume].contains(measure.unit.kind)
        || measure.unit.kind == .count && !measure.goals.isEmpty
    }
  }

  /// A unit as it is written in a goal or a cup, whatever the day.
  func written(_ unit: UnitChoice, of measure: Int?) -> WrittenUnit {
    switch unit {
    case .listed(let place): units.units[Int(place)]
    case .cup: .cup
    case .own: measure.map { configuration.countedUnit(of: $0) } ?? .fixed(.count(""))
    }
  }

  /// A unit with its name and its size on the day.
  func unit(_ unit: UnitChoice, of measure: Int?) -> Unit {
    configuration.unit(written(unit, of: measure), of: measure, on: day)
  }

  /// The name of an amount's unit, which no date changes.
  package func unitName(of amount: LineAmount) -> String {
    switch written(amount.unit, of: amount.measure) {
    case .fixed(let unit): unit.name
    case .custom(let place): configuration.units[place].name
    case .cup: Unit.cup.name
    }
  }

  /// An amount with its unit's name.
  package func recorded(_ amount: LineAmount) -> RecordedAmount {
    RecordedAmount(
      micros: amount.micros, unitText: amount.unitText,
      unit: unit(amount.unit, of: amount.measure), parts: amount.parts)
  }
}
