import Journal

@testable import Reports

/// Days lived with a timer that asks for reminders every five minutes; amounts are millionths of a millilitre.
struct RemindedPerson {
  /// Something logged at a minute: at once, with the times at which it was drunk, or without any.
  struct Log {
    var minute: Int
    var amount: Micros
    /// The times written; none for amounts without.
    var times: [Int]
  }

  /// What was said.
  struct Heard {
    var minute: Int
    var reminder: Reminder
  }

  var facts: ReminderFacts
  private(set) var said: [Spoken] = []

  init(_ facts: ReminderFacts) { self.facts = facts }

  /// Lives a day; `act` says what is logged in a minute, by what was heard in it.
  mutating func live(every step: Int = 5, _ act: (Int, [Reminder]) -> [Log]) -> [Heard] {
    (facts.total, facts.logged, facts.hasUntimed, said) = (0, [], false, [])
    var heard: [Heard] = []
    for minute in 0..<1440 {
      var due: [Reminder] = []
      if minute % step == 0 {
        said += facts.seen(at: minute, after: said).map { [$0] } ?? []
        due = facts.due(at: minute, after: said)
        said += due.flatMap { $0.spoken(at: minute) }
        heard += due.map { Heard(minute: minute, reminder: $0) }
      }
      for log in act(minute, due) {
        facts.total += log.amount
        facts.logged += log.times
        if log.times.isEmpty { facts.hasUntimed = true }
      }
    }
    return heard
  }

  /// Goes to bed: what was said and seen is of the day before from now on.
  mutating func sleep() {
    for place in facts.past.indices { facts.past[place].daysAgo += 1 }
    facts.past.insert(RememberedDay(daysAgo: 1, said: said), at: 0)
  }
}
