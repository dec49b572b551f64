import Foundation
import Journal
import Platform
import Testing

@testable import daybook

/// What `push` holds back, what it gives away beside the water, and whom it has told.
@Suite struct PushHoldTests {
  private let tests = PushTests()

  @Test(arguments: [
    "water 500mll\n", "water 1,250ml\n", "<<<<<<< ours\nwater 1l\n=======\nwater 2l\n>>>>>>> theirs\n",
  ])
  func aDayWithErrorsIsHeldAndToldUntilItHasNone(_ text: String) {
    let (files, receiver) = (tests.files(), Receiver())
    files["/log/2026-01-11.txt"] = "water 1l 08:10\n" + text
    let run = tests.push(in: files, to: receiver)
    #expect(receiver.takeAll() == ["12 0.25", "10 1"] && run.status == 1)
    #expect(run.errors.contains("1 day is held for errors: 2026-01-11; 'daybook check' names them"))
    #expect(tests.push("--list", in: files, to: receiver).errors.contains("1 day is held"))
    files["/log/2026-01-11.txt"] = "water 1l 08:10\n"
    #expect(tests.push(in: files, to: receiver).status == 0 && receiver.got == ["11 1"])
  }

  @Test func nothingIsSentWhileTheConfigurationHasErrors() {
    let (files, receiver) = (tests.files(), Receiver())
    files["/log/daybook.conf"] = PushTests.configuration + "goal water lots\n"
    let run = tests.push(in: files, to: receiver)
    #expect(run.status == 2 && receiver.got == [] && run.errors.contains("daybook.conf has errors"))
  }

  @Test func manyDaysThatWouldTurnToZeroWaitForAll() {
    let (files, receiver) = (tests.files(["2026-01-09.txt": "water 1l\n"]), Receiver())
    _ = tests.push(in: files, to: receiver)
    _ = receiver.takeAll()
    let renamed = PushTests.configuration.replacingOccurrences(
      of: "measure water \"Water\"", with: "measure aqua alias voda")
    files["/log/daybook.conf"] = renamed
    let run = tests.push(in: files, to: receiver)
    #expect(run.status == 1 && receiver.takeAll() == [])
    #expect(
      run.errors.contains("4 days that were sent before would become 0") && run.errors.contains("--all"))
    #expect(tests.push("--all", in: files, to: receiver).status == 0)
    #expect(receiver.got == ["12 0", "11 0", "10 0", "09 0"])
  }

  @Test func anyMeasureIsSentWhoseLineSaysSo() {
    let (files, receiver) = (tests.files(), Receiver())
    files["/log/daybook.conf"] =
      PushTests.configuration.replacingOccurrences(
        of: "measure water", with: "measure weight unit kg last push\nmeasure water")
    files["/log/2026-01-12.txt"] = "weight 82.4kg 07:05\nwater 250ml 10:00\n"
    let run = tests.push(in: files, to: receiver)
    #expect(run.output == "2026-01-12  weight 82.4 kg\n" && run.status == 0)
    #expect(
      receiver.calls[0].input
        == "{\"type\":\"weight\",\"quantity\":82.4,\"unit\":\"kg\",\"logged_at\":\"2026-01-12T07:05:00Z\",\"notes\":null}\n"
    )
    files["/log/daybook.conf"] =
      PushTests.configuration.replacingOccurrences(
        of: "measure water", with: "measure weight unit kg last push\nmeasure water push")
    #expect(
      tests.push(in: files, to: receiver).output == "2026-01-12  0.25 l\n2026-01-11  1.5 l\n2026-01-10  1 l\n"
    )
    files["/log/2026-01-12.txt"] = "water 250ml 10:00\n"
    _ = tests.push(in: files, to: receiver)
    #expect(receiver.calls.last?.input.contains("\"quantity\":null") == true)
  }

  @Test func aNewReceiverIsToldWhatItNeverGot() {
    let (files, receiver) = (tests.files(), Receiver())
    _ = tests.push(in: files, to: receiver)
    files["/log/daybook.conf"] = small + "push \"/bin/sh -c 'post elsewhere'\"\n"
    #expect(Run("config allow", in: files).status == 0)
    let told = "3 days went to another command"
    #expect(tests.push("--list", in: files, to: receiver).errors.contains(told))
    _ = receiver.takeAll()
    let run = tests.push(in: files, to: receiver)
    #expect(run.errors.contains(told) && run.errors.contains("'daybook push --all' sends them"))
    #expect(receiver.takeAll() == [] && tests.push(in: files, to: receiver).errors == "")
    #expect(tests.push("--all", in: files, to: receiver).errors == "" && receiver.got.count == 3)
  }

  @Test func aRenamedFolderIsTheSameDaybook() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path.appending("log").description, withIntermediateDirectories: true)
    try folder.write(PushTests.configuration, to: "log/daybook.conf", mode: 0o644)
    try folder.write("water 1l\n", to: "log/2026-01-10.txt", mode: 0o644)
    let (state, receiver) = (["XDG_STATE_HOME": folder.path.description], Receiver())
    func run(_ line: String, in name: String) -> Run {
      Run(
        line, in: DiskFiles(), environment: state, folder: folder.path.appending(name).description,
        programs: { receiver.run($0) })
    }
    #expect(run("config allow", in: "log").status == 0)
    #expect(run("push", in: "log").output == "2026-01-10  1 l\n")
    try FileManager.default.moveItem(
      atPath: folder.path.appending("log").description, toPath: folder.path.appending("moved").description)
    _ = run("config allow", in: "moved")
    let moved = run("push", in: "moved")
    #expect(moved.output == "" && moved.status == 0 && moved.errors.contains("this folder was '"))
    #expect(run("push", in: "moved").errors == "" && receiver.got.count == 1)
    // A copy is another one.
    try FileManager.default.copyItem(
      atPath: folder.path.appending("moved").description, toPath: folder.path.appending("copy").description)
    _ = run("config allow", in: "copy")
    #expect(run("push", in: "copy").output == "2026-01-10  1 l\n")
  }

  @Test func aTimerSendsEveryQuarterOfAnHour() {
    let run = Run("push --install systemd", in: tests.files())
    #expect(run.output.contains("OnCalendar=*:0/15") && run.output.contains("--dir /log --lang en push\n"))
    #expect(run.errors.contains("daybook-push-log-"))
  }
}
