import Journal
import Testing

@testable import Reports

/// The expected counts were worked out apart from the program, with fractions in place of sums.
@Suite struct ComparisonTests {
  @Test(
    arguments: [
      ([8, 9, 9, 7, 8], [5, 6, 5, 7, 6], 170), ([1, 2, 3, 4, 5], [1, 2, 3, 4, 5], 10_000),
      ([1, 1, 1, 1, 0, 1], [0, 1, 0, 0, 1, 0, 0, 1], 1329),
      ([3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3], 10_000), ([5, 6, 5, 7, 6, 4], [8, 9, 9, 7, 8], 63),
      ([1, 0, 0, 2, 7, 3, 1], [10, 2, 4, 8, 6, 3, 2, 9, 5], 313),
    ] as [([Int64], [Int64], Int)])
  func theShufflesAreAlwaysTheSame(one: [Int64], other: [Int64], count: Int) {
    #expect(shufflesAsFarApart(one, other) == count)
    #expect(shufflesAsFarApart(one, other) == count)
  }

  @Test func sumsAtTheEdgeOfTheirNumbersAreCompared() {
    let large = [Int64](repeating: .max / 16, count: 5)
    #expect(shufflesAsFarApart(large, [0, 0, 0, 0, 0]) < 200)
  }

  private let sketch = Sketch(
    habits: [(habit(), "xx.x.-x.xx.o"), (habit(.perWeek(3), from: "2026-01-05"), "x.x....x....")],
    measures: [
      (measure(), "100 200 50 300 60 . 400 _ 500 100 70 80"),
      (measure(adding: .last), "1 . 2 3 _ 4 . 5 _ 6 7 ."),
    ])

  private func compared(
    _ subject: Reference, by other: Reference, nextDay: Bool = false, _ columns: ClosedRange<Int> = 0...11
  ) -> Comparison {
    Comparison(
      of: subject, Comparison.Question(other, isNextDay: nextDay), over: sketch.period(columns),
      in: sketch.seen(from: 11))
  }

  @Test func theMeanOfAMeasureIsOverItsDaysOnEachSide() {
    let comparison = compared(.measure(0), by: .habit(0))
    #expect(comparison.with == Comparison.Side(days: 6, mean: 266_666_667))
    // A skipped day has no value of it; today is open, and left out.
    #expect(comparison.without == Comparison.Side(days: 3, mean: 60_000_000))
    #expect(comparison.chances == nil)
  }

  @Test func theNextDayLooksAtTheOtherOnTheDayBefore() {
    let comparison = compared(.measure(0), by: .habit(0), nextDay: true)
    #expect(comparison.with == Comparison.Side(days: 5, mean: 96_000_000))
    #expect(comparison.without == Comparison.Side(days: 4, mean: 320_000_000))
  }

  @Test func theRateOfAHabitIsOverItsDecidedDays() {
    let comparison = compared(.habit(0), by: .measure(1))
    #expect(comparison.with == Comparison.Side(days: 6, mean: 500_000))
    #expect(comparison.without == Comparison.Side(days: 4, mean: 750_000))
  }

  @Test func ofAWeeklyQuotaEveryDayIsDoneOrNot() {
    let comparison = compared(.habit(1), by: .habit(0))
    #expect(comparison.with.days + comparison.without.days == 11)
    #expect(comparison.with == Comparison.Side(days: 6, mean: 166_667))
    #expect(comparison.without == Comparison.Side(days: 5, mean: 400_000))
  }

  @Test func enoughDaysAreToldFromChance() {
    #expect(compared(.habit(1), by: .habit(0)).chances != nil)
    #expect(compared(.measure(0), by: .measure(1), 0...3).chances == nil)
  }
}
