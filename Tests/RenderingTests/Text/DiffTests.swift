import Foundation
import Rendering
import TestSupport
import Testing

private func diff(_ old: String?, _ new: String?, path: String = "2026-01-12.txt") -> UnifiedDiff {
  UnifiedDiff(path, from: old.map { ContiguousArray($0.utf8) }, to: new.map { ContiguousArray($0.utf8) })
}

private func text(_ diff: UnifiedDiff) -> String { String(decoding: diff.bytes, as: UTF8.self) }

/// Pairs of files, each told apart by one thing that a diff may get wrong.
private let pairs: [(String, String)] = [
  ("a\nb\nc\n", "a\nx\nc\n"), ("a\nb\n", "a\nb\nc\n"), ("a\nb", "a\nb\nc"), ("a\nb", "a\nb\n"),
  ("a\nb\n", "a\nb"),
  ("a\r\nb\r\n", "a\r\nb\r\nc\r\n"), ("a\r\nb\n", "a\nb\n"), ("", "a\n"), ("a\n", ""), ("a", "b"),
  ("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\nx\n3\n4\n5\n6\n7\n8\ny\n"),
  ("1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n", "1\nx\n3\n4\n5\n6\n7\n8\n9\n10\ny\n"),
  ("1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n", "x\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\ny\n"),
  ("a\na\na\n", "a\na\na\na\n"), ("a\nb\na\nb\n", "a\nb\na\nb\na\nb\n"), ("\n\n\n", "\n\n"),
  ("- a\n+ b\n", "-- a\n++ b\n"),
]

@Suite struct DiffTests {
  @Test func aChangedLineStandsBetweenItsNeighbours() {
    #expect(
      text(diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n")) == """
        --- a/2026-01-12.txt
        +++ b/2026-01-12.txt
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func changesFarApartHaveHunksOfTheirOwn() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacingOccurrences(of: "3\n4\n", with: "3\n").replacingOccurrences(
      of: "17\n", with: "17\nnew\n")
    let headings = text(diff(old, new)).split(separator: "\n").filter { $0.hasPrefix("@@") }
    #expect(headings == ["@@ -1,7 +1,6 @@", "@@ -15,6 +14,7 @@"])
  }

  @Test func aNewFileComesFromNothing() {
    #expect(
      text(diff(nil, "water 250ml\n")) == "--- /dev/null\n+++ b/2026-01-12.txt\n@@ -0,0 +1 @@\n+water 250ml\n"
    )
  }

