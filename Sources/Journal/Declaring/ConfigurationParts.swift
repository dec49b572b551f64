/// The parts that several kinds of line share.
extension ConfigurationRound {
  /// The place of a measure by its name, which the line must go on with.
  func measure(_ cursor: inout ConfigurationCursor) throws(Problem) -> Int {
    let name = try cursor.value(.name)
    guard case .measure(let place)? = subject(named: name.text) else { throw unknown(name, in: cursor.line) }
    return place
  }

  /// The problem that a name is not declared, or is not what the line needs there.
  func unknown(_ name: ConfigurationLine.Value, in line: ConfigurationLine) -> Problem {
    line.problem(.unknownReference(name.text, near: Vocabulary(configuration).near(name.text)), at: name)
  }

  /// Makes sure that the last day, which stands in a word, is not before the first.
  func check(
    _ from: Day?, until: Day?, _ cursor: ConfigurationCursor, _ last: ConfigurationLine.Value?
  ) throws(Problem) {
    if let from, let until, until < from { throw cursor.problem(.later, at: last) }
  }

  /// The days of `from` and `until` in any order, as far as they stand next; the later of two counts, and those that
  /// stood before count where none follow.
  func dates(
    _ cursor: inout ConfigurationCursor, behind before: (from: Day?, until: Day?) = (nil, nil)
  ) throws(Problem) -> (from: Day?, until: Day?) {
    var dates = before
    var last: ConfigurationLine.Value?
    while let keyword = cursor.take("from", "until") {
      if keyword == "from" {
        dates.from = try cursor.day()
      } else {
        last = cursor.next
        dates.until = try cursor.day()
      }
    }
    try check(dates.from, until: dates.until, cursor, last)
    return dates
  }

  /// The amount that the line goes on with, be it one of a list; nil if it goes on with none.
  func amount(
    _ cursor: inout ConfigurationCursor, _ reader: AmountReader, measure: Int?, isListed: Bool = false
  ) -> WrittenAmount? {
    let words = isListed ? cursor.listedWords : cursor.bareWords
    let kind = measure.map { configuration.measures[$0].unit.kind }
    guard let found = source.withSpan({ reader.readWritten($0, words, of: measure, kind: kind) }) else {
      return nil
    }
    cursor.pass(upTo: found.end)
    return found.amount
  }

  /// An amount of a measure, above zero, be it one of a list.
  func positiveAmount(
    _ cursor: inout ConfigurationCursor, _ reader: AmountReader, _ place: Int, isListed: Bool = false
  ) throws(Problem) -> WrittenAmount {
    guard let next = cursor.next else { throw cursor.problem(.amount) }
    guard let amount = amount(&cursor, reader, measure: place, isListed: isListed), amount.ratio.numerator > 0
    else {
      let kind = configuration.measures[place].unit
      throw cursor.problem(kind.name.isEmpty ? .number : .kind(kind.name), at: next)
    }
    return amount
  }

  /// The amount that a cup of a measure holds; a cup in it is the customary one, since it cannot hold itself.
  func cup(
    _ cursor: inout ConfigurationCursor, _ reader: AmountReader, _ place: Int
  ) throws(Problem) -> WrittenAmount {
    var cup = try positiveAmount(&cursor, reader, place)
    if cup.unit == .cup {
      cup.unit =
        configuration.units.firstIndex { $0.name == Unit.cup.name }.map { .custom($0) } ?? .fixed(.cup)
    }
    return cup
  }

  /// The goal that a line goes on with.
  func bound(
    _ cursor: inout ConfigurationCursor, _ reader: AmountReader, _ place: Int
  ) throws(Problem) -> (goal: Goal, last: ConfigurationLine.Value?) {
    let (typed, words) = (cursor, cursor.bareWords)
    guard
      case .bound(let bound, let end, let isWeekly) = source.withSpan({
        reader.readBound($0, words, of: place)
      })
    else { throw typed.noGoal(of: configuration.measures[place].unit.kind) }
    cursor.pass(upTo: end)
    if cursor.goesOnOddly, typed.likelyGoal != nil { throw typed.noGoal() }
    var goal = Goal(bound)
    goal.isWeekly = isWeekly
    return (goal, cursor.previous)
  }

