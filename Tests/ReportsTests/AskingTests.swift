import Journal
import TestSupport
import Testing

@testable import Reports

/// Which days ask for a habit: `x` is a day on which it was done, `?` one that asks, `.` one that does not.
@Suite struct AskingTests {
  private func asked(_ schedule: Schedule, _ days: String) -> String {
    let first = Day("2026-01-12")!
    var asking = Asking(habit(schedule))
    return String(
      days.enumerated().map { place, sign -> Character in
        if sign == "x" {
          asking.take(doneOn: first + place)
          return sign
        }
        return asking.asks(on: first + place) ? "?" : "."
      })
  }

  @Test(arguments: [
    (Schedule.perDays(1, days: 3), "--x-----", "??x..???"),
    (.perDays(2, days: 4), "xx------", "xx..????"),
    (.perDays(2, days: 4), "x--x-x--", "x??x?x.?"),
    (.perDays(1, days: 1), "x-x", "x?x"),
    (.daily, "x--", "x??"),
    (.weekdays(WeekdaySet([.monday, .thursday])), "--------", "?..?...?"),
    (.perWeek(3), "---", "..."),
  ])
  func aDayAsksUntilTheDaysThatEndWithItHoldEnough(schedule: Schedule, days: String, asked: String) {
    #expect(self.asked(schedule, days) == asked)
  }
}
