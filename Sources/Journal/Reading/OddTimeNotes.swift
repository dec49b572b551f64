/// What is noted of bytes that are meant for a time and are none.
extension LineReader {
  /// Notes some bytes that are meant for a time, and how to write it.
  func noteOddTime(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, meant: TimeOfDay, fix: String? = nil,
    _ rest: inout LineRest
  ) {
    rest.note(
      .oddTime(string(text, start, end), meant: meant), at: (start..<end).range,
      fix: fix ?? meant.description)
  }

  /// Notes a time written with a point, or a comma, and how to write it; false if a word is none.
  func notePointedTime(
    _ text: Span<UInt8>, _ word: Word, orComma: Bool = true, of subject: Reference?,
    _ rest: inout LineRest
  ) -> Bool {
    guard let time = pointedTime(text, word, orComma: orComma) else { return false }
    let half = Cursor(word.end, upTo: Int(Line(text, at: Int(rest.start)).end)).followingWord(text)
    let meant = half.map { isHalfOfDay(text, $0) } == true ? time : likely(time, of: subject)
    guard meant == time else {
      noteOddTime(text, word.start, word.end, meant: meant, &rest)
      return true
    }
    let fix = string(text, word.start, word.end).replacing(".", with: ":").replacing(",", with: ":")
    noteOddTime(text, word.start, word.end, meant: time, fix: fix, &rest)
    return true
  }
}
