import Testing

@testable import Reports

@Suite struct CountTests {
  @Test(
    arguments: [
      (6, 9, 66), (61, 70, 87), (1, 1000, 1), (0, 7, 0), (7, 7, 100), (999, 1000, 99), (5, 2, 250),
      (0, 0, nil), (3, 0, nil),
    ] as [(Int64, Int64, Int?)])
  func aPercentageIsRoundedDownButNotToNothing(part: Int64, whole: Int64, percent: Int?) {
    #expect(percentage(of: part, in: whole) == percent)
  }

  @Test func aHugePercentageDoesNotTrap() {
    #expect(percentage(of: .max, in: .max) == 100)
    #expect(percentage(of: .max, in: 1) == Int.max)
  }

  @Test func eachStateCountsAsTheFormatSays() {
    var count = Count()
    for state in State.allCases { count.add(state) }
    #expect(count == Count(met: 1, due: 4, closed: 3, skipped: 1))
    #expect(count.percentOfDue == 25)
    #expect(count.percentOfClosed == 33)
  }

  @Test func aRateIsInMillionthsRoundedHalfToEven() {
    #expect(Count(met: 61, due: 70, closed: 70).rate == 871_429)
    #expect(Count(met: 1, due: 2, closed: 0).rate == nil)
  }

  @Test func theCodesOfTheStatesAreTheFormatsWords() {
    #expect(
      State.allCases.map(\.code) == ["met", "skipped", "unknown", "not_due", "pending", "partial", "missed"])
  }
}
