import TestSupport
import Testing

@testable import Journal

/// What is told of a line: the measure and the amount that are proposed, or else the code.
private func proposed(_ line: String) -> [String] {
  var reader = DayReader(configured(water))
  let day = Day("2026-01-12")!
  return reader.problems(in: ContiguousArray(line.utf8), isMarkdown: false, of: day, today: day).map {
    if case .misplacedAmount(let measure, let amount) = $0.kind { "\(measure) \(amount)" } else { $0.code }
  }
}

/// Amounts as they are proposed and told: whole.
@Suite struct WholeAmountSentences {
  @Test(arguments: [
    ("sleep was good 7 h 30 min", "sleep 7 h 30 min"), ("had 7 h 30 min sleep", "sleep 7 h 30 min"),
    ("drank 1 l 250 ml water", "water 1 l 250 ml"), ("dinner water: 1 l 250 ml", "water 1 l 250 ml"),
    ("drank ½ l water", "water ½ l"), ("drank 1 1/2 l water", "water 1 1/2 l"),
    ("drank water ~250ml", "water 250ml"),
    ("drank water (250ml)", "water 250ml"), ("drank water - 250ml", "water 250ml"),
    ("drank water **250ml**", "water 250ml"), ("drank water *250 ml*", "water 250 ml"),
  ]) func anAmountElsewhereIsProposedWhole(_ line: String, meant: String) {
    #expect(proposed(line) == [meant])
  }

  @Test(arguments: [
    ("180 lb weigth", "near-name > 180 lb weight"), ("3 dcl watr", "near-name > 3 dcl water"),
    ("2x500ml watr", "near-name > 2x500ml water"), ("1 l 250 ml watr", "near-name > 1 l 250 ml water"),
    ("glass of watr 8:10", "near-name > glass of water 8:10"), ("45 min slepp", "near-name > 45 min sleep"),
    ("half a litre of watr", "near-name > half a litre of water"),
    ("1/2 l cofee", "near-name > 1/2 l coffee"),
    ("250 wather", "near-name > water 250"), ("2 wather", "near-name > water 2cup"),
    ("cofee 1/2", "near-name > coffee 1/2"),
    ("[x] 300 ml watr", "near-name"),
  ]) func aNearNameKeepsItsAmount(_ line: String, says: String) { #expect(doubts(line).prefix(1) == [says]) }

  @Test(arguments: [
    ("lunch protein 30 kcal 500", "uncounted"), ("lunch kcal 500 protein 30", "uncounted"),
    ("dinner kcal: 1,250", "uncounted"), ("5 000 steps today", "misplaced-amount"),
    ("Today: 2x water", "uncounted"),
    ("@08:10 water two glasses", "uncounted"),
  ]) func whatLooksMeantIsToldWithoutAFix(_ line: String, code: String) { #expect(doubts(line) == [code]) }

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
