/// Something that holds from one day to another, both included: a habit, a measure, a goal, a cup, the
/// size of a unit.
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

  /// Gives the days on which it begins to hold or has just ended: between two of them it stays as it is.
  func eachTurn(_ take: (Day) -> Void) {
    if let from { take(from) }
    if let until, until < .last { take(until + 1) }
  }
}

extension Collection where Element: Dated {
  /// The one that holds on a day; nil if none does.
  ///
  /// "A later-dated `goal` or `cup` line holds from its day on and leaves earlier days as they were".
  package func latest(on day: Day) -> Element? { latest(on: day) { _ in true } }

  /// The one of some kind that holds on a day; nil if none does.
  func latest(on day: Day, where isMeant: (Element) -> Bool) -> Element? {
    // Places, as each element that is copied has its references counted.
    var chosen: Index?
    for place in indices where isMeant(self[place]) && self[place].holds(on: day) {
      if chosen.map({ self[place].outranks(self[$0]) }) ?? true { chosen = place }
    }
    return chosen.map { self[$0] }
  }

  /// All of some kind that hold on a day, the one that outranks the others first.
  func byRank(on day: Day, where isMeant: (Element) -> Bool) -> [Element] {
    var found: [Element] = []
    for place in indices where isMeant(self[place]) && self[place].holds(on: day) {
      found.insert(self[place], at: found.firstIndex { self[place].outranks($0) } ?? found.count)
    }
    return found
  }
}
