import Rendering
import Testing

@testable import daybook

@Suite struct InitTests {
  /// Answers the questions of `init` and gives back what was chosen, and all that was said.
  private func answered(_ lines: [String]) -> (answers: String?, said: String) {
    var rest = lines[...]
    var said = ""
    let onboarding = Onboarding(words: Words(.en), say: { said += $0 + "\n" }, line: { rest.popFirst() })
    return (onboarding.answers().map { "\($0.goal) \($0.cup) \($0.remind)" }, said)
  }

  @Test(arguments: [
    (["", "", "", ""], "2500ml 250ml off"),
    (["", "3", "5", "2"], "3000ml 330ml every 2h"),
    (["s"], "2500ml 250ml off"),
    (["", "1", "s"], "2000ml 250ml off"),
    (["", "2.2l", "300 ml", "09:00 13:00"], "2200ml 300ml at 09:00 13:00"),
    (["", "80 oz", "8oz", "3"], "80oz 8oz at 09:00 12:00 15:00 18:00"),
    (["", "1", "b", "3", "", ""], "3000ml 250ml off"),
    (["", "b", "b", "", "", "6", ""], "2500ml 500ml off"),
    (["", "499", "5001ml", "lots", "500", "", "soon", ""], "500ml 250ml off"),
    (["", "70kg", "", "", ""], "2300ml 250ml off"),
    (["", "154 lb", "", "", "1"], "2300ml 250ml off"),
    (["", "400kg", "", "", "1"], "5000ml 250ml off"),
  ])
  func fourStepsWithDefaultsPresetsSkipAndBack(_ lines: [String], _ answers: String) {
    #expect(answered(lines).answers == answers)
  }

  @Test func leavingAnswersNothing() { #expect(answered(["", "2"]).answers == nil) }

  @Test func aSuggestionSaysThatItIsARuleOfThumb() {
    #expect(answered(["", "70kg", "s"]).said.contains("rule of thumb"))
  }

  @Test func theAnswersStandInTheConfiguration() {
    let files = MemoryFiles(["/new/x": ""])
    let run = HandRun("init", in: files, lines: ["", "2", "5", "2"], folder: "/new")
    #expect(run.status == 0, "\(run.errors)")
    #expect(files["/new/daybook.conf"]?.contains("\nremind every 2h\n") == true)
    #expect(files["/new/daybook.conf"]?.contains("goal 2500ml cup 330ml") == true)
    #expect(Run("check --dir /new", in: files).status == 0)
  }

  @Test func whereAFileStandsThereIsNoDaybookToFind() {
    let files = MemoryFiles(["/new/x": ""])
    for run in [Run("init --yes x", in: files, folder: "/new"), Run("day --dir /new/x", in: files)] {
      #expect(run.status == 2 && !run.errors.contains("daybook.conf"))
      #expect(run.errors.contains("'/new/x' is not a folder"), "\(run.errors)")
    }
  }

  @Test func withoutATerminalItSaysWhatItWouldAskAndWritesNothing() {
    let files = MemoryFiles(["/new/x": ""])
    let run = Run("init", in: files, folder: "/new")
    #expect(run.status == 2 && run.errors.contains("init --yes"))
    #expect(files["/new/daybook.conf"] == nil)
    #expect(Run("init --yes", in: files, folder: "/new").status == 0)
    let again = HandRun("init", in: files, folder: "/new")
    #expect(again.status == 1 && !again.errors.contains("Step"))
  }
}
