import Testing

@testable import daybook

/// `check` and `fmt` of files that lie in another daybook than the current one, or in none.
@Suite struct NamedFilesTests {
  private let tidy = "water 250ml 08:10\n"

  private func files() -> MemoryFiles {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water  1l\n"])
    files["/other/daybook.conf"] = "measure tea unit ml\n"
    files["/other/2026/2026-01-12.txt"] = "tea  250ml\n[x]tea 1l hot\u{7}\ntea 1l 25:10\n"
    files["/bare/2026-01-12.txt"] = "coffee  2ml\nran  5km\n"
    files["/log/nested/daybook.conf"] = "measure tea unit ml\n"
    files["/log/nested/2026-01-12.txt"] = "tea  1l\n"
    return files
  }

  @Test(arguments: ["/log", "/other", "/", "/bare"])
  func aFileIsFormattedByTheDaybookThatItLiesIn(folder: String) {
    let files = files()
    let paths =
      "/other/2026/2026-01-12.txt /log/2026-01-12.txt /bare/2026-01-12.txt /log/nested/2026-01-12.txt"
    let check = Run("fmt --check " + paths, in: files, folder: folder)
    #expect(
      check.status == 1 && check.output.split(separator: "\n").count == 4, "\(check.output)\(check.errors)")
    let run = Run("fmt " + paths, in: files, folder: folder)
    #expect(run.status == 0 && run.output == check.output, "\(run.output)\(run.errors)")
    #expect(files["/other/2026/2026-01-12.txt"] == "tea 250ml\n[x]tea 1l hot\u{7}\ntea 1l 25:10\n")
    #expect(
      files["/log/2026-01-12.txt"] == "water 1l\n" && files["/bare/2026-01-12.txt"] == "coffee 2ml\nran 5km\n"
    )
    #expect(files["/log/nested/2026-01-12.txt"] == "tea 1l\n")
    #expect(Run("fmt --check " + paths, in: files, folder: folder).status == 0)
  }

  @Test(arguments: ["/log", "/other", "/nowhere"])
  func aFileIsMendedByTheDaybookThatItLiesIn(folder: String) {
    let files = files()
    let path = "/other/2026/2026-01-12.txt"
    let name = folder == "/other" ? "2026/2026-01-12.txt" : path
    let run = Run("check --fix \(path)", in: files, folder: folder)
    #expect(files[path]?.hasSuffix("\n[x] tea 1l hot\ntea 1l 25:10\n") == true, "\(run.output)\(run.errors)")
    #expect(run.output.hasPrefix("\(name):2: [x] tea 1l hot\n\(name):3:8: error: '25:10'"), "\(run.output)")
    #expect(run.status == 1 && files["/log/2026-01-12.txt"] == "water  1l\n")
  }

  @Test func aFileIsNamedFromWhereOneStands() {
    let files = files()
    for (path, folder) in [
      ("2026-01-12.txt", "/log"), ("../log/2026-01-12.txt", "/other"), ("nested/2026-01-12.txt", "/log"),
      ("2026/2026-01-12.txt", "/other"), ("2026-01-12.txt", "/other/2026"),
    ] {
      #expect(Run("fmt --check \(path)", in: files, folder: folder).status == 1, "\(path)")
    }
    // A path within the daybook, from elsewhere.
    #expect(Run("--dir /other fmt --check 2026/2026-01-12.txt", in: files, folder: "/").status == 1)
    let json = Run("check --json /other/2026/2026-01-12.txt /log/2026-01-12.txt", in: files).output
    #expect(json.contains("\"files\": 2") && json.contains("\"path\": \"/other/2026/2026-01-12.txt\""))
    let gone = Run("check /gone/2026-01-12.txt", in: files)
    #expect(gone.status == 2 && gone.output.contains("[unreadable]"), "\(gone.errors)")
  }

  @Test func deepProvesTheFilesOfEachDaybook() {
    let run = Run("check --deep /other/2026/2026-01-12.txt 2026-01-12.txt", in: files())
    #expect(run.status == 0 && run.errors.split(separator: "\n").count == 2, "\(run.errors)")
  }
}
