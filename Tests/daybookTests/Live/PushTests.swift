import Foundation
import Journal
import Platform
import Testing

@testable import daybook

/// A push command that answers as it is told, and keeps what it was given.
final class Receiver: @unchecked Sendable {
  /// What it was given: day and quantity, `10 1.25`.
  private(set) var got: [String] = []
  private(set) var calls: [ChildProcess] = []
  /// What it answers next; 0 when there is nothing left.
  var answers: [ChildProcess.Ending] = []
  /// Happens while it runs.
  var meanwhile: (() -> Void)?

  @Sendable func run(_ child: ChildProcess) -> ChildProcess.Ending {
    calls.append(child)
    if case .bytes(let bytes) = child.input {
      got.append(Receiver.told(String(decoding: bytes, as: UTF8.self)))
    }
    meanwhile?()
    return answers.isEmpty ? .exited(0) : answers.removeFirst()
  }

  /// The day of January and the quantity of an object.
  static func told(_ object: String) -> String {
    let json = try? JSONSerialization.jsonObject(with: Data(object.utf8)) as? [String: Any]
    guard let json, let at = json["logged_at"] as? String, let quantity = json["quantity"] as? NSNumber else {
      return object
    }
    return "\(at.dropFirst(8).prefix(2)) \(quantity)"
  }

  /// What it was given since it was last asked.
  func takeAll() -> [String] {
    defer { got = [] }
    return got
  }
}

@Suite struct PushTests {
  static let state = "/home/.local/state/daybook/push/outbox"
  static let configuration = small + "push \"/bin/sh -c 'post it'\"\n"

  /// Three days with 1 l, 1.5 l and 250 ml, and the permission to push them.
  func files(_ more: [String: String] = [:], configuration: String = Self.configuration) -> MemoryFiles {
    let files = daybook(
      [
        "daybook.conf": configuration, "2026-01-10.txt": "water 1l 08:10\n",
        "2026-01-11.txt": "water 1l 08:10\nwater 500ml 21:00\n", "2026-01-12.txt": "water 250ml 10:00\n",
      ].merging(more) { _, new in new })
    #expect(Run("config allow", in: files).status == 0)
    return files
  }

  func push(_ words: String = "", in files: MemoryFiles, to receiver: Receiver) -> Run {
    Run("push --zone Z \(words)", in: files, programs: { receiver.run($0) })
  }

  @Test func everyTotalIsSentOnceTheNewestFirst() {
    let (files, receiver) = (files(), Receiver())
    let first = push(in: files, to: receiver)
    #expect(first.output == "2026-01-12  0.25 l\n2026-01-11  1.5 l\n2026-01-10  1 l\n")
    #expect(first.status == 0 && first.errors == "")
    #expect(receiver.takeAll() == ["12 0.25", "11 1.5", "10 1"])
    #expect(files.mode(of: Self.state) == 0o600)
    let second = push(in: files, to: receiver)
    #expect(second.status == 0 && second.output == "" && receiver.got == [])
  }

