/// The line that declares a measure or a habit, after its name.
extension ConfigurationRound {
  /// Reads what stands behind the name of a measure.
  mutating func readMeasure(_ line: ConfigurationLine) throws(Problem) {
    guard case .measure(let place)? = subjects[line.number] else { return }
    var cursor = ConfigurationCursor(line)
    cursor.pass()
    let reader = amounts(of: place)
    var last: ConfigurationLine.Value?
    var read: (goal: Goal, last: ConfigurationLine.Value?)?
    var best: (bound: Goal.Bound, word: ConfigurationLine.Value?)?
    var bestWord: ConfigurationLine.Value?
    while let next = cursor.next {
      if next.isQuoted {
        guard configuration.measures[place].label == nil else { throw cursor.problem(.first, at: next) }
        configuration.measures[place].label = next.text
        cursor.pass()
        continue
      }
      cursor.pass()
      switch DeclaredPart.named(next.keyword, in: "measure")?.kind {
      case .unit: cursor.pass()
      case .aggregate: configuration.measures[place].aggregate = Aggregate(rawValue: next.keyword) ?? .sum
      case .alias: configuration.measures[place].aliases.append(try cursor.value(.name).text)
      case .goal:
        guard read == nil else { throw cursor.problem(.first, at: next) }
        read = try bound(&cursor, reader, place)
      case .best:
        guard best == nil else { throw cursor.problem(.first, at: next) }
        bestWord = next
        best = try self.best(&cursor, reader, place)
      case .cup:
        let cup = try cup(&cursor, reader, place)
        noteDoubt(ofVessel: cup, endingIn: cursor.previous, of: place, line)
        configuration.measures[place].cups.insert(DatedCup(amount: cup), at: 0)
      case .presets:
        repeat {
          let preset = try positiveAmount(&cursor, reader, place, isListed: true)
          noteDoubt(ofVessel: preset, endingIn: cursor.previous, of: place, line)
          configuration.measures[place].presets.append(preset)
        } while cursor.next
          .map { $0.word.form == .number && !$0.isQuoted } ?? false
      case .counts: try readLending(&cursor, place)
      case .push: configuration.measures[place].isPushed = true
      case .by:
        guard configuration.measures[place].by == nil else { throw cursor.problem(.first, at: next) }
        configuration.measures[place].by = try Configuration.time(&cursor, source)
      case .from: configuration.measures[place].from = try cursor.day()
      case .until:
        last = cursor.next
        configuration.measures[place].until = try cursor.day()
      case .label, .time, .schedule, .members, .limit, .condition, .other, nil:
        throw unitBehindGoal(next, read?.last, of: place, line) ?? cursor.goalWithoutKeyword
          ?? cursor.problem(.words(DeclaredPart.words(of: "measure")), at: next)
      }
    }
    try check(configuration.measures[place].from, until: configuration.measures[place].until, cursor, last)
    guard let read else {
      if best != nil { throw cursor.problem(.best, at: bestWord) }
      return
    }
    try add(read.goal, best: best, endingIn: read.last, to: place, cursor, line)
  }

  /// The problem of a word behind the bare number of a goal, where nothing says what the measure is counted in:
  /// `goal 20 pages`; nil of any other word.
  private func unitBehindGoal(
    _ word: ConfigurationLine.Value, _ number: ConfigurationLine.Value?, of place: Int,
    _ line: ConfigurationLine
  ) -> Problem? {
    guard let number, configuration.measures[place].unit.name.isEmpty, word.text.first?.isLetter == true,
      (number.word.end..<word.word.start).allSatisfy({ source[$0].isBlank })
    else { return nil }
    return line.problem(
      .badValue(
        word: line.values[0].text, value: "\(number.text) \(word.text)",
        expected: .meantGoal("\(number.text) unit \(word.text)")), at: word)
  }

