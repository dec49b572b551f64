import Testing

@testable import daybook

@Suite struct ChangeTests {
  private func text(_ files: MemoryFiles) -> String? { files["/log/2026-01-12.txt"] }

  @Test(arguments: [
    ("water 250ml 08:10 after run +hot # c", "+50ml", "water 300ml 08:10 after run +hot # c"),
    ("- water  08:10 250 ml", "-50ml", "- water  08:10 200 ml"),
    ("water 0,5 l", "+250ml", "water 0,75 l"),
    ("water 1/3 cup", "+1/3cup", "water 2/3 cup"),
    ("water 2/3 cup", "+2/3 cup", "water 1 1/3 cup"),
    ("water 2x500ml", "-100ml", "water 900ml"),
    ("2 bottles of water", "+1bottle", "3 bottles of water"),
    ("water 08:10", "+80ml", "water 330ml 08:10"),
    ("water:: 08:10", "-50ml", "water:: 200ml 08:10"),
    ("water 50ml", "-50ml", "water 0ml"), ("water 250ml", "-0.25l", "water 0ml"),
    ("run 7.5km", "+500m", "run 8km"),
    ("[x] run 5km 18:00", "-1km", "[x] run 4km 18:00"),
    ("gym 45min", "+5min", "gym 50min"), ("[x] gym 45min 18:00 legs", "-15min", "[x] gym 30min 18:00 legs"),
    ("[x] gym 1h30m", "+45min", "[x] gym 2h15m"), ("[ ] gym 3km", "+500m", "[ ] gym 3.5km"),
    ("[x] swim 800m", "+200m", "[x] swim 1000m"),
    ("[x] gym 45min", "+5", "[x] gym 50min"),
    ("run 800 m", "+50", "run 850 m"), ("water 8oz", "-1", "water 7oz"), ("water 1l", "+0,5l", "water 1,5l"),
    ("water 0,5l", "+0.25l", "water 0,75l"),
    ("water 0.5l", "+0,25l", "water 0.75l"),
    ("water 08:10", "+0,5l", "water 0,75l 08:10"),
  ])
  func aStepKeepsTheUnitAndEverythingElse(_ line: String, _ step: String, _ after: String) {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "first\r\n\(line)\r\nlast"])
    let run = Run("change 2 \(step)", in: files)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "2026-01-12.txt:2: \(after)\n")
    #expect(text(files) == "first\r\n\(after)\r\nlast")
    #expect(Run("undo", in: files).status == 0)
    #expect(text(files) == "first\r\n\(line)\r\nlast")
  }

  @Test(arguments: [
    ("10k steps", "+500", "10.5k steps"),
    ("steps 10k 08:00", "+500", "steps 10.5k 08:00"), ("steps 9000", "+1k", "steps 10000"),
    ("steps 10k", "+0,5k", "steps 10,5k"), ("steps 9 000", "+500", "steps 9500"),
  ])
  func thousandsStayThousands(_ line: String, _ step: String, _ after: String) {
    let files = daybook([
      "daybook.conf": "daybook 1\nmeasure steps goal 20000\n", "2026-01-12.txt": line + "\n",
    ])
    let run = Run("change 1 \(step)", in: files)
    #expect(run.status == 0, "\(run.errors)")
    #expect(text(files) == after + "\n")
  }

  @Test func theDecimalSignOfTheFileIsKept() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 0,5l\nwater 1l\n"])
    #expect(Run("change 1 +0,5l", in: files).output == "2026-01-12.txt:1: water 1l\n")
    #expect(Run("change 1 +0,5l", in: files).output == "2026-01-12.txt:1: water 1,5l\n")
    #expect(Run("change 2 +250ml", in: files).output == "2026-01-12.txt:2: water 1,25l\n")
  }

  @Test func aLengthOfTimeStaysHoursAndMinutes() {
    let files = daybook(["daybook.conf": "measure sleep unit h\n", "2026-01-12.txt": "sleep 7h30m deep\n"])
    #expect(Run("change 1 +45min", in: files).output == "2026-01-12.txt:1: sleep 8h15m deep\n")
    #expect(Run("change 1 -15min", in: files).output == "2026-01-12.txt:1: sleep 8h deep\n")
  }

  @Test(arguments: [
    ("water 30ml", "-50ml", "below zero"),
    ("water 8oz", "+1ml", "cannot be written exactly in 'oz'"),
    ("water 250ml", "+1kg", "is no amount"),
    ("just text", "+50ml", "has no amount"),
    ("[x] gym", "+50ml", "has no amount"), ("[x] gym 45min", "+50ml", "is no amount"),
    ("[x] gym 45min", "-50min", "below zero"),
    ("[x] gym 18:05-19:00", "+5min", "has no amount"),
    ("water 250ml", "some text", "count for nothing"),
    ("water 250ml", "water 3kg", "kg"),
    ("[ ] gym", "gym", "needs a box"),
  ])
  func whatCannotBeIsRefusedAndNothingIsWritten(_ line: String, _ change: String, _ words: String) {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": line])
    let run = Run("change 1 \(change)", in: files)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(text(files) == line)
  }

  @Test(arguments: [
    ("  - [ ] gym 18:00", "'[x] gym 19:00'", "  - [x] gym 19:00"),
    ("some text", "other words", "other words"),
    ("water 250ml 08:10", "water 300ml", "water 300ml"), ("# remark", "'# other'", "# other"),
  ])
  func aWholeLineIsWrittenAnew(_ line: String, _ change: String, _ after: String) {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "\(line)\nlast\n"])
    let run = Run("change 1 \(change)", in: files)
    #expect(run.status == 0, "\(run.errors)")
    #expect(text(files) == "\(after)\nlast\n")
  }

  @Test func aLineThatIsNotThereIsNamed() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 250ml\n"])
    #expect(Run("change 7 +50ml", in: files).errors.contains("has no line 7"))
    #expect(Run("change 0 +50ml", in: files).status == 2)
    #expect(Run("remove 2", in: files).status == 2)
    #expect(Run("change 1 +50ml --date yesterday", in: files).errors.contains("has no line 1"))
  }

  @Test func reachingAGoalByAStepIsCelebrated() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 2450ml\n"])
    #expect(Run("change 1 +50ml", in: files).errors.contains("Goal reached"))
  }

  @Test func aDryRunShowsADiffAndWritesNothing() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 250ml\n"])
    let run = Run("change 1 +50ml --dry-run", in: files)
    #expect(run.output.contains("-water 250ml\n+water 300ml\n"))
    #expect(text(files) == "water 250ml\n")
  }

  private let full =
    "water 250ml\n[x] gym\nlunch water:300ml\nwater 100mll\n[ ] call mum\ngoal water 3l\nwater 1l"

  @Test(arguments: [
    ("remove water", "[x] gym\nlunch water:300ml\n[ ] call mum\ngoal water 3l\n"),
    ("remove 1 7", "[x] gym\nlunch water:300ml\nwater 100mll\n[ ] call mum\ngoal water 3l\n"),
    ("remove gym call mum", "water 250ml\nlunch water:300ml\nwater 100mll\ngoal water 3l\nwater 1l"),
    ("remove 3", "water 250ml\n[x] gym\nwater 100mll\n[ ] call mum\ngoal water 3l\nwater 1l"),
  ])
  func linesAreTakenOutAndBroughtBack(_ line: String, _ after: String) {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": full])
    let run = Run(line, in: files)
    #expect(run.status == 0, "\(run.errors)")
    #expect(text(files) == after)
    let rest = "Water still comes to 300 ml, from tags on other lines or other measures that count for it\n"
    #expect(run.errors.withPlainBlanks.contains(rest) == (line == "remove water"), "\(run.errors)")
    #expect(Run("undo", in: files).status == 0)
    #expect(text(files) == full)
  }

  // What a refused line proposes changes that line: to add it would count twice.
  @Test(arguments: [
    ("change 1 watre 330ml", "daybook change 1 water 330ml"),
    ("change 1 500ml", "daybook change 1 water 500ml"),
    ("change 1 water 25omll", nil), ("change 1 water 2", "daybook change 1 water 2l"),
    ("change 1 --date today watre 330ml", "daybook change 1 --date today water 330ml"),
  ])
  func aRefusedLineIsProposedForItsPlace(_ line: String, _ command: String?) {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 250ml\n"])
    let told = Run(line, in: files).errors
    #expect(command.map(told.contains) ?? true && !told.contains("daybook add"), "\(told)")
    #expect(text(files) == "water 250ml\n")
  }

  @Test func whatIsNotInTheFileIsNotRemoved() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 250ml\n"])
    #expect(Run("remove kitchen", in: files).errors.contains("there is no"))
    #expect(Run("remove watre", in: files).errors.contains("did you mean 'water'?"))
    // A word behind a name is not passed over.
    let behind = Run("remove water nonsense", in: files)
    #expect(behind.status == 2 && behind.errors.contains("there is no 'water nonsense'"))
    #expect(text(files) == "water 250ml\n")
  }
}