  @Test func theObjectIsTheOneOfTheExportOnALineOfItsOwn() {
    let (files, receiver) = (files(["2026-01-11.txt": "", "2026-01-10.txt": ""]), Receiver())
    #expect(push(in: files, to: receiver).status == 0)
    #expect(
      receiver.calls[0].input
        == "{\"type\":\"water_liters\",\"quantity\":0.25,\"logged_at\":\"2026-01-12T10:00:00Z\",\"notes\":null}\n"
    )
    #expect(receiver.calls[0].input == Run("export --format fitiq --zone Z", in: files).output)
    #expect(push("--all", in: files, to: receiver).status == 0)
    let east = Run("push --all --zone +02:00", in: files, programs: { receiver.run($0) })
    #expect(east.status == 0 && receiver.calls[2].input.contains("2026-01-12T08:00:00Z"))
  }

  @Test func aChangedAnEmptiedAndAVanishedDayAreSentAgain() {
    let (files, receiver) = (files(), Receiver())
    _ = push(in: files, to: receiver)
    _ = receiver.takeAll()
    files["/log/2026-01-12.txt"] = "water 250ml 10:00\nwater 0.1l 11:00\n"
    files["/log/2026-01-11.txt"] = "a day without a drink\n"
    files["/log/2026-01-10.txt"] = nil
    #expect(push(in: files, to: receiver).status == 0)
    #expect(receiver.takeAll() == ["12 0.35", "11 0", "10 0"])
    _ = push(in: files, to: receiver)
    #expect(receiver.got == [])
  }

  @Test func aDayThatIsNotOnThisMachineIsNotAnEmptyOne() {
    let (files, receiver) = (files(), Receiver())
    _ = push(in: files, to: receiver)
    _ = receiver.takeAll()
    files["/log/2026-01-10.txt"] = nil
    files["/log/.2026-01-10.txt.icloud"] = "placeholder"
    #expect(push(in: files, to: receiver).status == 0)
    #expect(receiver.got == [])
  }

  @Test func aRefusedTotalWaitsTwiceAsLongEachTimeUpToSixHours() {
    let (files, receiver) = (files(["2026-01-11.txt": "", "2026-01-10.txt": ""]), Receiver())
    for minute in [0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 871, 1231] {
      for (time, count) in [(minute - 1, 0), (minute, 1)] where time >= 0 && (time > 0 || minute == 0) {
        receiver.answers = [.exited(22)]
        let moment = Moment(day: Day("2026-01-13")!, time: .midnight).advanced(byMinutes: time)
        #expect(push("--now \(moment.day)T\(moment.time)", in: files, to: receiver).status == 1)
        #expect(receiver.takeAll().count == count, "\(time)")
      }
    }
    #expect(push("--now 2026-01-14T02:00 --list", in: files, to: receiver).output.contains("failed 12 times"))
  }

  @Test func aFailureIsToldAndSaysWhenItIsTriedAgain() {
    let (files, receiver) = (files(), Receiver())
    receiver.answers = [.exited(22), .exited(0), .signalled(9)]
    let run = push(in: files, to: receiver)
    #expect(run.status == 1 && run.output == "2026-01-11  1.5 l\n")
    #expect(
      run.errors == """
        2026-01-12 was not taken: sh ended with status 22
        2026-01-10 was not taken: sh was ended by signal 9
        2 days wait; the next try is at 14:31

        """)
    let early = push("--lang cs", in: files, to: receiver)
    #expect(early.status == 1 && early.errors == "čekají 2\u{A0}dny; příští pokus: 14:31\n")
    #expect(push("--retry", in: files, to: receiver).status == 0)
    #expect(receiver.got == ["12 0.25", "11 1.5", "10 1", "12 0.25", "10 1"])
  }

  @Test func aTotalThatChangesNeedNotWaitForTheOneThatFailed() {
    let (files, receiver) = (files(), Receiver())
    receiver.answers = [.exited(1)]
    _ = push(in: files, to: receiver)
    files["/log/2026-01-12.txt"] = "water 300ml\n"
    #expect(push(in: files, to: receiver).status == 0)
    #expect(receiver.got.last == "12 0.3")
  }

  @Test func whatMayHaveArrivedIsSetRightThoughTheOldTotalIsBack() {
    let (files, receiver) = (files(), Receiver())
    _ = push(in: files, to: receiver)
    files["/log/2026-01-12.txt"] = "water 300ml 10:00\n"
    receiver.answers = [.exited(52)]
    #expect(push(in: files, to: receiver).status == 1)
    files["/log/2026-01-12.txt"] = "water 250ml 10:00\n"
    #expect(push("--list", in: files, to: receiver).output == "2026-01-12  0.25 l  0.3 l may have arrived\n")
    #expect(push(in: files, to: receiver).status == 0)
    #expect(receiver.got.suffix(2) == ["12 0.3", "12 0.25"])
  }

  @Test(arguments: [
    ([ChildProcess.Ending.exited(7), .exited(7), .exited(7)], 3, "4 days wait for the next push"),
    ([.exited(7), .exited(7), .exited(0), .exited(7)], 4, "3 days wait; the next try is at 14:31"),
    (
      [.timedOut], 1,
      "2026-01-12 was not taken: sh took longer than 30 seconds\n4 days wait for the next push"
    ),
  ])
  func afterThreeFailuresInARowOrOneThatTookTooLongTheRestIsLeft(
    _ answers: [ChildProcess.Ending], _ calls: Int, _ words: String
  ) {
    let (files, receiver) = (files(["2026-01-09.txt": "water 1l\n"]), Receiver())
    receiver.answers = answers
    let run = push(in: files, to: receiver)
    #expect(
      run.status == 1 && receiver.got.count == calls && run.errors.hasSuffix(words + "\n"), "\(run.errors)")
  }

  @Test func nothingRunsThatWasNotAllowedAsItStands() {
    let receiver = Receiver()
    let files = daybook(["daybook.conf": Self.configuration, "2026-01-12.txt": "water 1l\n"])
    let refused = push(in: files, to: receiver)
    #expect(refused.status == 2 && refused.errors.contains("'daybook config allow'"))
    #expect(refused.errors.split(separator: "\n").count == 1)
    _ = Run("config allow", in: files)
    files["/log/daybook.conf"] = small + "push \"/bin/sh -c 'rm it'\"\n"
    #expect(push(in: files, to: receiver).status == 2)
    #expect(receiver.calls.isEmpty)
  }

  @Test(arguments: [
    (small, "has no push command"), (small + "push \"/bin/sh 'open\"\n", "quote"),
    (small + "push \"no-such-program -x\"\n", "'no-such-program -x'"),
    ("daybook 1\nhabit gym\npush \"/bin/sh\"\n", "no measure"),
    ("daybook 1\nmeasure tea unit ml\npush \"/bin/sh\"\n", "is called water or has a goal"),
  ])
  func whatCannotBePushedIsOneClearLine(_ configuration: String, _ words: String) {
    let files = daybook(["daybook.conf": configuration, "2026-01-12.txt": "water 1l\n"])
    _ = Run("config allow", in: files)
    let run = Run("push", in: files, environment: ["PATH": "/none"])
    #expect(run.status == 2 && run.output == "" && run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func theCommandIsSplitWithoutAShellAndMayTakeHalfAMinute() throws {
    let (files, receiver) = (files(), Receiver())
    _ = push(in: files, to: receiver)
    #expect(receiver.calls[0].program == (try DiskFiles().resolved(Path("/bin/sh"))))
    #expect(receiver.calls[0].name == "/bin/sh")
    #expect(receiver.calls[0].arguments == ["-c", "post it"])
    #expect(receiver.calls[0].timeoutInMilliseconds == 30_000 && receiver.calls[0].isGroup)
  }

  @Test func listAndDryRunNeedNoPermissionAndChangeNothing() {
    let receiver = Receiver()
    let files = daybook(["daybook.conf": Self.configuration, "2026-01-12.txt": "water 1l 08:00\n"])
    let before = files.paths
    #expect(push("--list", in: files, to: receiver).output == "2026-01-12  1 l  not sent yet\n")
    #expect(Receiver.told(push("--dry-run", in: files, to: receiver).output) == "12 1")
    #expect(receiver.calls.isEmpty && files.paths == before)
  }

  @Test func everythingIsSentAgainOnlyIfAsked() {
    let (files, receiver) = (files(), Receiver())
    _ = push(in: files, to: receiver)
    _ = receiver.takeAll()
    #expect(push("--all", in: files, to: receiver).status == 0)
    #expect(receiver.got == ["12 0.25", "11 1.5", "10 1"])
  }

  @Test func twoPushesNeverRunAtOnce() {
    let (files, receiver, other) = (files(), Receiver(), Receiver())
    receiver.meanwhile = {
      let second = push(in: files, to: other)
      #expect(second.status == 1 && second.errors.hasPrefix("another push is running"))
    }
    #expect(push(in: files, to: receiver).status == 0)
    #expect(receiver.got.count == 3 && other.got == [])
  }

  @Test func twoDaybooksAreToldApart() {
    let (files, receiver) = (files(), Receiver())
    files["/other/daybook.conf"] = Self.configuration
    files["/other/2026-01-12.txt"] = "water 250ml 10:00\n"
    _ = Run("--dir /other config allow", in: files)
    _ = push(in: files, to: receiver)
    #expect(push("--dir /other", in: files, to: receiver).status == 0)
    #expect(receiver.takeAll().count == 4)
    _ = push(in: files, to: receiver)
    _ = push("--dir /other", in: files, to: receiver)
    #expect(receiver.got == [])
  }

  @Test func aStateFolderThatCannotBeWrittenSendsNothing() {
    let (files, receiver) = (files(), Receiver())
    files.setMode("/home/.local/state/daybook", 0o500)
    let run = push(in: files, to: receiver)
    #expect(run.status == 2 && run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(run.errors.contains("/home/.local/state/daybook/push") && receiver.got == [])
    let homeless = Run("push", in: files, environment: ["HOME": ""], programs: { receiver.run($0) })
    #expect(homeless.status == 2 && homeless.errors.contains("XDG_STATE_HOME"))
  }

  @Test func anAnswerThatCannotBeKeptIsSaid() {
    let (files, receiver) = (files(), Receiver())
    receiver.meanwhile = { files.refusing[.append] = .noSpace }
    let run = push(in: files, to: receiver)
    #expect(run.status == 2 && run.errors.contains("2026-01-12 was taken, but that cannot be kept"))
    #expect(receiver.got.count == 1)
  }

  @Test func aLineThatWasTornOrIsOfANewerVersionIsNoTrouble() {
    let (files, receiver) = (files(), Receiver())
    _ = push(in: files, to: receiver)
    let newer = "outbox-2\t/log\tsomething\n"
    files[Self.state] = newer + files[Self.state]! + "\noutbox-1\t/log\t2026-01-12\twater_liters\tacknow"
    _ = receiver.takeAll()
    files["/log/2026-01-11.txt"] = "water 2l\n"
    #expect(push(in: files, to: receiver).status == 0)
    #expect(receiver.got == ["11 2"])
    #expect(files[Self.state]!.contains("outbox-2\t/log\tsomething"))
  }

  @Test(arguments: [MemoryFiles.Fault.killed, .powerLoss])
  func whereverItIsKilledEveryTotalArrivesAndAtMostTheOneUnderWayTwice(fault: MemoryFiles.Fault) {
    for step in 0... {
      let (files, receiver) = (files(), Receiver())
      files.fault = fault
      files.failingOperation = files.operations + step
      let isWhole = push(in: files, to: receiver).status == 0
      files.restart()
      #expect(push(in: files, to: receiver).status == 0, "step \(step)")
      let got = receiver.takeAll()
      #expect(Set(got) == ["12 0.25", "11 1.5", "10 1"], "step \(step)")
      if case .killed = fault { #expect(got.count <= 4, "step \(step): \(got)") }
      _ = push(in: files, to: receiver)
      #expect(receiver.got == [], "step \(step)")
      if isWhole { return }
    }
  }
}

extension ChildProcess.Input {
  /// The text that is given; nothing of any other input.
  var text: String { if case .bytes(let bytes) = self { String(decoding: bytes, as: UTF8.self) } else { "" } }

  static func == (input: ChildProcess.Input, text: String) -> Bool { input.text == text }
  func contains(_ part: String) -> Bool { text.contains(part) }
}
