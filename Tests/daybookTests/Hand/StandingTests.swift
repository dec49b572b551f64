import Journal
import Platform
import Testing

@testable import daybook

/// Where the day stands after a change, at a terminal.
@Suite struct StandingTests {
  // "the first whose name, label or alias is `water` or `voda`": it is what every picture shows.
  @Test func theWaterIsPouredBeforeWhatIsDeclaredFirst() {
    let files = daybook([
      "daybook.conf": "daybook 1\nmeasure coffee unit ml goal 500ml\nmeasure water unit ml goal 2l\n",
      "2026-01-11.txt": "coffee 500ml 8:00\nwater 1l 9:00\n",
      "2026-01-12.txt": "coffee 200ml 8:00\nwater 1l 9:00\n",
    ])
    #expect(Run("status", in: files).output.contains("50%"))
    let shown = Run("day", in: files).output
    #expect(shown.range(of: "water")!.lowerBound < shown.range(of: "coffee")!.lowerBound)
  }

  private let conf =
    small + "habit lunch\nmeasure coffee goal at most 450ml cup 150ml\nmeasure steps goal 10000\n"

  private func run(
    _ line: String, in files: MemoryFiles, isTerminal: Bool = true, columns: Int = 80
  ) -> (output: String, status: Int32) {
    let variables = ["HOME": "/home", "LANG": "en_US.UTF-8", "NO_COLOR": "1"]
    let world = World.ofTest(files, variables, outputIsTerminal: isTerminal, width: columns)
    var program = RunningProgram(world: world, writing: files)
    let status = program.run(Run.words(line))
    let output = program.world.output.text.replacing("\u{A0}", with: " ")
    return (output.split(separator: "\n").dropFirst().joined(separator: "\n"), status)
  }

  /// Eleven days before the Monday on which all is met.
  private func season(_ conf: String, days: Int = 11) -> MemoryFiles {
    var files = ["daybook.conf": conf]
    for back in 1...days {
      files["\(Day("2026-01-12")! - back).txt"] = "water 2500ml 08:00\n[x] breakfast\n[x] gym\n[x] kitchen\n"
    }
    return daybook(files)
  }

  @Test(arguments: [
    ("drink", "Water 250 / 2,500 ml · 10 % · 0/7 · 11 days in a row"),
    ("add water 2500ml", "Water 2,500 / 2,500 ml · 100 % · 1/7 · 12 days in a row"),
    ("breakfast", "Water 0 / 2,500 ml · 0 % · 1/7 · Breakfast 12 days in a row"),
    ("skip breakfast ill", "Water 0 / 2,500 ml · 0 % · 0/6 · Breakfast 11 days in a row"),
    ("done lunch", "Water 0 / 2,500 ml · 0 % · 1/7"), ("add steps 4000", "steps 4,000 / 10,000 · 40 % · 0/7"),
    ("add coffee 300ml", "coffee 300 / max 450 ml · 66 % · 0/7"),
    ("add run 5km", "Water 0 / 2,500 ml · 0 % · 0/7 · 11 days in a row"),
    ("add soup water:300ml", "Water 300 / 2,500 ml · 12 % · 0/7 · 11 days in a row"),
    ("drink yesterday", "Yesterday: Water 2,750 / 2,500 ml · 110 % · 4/4"),
    ("drink 2026-01-02", "Jan 2: Water 2,750 / 2,500 ml · 110 % · 4/4"),
    ("note Slept badly.", ""), ("drink --dry-run", "+++ b/2026-01-12.txt\n@@ -0,0 +1 @@\n+water 250ml 14:30"),
    ("drink --ascii", "Water 250 / 2,500 ml | 10 % | 0/7 | 11 days in a row"),
    ("drink --lang cs", "Water 250 / 2 500 ml · 10 % · 0/7 · série 11 dní"),
  ])
  func oneLineFollowsAChange(_ line: String, _ standing: String) {
    let run = run(line, in: season(conf))
    #expect(run.status == 0 && run.output == standing, "\(run.output)")
  }

  @Test func aHabitOfTheWeekThatWasNeverDoneCostsNoStreak() {
    let run = run("drink 2.5l", in: season(small + "habit read 3/week\n"))
    #expect(run.output == "Water 2,500 / 2,500 ml · 100 % · 1/4 · 12 days in a row", "\(run.output)")
  }

  @Test func inAPipeThereIsNothingMore() {
    #expect(run("drink", in: season(conf), isTerminal: false).output == "")
  }

  @Test func aStreakIsFollowedAsFarAsItReaches() {
    #expect(run("drink 3l", in: season(small, days: 400)).output.hasSuffix("401 days in a row"))
    let paused = season(small + "pause 2025-06-01..2025-12-31\n", days: 400)
    for day in Period(Day("2025-06-01")!, Day("2025-12-31")!).days { paused["/log/\(day).txt"] = nil }
    #expect(run("drink 3l", in: paused).output.hasSuffix("187 days in a row"))
  }

  @Test func aNarrowTerminalBreaksBetweenTheParts() {
    #expect(
      run("drink", in: season(conf), columns: 40).output
        == "Water 250 / 2,500 ml · 10 % · 0/7 ·\n11 days in a row")
  }

  @Test func earlierFilesThatCannotBeReadCostTheStreakAlone() {
    let files = season(small)
    files.unreadable = ["/log/2026-01-08.txt"]
    let run = run("add run 5km", in: files)
    #expect(run.output == "Water 0 / 2,500 ml · 0 % · 0/4", "\(run.output)")
  }

  @Test func withNothingToTellThereIsNoLine() {
    #expect(
      run("add weight 80kg", in: daybook(["daybook.conf": "measure weight unit kg last\n"])).output == "")
  }

  @Test func whatIsRemovedHasASignAtATerminal() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 1l\n[x] gym\n"])
    #expect(Run("remove 2 --dry-run", in: files).output.contains("-[x] gym"))
    #expect(Run("remove 1", in: files).output == "2026-01-12.txt:1: water 1l\n")
    let world = run("remove 1", in: files)
    #expect(world.status == 0 && world.output == "Water 0 / 2,500 ml · 0 % · 0/4")
  }
}
