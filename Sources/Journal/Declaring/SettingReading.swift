/// How the value of a setting is read.
extension Configuration {
  /// Takes over the value that a line gives a setting; a version comes back if it is newer than this program.
  mutating func set(
    _ setting: Setting, from cursor: inout ConfigurationCursor, in source: ContiguousArray<UInt8>
  ) throws(Problem) -> ConfigurationLine.Value? {
    switch setting.value {
    case .version:
      let value = try cursor.value(.number)
      guard let version = Int(value.text), version > 0 else { throw cursor.problem(.number, at: value) }
      if version > 1 { return value }
    case .text(let place):
      let text = try Configuration.rest(&cursor)
      self[place] = text.utf8.allSatisfy(\.isBlank) ? nil : text
    case .choice(let choice):
      let value = try cursor.value(.words(choice.words))
      guard let index = choice.words.firstIndex(of: value.keyword) else {
        throw cursor.problem(.words(choice.words), at: value)
      }
      choice.choose(&self, index)
    case .layout(let place):
      let value = try cursor.value(.layout)
      guard let layout = Layout(value.text) else { throw cursor.problem(.layout, at: value) }
      self[place] = layout
    case .weekday(let place):
      let value = try cursor.value(.weekday)
      guard let weekday = Weekday(word: value.text) else { throw cursor.problem(.weekday, at: value) }
      self[place] = weekday
    case .time(let place): self[place] = try Configuration.time(&cursor, source)
    case .hours(let place):
      let words = cursor.bareWords
      let value = try cursor.value(.hours)
      guard !value.isQuoted,
        case .time(let range) = source.withSpan({ readTime($0, value.word, upTo: words.end) }),
        let length = range.length
      else { throw cursor.problem(.hours, at: value) }
      cursor.pass(upTo: range.end)
      self[place] = ActiveHours(
        from: range.time, to: TimeOfDay(minutes: Int(range.time.minutes) + length))
    case .reminders(let place): try self[place].read(&cursor, source)
    }
    try cursor.end()
    return nil
  }

  static func time(
    _ cursor: inout ConfigurationCursor, _ source: ContiguousArray<UInt8>
  ) throws(Problem) -> TimeOfDay {
    let words = cursor.bareWords
    let value = try cursor.value(.time)
    guard !value.isQuoted,
      case .time(let time) = source.withSpan({ readTime($0, value.word, upTo: words.end) }),
      time.length == nil
    else {
      throw cursor.problem(.time, at: value)
    }
    cursor.pass(upTo: time.end)
    return time.time
  }

  /// The rest of the line as one text, its words separated by one blank; quotes around the whole are left out.
  private static func rest(_ cursor: inout ConfigurationCursor) throws(Problem) -> String {
    var words = [try cursor.value(.quotedText).text]
    while let next = cursor.next {
      words.append(next.isQuoted ? "\"\(next.text)\"" : next.text)
      cursor.pass()
    }
    return words.joined(separator: " ")
  }
}

extension ReminderPlan {
  /// Reads `every 2h`, `at 09:00 12:00` or `off`, each perhaps with `habits` after it, or `habits` alone.
  fileprivate mutating func read(
    _ cursor: inout ConfigurationCursor, _ source: ContiguousArray<UInt8>
  ) throws(Problem) {
    let kind = try cursor.value(.reminders)
    switch kind.keyword {
    case "off": rhythm = .off
    case "every":
      guard let next = cursor.next,
        let minutes = source.withSpan({
          AmountReader(Configuration(), units: .standard, of: 0..<0).minutes($0, cursor.bareWords)
        })
      else { throw cursor.problem(.reminders) }
      guard minutes.minutes >= 1 else { throw cursor.problem(.reminders, at: next) }
      rhythm = .every(minutes: minutes.minutes)
      cursor.pass(upTo: minutes.end)
    case "at":
      var times: [TimeOfDay] = []
      repeat {
        times.append(try Configuration.time(&cursor, source))
      } while cursor.next.map { $0.keyword != "habits" } ?? false
      rhythm = .at(times.sorted())
    case "habits": habits = true
    default: throw cursor.problem(.reminders, at: kind)
    }
    if cursor.take("habits") != nil { habits = true }
  }
}

extension ReminderPlan {
  /// A length of time as a person types it, in whole minutes; nil if it is none, or less than one.
  package static func minutes(typed: String) -> Int? {
    guard !typed.contains(where: \.isNewline),
      case .every(let minutes) = ConfigurationReading(DayFile("remind every \(typed)")).configuration.remind
        .rhythm
    else { return nil }
    return minutes
  }
}

extension AmountReader {
  /// A length of time in whole minutes, with the place after it; nil if there is none.
  fileprivate func minutes(_ text: Span<UInt8>, _ words: Cursor) -> (minutes: Int, end: Int)? {
    guard let (length, end) = readWritten(text, words, of: nil, kind: .time),
      let parts = length.ratio.parts(of: configuration.unit(length.unit, of: nil, on: .first))
    else { return nil }
    return (Int(parts.number / Unit.minute.parts.number), end)
  }
}
