import TestSupport
import Testing

@testable import Journal

/// Numbers and amounts beside each other: which are one, and which are told.
@Suite struct SeveralNumbersSentences {
  private let declared =
    water + """

      measure glucose unit mg/dl
      measure pulse goal 70..140
      measure pushups goal 50
      measure screen unit min goal at most 2h
      measure pages goal 20
      measure váha unit kg last
      habit early 7:30
      """

  // "Thousands may be grouped by a blank": not where that is far above what is plausible.
  @Test(arguments: [
    ("glucose 95 140", "error ambiguous-number"), ("pulse 95 140", "error ambiguous-number"),
    ("pulse 95 105 140", "error ambiguous-number"), ("pushups 10 100", "error ambiguous-number"),
    ("protein 30 120", "error ambiguous-number"), ("screen 30 120", "error ambiguous-number"),
    ("kcal 50 250", "error ambiguous-number"), ("run 5 120", "error ambiguous-number"),
    ("weight 82 400", "error ambiguous-number"), ("steps 9 140", "entry steps 9140 =9140"),
    ("steps 10 432", "entry steps 10432 =10432"), ("pushups 1 000", "entry pushups 1000 =1000"),
    ("pushups 1 050", "entry pushups 1050 =1050"), ("kcal 1 250", "entry kcal 1250 kcal =1250"),
    ("water 12 500", "entry water 12500 ml =12500"), ("weight 82 400 g", "entry weight 82400 g =82.4"),
    ("steps 1 234 567", "entry steps 1234567 =1234567"),
  ])
  func numbersThatAreNoThousands(_ line: String, _ expected: String) {
    #expect(told(line, declared) == [expected])
  }

  private func kinds(_ line: String) -> [Problem.Kind] {
    var reader = DayReader(configured(declared))
    let day = Day("2026-01-12")!
    return reader.problems(in: DayFile(line).source, isMarkdown: false, of: day, today: day).map(\.kind)
  }

  // "ambiguous-number", "bad-amount", "tiny-amount": the readings are those that somebody may mean.
  @Test(arguments: [
    ("pulse 95 140", Problem.Kind.ambiguousNumber("95 140", readings: [])),
    ("screen 1 30", .ambiguousNumber("1 30", readings: ["1h30m"])),
    ("screen 30 20", .ambiguousNumber("30 20", readings: [])),
    ("lunch kcal:500 250", .ambiguousNumber("500 250", readings: [])),
    ("lunch kcal:1 250", .spacedTag(key: "kcal", value: "1 250")),
    ("water 500ml*2", .badAmount("500ml*2", .malformed, readings: ["2x500ml"])),
    ("protein 30/140", .badAmount("30/140", .malformed, readings: ["30"])),
    ("pages 120-145", .badAmount("120-145", .range, readings: ["25", "26"])),
    ("kcal 1850/2000", .badAmount("1850/2000", .malformed, readings: ["1850"])),
    ("weight 8 2.4", .ambiguousNumber("8 2.4", readings: [])),
    ("screen 1.30", .tinyAmount("1.30", measure: "screen", unit: "min", readings: ["1h30m", "1.3h"])),
    ("run 5000", .tinyAmount("5000", measure: "run", unit: "km", readings: ["5000m"])),
    ("run 10x400", .tinyAmount("10x400", measure: "run", unit: "km", readings: ["10x400m"])),
    ("pages 2-3", .badAmount("2-3", .range, readings: ["2", "3"])),
    ("water 2x půl litru", .repetition("2x", meant: "2x0.5 litru")),
    (
      "coffee 250",
      .tinyAmount("250", measure: "coffee", unit: "cup", readings: ["250ml"])
    ),
    (
      "coffee 4.95",
      .tinyAmount("4.95", measure: "coffee", unit: "cup", readings: ["1cup", "4.95cup"])
    ),
  ])
  func theReadings(_ line: String, _ kind: Problem.Kind) {
    let cups = line.hasPrefix("coffee")
    var reader = DayReader(
      configured(cups ? "measure coffee unit cup goal at most 3cup cup 150ml" : declared))
    let day = Day("2026-01-12")!
    let told = reader.problems(in: DayFile(line).source, isMarkdown: false, of: day, today: day).map(\.kind)
    #expect(told == [kind])
  }

