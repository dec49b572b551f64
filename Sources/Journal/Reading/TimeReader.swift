/// A time or a range of times, as a line has it.
struct TimeReading {
  /// The time; of a range its start.
  var time: TimeOfDay
  /// The length of a range in minutes, over midnight if it ends before it starts; nil for a single time.
  var length: Int?
  /// The place after it, and after an `am` or `pm` that stands apart.
  var end: Int
}

/// The information that a word gives about the time.
enum TimeOutcome {
  /// Nothing: it does not look like a time.
  case nothing
  case time(TimeReading)
  /// It looks like a time and is none (`25:10`, `13pm`).
  case impossible
}

/// Reads a time from a word on: `08:10`, `8:10pm`, `8 PM`, `8:10 p. m.`, `8:10 odp.`, `20:10:33`, or a range of two.
@inline(__always)
func readTime(_ text: Span<UInt8>, _ word: Word, upTo end: Int) -> TimeOutcome {
  guard word.mayBeTime(text), word.form == .number else { return .nothing }
  return readClock(text, word, upTo: end)
}

extension Word {
  /// Whether it may begin with a time: three digits are none, which spares most amounts the rest.
  @inline(__always)
  func mayBeTime(_ text: Span<UInt8>) -> Bool {
    text[start].isDigit && (end &- start < 3 || !text[start &+ 1].isDigit || !text[start &+ 2].isDigit)
  }
}

private func readClock(_ text: Span<UInt8>, _ word: Word, upTo end: Int) -> TimeOutcome {
  guard let clock = clockTime(text, word.start, word.end) else { return .nothing }
  let place = clock.end
  if place == word.end {
    if !clock.hasSuffix, let range = rangeOverSuffix(text, clock, Cursor(word.end, upTo: end)) {
      return range
    }
    // A suffix that stands apart belongs to the time, and makes one of a bare hour.
    if !clock.hasSuffix, let half = halfOfDay(text, Cursor(word.end, upTo: end)) {
      guard let time = clock.time(half.isPM) else { return clock.hasMinutes ? .impossible : .nothing }
      return .time(TimeReading(time: time, length: nil, end: half.end))
    }
    guard clock.hasMinutes || clock.hasSuffix else { return .nothing }
    guard let time = clock.time(clock.isPM) else { return .impossible }
    return .time(TimeReading(time: time, length: nil, end: word.end))
  }
  // A range: a hyphen or an en dash, then another time, and nothing after it.
  guard clock.hasMinutes || clock.hasSuffix else { return .nothing }
  guard let second = passedRangeSign(text, place, word.end),
    let other = clockTime(text, second, word.end), other.end == word.end
  else { return .nothing }
  if !other.hasSuffix, let half = halfOfDay(text, Cursor(word.end, upTo: end)),
    let start = clock.time(clock.isPM), let last = other.time(half.isPM),
    start.hour <= 12 || start.minutes(until: last) <= 720
  {
    return .time(TimeReading(time: start, length: start.minutes(until: last), end: half.end))
  }
  guard other.hasMinutes || other.hasSuffix else { return .nothing }
  guard let start = clock.time(clock.isPM), let end = other.time(other.isPM) else { return .impossible }
  return .time(TimeReading(time: start, length: start.minutes(until: end), end: word.end))
}

/// A range whose first half of the day stands apart and its second time is stuck to that: `6:00 PM-7:00 PM`; nil if the
/// words behind the first time are none.
private func rangeOverSuffix(_ text: Span<UInt8>, _ clock: ClockTime, _ start: Cursor) -> TimeOutcome? {
  guard let word = start.followingWord(text), let half = suffix(text, word.start, word.end) else {
    return nil
  }
  let sign = word.start + half.length
  guard let place = passedRangeSign(text, sign, word.end), let other = clockTime(text, place, word.end),
    other.end == word.end
  else { return nil }
  let otherHalf = other.hasSuffix ? nil : halfOfDay(text, Cursor(word.end, upTo: start.end))
  guard other.hasSuffix || other.hasMinutes || otherHalf != nil else { return nil }
  guard let first = clock.time(half.isPM), let last = other.time(otherHalf?.isPM ?? other.isPM) else {
    return .impossible
  }
  return .time(
    TimeReading(time: first, length: first.minutes(until: last), end: otherHalf?.end ?? word.end))
}

