import Speech

/// The words of a line being read, from the first to the last.
struct ConfigurationCursor {
  let line: ConfigurationLine
  private(set) var index = 1

  init(_ line: ConfigurationLine) { self.line = line }

  /// The word that comes next; nil at the end.
  var next: ConfigurationLine.Value? { index < line.values.count ? line.values[index] : nil }

  /// The bare words from the next on, as the readers of amounts take them.
  var bareWords: Cursor { line.bareWords(from: index) }

  /// The bare words of the next amount of a list: a whole number is one by itself before another number, unless the two
  /// are one with a unit, `1 250 ml`, or with a fraction, `1 1/2 cup`.
  var listedWords: Cursor {
    let (all, words) = (bareWords, line.values.dropFirst(index).prefix(3).map(\.text.utf8))
    guard let next, words.count > 1, words[0].allSatisfy(\.isDigit), let digit = words[1].first, digit.isDigit
    else {
      return all
    }
    let isGrouped =
      words[0].count == 1 && words[1].count == 3 && words[1].allSatisfy(\.isDigit) && words.count == 3
      && words[2].first?.isDigit == false
    return isGrouped || words[1].contains(UInt8(ascii: "/")) ? all : Cursor(all.place, upTo: next.word.end)
  }

  /// The word before the next; nil at the beginning.
  var previous: ConfigurationLine.Value? { index > 0 ? line.values[index - 1] : nil }

  /// Passes over some words.
  mutating func pass(_ count: Int = 1) { index += count }

  /// Passes over the words that begin before a byte of the file.
  mutating func pass(upTo place: Int) {
    while let next, next.word.start < place { index += 1 }
  }

  /// Takes the next word if it is one of those that a person may type.
  mutating func take(_ words: Translated<[String]>) -> Bool {
    guard let next, words.holds(next.keyword) else { return false }
    index += 1
    return true
  }

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

  /// The problem that the next words are no goal, of a measure of a kind, with the one that they were likely meant for.
  func noGoal(of kind: Kind? = nil) -> Problem {
    let meant = likelyGoal ?? (kind == .time ? meantLength(next?.text) : nil)
    return meant.map { problem(.meantGoal($0), ofPhraseFrom: next) } ?? problem(.goal)
  }

  /// The problem that the words from one on, up to the next part of the line, are not what was expected.
  func problem(_ expected: Expectation, ofPhraseFrom first: ConfigurationLine.Value?) -> Problem {
    let phrase = line.values.drop { $0.word.start < first?.word.start ?? 0 }.enumerated().prefix {
      $0.offset == 0 || !$0.element.isQuoted && DeclaredPart.named($0.element.keyword) == nil
    }
    return line.problem(
      .badValue(
        word: line.values[0].text, value: phrase.map(\.element.text).joined(separator: " "),
        expected: expected), at: first ?? line.values[0])
  }

  /// The words from the next on.
  var rest: ArraySlice<ConfigurationLine.Value> { line.values.dropFirst(index) }

  /// Whether the next word begins no part of the line, and is no label and no time: what stands before it may have been
  /// meant for something else.
  var goesOnOddly: Bool {
    guard let next, !next.isQuoted, !next.text.utf8.contains(Byte.colon) else { return false }
    return !DeclaredPart.isBegun(by: next.keyword)
  }

  /// The goal that the next words were likely meant for, if they are none.
  var likelyGoal: String? { meantGoal(rest.map(\.text)) }

  /// The problem that the words of a measure from the one just passed on, with the `max` or `min` before it, are no part
  /// of the line, if they were likely meant for its goal and it has none; nil otherwise.
  var goalWithoutKeyword: Problem? {
    guard !line.values.contains(where: { $0.keyword == "goal" }) else { return nil }
    let last = index - 1
    let isLimit = last > 2 && [Aggregate.max, .min].map(\.rawValue).contains(line.values[last - 1].keyword)
    let words = line.values.dropFirst(isLimit ? last - 1 : last)
    return meantGoalPart(words.map(\.text)).map { problem(.meantGoal($0), ofPhraseFrom: words.first) }
  }

  /// Makes sure that the line ends here.
  func end() throws(Problem) {
    if next != nil { throw problem(.end) }
  }
}
