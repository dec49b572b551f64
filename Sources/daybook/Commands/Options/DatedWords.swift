import Journal
import Rendering

/// The words of a line to be added, one or more of which may name its day.
struct DatedWords {
  /// The words without a day, and the day as it was typed.
  typealias Parted = (words: [String], date: String)

  private let words: [String]
  /// What stands before the words in the line that they make; empty if nothing does.
  private let name: String
  private let reader: LineReader
  private let today: Day

  /// Takes words, at least one.
  init(_ words: [String], after name: String, in daybook: Daybook) {
    (self.words, self.name, today) = (words, name, daybook.today)
    reader = daybook.interpreter.reader(asOf: daybook.today)
  }

  /// The place of a word that plainly names a day: the last or the first, or one that plainly names another day than
  /// today right before the time, `yesterday 08:10`, or where text would begin; nil if none does.
  var placeOfPlainDay: Int? {
    [words.count - 1, 0].first { DayWord.isSaid(words[$0]) }
      ?? DayWord.place(within: words, today: today) {
        TimeOfDay(typed: words[($0 + 1)...].joined(separator: " ")) != nil || isWhole(upTo: $0)
      }
  }

  /// Whether the words before a place are a record of something declared that has no text yet.
  private func isWhole(upTo place: Int) -> Bool {
    reading(Array(words[..<place])).map { $0.isRecord && $0.subject != nil && $0.text.isEmpty } ?? false
  }

  /// The words without a plain day, if these are a record without text; beside text another day than today is refused.
  func without(plainDayAt place: Int, of command: String) throws(CommandError) -> Parted? {
    var others = words
    let word = others.remove(at: place)
    guard let reading = reading(others), others.isEmpty || reading.isRecord else { return nil }
    if reading.text.isEmpty { return (others, word) }
    guard DayWord.isPlain(word, today: today) else { return nil }
    throw DayWord.refusal(of: word, beside: others, in: command)
  }

  /// The words without a date before an amount that counts without it, where they do not count with it: `mon 300ml`.
  var withoutDayBeforeAmount: Parted? {
    guard let whole = reading(words), !whole.isRecord else { return nil }
    let nameCount = name.isEmpty ? reader.vocabulary.subject(beginning: words[...])?.count ?? 0 : 0
    // `sun sat 30min` is of what is called so, if anything is.
    for place in nameCount == 0 ? [0] : [nameCount, 0] {
      guard let date = DayWord(beginningOf: words[place...], today: today), !date.mayBeAmount else {
        continue
      }
      let others = Array(words[..<place] + words[(place + date.count)...])
      guard let rest = reading(others), rest.isRecord, rest.text.isEmpty, !rest.amountRange.isEmpty else {
        continue
      }
      return (others, date.text)
    }
    return nil
  }

  /// The words without a date at their end, where it would else be text, and nothing else is: `12 st` is an amount.
  var withoutDayAtEnd: Parted? {
    guard let date = DayWord(endOf: words, today: today), date.count < words.count || !name.isEmpty,
      let whole = reading(words), !whole.isRecord || !whole.text.isEmpty || isPassedOver(date, in: whole)
    else { return nil }
    let others = Array(words.dropLast(date.count))
    // What may be how much is a day behind an amount alone, and none is meant that is far away: `+250`.
    if date.hasSign, !(today - 31...today + 31).contains(date.day) { return nil }
    if others.isEmpty { return date.mayBeAmount ? nil : ([], date.text) }
    guard let rest = reading(others), rest.isRecord, rest.text.isEmpty,
      !date.mayBeAmount || !rest.amountRange.isEmpty
    else { return nil }
    return (others, date.text)
  }

  /// The line that words make behind the name; nil if that is none.
  private func reading(_ words: [String]) -> LineReading? { reader.alone(text(words))?.reading }

  private func text(_ words: [String]) -> String {
    ([name] + words).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether a date at the end of the line is neither its amount nor its time.
  private func isPassedOver(_ date: DayWord, in line: LineReading) -> Bool {
    max(line.amountRange.upperBound, line.timeRange.upperBound) <= text(words).utf8.count
      - date.text.utf8.count
  }
}
