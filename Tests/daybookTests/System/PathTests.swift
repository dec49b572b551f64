import Platform
import Testing

@testable import daybook

@Suite struct PathTests {
  @Test(arguments: [
    ("/a/b", "c", "/a/b/c"),
    ("/a/b/", "c", "/a/b/c"),
    ("/", "c", "/c"),
    ("a", "/c", "/c"),
    ("", "c", "c"),
  ])
  func aNameIsAppendedWithOneSlash(folder: String, name: String, joined: String) {
    #expect(Path(folder).appending(Path(name)) == Path(joined))
  }

  @Test(arguments: [
    ("/a/b.txt", "b.txt", "/a"),
    ("/a/b/", "b", "/a"),
    ("/a//b", "b", "/a"),
    ("/a", "a", "/"),
    ("a", "a", "."),
    ("/", "", "/"),
    ("", "", "."),
  ])
  func aPathHasANameAndAParent(path: String, name: String, parent: String) {
    #expect(Array(Path(path).lastComponent) == Array(name.utf8))
    #expect(Path(path).parent == Path(parent))
  }

  @Test(arguments: [
    ("/a/b/c.txt", "/a", "b/c.txt"), ("/a/b", "/a/", "b"), ("/ab/c", "/a", nil), ("/a", "/a", nil),
    ("/a/", "/a", nil),
    ("/x", "/", "x"),
  ])
  func aPathIsSeenFromAFolderThatHoldsIt(path: String, folder: String, relative: String?) {
    #expect(Path(path).relative(to: Path(folder)) == relative.map { Path($0) })
  }

  @Test func namesThatAreNotTextAreKeptAndShownRepaired() {
    let path = Path("/a").appending(name: [0xFF, 0x62])
    #expect(Array(path.bytes) == [0x2F, 0x61, 0x2F, 0xFF, 0x62])
    #expect(path.description == "/a/\u{FFFD}b")
  }

  @Test func aNULDoesNotCutAPathShort() {
    #expect(Path("/a\0b") == Path("/a\u{FFFD}b"))
  }

  @Test func pathsAreOrderedByTheirBytes() {
    let ordered = ["", "a", "a/b", "ab", "b", "é"]
    #expect(ordered.reversed().map { Path($0) }.sorted() == ordered.map { Path($0) })
  }
}
