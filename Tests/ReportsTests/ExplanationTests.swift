import Journal
import Testing

@testable import Reports

/// What an explanation lists adds up to the numbers that it explains.
@Suite struct ExplanationTests {
  private static let seeds = Array(UInt64(1)...40)

  private func explained(_ seed: UInt64, over columns: ClosedRange<Int>?) -> (Explanation, Sketch) {
    let sketch = Sketch.random(seed)
    let assessment = sketch.seen(from: [20, 45, 59, 62][Int(seed % 4)])
    var evidence = Evidence(of: nil, configuration: sketch.configuration)
    for record in sketch.records.values { evidence.add(record) }
    let statistics = StatisticsReport(over: columns.map(sketch.period), in: assessment)
    return (Explanation(of: statistics, isNamed: true, in: assessment, by: evidence), sketch)
  }

  @Test(arguments: seeds)
  func theListedDaysAreTheCountedOnes(seed: UInt64) {
    for columns in [nil, 10...35] as [ClosedRange<Int>?] {
      let (explanation, _) = explained(seed, over: columns)
      #expect(explanation.subjects.count == 8)
      for subject in explanation.subjects {
        guard let rates = subject.rates else { continue }
        if case .habit = subject.subject, rates.streaks.current.unit == .week {
          let counted = subject.weeks.map { week -> Int in
            if case .repetitions(let done, let quota) = week.tally { min(done, quota) } else { 0 }
          }
          #expect(counted.reduce(0, +) == rates.count.met)
        } else {
          var count = Count()
          for case let state? in subject.days.map(\.state) { count.add(state) }
          #expect(count == rates.count, "\(subject.subject)")
        }
        if rates.streaks.current.unit == .day { expectStreaks(rates, subject) }
      }
    }
  }

  private func expectStreaks(_ rates: StatisticsReport.Rates, _ subject: SubjectExplanation) {
    let days = subject.days + subject.outside
    for streak in [rates.streaks.current, rates.streaks.longest] {
      let met = days.filter { $0.state == .met && streak.days?.contains($0.day) == true }
      #expect(met.count == streak.length, "\(subject.subject)")
    }
    let recent = days.filter { $0.state?.isClosed == true && subject.recent?.contains($0.day) == true }
    #expect(recent.count == rates.streaks.recent.closed)
    #expect(recent.count { $0.state == .met } == rates.streaks.recent.met)
    if let ending = subject.ending {
      #expect(ending.state?.endsStreak == true)
      #expect(rates.streaks.current.days.map { ending.day < $0.from } ?? true)
    }
  }

  @Test(arguments: seeds)
  func theListedAmountsAddUpToTheTotals(seed: UInt64) {
    let (explanation, sketch) = explained(seed, over: nil)
    for subject in explanation.subjects {
      guard let amounts = subject.amounts else { continue }
      let valued = subject.days.compactMap(\.total)
      #expect(valued.count == amounts.summary.days)
      if let total = amounts.summary.total { #expect(valued.reduce(0, +) == total) }
      guard sketch.configuration.measures[amounts.measure].aggregate == .sum else { continue }
      for day in subject.days {
        #expect(day.parts.reduce(0) { $0 + $1.value } == day.total ?? 0, "\(day.day)")
      }
    }
  }

  @Test(arguments: seeds)
  func everyStateHasAReasonThatFitsIt(seed: UInt64) {
    let (explanation, sketch) = explained(seed, over: -20...75)
    for subject in explanation.subjects {
      for day in subject.days {
        guard let reason = day.reason else { continue }
        switch reason {
        case .paused(let pause): #expect(sketch.configuration.pauses[pause].period.contains(day.day))
        case .noFile: #expect(sketch.records[day.day] == nil)
        case .noLine, .leftOpen: #expect(sketch.records[day.day] != nil)
        case .done, .leftOut: #expect(!day.lines.isEmpty)
        default: break
        }
      }
    }
  }

  @Test func thePerfectDaysAreListed() {
    let sketch = Sketch(habits: [(habit(), "xx.xxx")])
    let assessment = sketch.seen(from: 6)
    let statistics = StatisticsReport(in: assessment)
    let explanation = Explanation(
      of: statistics, isNamed: false, in: assessment,
      by: Evidence(of: nil, configuration: sketch.configuration)
    )
    #expect(
      explanation.perfect.days.map(\.day.description) == [
        "2026-01-05", "2026-01-06", "2026-01-08", "2026-01-09", "2026-01-10",
      ])
    #expect(explanation.perfect.ending?.day == Day("2026-01-07"))
    #expect(explanation.perfect.lost == [.habit(0)])
    #expect(explanation.perfect.others == 1)
  }
}
