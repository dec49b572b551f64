import Platform
import Testing

@testable import daybook

@Suite struct UndoTests {
  let files = MemoryFiles(["/d/conf": ""])
  var log: UndoLog { UndoLog(files: files, folder: Path("/home/.local/state/daybook")) }
  static let logFile = "/home/.local/state/daybook/undo"

  func step(_ id: String) -> UndoStep { UndoStep(id: id, when: "then", what: "what \(id)") }

  /// Changes files as one step; nil removes.
  func change(_ id: String, _ new: [(String, String?)]) throws {
    var write = PendingWrite(to: files, in: Path("/d"), undo: log, as: step(id))
    try write.perform(new.map { Path($0.0) }) { path, _ in
      guard let text = new.first(where: { Path($0.0) == path })?.1 else { return .remove }
      return .write(bytes(text))
    }
    #expect(write.cover == .recorded)
  }

  /// Undoes, and says what came of it in a word and the files' names.
  func undo() throws -> String {
    switch try log.undo(Path("/d")) {
    case .undone(let step, let files):
      "undone \(step.id): "
        + files.map { "\($0.file)\($0.exactness == .ownLinesOnly ? " (lines)" : "")" }.joined(separator: ", ")
    case .nothingLeft: "nothing"
    case .changedSince(let step, let file, _): "changed \(step.id): \(file)"
    case .gone(let step, let file): "gone \(step.id): \(file)"
    case .alreadyBack(let step, let file, let next): "back \(step.id): \(file), \(next?.id ?? "none")"
    case .torn: "torn"
    case .stopped(let trouble, let givenBack): "stopped after \(givenBack): \(trouble.path)"
    }
  }

  @Test func stepsAreTakenBackFromTheNewestOn() throws {
    try change("1", [("a", "one\n")])
    try change("2", [("a", "one\ntwo\n")])
    try change("3", [("a", nil)])
    #expect(try log.list(Path("/d")).map(\.step.id) == ["3", "2", "1"])
    #expect(try undo() == "undone 3: a")
    #expect(files["/d/a"] == "one\ntwo\n")
    #expect(try undo() == "undone 2: a")
    #expect(files["/d/a"] == "one\n")
    #expect(try undo() == "undone 1: a")
    #expect(files["/d/a"] == nil)
    #expect(try undo() == "nothing")
    #expect(try log.list(Path("/d")).isEmpty)
  }

  @Test func aStepOfManyFilesIsTakenBackInAllOfThem() throws {
    files["/d/b"] = "b\n"
    try change("1", [("a", "a\n"), ("b", "c\n")])
    #expect(try log.list(Path("/d")).map(\.files) == [[Path("a"), Path("b")]])
    #expect(try log.preview(Path("/d")) != .nothingLeft)
    #expect(files["/d/b"] == "c\n")
    #expect(try undo() == "undone 1: b, a")
    #expect((files["/d/a"], files["/d/b"]) == (nil, "b\n"))
  }

  @Test func aStepOfManyFilesIsTakenBackInNoneIfOneHasChanged() throws {
    files["/d/b"] = "b\n"
    try change("1", [("a", "a\n"), ("b", "c\n")])
    files["/d/b"] = "theirs\n"
    #expect(try undo() == "changed 1: b")
    #expect((files["/d/a"], files["/d/b"]) == ("a\n", "theirs\n"))
  }

  @Test func aFileChangedTwiceInOneStepGoesBackToItsBeginning() throws {
    try change("1", [("a", "1\n")])
    try change("2", [("a", "2\n")])
    try change("2", [("a", "3\n")])
    #expect(try undo() == "undone 2: a")
    #expect(files["/d/a"] == "1\n")
  }

  @Test func daybooksAreApart() throws {
    try change("1", [("a", "1\n")])
    #expect(try log.undo(Path("/home")) == .nothingLeft)
    #expect(files["/d/a"] == "1\n")
  }

  @Test func aChangeThatNeverHappenedIsToldBeforeTheOneBeforeItIsTaken() throws {
    try change("1", [("a", "1\n")])
    try log.add([
      UndoRecord(
        step: step("2"), daybook: Path("/d"), file: Path("a"), before: bytes("1\n"), after: bytes("2\n"))
    ])
    #expect(try undo() == "back 2: a, 1")
    #expect(files["/d/a"] == "1\n")
    #expect(try undo() == "undone 1: a")
    #expect(files["/d/a"] == nil)
    #expect(try log.list(Path("/d")).isEmpty)
  }

