import Foundation
import Platform
import TestSupport
import Testing

@testable import daybook

/// Browsers that can be run without a screen.
private let browsers = ["chromium", "chromium-browser", "google-chrome"]

/// Pages and pictures, opened in a browser.
@Suite(.serialized) struct BrowserTests {
  private let files = daybook([
    "daybook.conf": small, "2026-01-11.txt": "water 1l\n[x] breakfast\n",
    "2026-01-12.txt": "water 250ml\nwater 500ml\n[x] breakfast\n",
  ])

  /// What the browser prints with some options of its own, which it has to do within a minute.
  private func browse(_ page: String, as name: String, _ options: [String]) throws -> (
    text: String, folder: URL
  ) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try Data(page.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(browsers.lazy.compactMap(programPath).first))
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--user-data-dir=\(folder.path)/profile",
      ]
      + options + [file.absoluteString]
    process.currentDirectoryURL = folder
    let output = folder.appendingPathComponent("output")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<600 where process.isRunning { Thread.sleep(forTimeInterval: 0.1) }
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "\(browsers) takes more than a minute")
    return (try String(contentsOf: output, encoding: .utf8), folder)
  }

  @Test(
    .needsOne(of: browsers),
    arguments: ["summary -1", "summary 2026-01", "day", "week", "year", "stats", "list", "month --of water"])
  func aPageIsOneThatABrowserKeepsAsItIs(_ report: String) throws {
    let page = Run("\(report) --format html", in: files).output
    let (dom, folder) = try browse(page, as: "page.html", ["--dump-dom"])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(dom.hasPrefix("<!DOCTYPE html>") && dom.contains("<h1>"))
    // A browser that had to mend what it read would have moved or made elements.
    for element in ["<main", "<section", "<table", "<tr", "<td", "<th", "<svg", "<h1", "<h2", "<li"] {
      #expect(
        dom.components(separatedBy: element).count == page.components(separatedBy: element).count,
        "\(element)")
    }
  }

  @Test(.needsOne(of: browsers), arguments: [("html", "page.html"), ("svg", "picture.svg")])
  func lightAndDarkAreBothDrawnAndDiffer(_ format: String, _ name: String) throws {
    let page = Run("summary -1 --format \(format)", in: files).output
    var pictures: [Data] = []
    for scheme in ["1", "0"] {
      let (_, folder) = try browse(
        page, as: name,
        ["--screenshot", "--window-size=700,900", "--blink-settings=preferredColorScheme=\(scheme)"])
      pictures.append(try Data(contentsOf: folder.appendingPathComponent("screenshot.png")))
      try? FileManager.default.removeItem(at: folder)
    }
    #expect(pictures.allSatisfy { $0.count > 5_000 } && pictures[0] != pictures[1])
  }

  /// The line of the manual that has a program draw a PNG, run as it stands there.
  private func png(by program: String, zoomed zoom: Int) throws {
    let folder = try TemporaryFolder()
    let picture = Run("summary 2026-01 --format svg", in: files).output
    try folder.write(picture, to: "week.svg")
    // Root may not run a browser that shuts itself in.
    let found = try #require(
      (browsers.contains(program) ? browsers : [program]).lazy.compactMap(programPath).first)
    let options =
      browsers.contains(program) ? " --no-sandbox --user-data-dir=\"$(dirname \"$0\")/profile\"" : ""
    try folder.write("#!/bin/sh\nexec \(found)\(options) \"$@\"\n", to: program, mode: 0o755)
    let said = SummaryCommand.usage.discussion.flatMap { $0[.en].split(separator: "'") }
    let line = try #require(said.first { $0.contains(program + " -") })
    var shell = ChildProcess(
      program: Path("/bin/sh"),
      arguments: ["-c", "cd \"$0\" && PATH=\"$0:$PATH\" && \(line)", folder.path.description],
      environment: Environment.ofProcess())
    shell.input = .nothing
    _ = try shell.run()
    let png = try DiskFiles().contents(of: folder.path.appending("week.png"))
    func number(_ place: Int) -> Int { png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    let height = try #require(picture.firstMatch(of: /height="(\d+)"/)).1
    #expect(number(16) == 720 * zoom && number(20) == (Int(height) ?? 0) * zoom)
  }

  @Test(.needsOne(of: browsers)) func aBrowserDrawsThePNGAsTheManualSays() throws {
    try png(by: "chromium", zoomed: 1)
  }

  @Test(.needsOne(of: ["rsvg-convert"])) func librsvgDrawsThePNGAsTheManualSays() throws {
    try png(by: "rsvg-convert", zoomed: 2)
  }

  @Test func thePictureTellsItsTitleAndDescription() {
    let picture = Run("summary -1 --format svg", in: files).output.withPlainBlanks
    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" "))
    #expect(picture.contains("role=\"img\" aria-labelledby=\"title desc\""))
    #expect(picture.contains("<title id=\"title\">Week of Jan 5–11</title>"))
    #expect(picture.contains("<desc id=\"desc\">Week of Jan 5–11. "))
  }
}
