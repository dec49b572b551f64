import TestSupport
import Testing

@testable import Journal

@Suite struct RemovedLinesTests {
  /// "U+FEFF within a line is passed over": at the beginning of the file's new first line it is the file's mark.
  @Test func aLineThatBeginsWithAByteOrderMarkMayBecomeTheFirst() throws {
    let file = DayFile("Rain.\n\u{FEFF}[ ] gym\nSun.\n")
    let after = try #require(file.bytes(without: [0]))
    #expect(after.source == ContiguousArray("\u{FEFF}[ ] gym\nSun.\n".utf8) && after.markLength == 3)
    #expect(file.bytes(without: [1])?.source == ContiguousArray("Rain.\nSun.\n".utf8))
    let reader = DayReader(configured("habit gym\n"))
    #expect(EditingProof(file, of: Day("2026-01-12")!, by: reader).losses == [])
  }
}
