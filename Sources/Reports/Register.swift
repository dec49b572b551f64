import Journal

/// The lines that fit a question, day by day, and what they come to.
package struct Register: Hashable, Sendable {
  /// Which day comes first; within a day the lines stand as in the file.
  package enum Order: Sendable { case newestFirst, oldestFirst }

  /// The amounts of one measure in the lines, of one that adds up.
  package struct Sum: Hashable, Sendable {
    /// The place in `Configuration.measures`.
    package let measure: Int
    /// In the measure's unit.
    package let total: Micros
    /// The number of lines with an amount of it.
    package let lines: Int
  }

  /// What was asked for.
  package let conditions: [LineQuery.Condition]
  package let lines: [FoundLine]
  /// The number of days that have one.
  package let days: Int
  /// The sums of the measures that were asked for; if none was, of all in the lines; none where everything is listed.
  package let sums: [Sum]

  /// Takes the lines that fit a query, ascending by day.
  package init(
    _ found: [FoundLine], for query: LineQuery, order: Order = .newestFirst, in configuration: Configuration
  ) {
    conditions = query.conditions
    lines = order == .oldestFirst ? found : Self.newestFirst(found)
    days = found.indices.count { $0 == 0 || found[$0].day != found[$0 - 1].day }
    let vocabulary = Vocabulary(configuration)
    let named = query.conditions.compactMap { condition -> Int? in
      switch condition {
      case .subject(.measure(let measure)): return measure
      case .key(let key):
        guard case .measure(let measure)? = vocabulary.subject(named: key) else { return nil }
        return measure
      case .subject, .tag, .word: return nil
      }
    }
    let all = [Sum](of: found, in: configuration)
    sums = named.isEmpty ? (query.conditions.isEmpty ? [] : all) : all.filter { named.contains($0.measure) }
  }

  /// The days the other way around; within a day nothing is moved.
  private static func newestFirst(_ found: [FoundLine]) -> [FoundLine] {
    var ordered: [FoundLine] = []
    ordered.reserveCapacity(found.count)
    var end = found.count
    while end > 0 {
      var start = end - 1
      while start > 0, found[start - 1].day == found[start].day { start -= 1 }
      ordered += found[start..<end]
      end = start
    }
    return ordered
  }
}

extension [Register.Sum] {
  /// The sums of the amounts in lines, of the measures that add up, in the order of the configuration.
  init(of lines: [FoundLine], in configuration: Configuration) {
    var totals = [Parts](repeating: 0, count: configuration.measures.count)
    var counts = [Int](repeating: 0, count: configuration.measures.count)
    for line in lines {
      var last = -1
      for amount in line.amounts {
        totals[amount.measure] += amount.parts
        if amount.measure != last { counts[amount.measure] += 1 }
        last = amount.measure
      }
    }
    self = configuration.measures.indices.compactMap { measure in
      let declared = configuration.measures[measure]
      guard counts[measure] > 0, declared.aggregate == .sum else { return nil }
      return Register.Sum(
        measure: measure, total: totals[measure].micros(in: declared.unit), lines: counts[measure])
    }
  }
}
