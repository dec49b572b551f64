/// Something that holds from one day to another, both included: a goal, a cup, the size of a unit.
package protocol Dated {
  /// The first day that it holds; nil if it held from the beginning.
  var from: Day? { get }
  /// The last day that it holds; nil if it has no end.
  var until: Day? { get }
}

extension Dated {
  /// Whether it holds on a day.
  package func holds(on day: Day) -> Bool { (from ?? .first) <= day && day <= (until ?? .last) }

  /// Whether it holds in place of one that stands above it, on a day of both: "the latest `from`, then the last line".
  func outranks(_ above: Self) -> Bool { (from ?? .first) >= (above.from ?? .first) }

  /// The days on which it begins to hold or has just ended: between two of them it stays as it is.
  package var turns: [Day] { [from, until.flatMap { $0 < .last ? $0 + 1 : nil }].compactMap { $0 } }
}

extension Collection where Element: Dated {
  /// The one that holds on a day; nil if none does.
  ///
  /// "A later-dated `goal` or `cup` line holds from its day on and leaves earlier days as they were".
  package func latest(on day: Day) -> Element? {
    var chosen: Element?
    for one in self where one.holds(on: day) && chosen.map({ one.outranks($0) }) ?? true { chosen = one }
    return chosen
  }

  /// All that hold on a day, the one that outranks the others first.
  func byRank(on day: Day) -> [Element] {
    reduce(into: []) { found, one in
      if one.holds(on: day) { found.insert(one, at: found.firstIndex { one.outranks($0) } ?? found.count) }
    }
  }
}
