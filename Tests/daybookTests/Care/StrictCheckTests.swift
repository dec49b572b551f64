import Testing

@testable import daybook

/// What `check` answers to a script.
@Suite struct StrictCheckTests {
  @Test(arguments: [
    ("(x) gym\n", "check", 0), ("(x) gym\n", "check --strict", 1), ("(x) gym\n", "check --strict --json", 1),
    ("[x] gym\n", "check --strict", 0), ("water 250ml 8.10\n", "check", 1), ("(x) gym\n", "check --fix", 0),
    ("[x]gym\n", "check --fix --strict", 0),
  ])
  func hintsCountIfThatIsAskedFor(_ text: String, _ line: String, _ status: Int32) {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": text])
    let run = Run(line, in: files)
    #expect(run.status == status, "\(run.output)")
  }
}
