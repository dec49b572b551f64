import TestSupport
import Testing

@testable import Journal

/// What stands behind an amount and is of something else: it is told, and costs the line nothing.
@Suite struct BehindAmountsSentences {
  // "second-amount": "a range behind a length that it is too short for is of something else".
  @Test(arguments: [
    ("sleep 7h nap 13:00-13:30", "entry sleep 7 h =7 {nap 13:00-13:30} !second-amount"),
    ("sleep 7h awake 2:00-3:00", "entry sleep 7 h =7 {awake 2:00-3:00} !second-amount"),
    ("sleep 7h, nap 13:00 - 13:30", "entry sleep 7 h =7 {nap 13:00 - 13:30} !second-amount"),
    ("sleep 7h, šlofík od 13:00 do 13:30", "entry sleep 7 h =7 {šlofík od 13:00 do 13:30} !second-amount"),
    (
      "sleep 7h, up 2:00-3:00, in bed 23:00-7:00",
      "entry sleep 7 h =7 23:00 {up 2:00-3:00 in bed} !second-amount"
    ),
    ("sleep 7h 13:00-13:30", "entry sleep 7 h =7 13:00 !second-amount"),
    ("[x] gym 45min sauna 18:00-18:15", "tick gym done 45 min {sauna 18:00-18:15} !second-amount"),
    ("sleep 7h in bed 23:00-6:30", "entry sleep 7 h =7 23:00 {in bed}"),
    ("sleep 7h 23:10-6:00", "entry sleep 7 h =7 23:10"),
    ("[x] read 30 pages 20:00-20:30", "tick read done 20:00 {30 pages}"),
  ])
  func aRangeOfSomethingElse(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }
}
