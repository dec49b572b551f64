import TestSupport
import Testing

@testable import Journal

/// Amounts as they are proposed and told: whole.
@Suite struct WholeAmountSentences {
  @Test(arguments: ["water 05 l", "run 05 km"]) func aMissedPointIsTold(_ line: String) {
    #expect(doubts(line) == ["tiny-amount"])
  }

  @Test(arguments: ["water 0.5l", "water 0 l", "water 0810ml", "sleep 07 h", "cigarettes 0"])
  func otherNoughtsAreLeftAlone(_ line: String) { #expect(!doubts(line).contains("tiny-amount")) }

  @Test(arguments: [("water 250ml 20 hod", "20:00"), ("water 1 l 250 ml 8 hod", "08:00")])
  func anHourInCzechIsATime(_ line: String, time: String) {
    #expect(doubts(line).count == 1)
    #expect(doubts(line)[0].hasPrefix("odd-time > ") && doubts(line)[0].hasSuffix(time))
  }

  @Test func aRangeIsNoGoal() {
    for (goal, meant) in [("23:15-06:45", "7h30m"), ("6-7pm", "1h")] {
      var rest = LineRest()
      let file = DayFile("goal sleep \(goal)")
      let meaning = file.source.withSpan {
        LineReader(configured(water)).meaning(of: file.lines[0], in: $0, &rest)
      }
      guard case .broken = meaning, case .badGoal(_, let length)? = rest.problems.first?.kind else {
        Issue.record("\(goal)")
        continue
      }
      #expect(length == meant)
    }
  }

  @Test func aHabitTakesNoGoal() { #expect(doubts("Goal: gym 3x a week") == ["uncounted"]) }
}
