import Journal
import TestSupport
import Testing

@testable import Journal
@testable import Reports

/// Whoever drinks what is proposed when it is proposed reaches the goal, and never drinks more than 750 ml an hour.
@Suite struct ObeyingTests {
  /// Active hours, and when the day starts.
  private static let actives = [
    ("08:00", "22:00", "00:00"), ("06:00", "20:00", "00:00"), ("09:00", "17:00", "00:00"),
    ("10:00", "16:30", "00:00"), ("22:00", "06:00", "00:00"), ("20:00", "02:00", "04:00"),
    ("00:00", "00:00", "00:00"), ("12:00", "13:00", "00:00"),
  ]
  private static let rhythms: [ReminderPlan.Rhythm] =
    [60, 75, 90, 120, 150, 180, 210, 240].map { .every(minutes: $0) }
    + [["09:00", "12:00", "15:00", "18:00"], ["08:00", "20:00"], ["10:00"], ["08:00", "08:30", "13:00"]].map {
      .at($0.map(clock))
    }
  private static let cups = [100, 150, 250, 500]
  private static let goals = stride(from: 1000, through: 4000, by: 500)
  private static let limit = Micros(whole: 750)

  /// Every other goal, from the first or the second on: each goal meets half of the cups.
  private static func someGoals(_ number: Int) -> [Int] {
    goals.enumerated().filter { ($0.offset + number).isMultiple(of: 2) }.map(\.element)
  }

  private func facts(
    _ active: (String, String, String), _ rhythm: ReminderPlan.Rhythm, cup: Int, goal: Int
  ) -> ReminderFacts {
    var plan = ReminderPlan()
    plan.rhythm = rhythm
    var facts = ReminderFacts(
      plan: plan, active: ActiveHours(from: clock(active.0), to: clock(active.1)), dayStarts: clock(active.2))
    (facts.goal, facts.cup, facts.limit) = (Micros(whole: goal), Micros(whole: cup), Self.limit)
    return facts
  }

  /// The first minute at which something can be said; nil if there is none.
  private func first(_ facts: ReminderFacts) -> Int? {
    guard case .at(let times) = facts.plan.rhythm else { return facts.active.windows.first?.lowerBound }
    return times.map { $0.minutes(sinceStart: facts.dayStarts) }.filter(facts.active.contains).min()
  }

  @Test(arguments: actives, rhythms)
  func whoeverObeysArrives(_ active: (String, String, String), _ rhythm: ReminderPlan.Rhythm) {
    for (number, cup) in Self.cups.enumerated() {
      for goal in Self.someGoals(number) {
        let facts = facts(active, rhythm, cup: cup, goal: goal)
        guard let first = first(facts) else { continue }
        var person = RemindedPerson(facts)
        var outs = 0
        let heard = person.live { minute, due in
          due.compactMap { reminder in
            let amount: Micros
            switch reminder {
            case .amount(let portion, let until, _):
              amount = portion
              #expect(portion <= Self.limit.scaled(by: Int64(until - minute), over: 60))
            case .last(let remaining): amount = remaining
            case .outOfReach:
              outs += 1
              return nil
            default: return nil
            }
            return RemindedPerson.Log(minute: minute, amount: amount, times: [minute])
          }
        }
        let isWithinReach = !facts.isOutOfReach(Micros(whole: goal), in: facts.active.left(from: first))
        let isReached = person.facts.total >= Micros(whole: goal)
        #expect(
          isReached == isWithinReach && outs == (isWithinReach ? 0 : 1),
          "\(cup) \(goal) \(heard.map(\.minute))")
      }
    }
  }

  /// Who drinks a cup now and the others one by one before the next reminder, and not all at once.
  @Test(arguments: actives, rhythms)
  func whoeverSipsArrives(_ active: (String, String, String), _ rhythm: ReminderPlan.Rhythm) {
    for (number, cup) in [100, 250].enumerated() {
      for goal in Self.someGoals(number) {
        let facts = facts(active, rhythm, cup: cup, goal: goal)
        // Sips push the next reminder on; half of what is advised at most leaves room for that.
        guard let first = first(facts),
          !facts.isOutOfReach(Micros(whole: 2 * goal), in: facts.active.left(from: first))
        else { continue }
        var person = RemindedPerson(facts)
        var sips: [Int: Micros] = [:]
        let heard = person.live { minute, due in
          for case .amount(let portion, let until, _) in due {
            let count = max(1, Int(portion.number / (facts.cup?.number ?? 1)))
            for sip in 0..<count {
              sips[minute + sip * (until - minute) / count, default: 0] += portion.divided(by: count)
            }
          }
          for case .last(let remaining) in due { sips[minute, default: 0] += remaining }
          return sips[minute].map { [RemindedPerson.Log(minute: minute, amount: $0, times: [minute])] } ?? []
        }
        // Of small cups some may be left.
        let least = cup >= 200 ? goal : goal * 60 / 100
        #expect(
          person.facts.total + 10 >= Micros(whole: least),
          "\(cup) \(goal): \(person.facts.total.wholeUnits) \(heard.map(\.minute))")
      }
    }
  }
}
