import Chance

/// One made-up day: nine habits, eight glasses of water, 17 lines in about 290 bytes.
///
/// A day depends on its date alone, so that ten years are the last ten of a hundred.
struct SampleDay {
  /// The day that every sample ends with; the commands are told that it is today, half past two.
  static let last = 20_465

  /// The habits in the order of a day's lines, each with its usual time if it has one.
  static let habits: [(name: String, time: String?, label: String)] = [
    ("weighed", nil, "Weighed myself"), ("breakfast", "10:30", "Breakfast"), ("lunch", "15:30", "Lunch"),
    ("pre-workout", "18:00", "Pre-workout"), ("dinner", "21:00", "Dinner"),
    ("kitchen-closed", nil, "Kitchen closed at 10 PM"), ("tracked", nil, "Tracked all meals"),
    ("workout", nil, "Completed workout"), ("bed", nil, "Slept in bed"),
  ]

  private static let amounts = [
    ("250ml", 250), ("300ml", 300), ("500ml", 500), ("330ml", 330), ("0.5l", 500), ("200ml", 200),
  ]

  /// Whole days since 1970-01-01.
  let number: Int
  /// The mark in each habit's box, in the order of `habits`: `x`, `-` or a blank.
  let marks: [Character]
  /// Each entry of water: its time, the amount as typed, and the same in millilitres.
  let drinks: [(time: String, typed: String, millilitres: Int)]

  /// Makes the day that is `number` days after 1970-01-01; on the last one the afternoon is still open.
  init(number: Int) {
    var random = SplitMix64(seed: UInt64(number + 100_000) &* 0xD134_2543_DE82_EF95)
    let isLast = number == Self.last
    self.number = number
    marks = Self.habits.indices.map { index in
      let roll = random.next(below: 100)
      if isLast && index > 1 { return " " }
      return roll < 85 ? "x" : roll < 95 ? " " : "-"
    }
    let hours = isLast ? [7, 8, 9, 10, 11, 12, 13, 14] : [7, 8, 10, 12, 14, 16, 18, 20]
    drinks = hours.map { hour in
      let minute = random.next(below: 30)
      let (typed, millilitres) = Self.amounts[random.next(below: Self.amounts.count)]
      return (padded(hour, to: 2) + ":" + padded(minute, to: 2), typed, millilitres)
    }
  }

  /// The date as files are named by it, `2026-01-12`.
  var date: String { dateText(number) }

  /// The day's file.
  var text: String {
    var text = ""
    for (habit, mark) in zip(Self.habits, marks) {
      text += "[\(mark)] \(habit.name)" + (habit.time.map { " " + $0 } ?? "") + "\n"
    }
    for drink in drinks { text += "water \(drink.typed) \(drink.time)\n" }
    return text
  }
}
