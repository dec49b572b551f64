import Foundation
import Platform
import Testing

@testable import daybook

/// Files longer than a day's may be.
@Suite struct LongFileTests {
  @Test(arguments: ["2026-01-12.txt", "2026-01-11.txt", "daybook.conf"])
  func aFileOfAGigabyteIsOneClearErrorAndNotRead(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("daybook 1\nmeasure water unit ml\nbadges off\n", to: "daybook.conf")
    try folder.write("water 1l 08:00\n", to: name == "2026-01-12.txt" ? "2026-01-10.txt" : "2026-01-12.txt")
    let path = folder.path.appending(Path(name)).description
    if name != "daybook.conf" { try folder.write("", to: name) }
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.truncate(atOffset: 1 << 30)
    try handle.close()
    for command in ["stats", "add water 1l", "export --format json", "fmt"]
    where name != "2026-01-11.txt" || command != "add water 1l" {
      let run = Run(
        "\(command) --dir \(folder.path)", in: DiskFiles(), environment: ["HOME": folder.path.description])
      #expect(run.status == 2, "\(command)")
      #expect(run.errors.contains(name) && run.errors.contains("it is longer than 64 MB"), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1, "\(command): \(run.errors)")
    }
  }

  @Test func noFileGrowsLongerThanCanBeRead() throws {
    let files = MemoryFiles(["/d/a": ""])
    let most = Bytes(repeating: 0x20, count: DiskFiles.largestFile)
    #expect(try files.replace(Path("/d/a"), expecting: [], with: most) == .replaced)
    #expect(throws: FileTrouble(.overLimit, at: Path("/d/a"))) {
      try files.replace(Path("/d/a"), expecting: most, with: most + [0x20])
    }
  }
}
