import Speech

/// Times in other writings than the format's right behind the name of a habit with a box.
extension LineReader {
  /// Notes a time that is not written as one, right behind the name of a habit with a box: `[x] gym 18.30`.
  @inline(never)
  func noteTimeOfTick(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, _ statement: Statement, _ rest: inout LineRest
  ) {
    guard case .habit? = statement.subject, statement.mark != .none, statement.time == nil, !isImplied else {
      return
    }
    if noteOddRange(text, at: word.start, upTo: end, of: statement.subject, &rest) { return }
    if let hour = hourOfPart(text, word, upTo: end) {
      return noteOddTime(text, word.start, hour.end, meant: hour.time, &rest)
    }
    if let parts = hourAndMinutes(text, word, upTo: end), parts.hasHalf {
      return noteOddTime(text, word.start, parts.end, meant: parts.time, &rest)
    }
    if let clock = clockBeforeHalf(text, word, upTo: end) ?? pointedBeforeHalf(text, word, upTo: end) {
      return noteOddTime(text, word.start, clock.end, meant: clock.time, &rest)
    }
    if let hour = hourOfHabit(text, word, upTo: end, statement) {
      return noteOddTime(text, word.start, word.end, meant: hour, &rest)
    }
    let isPrice = isPrice(text, word, upTo: end)
    if noteTimeBeforeText(text, word, &rest) || noteShortLength(text, word, &rest) { return }
    if !isPrice, let time = pointedTime(text, word), isUsual(time, statement) {
      return noteOddTime(text, word.start, word.end, meant: time, &rest)
    }
    guard isPrice || holdsTimesAndTagsAlone(text, Cursor(word.end, upTo: end)) else { return }
    if !isPrice, notePointedTime(text, word, of: statement.subject, &rest) { return }
    guard
      let time = aboutHour(text, word).map({ likely($0, of: statement.subject) })
        ?? timeWrittenOtherwise(text, word) ?? timeAmongMarks(text, word)
        ?? (isPrice || isOfPages(statement.subject) ? nil : clockWithoutColon(text, word)).map({
          text[word.start] == UInt8(ascii: "0") ? $0 : likely($0, of: statement.subject)
        })
    else { return }
    noteOddTime(text, word.start, word.end, meant: time, &rest)
  }

  /// The hour that a number behind a habit is, with nothing but tags behind it, where the habit has a time and that is
  /// within three hours of it: `[x] breakfast 10`; nil of any other word.
  private func hourOfHabit(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, _ statement: Statement
  ) -> TimeOfDay? {
    guard case .habit? = statement.subject, word.end - word.start <= 2, word.isWhole(text),
      let typed = Int(string(text, word.start, word.end)),
      holdsTimesAndTagsAlone(text, Cursor(word.end, upTo: end))
    else { return nil }
    let hours = 1..<12 ~= typed ? [typed, typed + 12] : [typed]
    return hours.compactMap { TimeOfDay(hour: $0, minute: 0) }.first { isUsual($0, statement) }
      ?? hourOfMeal(typed, statement)
  }

  /// The hour that a number behind a meal is, if it is eaten then: `[x] lunch 12`, `[x] dinner 19`, `[x] dinner 7`; nil of
  /// any other.
  private func hourOfMeal(_ typed: Int, _ statement: Statement) -> TimeOfDay? {
    if 5...9 ~= typed, isHabit(statement, of: TypedWords.suppers) {
      return TimeOfDay(hour: typed + 12, minute: 0)
    }
    let isOfMeal =
      17...21 ~= typed && isHabit(statement, of: TypedWords.lateMeals)
      || 11...14 ~= typed && isHabit(statement, of: TypedWords.lunches)
    return isOfMeal ? TimeOfDay(hour: typed, minute: 0) : nil
  }

  /// The time that a word with a point before the half of the day is, `8.30 am`, with its end; nil of any other word.
  private func pointedBeforeHalf(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int
  ) -> (time: TimeOfDay, end: Int)? {
    guard pointedTime(text, word, orComma: true) != nil,
      let half = Cursor(word.end, upTo: end).followingWord(text)?.withoutMark(text), isHalfOfDay(text, half),
      case let clock = string(text, word.start, word.end).replacing(".", with: ":").replacing(",", with: ":"),
      let time = TimeOfDay(typed: clock + " " + string(text, half.start, half.end))
    else { return nil }
    return (time, half.end)
  }

  /// The hour that a word says something was about at, `8ish`; nil of any other word.
  private func aboutHour(_ text: Span<UInt8>, _ word: Word) -> TimeOfDay? {
    let typed = string(text, word.start, word.end).lowercased()
    return TypedWords.hourIsh.words.contains(where: typed.hasSuffix) ? timeWrittenOtherwise(text, word) : nil
  }

