import Foundation
import Platform
import Testing

@testable import daybook

/// Imports of folders and archives: what is beside the files that are read.
@Suite struct ImportSourceTranscripts {
  private static let marks = "Date,Value,Notes\n2026-01-12,YES_MANUAL,\n"

  @Test func filesOfAnotherFormatAreToldWithStatusOne() {
    let files = daybook([
      "daybook.conf": "daybook 1\nhabit bath\n", "out/001 Bath/Checkmarks.csv": Self.marks,
      "out/track-2026-01-11.gpx": "<gpx/>", "out/track-2026-01-12.gpx": "<gpx/>",
      "out/a/b/c/d/e.txt": "hello",
      "out/nothing.txt": "", "out/.hidden": "x",
    ])
    let run = Run("import out", in: files)
    #expect(run.output == "2026-01-12.txt:1: [x] bath source:loop id:2026-01-12-bath\n")
    #expect(
      run.errors == """
        files of another format, not read: 'a/b/c/d/e.txt' (1), 'track-*.gpx' (2); import by itself what is another program's
        import: 1 line added on 1 day

        """)
    #expect(run.status == 1)
    #expect(Run("import out --only bath", in: files).status == 0)
    #expect(
      Run("import out --explain --lang cs", in: files).output.hasSuffix(
        "„track-*.gpx“: 2\u{A0}soubory: není v tomto formátu, nečteno\n"))
    let json = Run("import out --json", in: files).output
    #expect(json.contains("\"name\": \"track-*.gpx\""))
    #expect(json.contains("\"leftOut\": \"unread-file\""))
  }

  @Test func aFileOfHabitsBelongsToItsLog() {
    let files = daybook([
      "daybook.conf": "daybook 1\nhabit gym\n", "harsh/habits": "Gym: 3/7\n",
      "harsh/log": "2026-01-12 : Gym : y : : \n",
    ])
    #expect(Run("import harsh", in: files).errors == "import: 1 line added on 1 day\n")
  }

  private static let archive = """
    UEsDBBQAAAAAAAAALFwUihibHwAAAB8AAAANAAAAb3V0L3dhdGVyLmNzdkRhdGUsV2F0ZXIgKG1sKQoyMDI2LTAxLTEyLDUw\
    MApQSwMEFAAAAAAAAAAsXIMW3IwBAAAAAQAAAA8AAABvdXQvcGhvdG8tMS5wbmd4UEsDBBQAAAAAAAAALFyxWURQHwAAAB8A\
    AAAJAAAALi4vdXAuY3N2RGF0ZSxXYXRlciAobWwpCjIwMjYtMDEtMTMsNTAwClBLAwQUAAAAAAAAACxcgxbcjAEAAAABAAAA\
    FAAAAF9fTUFDT1NYLy5fd2F0ZXIuY3N2eFBLAQIUAxQAAAAAAAAALFwUihibHwAAAB8AAAANAAAAAAAAAAAAAACAAQAAAABv\
    dXQvd2F0ZXIuY3N2UEsBAhQDFAAAAAAAAAAsXIMW3IwBAAAAAQAAAA8AAAAAAAAAAAAAAIABSgAAAG91dC9waG90by0xLnBu\
    Z1BLAQIUAxQAAAAAAAAALFyxWURQHwAAAB8AAAAJAAAAAAAAAAAAAACAAXgAAAAuLi91cC5jc3ZQSwECFAMUAAAAAAAAACxc\
    gxbcjAEAAAABAAAAFAAAAAAAAAAAAAAAgAG+AAAAX19NQUNPU1gvLl93YXRlci5jc3ZQSwUGAAAAAAQABADxAAAA8QAAAAAA
    """

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/unzip")))
  func aZipIsReadThroughUnzip() throws {
    let folder = try TemporaryFolder()
    try folder.write("daybook 1\nmeasure water unit ml\n", to: "daybook.conf")
    let bytes = try #require(Data(base64Encoded: Self.archive))
    func write(_ bytes: Data, to name: String) throws {
      try bytes.write(to: URL(fileURLWithPath: folder.path.appending(Path(name)).description))
    }
    try write(bytes, to: "out.zip")
    try write(bytes.prefix(bytes.count - 40), to: "cut.zip")
    func imported(_ line: String) -> Run {
      Run(line, in: DiskFiles(), environment: ["PATH": "/usr/bin:/bin"], folder: folder.path.description)
    }
    let run = imported("import out.zip")
    #expect(run.output == "2026-01-12.txt:1: water 500ml source:csv id:2026-01-12-Water\n")
    #expect(run.errors.contains("not read: '../up.csv' (1), 'out/photo-1.png' (1);"))
    #expect(run.status == 1)
    #expect(imported("import cut.zip").errors.hasPrefix("daybook: 'cut.zip' cannot be unpacked here: "))
  }
}
