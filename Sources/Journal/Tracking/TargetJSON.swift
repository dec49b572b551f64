import Notation

extension JSON {
  /// A goal as `{"atLeast": n}`, `{"atMost": n}` or both, with `"sweet"` if a part of it is the best, and `"per": "week"`
  /// if it is of the week.
  ///
  /// The amounts are in the measure's unit; of no goal it is null.
  package init(_ target: Target?) {
    guard let target else {
      self = .null
      return
    }
    var members: [Member] = []
    if let least = target.atLeast { members.append(Member("atLeast", .micros(least))) }
    if let most = target.atMost { members.append(Member("atMost", .micros(most))) }
    if let best = target.best {
      members.append(
        Member("sweet", ["from": .micros(best.lowerBound), "to": .micros(best.upperBound)]))
    }
    if target.isWeekly { members.append(Member("per", "week")) }
    self = .object(members)
  }

  /// An amount in its unit.
  package static func micros(_ amount: Micros) -> JSON { .micros(amount.number) }
}
