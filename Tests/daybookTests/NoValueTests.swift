import Testing

@testable import daybook

/// A measure that does not add up, on a day without a value of it.
@Suite struct NoValueTests {
  private let files = [
    "daybook.conf": "daybook 1\nmeasure weight \"Weight\" unit kg last goal at most 80kg\n",
    "2026-01-11.txt": "weight 79kg\n",
  ]

  @Test(arguments: [
    ("status --of weight", "Weight –\n"), ("status --of weight --format short", "– 0/1\n"),
    ("status --of weight --ascii", "Weight -\n"), ("day", "– / max 80 kg\n"),
    ("day --linear", "Weight: nothing yet, goal at most 80 kg.\n"),
    ("day --linear --lang cs", "Weight: zatím nic, cíl nejvýše 80 kg.\n"),
    ("day yesterday", "79 / max 80 kg  98 %\n"),
    (
      "status --of weight --format json",
      #""total":null,"goal":{"atMost":80},"percent":null,"remaining":null}"#
    ),
    ("day yesterday --json", #""percent": 98,"#), ("day --json", #""total": null,"#),
  ])
  func nothingIsNotZero(_ line: String, _ text: String) {
    let run = Run(line, in: daybook(files))
    #expect(run.output.withPlainBlanks.contains(text), "\(run.output)")
    #expect(!run.output.contains(#""percent": 0,\n      "state""#) && !run.output.contains("0 kg,"))
  }

  @Test func aSumOfNothingIsZero() {
    let files = daybook(["daybook.conf": "daybook 1\nmeasure water unit ml goal 2l\n"])
    #expect(Run("status", in: files).output == "water 0%\n")
    #expect(Run("day --json", in: files).output.contains(#""total": 0,"#))
  }
}
