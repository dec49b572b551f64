/// The facts that reading needs about a measure for almost every line, without the rest of its declaration.
struct MeasureFacts: Sendable {
  /// The unit that it is counted in; where that is its cup, as of the reader's day.
  var own: UnitSize
  /// The letters of that unit, packed, if it is a count in a short word.
  let ownKey: Int?
  /// The meaning of the word `cup` in it on the reader's day; nil where it means the customary cup.
  var cup: UnitSize?
  /// The largest bare number that can hardly be meant, in parts; 0 where there is none.
  var tiniest: Parts = 0
  /// Whether a cup of its own holds on the reader's day.
  var hasCup = false

  /// The facts of a measure, but for its cup, which depends on the day.
  init(_ measure: Measure) {
    own = UnitSize(measure.unit)
    let isWord = measure.unit.kind == .count && !measure.unit.name.isEmpty
    ownKey = isWord ? UnitTable.key(measure.unit.name) : nil
  }
}