/// The place behind a hyphen or an en dash with something after it; nil if none stands there.
private func passedRangeSign(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Int? {
  guard place + 1 < end else { return nil }
  if text[place] == Byte.hyphen { return place + 1 }
  guard end - place > 3, text[place] == 0xE2, text[place + 1] == 0x80, text[place + 2] == 0x93 else {
    return nil
  }
  return place + 3
}

/// The time that a word begins with, before something else that is stuck to it; nil if it does not begin so.
func timeRunInto(_ text: Span<UInt8>, _ word: Word) -> (time: TimeOfDay, end: Int)? {
  guard text[word.start].isDigit, let clock = clockTime(text, word.start, word.end),
    clock.hasMinutes || clock.hasSuffix, clock.end < word.end, let time = clock.time(clock.isPM)
  else { return nil }
  return (time, clock.end)
}

/// A time of five characters at a place, `08:10`, before a blank or the end and no `am`, `pm`, `dop.` or `odp.`, which
/// most times are; nil for every other.
@inline(__always)
func paddedTime(_ text: Span<UInt8>, at cursor: Cursor) -> TimeOfDay? {
  let start = cursor.place
  guard start &+ 5 <= cursor.end else { return nil }
  // The digits' values and, in the place of the colon, zero; a sum beyond 127 is that of any other byte.
  let values = (text.eightBytes(from: start) ^ 0x3030_3A30_30) & 0xFF_FFFF_FFFF
  guard (values | (values &+ 0x7676_7F76_76)) & 0x8080_8080_80 == 0 else { return nil }
  if start &+ 5 < cursor.end {
    guard text[start &+ 5].isBlank else { return nil }
    let next = skippingBlanks(text, start &+ 6, cursor.end)
    if next < cursor.end {
      switch text[next].lowercased {
      case UInt8(ascii: "a"), UInt8(ascii: "p"), UInt8(ascii: "d"), UInt8(ascii: "o"): return nil
      default: break
      }
    }
  }
  let digits = Int(truncatingIfNeeded: values)
  return TimeOfDay(
    hour: (digits & 0x0F) &* 10 &+ digits &>> 8 & 0x0F, minute: (digits &>> 24 & 0x0F) &* 10 &+ digits &>> 32)
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
    // Seconds are kept in the file, and not used.
    if place + 2 < end, text[place] == Byte.colon, text[place + 1].isDigit, text[place + 2].isDigit,
      text[place + 1] < UInt8(ascii: "6"), place + 3 == end || !text[place + 3].isDigit
    {
      place += 3
    }
  }
  if let half = suffix(text, place, end) {
    clock.hasSuffix = true
    clock.isPM = half.isPM
    place += half.length
  }
  clock.end = place
  return clock
}

/// The half of the day that the next words name: one of `suffix`, or `a. m.` and `p. m.` in two words.
private func halfOfDay(_ text: Span<UInt8>, _ start: Cursor) -> (isPM: Bool, end: Int)? {
  var cursor = start
  guard let first = cursor.nextWord(text) else { return nil }
  if isHalfOfDay(text, first), let half = suffix(text, first.start, first.end) {
    return (half.isPM, first.start + half.length)
  }
  guard first.end - first.start == 2, text[first.start + 1] == Byte.point, let second = cursor.nextWord(text),
    text[second.start].lowercased == UInt8(ascii: "m"), text[first.start].lowercased != UInt8(ascii: "m")
  else { return nil }
  let isPM = text[first.start].lowercased == UInt8(ascii: "p")
  guard isPM || text[first.start].lowercased == UInt8(ascii: "a") else { return nil }
  let isWhole =
    second.end == second.start + 1 || second.end == second.start + 2 && text[second.start + 1].endsPhrase
  return isWhole ? (isPM, second.end) : nil
}

