/// A time or a range of times, as a line has it.
struct TimeReading {
  /// The time; of a range its start.
  var time: TimeOfDay
  /// The length of a range in minutes, over midnight if it ends before it starts; nil for a single time.
  var length: Int?
  /// How many words it takes: 2 if `am` or `pm` stands apart.
  var words: Int
}

/// What a word says of the time.
enum TimeOutcome {
  /// Nothing: it does not look like a time.
  case none
  case time(TimeReading)
  /// It looks like a time and is none (`25:10`, `13pm`).
  case impossible
}

/// Reads the words from `index` on as a time: `08:10`, `8:10`, `8:10pm`, `8:10 PM`, `8am`, `10 PM`, or a range of two.
func readTime(
  _ text: Span<UInt8>, _ words: borrowing ContiguousArray<Word>, at index: Int
) -> TimeOutcome {
  let word = words[index]
  guard word.form == .number, text[word.start].isDigit else { return .none }
  if let time = paddedTime(text, word), index + 1 == words.count || !mayBeSuffix(text, words[index + 1]) {
    return .time(TimeReading(time: time, length: nil, words: 1))
  }
  guard let clock = clockTime(text, word.start, word.end) else { return .none }
  var place = clock.end
  if place == word.end {
    // A suffix that stands apart belongs to the time, and makes one of a bare hour.
    if !clock.hasSuffix, index + 1 < words.count, isHalfOfDay(text, words[index + 1]),
      let half = suffix(text, words[index + 1].start, words[index + 1].end)
    {
      guard let time = clock.time(half.isPM) else { return clock.hasMinutes ? .impossible : .none }
      return .time(TimeReading(time: time, length: nil, words: 2))
    }
    guard clock.hasMinutes || clock.hasSuffix else { return .none }
    guard let time = clock.time(clock.isPM) else { return .impossible }
    return .time(TimeReading(time: time, length: nil, words: 1))
  }
  // A range: a hyphen or an en dash, then another time, and nothing after it.
  guard clock.hasMinutes || clock.hasSuffix else { return .none }
  if text[place] == Byte.hyphen {
    place += 1
  } else if word.end - place > 3, text[place] == 0xE2, text[place + 1] == 0x80, text[place + 2] == 0x93 {
    place += 3
  } else {
    return .none
  }
  guard let other = clockTime(text, place, word.end), other.end == word.end,
    other.hasMinutes || other.hasSuffix
  else { return .none }
  guard let start = clock.time(clock.isPM), let end = other.time(other.isPM) else { return .impossible }
  return .time(TimeReading(time: start, length: start.minutes(until: end), words: 1))
}

/// A word that is just `08:10`, which most times are; nil for every other.
@inline(__always)
private func paddedTime(_ text: Span<UInt8>, _ word: Word) -> TimeOfDay? {
  word.end - word.start == 5 ? paddedTime(text, word.start, word.end) : nil
}

