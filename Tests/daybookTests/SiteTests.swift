import Foundation
import Journal
import Platform
import TestSupport
import Testing

@testable import daybook

/// The pages of a whole daybook.
@Suite struct SiteTests {
  private static let configuration = """
    daybook 1
    week monday
    group "Body"
    measure water "Water" goal 2l cup 250ml
    measure weight "Weight" unit kg last
    measure run "Running" unit km goal 10km/week
    measure coffee "Coffee" goal at most 3 cups cup 200ml counts 80% water
    measure protein "Protein" unit g goal 80g
    goal protein 120g when gym
    habit gym "Gym" every mon wed fri
    habit read "Reading" 3/week
    habit call "Call mum" 1 per 5 days
    habit two-words "Dvě slova"
    habit fit "Fit" any 2 of gym read water
    habit con "A device"

    """

  /// A day's file, made of a number.
  private static func day(_ random: inout SplitMix64) -> String {
    let lines = [
      "water 500ml 08:10", "water 1.5l", "weight 80.\(Int.random(in: 0..<9, using: &random))kg", "run 3km",
      "[x] gym heavy squats +legs", "[-] gym", "[x] read", "[x] call", "[x] two-words", "[ ] buy bread",
      "Secretive words of a dentist.", "Вода и žízeň.", "goal water 3l", "water 25:10", "coffee 1 cup",
      "protein 90g",
    ]
    return lines.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }.joined(separator: "\n") + "\n"
  }

  private static func files(_ seed: UInt64, days: Int = 40) -> MemoryFiles {
    var random = SplitMix64(seed: seed)
    var files = ["daybook.conf": configuration]
    for number in 0..<days where number % 9 != 4 { files["\(date(number)).txt"] = day(&random) }
    return daybook(files)
  }

  /// A day counted from December 5, 2025, so that they end with the days of the clock.
  private static func date(_ number: Int) -> String { (Day("2025-12-05")! + number).description }

  private static func pages(_ files: MemoryFiles, in folder: String) -> [String: String] {
    var pages: [String: String] = [:]
    for path in files.paths where path.hasPrefix(folder + "/") {
      if let text = files[path] { pages[String(path.dropFirst(folder.count + 1))] = text }
    }
    return pages
  }

  private func pages(_ files: MemoryFiles, in folder: String) -> [String: String] {
    Self.pages(files, in: folder)
  }

  @Test(arguments: ["", " --with-text", " --lang cs"]) func everyLinkLeadsSomewhere(_ options: String) throws
  {
    let files = Self.files(1)
    let run = Run("site -o /out" + options, in: files)
    #expect(run.status == 0 && run.errors.contains("[bad-time]"), "\(run.errors)")
    let pages = pages(files, in: "/out")
    #expect(pages.count > 50 && pages["index.html"] != nil)
    for (name, text) in pages where name.hasSuffix(".html") {
      var folder = name.split(separator: "/").dropLast().map(String.init)
      for part in text.components(separatedBy: "href=\"").dropFirst() {
        let address = part.prefix { $0 != "\"" }
        if address.hasPrefix("#") || address.hasPrefix("data:") { continue }
        let isUp = address.hasPrefix("../")
        let start = isUp ? folder.dropLast() : folder[...]
        let target = (start + [isUp ? String(address.dropFirst(3)) : String(address)]).joined(separator: "/")
        #expect(pages[target] != nil, "\(name): \(address)")
      }
      folder = []
      #expect(!text.contains("<script") && !text.contains("http:") && !text.contains("https:"))
    }
  }

  @Test(arguments: 0..<12) func whatIsRewrittenIsWhatAllWouldBe(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed + 100)
    let files = Self.files(seed)
    #expect(Run("site -o /out --now 2026-01-11T09:00", in: files).status == 0)
    for _ in 0..<2 {
      let path = "/log/\(Self.date(Int.random(in: 0..<42, using: &random))).txt"
      files[path] = Int.random(in: 0..<4, using: &random) == 0 ? nil : Self.day(&random)
    }
    #expect(Run("site -o /out --now 2026-01-14T21:00", in: files).status == 0)
    #expect(Run("site -o /fresh --now 2026-01-14T21:00", in: files).status == 0)
    let (found, fresh) = (pages(files, in: "/out"), pages(files, in: "/fresh"))
    #expect(found.keys.sorted() == fresh.keys.sorted())
    for (name, text) in fresh { #expect(found[name] == text, "\(name)") }
  }

  /// A day that says nothing of a thing leaves the pages of that thing alone.
  @Test func onlyThePagesOfWhatChangedAreRewritten() {
    let files = Self.files(2)
    _ = Run("site -o /out", in: files)
    let before = pages(files, in: "/out")
    files["/log/2026-01-12.txt"] = (files["/log/2026-01-12.txt"] ?? "") + "water 250ml\n"
    _ = Run("site -o /out", in: files)
    let written = Set(pages(files, in: "/out").filter { before[$0.key] != $0.value }.keys)
    #expect(written.isSuperset(of: ["index.html", "day/2026-01-12.html", "name/water.html"]))
    #expect(written.isDisjoint(with: ["name/weight.html", "name/gym.html", "name/coffee.html", "find.html"]))
    files["/log/2026-01-12.txt"]! += "[x] gym\n"
    _ = Run("site -o /out", in: files)
    _ = Run("site -o /fresh", in: files)
    #expect(pages(files, in: "/out") == pages(files, in: "/fresh"))
  }

  @Test func aSecondRunWritesNothing() {
    let files = Self.files(2)
    _ = Run("site -o /out", in: files)
    let before = pages(files, in: "/out")
    let second = Run("site -o /out", in: files)
    #expect(second.output.contains(" 0 written, 0 removed"))
    #expect(pages(files, in: "/out") == before && files.debris.isEmpty)
    files["/log/2026-01-12.txt"] = "water 250ml\n"
    let third = Run("site -o /out", in: files)
    let written = pages(files, in: "/out").filter { before[$0.key] != $0.value }.keys
    #expect(third.status == 0 && written.contains("day/2026-01-12.html"))
    #expect(!written.contains("day/2025-12-06.html") && written.count < before.count)
    files["/out/day/2026-01-12.html"] = nil
    #expect(Run("site -o /out", in: files).output.contains(" 1 written"))
  }

  @Test func whatIsGoneIsTakenAwayAndNothingElse() {
    let files = Self.files(3)
    _ = Run("site -o /out", in: files)
    files["/out/day/notes.html"] = "mine"
    files["/log/2025-12-05.txt"] = nil
    let run = Run("site -o /out", in: files)
    #expect(run.status == 0 && run.output.contains(" 1 removed"), "\(run.output)")
    #expect(files["/out/day/2025-12-05.html"] == nil && files["/out/day/notes.html"] == "mine")
  }

  @Test(arguments: ["index.html", "style.css", "day/2026-01-12.html", "name/water.html", ".daybook-site"])
  func anotherProgramsFileIsNotTouched(_ name: String) {
    let files = Self.files(4)
    files["/out/\(name)"] = "<!DOCTYPE html>\nmine\n"
    let run = Run("site -o /out", in: files)
    #expect(run.status == 2 && run.errors.contains("'/out"), "\(run.errors)")
    #expect(pages(files, in: "/out") == [name: "<!DOCTYPE html>\nmine\n"])
  }

  /// A folder of other things is not filled with pages.
  @Test(arguments: ["/", "/home", "/home/../", "/docs"]) func aFolderThatIsNotForPagesAloneIsRefused(
    _ target: String
  ) {
    let files = Self.files(4)
    files["/home/.profile"] = "x"
    files["/docs/letter.txt"] = "Dear"
    let before = files.paths
    for option in ["", " --dry-run"] {
      let run = Run("site -o \(target)\(option)", in: files)
      #expect(run.status == 2 && run.output == "" && run.errors.split(separator: "\n").count == 1)
      #expect(run.errors.contains("choose a new or an empty folder, such as '-o pages'"), "\(run.errors)")
    }
    #expect(files.paths == before)
  }

  @Test func whatIsHiddenInAFolderIsNoReasonAndNorAreFilesOfLater() {
    let files = Self.files(4)
    files["/out/.git/HEAD"] = "x"
    #expect(Run("site -o /out", in: files).status == 0)
    files["/out/README"] = "mine"
    files["/log/2026-01-12.txt"] = "water 300ml\n"
    #expect(Run("site -o /out", in: files).status == 0)
    #expect(files["/out/README"] == "mine" && files["/out/.git/HEAD"] == "x")
    let checkout = Self.files(4)
    (checkout["/out/.git/HEAD"], checkout["/out/CNAME"]) = ("x", "example.org")
    #expect(Run("site -o /out", in: checkout).status == 0 && checkout["/out/CNAME"] == "example.org")
  }

  @Test func aPageThatSomebodyChangedIsNotTouched() {
    let files = Self.files(5)
    _ = Run("site -o /out", in: files)
    files["/out/index.html"]! += "<p>mine</p>\n"
    files["/log/2026-01-12.txt"] = "water 250ml\n"
    let before = pages(files, in: "/out")
    #expect(Run("site -o /out", in: files).status == 2)
    #expect(pages(files, in: "/out") == before)
  }

  @Test(arguments: [".", "/log", "2026", "2026/01", ".git/x"]) func daysAndPagesAreKeptApart(_ target: String)
  {
    let files = Self.files(6)
    let before = files.paths
    let run = Run("site -o \(target)", in: files)
    #expect(run.status == 2 && run.errors.contains("-o pages"), "\(run.errors)")
    #expect(files.paths == before)
  }

  @Test(arguments: [
    ("-o ../out", "/out/index.html"), ("-o ../log/../out/", "/out/index.html"),
    ("-o pages/", "/log/pages/index.html"),
    ("-o a/b", "/log/a/b/index.html"), ("-o ../elsewhere/2026", "/elsewhere/2026/index.html"),
  ]) func aFolderMayBeNamedInAnyWay(_ options: String, _ page: String) {
    let files = Self.files(6, days: 3)
    let run = Run("site \(options)", in: files)
    #expect(run.status == 0 && files[page] != nil, "\(run.errors)")
    #expect(Run("site \(options)", in: files).output.contains(" 0 written"))
  }

  @Test func whatIsNoFolderIsTold() {
    let files = Self.files(6, days: 3)
    files["/file"] = "mine"
    #expect(Run("site -o /file", in: files).errors.contains("what should be a folder is a file"))
    #expect(Run(words: ["site", "-o", ""], in: files).errors.contains("say which folder"))
    #expect(files["/file"] == "mine")
  }

  @Test func namesAreFilesOnAnyDisk() {
    let files = Self.files(6, days: 20)
    _ = Run("site -o /out --with-text", in: files)
    let names = pages(files, in: "/out").keys
    #expect(names.contains("name/_63on.html") && names.contains("name/two-words.html"))
    #expect(names.contains("word/_d0_b2.html") && names.contains("word/z.html"))
    #expect(Set(names.map { $0.lowercased() }).count == names.count)
    #expect(names.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
  }

  @Test func textsAreThereOnlyIfAskedFor() {
    let files = Self.files(7)
    let run = Run("site -o /out", in: files)
    #expect(run.output.hasPrefix("Whoever can open '/out' can read there what daybook.conf declares"))
    func holds(_ text: String) -> Bool { pages(files, in: "/out").values.contains { $0.contains(text) } }
    for text in ["dentist", "squats", "+legs", "bread", "25:10"] { #expect(!holds(text), "\(text)") }
    #expect(Run("site -o /out --with-text", in: files).output.contains("also notes, texts"))
    for text in ["dentist", "squats", "+legs", "bread", "25:10"] { #expect(holds(text), "\(text)") }
    #expect(files["/out/word/d.html"]?.contains("dentist") == true)
    #expect(Run("site -o /out", in: files).output.contains("27 removed") || !holds("dentist"))
  }

  @Test func aFaultIsToldAndTheNextRunMendsIt() throws {
    for step in stride(from: 0, to: 400, by: 37) {
      let files = Self.files(8, days: 12)
      files.failingOperation = step
      let run = Run("site -o /out", in: files)
      files.restart()
      let next = Run("site -o /out", in: files)
      #expect(next.status == 0, "\(step): \(run.errors) \(next.errors)")
      _ = Run("site -o /fresh", in: files)
      let (found, fresh) = (pages(files, in: "/out"), pages(files, in: "/fresh"))
      for (name, text) in fresh { #expect(found[name] == text, "\(step): \(name)") }
    }
  }

  @Test(arguments: [FileTrouble.Kind.noSpace, .readOnlyFileSystem, .permissionDenied])
  func whatTheDiskRefusesIsTold(_ kind: FileTrouble.Kind) {
    let files = Self.files(9, days: 12)
    files.refusing = [.write: kind]
    let run = Run("site -o /out", in: files)
    #expect(run.status == 2 && run.errors.contains("/out/"), "\(run.errors)")
    #expect(pages(files, in: "/out").isEmpty && files.debris.isEmpty)
  }

  /// A daybook all of whose days changed since its pages were written.
  private static func changed() -> MemoryFiles {
    let files = files(8, days: 8)
    _ = Run("site -o /out", in: files)
    for number in 0..<8 where number != 4 { files["/log/\(date(number)).txt"] = "water 2l\n" }
    return files
  }

  /// Its pages before and after a run, and how many operations that takes.
  private static let rewritten = {
    let files = changed()
    let (before, start) = (pages(files, in: "/out"), files.operations)
    _ = Run("site -o /out", in: files)
    return (before: before, after: pages(files, in: "/out"), operations: files.operations - start)
  }()

  /// Wherever the disk fails or fills, each page is the old one or the new one, and whole.
  @Test(arguments: 0..<10) func aDiskThatFailsLeavesWholePages(_ part: Int) {
    let (files, expected) = (Self.changed(), Self.rewritten)
    files.fault = .trouble(part % 3 == 2 ? .readOnlyFileSystem : .noSpace)
    files.failingOperation = files.operations + expected.operations * part / 10
    let run = Run("site -o /out", in: files)
    let found = Self.pages(files, in: "/out")
    #expect(run.status == 2 && !run.errors.isEmpty || found == expected.after, "\(run.errors)")
    for (name, text) in found where name != ".daybook-site" {
      #expect(text == expected.before[name] || text == expected.after[name], "\(name)")
    }
    #expect(files.debris.isEmpty)
    files.restart()
    #expect(Run("site -o /out", in: files).status == 0)
    #expect(Self.pages(files, in: "/out") == expected.after)
  }

  @Test func nothingIsWrittenOnADryRun() {
    let files = Self.files(10)
    let before = files.paths
    #expect(Run("site -o /out --dry-run", in: files).output.contains("would be written"))
    #expect(files.paths == before)
  }
}
