import Foundation
import Platform
import TestSupport
import Testing

@testable import daybook

/// The program that was built with these tests, as a process of its own that can be killed and left alone.
struct BuiltProgram {
  let folder: TemporaryFolder
  private let program: String
  private let environment: Environment

  /// Makes a daybook in a folder that goes away with this value; `badges` and first proofs are out of the way.
  init() throws {
    folder = try TemporaryFolder()
    program = builtProgram ?? ""
    var variables = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("DAYBOOK") }
    variables["XDG_STATE_HOME"] = folder.path.description + "/state"
    variables["LANG"] = "en_US.UTF-8"
    environment = Environment(variables)
    try folder.write("daybook 1\nmeasure water goal 99l cup 250ml\nbadges off\n", to: "daybook.conf")
  }

  /// A run of a command line, its answer kept.
  func run(_ words: String...) throws -> (ending: ChildProcess.Ending, output: String) {
    let (ending, output) = try child(words, .kept(limit: 100_000)).run()
    return (ending, String(decoding: output, as: UTF8.self))
  }

  /// A run of a command line that is killed after so many milliseconds, if it takes that long.
  func kill(after milliseconds: Double, _ words: String...) throws {
    let child = child(words, .discarded)
    let number = try System.spawn(
      child.program, [child.program.description] + child.arguments, environment.assignments, input: .nothing,
      output: .nothing, isGroup: false)
    usleep(UInt32(milliseconds * 1000))
    System.end(number, isGroup: false, forcibly: true)
    _ = System.ending(of: number, waiting: true)
  }

  private func child(_ words: [String], _ output: ChildProcess.Output) -> ChildProcess {
    ChildProcess(
      program: Path(program),
      arguments: ["--dir", folder.path.description, "--now", "2026-01-12T14:30"] + words,
      environment: environment, input: .nothing, output: output)
  }

  /// Whether the long forms of these tests are wanted: `DAYBOOK_LONG=1 swift test`.
  static let isLong = ProcessInfo.processInfo.environment["DAYBOOK_LONG"] != nil
}

/// What other processes and the end of this one do to a file that is being written.
@Suite(.serialized, .needsBuiltProgram())
struct KilledWriterTests {
  static let day = "2026-01-12.txt"

  @Test func aWriterKilledAtAnyMomentLeavesTheOldFileOrTheNewOne() throws {
    let program = try BuiltProgram()
    let folder = program.folder
    try folder.write("start\r\n", to: Self.day)
    let start = Date()
    #expect(try program.run("note", "one").ending == .exited(0))
    let usual = Date().timeIntervalSince(start) * 1000
    var chance = SystemRandomNumberGenerator()
    var old = folder[Self.day] ?? ""
    var (kept, written) = (0, 0)
    for round in 0..<(BuiltProgram.isLong ? 500 : 120) {
      try program.kill(after: .random(in: 0...(usual * 1.2), using: &chance), "note", "round \(round)")
      let now = folder[Self.day]
      #expect(now == old || now == old + "round \(round)\r\n", "round \(round)")
      if now == old { kept += 1 } else { written += 1 }
      old = now ?? ""
    }
    #expect(kept > 0 && written > 0, "\(kept) kept, \(written) written")
    // Whatever was left lying is gone after the next write, and nothing stands in its way.
    #expect(try program.run("note", "last").ending == .exited(0))
    #expect(folder[Self.day] == old + "last\r\n")
    #expect(try folder.names == [Self.day, "daybook.conf", "state"])
    #expect(try program.run("undo").ending == .exited(0))
    #expect(folder[Self.day] == old)
    #expect(try folder.names == [Self.day, "daybook.conf", "state"])
  }

  @Test func writersAtOnceLoseNoLine() throws {
    let program = try BuiltProgram()
    let turns = BuiltProgram.isLong ? 250 : 8
    let failures = SharedList()
    DispatchQueue.concurrentPerform(iterations: 8) { writer in
      for turn in 0..<turns {
        let ending = try? program.run("note", "\(writer) \(turn)").ending
        if ending != .exited(0) { failures.append("\(String(describing: ending))") }
      }
    }
    #expect(failures.items == [])
    let lines = program.folder[Self.day]?.split(separator: "\n") ?? []
    #expect(lines.count == 8 * turns && Set(lines).count == 8 * turns)
    #expect(try program.folder.names == [Self.day, "daybook.conf", "state"])
  }

