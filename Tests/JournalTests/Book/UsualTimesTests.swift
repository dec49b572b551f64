import TestSupport
import Testing

@testable import Journal

@Suite struct UsualTimesTests {
  @Test func theLastTimeOfTheLastDayIsUsual() throws {
    let day = try #require(Day("2026-01-12"))
    var times = UsualTimes(configured("habit gym 18:00"))
    for (hour, day) in [(7, day), (8, day), (9, day - 1)] {
      times.take(TimeOfDay(minutes: hour * 60), of: 0, on: day)
    }
    #expect(times.time(of: 0, on: day + 60) == TimeOfDay(minutes: 480))
    #expect(times.time(of: 0, on: day + 61) == TimeOfDay(minutes: 1080))
  }
}
