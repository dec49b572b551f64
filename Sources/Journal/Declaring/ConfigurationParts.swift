/// The parts that several kinds of line share.
extension ConfigurationRound {
  /// The place of a measure by its name, which the line must go on with.
  func measure(_ cursor: inout ConfigurationCursor) throws(Problem) -> Int {
    let name = try cursor.value(.name)
    guard case .measure(let place)? = subject(named: name.text) else {
      throw cursor.line.problem(
        .unknownReference(name.text, near: Vocabulary(configuration).near(name.text)), at: name)
    }
    return place
  }

  /// The days of `from` and `until` in any order, as far as they stand next; the later of two counts.
  func dates(
    _ cursor: inout ConfigurationCursor
  ) throws(Problem) -> (from: Day?, until: Day?) {
    var dates: (from: Day?, until: Day?) = (nil, nil)
    while let keyword = cursor.take("from", "until") {
      if keyword == "from" { dates.from = try cursor.day() } else { dates.until = try cursor.day() }
    }
    return dates
  }

  /// The amount that some words begin with, and how many it takes; nil if they begin with none.
  func amount(
    _ words: ContiguousArray<Word>, _ reader: LineReader, measure: Int?
  ) -> (amount: WrittenAmount, count: Int)? {
    source.withSpan { text in
      let kind = measure.map { configuration.measures[$0].unit.kind }
      return reader.readWritten(text, words, from: 0, of: measure, kind: kind).map { ($0.amount, $0.next) }
    }
  }

  /// An amount of a measure, above zero.
  func volume(
    _ cursor: inout ConfigurationCursor, _ reader: LineReader, _ place: Int
  ) throws(Problem) -> WrittenAmount {
    guard let next = cursor.next else { throw cursor.problem(.amount) }
    guard let (amount, count) = amount(cursor.words, reader, measure: place), amount.ratio.numerator > 0
    else {
      let kind = configuration.measures[place].unit
      throw cursor.problem(kind.name.isEmpty ? .number : .kind(kind.name), at: next)
    }
    cursor.pass(count)
    return amount
  }

  /// The amount that a cup of a measure holds; a cup in it is the customary one, since it cannot hold itself.
  func cup(
    _ cursor: inout ConfigurationCursor, _ reader: LineReader, _ place: Int
  ) throws(Problem) -> WrittenAmount {
    var cup = try volume(&cursor, reader, place)
    if cup.unit == .cup {
      cup.unit =
        configuration.units.firstIndex { $0.name == Unit.cup.name }.map { .custom($0) } ?? .fixed(.cup)
    }
    return cup
  }

  /// The goal that a line goes on with.
  func bound(
    _ cursor: inout ConfigurationCursor, _ reader: LineReader, _ place: Int
  ) throws(Problem) -> Goal {
    let words = cursor.words
    guard
      case .bound(let bound, let count, let isWeekly) = source.withSpan({
        reader.readBound($0, words, of: place)
      })
    else { throw cursor.problem(.goal) }
    cursor.pass(count)
    var goal = Goal(bound)
    goal.isWeekly = isWeekly
    return goal
  }

  /// A weekly goal is of a measure that adds up.
  func check(
    _ goal: inout Goal, of place: Int, _ cursor: ConfigurationCursor, _ line: ConfigurationLine
  ) throws(Problem) {
    guard goal.isWeekly, configuration.measures[place].aggregate != .sum else { return }
    throw cursor.problem(.sum, at: line.values.first { $0.text.lowercased().hasSuffix("/week") })
  }
}
