import Journal
import TestSupport
import Testing

@testable import Journal
@testable import Reports

/// A month of six people, each with a goal of 2.5 l, cups of 250 ml and `remind every 2h`.
@Suite struct RemindedMonthTests {
  /// How somebody drinks, and when that is logged.
  enum Person: String, CaseIterable {
    case onTime, batches, timedBatches, late, never, tooMuch
  }

  /// What a person heard on a day.
  struct Day {
    /// Reminders to drink, and congratulations.
    var spoken = 0
    var congratulations = 0
    /// Reminders to drink that were wrong: who had drunk as much as an even pace asks, or within the interval.
    var wrong = 0
  }

  /// The minutes at which a cup, of some persons two, is drunk on a day.
  private func drinks(_ person: Person, _ random: inout SplitMix64) -> [Int] {
    func about(_ minute: Int) -> Int { minute - 20 + random.below(41) }
    return switch person {
    case .onTime, .batches, .timedBatches: (0..<11).map { about(470 + $0 * 75) }
    case .late: ([570] + (0..<10).map { 870 + $0 * 42 }).map { about($0) }
    case .never: []
    case .tooMuch: (0..<20).map { about(430 + $0 * 30) }
    }
  }

  private func month(_ person: Person) -> [Day] {
    var random = SplitMix64(seed: 18)
    var plan = ReminderPlan()
    plan.rhythm = .every(minutes: 120)
    var facts = ReminderFacts(
      plan: plan, active: ActiveHours(from: clock("08:00"), to: clock("22:00")), dayStarts: .midnight)
    let (goal, cup) = (Micros(whole: 2500), Micros(whole: 250))
    (facts.goal, facts.cup, facts.limit) = (goal, cup, Micros(whole: 750))
    var life = RemindedPerson(facts)
    return (1...30).map { _ in
      let drinks = drinks(person, &random).sorted()
      let batches = [750, 1275].map { $0 - 40 + random.below(81) }
      let heard = life.live { minute, _ in
        switch person {
        case .batches, .timedBatches:
          guard let place = batches.firstIndex(of: minute) else { return [] }
          let from = place == 0 ? 0 : batches[place - 1]
          let times = drinks.filter { $0 > from && $0 <= minute }
          return [
            RemindedPerson.Log(
              minute: minute, amount: times.count * cup, times: person == .batches ? [] : times)
          ]
        default:
          let count = drinks.count { $0 == minute }
          return count == 0
            ? [] : [RemindedPerson.Log(minute: minute, amount: count * cup, times: [minute])]
        }
      }
      defer { life.sleep() }
      var day = Day()
      for one in heard {
        if case .met = one.reminder {
          day.congratulations += 1
          continue
        }
        day.spoken += 1
        let drunk = drinks.count { $0 <= one.minute } * cup
        let pace = goal.scaled(by: Int64(min(max(one.minute - 480, 0), 840)), over: 840)
        let isRecent = drinks.contains { $0 <= one.minute && one.minute - $0 < 120 }
        if isRecent || !drinks.isEmpty && drunk >= pace { day.wrong += 1 }
      }
      return day
    }
  }

  @Test(arguments: [
    // Reminders of the month, of which wrong, congratulations, and the most wrong ones on one day.
    (Person.onTime, 1, 1, 30, 1), (.batches, 1, 1, 30, 1), (.timedBatches, 1, 1, 30, 1),
    (.late, 2, 1, 30, 1), (.never, 39, 0, 0, 0), (.tooMuch, 0, 0, 30, 0),
  ])
  func nobodyIsNagged(_ person: Person, _ spoken: Int, _ wrong: Int, _ congratulations: Int, _ most: Int) {
    let days = month(person)
    let sums = [
      days.reduce(0) { $0 + $1.spoken }, days.reduce(0) { $0 + $1.wrong },
      days.reduce(0) { $0 + $1.congratulations }, days.map(\.wrong).max() ?? 0,
    ]
    #expect(sums == [spoken, wrong, congratulations, most], "\(days.map { "\($0.spoken)/\($0.wrong)" })")
  }
}
