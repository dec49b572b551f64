/// One reading of all lines but those that are known to be wrong.
struct ConfigurationRound {
  /// Everything that the lines read so far declare.
  var configuration = Configuration()
  /// The spellings of units, those that are declared among them.
  var units = UnitTable.standard
  /// The lines that turned out wrong, by their number from 0.
  private(set) var failed: [Int: Problem] = [:]
  /// The warnings, which leave their lines in force.
  var remarks: [Problem] = []
  private var lines: [ConfigurationLine] = []
  let source: ContiguousArray<UInt8>
  /// The line, counting from 1, that declared each folded name first.
  var declared: [String: Int] = [:]
  /// The lines of headings, by their number from 0, and what they say.
  var groups: [(line: Int, label: String)] = []
  /// The names that a line says a habit is made of, by its number from 0.
  var parts: [Int: [ConfigurationLine.Value]] = [:]
  /// Which line declares which habit or measure.
  var subjects: [Int: Reference] = [:]

  init(_ file: DayFile, without dropped: Set<Int>) {
    source = file.source
    var conflicts = ConflictMarkers()
    for (number, line) in file.lines.enumerated() {
      // What a merge left is read as it is in the file of a day.
      let part = source.withSpan { conflicts.take(line, in: $0) }
      if dropped.contains(number) { continue }
      switch part {
      case .counted: break
      case .uncounted: continue
      case .marker:
        failed[number] = Problem(marker: line, inLine: Int32(number), of: source.span)
        continue
      }
      guard line.isValid else {
        failed[number] = Problem(
          .badUTF8, at: line.start..<line.end, inLine: Int32(number), from: line.start)
        continue
      }
      if let line = source.withSpan({ ConfigurationLine(number, line, $0) }) { lines.append(line) }
    }
  }

  /// Reads settings and units, then the names and the cups in which goals may be written, then what they are, then what
  /// refers to them.
  mutating func read() {
    let passes: [(words: [String], read: (inout ConfigurationRound, ConfigurationLine) -> Problem?)] = [
      (Setting.words, { $0.attempt($1) { (a, b) throws(Problem) in try a.readSetting(b) } }),
      (["unit"], { $0.attempt($1) { (a, b) throws(Problem) in try a.readUnit(b) } }),
      (["group"], { $0.attempt($1) { (a, b) throws(Problem) in try a.readGroup(b) } }),
      (["measure", "habit"], { $0.attempt($1) { (a, b) throws(Problem) in try a.declare(b) } }),
      (["cup"], { $0.attempt($1) { (a, b) throws(Problem) in try a.readCup(b) } }),
      (["measure"], { $0.attempt($1) { (a, b) throws(Problem) in try a.readMeasure(b) } }),
      (["habit"], { $0.attempt($1) { (a, b) throws(Problem) in try a.readHabit(b) } }),
      (["habit"], { $0.attempt($1) { (a, b) throws(Problem) in try a.readParts(b) } }),
      (["goal"], { $0.attempt($1) { (a, b) throws(Problem) in try a.readGoal(b) } }),
      (["pause"], { $0.attempt($1) { (a, b) throws(Problem) in try a.readPause(b) } }),
    ]
    for pass in passes {
      for line in lines where pass.words.contains(line.values[0].keyword) && failed[line.number] == nil {
        if let problem = pass.read(&self, line) { failed[line.number] = problem }
      }
    }
    dateUnits()
    remarkUnknownWords()
    remarkSilentReminders()
  }

  /// The reader of amounts of one measure, or of none, by what is declared so far, as of a day.
  func amounts(of measure: Int?, on day: Day = .first) -> AmountReader {
    AmountReader(configuration, day: day, units: units, of: measure.map { $0..<$0 + 1 } ?? 0..<0)
  }

  /// Counts in its own cup a measure whose unit is a cup, and notes each size that its unit has had; of several the latest
  /// that begins is the one that reports print.
  private mutating func dateUnits() {
    for (place, measure) in configuration.measures.enumerated() {
      let unit = configuration.countedUnit(of: place)
      if case .fixed = unit { continue }
      let begins = configuration.units.flatMap(\.sizes).compactMap(\.from) + measure.cups.compactMap(\.from)
      var turns = Set<Day>()
      configuration.eachTurnOfCups(of: place) { turns.insert($0) }
      configuration.eachTurnOfUnits { turns.insert($0) }
      func parts(on day: Day) -> Parts { configuration.unit(unit, of: place, on: day).parts }
      let printed = parts(on: begins.max() ?? .first)
      configuration.measures[place].unit = Unit(measure.unit.name, measure.unit.kind, printed)
      let sizes =
        [DatedSize(parts: parts(on: .first), from: nil)]
        + turns.sorted().map { DatedSize(parts: parts(on: $0), from: $0) }
      if sizes.contains(where: { $0.parts != printed }) { configuration.measures[place].unitSizes = sizes }
    }
  }

  private mutating func attempt(
    _ line: ConfigurationLine,
    _ read: (inout ConfigurationRound, ConfigurationLine) throws(Problem) -> Void
  ) -> Problem? {
    do throws(Problem) {
      try read(&self, line)
      return nil
    } catch { return error }
  }

  private mutating func remarkUnknownWords() {
    let known = Setting.words + ConfigurationLine.declarations
    for line in lines where !known.contains(line.values[0].keyword) {
      let first = line.values[0]
      let near = known.first { isNear($0, first.text.lowercased()) }
      remarks.append(line.problem(.unknownWord(first.text, near: near), at: first, fix: near))
    }
  }

  /// Notes the times at which reminders would speak and may not.
  private mutating func remarkSilentReminders() {
    let (times, habits) = (configuration.silentTimes, configuration.silentHabits)
    func remark(
      _ time: TimeOfDay, of habit: String?, _ line: ConfigurationLine, at value: ConfigurationLine.Value
    ) {
      let kind = Problem.Kind.silentReminder(time, habit: habit, active: configuration.active)
      remarks.append(line.problem(kind, at: value))
    }
    for line in lines where failed[line.number] == nil {
      if line.number + 1 == configuration.settingLines["remind"] {
        for value in line.values {
          if let time = time(beginning: value, of: line), times.contains(time) {
            remark(time, of: nil, line, at: value)
          }
        }
      }
      if case .habit(let place)? = subjects[line.number], habits.contains(place),
        let time = configuration.habits[place].time
      {
        remark(time, of: configuration.habits[place].name, line, at: line.values[1])
      }
    }
  }

  /// The time of day that a word of a line begins; nil if it begins none.
  private func time(
    beginning value: ConfigurationLine.Value, of line: ConfigurationLine
  ) -> TimeOfDay? {
    let read = source.withSpan { readTime($0, value.word, upTo: line.values.last?.word.end ?? 0) }
    return if case .time(let range) = read { range.time } else { nil }
  }

  private mutating func readSetting(_ line: ConfigurationLine) throws(Problem) {
    let word = line.values[0].keyword
    guard let setting = Setting.named(word) else { return }
    if let first = configuration.settingLines[word] {
      throw line.problem(.declaredTwice(line.values[0].text, line: first), at: line.values[0])
    }
    var cursor = ConfigurationCursor(line)
    if let newer = try configuration.set(setting, from: &cursor, in: source) {
      remarks.append(line.problem(.newerVersion(newer.text), at: newer))
    }
    configuration.settingLines[word] = line.number + 1
  }
}
