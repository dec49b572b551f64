import Journal
import Testing

@testable import Interchange

@Suite struct ZoneTests {
  /// Prague in 2026: summer time from March 29, 01:00 UTC to October 25, 01:00 UTC.
  let prague = Zone(
    offset: 3600,
    changes: [
      Zone.Change(from: 1_774_746_000, offset: 7200), Zone.Change(from: 1_792_890_000, offset: 3600),
    ])

  @Test(
    arguments: [
      ("2026-01-12", 870, 3600), ("2026-03-29", 119, 3600), ("2026-03-29", 180, 7200),
      ("2026-07-01", 0, 7200),
      ("2026-10-25", 119, 7200), ("2026-10-25", 180, 3600), ("2026-12-31", 1439, 3600),
    ] as [(String, Int, Int)])
  func aMomentOnAClockHasItsOffset(day: String, minutes: Int, offset: Int) throws {
    let moment = Moment(day: try #require(Day(day)), time: TimeOfDay(minutes: minutes))
    #expect(prague.offset(of: moment) == offset)
    #expect(prague.moment(at: moment.secondsAsUTC - offset) == moment)
  }

  @Test func anHourThatIsPassedOverIsOfTheOldOffsetAndOneThatComesTwiceIsTheFirst() throws {
    let spring = Moment(day: try #require(Day("2026-03-29")), time: TimeOfDay(minutes: 150))
    let autumn = Moment(day: try #require(Day("2026-10-25")), time: TimeOfDay(minutes: 150))
    #expect(prague.offset(of: spring) == 3600)
    #expect(prague.offset(of: autumn) == 7200)
  }

  @Test func aMomentBefore1970HasItsSeconds() throws {
    let moment = Moment(day: try #require(Day("1969-12-31")), time: TimeOfDay(minutes: 1439))
    #expect(moment.secondsAsUTC == -60)
    #expect([-60, -59, -1].map { Moment(secondsAsUTC: $0) } == [moment, moment, moment])
    #expect(prague.moment(at: -3660) == moment)
  }

  @Test(
    arguments: [
      ("Z", 0), ("+02:00", 7200), ("-0800", -28_800), ("+05:45", 20_700), ("-03", -10_800), ("+00:00", 0),
      ("+18:00", 64_800), ("-1859", -68_340),
    ] as [(String, Int)])
  func anOffsetIsRead(text: String, offset: Int) {
    #expect(Zone(offset: text)?.offset(at: 0) == offset)
  }

  @Test(arguments: [
    "", "02:00", "+2", "+2:00", "+02:60", "+99:00", "+19:00", "Europe/Prague", "+02:0", "+:0200", "+0200Z",
  ])
  func aBadOffsetIsNil(text: String) { #expect(Zone(offset: text) == nil) }
}
