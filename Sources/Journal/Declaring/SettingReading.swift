extension Configuration {
  /// Takes over one setting; the version's value comes back if it is newer than this program.
  mutating func set(
    _ word: String, from cursor: inout ConfigurationCursor, in source: ContiguousArray<UInt8>
  ) throws(Problem) -> ConfigurationLine.Value? {
    switch word {
    case "daybook":
      let value = try cursor.value(.number)
      guard let version = Int(value.text), version > 0 else { throw cursor.problem(.number, at: value) }
      if version > 1 { return value }
    case "name": name = try Configuration.rest(&cursor)
    case "coach": coach = try Configuration.rest(&cursor)
    case "push": push = try Configuration.rest(&cursor)
    case "language": language = try Configuration.choice(&cursor, ["en": "en", "cs": "cs"])
    case "week":
      let value = try cursor.value(.weekday)
      guard let weekday = Weekday(word: value.text) else { throw cursor.problem(.weekday, at: value) }
      firstWeekday = weekday
    case "clock": clock = try Configuration.choice(&cursor, ["24h": .hours24, "12h": .hours12])
    case "units": system = try Configuration.choice(&cursor, ["metric": .metric, "us": .us])
    case "layout":
      layout = try Configuration.choice(&cursor, ["flat": .flat, "year": .year, "month": .month])
    case "badges": badges = try Configuration.choice(&cursor, ["on": true, "off": false])
    case "day-starts": dayStarts = try Configuration.time(&cursor, source)
    case "active":
      let value = try cursor.value(.hours)
      guard case .time(let range) = source.withSpan({ readTime($0, [value.word], at: 0) }),
        let length = range.length
      else { throw cursor.problem(.hours, at: value) }
      active = ActiveHours(from: range.time, to: TimeOfDay(minutes: Int(range.time.minutes) + length))
    case "remind": try setReminders(&cursor, source)
    default: break
    }
    try cursor.end()
    return nil
  }

  private mutating func setReminders(
    _ cursor: inout ConfigurationCursor, _ source: ContiguousArray<UInt8>
  ) throws(Problem) {
    let kind = try cursor.value(.reminders)
    switch kind.keyword {
    case "off": remind.rhythm = .off
    case "every":
      guard let next = cursor.next,
        let minutes = source.withSpan({ LineReader(amountsOf: Configuration()).minutes($0, cursor.words) })
      else { throw cursor.problem(.reminders) }
      guard minutes.minutes >= 1 else { throw cursor.problem(.reminders, at: next) }
      remind.rhythm = .every(minutes: minutes.minutes)
      cursor.pass(minutes.words)
    case "at":
      var times: [TimeOfDay] = []
      repeat {
        times.append(try Configuration.time(&cursor, source))
      } while cursor.next.map { $0.keyword != "habits" }
        ?? false
      remind.rhythm = .at(times.sorted())
    case "habits": remind.habits = true
    default: throw cursor.problem(.reminders, at: kind)
    }
    if cursor.take("habits") != nil { remind.habits = true }
  }

  private static func choice<Value>(
    _ cursor: inout ConfigurationCursor, _ choices: KeyValuePairs<String, Value>
  ) throws(Problem) -> Value {
    let value = try cursor.value(.words(choices.map(\.key)))
    guard let choice = choices.first(where: { $0.key == value.keyword }) else {
      throw cursor.problem(.words(choices.map(\.key)), at: value)
    }
    return choice.value
  }

  private static func time(
    _ cursor: inout ConfigurationCursor, _ source: ContiguousArray<UInt8>
  ) throws(Problem) -> TimeOfDay {
    let value = try cursor.value(.time)
    guard case .time(let time) = source.withSpan({ readTime($0, [value.word], at: 0) }), time.length == nil
    else {
      throw cursor.problem(.time, at: value)
    }
    return time.time
  }

  /// The rest of the line as one text, its words parted by one blank; quotes around the whole are left out.
  private static func rest(_ cursor: inout ConfigurationCursor) throws(Problem) -> String {
    var words = [try cursor.value(.quotedText).text]
    while let next = cursor.next {
      words.append(next.isQuoted ? "\"\(next.text)\"" : next.text)
      cursor.pass()
    }
    return words.joined(separator: " ")
  }
}

