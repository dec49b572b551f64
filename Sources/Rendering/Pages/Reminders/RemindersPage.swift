import Journal
import Notation
import Reports

/// The reminders that are due now, or those of the rest of the day.
package struct RemindersPage: FramedPage {
  let facts: ReminderFacts
  /// The reminders by minute, counted from the start of the logical day.
  let said: [(minute: Int, reminders: [Reminder])]
  /// The place of the measure that they are about; nil for none.
  let measure: Int?
  /// Whether each line begins with its time.
  let isPlan: Bool
  /// How many were said before, so that the words change.
  let turn: Int
  /// Whether the lines of a plan are broken to the screen's width: a pipe has none.
  let isBroken: Bool
  package var frame: Frame

  /// Makes the page of today's reminders.
  package init(
    _ said: [(minute: Int, reminders: [Reminder])], by facts: ReminderFacts, about measure: Int?,
    isPlan: Bool, turn: Int, isBroken: Bool, in frame: Frame
  ) {
    self.isBroken = isBroken
    (self.said, self.facts, self.measure) = (said, facts, measure)
    (self.isPlan, self.turn, self.frame) = (isPlan, turn, frame)
  }

  /// Each reminder as a sentence, with its time and a word for its subject: the measure's name, or `habits`.
  package var reminders: [(time: TimeOfDay, subject: String, sentence: String)] {
    let about = measure.map { configuration.measures[$0] }
    return said.enumerated().flatMap { place, said in
      said.reminders.map { reminder in
        let sentence = screen.sentence(for: reminder, about: about, facts, turn: turn + place)
        let subject =
          switch reminder {
          case .planned: "habits"
          case .late(let entry): entry.name + "-late"
          case .amount, .last, .outOfReach, .left, .bedtime, .met: about?.name ?? ""
          }
        return (facts.time(ofMinute: said.minute), subject, sentence.printable)
      }
    }
  }

  /// A line a reminder, however long: notifications break lines themselves. Those of a plan are broken behind their
  /// times.
  package var lines: [StyledText] {
    guard isPlan, isBroken else { return sentences.map { StyledText($0) } }
    return reminders.flatMap { time, _, sentence in
      let head = screen.words.time(time) + "  "
      return StyledText(head + sentence).wrapped(at: screen.columns, indentation: head.widthInColumns)
    }
  }

  /// The same without breaks: each line is a sentence.
  package var sentences: [String] {
    reminders.map { time, _, sentence in isPlan ? "\(screen.words.time(time))  \(sentence)" : sentence }
  }

  /// The object `daybook.remind/1`.
  package var json: JSON { facts.json(said, about: measure, on: today, configuration) }
}
