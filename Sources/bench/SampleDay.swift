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
  /// What stands in each habit's box, in the order of `habits`: `x`, `-` or a blank.
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
  var date: String {
    // Years begin in March and eras of 400 years at year 0, so that a leap day is the last of its year.
    let shifted = number + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return padded(year, to: 4) + "-" + padded(month, to: 2) + "-" + padded(day, to: 2)
  }

  /// The names of the habits that are done.
  var done: [String] {
    zip(Self.habits, marks).compactMap { habit, mark in mark == "x" ? habit.name : nil }
  }

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

/// A whole number from 0 with zeros before it, at least `width` digits in all.
func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