  @Test(
    arguments: [
      [("a", "1\n"), ("a", "1\n2\n")], [("a", "1\n"), ("b", "2\n")], [("a", "1\n"), ("a", nil)],
      [("a", "1\n"), ("b", "2\n"), ("b", nil)],
    ] as [[(String, String?)]])
  func aChangeThatWasTakenBackByHandIsToldAndNoOlderOneTaken(changes: [(String, String?)]) throws {
    var states: [[String?]] = []
    for (id, new) in changes.enumerated() {
      states.append([files["/d/a"], files["/d/b"]])
      try change("\(id)", [new])
    }
    let last = changes.count - 1
    (files["/d/a"], files["/d/b"]) = (states[last][0], states[last][1])
    let preview = try log.preview(Path("/d"))
    #expect(try undo() == "back \(last): \(changes[last].0), \(last - 1)")
    #expect(preview == .alreadyBack(step("\(last)"), Path(changes[last].0), next: step("\(last - 1)")))
    #expect((files["/d/a"], files["/d/b"]) == (states[last][0], states[last][1]))
    #expect(try undo() == "undone \(last - 1): \(changes[last - 1].0)")
    #expect((files["/d/a"], files["/d/b"]) == (states[last - 1][0], states[last - 1][1]))
  }

  @Test func theLastOfAllThatWasTakenBackByHandLeavesNothing() throws {
    try change("1", [("a", "1\n")])
    files["/d/a"] = nil
    #expect(try undo() == "back 1: a, none")
    #expect(try undo() == "nothing")
  }

  @Test func aRemovedFileThatIsThereAgainIsLeft() throws {
    files["/d/a"] = "a\n"
    try change("1", [("a", nil)])
    files["/d/a"] = "theirs\n"
    #expect(try undo() == "changed 1: a")
  }

  @Test(arguments: [
    ("a\nb\n", "a\nX\nb\n", "a\nY\nb\n", Reversion.Hindrance.missing(bytes("X"))),
    ("a\r\n", "a\r\nX\r\n", "X\r\nc\r\nX\r\n", .repeated(bytes("X"))),
    ("a\nb\nc\n", "a\nc\n", "A\nc\n", .takenOut(bytes("b"))),
  ])
  func theLineThatKeepsAChangeFromBeingTakenBackIsTold(
    before: String, after: String, now: String, hindrance: Reversion.Hindrance
  ) throws {
    files["/d/a"] = before
    try change("1", [("a", after)])
    files["/d/a"] = now
    #expect(try log.undo(Path("/d")) == .changedSince(step("1"), Path("a"), hindrance))
    #expect(files["/d/a"] == now)
  }

  @Test func aFileThatIsGoneIsNotMadeAnew() throws {
    files["/d/a"] = "a\n"
    try change("1", [("a", "b\n")])
    files["/d/a"] = nil
    #expect(try undo() == "gone 1: a")
    #expect(files["/d/a"] == nil)
  }

  @Test(arguments: [0, 1])
  func aKillAtAnyStepLeavesAChangeThatCanBeTakenBack(kind: Int) throws {
    for moment in 0..<60 {
      let files = MemoryFiles(["/d/a": "1\n", "/d/b": "1\n"])
      let log = UndoLog(files: files, folder: Path("/home/daybook"))
      var first = PendingWrite(to: files, in: Path("/d"), undo: log, as: step("1"))
      try first.perform([Path("a")]) { _, _ in .write(bytes("2\n")) }
      files.failingOperation = files.operations + moment
      files.fault = kind == 0 ? .killed : .trouble(.noSpace)
      var second = PendingWrite(to: files, in: Path("/d"), undo: log, as: step("2"))
      let isMade = (try? second.perform([Path("a"), Path("b")]) { _, _ in .write(bytes("3\n")) }) != nil
      files.restart()
      let made = (files["/d/a"], files["/d/b"])
      #expect(made == ("2\n", "1\n") || made == ("3\n", "1\n") || made == ("3\n", "3\n"))
      var outcome = try log.undo(Path("/d"))
      if case .alreadyBack(step("2"), _, _) = outcome { outcome = try log.undo(Path("/d")) }
      if isMade, case .unavailable = second.cover {
        #expect(outcome == .changedSince(step("1"), Path("a"), .missing(bytes("2"))), "moment \(moment)")
        #expect((files["/d/a"], files["/d/b"]) == made, "moment \(moment)")
      } else if made.0 == "3\n" {
        #expect((files["/d/a"], files["/d/b"]) == ("2\n", "1\n"), "moment \(moment)")
      } else {
        #expect((files["/d/a"], files["/d/b"]) == ("1\n", "1\n"), "moment \(moment)")
      }
    }
  }

