/// Names that end in an hour, with more of a time stuck to that: `[x] In bed by 10:15` where the name is `In bed by 10`.
extension LineReader {
  /// What is told of such a name at a place: the hour is the name's, so that a time needs a place of its own. Which half of
  /// the day is meant only the writer knows, unless the line says so.
  func nameWithHour(from start: Int, in line: Line, _ text: Span<UInt8>) -> Problem? {
    guard !isImplied, vocabulary.hasNamesEndingInDigits, start < line.end else { return nil }
    for (name, subject) in vocabulary.names {
      let nameEnd = start + name.utf8.count
      guard name.utf8.last?.isDigit == true, nameEnd < line.end,
        case .habit = subject, Vocabulary.folded(string(text, start, nameEnd)) == Vocabulary.folded(name)
      else { continue }
      var digits = nameEnd
      while digits > start, text[digits - 1].isDigit { digits -= 1 }
      let word = word(text, at: digits, Int(line.end)).withoutMark(text)
      guard blankLength(text, nameEnd, Int(line.end)) == 0,
        case .time(let time) = readTime(text, word, upTo: Int(line.end)), time.end > nameEnd,
        time.length == nil
      else { continue }
      let (range, saysHalf) = (start..<time.end, (nameEnd..<time.end).contains { text[$0].isASCIILetter })
      let box = line.shape == .box ? "" : "[\(Mark.done.symbol)] "
      return Problem(
        .nearName(string(text, start, time.end), near: name), at: range.range, from: line.start,
        fix: saysHalf ? (range.range, "\(box)\(name) \(time.time)") : nil)
    }
    return nil
  }
}