  // "second-amount": a part of the amount, or another one.
  @Test(arguments: [
    ("weight 181 lb 4 oz", "second-amount > weight 181.25 lb"),
    ("weight 181lb 4oz", "second-amount > weight 181.25 lb"), ("weight 181 lb 20 oz", ""),
    ("váha 82 kg 40 dkg", "second-amount > váha 82.4 kg"),
    ("váha 82kg 5 deka ráno", "second-amount > váha 82.05 kg ráno"),
    ("váha 82 kg 400 g", ""), ("weight 82 point 4", "second-amount > weight 82.4"),
    ("váha 82 celá 4", "second-amount > váha 82.4"), ("weight 82 point taken", ""),
    ("water 250ml,250ml", "second-amount"), ("weight 83 to 82.4", "second-amount"),
    ("pulse 95, 140 after lunch", "second-amount"), ("pulse 95 before 140 after", "second-amount"),
    ("pulse 95, 2 cookies", ""), ("pulse 95 after 20 squats", ""),
    ("screen 21:00-0:30, 82.4", "second-amount"), ("screen 23:00-0:30 80", ""),
    ("screen 23:00-0:30, 2x awake", ""), ("screen 23:00-0:30 85 %", ""),
    ("screen 1h 30 mim", "second-amount > screen 1h 30m"),
  ])
  func aSecondNumber(_ line: String, _ expected: String) {
    #expect(doubts(line, declared).joined(separator: "; ") == expected)
  }

  // "A range …: where an amount may stand, on a measure of time without another, its length is one."
  @Test(arguments: [
    ("screen 21:00-0:30, 82.4", "210"), ("screen 23:00-0:30 80", "80"), ("screen 23:00-0:30, 2x awake", "90"),
  ])
  func theLengthCounts(_ line: String, _ minutes: String) {
    #expect(told(line, declared)[0].hasPrefix("entry screen \(minutes) min =\(minutes) 2"))
  }

  // "Right after a distance what is no time of day is [text]."
  @Test(arguments: [
    ("run 5km 0:28", "entry run 5 km =5 {0:28}"), ("run 5km 00:28", "entry run 5 km =5 00:28"),
    ("run 5km 7:28", "entry run 5 km =5 07:28"),
  ])
  func minutesOfADistance(_ line: String, _ expected: String) {
    #expect(told(line, declared) == [expected])
  }

  // "The file's own date alone is passed over."
  @Test(arguments: [
    ("1/12 weight 82.4", "entry weight 82.4 kg =82.4"), ("12/1 weight 82.4", "entry weight 82.4 kg =82.4"),
    ("01/12: weight 82.4", "entry weight 82.4 kg =82.4"), ("1/2 weight 82.4", "error bad-amount"),
    ("[x] gym 1/12", "tick gym done"), ("[x] gym 1/11", "tick gym done !odd-time"),
    ("weight 82.4 kg 1/11", "entry weight 82.4 kg =82.4 !odd-time"), ("[x] read 1/3", "tick read done {1/3}"),
  ])
  func aDateWithASlash(_ line: String, _ expected: String) {
    #expect(told(line, declared) == [expected])
  }

  @Test(arguments: [
    ("[x] gym 17:00, no 18:00", "odd-time > [x] gym 18:00"), ("[x] gym 17:00 no", "contradicting-ticks"),
    ("[x] early 7.15 run in the park", "odd-time > [x] early 07:15 run in the park"),
    ("[x] early 7.15 CZK", ""), ("[x] early 14.15 points", ""),
    ("screen 11p-6a", "missing-amount > screen 23:00-06:00"),
  ])
  func aTimeOtherwise(_ line: String, _ expected: String) {
    #expect(doubts(line, declared).joined(separator: "; ") == expected)
  }

  // "other-unit", "uncounted": what a number is of.
  @Test(arguments: [
    ("run 8 shins hurt", ""), ("run 5 reports", "other-unit"), ("run 5 reports for Jana", "other-unit"),
    ("Run 12 finished, acc 0.93", "contradicting-ticks"), ("Run 12 finished, felt great", ""),
    ("Protein 11 g / 100 g", "contradicting-ticks"), ("protein 11 g na 100 g", "second-amount"),
    ("protein 11 g per 100ml", "contradicting-ticks"), ("protein 11 g / 30 g", ""),
    ("Water 45 €/m3", "uncounted"), ("Water 45 Kč/m3", "uncounted"),
  ])
  func whatTheNumberIsOf(_ line: String, _ expected: String) {
    #expect(doubts(line, declared).joined(separator: "; ") == expected)
  }
}
