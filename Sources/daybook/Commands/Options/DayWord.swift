import Journal

/// A day that stands among the words of a command instead of after `--date`.
struct DayWord {
  /// The day.
  let day: Day
  /// The words that name it, as typed.
  let text: String
  /// The number of arguments that name it, of which one may hold several words.
  let count: Int

  /// The longest date, of at most three words, that ends some words or is all of them; nil if there is none.
  init?(endOf words: some BidirectionalCollection<String>, today: Day) {
    self.init(longestOf: { Array(words.suffix($0)) }, upTo: words.count, today)
  }

  /// The same of a date that begins some words.
  init?(beginningOf words: some BidirectionalCollection<String>, today: Day) {
    self.init(longestOf: { Array(words.prefix($0)) }, upTo: words.count, today)
  }

  private init?(longestOf part: (Int) -> [String], upTo most: Int, _ today: Day) {
    for count in [3, 2, 1] where count <= most {
      let text = part(count).joined(separator: " ")
      if let day = Day(phrase: text, today: today) {
        (self.day, self.text, self.count) = (day, text, count)
        return
      }
    }
    return nil
  }

  /// Whether it begins with a sign: `+250` is more of something as well.
  var hasSign: Bool { text.first == "+" || text.first == "-" }

  /// Whether it may be how much of something, as `2` of `2 may` may.
  var mayBeAmount: Bool { hasSign || text.split(separator: " ")[0].allSatisfy(\.isNumber) }

  /// Whether one word plainly names a day, so that it is hardly text: `yesterday`, `today`, `2026-01-12`.
  static func isSaid(_ word: String) -> Bool {
    Day(word) != nil || TypedWords.nearDays.contains { $0.words.holds(word.lowercased()) }
  }

  /// Whether one word plainly names another day than today, which text beside it may mean as well.
  static func isPlain(_ word: String, today: Day) -> Bool {
    isSaid(word) && Day(phrase: word, today: today) != today
  }

  /// The place of the first word, neither the first nor the last of some, that plainly names another day than today and
  /// stands where text would begin; nil if none does.
  static func place(within words: [String], today: Day, where beginsText: (Int) -> Bool) -> Int? {
    words.indices.dropFirst().dropLast().first { isPlain(words[$0], today: today) && beginsText($0) }
  }
}

extension DayWord {
  /// Refuses words whose text ends in a date or holds a word that plainly names a day, since they may mean either.
  static func refuse(
    _ text: [String], of words: [String], in command: String, _ today: Day
  ) throws(CommandError) {
    guard let date = DayWord(endOf: text, today: today)?.text ?? text.first(where: DayWord.isSaid) else {
      return
    }
    var others = words
    for word in date.split(separator: " ").reversed() {
      if let place = others.lastIndex(of: String(word)) { others.remove(at: place) }
    }
    throw refusal(of: date, beside: others, in: command)
  }

  /// The refusal of words of a command one of which may be a date or text.
  static func refusal(of date: String, beside others: [String], in command: String) -> CommandError {
    CommandError { $0.dateOrText(command, words: others, date: date) }
  }
}

extension WritingOptions {
  /// Takes a day off the words of a line, if no `--date` is given: the first or the last word that plainly names
  /// another day, or one before the time, or a date at the end in any other form, beside an entry or a tick without
  /// text, or before an amount that counts without it: `drink mon 300ml`. Beside text a plain day is
  /// refused, since it may be either, and `mon` is text.
  ///
  /// `name` stands before the words in the line that they make, and `command` is theirs.
  mutating func takeDay(
    from words: inout [String], after name: String = "", of command: String, in daybook: Daybook
  ) throws(CommandError) {
    guard date == nil, name.isEmpty ? words.count > 1 : !words.isEmpty else { return }
    let line = DatedWords(words, after: name, in: daybook)
    let found =
      if let place = line.placeOfPlainDay {
        try line.without(plainDayAt: place, of: command)
      } else {
        line.withoutDayBeforeAmount ?? line.withoutDayAtEnd
      }
    if let found { (words, date) = (found.words, found.date) }
  }
}