  @Test func aRemovedFileGoesToNothing() {
    #expect(
      text(diff("a\nb\n", nil)) == "--- a/2026-01-12.txt\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n")
  }

  @Test func aMissingLastNewlineIsSaid() {
    #expect(
      text(diff("a\nb", "a\nb\n")) == """
        --- a/2026-01-12.txt
        +++ b/2026-01-12.txt
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """)
  }

  @Test(arguments: ["", "a\n", "a\r\nb"]) func equalFilesHaveNoDiff(content: String) {
    #expect(diff(content, content).bytes.isEmpty)
    #expect(diff(content, content).styled.isEmpty)
  }

  @Test(arguments: [
    ("a b.txt", "--- a/a b.txt\t\n"), ("a\nb.txt", "--- \"a/a\\012b.txt\"\n"),
    ("a\"b\\.txt", "--- \"a/a\\\"b\\\\.txt\"\n"),
    ("2026/žluť.txt", "--- a/2026/žluť.txt\n"),
  ])
  func aNameCannotBreakTheHead(path: String, head: String) {
    #expect(text(diff("a\n", "b\n", path: path)).hasPrefix(head))
  }

  @Test func onlyWhatIsAddedTwiceIsAdded() {
    // The later of two equal lines is the new one, as with other tools.
    #expect(text(diff("a\nb\n", "a\nb\nb\n")).hasSuffix(" a\n b\n+b\n"))
  }

  @Test(.needs("diff"), arguments: pairs.indices) func theDiffIsThatOfOtherTools(index: Int) throws {
    let (old, new) = pairs[index]
    try inTemporaryFolder { folder in
      try Data(old.utf8).write(to: folder.appendingPathComponent("old"))
      try Data(new.utf8).write(to: folder.appendingPathComponent("new"))
      let arguments = ["-u", "--label", "a/f", "--label", "b/f", "old", "new"]
      let (status, output) = try running("diff", arguments, in: folder)
      try #require(status == 1)
      #expect(text(diff(old, new, path: "f")) == String(decoding: output, as: UTF8.self))
    }
  }

  @Test(.needs("patch"), arguments: pairs.indices) func patchMakesTheNewFile(index: Int) throws {
    let (old, new) = pairs[index]
    try expectPatched(Array(old.utf8), Array(new.utf8))
  }

  @Test(.needs("patch"), arguments: 0..<60 as Range<UInt64>) func patchMakesTheNewFileOfAnyTwo(seed: UInt64)
    throws
  {
    var random = SplitMix64(seed: seed)
    func lines() -> [[UInt8]] {
      (0..<random.below(40)).map { _ in
        Array(["a", "b", "c", "d\r", "\u{FF}", "", "water 250ml"][random.below(7)].utf8)
      }
    }
    let old = lines()
    var new = random.below(2) == 0 ? lines() : old
    for _ in 0..<random.below(6) where !new.isEmpty {
      let place = random.below(new.count)
      if random.below(2) == 0 { new.remove(at: place) } else { new.insert([0xFE, 0x41], at: place) }
    }
    func bytes(_ lines: [[UInt8]]) -> [UInt8] {
      Array(lines.joined(separator: [0x0A])) + (random.below(3) == 0 || lines.isEmpty ? [] : [0x0A])
    }
    try expectPatched(bytes(old), bytes(new))
  }

  private func expectPatched(_ old: [UInt8], _ new: [UInt8]) throws {
    let made = UnifiedDiff("f", from: ContiguousArray(old), to: ContiguousArray(new))
    if old == new {
      #expect(made.bytes.isEmpty)
      return
    }
    try inTemporaryFolder { folder in
      try Data(old).write(to: folder.appendingPathComponent("f"))
      let (status, output) = try running(
        "patch", ["-p1", "--binary", "--no-backup-if-mismatch"], in: folder, input: Data(made.bytes))
      #expect(
        status == 0,
        "\(String(decoding: output, as: UTF8.self))\n\(String(decoding: made.bytes, as: UTF8.self))")
      // Some remove a file that is left empty.
      let result = (try? Data(contentsOf: folder.appendingPathComponent("f"))) ?? Data()
      #expect(Array(result) == new)
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func noShorterDiffExists(seed: UInt64) {
    var random = SplitMix64(seed: seed &+ 1000)
    let old = (0..<random.below(25)).map { _ in random.below(4) }
    let new = (0..<random.below(25)).map { _ in random.below(4) }
    let made = diff(old.map { "\($0)\n" }.joined(), new.map { "\($0)\n" }.joined())
    let changes = text(made).split(separator: "\n").dropFirst(2).filter {
      $0.hasPrefix("-") || $0.hasPrefix("+")
    }
    #expect(changes.count == old.count + new.count - 2 * longestCommon(old, new))
  }

  @Test func largeFilesThatDifferEverywhereAreNoBurden() {
    let old = (0..<20_000).map { "line \($0 % 7) \($0)\n" }.joined()
    let new = (0..<20_000).map { "line \($0 % 7)  \($0)\n" }.joined()
    #expect(diff(old, new).styled.count == 40_003)
  }

  @Test(.needs("patch")) func mixedUpLinesAreCutShortAndStayRight() throws {
    var random = SplitMix64(seed: 7)
    let old = (0..<4000).map { _ in "\(random.below(900))\n" }.joined()
    let new = (0..<4000).map { _ in "\(random.below(900))\n" }.joined()
    try expectPatched(Array(old.utf8), Array(new.utf8))
  }

  @Test func linesHaveTheirRoles() {
    let lines = diff("a\nb\n", "a\nc").styled
    #expect(
      lines == [
        StyledText("--- a/2026-01-12.txt", .heading), StyledText("+++ b/2026-01-12.txt", .heading),
        StyledText("@@ -1,2 +1,2 @@", .accent), " a", StyledText("-b", .bad), StyledText("+c", .good),
        StyledText("\\ No newline at end of file", .muted),
      ])
  }

  @Test func aReturnIsShownOnlyWhereItTellsLinesApart() {
    #expect(diff("a\r\n", "b\r\n").styled.suffix(2).map(\.text) == ["-a", "+b"])
    #expect(diff("a\r\n", "a\n").styled.suffix(2).map(\.text) == ["-a␍", "+a"])
  }

  @Test func escapesInAFileNeverReachTheTerminal() {
    #expect(diff("", "\u{1B}[2J\n", path: "f").styled.last?.text == "+␛[2J")
  }
}

private func longestCommon(_ old: [Int], _ new: [Int]) -> Int {
  var row = Array(repeating: 0, count: new.count + 1)
  for line in old {
    var diagonal = 0
    for (place, other) in new.enumerated() {
      let above = row[place + 1]
      row[place + 1] = line == other ? diagonal + 1 : max(above, row[place])
      diagonal = above
    }
  }
  return row[new.count]
}
