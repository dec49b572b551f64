/// The facts that reading needs about a measure for almost every line, without the rest of its declaration.
struct MeasureFacts: Sendable {
  /// The unit that it is counted in, as of the reader's day.
  var own: UnitSize
  /// The letters of that unit, packed, if it is a count in a short word.
  let ownKey: Int?
  /// The meaning of the word `cup` in it on the reader's day; nil where it means the customary cup.
  var cup: UnitSize?
  /// The largest bare number that can hardly be meant, in parts; 0 where there is none.
  var tiniest: Parts = 0
  /// The largest bare number of kilometres, miles or cups that can be meant, in parts.
  var farthest = Parts.largest
  /// Whether a cup of its own holds on the reader's day.
  var hasCup = false
  /// Whether the amounts of a day add up.
  let addsUp: Bool
  /// The amount that nobody reaches in a day, in parts.
  let most: Parts

  /// The facts of a measure, but for its cup, which depends on the day.
  init(_ measure: Measure) {
    own = UnitSize(measure.unit)
    let isWord = measure.unit.kind == .count && !measure.unit.name.isEmpty
    ownKey = isWord ? UnitTable.key(measure.unit.name) : nil
    addsUp = measure.aggregate == .sum
    most = measure.dailyLimit.map { $0.number * $0.unit.parts } ?? .largest
  }
}

/// The facts about measures that follow each other in a configuration, each at its place there.
struct FactsOfMeasures: Sendable {
  /// The places of the measures.
  let measures: Range<Int>
  private var facts: ContiguousArray<MeasureFacts>

  init(_ measures: Range<Int>, in configuration: Configuration) {
    self.measures = measures
    facts = ContiguousArray(measures.map { MeasureFacts(configuration.measures[$0]) })
  }

  subscript(measure: Int) -> MeasureFacts {
    @inline(__always) get { facts[measure &- measures.lowerBound] }
    @inline(__always) _modify { yield &facts[measure &- measures.lowerBound] }
  }
}

extension Measure {
  /// The amount that nobody reaches in a day: 20 l drunk, 24 hours, 2000 km, 20 000 kcal, or a weight of 700 kg;
  /// nil of what has no such bound.
  var dailyLimit: (number: Int, unit: Unit)? {
    switch (unit.kind, aggregate) {
    case (.volume, .sum): (20, .litre)
    case (.time, _): (24, .hour)
    case (.distance, _): (2000, .kilometre)
    case (.energy, _): (20_000, .kilocalorie)
    case (.mass, .last), (.mass, .mean): (700, .kilogram)
    case (.volume, _), (.mass, _), (.share, _), (.count, _): nil
    }
  }
}
