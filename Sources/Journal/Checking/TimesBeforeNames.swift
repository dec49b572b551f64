/// Times that a line begins with and that are not written as the format has them: `10: 30 water 250ml`,
/// `8:10 - water 250ml`, `at 8:10 gym 45min`.
extension LineReader {
  /// What is told of such a time before what counts without it.
  func timeBeforeRecord(_ line: Line, _ text: Span<UInt8>) -> Problem? {
    let (start, end) = (Int(line.content), Int(line.end))
    if !isImplied, let told = boxBehindDate(line, text) ?? dayBeforeRecord(line, text) { return told }
    guard !isImplied, text[start].isDigit || text[start] == Byte.at || text[start].isASCIILetter,
      let lead = oddTime(text, from: start, end)
    else { return nil }
    let range = Int32(start)..<Int32(lead.next)
    if let mark = Line.boxMark(text, at: lead.next, end), mark != .none {
      let typed = text[start].isDigit ? string(text, start, lead.end) : lead.time.description
      return boxBehindTime(typed, mark, at: lead.next, from: start, line, text)
    }
    guard lead.isOdd, !lead.isRange else { return nil }
    let rest = string(text, lead.next, end)
    guard let alone = alone("\(lead.time) \(rest)"), alone.reading.isRecord, alone.reading.subject != nil,
      alone.reading.time == lead.time
    else { return nil }
    return Problem(
      .oddTime(string(text, start, lead.next).trimmed, meant: lead.time), at: Int32(start)..<Int32(lead.end),
      from: line.start, fix: (range, "\(lead.time) "))
  }

  /// A word that gives a line to another day before what counts without it: `yesterday water 250ml`.
  private func dayBeforeRecord(_ line: Line, _ text: Span<UInt8>) -> Problem? {
    let (start, end) = (Int(line.content), Int(line.end))
    let first = word(text, at: start, end)
    var bare = first.withoutMark(text)
    if text[bare.end - 1] == Byte.colon {
      bare = Word(start: bare.start, end: bare.end - 1, form: .plain, colon: -1)
    }
    guard bare.end > bare.start, text[start].isLetterLike, isTyped(text, bare, .otherDay),
      case let typed = string(text, bare.start, bare.end),
      let near = TypedWords.nearDays.first(where: { $0.words.holds(typed.lowercased()) }), near.offset < 0,
      case let next = skippingBlanks(text, first.end, end), next < end,
      isHabitAlone(text, next, end)
        || alone(string(text, next, end)).map({ $0.reading.isRecord && $0.reading.subject != nil }) == true
    else { return nil }
    return Problem(.lineOfOtherDay(typed, day + near.offset), at: bare.range, from: line.start)
  }

