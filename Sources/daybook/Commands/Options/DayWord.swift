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
    throw CommandError { [others] in $0.dateOrText(command, words: others, date: date) }
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
    let reader = daybook.interpreter.reader(asOf: daybook.today)
    func reading(_ words: some Collection<String>) -> LineReading? {
      let file = DayFile(([name] + words).filter { !$0.isEmpty }.joined(separator: " "))
      return file.lines.first.map { reader.read($0, of: file) }
    }
    /// Whether a date at the end of a line is neither its amount nor its time.
    func isPassedOver(_ date: DayWord, in line: LineReading) -> Bool {
      let count = ([name] + words).filter { !$0.isEmpty }.joined(separator: " ").utf8.count
      return max(line.amountRange.upperBound, line.timeRange.upperBound) <= count - date.text.utf8.count
    }
    // A day may stand before the time too, `yesterday 08:10`.
    let beforeTime = words.indices.dropFirst().dropLast().first {
      DayWord.isPlain(words[$0], today: daybook.today)
        && TimeOfDay(typed: words[($0 + 1)...].joined(separator: " ")) != nil
    }
    guard let place = [words.count - 1, 0].first(where: { DayWord.isSaid(words[$0]) }) ?? beforeTime else {
      if let whole = reading(words), !whole.isRecord {
        let nameCount = name.isEmpty ? reader.vocabulary.subject(beginning: words[...])?.count ?? 0 : 0
        // `sun sat 30min` is of what is called so, if anything is.
        for place in nameCount == 0 ? [0] : [nameCount, 0] {
          guard let date = DayWord(beginningOf: words[place...], today: daybook.today), !date.mayBeAmount
          else { continue }
          let others = Array(words[..<place] + words[(place + date.count)...])
          guard let rest = reading(others), rest.isRecord, rest.text.isEmpty, !rest.amountRange.isEmpty
          else { continue }
          (words, self.date) = (others, date.text)
          return
        }
      }
      // Any other date is one only where it would else be text, and nothing else is: `12 st` is an amount.
      guard let date = DayWord(endOf: words, today: daybook.today), date.count < words.count || !name.isEmpty,
        let whole = reading(words), !whole.isRecord || !whole.text.isEmpty || isPassedOver(date, in: whole)
      else { return }
      let others = Array(words.dropLast(date.count))
      // What may be how much is a day behind an amount alone.
      if date.hasSign, !(daybook.today - 31..<daybook.today).contains(date.day) { return }
      if others.isEmpty {
        if !date.mayBeAmount { (words, self.date) = ([], date.text) }
        return
      }
      guard let rest = reading(others), rest.isRecord, rest.text.isEmpty,
        !date.mayBeAmount || !rest.amountRange.isEmpty
      else { return }
      (words, self.date) = (others, date.text)
      return
    }
    var others = words
    let word = others.remove(at: place)
    guard let reading = reading(others) else { return }
    guard others.isEmpty || reading.isRecord else { return }
    if reading.text.isEmpty {
      (words, date) = (others, word)
    } else if DayWord.isPlain(word, today: daybook.today) {
      throw CommandError { [others] in $0.dateOrText(command, words: others, date: word) }
    }
  }
}
