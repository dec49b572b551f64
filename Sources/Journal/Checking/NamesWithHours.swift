/// Names that end in an hour, with more of a time stuck to that: `[x] In bed by 10:15` where the name is `In bed by 10`.
extension LineReader {
  /// A time in whose midst a habit's name would end.
  struct HourInName {
    fileprivate let name: String
    fileprivate let habit: Reference
    fileprivate let places: Range<Int>
    /// Where the hour begins that both the name and the time have.
    fileprivate let hour: Int
    fileprivate let time: TimeReading
    /// Whether it says which half of the day it is in.
    fileprivate let saysHalf: Bool
  }

  /// Such a time at a place, with the name before it; nil if none stands there.
  func hourInName(from start: Int, in line: Line, _ text: Span<UInt8>) -> HourInName? {
    guard !isImplied, vocabulary.hasNamesEndingInDigits, start < line.end else { return nil }
    for (name, subject) in vocabulary.names {
      let nameEnd = start + name.utf8.count
      guard name.utf8.last?.isDigit == true, nameEnd < line.end,
        case .habit = subject, Vocabulary.folded(string(text, start, nameEnd)) == Vocabulary.folded(name)
      else { continue }
      var digits = nameEnd
      while digits > start, text[digits - 1].isDigit || text[digits - 1] == Byte.colon { digits -= 1 }
      let word = word(text, at: digits, Int(line.end)).withoutMark(text)
      guard blankLength(text, nameEnd, Int(line.end)) == 0,
        case .time(let time) = readTime(text, word, upTo: Int(line.end)), time.end > nameEnd
      else { continue }
      return HourInName(
        name: name, habit: subject, places: start..<time.end, hour: digits, time: time,
        saysHalf: (nameEnd..<time.end).contains { text[$0].isASCIILetter })
    }
    return nil
  }

  /// What is told of such a name: the hour is the name's, so that a time needs a place of its own. Where the line does not
  /// say which half of the day it is in, it is in the one that is nearer to the habit's own time.
  func told(_ found: HourInName, in line: Line, _ text: Span<UInt8>) -> Problem {
    var meant = string(text, found.hour, found.places.upperBound)
    if found.time.length == nil {
      let isLater = !found.saysHalf && isUsuallyLater(Int(found.time.time.minutes), found.habit)
      meant = "\(isLater ? found.time.time.inOtherHalf : found.time.time)"
    }
    let box = line.shape == .box ? "" : "[\(Mark.done.symbol)] "
    return Problem(
      .nearName(string(text, found.places.lowerBound, found.places.upperBound), near: found.name),
      at: found.places.range, from: line.start, fix: (found.places.range, "\(box)\(found.name) \(meant)"))
  }

  /// Whether nothing but times and tags stands behind such a time: with words behind it a line without a box is prose,
  /// `Up at 6:30 with the kids`, and so is a sentence.
  func isAlone(_ found: HourInName, in line: Line, _ text: Span<UInt8>) -> Bool {
    let (place, end) = (found.places.upperBound, Int(line.end))
    if place < end, ".!?".utf8.contains(text[place]) { return false }
    return holdsTimesAndTagsAlone(text, Cursor(passedMark(text, place, end), upTo: end))
  }
}
