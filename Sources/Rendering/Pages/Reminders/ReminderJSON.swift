import Journal
import Notation
import Reports

extension ReminderFacts {
  /// The reminders and their times as `daybook.remind/1`; minutes count from the start of the logical day.
  ///
  /// Amounts are in the unit of the measure, which is null where reminders are about none.
  func json(
    _ said: [(minute: Int, reminders: [Reminder])], about measure: Int?, on day: Day,
    _ configuration: Configuration
  ) -> JSON {
    let subject: JSON = JSON(measure) { measure in
      .object(
        configuration.identity(of: .measure(measure)) + [
          JSON.Member("unit", JSON(configuration.measures[measure].unit)),
          JSON.Member("total", .micros(total)), JSON.Member("goal", JSON(micros: goal)),
          JSON.Member("remaining", JSON(micros: goal.map { max(0, $0 - total) })),
        ])
    }
    let reminders = said.flatMap { minute, reminders in
      reminders.map { json($0, at: minute) }
    }
    return [
      "schema": "daybook.remind/1", "date": JSON(day), "until": JSON(end), "measure": subject,
      "reminders": .array(reminders),
    ]
  }

  private func json(_ reminder: Reminder, at minute: Int) -> JSON {
    var perHour: Micros?
    var amount: Micros?
    var until: TimeOfDay?
    var open: [PlannedTick] = []
    let kind: String
    switch reminder {
    case .amount(let portion, let minute, let pace):
      (kind, amount, until, perHour) = ("pace", portion, time(ofMinute: minute), pace)
    case .last(let remaining): (kind, amount) = ("lastCup", remaining)
    case .outOfReach(let sensible): (kind, perHour) = ("outOfReach", sensible)
    case .left(let remaining, let meal): (kind, amount, open) = ("left", remaining, meal.map { [$0] } ?? [])
    case .bedtime(let minute): (kind, until) = ("bedtime", time(ofMinute: minute))
    case .met: kind = "met"
    case .late(let entry):
      (kind, until, open) = ("late", entry.by, [PlannedTick(name: entry.name, minute: entry.minute)])
    case .planned(let ticks): (kind, open) = ("planned", ticks)
    }
    return [
      "time": JSON(time(ofMinute: minute)), "kind": .string(kind), "perHour": JSON(micros: perHour),
      "ticks": JSON(each: open) { ["name": .string($0.name), "time": JSON(time(ofMinute: $0.minute))] },
      "amount": JSON(micros: amount), "until": JSON(until),
    ]
  }
}