/// `am`, `pm`, `a.m.`, `p.m.`, and Czech `dop.` and `odp.`, in either case at a place.
func suffix(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> (isPM: Bool, length: Int)? {
  guard start + 1 < end else { return nil }
  let first = text[start].lowercased
  if first == UInt8(ascii: "d") || first == UInt8(ascii: "o") {
    let word = text.eightBytes(from: start) | 0x20_2020
    guard start + 2 < end, word & 0xFF_FFFF == 0x70_6F64 || word & 0xFF_FFFF == 0x70_646F else { return nil }
    return (first == UInt8(ascii: "o"), start + 3 < end && text[start + 3] == Byte.point ? 4 : 3)
  }
  guard first == UInt8(ascii: "a") || first == UInt8(ascii: "p") else { return nil }
  if text[start + 1].lowercased == UInt8(ascii: "m") { return (first == UInt8(ascii: "p"), 2) }
  guard start + 3 < end, text[start + 1] == Byte.point, text[start + 2].lowercased == UInt8(ascii: "m"),
    text[start + 3] == Byte.point
  else { return nil }
  return (first == UInt8(ascii: "p"), 4)
}

/// Whether `am`, `pm` or the like begins at a place.
func beginsHalfOfDay(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Bool {
  suffix(text, place, end) != nil
}

/// Whether a word is `am`, `pm`, `a.m.`, `p.m.`, `dop.` or `odp.`, which belongs to a time before it.
func isHalfOfDay(_ text: Span<UInt8>, _ word: Word) -> Bool {
  guard let half = suffix(text, word.start, word.end) else { return false }
  let end = word.start + half.length
  return end == word.end || end + 1 == word.end && text[end].endsPhrase
}

/// The place of the point, or the comma, of a number whose two decimals may be minutes: `8.10`, `17,30`; nil of any other
/// word.
func pointBeforeMinutes(_ text: Span<UInt8>, _ word: Word) -> Int? {
  let point = word.end - 3
  guard 1...2 ~= point - word.start, text[point] == Byte.point || text[point] == Byte.comma,
    text[point + 1] < UInt8(ascii: "6"), numeral(word.start, point).isWhole(text),
    numeral(point + 1, word.end).isWhole(text)
  else { return nil }
  return point
}

/// The time that a word is but for a point in place of its colon, or a comma where no amount is likely; nil of any other
/// word, and of `0.25`, a quarter.
///
/// "`8.10` after an amount is `odd-time`."
func pointedTime(_ text: Span<UInt8>, _ word: Word, orComma: Bool = false) -> TimeOfDay? {
  guard let point = pointBeforeMinutes(text, word), orComma || text[point] == Byte.point,
    point > word.start + 1 || text[word.start] != UInt8(ascii: "0"),
    let hour = Int(string(text, word.start, point)), let minute = Int(string(text, point + 1, word.end))
  else { return nil }
  return TimeOfDay(hour: hour, minute: minute)
}

extension TimeOfDay {
  /// Reads a time as a day file has it: `08:10`, `8:10`, `8:10pm`, `8:10 PM`, `8am`; nil if it is none, or a range.
  package init?(typed text: String) {
    let bytes = ContiguousArray(text.trimmed.utf8)
    let time: TimeOfDay? = bytes.withSpan { span in
      guard let first = Cursor(0, upTo: bytes.count).followingWord(span),
        case .time(let reading) = readTime(span, first, upTo: bytes.count), reading.length == nil,
        skippingBlanks(span, reading.end, bytes.count) == bytes.count
      else { return nil }
      return reading.time
    }
    guard let time else { return nil }
    self = time
  }
}
