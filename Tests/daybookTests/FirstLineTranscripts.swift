import Testing

@testable import daybook

/// The first line that reports propose where nothing is written: one rule for all of them.
@Suite struct FirstLineTranscripts {
  @Test(arguments: [
    // (declared, the command that is proposed)
    ("measure wine goal at most 600ml cup 200ml\nhabit gym\n", "daybook done gym"),
    ("measure beer goal at most 5/week\nhabit gym\n", "daybook done gym"),
    ("measure wine goal at most 600ml cup 200ml\nmeasure tea cup 300ml\n", "daybook add tea 300ml"),
    ("measure wine goal at most 600ml cup 200ml\n", "daybook add wine 200ml"),
    ("measure wine goal at most 600ml cup 200ml\nhabit gym until 2025-12-31\n", "daybook add wine 200ml"),
    (
      "measure wine cup 200ml\ngoal wine at most 600ml from 2026-02-01\nhabit gym\n", "daybook add wine 200ml"
    ),
    (
      "measure wine goal 1l cup 200ml\ngoal wine at most 600ml from 2026-01-01\nhabit gym\n",
      "daybook done gym"
    ),
    ("measure kcal goal 1400..1600 unit kcal cup 350kcal\nhabit gym\n", "daybook add kcal 350kcal"),
    ("measure water goal 2l cup 330ml\nhabit gym\n", "daybook add water 330ml"),
    ("measure water goal 2l cup 330ml\ncup water 500ml from 2026-01-10\n", "daybook add water 500ml"),
    ("measure tea cup 200ml until 2025-12-31\nmeasure water goal 2l\n", "daybook add water 200ml"),
    ("measure steps goal 10000\n", "daybook add steps 1000"),
    ("habit gym\nhabit fit all gym\n", "daybook done gym"),
  ])
  func everyReportProposesTheSame(_ declared: String, _ command: String) {
    let files = daybook(["daybook.conf": "daybook 1\n" + declared])
    for line in [
      "day", "list", "summary", "stats", "list --format html", "summary --linear",
    ] {
      let run = Run(line, in: files)
      let output = run.output.replacing("\n", with: " ")
      #expect(output.contains(command), "\(line): \(run.output)")
      #expect(
        !run.output.contains("daybook add wine") || command.contains("add wine"), "\(line): \(run.output)")
    }
  }

  /// What was asked for by its name is proposed, whatever its goal is.
  @Test(arguments: ["week --of wine", "day --of wine", "month --of wine", "week --of wine --linear"])
  func whatIsNamedIsProposed(_ line: String) {
    let files = daybook(["daybook.conf": "daybook 1\nmeasure wine goal at most 600ml cup 200ml\nhabit gym\n"])
    #expect(Run(line, in: files).output.contains("daybook add wine 200ml"))
  }
}
