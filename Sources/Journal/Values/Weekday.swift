/// A day of the week.
package enum Weekday: Int, CaseIterable, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The place in a week that begins on Monday, 0 to 6.
  package var index: Int { rawValue }

  /// Makes the weekday of a place in a week that begins on Monday; any whole number, taken modulo 7.
  package init(index: Int) {
    self = Weekday.allCases[((index % 7) + 7) % 7]
  }

  /// The days since the latest `first`, 0 to 6: the place in a week that begins on it.
  package func days(since first: Weekday) -> Int { (index - first.index + 7) % 7 }

  /// The seven days in order, from `first` on.
  package static func week(from first: Weekday) -> [Weekday] {
    (0..<7).map { Weekday(index: first.index + $0) }
  }

  /// Reads an English or Czech name, whole or cut (`mon`, `Monday`, `po`, `pondělí`); nil otherwise.
  package init?(word: String) {
    let word = word.lowercased()
    guard let index = TypedWords.weekdays.firstIndex(where: { $0.holds(word) }) else { return nil }
    self.init(index: index)
  }
}
