import Speech

/// What stands between two names or amounts and joins them: a sign, `and`, `then`, or the mark of the second one.
extension LineReader {
  /// The signs that join as `and` does.
  private static let joiningSigns = [",", ";", "+", "&", "/", "|"]
  /// The signs that part two names with a blank on either side.
  private static let dashes = ["-", "–", "—"]
  /// The letter that ticks the name behind it, and the sign that is like it: `[x] gym x floss`.
  private static let tickSigns = ["x", "×"]

  /// Whether a part of a line joins two others: a comma, `+`, `&`, `/`, `|`, `and`, `then`.
  func isJoint(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    switch piece.role {
    case .sign: LineReader.joiningSigns.contains(string(text, piece.start, piece.end))
    case .word, .filler, .article:
      TypedWord(text, piece.start, piece.end).map { $0.has(.joint) || $0.has(.sequel) } ?? false
    case .name, .amount, .number, .numberWord, .unit, .time, .date, .tag, .vague: false
    }
  }

  func isDash(_ word: String) -> Bool { LineReader.dashes.contains(word) }

  /// Whether a word is the `x` that ticks the name behind it.
  func isTickSign(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    end - start <= 2 && LineReader.tickSigns.contains(string(text, start, end))
  }

  /// Whether what joins a name to the one before it may begin at a place: a test of one byte, since most lines have none.
  func mayBeginJoint(_ text: Span<UInt8>, at place: Int) -> Bool {
    LineReader.jointBeginnings[Int(text[place].lowercased)]
      // Beyond ASCII all of them are signs.
      && (text[place] < 0x80 || signLength(text, place) > 0)
  }

  /// The first bytes of all that may join a name to the one before it, each true at its value; of the marks of a name
  /// only those beyond ASCII, `✓` and the like.
  private static let jointBeginnings: ContiguousArray<Bool> = {
    let marks = [TypedWords.done, TypedWords.open, TypedWords.skipped, TypedWords.notDone]
      .flatMap(\.words).filter { !$0.contains(where: \.isLetter) && $0.utf8.contains { $0 >= 0x80 } }
    var beginnings = ContiguousArray(repeating: false, count: 256)
    let words = TypedWords.joints.words + TypedWords.sequels.words
    for joint in joiningSigns + dashes + tickSigns + words + marks {
      if let first = joint.utf8.first { beginnings[Int(first)] = true }
    }
    return beginnings
  }()
}
