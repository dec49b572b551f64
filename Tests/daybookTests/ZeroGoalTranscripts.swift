import Testing

@testable import daybook

/// A goal of at least nothing, which every day meets: it is refused or told, and never celebrated.
@Suite struct ZeroGoalTranscripts {
  @Test(arguments: [
    "config goal water 0", "config goal water 0ml", "config goal water 0l/week",
    "config goal water at least 0",
    "config measure tea unit ml goal 0", "config goal water 0cup --lang cs", "add goal water 0ml",
  ])
  func aCommandRefusesIt(_ line: String) {
    let files = daybook(["daybook.conf": small])
    let run = Run(line, in: files)
    #expect(run.status == 2)
    #expect(run.errors.contains(line.hasSuffix("cs") ? "„until DATUM“" : "'until DATE'"), "\(run.errors)")
    #expect(files["/log/daybook.conf"] == small && files["/log/2026-01-12.txt"] == nil)
  }

  @Test(arguments: ["config goal water at most 0", "config goal water 0..2l"])
  func aLimitMayBeZero(_ line: String) {
    #expect(Run(line, in: daybook(["daybook.conf": small])).status == 0)
  }

  @Test func aLineWithItStaysInForceAndIsTold() {
    let files = daybook([
      "daybook.conf": "daybook 1\nmeasure water goal 0ml cup 250ml\nremind every 2h\n",
      "2026-01-11.txt": "goal water 0\n",
    ])
    let run = Run("check", in: files)
    let told = "a goal of 0 for 'water' asks for nothing"
    #expect(run.status == 1)
    #expect(run.output.contains("daybook.conf:2:20: warning: \(told)"), "\(run.output)")
    #expect(run.output.contains("2026-01-11.txt:1:12: warning: \(told)"), "\(run.output)")
    #expect(run.output.components(separatedBy: "[zero-amount]").count == 3)
    #expect(Run("add water 250ml", in: files).status == 0)
    let reminded = Run("remind", in: files)
    #expect(reminded.status == 1 && reminded.output == "", "\(reminded.output)")
    for day in 7...10 { files["/log/2026-01-\(day < 10 ? "0" : "")\(day).txt"] = "water 250ml\n" }
    #expect(Run("badges --format csv", in: files).output.contains("streak_3,streak,,0,3"))
    let drunk = Run("drink", in: files)
    #expect(!drunk.errors.contains("Consistent") && !drunk.errors.contains("Well done"), "\(drunk.errors)")
  }
}

extension String {
  fileprivate func components(separatedBy text: String) -> [Substring] {
    var (parts, rest) = ([Substring](), self[...])
    while let place = rest.firstRange(of: text) {
      parts.append(rest[..<place.lowerBound])
      rest = rest[place.upperBound...]
    }
    return parts + [rest]
  }
}
