import Interchange
import Journal
import Platform
import Rendering

/// Writes imported records into day files, all as one step, and says what became of them.
struct Importing {
  var readings: [ImportReading]
  /// The days that may be written.
  let plausible: Period
  let writable: WritableDaybook
  /// The person's answers about bare numbers and ticks.
  var answers: [ImportAnswer] = []
  let declares: Bool
  let updates: Bool
  let isDryRun: Bool
  /// Whether the account is told as JSON, in place of the lines or the diff.
  var isJSON = false

  /// Lines that are told of a kind before the rest is only counted.
  static let toldLimit = 50

  private var daybook: Daybook { writable.daybook }

  mutating func run(in world: inout World, saying step: String) throws(CommandError) -> ExitStatus {
    if let unasked = try unasked(in: &world) { return unasked }
    try takeRenamed(in: &world)
    let declared = DeclaredLines(readings.flatMap(\.declarations), after: daybook.configurationFile?.source)
    let isDeclaring = declares && !declared.lines.isEmpty
    let configuration = configuration(with: declared, isDeclaring)
    var plan = ImportPlan(
      readings, by: LineReader(configuration, isImplied: configuration.declaresNothing), within: plausible,
      updates: updates)
    let places = try self.places(of: plan.days, andFilesOf: plan.wholeDays)
    let outcomes = try write(
      &plan, to: places, isDeclaring ? declared : nil, clock: configuration.clock, saying: step, in: &world)
    return report(plan, outcomes, places, declared, isDeclaring: isDeclaring, in: &world)
  }

  /// Asks what is open about numbers and ticks; how it ends if that is not answered, which the account tells too.
  private mutating func unasked(in world: inout World) throws(CommandError) -> ExitStatus? {
    let asked = ImportQuestions(
      in: &readings, answers, by: LineReader(daybook.declared, isImplied: daybook.declared.declaresNothing))
    guard let unasked = try daybook.settled(asked, in: &world) else { return nil }
    if isJSON {
      let account = ImportAccount(of: readings, by: daybook.declared, readings.flatMap(\.declarations))
      writeJSON(of: account, readings.flatMap(\.remarks), asked.open, isWritten: false, in: &world)
    }
    return unasked
  }

  /// What is tracked, with the lines that are added to it.
  private func configuration(with declared: DeclaredLines, _ isDeclaring: Bool) -> Configuration {
    isDeclaring ? ConfigurationReading(declared.file).configuration : daybook.declared
  }

  /// Writes the days of a plan, and the lines that declare what is in them, as one step; tells the lines, and what became
  /// of each day.
  private func write(
    _ plan: inout ImportPlan, to places: Places, _ declared: DeclaredLines?, clock: ClockStyle,
    saying step: String, in world: inout World
  ) throws(CommandError) -> [Day: ImportPlan.DayOutcome] {
    let days = Dictionary(places.paths.map { (Path($0.path), $0.day) }) { first, _ in first }
    let style = FileStyle(clock: clock)
    var outcomes: [Day: ImportPlan.DayOutcome] = [:]
    var written: [Day: [(line: Int, text: String)]] = [:]
    // Half of the way is to work the days out, half to write them.
    var progress = Progress(of: 2 * places.paths.count, in: world, answers: isDryRun)
    defer { progress.end() }
    func advance(of total: Int) {
      let share = max(1, places.paths.count / max(1, total))
      progress.advance(by: total == 0 ? 1 : share) { daybook.words.writing(percent: $0) }
      if progress.isInterrupted { progress.end() }
    }
    func proposed(_ path: Path, _ current: Bytes?) -> Proposal {
      advance(of: 0)
      guard let day = days[path] else {
        // The configuration: what it gained meanwhile is kept.
        return .write(DeclaredLines(readings.flatMap(\.declarations), after: current).file.source)
      }
      let found = plan
      var outcome = plan.outcome(
        of: day, in: DayFile(current ?? [], at: path), elsewhere: { strays(of: day, places.index, found) },
        style: style
      )
      let after = outcome.file.source
      let changes = !outcome.lines.isEmpty || updates && !outcome.differences.isEmpty
      // Only the told lines are wanted from here on, and a long history has many files.
      written[day] = outcome.written(updates: updates)
      outcome.file = DayFile([])
      outcomes[day] = outcome
      return changes ? .write(after) : .keep
    }
    let paths =
      (declared == nil ? [] : [Path(FileName.configuration)]) + places.paths.map { Path($0.path) }
    _ = try world.droppingLines(isJSON) { (world) throws(CommandError) in
      try writable.update(paths, saying: step, isDryRun: isDryRun, in: &world, didWrite: advance, proposed)
    }
    if !isDryRun, !isJSON {
      progress.end()
      if let declared { tell(declared, in: &world) }
      for (path, day) in places.paths {
        for line in written[day] ?? [] { world.write("\(path):\(line.line + 1): \(line.text)") }
      }
    }
    return outcomes
  }

