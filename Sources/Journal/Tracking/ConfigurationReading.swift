/// `daybook.conf` read: what it declares, and what is wrong in it.
package struct ConfigurationReading: Sendable {
  /// What it declares. A line with an error is as if it were not there.
  package private(set) var configuration = Configuration()
  /// What is wrong in it, in the order of lines.
  package private(set) var problems: [Problem] = []

  /// Reads the bytes of a configuration; an empty one is the default.
  package init(_ file: DayFile) {
    var failed: [Int: Problem] = [:]
    // A line that fails takes its names with it, so that the others are read again without them; each
    // round drops at least one line.
    while true {
      var round = ConfigurationRound(file, without: Set(failed.keys))
      round.read()
      if round.failed.isEmpty {
        configuration = round.configuration
        problems = (Array(failed.values) + round.remarks).sorted { ($0.line ?? 0) < ($1.line ?? 0) }
        return
      }
      failed.merge(round.failed) { first, _ in first }
    }
  }
}

/// One reading of all lines but those that are known to be wrong.
struct ConfigurationRound {
  private(set) var configuration = Configuration()
  /// The lines that turned out wrong, by their number from 0.
  private(set) var failed: [Int: Problem] = [:]
  /// What is odd, though the line stands.
  private(set) var remarks: [Problem] = []
  private var lines: [ConfigurationLine] = []
  private let source: ContiguousArray<UInt8>
  /// Who declared a name first: the folded name to the line, counting from 1.
  private var declared: [String: Int] = [:]
  /// Which line declares which habit or measure.
  private var subjects: [Int: Reference] = [:]

  init(_ file: DayFile, without dropped: Set<Int>) {
    source = file.source
    for (number, line) in file.lines.enumerated() where !dropped.contains(number) {
      guard line.isValid else {
        failed[number] = Problem(.badUTF8, line: Int32(number), range: 0..<(line.end - line.start))
        continue
      }
      if let line = source.withSpan({ ConfigurationLine(number, line, $0) }) { lines.append(line) }
    }
  }

  /// Reads settings and units, then the names, then what they are, then what refers to them.
  mutating func read() {
    let passes:
      [(words: [String], read: (inout ConfigurationRound, ConfigurationLine) -> ConfigurationFault?)] = [
        (
          ConfigurationLine.settings,
          { $0.attempt($1) { (a, b) throws(ConfigurationFault) in try a.readSetting(b) } }
        ),
        (["unit"], { $0.attempt($1) { (a, b) throws(ConfigurationFault) in try a.readUnit(b) } }),
        (["measure", "habit"], { $0.attempt($1) { (a, b) throws(ConfigurationFault) in try a.declare(b) } }),
        (["measure"], { $0.attempt($1) { (a, b) throws(ConfigurationFault) in try a.readMeasure(b) } }),
        (["habit"], { $0.attempt($1) { (a, b) throws(ConfigurationFault) in try a.readHabit(b) } }),
        (["cup"], { $0.attempt($1) { (a, b) throws(ConfigurationFault) in try a.readCup(b) } }),
        (["goal"], { $0.attempt($1) { (a, b) throws(ConfigurationFault) in try a.readGoal(b) } }),
        (["pause"], { $0.attempt($1) { (a, b) throws(ConfigurationFault) in try a.readPause(b) } }),
      ]
    for pass in passes {
      for line in lines where pass.words.contains(line.values[0].keyword) && failed[line.number] == nil {
        if let fault = pass.read(&self, line) { fail(fault, line) }
      }
    }
    remarkUnknownWords()
  }

  private mutating func attempt(
    _ line: ConfigurationLine,
    _ read: (inout ConfigurationRound, ConfigurationLine) throws(ConfigurationFault) -> Void
  ) -> ConfigurationFault? {
    do throws(ConfigurationFault) {
      try read(&self, line)
      return nil
    } catch { return error }
  }

  private mutating func fail(_ fault: ConfigurationFault, _ line: ConfigurationLine) {
    failed[line.number] = Problem(fault.fault, line: nil, range: fault.range)
      .placed(on: line.number, startingAt: line.start)
  }

