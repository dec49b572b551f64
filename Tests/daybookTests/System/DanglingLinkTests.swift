import Foundation
import Platform
import Testing

@testable import daybook

/// Links in a daybook that lead to where nothing is: what they were to hold is missed, and not taken for nothing.
@Suite struct DanglingLinkTests {
  private func files(_ name: String, _ more: [String: String] = [:]) -> MemoryFiles {
    let files = daybook(["daybook.conf": small, "2026-01-11.txt": "water 1l\n"].merging(more) { $1 })
    files["/log/\(name)"] = nil
    files.makeLink("/log/\(name)", to: "/away/\(name)")
    return files
  }

  @Test(arguments: [
    "day", "status", "check", "drink", "config goal water 3l", "badges", "list water", "init",
  ])
  func aConfigurationThatIsNotThereIsRefused(_ command: String) {
    let files = files("daybook.conf")
    for folder in ["/log", "/log/photos"] where command != "init" {
      let run = Run(command, in: files, folder: folder)
      #expect(run.status == 2 && run.output == "")
      #expect(
        run.errors.contains(
          "daybook.conf cannot be read: it is a link to '/away/daybook.conf', and nothing is there; nothing can be counted without it"
        ), "\(run.errors)")
    }
    #expect(files["/log/2026-01-12.txt"] == nil && files["/away/daybook.conf"] == nil)
  }

  @Test(arguments: ["day", "status", "check", "week", "list", "drink", "edit"])
  func aDayThatIsNotThereIsTold(_ command: String) {
    for name in ["2026-01-12.txt", "2026-01-12.md"] {
      let files = files(name, ["2026/2026-01-10.txt": "water 1l\n"])
      let run = Run(command, in: files, environment: ["EDITOR": "/bin/sh"])
      #expect(run.status == 2)
      let told = run.errors + run.output
      #expect(
        told.contains("\(name)' cannot be read: it is a link to '/away/\(name)', and nothing is there")
          || told.contains("\(name) cannot be read: it is a link to '/away/\(name)', and nothing is there"),
        "\(told)")
      #expect(files["/log/2026/2026-01-12.txt"] == nil && files["/away/\(name)"] == nil)
    }
  }

  @Test func badgesThatAreNotThereAreTold() {
    let files = files("badges.txt")
    let why = "cannot be read: it is a link to '/away/badges.txt', and nothing is there"
    #expect(Run("check", in: files).output.contains("badges.txt: error: 'badges.txt' \(why) [unreadable]"))
    #expect(Run("badges", in: files).errors.contains(why))
    let line = Run("drink", in: files)
    #expect(files["/log/2026-01-12.txt"] == "water 250ml 14:30\n" && line.status == 2)
    #expect(line.errors.contains("the change is made, but badges could not be kept: /log/badges.txt \(why)"))
  }

  @Test func theDiskTellsThemToo() throws {
    let folder = try TemporaryFolder()
    try folder.makeLink("day.txt", to: "gone.txt")
    try folder.makeLink("2026", to: "gone")
    let target = { (name: String) in FileTrouble.Kind.leadsNowhere(folder.path.appending(Path(name))) }
    for (path, end) in [("day.txt", "gone.txt")] {
      do throws(FileTrouble) {
        _ = try DiskFiles().contentsIfAny(of: folder.path.appending(Path(path)))
        Issue.record("a link to nothing was read")
      } catch { #expect(error.kind == target(end)) }
    }
    do throws(FileTrouble) {
      _ = try DiskFiles().entries(of: folder.path.appending("2026"))
      Issue.record("a link to nothing was listed")
    } catch { #expect(error.kind == target("gone")) }
    #expect(try DiskFiles().contentsIfAny(of: folder.path.appending("other.txt")) == nil)
    #expect(try DiskFiles().isThere(folder.path.appending("day.txt")))
  }
}