  /// The days with their files' paths, and the listing that they were found in.
  private struct Places {
    var paths: [(path: String, day: Day)] = []
    var index: DayIndex
  }

  /// The file of each day: the one it has, else one where new files go.
  private func places(of days: [Day], andFilesOf period: Period?) throws(CommandError) -> Places {
    let index = try daybook.index()
    let newest = index.days.last?.place
    var all = Set(days)
    if let period { all.formUnion(index.days(within: period).map(\.day)) }
    return Places(
      paths: all.sorted().map { day in
        let place = index.entry(of: day)?.place ?? daybook.placeForNewFile(of: day, like: newest)
        return (path: place.path(of: day), day: day)
      }, index: index)
  }

  /// Gives the names of this daybook to what was renamed in it: undeclared names whose records stand in lines of
  /// another one.
  private mutating func takeRenamed(in world: inout World) throws(CommandError) {
    let configuration = daybook.declared
    let reader = LineReader(configuration, isImplied: configuration.declaresNothing)
    let index = try daybook.index()
    var found: [String: String] = [:]
    // A line may have been taken out; hardly all of so many.
    let records = readings.flatMap { $0.undeclared(by: configuration, atMost: 60) }
    for record in records where found[record.name] == nil {
      guard let day = try? daybook.found(record.day, listedIn: index) else { continue }
      found[record.name] = PresentLines.subject(of: record, in: day.file, by: reader).map(configuration.name)
    }
    let renames = found.sorted { $0.key < $1.key }.map { ImportRename($0.key, to: $0.value) }
    for rename in renames {
      world.say(daybook.words.renamedHere(rename.old ?? "", rename.new), by: daybook.settings)
    }
    for place in readings.indices { readings[place].rename(renames) }
  }

  /// The imported lines of the days before and after one, where an export of another zone may have put its records.
  private func strays(of day: Day, _ index: DayIndex, _ plan: ImportPlan) -> Set<ImportIdentity> {
    var strays: Set<ImportIdentity> = []
    for beside in [day - 1, day + 1] {
      // A file that cannot be read holds nothing to be compared with; its own day says so.
      guard let found = try? daybook.found(beside, listedIn: index) else { continue }
      strays.formUnion(plan.identities(in: found.file, of: beside))
    }
    return strays
  }

  private func tell(_ declared: DeclaredLines, in world: inout World) {
    // A new file begins with the version.
    let first = declared.file.lines.count - declared.lines.count + 1
    for (index, line) in declared.lines.enumerated() {
      world.write("\(FileName.configuration):\(first + index): \(line)")
    }
  }

  private func report(
    _ plan: ImportPlan, _ outcomes: [Day: ImportPlan.DayOutcome], _ places: Places, _ declared: DeclaredLines,
    isDeclaring: Bool, in world: inout World
  ) -> ExitStatus {
    let words = daybook.words
    let remarks =
      readings.flatMap(\.remarks) + plan.remarks + places.paths.flatMap { outcomes[$0.day]?.remarks ?? [] }
    let uncounted = readings.reduce(0) { $0 + $1.remarkCount - $1.remarks.count }
    var tally = tally(plan, outcomes, remarks, uncounted: uncounted)
    tell(remarks, more: uncounted, in: &world)
    let zoned = outcomes.values.reduce((0, 0)) { ($0.0 + $1.zoned.all, $0.1 + $1.zoned.other) }
    // A person may have moved a line; hardly most of them.
    if zoned.1 > zoned.0 / 2 { world.say(words.importedInAnotherZone(zoned.1), by: daybook.settings) }
    if updates { tally.changed = tally.differing } else { tellDifferences(outcomes, places, in: &world) }
    tellApps(in: &world)
    let named = plan.leftOut.prefix(Importing.toldLimit).map { (name: $0.name, count: $0.count) }
    for sentence in words.leftOut(Array(named)) { world.say(sentence, by: daybook.settings) }
    if !declared.lines.isEmpty, !isDeclaring {
      world.say(words.offeredLines, by: daybook.settings)
      for line in declared.lines { world.errors.write("  " + line.printable + "\n") }
    }
    for sentence in words.omitted(readings.flatMap(\.omissions)) { world.say(sentence, by: daybook.settings) }
    world.say(words.imported(tally, isDryRun: isDryRun), by: daybook.settings)
    if isJSON {
      var account = ImportAccount(
        of: readings, by: configuration(with: declared, isDeclaring), readings.flatMap(\.declarations))
      for outcome in outcomes.values { account.add(outcome) }
      writeJSON(of: account, remarks, isWritten: !isDryRun && tally.added + tally.changed > 0, in: &world)
    }
    let isLoss = tally.leftOut > 0 || readings.contains { $0.omissions.contains(where: \.isLoss) }
    return tally.failed > 0 || isLoss ? .no : .done
  }