  private mutating func remarkUnknownWords() {
    let known = ConfigurationLine.settings + ConfigurationLine.declarations
    for line in lines where !known.contains(line.values[0].keyword) {
      let first = line.values[0]
      let near = known.first { isNear($0, first.text.lowercased()) }
      let range = first.word.range
      remarks.append(
        Problem(
          .unknownWord(first.text, near: near), line: nil, range: range,
          fix: near.map { Fix(range: range, text: $0) }
        ).placed(on: line.number, startingAt: line.start))
    }
  }

  // MARK: Settings

  private mutating func readSetting(_ line: ConfigurationLine) throws(ConfigurationFault) {
    let word = line.values[0].keyword
    if let first = configuration.settingLines[word] {
      throw ConfigurationFault(.declaredTwice(line.values[0].text, line: first), line.values[0].word)
    }
    var cursor = ConfigurationCursor(line)
    if let newer = try configuration.set(word, from: &cursor, in: source) {
      remarks.append(
        Problem(.newerVersion(newer.text), line: nil, range: newer.word.range)
          .placed(on: line.number, startingAt: line.start))
    }
    configuration.settingLines[word] = line.number + 1
  }

  private mutating func readUnit(_ line: ConfigurationLine) throws(ConfigurationFault) {
    var cursor = ConfigurationCursor(line)
    let name = try cursor.value(.unit)
    var canonical = name.text.lowercased()
    if let known = Unit.catalogue.first(where: { $0.spellings.contains(canonical) }) {
      guard [.glass, .bottle, .cup].contains(known.unit) else { throw cursor.fault(.unit, at: name) }
      canonical = known.unit.name
    }
    guard canonical.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || $0 == "-" }) else {
      throw cursor.fault(.unit, at: name)
    }
    let reader = LineReader(amountsOf: configuration)
    guard let next = cursor.next, let (written, count) = amount(cursor.words, reader, measure: nil) else {
      throw cursor.fault(.amount)
    }
    cursor.pass(count)
    let from: Day? = cursor.take("from") == nil ? nil : try cursor.day()
    try cursor.end()
    let size = reader.configuration.unit(written.unit, of: nil, on: from ?? .first)
    guard let parts = written.ratio.parts(of: size), parts > 0 else { throw cursor.fault(.amount, at: next) }
    guard let place = configuration.units.firstIndex(where: { $0.name == canonical }) else {
      var unit = CustomUnit(name: canonical, kind: size.kind)
      unit.sizes = [(from, parts)]
      configuration.units.append(unit)
      declared["unit " + canonical] = line.number + 1
      return
    }
    guard configuration.units[place].kind == size.kind else {
      throw cursor.fault(.kind(Unit.base(of: configuration.units[place].kind).name), at: next)
    }
    guard !configuration.units[place].sizes.contains(where: { $0.from == from }) else {
      throw ConfigurationFault(
        .declaredTwice(name.text, line: declared["unit " + canonical] ?? 1), name.word)
    }
    configuration.units[place].sizes.append((from, parts))
  }

  // MARK: Names

  private mutating func declare(_ line: ConfigurationLine) throws(ConfigurationFault) {
    let name = try declaredName(line)
    if line.values[0].keyword == "habit" {
      subjects[line.number] = .habit(configuration.habits.count)
      configuration.habits.append(Habit(name: name))
      return
    }
    let unit = try unit(of: line)
    subjects[line.number] = .measure(configuration.measures.count)
    configuration.measures.append(Measure(name: name, unit: unit))
  }

  /// The name of a line, which is one word, new, and looks like no number, time or tag.
  private mutating func declaredName(_ line: ConfigurationLine) throws(ConfigurationFault) -> String {
    let cursor = ConfigurationCursor(line)
    guard let name = cursor.next, !name.isQuoted, name.word.form == .plain, let first = name.text.first,
      first.isLetter, !name.text.contains(where: { $0 == ":" || $0 == "\"" })
    else { throw cursor.fault(.name) }
    try claim(name, line)
    for (index, value) in line.values.enumerated().dropFirst(2) {
      if line.values[index - 1].keyword == "alias" || value.isQuoted { try claim(value, line) }
    }
    return name.text
  }

  private mutating func claim(
    _ value: ConfigurationLine.Value, _ line: ConfigurationLine
  ) throws(ConfigurationFault) {
    let folded = Vocabulary.folded(value.text)
    if let first = declared[folded], first != line.number + 1 {
      throw ConfigurationFault(.declaredTwice(value.text, line: first), value.word)
    }
    declared[folded] = line.number + 1
  }

  /// What a name, label or alias stands for; nil if it is not declared.
  private func subject(named name: String) -> Reference? {
    declared[Vocabulary.folded(name)].flatMap { subjects[$0 - 1] }
  }

  /// The unit of a measure: its `unit`, else that of its goal, else that of its cup, on its own line.
  private func unit(of line: ConfigurationLine) throws(ConfigurationFault) -> Unit {
    let reader = LineReader(amountsOf: configuration)
    func place(after keyword: String) -> Int? {
      line.values.dropFirst(2).firstIndex { $0.keyword == keyword }.map { $0 + 1 }
    }
    if let index = place(after: "unit") {
      var cursor = ConfigurationCursor(line)
      guard index < line.values.count else {
        cursor.pass(line.values.count)
        throw cursor.fault(.unit)
      }
      let value = line.values[index]
      let context = AmountContext(measure: nil, kind: nil, allowsBare: false)
      let (range, quote) = (value.word.range, value.isQuoted ? Int32(1) : 0)
      let inner = (range.lowerBound + quote)..<max(range.lowerBound + quote, range.upperBound - quote)
      if let written = source.withSpan({ reader.unit($0, inner, in: context) }) {
        return configuration.unit(written, of: nil, on: .first)
      }
      guard value.text.first?.isLetter == true else { throw cursor.fault(.unit, at: value) }
      return .count(value.text)
    }
    for keyword in ["goal", "cup"] {
      guard var index = place(after: keyword) else { continue }
      if index + 2 < line.values.count, line.values[index].keyword == "at" { index += 2 }
      guard index < line.values.count else { continue }
      let words = line.words(from: index)
      if let unit = source.withSpan({ reader.impliedUnit($0, words) }) {
        return Unit.base(of: unit.kind).kind == .count ? unit : Unit.base(of: unit.kind)
      }
    }
    throw ConfigurationFault(.missingUnit(measure: line.values[1].text), line.values[1].word)
  }

  // MARK: What is declared

  private mutating func readMeasure(_ line: ConfigurationLine) throws(ConfigurationFault) {
    guard case .measure(let place)? = subjects[line.number] else { return }
    var cursor = ConfigurationCursor(line)
    cursor.pass()
    let reader = LineReader(amountsOf: configuration)
    var goal: Goal?
    while let next = cursor.next {
      if next.isQuoted {
        configuration.measures[place].label = next.text
        cursor.pass()
        continue
      }
      cursor.pass()
      switch next.keyword {
      case "unit": cursor.pass()
      case "sum", "last", "mean", "max", "min":
        configuration.measures[place].aggregate = Aggregate(rawValue: next.keyword) ?? .sum
      case "alias": configuration.measures[place].aliases.append(try cursor.value(.name).text)
      case "goal": goal = try bound(&cursor, reader, place)
      case "cup":
        let cup = try cup(&cursor, reader, place)
        configuration.measures[place].cups.insert(DatedCup(amount: cup), at: 0)
      case "presets":
        repeat {
          configuration.measures[place].presets.append(try volume(&cursor, reader, place))
        } while cursor.next
          .map { $0.word.form == .number && !$0.isQuoted } ?? false
      case "counts": try readLending(&cursor, place)
      case "from": configuration.measures[place].from = try cursor.day()
      case "until": configuration.measures[place].until = try cursor.day()
      default:
        throw cursor.fault(
          .words([
            "unit", "goal", "cup", "presets", "counts", "alias", "from", "until", "last", "mean", "max",
            "min",
          ]), at: next)
      }
    }
    guard var goal else { return }
    try check(&goal, of: place, cursor, line)
    goal.line = line.number + 1
    configuration.measures[place].goals.append(goal)
  }

  private mutating func readLending(
    _ cursor: inout ConfigurationCursor, _ place: Int
  ) throws(ConfigurationFault) {
    let share = try cursor.value(.percent)
    guard share.text.hasSuffix("%"),
      case .number(let number)? = source.withSpan({ text -> NumberOutcome? in
        let word = word(text, at: share.word.start, share.word.end - 1)
        return word.form == .number ? readNumber(text, [word], at: 0) : nil
      }), number.end == share.word.end - 1, number.ratio.micros <= 1_000_000_000
    else { throw cursor.fault(.percent, at: share) }
    let other = try cursor.value(.name)
    guard case .measure(let lent)? = subject(named: other.text), lent != place
    else {
      throw ConfigurationFault(
        .unknownReference(other.text, near: Vocabulary(configuration).near(other.text)), other.word)
    }
    guard configuration.measures[lent].unit.kind == configuration.measures[place].unit.kind else {
      throw cursor.fault(.kind(configuration.measures[place].unit.name), at: other)
    }
    configuration.measures[place].lends = Lending(percentMicros: number.ratio.micros, measure: lent)
  }

  private mutating func readHabit(_ line: ConfigurationLine) throws(ConfigurationFault) {
    guard case .habit(let place)? = subjects[line.number] else { return }
    var cursor = ConfigurationCursor(line)
    cursor.pass()
    while let next = cursor.next {
      cursor.pass()
      if next.isQuoted {
        configuration.habits[place].label = next.text
        continue
      }
      switch next.keyword {
      case "alias": configuration.habits[place].aliases.append(try cursor.value(.name).text)
      case "from": configuration.habits[place].from = try cursor.day()
      case "until": configuration.habits[place].until = try cursor.day()
      case "every": configuration.habits[place].schedule = try Schedule(after: &cursor)
      default:
        if let schedule = try Schedule(next, &cursor) {
          configuration.habits[place].schedule = schedule
        } else if case .time(let time) = source.withSpan({ readTime($0, [next.word], at: 0) }),
          time.length == nil
        {
          configuration.habits[place].time = time.time
        } else {
          throw cursor.fault(.schedule, at: next)
        }
      }
    }
    if case .everyDays = configuration.habits[place].schedule, configuration.habits[place].from == nil {
      throw ConfigurationFault(.missingFrom(habit: line.values[1].text), line.values[1].word)
    }
  }

  // MARK: What refers to names

  private mutating func readCup(_ line: ConfigurationLine) throws(ConfigurationFault) {
    var cursor = ConfigurationCursor(line)
    let place = try measure(&cursor)
    var cup = DatedCup(amount: try cup(&cursor, LineReader(amountsOf: configuration), place))
    (cup.from, cup.until) = try dates(&cursor)
    try cursor.end()
    configuration.measures[place].cups.append(cup)
  }

  private mutating func readGoal(_ line: ConfigurationLine) throws(ConfigurationFault) {
    var cursor = ConfigurationCursor(line)
    let place = try measure(&cursor)
    var goal = try bound(&cursor, LineReader(amountsOf: configuration), place)
    if cursor.take("when") != nil {
      let name = try cursor.value(.name)
      guard case .habit(let habit)? = subject(named: name.text) else {
        throw ConfigurationFault(
          .unknownReference(name.text, near: Vocabulary(configuration).near(name.text)), name.word)
      }
      goal.whenHabit = habit
    }
    (goal.from, goal.until) = try dates(&cursor)
    try cursor.end()
    try check(&goal, of: place, cursor, line)
    goal.line = line.number + 1
    configuration.measures[place].goals.append(goal)
  }

  private mutating func readPause(_ line: ConfigurationLine) throws(ConfigurationFault) {
    var cursor = ConfigurationCursor(line)
    let dates = try cursor.value(.period)
    guard let range = dates.text.firstPlace(of: "..") else {
      guard let day = Day(dates.text) else { throw cursor.fault(.period, at: dates) }
      return try addPause(Period(day, day), &cursor, line)
    }
    guard let from = Day(String(dates.text[..<range.lowerBound])),
      let to = Day(String(dates.text[range.upperBound...])),
      from <= to
    else { throw cursor.fault(.period, at: dates) }
    try addPause(Period(from, to), &cursor, line)
  }

  private mutating func addPause(
    _ period: Period, _ cursor: inout ConfigurationCursor, _ line: ConfigurationLine
  ) throws(ConfigurationFault) {
    var pause = Pause(period: period)
    while let next = cursor.next {
      cursor.pass()
      if let subject = subject(named: next.text) {
        pause.subjects.append(subject)
      } else if next.isQuoted {
        pause.label = next.text
      } else {
        throw ConfigurationFault(
          .unknownReference(next.text, near: Vocabulary(configuration).near(next.text)), next.word)
      }
    }
    pause.line = line.number + 1
    configuration.pauses.append(pause)
  }

  // MARK: Parts

  private func measure(_ cursor: inout ConfigurationCursor) throws(ConfigurationFault) -> Int {
    let name = try cursor.value(.name)
    guard case .measure(let place)? = subject(named: name.text) else {
      throw ConfigurationFault(
        .unknownReference(name.text, near: Vocabulary(configuration).near(name.text)), name.word)
    }
    return place
  }

  private func dates(
    _ cursor: inout ConfigurationCursor
  ) throws(ConfigurationFault) -> (from: Day?, until: Day?) {
    var dates: (from: Day?, until: Day?) = (nil, nil)
    while let keyword = cursor.take("from", "until") {
      if keyword == "from" { dates.from = try cursor.day() } else { dates.until = try cursor.day() }
    }
    return dates
  }

  private func amount(
    _ words: ContiguousArray<Word>, _ reader: LineReader, measure: Int?
  ) -> (amount: WrittenAmount, count: Int)? {
    source.withSpan { text in
      let kind = measure.map { configuration.measures[$0].unit.kind }
      return reader.readWritten(text, words, from: 0, of: measure, kind: kind).map { ($0.amount, $0.next) }
    }
  }

  /// An amount of a measure, above zero.
  private func volume(
    _ cursor: inout ConfigurationCursor, _ reader: LineReader, _ place: Int
  ) throws(ConfigurationFault) -> WrittenAmount {
    guard let next = cursor.next else { throw cursor.fault(.amount) }
    guard let (amount, count) = amount(cursor.words, reader, measure: place), amount.ratio.numerator > 0
    else {
      let kind = configuration.measures[place].unit
      throw cursor.fault(kind.name.isEmpty ? .number : .kind(kind.name), at: next)
    }
    cursor.pass(count)
    return amount
  }

  /// What a cup of a measure holds: cups in it are the customary ones, since it cannot hold itself.
  private func cup(
    _ cursor: inout ConfigurationCursor, _ reader: LineReader, _ place: Int
  ) throws(ConfigurationFault) -> WrittenAmount {
    var cup = try volume(&cursor, reader, place)
    if cup.unit == .cup {
      cup.unit =
        configuration.units.firstIndex { $0.name == Unit.cup.name }.map { .custom($0) } ?? .fixed(.cup)
    }
    return cup
  }

  private func bound(
    _ cursor: inout ConfigurationCursor, _ reader: LineReader, _ place: Int
  ) throws(ConfigurationFault) -> Goal {
    let words = cursor.words
    guard
      case .bound(let bound, let count, let isWeekly) = source.withSpan({
        reader.readBound($0, words, of: place)
      })
    else { throw cursor.fault(.goal) }
    cursor.pass(count)
    var goal = Goal(bound)
    goal.isWeekly = isWeekly
    return goal
  }

  /// A weekly goal is of a measure that adds up.
  private func check(
    _ goal: inout Goal, of place: Int, _ cursor: ConfigurationCursor, _ line: ConfigurationLine
  ) throws(ConfigurationFault) {
    guard goal.isWeekly, configuration.measures[place].aggregate != .sum else { return }
    throw cursor.fault(.sum, at: line.values.first { $0.text.lowercased().hasSuffix("/week") })
  }
}