  @Test func aKillInTheMiddleOfAnUndoIsMadeGoodByTheNext() throws {
    for moment in 0..<60 {
      let files = MemoryFiles(["/d/a": "1\n", "/d/b": "1\n"])
      let log = UndoLog(files: files, folder: Path("/home/daybook"))
      var write = PendingWrite(to: files, in: Path("/d"), undo: log, as: step("1"))
      try write.perform([Path("a"), Path("b")]) { _, _ in .write(bytes("2\n")) }
      files.failingOperation = files.operations + moment
      _ = try? log.undo(Path("/d"))
      files.restart()
      _ = try log.undo(Path("/d"))
      #expect((files["/d/a"], files["/d/b"]) == ("1\n", "1\n"), "moment \(moment)")
    }
  }

  @Test func tornLinesAreSkippedAndForeignLinesKept() throws {
    try change("1", [("a", "1\n")])
    let torn = try #require(files[Self.logFile]).dropLast(5)
    files[Self.logFile] = "undo-9\tof the future\n" + torn + torn
    try change("2", [("a", "2\n")])
    #expect(try log.list(Path("/d")).map(\.step.id) == ["2"])
    #expect(try undo() == "undone 2: a")
    #expect(try #require(files[Self.logFile]).hasPrefix("\nundo-9\tof the future\n"))
    #expect(try #require(files[Self.logFile]).contains(torn))
  }

