import Testing

@testable import Journal
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

  /// Both are rounded to millionths of a millilitre before: half of 80 ounces is half of it nevertheless.
  @Test func ofOuncesEachWholePercentageIsReached() {
    func millilitres(_ ounces: Int64) -> Micros {
      Micros(whole: Int(ounces)).converted(from: .ounce, to: .millilitre)
    }
    for goal: Int64 in 1...200 {
      for drunk in 1...(2 * goal) {
        let percent = percentage(of: millilitres(drunk), in: millilitres(goal))
        #expect(percent == max(1, Int(drunk * 100 / goal)), "\(drunk) of \(goal)")
      }
    }
  }

  @Test func ofMillilitresAPercentageIsThatOfTheirNumbers() {
    for (part, whole): (Int64, Int64) in [
      (1_999_999_999, 2_000_000_000), (999_999_999, 2_000_000_000), (1_000_000_000, 2_000_000_000),
      (1, 2_000_000_000), (1, 3), (2, 3), (499, 1000), (.max, .max), (.max, 1), (.max - 1, .max),
    ] {
      #expect(percentage(of: Micros(part), in: Micros(whole)) == percentage(of: part, in: whole))
    }
  }

  @Test func aHugePercentageDoesNotTrap() {
    #expect(percentage(of: Int64.max, in: .max) == 100)
    #expect(percentage(of: Int64.max, in: 1) == Int.max)
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
