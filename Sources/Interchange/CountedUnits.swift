import Journal

/// The units in which rows tell what an amount counts for.
struct CountedUnits: Sendable {
  /// The size of each measure's unit in its kind's smallest parts.
  private let parts: ContiguousArray<Parts>
  /// The measures; none unless the unit of one has changed with time.
  private let measures: [Measure]

  init(_ configuration: Configuration) {
    parts = ContiguousArray(configuration.measures.map(\.unit.parts))
    measures = configuration.measures.allSatisfy(\.unitSizes.isEmpty) ? [] : configuration.measures
  }

  /// An amount of a day in its measure's unit, as of that day.
  @inline(__always)
  func micros(_ amount: Parts, of measure: Int, on day: Day) -> Micros {
    amount.micros(in: measures.isEmpty ? parts[measure] : measures[measure].unit(on: day).parts)
  }
}