  /// Whether a habit stands at a place with nothing but times and tags behind it: `yesterday gym 18:00`.
  private func isHabitAlone(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Bool {
    guard let match = vocabulary.match(text, at: place, end), case .habit = match.subject else {
      return false
    }
    return holdsTimesAndTagsAlone(text, Cursor(passedMarks(text, match.end, end), upTo: end))
  }

  /// A box with words behind it that stands behind a time: `7:15 [x] call mum`.
  private func boxBehindTime(
    _ time: String, _ mark: Mark, at place: Int, from start: Int, _ line: Line, _ text: Span<UInt8>
  ) -> Problem? {
    let box = string(text, place, place + Line.boxLength)
    let name = skippingBlanks(text, place + Line.boxLength, Int(line.end))
    guard name > place + Line.boxLength, name < line.end, text[name].isLetterLike,
      vocabulary.match(text, at: name, Int(line.end)) == nil
    else { return nil }
    return Problem(
      .lateBox(box, meant: "[\(mark.symbol)] \(time)"), at: Int32(place)..<Int32(place + Line.boxLength),
      from: line.start, fix: (Int32(start)..<Int32(name), "[\(mark.symbol)] \(time) "))
  }

  /// A box with words behind it that stands behind the date of its file: `2026-01-12 [x] call mum`.
  private func boxBehindDate(_ line: Line, _ text: Span<UInt8>) -> Problem? {
    let (start, end) = (Int(line.content), Int(line.end))
    let first = word(text, at: start, end)
    guard first.beginsAsDate(text), Day(string(text, first.start, first.withoutMark(text).end)) == day,
      case let place = skippingBlanks(text, first.end, end), place < end,
      let mark = Line.boxMark(text, at: place, end), mark != .none,
      case let name = skippingBlanks(text, place + Line.boxLength, end), name > place + Line.boxLength,
      name < end, text[name].isLetterLike, vocabulary.match(text, at: name, end) == nil
    else { return nil }
    return Problem(
      .lateBox(string(text, place, place + Line.boxLength), meant: "[\(mark.symbol)]"),
      at: Int32(place)..<Int32(place + Line.boxLength), from: line.start,
      fix: (Int32(start)..<Int32(name), "[\(mark.symbol)] "))
  }

  /// The time that begins at a place, with the place behind it and that of what follows; nil if none does. It is odd
  /// behind `at`, with a blank beside its colon, and before a dash or an arrow.
  func oddTime(
    _ text: Span<UInt8>, from start: Int, _ end: Int
  ) -> (time: TimeOfDay, end: Int, next: Int, isOdd: Bool, isRange: Bool)? {
    var (place, isOdd, isRange) = (start, false, false)
    if !text[place].isDigit {
      let lead = word(text, at: place, end)
      guard lead.end - lead.start <= 6,
        case let typed = string(text, lead.start, lead.end).lowercased(),
        TypedWords.atTime.holds(typed) || TypedWords.aroundTime.holds(typed)
      else { return nil }
      (place, isOdd) = (skippingBlanks(text, lead.end, end), true)
    }
    guard place < end, text[place].isDigit else { return nil }
    let first = withoutColon(text, word(text, at: place, end).withoutMark(text))
    var found: (time: TimeOfDay, end: Int)?
    if case .time(let time) = readTime(text, first, upTo: end) {
      (found, isRange) = ((time.time, time.end), time.length != nil)
    } else if let parted = timeWithBlank(text, at: place, end) {
      (found, isOdd) = (parted, true)
    }
    guard let found else { return nil }
    var next = skippingBlanks(text, passedMarks(text, found.end, end), end)
    guard next > found.end, next < end else { return nil }
    let sign = word(text, at: next, end)
    var signEnd = sign.start
    while signEnd < sign.end, text[signEnd] != Byte.open, signLength(text, signEnd) > 0 {
      signEnd += signLength(text, signEnd)
    }
    if signEnd == sign.end, sign.end - sign.start <= 3, text[sign.start] != Byte.hash {
      (next, isOdd) = (skippingBlanks(text, sign.end, end), true)
    }
    return next < end ? (found.time, found.end, next, isOdd, isRange) : nil
  }

  /// A time with a blank beside its colon, `10: 30`, `10 :30`; nil if none begins at a place.
  private func timeWithBlank(_ text: Span<UInt8>, at start: Int, _ end: Int) -> (time: TimeOfDay, end: Int)? {
    var place = start
    while place < end, place < start + 2, text[place].isDigit { place += 1 }
    let colon = skippingBlanks(text, place, end)
    guard place > start, colon < end, text[colon] == Byte.colon,
      case let minutes = skippingBlanks(text, colon + 1, end), minutes + 1 < end,
      text[minutes].isDigit, text[minutes + 1].isDigit,
      case let last = minutes + 2, last == end || blankLength(text, last, end) > 0,
      let hour = Int(string(text, start, place)), let minute = Int(string(text, minutes, last)),
      let time = TimeOfDay(hour: hour, minute: minute)
    else { return nil }
    return (time, last)
  }

  /// What is told of a time with a point in a line of text behind the name of a meal and before tags that count:
  /// `lunch 12.30 kcal:600`. Behind anything else it may be a price.
  func timeOfMeal(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    let tags = pieces.drop { if case .tag = $0.role { false } else { true } }
    guard let tag = tags.first, tags.allSatisfy({ if case .tag = $0.role { true } else { false } }),
      tags.contains(where: {
        let tag = word(text, at: $0.start, Int(line.end))
        return tag.colon > tag.start && isCounting(text, tag)
      }),
      case let words = pieces[..<tags.startIndex].filter({
        !$0.isFiller && bareWord($0, text).map(TypedWords.atTime.holds) != true
      }), words.count == 2,
      let meal = bareWord(words[0], text), TypedWords.meals.holds(meal),
      case .number(hasSign: false) = words[1].role,
      case let number = numeral(words[1].start, words[1].end), let time = pointedTime(text, number),
      skippingBlanks(text, number.end, tag.start) == tag.start
    else { return nil }
    return Problem(
      .oddTime(string(text, number.start, number.end), meant: time), at: words[1].range, from: line.start,
      fix: (words[1].range, time.description))
  }
}
