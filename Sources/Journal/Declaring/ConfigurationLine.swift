/// One line of `daybook.conf` as words, each bare or in quotes.
struct ConfigurationLine {
  /// A word of it.
  struct Value {
    /// The text, without quotes.
    let text: String
    /// Whether it stood in quotes.
    let isQuoted: Bool
    /// Its bytes in the file, with the quotes.
    let word: Word

    /// The text in small letters, or nothing if it stood in quotes: a keyword is never quoted.
    let keyword: String

    init(text: String, isQuoted: Bool, word: Word) {
      (self.text, self.isQuoted, self.word) = (text, isQuoted, word)
      keyword = isQuoted ? "" : text.lowercased()
    }
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
    values.reserveCapacity(8)
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

  /// The bare words from one of the words on, as the readers of amounts take them.
  ///
  /// They end before `cup` and a number, which is not a unit but declares what a cup holds.
  func bareWords(from index: Int) -> Cursor {
    guard index < values.count else { return Cursor(0, upTo: 0) }
    let start = values[index].word.start
    var end = start
    for place in index..<values.count {
      let value = values[place]
      if value.isQuoted { break }
      if values.declareCup(at: place) { break }
      end = value.word.end
    }
    return Cursor(start, upTo: end)
  }

  /// A problem of one of its words; `fix` is what to write in place of the word.
  func problem(_ kind: Problem.Kind, at value: Value, fix: String? = nil) -> Problem {
    let bytes = value.word.range
    return Problem(kind, at: bytes, inLine: Int32(number), from: start, fix: fix.map { (bytes, $0) })
  }

  /// The words in lower case that declare something.
  static let declarations = subjects + ["goal", "cup", "unit", "pause", "group"]
  /// Those that declare something to be kept.
  static let subjects = ["habit", "measure"]

  /// Whether it declares a habit or measure.
  var isOfSubject: Bool { ConfigurationLine.subjects.contains(values[0].keyword) }
}

extension [ConfigurationLine.Value] {
  /// Whether the word at a place is `cup` before a number: not a unit, but what a cup holds.
  func declareCup(at place: Int) -> Bool {
    self[place].keyword == "cup" && place + 1 < count && self[place + 1].word.form == .number
  }
}