  /// Whether a habit without a time is one of some meals.
  private func isHabit(_ statement: Statement, of meals: Translated<[String]>) -> Bool {
    guard case .habit(let habit)? = statement.subject, configuration.habits[habit].time == nil else {
      return false
    }
    return meals.holds(configuration.habits[habit].name.lowercased())
  }

  /// Whether a time is within three hours of the one that a habit has.
  private func isUsual(_ time: TimeOfDay, _ statement: Statement) -> Bool {
    guard case .habit(let habit)? = statement.subject, let usual = configuration.habits[habit].time else {
      return false
    }
    let apart = abs(Int(time.minutes) - Int(usual.minutes))
    return min(apart, 1440 - apart) <= 180
  }

  /// Notes hours of a habit that are rather a time of day, late or near to the one that it has, with nothing behind them:
  /// `[x] dinner 19h`, `gym 17 hod`, `[x] breakfast 8h`.
  @inline(never)
  func noteHour(
    writtenAs amount: AmountReading, _ text: Span<UInt8>, _ word: Word, upTo end: Int, _ statement: Statement,
    _ rest: inout LineRest
  ) {
    guard case .habit? = statement.subject, statement.time == nil, !isImplied,
      let hour = Int(string(text, word.start, word.end).prefix { $0.isNumber }),
      amount.ratio == Ratio(Int64(hour)), let time = TimeOfDay(hour: hour, minute: 0),
      17...23 ~= hour || hour >= LineReader.leastHour && isUsual(time, statement)
        || hourOfMeal(hour, statement) == time,
      holdsTimesAndTagsAlone(text, Cursor(passedMark(text, amount.end, end), upTo: end))
    else { return }
    if statement.mark != .none { return noteOddTime(text, word.start, amount.end, meant: time, &rest) }
    // Without an amount it needs a box.
    let name = string(text, Int(statement.name.lowerBound), Int(statement.name.upperBound))
    rest.note(
      .oddTime(string(text, word.start, amount.end), meant: time), at: (word.start..<amount.end).range,
      fixing: statement.name.lowerBound..<Int32(amount.end), with: "[\(Mark.done.symbol)] \(name) \(time)")
  }

  /// Notes hours with a number stuck to them that are rather how long something took, `1h15`, `1:30h`; false if a word is
  /// none.
  private func noteShortLength(_ text: Span<UInt8>, _ word: Word, _ rest: inout LineRest) -> Bool {
    let typed = string(text, word.start, word.end)
    if let clock = timeRunInto(text, word), clock.time.hour < LineReader.leastHour,
      string(text, clock.end, word.end).lowercased() == Unit.hour.name
    {
      noteOddTime(text, word.start, word.end, meant: clock.time, fix: clock.time.asLength, &rest)
      return true
    }
    guard isHoursAndNumber(typed), !typed.lowercased().hasSuffix("h"), text[word.start] != UInt8(ascii: "0"),
      let hours = Int(typed.prefix { $0.isNumber }), hours < LineReader.leastHour
    else { return false }
    rest.note(.secondAmount(typed), at: word.range, fix: typed + "m")
    return true
  }

  /// Notes a time with a comma and more stuck to it, `8:10,legs`; false if a word is none.
  func noteTimeBeforeText(_ text: Span<UInt8>, _ word: Word, _ rest: inout LineRest) -> Bool {
    guard let parted = parted(text, word),
      case .time(let time) = readTime(text, parted.first, upTo: parted.first.end)
    else { return false }
    noteOddTime(text, word.start, word.end, meant: time.time, fix: parted.fix, &rest)
    return true
  }

  /// The part of a word before a comma in it, and the word with a blank behind that; nil of a word without one.
  func parted(_ text: Span<UInt8>, _ word: Word) -> (first: Word, fix: String)? {
    guard
      let mark = (word.start..<word.end - 1).first(where: {
        text[$0] == Byte.comma || text[$0] == UInt8(ascii: ";")
      }),
      mark > word.start
    else { return nil }
    return (
      numeral(word.start, mark), "\(string(text, word.start, mark + 1)) \(string(text, mark + 1, word.end))"
    )
  }

  /// The time that four digits are, `1830`, if it is not as likely a round number, as `1500` is; nil of any other word.
  private func clockWithoutColon(_ text: Span<UInt8>, _ word: Word) -> TimeOfDay? {
    guard word.end - word.start == 4, word.isWhole(text),
      let number = Int(string(text, word.start, word.end)),
      number.isMultiple(of: 5),
      text[word.start] == UInt8(ascii: "0") || !number.isMultiple(of: 50)
        || number.isMultiple(of: 100) && !number.isMultiple(of: 500) && 1300...2200 ~= number
    else { return nil }
    return TimeOfDay(hour: number / 100, minute: number % 100)
  }
}
