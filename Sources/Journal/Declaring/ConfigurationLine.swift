/// One line of `daybook.conf` as words, each bare or in quotes.
struct ConfigurationLine {
  /// A word of it.
  struct Value {
    /// The text, without quotes.
    var text: String
    /// Whether it stood in quotes.
    var isQuoted: Bool
    /// Its bytes in the file, with the quotes.
    var word: Word

    /// The text in small letters, or nothing if it stood in quotes: a keyword is never quoted.
    var keyword: String { isQuoted ? "" : text.lowercased() }
  }

  /// The line in the file, counting from 0.
  let number: Int
  /// Its first byte in the file.
  let start: Int32
  /// Its words, without a comment; never empty.
  let values: [Value]

  /// Takes a line apart; nil if it says nothing.
  init?(_ number: Int, _ line: Line, _ text: Span<UInt8>) {
    self.number = number
    self.start = line.start
    let end = Int(line.end)
    var values: [Value] = []
    var place = skippingBlanks(text, Int(line.start), end)
    while place < end {
      let first = text[place]
      if first == Byte.hash, place + 1 == end || blankLength(text, place + 1, end) > 0 || values.isEmpty {
        break
      }
      if first == Byte.quote {
        var closing = place + 1
        while closing < end, text[closing] != Byte.quote { closing += 1 }
        let next = min(closing + 1, end)
        values.append(
          Value(
            text: string(text, place + 1, closing), isQuoted: true,
            word: Word(start: place, end: next, form: .plain, colon: -1)))
        place = skippingBlanks(text, next, end)
      } else {
        let word = word(text, at: place, end)
        values.append(Value(text: string(text, word.start, word.end), isQuoted: false, word: word))
        place = skippingBlanks(text, word.end, end)
      }
    }
    guard !values.isEmpty else { return nil }
    self.values = values
  }

  /// The bare words from a place on, as the readers of amounts take them.
  ///
  /// They end before `cup` and a number, which is not a unit but declares what a cup holds.
  func words(from index: Int) -> ContiguousArray<Word> {
    var words: ContiguousArray<Word> = []
    for place in min(index, values.count)..<values.count {
      let value = values[place]
      if value.isQuoted { break }
      if value.keyword == "cup", place + 1 < values.count, values[place + 1].word.form == .number { break }
      words.append(value.word)
    }
    return words
  }

  /// A problem of one of its words; `fix` is what to write in place of the word.
  func problem(_ kind: Problem.Kind, at value: Value, fix: String? = nil) -> Problem {
    let bytes = value.word.range
    return Problem(kind, at: bytes, inLine: Int32(number), from: start, fix: fix.map { (bytes, $0) })
  }

  /// The words in lower case that a line may begin with.
  static let settings = [
    "daybook", "name", "language", "week", "clock", "units", "layout", "day-starts", "active", "remind",
    "coach",
    "push", "badges",
  ]
  /// The words in lower case that declare something.
  static let declarations = ["unit", "measure", "habit", "goal", "cup", "pause"]
}

/// The words of a line being read, from the first to the last.
struct ConfigurationCursor {
  let line: ConfigurationLine
  private(set) var index = 1

  init(_ line: ConfigurationLine) { self.line = line }

  /// The word that comes next; nil at the end.
  var next: ConfigurationLine.Value? { index < line.values.count ? line.values[index] : nil }

  /// The words from the next on, as the readers of amounts take them.
  var words: ContiguousArray<Word> { line.words(from: index) }

  /// Passes over some words.
  mutating func pass(_ count: Int = 1) { index += count }

  /// Takes the next word if it is one of the keywords.
  mutating func take(_ keywords: String...) -> String? {
    guard let next, keywords.contains(next.keyword) else { return nil }
    index += 1
    return next.keyword
  }

  /// Takes the next word; an error that says what was expected if there is none.
  mutating func value(_ expected: Expectation) throws(Problem) -> ConfigurationLine.Value {
    guard let next else { throw problem(expected) }
    index += 1
    return next
  }

  /// Takes a date.
  mutating func day() throws(Problem) -> Day {
    let value = try value(.date)
    guard let day = Day(value.text) else { throw problem(.date, at: value) }
    return day
  }

  /// The problem that the next word, or a word given, is not what was expected.
  func problem(_ expected: Expectation, at value: ConfigurationLine.Value? = nil) -> Problem {
    let keyword = line.values[0].text
    guard let value = value ?? next else {
      return line.problem(
        .badValue(word: keyword, value: "", expected: expected), at: line.values[line.values.count - 1])
    }
    return line.problem(.badValue(word: keyword, value: value.text, expected: expected), at: value)
  }

  /// Makes sure that the line ends here.
  func end() throws(Problem) {
    if next != nil { throw problem(.end) }
  }
}
