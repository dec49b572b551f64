import Testing

@testable import daybook

/// An amount that misses its goal by a little is told from it everywhere, and what is left is not nothing.
@Suite struct NearGoalTranscripts {
  private func said(_ command: String, _ conf: String, _ line: String) -> String {
    let files = daybook(["daybook.conf": "daybook 1\n" + conf, "2026-01-12.txt": line])
    return Run(command, in: files).output.withPlainBlanks
  }

  @Test(arguments: [
    ("measure run unit km goal 5km\n", "run 4.9999km\n", "day", "4.9999 / 5 km", "99 %"),
    ("measure run unit km goal 5km\n", "run 4.9999km\n", "day --linear", "4.9999 of 5 km", "0.0001 km to go"),
    ("measure run unit km goal 5km\n", "run 4.9999km\n", "coach unwind", "run", "run (0.0001 km to go)"),
    ("measure run unit km goal 5km\n", "run 4.9999km\n", "week --of run", "4.9999 km", "99 %"),
    (
      "measure run unit km goal 5km\n", "run 4.9999km\n", "week --of run --linear", "4.9999 km, 99 percent",
      "still open"
    ),
    ("measure run unit km goal at most 5km\n", "run 5.0001km\n", "day", "5.0001 / max 5 km", "0.0001 km"),
    ("measure run unit km goal at most 5km\n", "run 5.0001km\n", "week --of run", "5.0001 km", "100 %"),
    ("measure sleep goal 8h\n", "sleep 7h59m59s\n", "day", "7 h 59 min / 8 h", "99 %"),
    ("measure sleep goal 8h\n", "sleep 7h59m59s\n", "day --linear", "7 h 59 min of 8 h", "1 min to go"),
    ("measure sleep goal 8h\n", "sleep 7h59m59s\n", "week --of sleep", "7 h 59 min", "99 %"),
    ("measure sleep goal at most 8h\n", "sleep 8h0m1s\n", "day", "8 h 1 min / max 8 h", "1 min over"),
    (
      "measure sleep goal 8h\n", "sleep 7h59m59s\n", "status --format card", "7 h 59 min / 8 h", "1 min to go"
    ),
    ("measure water goal 2l\n", "water 1999.6ml\n", "day", "1,999.6 / 2,000 ml", "0.4 ml to go"),
    (
      "measure water goal 2l\n", "water 1999.6ml\n", "status --format card", "1,999.6 / 2,000 ml",
      "0.4 ml to go"
    ),
  ])
  func itIsToldFromIt(_ conf: String, _ line: String, _ command: String, _ amount: String, _ rest: String) {
    let text = said(command, conf, line).lowercased()
    #expect(text.contains(amount) && text.contains(rest), "\(text)")
  }

  @Test func whatIsReachedIsTheGoal() {
    #expect(said("day", "measure sleep goal 8h\n", "sleep 8h\n").contains("8 h / 8 h"))
    #expect(said("day", "measure run unit km goal 5km\n", "run 5km\n").contains("5 / 5 km"))
  }
}