  @Test func theLogIsForItsOwnerAlone() throws {
    try change("1", [("a", "1\n")])
    #expect(files.mode(of: Self.logFile) == 0o600)
    #expect(files.mode(of: "/home/.local/state/daybook") == 0o700)
    _ = try undo()
    #expect(files.mode(of: Self.logFile) == 0o600)
    #expect(
      files.paths.filter { $0.hasPrefix("/home/") }.allSatisfy {
        "/home/.local/state/daybook/undo".hasPrefix($0)
      })
  }

  @Test func theLogKeepsTheNewestStepsAndThemWhole() throws {
    var log = log
    log.bounds = .init(steps: (most: 6, kept: 5), bytes: (most: 4000, kept: 3000), uncounted: 1)
    func record(_ id: Int, _ text: String = "x", file: Int = 0) -> UndoRecord {
      UndoRecord(
        step: step("\(id)"), daybook: Path("/d"), file: Path("\(file)"), before: nil, after: bytes(text))
    }
    func ids() throws -> [String] { try log.list(Path("/d")).map(\.step.id) }
    for id in 0..<6 { try log.add([record(id)]) }
    #expect(try ids() == ["5", "4", "3", "2", "1", "0"])
    try log.add([record(6)])
    #expect(try ids() == ["6", "5", "4", "3", "2"])
    try log.add([record(7, String(repeating: "y", count: 2600))])
    #expect(try ids() == ["7", "6", "5", "4", "3", "2"])
    try log.add([record(8, String(repeating: "y", count: 1000))])
    #expect(try ids() == ["8"])
    try log.add((0..<100).map { record(9, file: $0) })
    #expect(try ids() == ["9"])
    #expect(try log.records.of(Path("/d")).count == 100)
    try log.add([record(10)])
    #expect(try ids() == ["10"])
  }

  /// To count the steps, the whole log is read: of one that an import made long, not after each line.
  @Test func theStepsAreCountedOnlyWhereTheLogHasGrown() throws {
    var log = log
    log.bounds = .init(steps: (most: 3, kept: 2), bytes: (most: 4000, kept: 3000), uncounted: 600)
    func add(_ id: Int) throws {
      try log.add([
        UndoRecord(
          step: step("\(id)"), daybook: Path("/d"), file: Path("a"), before: nil, after: bytes("x"))
      ])
    }
    var counts: [Int] = []
    for id in 0..<40 {
      try add(id)
      counts.append(try log.list(Path("/d")).count)
    }
    let drops = zip(counts, counts.dropFirst()).count { $1 <= $0 }
    #expect((1...12).contains(drops))
    #expect(counts.allSatisfy { $0 <= 3 + 600 / 60 })
    #expect(counts.contains { $0 > 3 } && counts.contains(2))
  }

  @Test func aRecordIsTheSameAfterItsLine() throws {
    let odd = Path(bytes: [0x61, 0xFF, 0x09, 0x0A, 0x25])
    let record = UndoRecord(
      step: UndoStep(id: "1", when: "po 12. ledna", what: "přidat\tvodu, 5 %: \n"), daybook: odd, file: odd,
      before: bytes("a\r\nb\u{0}\nc"), after: bytes("a\r\nč,:%\nc\n"))
    #expect(UndoRecord(line: record.line[...]) == record)
    #expect(record.line.allSatisfy { $0 == 9 || (0x21...0x7E).contains($0) })
    for cut in 1..<record.line.count { #expect(UndoRecord(line: record.line.dropLast(cut)) == nil) }
  }

  /// What the file is before and after the change, what others made of it, and what undoing leaves of that.
  @Test(
    arguments: [
      // Only grown at its end.
      ("a\n", "a\nb\n", "a\nb\nc\n", "a\nc\n"),
      ("a\nb\n", "b\n", "b\nc\n", "a\nb\nc\n"),
      ("a", "a\nb\n", "a\nb\nc\n", "a\nc\n"),
      ("a", "a\nb", "a\nb\nc", "a\nc"),
      ("a", "a\r\nb\r\n", "a\r\nb\r\nc\r\n", "a\r\nc\r\n"),
      ("", "b", "b\nc\n", "c\n"),
      (nil, "b\n", "b\nc\n", "c\n"),
      // Lines elsewhere are new, changed or gone.
      ("a\n", "a\nb\n", "x\na\nb\n", "x\na\n"),
      ("a\n", "a\nb\n", "b\n", ""),
      (nil, "b\n", "x\nb\n", "x\n"),
      (nil, "b\nc\n", "b\r\nc\r\n", nil),
      ("a\nb\nc\n", "a\nB\nc\n", "x\na\nB\nc\ny\n", "x\na\nb\nc\ny\n"),
      ("a\nb\nc\nd\n", "A\nb\nc\nD\n", "A\nb\nx\nc\nD\ny\n", "a\nb\nx\nc\nd\ny\n"),
      ("a", "a\nb\n", "x\na\nb\ny\n", "x\na\ny\n"),
      // The same line twice: the one that stands where it was put.
      ("a\nb\n", "a\nb\nb\n", "a\ncc\nb\nb\n", "refused"),
      ("a\n", "a\nb\n", "x\nb\nb\n", "x\nb\n"),
      // Changed itself, or without a trace.
      ("a\n", "a\nb\n", "a\nB\n", "refused"),
      ("a\n", "a\nb\n", "a\nb c\n", "refused"),
      ("a\n", "a\nb", "a\nb c", "refused"),
      ("a\nb\n", "a\n", "x\na\n", "refused"),
      ("a\n", "a\nb\n", "", "refused"),
    ] as [(String?, String, String, String?)])
  func onlyOwnLinesAreTakenBackFromAFileThatOthersChanged(
    before: String?, after: String, current: String, restored: String?
  ) {
    let record = UndoRecord(
      step: step("1"), daybook: Path("/d"), file: Path("a"), before: before.map(bytes), after: bytes(after))
    switch record.reverting(bytes(current)) {
    case .restored(let bytes, let exactness):
      #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == restored)
      #expect(exactness == .ownLinesOnly)
    case .changedSince: #expect(restored == "refused")
    case .notNeeded, .gone: Issue.record("it is neither undone nor gone")
    }
  }

  @Test(arguments: [
    ("", ""), ("a\n", "a\n"), ("", "a"), ("a", ""), ("a\nb\nc\n", "a\nc\n"), ("a\nb\n", "b\na\n"),
    ("a\r\nb", "a\nb"), ("a\na\na\n", "a\na\n"), ("x\n1\n2\ny\n", "x\n1\nz\n2\ny"),
  ])
  func editsMakeTheOneFileOfTheOtherAndBack(before: String, after: String) {
    let edits = FileEdit.between(bytes(before), bytes(after))
    #expect(FileEdit.applying(edits, to: bytes(before)) == bytes(after))
    #expect(FileEdit.applying(FileEdit.inverse(of: edits), to: bytes(after)) == bytes(before))
    #expect(edits.isEmpty == (before == after))
  }

  @Test func editsThatLieApartAreApart() {
    let edits = FileEdit.between(bytes("a\nb\nc\n"), bytes("A\nb\nC\nd\n"))
    #expect(
      edits == [
        FileEdit(offset: 0, removed: bytes("a\n"), inserted: bytes("A\n")),
        FileEdit(offset: 4, removed: bytes("c\n"), inserted: bytes("C\nd\n")),
      ])
    #expect(FileEdit.applying(edits, to: bytes("a\nb\nx\n")) == nil)
  }

  @Test func manyLinesThatDifferAreOneEdit() {
    let before = bytes((0..<600).map { "old \($0)\n" }.joined())
    let after = bytes((0..<600).map { "new \($0)\n" }.joined())
    #expect(FileEdit.between(before, after) == [FileEdit(offset: 0, removed: before, inserted: after)])
  }

  @Test func fingerprintsAreFNV() {
    #expect(Fingerprint(of: "".utf8).hash == 0xCBF2_9CE4_8422_2325)
    #expect(Fingerprint(of: "foobar".utf8).hash == 0x8594_4171_F739_67E8)
  }
}
