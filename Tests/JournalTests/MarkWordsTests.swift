import Testing

@testable import Journal

@Suite struct MarkWordsTests {
  @Test(
    arguments: [
      ("done", Mark.done), ("YES", .done), ("[x]", .done), ("✅", .done), ("splněno", .done),
      ("SPLNĚNO", .done),
      ("splne\u{30C}no", .done), ("skip", .skipped), ("[-]", .skipped), ("cancelled", .skipped),
      ("vynechano", .skipped), ("vynechána", .skipped), ("closed", .skipped), ("zavřeno", .skipped),
      ("[ ]", .open), ("⬜", .open), ("⬜️", .open), ("🔲", .open), ("no", Mark.none), ("-", Mark.none),
      ("0", Mark.none), ("✖️", Mark.none), ("ne", Mark.none), ("", nil), ("maybe", nil), ("[?]", nil),
      ("doner", nil), ("do ne", nil), ("skippedskippedskippedskippedskippedskipped", nil),
    ] as [(String, Mark?)])
  func aWordStandsForItsMark(_ word: String, _ mark: Mark?) {
    #expect(Mark(word: word) == mark)
    #expect(ContiguousArray(word.utf8).withSpan { Mark($0, 0, $0.count) } == mark)
  }

  @Test func everyWordForAMarkIsKnown() {
    for words in [
      TypedWords.done, TypedWords.skipped, TypedWords.leftOut, TypedWords.shut, TypedWords.open,
      TypedWords.notDone,
    ] {
      for word in words.words { #expect(Mark(word: word) != nil, "\(word)") }
    }
  }
}
