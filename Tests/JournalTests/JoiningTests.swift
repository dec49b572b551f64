import Testing

@testable import Journal

@Suite struct JoiningTests {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b", "c"], "a, b, c"), (["", ""], ", "), (["ž", "\r", "\n"], "ž, \r, \n"),
  ])
  func textsAreJoined(texts: [String], all: String) {
    #expect(texts.joined(separator: ", ") == all)
  }

  @Test func withoutASeparatorTheyFollowEachOther() {
    #expect(["2026", "-", "01"].joined() == "2026-01")
  }
}