/// A time of five characters at a place, `08:10`, before a blank, a control character or `end`; nil if there is
/// none.
@inline(__always)
func paddedTime(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> TimeOfDay? {
  guard start + 5 <= end, text[start + 2] == Byte.colon, text[start].isDigit, text[start + 1].isDigit,
    text[start + 3].isDigit, text[start + 4].isDigit, start + 5 == end || text[start + 5] <= Byte.blank
  else { return nil }
  return TimeOfDay(
    hour: Int(text[start] & 0x0F) * 10 + Int(text[start + 1] & 0x0F),
    minute: Int(text[start + 3] & 0x0F) * 10 + Int(text[start + 4] & 0x0F))
}

/// Whether a word begins like `am` or `pm`.
@inline(__always)
private func mayBeSuffix(_ text: Span<UInt8>, _ word: Word) -> Bool {
  let first = text[word.start].lowercased
  return first == UInt8(ascii: "a") || first == UInt8(ascii: "p")
}

/// Hours and minutes as they stand, before it is known whether there is such a time.
private struct ClockTime {
  var hour: Int
  var minute: Int
  var hasMinutes: Bool
  /// Whether `am` or `pm` follows at once.
  var hasSuffix: Bool
  var isPM: Bool?
  /// The end of what was read.
  var end: Int

  /// The time of day; hours go from 1 to 12 before `am` and `pm`, else from 0 to 23. Nil if there is none.
  func time(_ isPM: Bool?) -> TimeOfDay? {
    guard let isPM else { return TimeOfDay(hour: hour, minute: minute) }
    guard (1...12).contains(hour) else { return nil }
    return TimeOfDay(hour: hour % 12 + (isPM ? 12 : 0), minute: minute)
  }
}

private func clockTime(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> ClockTime? {
  var place = start
  var hour = 0
  while place < end, text[place].isDigit, place < start + 2 {
    hour = hour * 10 + Int(text[place] & 0x0F)
    place += 1
  }
  guard place > start else { return nil }
  var clock = ClockTime(hour: hour, minute: 0, hasMinutes: false, hasSuffix: false, isPM: nil, end: place)
  if place + 2 < end, text[place] == Byte.colon, text[place + 1].isDigit, text[place + 2].isDigit {
    clock.minute = Int(text[place + 1] & 0x0F) * 10 + Int(text[place + 2] & 0x0F)
    clock.hasMinutes = true
    place += 3
    if place < end, text[place].isDigit { return nil }
  }
  if let half = suffix(text, place, end) {
    clock.hasSuffix = true
    clock.isPM = half.isPM
    place += half.length
  }
  clock.end = place
  return clock
}

/// `am`, `pm`, `a.m.` or `p.m.` in either case at a place.
private func suffix(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> (isPM: Bool, length: Int)? {
  guard start + 1 < end else { return nil }
  let first = text[start].lowercased
  guard first == UInt8(ascii: "a") || first == UInt8(ascii: "p") else { return nil }
  if text[start + 1].lowercased == UInt8(ascii: "m") { return (first == UInt8(ascii: "p"), 2) }
  guard start + 3 < end, text[start + 1] == Byte.point, text[start + 2].lowercased == UInt8(ascii: "m"),
    text[start + 3] == Byte.point
  else { return nil }
  return (first == UInt8(ascii: "p"), 4)
}

/// Whether a word is `am`, `pm`, `a.m.` or `p.m.`, which belongs to a time before it.
func isHalfOfDay(_ text: Span<UInt8>, _ word: Word) -> Bool {
  suffix(text, word.start, word.end).map { word.start + $0.length == word.end } ?? false
}

/// Whether a word is a time written with a point, `8.10`: it is none, but looks meant after an amount.
func isPointedTime(_ text: Span<UInt8>, _ word: Word) -> Bool {
  let length = word.end - word.start
  guard length == 4 || length == 5 else { return false }
  let point = word.end - 3
  guard text[point] == Byte.point, text[point + 1].isDigit, text[point + 2].isDigit else { return false }
  var hour = 0
  for place in word.start..<point {
    guard text[place].isDigit else { return false }
    hour = hour * 10 + Int(text[place] & 0x0F)
  }
  return hour < 24 && text[point + 1] < UInt8(ascii: "6")
}

extension TimeOfDay {
  /// Reads a time as a day file has it: `08:10`, `8:10`, `8:10pm`, `8:10 PM`, `8am`; nil if it is none, or a range.
  package init?(typed text: String) {
    let bytes = ContiguousArray(text.trimmed.utf8)
    let time: TimeOfDay? = bytes.withSpan { span in
      var words: ContiguousArray<Word> = []
      appendWords(span, from: 0, bytes.count, to: &words)
      guard !words.isEmpty, case .time(let reading) = readTime(span, words, at: 0), reading.length == nil,
        reading.words == words.count
      else { return nil }
      return reading.time
    }
    guard let time else { return nil }
    self = time
  }
}
