import Journal

/// The day on which each badge was earned; of most there is none.
///
/// A row of ten stands in for a dictionary, which costs a command that adds one line more to set up than to fill.
package struct BadgeDays: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private var days = [Day?](repeating: nil, count: Badge.allCases.count)

  /// Lists badges with their days.
  package init(dictionaryLiteral elements: (Badge, Day)...) {
    for (badge, day) in elements { self[badge] = day }
  }

  /// The day of a badge; nil if it is not earned.
  package subscript(badge: Badge) -> Day? {
    get { days[badge.place] }
    set { days[badge.place] = newValue }
  }

  /// The badges that have a day, in their order.
  package var badges: [Badge] { Badge.allCases.filter { self[$0] != nil } }

  /// The badges of both; one that both have has the earlier day.
  package func merging(_ other: BadgeDays) -> BadgeDays {
    var both = self
    for badge in other.badges { both[badge] = [self[badge], other[badge]].compactMap(\.self).min() }
    return both
  }
}

extension Badge {
  /// The badge's place among all.
  fileprivate var place: Int {
    for (place, badge) in Badge.allCases.enumerated() where badge == self { return place }
    return 0
  }
}
