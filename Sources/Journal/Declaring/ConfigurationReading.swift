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
  /// What the lines that were read declare.
  var configuration = Configuration()
  /// The lines that turned out wrong, by their number from 0.
  private(set) var failed: [Int: Problem] = [:]
  /// What is odd, though the line stands.
  private(set) var remarks: [Problem] = []
  private var lines: [ConfigurationLine] = []
  let source: ContiguousArray<UInt8>
  /// Who declared a name first: the folded name to the line, counting from 1.
  var declared: [String: Int] = [:]
  /// Which line declares which habit or measure.
  var subjects: [Int: Reference] = [:]

  init(_ file: DayFile, without dropped: Set<Int>) {
    source = file.source
    for (number, line) in file.lines.enumerated() where !dropped.contains(number) {
      guard line.isValid else {
        failed[number] = Problem(
          .badUTF8, at: line.start..<line.end, inLine: Int32(number), from: line.start)
        continue
      }
      if let line = source.withSpan({ ConfigurationLine(number, line, $0) }) { lines.append(line) }
    }
  }

  /// Reads settings and units, then the names, then what they are, then what refers to them.
  mutating func read() {
    let passes: [(words: [String], read: (inout ConfigurationRound, ConfigurationLine) -> Problem?)] = [
      (
        ConfigurationLine.settings,
        { $0.attempt($1) { (a, b) throws(Problem) in try a.readSetting(b) } }
      ),
      (["unit"], { $0.attempt($1) { (a, b) throws(Problem) in try a.readUnit(b) } }),
      (["measure", "habit"], { $0.attempt($1) { (a, b) throws(Problem) in try a.declare(b) } }),
      (["measure"], { $0.attempt($1) { (a, b) throws(Problem) in try a.readMeasure(b) } }),
      (["habit"], { $0.attempt($1) { (a, b) throws(Problem) in try a.readHabit(b) } }),
      (["cup"], { $0.attempt($1) { (a, b) throws(Problem) in try a.readCup(b) } }),
      (["goal"], { $0.attempt($1) { (a, b) throws(Problem) in try a.readGoal(b) } }),
      (["pause"], { $0.attempt($1) { (a, b) throws(Problem) in try a.readPause(b) } }),
    ]
    for pass in passes {
      for line in lines where pass.words.contains(line.values[0].keyword) && failed[line.number] == nil {
        if let problem = pass.read(&self, line) { failed[line.number] = problem }
      }
    }
    remarkUnknownWords()
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
    let known = ConfigurationLine.settings + ConfigurationLine.declarations
    for line in lines where !known.contains(line.values[0].keyword) {
      let first = line.values[0]
      let near = known.first { isNear($0, first.text.lowercased()) }
      remarks.append(line.problem(.unknownWord(first.text, near: near), at: first, fix: near))
    }
  }

  private mutating func readSetting(_ line: ConfigurationLine) throws(Problem) {
    let word = line.values[0].keyword
    if let first = configuration.settingLines[word] {
      throw line.problem(.declaredTwice(line.values[0].text, line: first), at: line.values[0])
    }
    var cursor = ConfigurationCursor(line)
    if let newer = try configuration.set(word, from: &cursor, in: source) {
      remarks.append(line.problem(.newerVersion(newer.text), at: newer))
    }
    configuration.settingLines[word] = line.number + 1
  }

  private mutating func readUnit(_ line: ConfigurationLine) throws(Problem) {
    var cursor = ConfigurationCursor(line)
    let name = try cursor.value(.unit)
    var canonical = name.text.lowercased()
    if let known = Unit.catalogue.first(where: { $0.spellings.contains(canonical) }) {
      guard [.glass, .bottle, .cup].contains(known.unit) else { throw cursor.problem(.unit, at: name) }
      canonical = known.unit.name
    }
    guard canonical.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || $0 == "-" }) else {
      throw cursor.problem(.unit, at: name)
    }
    let reader = LineReader(amountsOf: configuration)
    guard let next = cursor.next, let (written, count) = amount(cursor.words, reader, measure: nil) else {
      throw cursor.problem(.amount)
    }
    cursor.pass(count)
    let from: Day? = cursor.take("from") == nil ? nil : try cursor.day()
    try cursor.end()
    let size = reader.configuration.unit(written.unit, of: nil, on: from ?? .first)
    guard let parts = written.ratio.parts(of: size), parts > 0 else {
      throw cursor.problem(.amount, at: next)
    }
    guard let place = configuration.units.firstIndex(where: { $0.name == canonical }) else {
      var unit = CustomUnit(name: canonical, kind: size.kind)
      unit.sizes = [(from, parts)]
      configuration.units.append(unit)
      declared["unit " + canonical] = line.number + 1
      return
    }
    guard configuration.units[place].kind == size.kind else {
      throw cursor.problem(.kind(Unit.base(of: configuration.units[place].kind).name), at: next)
    }
    guard !configuration.units[place].sizes.contains(where: { $0.from == from }) else {
      throw line.problem(
        .declaredTwice(name.text, line: declared["unit " + canonical] ?? 1), at: name)
    }
    configuration.units[place].sizes.append((from, parts))
  }
}