  @Test(arguments: [true, false])
  func besideAnEditorThatSavesAllTheTimeNothingIsTornAndEachWriteArrives(isRenaming: Bool) throws {
    let program = try BuiltProgram()
    let path = program.folder.path.appending(Self.day)
    let head = (0..<40).map { "line \($0) of what the editor holds\n" }.joined()
    try program.folder.write(head, to: Self.day)
    let failures = SharedList()
    let arrived = SharedList()
    let editor = Editor(path: path.description, isRenaming: isRenaming, head: head)
    editor.start()
    DispatchQueue.concurrentPerform(iterations: 4) { writer in
      for turn in 0..<(BuiltProgram.isLong ? 100 : 4) {
        // Told as facts: the line that was written, with its number in the file that held it.
        guard let (ending, output) = try? program.run("note", "\(writer) \(turn)") else { continue }
        if ending != .exited(0) { failures.append("\(ending)") }
        if output.contains("\(writer) \(turn)\n") { arrived.append(output) }
      }
    }
    editor.stop()
    #expect(failures.items == [])
    #expect(arrived.items.count == 4 * (BuiltProgram.isLong ? 100 : 4))
    #expect(editor.torn.items == [])
    let text = program.folder[Self.day] ?? ""
    #expect(text.hasPrefix(head), "\(text)")
    let names = try program.folder.names.filter { !$0.hasSuffix("~") }
    #expect(names == [Self.day, "daybook.conf", "state"])
  }

  @Test func besideAnEditorThatSavesOnlyWhatItHasSeenNothingIsLost() throws {
    let program = try BuiltProgram()
    try program.folder.write("start\n", to: Self.day)
    let editor = CarefulEditor(path: program.folder.path.appending(Self.day).description)
    editor.start()
    let (writers, turns) = (4, BuiltProgram.isLong ? 100 : 12)
    let failures = SharedList()
    DispatchQueue.concurrentPerform(iterations: writers) { writer in
      for turn in 0..<turns {
        let ending = try? program.run("note", "add \(writer) \(turn)").ending
        if ending != .exited(0) { failures.append("\(String(describing: ending))") }
      }
    }
    editor.stop()
    #expect(failures.items == [])
    // What was saved twice within one write stands beside the day.
    let names = try program.folder.names.filter { $0 == Self.day || $0.hasPrefix(".\(Self.day).daybook") }
    let lines = names.flatMap { program.folder[$0]?.split(separator: "\n").map(String.init) ?? [] }
    let adds = (0..<writers).flatMap { writer in (0..<turns).map { "add \(writer) \($0)" } }
    let saves = (0..<editor.saves).map { "save \($0)" }
    #expect(Set(adds + saves + ["start"]).subtracting(lines) == [])
    #expect(editor.saves > 5)
    let day = program.folder[Self.day]?.split(separator: "\n") ?? []
    #expect(Set(day).count == day.count)
  }

  @Test func twoUndosAtOnceTakeTwoChangesBackOrOneAndSaySo() throws {
    let program = try BuiltProgram()
    for round in 0..<(BuiltProgram.isLong ? 50 : 5) {
      for line in 0..<4 { _ = try program.run("note", "\(round) \(line)") }
      let before = program.folder[Self.day] ?? ""
      let endings = SharedList()
      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        if let run = try? program.run("undo") { endings.append("\(run.ending)") }
      }
      #expect(endings.items == ["exited(0)", "exited(0)"])
      let kept = before.split(separator: "\n").dropLast(2).map { $0 + "\n" }.joined()
      #expect(program.folder[Self.day] == kept, "round \(round)")
    }
  }
}

/// Another program that reads the file, and saves what it read with its own first lines, every 10 ms.
private final class Editor: @unchecked Sendable {
  private let path: String
  private let isRenaming: Bool
  private let head: String
  private let guarding = NSLock()
  private var isStopped = false
  private let ended = DispatchSemaphore(value: 0)
  /// What it found that neither it nor daybook can have written whole.
  let torn = SharedList()

  init(path: String, isRenaming: Bool, head: String) {
    self.path = path
    self.isRenaming = isRenaming
    self.head = head
  }

  func start() {
    Thread.detachNewThread { [self] in
      while !guarding.withLock({ isStopped }) {
        save()
        usleep(10_000)
      }
      ended.signal()
    }
  }

  func stop() {
    guarding.withLock { isStopped = true }
    ended.wait()
  }

  private func save() {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      torn.append("no file")
      return
    }
    if !text.hasPrefix(head) || !text.hasSuffix("\n") { torn.append(text) }
    let flags = isRenaming ? O_CREAT : 0
    let target = isRenaming ? path + "~" : path
    let file = open(target, O_WRONLY | O_TRUNC | flags, 0o644)
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    close(file)
    if isRenaming { rename(target, path) }
  }
}
