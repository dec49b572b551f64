import Journal
import Platform
import Reports
import Testing

@testable import daybook

/// What is remembered between runs, in lines of fields.
@Suite struct StateFileTests {
  @Test(
    arguments: [
      [[0x61], [0x62]], [[0x61, 0x09], [0x62]], [[0x61], [0x09, 0x62]], [[0x61, 0x0A], []], [[], [0x0A]],
      [[0x25, 0x30, 0x39]], [[0x20], [0xFF], [0xC3, 0xA1], [0x3A, 0x2C, 0x5C]],
    ] as [[[UInt8]]])
  func aLineHoldsAnyBytes(_ fields: [[UInt8]]) {
    let line = StateLine(fields.map { Bytes($0) })
    #expect(line.bytes.count { $0 == 0x0A } == 1)
    #expect(StateLine(line: ArraySlice(line.bytes.dropLast())) == line)
  }

  @Test func twoFoldersThatOnceWereOneNameAreTwo() throws {
    let files = MemoryFiles(["/a\tb/daybook.conf": "", "/a b/daybook.conf": ""])
    func memory(_ folder: String) -> ReminderMemory {
      ReminderMemory(
        files: files, stateFolder: Path("/state"), daybook: Path(folder), day: Day("2026-01-12")!,
        measure: "water")
    }
    try memory("/a\tb").remember([Spoken(minute: 600, topic: .measure)])
    #expect(memory("/a\tb").remembered().today.map(\.minute) == [600])
    #expect(memory("/a b").remembered().today.isEmpty)
    try memory("/a b").remember([Spoken(minute: 700, topic: .measure)])
    #expect(memory("/a\tb").remembered().today.map(\.minute) == [600])
  }

  @Test func linesOfTheFirstVersionAreReadOrAllowNothing() throws {
    let files = MemoryFiles(["/my log/daybook.conf": ""])
    files["/state/reminded"] = "/my log\t2026-01-12\t600\ttick my gym\n"
    let memory = ReminderMemory(
      files: files, stateFolder: Path("/state"), daybook: Path("/my log"), day: Day("2026-01-12")!,
      measure: "water")
    #expect(memory.remembered().today == [Spoken(minute: 600, topic: .tick("my gym"))])
    files["/state/allowed"] = "allowed-1\t/my log\trun me\t\t\nallowed-2\t/my%20log\trun%20me\t\n"
    var configuration = Configuration()
    configuration.coach = "run me"
    let allowance = Allowance(stateFolder: Path("/state"))
    #expect(allowance.programs(for: configuration, of: Path("/my log"), in: files) == nil)
    try allowance.set(configuration, of: Path("/my log"), in: files)
    #expect(allowance.programs(for: configuration, of: Path("/my log"), in: files) != nil)
  }

  @Test func aPhrasingThatIsRememberedIsOneOfTwo() {
    let files = MemoryFiles(["/log/daybook.conf": ""])
    files["/state/coached"] = "/log\tsleepShort\t1\n/log\tsleepMet\t2\n/log\tallDone\t-1\n"
    let memory = CoachMemory(files: files, stateFolder: Path("/state"), daybook: Path("/log"))
    #expect(memory.said() == [.sleep(.sleepShort): 1])
  }

  @Test func aDiffIsColouredWhereOutputIs() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water  1l\n"])
    let plain = Run("fmt --diff", in: files)
    #expect(plain.output.contains("\n-water  1l\n+water 1l\n"), "\(plain.output)")
    let coloured = Run("fmt --diff --color always", in: files)
    #expect(coloured.output.contains("\u{1B}["))
    #expect(files["/log/2026-01-12.txt"] == "water  1l\n")
  }
}
