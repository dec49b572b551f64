/// Lines that refer to a declared name.
extension ConfigurationRound {
  /// `cup water 300ml from 2026-01-12`
  mutating func readCup(_ line: ConfigurationLine) throws(Problem) {
    var cursor = ConfigurationCursor(line)
    let place = try measure(&cursor)
    var cup = DatedCup(amount: try cup(&cursor, amounts(of: place), place))
    noteDoubt(ofVessel: cup.amount, endingIn: cursor.previous, of: place, line)
    (cup.from, cup.until) = try dates(&cursor)
    try cursor.end()
    configuration.measures[place].cups.append(cup)
  }

  /// `goal water 3l when gym from 2026-02-01`; the dates may stand before `when` as well.
  mutating func readGoal(_ line: ConfigurationLine) throws(Problem) {
    var cursor = ConfigurationCursor(line)
    let place = try measure(&cursor)
    let reader = amounts(of: place)
    var (goal, last) = try bound(&cursor, reader, place)
    let best = cursor.take("best") == nil ? nil : try best(&cursor, reader, place)
    let dates = try dates(&cursor)
    if cursor.take("when") != nil {
      let name = try cursor.value(.name)
      guard case .habit(let habit)? = subject(named: name.text) else { throw unknown(name, in: line) }
      guard !configuration.depends(habit, on: place) else {
        throw line.problem(
          .circularGoal(
            measure: configuration.measures[place].name, habit: configuration.habits[habit].name), at: name)
      }
      goal.whenHabit = habit
    }
    (goal.from, goal.until) = try self.dates(&cursor, behind: dates)
    try cursor.end()
    try add(goal, best: best, endingIn: last, to: place, cursor, line)
  }

  /// `pause 2026-01-12..2026-01-18 gym "Holiday"`
  mutating func readPause(_ line: ConfigurationLine) throws(Problem) {
    var cursor = ConfigurationCursor(line)
    let dates = try cursor.value(.period)
    // `2026-07-01 to 2026-07-14`
    if let joint = cursor.next, TypedWords.rangeEnd.holds(joint.keyword) {
      throw cursor.problem(.period, ofPhraseFrom: dates)
    }
    guard let range = dates.text.firstPlace(of: "..") else {
      guard let day = Day(dates.text) else { throw cursor.problem(.period, at: dates) }
      return try addPause(Period(day, day), &cursor, line)
    }
    guard let from = Day(String(dates.text[..<range.lowerBound])),
      let to = Day(String(dates.text[range.upperBound...])),
      from <= to
    else { throw cursor.problem(.period, at: dates) }
    try addPause(Period(from, to), &cursor, line)
  }

  private mutating func addPause(
    _ period: Period, _ cursor: inout ConfigurationCursor, _ line: ConfigurationLine
  ) throws(Problem) {
    var pause = Pause(period: period)
    while let next = cursor.next {
      cursor.pass()
      if let subject = subject(named: next.text) {
        pause.subjects.append(subject)
      } else if next.isQuoted {
        pause.label = next.text
      } else {
        throw unknown(next, in: line)
      }
    }
    pause.line = line.number + 1
    configuration.pauses.append(pause)
  }
}
