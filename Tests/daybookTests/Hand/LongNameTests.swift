import Testing

@testable import daybook

/// Names of several words without quotes, as a shell takes them apart.
@Suite struct LongNameTests {
  private static let conf =
    "daybook 1\nmeasure run \"Long run\" unit km\nhabit kitchen \"Kitchen closed at 10 PM\"\nmeasure sleep unit h\n"

  private func files() -> MemoryFiles {
    daybook(["daybook.conf": Self.conf, "2026-01-11.txt": "run 5km\n[x] kitchen\nsleep 7h\n"])
  }

  @Test(arguments: [
    ("stats kitchen closed at 10 pm", "stats kitchen"), ("stats sleep long run", "stats sleep run"),
    ("stats long run last week", "stats run last week"),
    ("stats sleep --with kitchen closed at 10 pm", "stats sleep --with kitchen"),
    ("stats --with kitchen closed at 10 pm sleep", "stats sleep --with kitchen"),
    ("week --of long run", "week --of run"), ("week -1 --of long run", "week -1 --of run"),
    ("week --of long run -1", "week -1 --of run"), ("day --of long run yesterday", "day --of run yesterday"),
    ("month --of kitchen closed at 10 pm", "month --of kitchen"), ("year --of long run", "year --of run"),
    ("export --of long run --format csv", "export --of run --format csv"),
    ("list long run", "list run"), ("config long run", "config run"),
  ])
  func theWordsAreOneName(_ line: String, _ short: String) {
    let (run, other) = (Run(line, in: files()), Run(short, in: files()))
    #expect(run.status == 0 && !run.output.isEmpty, "\(run.errors)")
    #expect(run.output == other.output)
  }

  @Test(arguments: [
    ("goal long run 10km", "goal run 10km from 2026-01-12"),
    ("goal 'long run' 10km", "goal run 10km from 2026-01-12"),
    ("measure long run last", "measure run \"Long run\" unit km last"),
    ("end long run yesterday", "measure run \"Long run\" unit km until 2026-01-11"),
    ("habit kitchen closed at 10 pm every mon", "habit kitchen \"Kitchen closed at 10 PM\" every mon"),
    ("habit 'Kitchen closed at 10 pm' 21:00", "habit kitchen \"Kitchen closed at 10 PM\" 21:00"),
    ("pause 2026-02-01..2026-02-03 long run", "pause 2026-02-01..2026-02-03 run"),
    ("habit evening all kitchen closed at 10 pm long run", "habit evening all kitchen run from 2026-01-12"),
  ])
  func configTakesThemForTheNameThatIsDeclared(_ line: String, _ written: String) {
    let files = files()
    let run = Run("config \(line)", in: files)
    #expect(run.status == 0, "\(run.errors)")
    #expect((files["/log/daybook.conf"] ?? "").split(separator: "\n").contains(written[...]), "\(run.output)")
  }

  @Test(arguments: [
    ("status --of long run", "did you mean 'daybook status --of \"long run\"'?"),
    ("week --of longest run", "'longest' is not"), ("stats kitchen closed", "'closed' is not"),
  ])
  func theAdviceNamesNoSecondOption(_ line: String, _ words: String) {
    let run = Run(line, in: files())
    #expect(
      run.status == 2 && run.errors.contains(words) && !run.errors.contains("--of run"), "\(run.errors)")
  }
}
