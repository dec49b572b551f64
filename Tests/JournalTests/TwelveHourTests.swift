import Testing

@testable import Journal

/// A clock of twelve hours, on which midnight and noon are both twelve.
@Suite struct TwelveHourTests {
  @Test func everyMinuteHasOneTimeOnIt() {
    for minutes in 0..<1440 {
      let time = TimeOfDay(minutes: minutes)
      #expect((1...12).contains(time.hourOfTwelve))
      #expect(
        TimeOfDay(hourOfTwelve: time.hourOfTwelve, minute: time.minute, isAfternoon: !time.isBeforeNoon)
          == time)
    }
  }

  @Test(arguments: [(0, 0), (13, 0), (12, 60), (-1, 0)])
  func whatIsNoHourOfItIsNoTime(hour: Int, minute: Int) {
    #expect(TimeOfDay(hourOfTwelve: hour, minute: minute, isAfternoon: false) == nil)
  }

  @Test(arguments: [(12, false, "00:30"), (1, false, "01:30"), (12, true, "12:30"), (11, true, "23:30")])
  func twelveComesBeforeOne(hour: Int, isAfternoon: Bool, text: String) {
    #expect(TimeOfDay(hourOfTwelve: hour, minute: 30, isAfternoon: isAfternoon)?.description == text)
  }
}
