import TestSupport
import Testing

@testable import Journal

@Suite struct CalendarLaws {
  @Test func everyDayOfEveryYearComesBackFromItsParts() {
    var day = Day.first
    var number = Int(Day.first.number)
    for year in 1...9999 {
      for month in 1...12 {
        let length = Day.length(ofMonth: month, year: year)
        // Each month's ends in every year, each of its days in a few.
        let isWhole = year % 400 < 9 || year > 9990
        for date in isWhole ? Array(1...length) : [1, length] {
          let made = Day(year: year, month: month, day: date)
          guard let made, Int(made.number) == number + date - 1, made.parts == (year, month, date) else {
            Issue.record("\(year)-\(month)-\(date)")
            return
          }
          day = made
        }
        number += length
      }
    }
    #expect(day == Day.last && number == Int(Day.last.number) + 1)
  }

  @Test func weeksAreThoseOfISO8601() {
    // The slow way: week 1 is the one with the year's first Thursday, and weeks follow each other.
    for year in [1, 2, 3, 1999, 2000, 2004, 2009, 2015, 2020, 2021, 2026, 9998, 9999] {
      var day = Day(year: year, month: 1, day: 1)!
      while day.weekday != .thursday { day = day + 1 }
      for week in 1...54 {
        let isThere = day.year == year && Int(day.number) == thursdayNumber(year, week)
        #expect(Period.thursday(ofISOWeek: week, year: year) == (isThere ? day : nil), "\(year)-W\(week)")
        guard isThere else { break }
        for offset in -3...3 where day + offset - day == offset {
          #expect(Period.isoWeek(of: day + offset) == (year, week), "\(day + offset)")
        }
        day = day + 7
      }
    }
    for week in [0, -1, 53, 54, 60, 99, Int.max, Int.min] {
      #expect(Period.thursday(ofISOWeek: week, year: 9999) == nil, "9999-W\(week)")
    }
  }

  private func thursdayNumber(_ year: Int, _ week: Int) -> Int {
    var first = Day(year: year, month: 1, day: 1)!
    while first.weekday != .thursday { first = first + 1 }
    return Int(first.number) + (week - 1) * 7
  }

  @Test(arguments: Weekday.allCases)
  func theWeeksOfAllDaysDoNotOverlap(_ first: Weekday) {
    for start in [Day.first, Day("2026-01-01")!, Day.last - 30] {
      for offset in 0..<30 {
        let week = Period.week(of: start + offset, first: first)
        #expect(week.contains(start + offset) && week.count <= 7)
        for day in week.days { #expect(Period.week(of: day, first: first) == week, "\(day) \(first)") }
      }
    }
  }

  @Test func monthsAreAddedOnTheCalendar() {
    for seed in seeds(120) {
      var chance = SplitMix64(seed: seed)
      let day = Day.first + chance.below(3_652_059)
      let months = chance.below(2400) - 1200
      var (year, month) = (day.year, day.parts.month)
      for _ in 0..<abs(months) {
        month += months < 0 ? -1 : 1
        if month == 0 { (year, month) = (year - 1, 12) }
        if month == 13 { (year, month) = (year + 1, 1) }
      }
      let expected: Day =
        year < 1
        ? .first
        : year > 9999
          ? .last
          : Day(year: year, month: month, day: min(day.dayOfMonth, Day.length(ofMonth: month, year: year)))!
      #expect(day.adding(months: months) == expected, "seed \(seed): \(day) \(months)")
    }
  }

  @Test func aDayThatIsTooFarAwayIsTheLastOrTheFirst() {
    for day in [Day.first, Day("1969-12-31")!, Day("2026-01-12")!, Day.last] {
      #expect(day + Int.max == Day.last && day - Int.max == Day.first)
      #expect(day + Int.min == Day.first && day - Int.min == Day.last)
      #expect(day.adding(months: Int.max) == Day.last && day.adding(months: Int.min) == Day.first)
    }
  }

  @Test(arguments: [
    "2026-02-29", "2026-13-01", "0000-01-01", "2026-00-10", "2026-01-00", "2026-1-12", "+026-01-12",
    "２026-01-12", "2026-01-12 ", "1900-02-29",
  ])
  func whatIsNoDateIsNone(_ text: String) { #expect(Day(text) == nil) }
}