extension Schedule {
  /// Reads what follows `every`: weekdays, `N days`, or `day`.
  init(after cursor: inout ConfigurationCursor) throws(Problem) {
    guard let first = cursor.next else { throw cursor.problem(.weekdays) }
    if let count = Int(first.text) {
      cursor.pass()
      guard (1...3660).contains(count), cursor.take("days", "day", "dny", "dní", "den") != nil else {
        throw cursor.problem(.schedule, at: first)
      }
      self = count == 1 ? .daily : .everyDays(count)
      return
    }
    if cursor.take("day", "den") != nil {
      self = .daily
      return
    }
    var set = WeekdaySet()
    while let next = cursor.next, !next.isQuoted, let weekday = Weekday(word: next.text) {
      set.insert(weekday)
      cursor.pass()
    }
    guard !set.weekdays.isEmpty else { throw cursor.problem(.weekdays, at: first) }
    self = .weekdays(set)
  }

  /// Reads `N/week` or `N per M days`; nil if the word begins neither.
  init?(_ first: ConfigurationLine.Value, _ cursor: inout ConfigurationCursor) throws(Problem) {
    let text = first.keyword
    if text.hasSuffix("/week") {
      guard let count = Int(text.dropLast(5)), (1...7).contains(count) else {
        throw cursor.problem(.schedule, at: first)
      }
      self = .perWeek(count)
      return
    }
    guard let count = Int(text), cursor.next?.keyword == "per" else { return nil }
    cursor.pass()
    let days = try cursor.value(.number)
    guard let span = Int(days.text), (1...3660).contains(span), (1...span).contains(count),
      cursor.take("days", "day", "dny", "dní") != nil
    else { throw cursor.problem(.schedule, at: days) }
    self = .perDays(count, days: span)
  }
}

extension LineReader {
  /// The unit that a goal or cup gives to a measure that names none: of a word that is no known unit, a count of it.
  func impliedUnit(_ text: Span<UInt8>, _ words: ContiguousArray<Word>) -> Unit? {
    guard let first = words.first, first.form == .number else { return nil }
    // Of a range the upper end carries the unit; `/week` is no unit.
    var start = first.start
    var end = first.end
    var place = start
    while place + 1 < end {
      if text[place] == Byte.point, text[place + 1] == Byte.point { start = place + 2 }
      place += 1
    }
    if end - start > 5, string(text, end - 5, end).lowercased() == "/week" { end -= 5 }
    guard start < end else { return nil }
    var head: ContiguousArray<Word> = [word(text, at: start, end)]
    head.append(contentsOf: words.dropFirst())
    let context = AmountContext(measure: nil, kind: nil, allowsBare: false)
    switch readAmount(text, head, at: 0, in: context) {
    case .amount(let amount): return amount.unit.map { configuration.unit($0, of: nil, on: .first) }
    case .unknownUnit(let range): return .count(string(text, Int(range.lowerBound), Int(range.upperBound)))
    case .none: return .count("")
    case .number(.ambiguous, _): return .count("")
    case .number, .wrongKind: return nil
    }
  }

  /// A length of time in whole minutes, with the number of its words; nil if there is none.
  func minutes(_ text: Span<UInt8>, _ words: ContiguousArray<Word>) -> (minutes: Int, words: Int)? {
    let context = AmountContext(measure: nil, kind: .time, allowsBare: false)
    guard let first = words.first, first.form == .number,
      case .amount(let amount) = readAmount(text, words, at: 0, in: context), let unit = amount.unit,
      let parts = amount.ratio.parts(of: configuration.unit(unit, of: nil, on: .first))
    else { return nil }
    return (Int(parts / Unit.minute.parts), amount.next)
  }
}