  /// The range behind `best`, `150g..160g`, with the word it stands in.
  func best(
    _ cursor: inout ConfigurationCursor, _ reader: AmountReader, _ place: Int
  ) throws(Problem) -> (bound: Goal.Bound, word: ConfigurationLine.Value?) {
    let (words, next) = (cursor.bareWords, cursor.next)
    guard
      case .bound(let bound, let end, isWeekly: false) = source.withSpan({
        reader.readBound($0, words, of: place)
      })
    else { throw cursor.problem(.best, at: next) }
    cursor.pass(upTo: end)
    return (bound, next)
  }

  /// Takes what is best of a goal: a range that begins at the goal or above it on the goal's first day.
  func take(
    _ best: (bound: Goal.Bound, word: ConfigurationLine.Value?), of goal: inout Goal, _ place: Int,
    _ cursor: ConfigurationCursor
  ) throws(Problem) {
    let day = goal.from ?? .first
    func parts(_ amount: WrittenAmount) -> Parts { configuration.parts(of: amount, in: place, on: day) }
    guard case .atLeast(let asked) = goal.bound, case .range(let least, let most) = best.bound,
      parts(asked) <= parts(least), parts(least) <= parts(most)
    else { throw cursor.problem(.best, at: best.word) }
    goal.best = best.bound
  }

  /// Gives a measure the goal that a line says, with its best amounts.
  mutating func add(
    _ goal: Goal, best: (bound: Goal.Bound, word: ConfigurationLine.Value?)?,
    endingIn last: ConfigurationLine.Value?, to place: Int, _ cursor: ConfigurationCursor,
    _ line: ConfigurationLine
  ) throws(Problem) {
    var goal = goal
    if let best { try take(best, of: &goal, place, cursor) }
    try checkWeekly(goal, of: place, cursor, line)
    goal.line = line.number + 1
    configuration.measures[place].goals.append(goal)
    noteDoubt(of: goal, endingIn: last, of: place, line)
  }

  /// Notes a goal that can hardly be meant, once the cup is known.
  mutating func noteDoubt(
    of goal: Goal, endingIn last: ConfigurationLine.Value?, of place: Int, _ line: ConfigurationLine
  ) {
    guard let last,
      let doubt = amounts(of: place, on: goal.from ?? .first).doubtedGoal(
        goal.bound, endingIn: last.text, of: place)
    else { return }
    remarks.append(line.problem(doubt, at: last))
  }

  /// Notes a cup or a preset whose number has no unit and can hardly be meant: `cup 0.3` of millilitres. Each drink of one
  /// would be as little, and no smaller amount would be told.
  mutating func noteDoubt(
    ofVessel amount: WrittenAmount, endingIn last: ConfigurationLine.Value?, of place: Int,
    _ line: ConfigurationLine
  ) {
    let measure = configuration.measures[place]
    guard let last, measure.unit.kind == .volume,
      last.text.utf8.allSatisfy({ $0.isDigit || $0 == Byte.point || $0 == Byte.comma }),
      20 * configuration.parts(of: amount, in: place, on: .first) <= Unit.cup.parts
    else { return }
    // Part of one is part of a litre; what a whole number is of, ounces or decilitres, nobody knows.
    let readings = ["0", ".", ","].contains(last.text.first) ? [last.text + Unit.litre.name] : []
    remarks.append(
      line.problem(
        .tinyAmount(last.text, measure: measure.name, unit: measure.unit.name, readings: readings), at: last))
  }

  /// A weekly goal is of a measure that adds up.
  func checkWeekly(
    _ goal: Goal, of place: Int, _ cursor: ConfigurationCursor, _ line: ConfigurationLine
  ) throws(Problem) {
    guard goal.isWeekly, configuration.measures[place].aggregate != .sum else { return }
    throw cursor.problem(.sum, at: line.values.first { $0.text.lowercased().hasSuffix("/week") })
  }
}
