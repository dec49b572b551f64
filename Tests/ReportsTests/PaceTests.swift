import Journal
import Testing

@testable import Reports

@Suite struct PaceTests {
  private func pace(total: Micros, share: Micros) -> Pace? {
    Pace(
      DayMeasure(
        measure: 0, total: total, loans: [], target: Target(atLeast: 2000, atMost: nil),
        state: .pending, percent: nil, remaining: nil, week: nil, expectedShare: share, entries: []))
  }

  @Test func aPaceBeginsWithATwentiethOfTheDay() {
    #expect(pace(total: 0, share: 49_999) == nil)
    #expect(pace(total: 0, share: 50_000)?.expected == 100)
  }

  @Test func aPaceEndsAtTheGoal() {
    #expect(pace(total: 1999, share: 500_000)?.ahead == 999)
    #expect(pace(total: 2000, share: 500_000) == nil)
  }

  @Test func onPaceIsNeitherAheadNorBehind() {
    let pace = pace(total: 1000, share: 500_000)
    #expect(pace?.ahead == nil && pace?.behind == nil && pace != nil)
    #expect(self.pace(total: 999, share: 500_000)?.behind == 1)
  }
}
