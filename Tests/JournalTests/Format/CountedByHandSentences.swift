import TestSupport
import Testing

@testable import Journal

/// "A line that looks meant either counts as its writer meant, or is told": what people count by hand, several of one line.
@Suite struct CountedByHandSentences {
  // "tiny-amount": of a volume without a cup that of a customary one tells, if the goal is not as small.
  @Test(arguments: [
    ("measure water goal 2l", "water 0,25", "tiny-amount"),
    ("measure water goal 2l", "water 8", "tiny-amount"),
    ("measure water goal 2l", "water 50", ""), ("measure syrup unit ml goal 20ml", "syrup 5", ""),
    ("measure syrup unit ml", "syrup 5", ""), ("measure water goal 2l", "water:2", "tiny-amount"),
    ("measure water goal 2l cup 100ml", "water 8", ""),
    ("measure wine unit dl goal at most 2dl", "wine 2", ""),
    ("measure water goal 14l/week", "water 8", ""),
  ])
  func aTinyAmountWithoutACup(_ declared: String, _ line: String, _ expected: String) {
    #expect(doubts(line, declared).joined(separator: "; ") == expected)
  }
}
