import Testing

@testable import daybook

/// The best streak of a period that is over, as it stood at its end.
@Suite struct BestStreakTranscripts {
  private let week = ["05", "06", "07", "08", "09", "10", "11"]

  /// The last day of a period that is over is over as well.
  @Test(arguments: [
    ("measure coffee goal at most 3cup cup 200ml\n", "coffee 1cup 09:00\n", "coffee"),
    ("measure coffee goal 100ml..300ml\n", "coffee 200ml\n", "coffee"),
    ("measure coffee goal 100ml\n", "coffee 200ml\n", "coffee"),
    ("habit gym\n", "[x] gym\n", "gym"),
    ("measure coffee goal at most 3cup cup 200ml\nhabit calm all coffee\n", "coffee 1cup\n", "calm"),
    (
      "measure coffee goal at most 3cup cup 200ml\nhabit gym\nhabit calm any coffee gym\n", "coffee 1cup\n",
      "calm"
    ),
  ])
  func theBestStreakOfAPeriodThatIsOverHoldsItsLastDay(_ conf: String, _ line: String, _ name: String) {
    let days = Dictionary(uniqueKeysWithValues: week.map { ($0, line) })
    // The habit keeps days from being perfect.
    let conf = conf + "habit never from 2026-01-01\n"
    let json = said("summary 2026-W02 --json --now 2026-01-20T10:00", conf, days)
    let streak = #""length":7,"unit":"day","from":"2026-01-05","to":"2026-01-11"}"#
    #expect(
      json.filter { !$0.isWhitespace }.contains(#""bestStreak":{"id":"\#(name)",\#(streak)"#), "\(json)")
    let stats = said("stats \(name) --json --now 2026-01-20T10:00", conf, days)
    #expect(stats.filter { !$0.isWhitespace }.contains(#""longest":{\#(streak)"#), "\(stats)")
  }

  /// "As it stood at the period's end": what was done after it is not in it, in no week that it cuts either.
  @Test func aBestStreakKnowsNothingOfTheDaysAfterThePeriod() {
    let done = ["05", "06", "12", "13", "19", "24", "25"]
    let days = Dictionary(uniqueKeysWithValues: done.map { ($0, "[x] gym\n") })
    let json = said(
      "summary 2026-01-05..2026-01-20 --json --now 2026-02-20T10:00", "habit gym 2/week\n", days)
    #expect(
      json.filter { !$0.isWhitespace }.contains(#""bestStreak":{"id":"gym","length":2,"unit":"week""#),
      "\(json)")
  }

  @Test func aBestStreakMayEndOnTheFirstDayOfThePeriod() {
    let days = Dictionary(uniqueKeysWithValues: ["10", "11", "12", "14"].map { ($0, "[x] gym\n") })
    let json = said(
      "summary 2026-01-12..2026-01-14 --json --now 2026-01-20T10:00", "habit gym\n", days)
    let streak = #"{"id":null,"length":3,"unit":"day","from":"2026-01-10","to":"2026-01-12"}"#
    #expect(json.filter { !$0.isWhitespace }.contains(#""bestStreak":\#(streak)"#), "\(json)")
  }
}
