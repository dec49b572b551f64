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
    /// The part of the total that others' amounts are a share of; zero unless the measure was asked for.
    package let lent: Micros
    /// The places of the measures that lent it.
    package let lenders: [Int]
    /// The number of lines with an amount that counts for it.
    package let lines: Int
  }

  package let lines: [FoundLine]
  /// The number of days that have one.
  package let days: Int
  /// The sums of the measures that were asked for; if none was, of all in the lines; none where everything is listed.
  package let sums: [Sum]

  /// Takes the lines that fit a query, ascending by day.
  package init(
    _ found: [FoundLine], for query: LineQuery, order: Order = .newestFirst, in configuration: Configuration
  ) {
    let tally = Tally(of: found, in: configuration)
    lines = order == .oldestFirst ? found : Self.newestFirst(found)
    days = tally.days
    sums = tally.sums(for: query, in: configuration)
  }

  /// The days the other way around; within a day nothing is moved.
  package static func newestFirst(_ found: [FoundLine]) -> [FoundLine] {
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

extension Register {
  /// The sums of lines, and those of other days added to them.
  package struct Tally: Sendable {
    /// The number of lines.
    package private(set) var lines: Int
    /// The number of days that have one.
    package private(set) var days: Int
    /// The amounts of each measure, and the number of lines with one.
    private var totals: [Parts]
    private var counts: [Int]
    /// What the amounts of each measure count for the one that it lends a share.
    private var lent: [Parts]
    /// The number of lines that count for each measure by such shares alone.
    private var borrowing: [Int]
  }
}

extension Register.Tally {
  /// Takes lines, those of a day one behind the other.
  package init(of lines: [FoundLine], in configuration: Configuration) {
    self.lines = lines.count
    days = lines.indices.count { $0 == 0 || lines[$0].day != lines[$0 - 1].day }
    totals = [Parts](repeating: 0, count: configuration.measures.count)
    counts = [Int](repeating: 0, count: configuration.measures.count)
    lent = [Parts](repeating: 0, count: configuration.measures.count)
    borrowing = [Int](repeating: 0, count: configuration.measures.count)
    let borrowers = configuration.measures.map(\.lends?.measure)
    // A line is counted once for each measure that it has an amount of, and once for one that only others count for. The
    // last line of which each measure was counted is known, so that none looks through its amounts for it.
    var lastOwn = [Int](repeating: -1, count: configuration.measures.count)
    var lastLent = lastOwn
    for (place, line) in lines.enumerated() {
      for amount in line.amounts where lastOwn[amount.measure] != place {
        lastOwn[amount.measure] = place
        counts[amount.measure] += 1
      }
      for amount in line.amounts {
        func counted(for measure: Int) -> Parts {
          configuration.counted(amount.parts, of: amount.measure, for: measure, on: line.day) ?? 0
        }
        totals[amount.measure] += counted(for: amount.measure)
        if let borrower = borrowers[amount.measure] {
          lent[amount.measure] += counted(for: borrower)
          if lastOwn[borrower] != place, lastLent[borrower] != place {
            lastLent[borrower] = place
            borrowing[borrower] += 1
          }
        }
      }
    }
  }

  /// Adds the tally of other days.
  package static func += (left: inout Self, right: Self) {
    left.lines += right.lines
    left.days += right.days
    for measure in left.totals.indices {
      left.totals[measure] += right.totals[measure]
      left.counts[measure] += right.counts[measure]
      left.lent[measure] += right.lent[measure]
      left.borrowing[measure] += right.borrowing[measure]
    }
  }

  /// The sums of the measures that a query asks for; if it asks for none, of all in the lines; none where everything is
  /// listed.
  package func sums(for query: LineQuery, in configuration: Configuration) -> [Register.Sum] {
    if query.conditions.isEmpty { return [] }
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
    if named.isEmpty { return sums(in: configuration) }
    return configuration.measures.indices.filter(named.contains).compactMap { measure in
      sum(of: measure, lentBy: configuration.lenders(to: measure).map(\.measure), in: configuration)
    }
  }

  /// The sums of the measures that add up, in the order of the configuration, of their own amounts.
  func sums(in configuration: Configuration) -> [Register.Sum] {
    configuration.measures.indices.compactMap { sum(of: $0, in: configuration) }
  }

  /// The sum of a measure that adds up; nil if no line has an amount for it.
  private func sum(of measure: Int, lentBy all: [Int] = [], in configuration: Configuration) -> Register.Sum?
  {
    let declared = configuration.measures[measure]
    let lenders = all.filter { counts[$0] > 0 }
    let lines = counts[measure] + (lenders.isEmpty ? 0 : borrowing[measure])
    guard lines > 0, declared.aggregate == .sum else { return nil }
    let lent = lenders.reduce(0) { $0 + self.lent[$1] }
    return Register.Sum(
      measure: measure, total: (totals[measure] + lent).micros(in: declared.unit),
      lent: lent.micros(in: declared.unit), lenders: lenders, lines: lines)
  }
}
