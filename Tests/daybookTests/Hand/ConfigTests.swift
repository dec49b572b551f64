import Foundation
import Journal
import Platform
import Testing

@testable import daybook

@Suite struct ConfigTests {
  private let settings =
    "# mine\r\ndaybook 1\r\nlanguage    en      # en, cs\r\n\r\nhabit  gym \"Gym\"\r\nmeasure water goal 2l"

  /// Runs `config` and answers with the file as it is afterwards.
  private func configured(_ line: String, _ text: String) -> (run: Run, text: String?) {
    let files = daybook(["daybook.conf": text])
    let run = Run("config \(line)", in: files)
    return (run, files["/log/daybook.conf"])
  }

  @Test func aSettingChangesItsOwnValueAndNoOtherByte() {
    let (run, text) = configured("language cs", settings)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "daybook.conf:3: language    cs      # en, cs\n")
    #expect(text == settings.replacingOccurrences(of: "en      #", with: "cs      #"))
  }

  @Test(arguments: [
    ("week sunday", "language    en      # en, cs\r\n", "week        sunday\r\n"),
    ("remind every 2h", "language    en      # en, cs\r\n", "remind      every 2h\r\n"),
    ("coach 'llm -m local'", "language    en      # en, cs\r\n", "coach       \"llm -m local\"\r\n"),
    ("habit read Read 3/week", "habit  gym \"Gym\"\r\n", "habit  read \"Read\" 3/week from 2026-01-12\r\n"),
    ("habit lunch 15:30 Lunch", "habit  gym \"Gym\"\r\n", "habit  lunch 15:30 \"Lunch\" from 2026-01-12\r\n"),
    (
      "habit dip every 2 days from 2026-02-01", "habit  gym \"Gym\"\r\n",
      "habit  dip every 2 days from 2026-02-01\r\n"
    ),
  ])
  func somethingNewStandsAfterItsLike(_ line: String, _ before: String, _ added: String) {
    let (run, text) = configured(line, settings)
    #expect(run.status == 0, "\(run.errors)")
    #expect(text == settings.replacingOccurrences(of: before, with: before + added))
  }

  @Test func anotherGoalHoldsFromTodayAndIsChangedOnTheSameDay() {
    let files = daybook(["daybook.conf": "measure water goal 2l cup 250ml\n"])
    #expect(
      Run("config goal water 3000ml", in: files).output
        == "daybook.conf:2: goal water 3000ml from 2026-01-12\n")
    #expect(
      Run("config goal water 3100ml", in: files).output
        == "daybook.conf:2: goal water 3100ml from 2026-01-12\n")
    #expect(
      Run("config cup water 330ml", in: files).output == "daybook.conf:3: cup water 330ml from 2026-01-12\n")
    #expect(Run("config measure steps Steps goal 10000", in: files).status == 0)
    #expect(
      files["/log/daybook.conf"]
        == "measure water goal 2l cup 250ml\nmeasure steps \"Steps\" goal 10000 from 2026-01-12\ngoal water 3100ml from 2026-01-12\ncup water 330ml from 2026-01-12\n"
    )
    for _ in 0..<4 { #expect(Run("undo", in: files).status == 0) }
    #expect(files["/log/daybook.conf"] == "measure water goal 2l cup 250ml\n")
  }

  @Test(arguments: [
    ("weak sunday", "did you mean 'week'?"), ("week blursday", "blursday"),
    ("goal watr 3l", "did you mean 'water'?"),
    ("habit gym", "already"), ("measure sugar", "unit"), ("language de", "'de'"),
    ("push 'a # b\"'", "nothing was changed"),
  ])
  func whatWouldBeAnErrorIsNotWritten(_ line: String, _ words: String) {
    let (run, text) = configured(line, settings)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(text == settings)
  }

  @Test func aDaybookWithoutAConfigurationGetsOne() {
    let files = daybook(["2026-01-12.txt": "water 250ml\n"])
    #expect(Run("config week sunday --dir /log", in: files).status == 0)
    #expect(files["/log/daybook.conf"] == "daybook 1\nweek    sunday\n")
    #expect(Run("undo --dir /log", in: files).status == 0)
    #expect(files["/log/daybook.conf"] == nil)
  }

  @Test func aCommandIsAllowedAsItIsAndNoOther() {
    let files = daybook(["daybook.conf": "coach \"llm -m a\"\npush \"curl x\"\nhabit gym\n"])
    let allowed = "coach, push: allowed on this machine\n"
    func isAllowed() -> Bool { Run("config", in: files).output.hasSuffix(allowed) }
    #expect(!isAllowed())
    #expect(Run("config allow --dry-run", in: files).status == 0)
    #expect(!isAllowed())
    #expect(Run("config allow", in: files).output == "coach llm -m a\npush curl x\n")
    #expect(isAllowed())
    #expect(files.mode(of: "/home/.local/state/daybook/allowed") == 0o600)
    #expect(Run("config push 'curl y'", in: files).status == 0)
    #expect(!isAllowed())
    #expect(Run("config push 'curl x'", in: files).status == 0)
    #expect(isAllowed())
    #expect(Run("config allow off", in: files).status == 0)
    #expect(!isAllowed())
  }

  @Test func oneDaybooksAllowanceIsNotAnothers() throws {
    let files = MemoryFiles(["/a/daybook.conf": "", "/a b/daybook.conf": ""])
    let allowance = Allowance(stateFolder: Path("/state"))
    var configuration = Configuration()
    configuration.coach = "run\tme"
    try allowance.set(configuration, of: Path("/a"), in: files)
    try allowance.set(configuration, of: Path("/a b"), in: files)
    #expect(allowance.allows(configuration, of: Path("/a"), in: files))
    try allowance.set(nil, of: Path("/a"), in: files)
    #expect(!allowance.allows(configuration, of: Path("/a"), in: files))
    #expect(allowance.allows(configuration, of: Path("/a b"), in: files))
    configuration.coach = "run"
    configuration.push = "me"
    #expect(!allowance.allows(configuration, of: Path("/a b"), in: files))
  }
}
