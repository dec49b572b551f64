import Speech

extension Mark {
  /// The mark that a word stands for, as a person or another program writes it in any language: `yes`, `hotovo`,
  /// `skipped`, `✗`; `none` of a word that says no. Nil if it says none of them.
  package init?(word: String) { self.init(Mark.words.number(of: word.lowercased())) }

  /// The mark that a run of bytes spells.
  init?(_ text: Span<UInt8>, _ start: Int, _ end: Int) { self.init(Mark.words.number(text, start, end)) }

  private init?(_ number: Int32?) {
    guard let number else { return nil }
    self.init(rawValue: UInt8(number))
  }

  private static let words: WordTable = {
    var table = WordTable(capacity: 100)
    let marks: [(Mark, Translated<[String]>)] = [
      (.none, TypedWords.notDone), (.open, TypedWords.open), (.skipped, TypedWords.skipped),
      (.skipped, TypedWords.leftOut), (.skipped, TypedWords.shut), (.done, TypedWords.done),
    ]
    for (mark, words) in marks { words.eachWord { table.add($0, Int32(mark.rawValue)) } }
    return table
  }()
}