  /// Prints the account of what was read as JSON, with the questions that are open.
  private func writeJSON(
    of account: ImportAccount, _ remarks: [ImportRemark], _ open: [ImportQuestions.Question] = [],
    isWritten: Bool, in world: inout World
  ) {
    world.output.write(
      account.json(remarks, open, by: daybook.declared, isDryRun: isDryRun, isWritten: isWritten)
        .bytes(.readable))
  }

  /// Says which other apps the records are of: where the one that was asked for wrote none, and where several wrote them.
  private func tellApps(in world: inout World) {
    let words = daybook.words
    let others = readings.reduce(into: [String: Int]()) { $0.merge($1.otherSources, uniquingKeysWith: +) }
    if !others.isEmpty, readings.allSatisfy(\.records.isEmpty) {
      world.say(words.noSuchApp(Importing.mostFrequent(others)), by: daybook.settings)
    }
    let apps = readings.reduce(into: [String: Int]()) { $0.merge($1.sources, uniquingKeysWith: +) }
    if apps.count > 1 { world.say(words.severalApps(Importing.mostFrequent(apps)), by: daybook.settings) }
  }

  /// The number of lines of each fate; those of remarks that nobody counts among the failed.
  private func tally(
    _ plan: ImportPlan, _ outcomes: [Day: ImportPlan.DayOutcome], _ remarks: [ImportRemark], uncounted: Int
  ) -> ImportTally {
    var tally = ImportTally()
    for outcome in outcomes.values {
      tally.added += outcome.lines.count
      tally.days += outcome.lines.isEmpty ? 0 : 1
      tally.present += outcome.presentCount - outcome.differences.count { $0.there != nil }
      tally.differing += outcome.differences.count
    }
    tally.present += plan.repeatedCount
    tally.passedOver = readings.reduce(0) { $0 + $1.passedOver }
    tally.leftOut = plan.leftOut.reduce(0) { $0 + $1.count } + remarks.count(where: \.reason.isOfAnother)
    tally.failed = remarks.reduce(uncounted) { $0 + $1.reason.failureCount }
    return tally
  }

  /// The first ten apps of the most records.
  private static func mostFrequent(_ apps: [String: Int]) -> [(name: String, count: Int)] {
    let sorted = apps.map { (name: $0.key, count: $0.value) }.sorted {
      ($1.count, $0.name) < ($0.count, $1.name)
    }
    return Array(sorted.prefix(10))
  }

  /// Says which lines an earlier import wrote that the same record contradicts now.
  private func tellDifferences(
    _ outcomes: [Day: ImportPlan.DayOutcome], _ places: Places, in world: inout World
  ) {
    var count = 0
    for (path, day) in places.paths {
      for difference in outcomes[day]?.differences ?? [] {
        count += 1
        guard count <= Importing.toldLimit else { continue }
        let sentence = daybook.words.differing(
          difference.name, here: difference.here, there: difference.there)
        world.say("\(path):\(difference.line + 1): \(sentence)", by: daybook.settings)
      }
    }
    if count > Importing.toldLimit {
      world.say(daybook.words.moreRemarks(count - Importing.toldLimit), by: daybook.settings)
    }
  }

  private func tell(_ remarks: [ImportRemark], more: Int, in world: inout World) {
    for remark in remarks.prefix(Importing.toldLimit) {
      world.say(daybook.words.sentence(for: remark), by: daybook.settings)
    }
    let rest = remarks.count - min(remarks.count, Importing.toldLimit) + more
    if rest > 0 { world.say(daybook.words.moreRemarks(rest), by: daybook.settings) }
  }
}

extension ImportPlan.DayOutcome {
  /// The lines that are written, counting from 0, and what they say: the changed ones, if any are, and the new.
  fileprivate func written(updates: Bool) -> [(line: Int, text: String)] {
    // Lines that were put in above it move a line down.
    let changed =
      updates ? differences.map { $0.line < lines.lowerBound ? $0.line : $0.line + lines.count } : []
    return (changed.sorted() + lines).map { ($0, file.text(ofLine: $0)) }
  }
}

extension ImportRemark.Reason {
  /// Whether the record was understood, and something else stands in its place.
  fileprivate var isOfAnother: Bool {
    switch self {
    case .otherwiseHere, .otherwiseElsewhere: true
    default: false
    }
  }

  /// How much that should have been taken was not understood.
  fileprivate var failureCount: Int {
    switch self {
    case .notUTF8(let count), .nameless(let count), .ambiguousNumbers(let count, _, _): count
    case .otherwiseHere, .otherwiseElsewhere: 0
    case .notUnderstood, .notWanted, .ambiguousDate, .noAmount, .farDay, .unknownUnit, .lessThanShares,
      .doubtfulShares, .unclearColumns, .truncated:
      1
    }
  }
}