  private mutating func readLending(
    _ cursor: inout ConfigurationCursor, _ place: Int
  ) throws(Problem) {
    let share = try cursor.value(.percent)
    guard share.text.hasSuffix("%"),
      case .number(let number)? = source.withSpan({ text -> NumberOutcome? in
        let word = word(text, at: share.word.start, share.word.end - 1)
        return word.form == .number ? readNumber(text, word, upTo: word.end) : nil
      }), number.end == share.word.end - 1, number.ratio.micros <= 1_000_000_000
    else { throw cursor.problem(.percent, at: share) }
    let other = try cursor.value(.name)
    guard case .measure(let lent)? = subject(named: other.text), lent != place else {
      throw unknown(other, in: cursor.line)
    }
    let (own, others) = (configuration.measures[place].unit, configuration.measures[lent].unit)
    guard own.kind == others.kind else {
      throw cursor.problem(.kindOf(others.name, own: own.name), at: other)
    }
    configuration.measures[place].lends = Lending(percent: number.ratio.micros, measure: lent)
  }

  /// Reads what stands behind the name of a habit.
  mutating func readHabit(_ line: ConfigurationLine) throws(Problem) {
    guard case .habit(let place)? = subjects[line.number] else { return }
    var cursor = ConfigurationCursor(line)
    cursor.pass()
    var (hasSchedule, last) = (false, ConfigurationLine.Value?.none)
    var timed: ConfigurationLine.Value?
    while let next = cursor.next {
      let end = cursor.bareWords.end
      cursor.pass()
      if next.isQuoted {
        guard configuration.habits[place].label == nil else { throw cursor.problem(.first, at: next) }
        configuration.habits[place].label = next.text
        continue
      }
      switch DeclaredPart.named(next.keyword, in: "habit")?.kind {
      case .alias: configuration.habits[place].aliases.append(try cursor.value(.name).text)
      case .from: configuration.habits[place].from = try cursor.day()
      case .until:
        last = cursor.next
        configuration.habits[place].until = try cursor.day()
      case .members: try takeParts(&cursor, behind: next, of: place, line)
      case .label, .time, .schedule, .unit, .aggregate, .goal, .limit, .condition, .best, .cup, .presets,
        .counts, .by, .push, .other, nil:
        let typed = cursor
        if let schedule = try schedule(next, &cursor) {
          if cursor.goesOnOddly { try checkSchedule(next, typed) }
          guard !hasSchedule else { throw cursor.problem(.first, at: next) }
          configuration.habits[place].schedule = schedule
          hasSchedule = true
        } else if case .time(let time) = source.withSpan({ readTime($0, next.word, upTo: end) }),
          time.length == nil
        {
          // `3 times a week` is no hour.
          if !next.text.utf8.contains(Byte.colon) { try checkSchedule(next, typed) }
          guard configuration.habits[place].time == nil else { throw cursor.problem(.first, at: next) }
          configuration.habits[place].time = time.time
          timed = next
          cursor.pass(upTo: time.end)
        } else {
          try checkSchedule(next, typed)
          // `by 10:30`
          if let word = cursor.next?.word,
            case .time(let time) = source.withSpan({ readTime($0, word, upTo: end) }), time.length == nil
          {
            let meant = source.withSpan { string($0, word.start, time.end) }
            throw cursor.problem(.meantSchedule(meant), ofPhraseFrom: next)
          }
          throw cursor.problem(.schedule, at: next)
        }
      }
    }
    try check(configuration.habits[place].from, until: configuration.habits[place].until, cursor, last)
    if let timed, configuration.habits[place].derivation != nil { throw cursor.problem(.untimed, at: timed) }
    if case .everyDays = configuration.habits[place].schedule, configuration.habits[place].from == nil {
      throw line.problem(.missingFrom(habit: line.values[1].text), at: line.values[1])
    }
  }

  /// The schedule that begins with a word just passed; nil if none does.
  private func schedule(
    _ first: ConfigurationLine.Value, _ cursor: inout ConfigurationCursor
  ) throws(Problem) -> Schedule? {
    let typed = cursor
    do throws(Problem) {
      return try first.keyword == "every" ? Schedule(after: &cursor) : Schedule(first, &cursor)
    } catch {
      try checkSchedule(first, typed)
      throw error
    }
  }

  /// Makes sure that the words of a line from the one before the next on are no schedule in other words.
  private func checkSchedule(
    _ first: ConfigurationLine.Value, _ cursor: ConfigurationCursor
  ) throws(Problem) {
    let words = [first.text] + cursor.rest.prefix { !$0.isQuoted }.map(\.text)
    guard let meant = meantSchedule(words) else { return }
    throw cursor.problem(.meantSchedule(meant), ofPhraseFrom: first)
  }
}
