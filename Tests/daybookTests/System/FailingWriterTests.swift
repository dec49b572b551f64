import Platform
import Testing

@testable import daybook

/// Commands that write, with each of their operations made to fail in turn.
@Suite struct FailingWriterTests {
  private static func files() -> MemoryFiles {
    daybook([
      "daybook.conf": small, "2026-01-09.txt": "[x] gym 18:00\nwater 1l\n",
      "2026-01-11.txt": "water  2500ml  08:00\n[x] breakfast\n", "2026-01-12.txt": "water 250ml 8.10\n",
      "2026-01-11 (1).txt": "water 2500ml 08:00\nwater 100ml 09:00\n",
    ])
  }

  /// The steps that `undo` would take back.
  private static func steps(_ files: MemoryFiles) -> String { Run("undo --list", in: files).output }

  /// What stands in the daybook, but for what the next write removes.
  private func contents(_ files: MemoryFiles) -> [String: String] {
    var contents: [String: String] = [:]
    for path in files.paths where path.hasPrefix("/log/") && !files.debris.contains(path) {
      contents[path] = files[path]
    }
    return contents
  }

  @Test(arguments: [
    ("", "add water 500ml"), ("", "drink"), ("", "done gym"), ("", "skip breakfast"), ("", "change 1 +50ml"),
    ("", "remove 1"), ("", "fmt"), ("", "check --fix"), ("", "merge"), ("", "config badges off"),
    ("add water 500ml", "undo"), ("fmt", "undo"), ("merge", "undo"),
  ])
  func whateverFailsIsToldAndNoWordOfItIsUntrue(first: String, command: String) {
    let whole = Self.files()
    if !first.isEmpty { _ = Run(first, in: whole) }
    let before = contents(whole)
    let stepsBefore = Self.steps(whole)
    let expected = Run(command, in: whole)
    let after = contents(whole)
    var wrong: [String] = []
    var number = 0
    while number < 2000 {
      let files = Self.files()
      if !first.isEmpty { _ = Run(first, in: files) }
      let start = files.operations
      files.failingOperation = start + number
      files.fault = .trouble(.other(code: 5, operation: .read, text: "Input/output error"))
      let run = Run(command, in: files)
      if files.operations <= start + number { break }
      let isSame = run.output == expected.output && contents(files) == after
      let isTold = run.status != 0 && !run.errors.isEmpty
      let isUntrue = run.errors.contains("nothing was changed") && contents(files) != before
      // What was not changed is nothing to take back.
      let isAsBefore = files.debris.isEmpty && contents(files) == before
      let isLeft = first.isEmpty && isAsBefore && Self.steps(files) != stepsBefore
      if (!isSame && !isTold) || isUntrue || isLeft { wrong.append("\(number): \(run.status) \(run.errors)") }
      number += 1
    }
    #expect(number > 5)
    #expect(wrong == [])
  }
}
