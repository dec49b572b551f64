import Arguments
import Interchange
import Journal
import Notation
import Platform
import Rendering
import Reports
import Speech

/// Writes the days out for other programs.
struct ExportCommand: Writer {
  /// The values of `--format`.
  enum Format: String, CaseIterable, ArgumentValue {
    case csv, wide, json, jsonl, sql, ics, fitiq, fhir
  }

  /// The values of `--by`.
  enum Span: String, CaseIterable, ArgumentValue {
    case day, week, month
  }

  static let name = "export"

  var words: [String] = []
  var format: Format?
  var names: [String] = []
  var dialect: TableDialect?
  var span: Span?
  var target: String?
  var zone: String?
  var backup: String?

  static var usage: Usage<Self> {
    Usage(
      Phrase("Writes the days out for spreadsheets and programs", cs: "Vypíše dny pro tabulky a programy"),
      group: Groups.share, discussion: discussion, examples: examples,
      parameters: [
        .period(\.words, help: Phrase("The days (default: all)", cs: "Dny (jinak všechny)")),
        .option(
          \.format, "--format", value: "FORMAT",
          help: Phrase(
            "The format (default: by the file's ending, else csv)",
            cs: "Formát (jinak podle přípony souboru, nebo csv)")),
        .subject(\.names),
        .option(
          \.dialect, "--dialect", value: "DIALECT",
          help: Phrase("The dialect of csv and wide", cs: "Dialekt csv a wide")),
        .option(
          \.span, "--by", value: "SPAN",
          help: Phrase("The days of a row of wide", cs: "Kolik dnů má řádek wide")),
        .zone(\.zone),
        .option(
          \.target, "-o", "--output", value: "FILE",
          help: Phrase("Writes to a file", cs: "Zapíše do souboru"), completion: .files),
        .option(
          \.backup, "--verify", value: "FILE",
          help: Phrase(
            "Compares a backup with the disk, byte for byte", cs: "Porovná zálohu s diskem, bajt po bajtu"),
          completion: .files),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world, toBeListed: true)
    if let backup {
      return try verify(
        backup, over: try daybook.period(words.joined(separator: " ")), of: daybook, in: &world)
    }
    let format: Format
    if let given = self.format ?? (span == nil ? nil : .wide) {
      format = given
    } else {
      format = try self.format(ofEnding: target)
    }
    var words = words
    let names = names.map { Vocabulary(daybook.configuration).completing($0, from: &words) }
    let subjects = try daybook.subjects(names)
    let phrase = try daybook.period(words.joined(separator: " "))
    let index = try daybook.index()
    let period = phrase?.settled(over: index.written(or: daybook.today))
    try refuseUnused(by: format)
    if let span, span != .day {
      return try grouped(span == .week ? .week : .month, phrase ?? .all, subjects, daybook, in: &world, files)
    }
    var export = try export(as: format, of: subjects, over: period, index, daybook, world)
    // A calendar must know the times that were usual before its first day.
    var read = format == .ics ? period.map { Period($0.from - UsualTimes.daysBack, $0.to) } : period
    // Since when the parts of a habit are asked for may lie before it.
    if format == .wide, daybook.configuration.derivesHabits { read = period.map { Period(.first, $0.to) } }
    let days = daybook.toRead(index, within: read)
    if format == .json { try refuseToReplaceFuller(days, daybook, world) }
    var target = try ExportTarget(self.target, of: daybook, in: world, files)
    let problems: [FileProblem]
    do throws(CommandError) {
      problems = try write(days, by: &export, to: &target, of: daybook, in: &world)
    } catch {
      target.discard()
      throw error
    }
    return tell(problems, index, target, isWhole: daybook.unread.isEmpty, daybook, &world)
  }

  /// Writes some days and what stands behind them; answers with the problems in these.
  private func write(
    _ days: ArraySlice<DayIndex.Entry>, by export: inout any DayExport, to target: inout ExportTarget,
    of daybook: Daybook, in world: inout World
  ) throws(CommandError) -> [FileProblem] {
    var problems: [FileProblem] = []
    var progress = Progress(
      of: days.count, in: world, answers: !target.isFile, holdsSignals: target.isFile)
    defer { progress.end() }
    var rest = days
    // What has no day yet, for the threads to add days to.
    let empty = export as? any PartedExport
    // As many days at a time as may stand in memory, written out.
    while !rest.isEmpty, !world.output.isClosed, !progress.isInterrupted {
      let next = rest.prefix(empty != nil ? 4096 : 256)
      rest = rest.dropFirst(next.count)
      try exported(next, by: &export, empty, of: daybook) { (part) throws(CommandError) in
        problems += part.problems
        try target.write(part.bytes, in: &world)
        progress.advance(by: part.dayCount) { daybook.words.exporting(percent: $0) }
        // Who reads no further is told of the errors in these files nevertheless.
        return !progress.isInterrupted
      }
    }
    if progress.isInterrupted {
      target.discard()
      progress.end()
    }
    export.miss(daybook.unread.unknownDays(in: Period(.first, .last), daybook.configuration))
    repeat {
      export.finish()
      try target.write(export.bytes, in: &world)
      export.bytes = []
    } while export.hasMore
    try target.finish(isWhole: daybook.unread.isEmpty, in: &world)
    return problems
  }

  /// Tells what is wrong in what was written, and where a fuller export was kept.
  private func tell(
    _ problems: [FileProblem], _ index: DayIndex, _ target: ExportTarget, isWhole: Bool, _ daybook: Daybook,
    _ world: inout World
  ) -> ExitStatus {
    daybook.report(problems, index, in: &world)
    if let kept = target.kept { world.say(daybook.words.keptFuller(kept), by: daybook.settings) }
    return isWhole ? .done : .trouble
  }

  /// Writes a row a week or month; where no end was given, the first and the last are whole.
  private func grouped(
    _ step: PeriodStep, _ phrase: PeriodPhrase, _ subjects: [Reference]?, _ daybook: Daybook,
    in world: inout World, _ files: any FileWriting
  ) throws(CommandError) -> ExitStatus {
    var target = try ExportTarget(self.target, of: daybook, in: world, files)
    // A streak or a schedule may reach back to the first day of all.
    let (index, read, assessment) = try daybook.everything()
    let isWhole = daybook.unread.isEmpty
    func whole(_ day: Day) -> Period { step == .week ? daybook.configuration.week(of: day) : .month(of: day) }
    let written = index.written(or: daybook.today)
    let period = phrase.settled(over: Period(whole(written.from).from, whole(written.to).to))
    do throws(CommandError) {
      try target.write(
        PeriodSpreadsheet.bytes(
          of: assessment, by: daybook.interpreter.reader(asOf: daybook.today), over: period, by: step,
          dialect: notation, of: subjects), in: &world)
      try target.finish(isWhole: isWhole, in: &world)
    } catch {
      target.discard()
      throw error
    }
    let problems = read.problems.within(period, daybook.configuration)
    return tell(problems, index, target, isWhole: isWhole, daybook, &world)
  }

  /// The bytes written for some days, and the problems in them.
  private struct Part: Sendable {
    var bytes = Bytes()
    var dayCount = 0
    var problems: [FileProblem] = []
    /// What else the export knows of the days, if they were added apart.
    var parted: (any PartedExport)?
  }

  /// Adds days to an export, and gives what is written of them; of one that may be made in parts several are made at the
  /// same time, each from an empty one.
  private func exported(
    _ days: ArraySlice<DayIndex.Entry>, by export: inout any DayExport, _ empty: (any PartedExport)?,
    of daybook: Daybook, _ take: (Part) throws(CommandError) -> Bool
  ) throws(CommandError) {
    guard var empty, var whole = export as? any PartedExport else {
      var interpreter = daybook.interpreter
      _ = try take(Self.part(days, by: &export, &interpreter, of: daybook))
      return
    }
    let head = Part(bytes: whole.bytes)
    whole.bytes = []
    guard try take(head) else { return }
    empty.bytes = []
    let pristine = empty
    defer { export = whole }
    try daybook.inParts(days) { part, interpreter in
      var export: any DayExport = pristine
      var made = Self.part(part, by: &export, &interpreter, of: daybook)
      made.parted = export as? any PartedExport
      return made
    } inOrder: { (part) throws(CommandError) in
      Self.append(part.parted, to: &whole)
      if !whole.bytes.isEmpty { _ = try take(Part(bytes: whole.bytes)) }
      whole.bytes = []
      return try take(part)
    }
  }

  private static func append<Export: PartedExport>(_ part: (any PartedExport)?, to whole: inout Export) {
    if let part = part as? Export { whole.append(part) }
  }

  private static func part(
    _ days: ArraySlice<DayIndex.Entry>, by export: inout any DayExport,
    _ interpreter: inout DayReader, of daybook: Daybook
  ) -> Part {
    var part = Part(dayCount: days.count)
    // A day hardly has more; room that is not written to costs nothing, and growing costs twice.
    if export is any RowExport || export is Backup { export.bytes.reserveCapacity(6144 * days.count) }
    daybook.eachFile(of: days) { entry, contents in
      guard case .success(let bytes) = contents else { return }
      let path = entry.path
      var found: [Problem] = []
      export.add(bytes, of: entry.day, path: path, by: &interpreter, problems: &found)
      if found.isEmpty { return }
      // A backup holds any bytes.
      part.problems +=
        export is Backup
        ? found.map { FileProblem(path: path, problem: $0) } : daybook.problems(found, at: path)
    }
    (part.bytes, export.bytes) = (export.bytes, [])
    return part
  }

  /// The empty export of a format: `period` is what was asked for, nil for all of the days that there are.
  private func export(
    as format: Format, of subjects: [Reference]?, over period: Period?, _ index: DayIndex, _ daybook: Daybook,
    _ world: World
  ) throws(CommandError) -> any DayExport {
    let days = index.written(or: daybook.today)
    let lineReader = daybook.interpreter.reader(asOf: daybook.today)
    switch format {
    case .csv: return Spreadsheet(lineReader, dialect: notation, of: subjects)
    case .wide:
      return WideSpreadsheet(
        lineReader, dialect: notation, over: period, of: subjects, today: daybook.today)
    case .jsonl: return JSONLines(lineReader, of: subjects)
    case .json:
      return Backup(
        daybook.interpreter, configurationFile: daybook.configurationFile?.source,
        badgesFile: badges(daybook), otherFiles: otherFiles(index, over: period, daybook),
        asOf: period?.to ?? min(days.to, daybook.today))
    case .sql: return SQL(lineReader, of: subjects)
    case .ics:
      return ICalendar(
        daybook.configuration, over: period ?? Period(days.from, max(days.to, daybook.today + 27)),
        today: daybook.today, stamp: world.saidMoment, of: subjects)
    case .fitiq:
      let measure = try drink(subjects, daybook, format)
      return FitIQ(daybook.configuration, of: measure, in: try world.zone(zone, over: period ?? days))
    case .fhir:
      let measure = try drink(subjects, daybook, format)
      return FHIR(lineReader, of: measure, in: try world.zone(zone, over: period ?? days))
    }
  }

  /// The measure of what is drunk: the only one asked for, else the water.
  private func drink(
    _ subjects: [Reference]?, _ daybook: Daybook, _ format: Format
  ) throws(CommandError) -> Int {
    var measure = daybook.configuration.water
    if let subjects {
      measure = nil
      if subjects.count == 1, case .measure(let asked) = subjects[0] { measure = asked }
    }
    guard let measure, daybook.configuration.measures[measure].unit.kind == .volume else {
      throw CommandError {
        subjects == nil ? $0.noWater(for: format.rawValue) : $0.notOfAVolume(for: format.rawValue)
      }
    }
    return measure
  }

  /// The format that a file's ending asks for; csv without a file.
  private func format(ofEnding path: String?) throws(CommandError) -> Format {
    guard let path else { return .csv }
    let name = path.lowercased()
    if name.hasSuffix(".json") { return .json }
    if name.hasSuffix(".jsonl") || name.hasSuffix(".ndjson") { return .jsonl }
    if name.hasSuffix(".sql") { return .sql }
    if name.hasSuffix(".ics") { return .ics }
    if name.hasSuffix(".csv") || name.hasSuffix(".txt") { return .csv }
    throw CommandError { $0.unknownEnding(path, formats: Format.allCases.map(\.rawValue)) }
  }
}
