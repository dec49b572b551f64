import Notation
import Reports

extension BadgeReport {
  /// The badges as `daybook.badges/1`; `isWanted` tells whether the configuration has them on.
  ///
  /// `done` and `needed` are days of a streak, entries, millilitres or percent of a goal, by what the badge is for.
  func json(isWanted: Bool) -> JSON {
    [
      "schema": "daybook.badges/1", "enabled": .bool(isWanted), "earned": .integer(earned),
      "badges": JSON(each: standings) { standing in
        [
          "id": .string(standing.badge.rawValue), "category": .string(standing.badge.category.rawValue),
          "icon": .string(standing.badge.icon), "symbol": .string(standing.badge.symbol),
          "date": JSON(standing.day?.description),
          "done": .integer(standing.done), "needed": .integer(standing.needed),
        ]
      },
    ]
  }
}
