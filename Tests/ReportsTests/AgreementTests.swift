import Journal
import Testing

@testable import Reports

/// Random daybooks, judged fast and judged word by word.
@Suite struct AgreementTests {
  private static let seeds = Array(UInt64(1)...45) + [106, 172, 221, 287, 290, 386]

  /// The columns that are looked at, some before the first file and some after the last.
  private let columns = -20...75

  private func worlds(_ seed: UInt64) -> (Sketch, Assessment, Oracle) {
    let sketch = Sketch.random(seed)
    let today = [20, 45, 59, 62][Int(seed % 4)]
    return (
      sketch, sketch.seen(from: today),
      Oracle(configuration: sketch.configuration, records: sketch.records, today: sketch.first + today)
    )
  }

  @Test(arguments: seeds)
  func theStatesAreThoseOfTheFormat(seed: UInt64) {
    let (sketch, assessment, oracle) = worlds(seed)
    for subject in sketch.configuration.references {
      let period = sketch.period(columns)
      let found = drawing(assessment.judgedStates(of: subject, in: period))
      #expect(found == drawing(period.days.map { oracle.state(subject, $0) }), "\(subject)")
      // A day or a few days asked for alone say what they say in a longer period.
      for part in [sketch.period(3...3), sketch.period(17...29)] {
        #expect(
          drawing(assessment.judgedStates(of: subject, in: part))
            == drawing(part.days.map { oracle.state(subject, $0) }), "\(subject)")
      }
      if case .measure(let measure) = subject {
        let targets = assessment.targets(of: measure, in: period)
        #expect(targets.map { $0.map(Oracle.Asks.init) } == period.days.map { oracle.goal(measure, $0) })
      }
    }
  }

  @Test(arguments: seeds)
  func theWeeksAreThoseOfTheFormat(seed: UInt64) {
    let (sketch, assessment, oracle) = worlds(seed)
    for (place, habit) in sketch.configuration.habits.enumerated() where habit.schedule.weeklyQuota != nil {
      for week in assessment.weeks(of: .habit(place), in: sketch.period(columns)) {
        let expected = oracle.quotaWeek(place, week.days.to)
        #expect(week.tally == .repetitions(expected.done, of: expected.quota))
        #expect(week.state == expected.state)
      }
    }
  }

  @Test(arguments: seeds)
  func theCurrentStreakIsThatOfTheFormat(seed: UInt64) {
    let (sketch, assessment, oracle) = worlds(seed)
    for subject in sketch.configuration.references where assessment.streakUnit(of: subject) == .day {
      let met = oracle.streak(subject, back: sketch.records.keys.min()!)
      let streak = StreakReport(of: subject, in: assessment).current
      #expect(streak.length == met.count, "\(subject)")
      #expect(streak.days == met.last.map { Period($0, met[0]) }, "\(subject)")
    }
  }

  @Test(arguments: seeds)
  func theLongestStreakIsTheLongestOfAllDaysCurrentStreaks(seed: UInt64) {
    let (sketch, assessment, _) = worlds(seed)
    // The weeks of a goal of the week are no part of a streak of days.
    for subject in sketch.configuration.references
    where assessment.streakUnit(of: subject) == .day && !sketch.hasWeeklyGoal(subject) {
      let report = StreakReport(of: subject, in: assessment)
      let states = assessment.judgedStates(of: subject, in: Period(sketch.first, assessment.today))
      let runs = states.split(whereSeparator: \.endsStreak).map { $0.count { $0 == .met } }
      #expect(report.longest.length == runs.max() ?? 0, "\(subject)")
    }
  }

  @Test(arguments: seeds)
  func aSumOfMonthsIsTheSumOfTheirDays(seed: UInt64) {
    let (sketch, assessment, _) = worlds(seed)
    let whole = PeriodGrid(of: sketch.period(0...50), in: assessment)
    let parts = [sketch.period(0...17), sketch.period(18...50)].map { PeriodGrid(of: $0, in: assessment) }
    var total = parts[0].total
    total += parts[1].total
    #expect(whole.total == total)
    #expect(whole.days == parts[0].days + parts[1].days)
    #expect(whole.days == assessment.sums(ofDaysIn: whole.period))
  }

  @Test(arguments: seeds)
  func whatIsSettledDoesNotChangeWithEarlierFiles(seed: UInt64) {
    let (sketch, whole, _) = worlds(seed)
    let firstFile = sketch.records.keys.min()
    var settled = 0
    for cut in stride(from: 0, through: 40, by: 4) {
      let covered = Period(sketch.first + cut, .last)
      let part = Assessment(
        book: sketch.book(covering: covered), configuration: sketch.configuration, today: whole.today,
        firstFile: firstFile)
      for subject in sketch.configuration.references {
        let streak = StreakReport(of: subject, in: part)
        guard streak.isSettled else { continue }
        settled += 1
        #expect(streak.current == StreakReport(of: subject, in: whole).current, "\(subject) from \(cut)")
      }
      let period = Period(whole.today - 6, whole.today)
      if part.isSettled(over: period) {
        #expect(PeriodGrid(of: period, in: part) == PeriodGrid(of: period, in: whole), "from \(cut)")
      }
    }
    #expect(settled > 0)
  }
}

extension Oracle.Asks {
  /// What a report says of a goal.
  fileprivate init(_ target: Target) {
    self.init(
      least: target.atLeast.map { Int($0.number) }, most: target.atMost.map { Int($0.number) },
      isWeekly: target.isWeekly)
  }
}

extension Sketch {
  /// Whether a measure has a goal of the week, at some time.
  fileprivate func hasWeeklyGoal(_ subject: Reference) -> Bool {
    guard case .measure(let place) = subject else { return false }
    return configuration.measures[place].goals.contains(where: \.isWeekly)
  }
}
