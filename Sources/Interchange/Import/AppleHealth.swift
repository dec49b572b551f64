import Journal
import Notation

/// The `export.xml` of Apple Health, piece by piece: dietary water, and what else is declared.
///
/// Records within a `Correlation` stand at top level as well and count once, since they have one id. Apple stamps
/// one offset on a whole file; `zone` gives each instant the offset of the person's zone instead.
package struct AppleHealth: Sendable {
  /// The source that its lines name.
  package static let source = "apple-health"

  private var xml = XMLPieces()
  private var records: AppleHealthRecords

  /// Begins to read for what `configuration` declares; with `source` only what this app has written is taken.
  package init(_ configuration: Configuration, zone: Zone? = nil, onlySource source: String? = nil) {
    records = AppleHealthRecords(configuration, zone: zone, onlySource: source)
  }

  /// Reads on; after a fault nothing more is to be read.
  package mutating func read(_ piece: ContiguousArray<UInt8>) throws(XMLPieces.Fault) {
    // Taken out while the file is read, so that nothing is copied and nothing is accessed twice.
    var taken = AppleHealthRecords()
    swap(&taken, &records)
    defer { swap(&taken, &records) }
    try xml.read(piece) { tag, text in taken.take(tag, text) }
  }

  /// Everything that was read.
  package mutating func finish() -> ImportReading {
    records.finish()
    if xml.isTruncated { records.reading.remark(.truncated, line: nil) }
    return records.reading
  }
}

/// Everything gathered from the tags of an Apple Health export.
struct AppleHealthRecords: Sendable {
  private(set) var subjects = AppleHealthSubjects()
  private var zone: Zone?
  private var source: String?
  private var dayStarts = TimeOfDay.midnight
  /// The day of the export, which was not over then.
  private var exportDay: Day?
  private var totals = AppleHealthTotals()
  private var workout: AppleHealthWorkout?
  private var seen: Set<UInt64> = []
  private var kinds = AppleHealthCounts()
  fileprivate(set) var reading = ImportReading()

  /// Stands in for one while it is elsewhere.
  fileprivate init() {}

  fileprivate init(_ configuration: Configuration, zone: Zone?, onlySource source: String?) {
    subjects = AppleHealthSubjects(configuration)
    self.zone = zone
    self.source = source.map(AppleHealthRecords.folded)
    dayStarts = configuration.dayStarts
  }

  mutating func take(_ tag: XMLTag, _ text: Span<UInt8>) {
    if tag.isNamed("Record", in: text) {
      if tag.form != .end { takeRecord(tag, text) }
    } else if tag.isNamed("Workout", in: text) {
      if tag.form != .end { workout = newWorkout(tag, text) }
      if tag.form != .start { endWorkout() }
    } else if workout != nil, tag.form != .end, tag.isNamed("WorkoutStatistics", in: text) {
      takeStatistics(tag, text)
    } else if tag.isNamed("ExportDate", in: text) {
      exportDay = tag.value("value", in: text).flatMap { AppleHealthTime(text, $0) }?.day(zone)
    }
  }

  private mutating func takeRecord(_ tag: XMLTag, _ text: Span<UInt8>) {
    guard let type = tag.value("type", in: text), let kind = AppleHealthKind(text, type),
      let subject = subjects.name(of: kind)
    else { return kinds.count(text, tag.value("type", in: text)) }
    guard let app = app(tag, text) else { return }
    guard let start = tag.value("startDate", in: text).flatMap({ AppleHealthTime(text, $0) }),
      let end = tag.value("endDate", in: text).flatMap({ AppleHealthTime(text, $0) }),
      end.instant >= start.instant,
      let value = tag.text(of: "value", in: text)
    else { return remark(tag, text, ImportRemark.Reason.notUnderstood) }
    if kind == .sleep {
      guard value.hasPrefix("HKCategoryValueSleepAnalysisAsleep") else {
        reading.omit("InBed, Awake", 1, .implied)
        return
      }
      return totals.addSleep(from: start.instant, to: end.instant, day: (end + 6 * 3600).day(zone))
    }
    let written = tag.text(of: "unit", in: text) ?? ""
    guard let micros = ExactDecimal.micros(value), micros >= 0 else {
      return remark(tag, text, ImportRemark.Reason.notUnderstood)
    }
    guard let unit = kind.unit(written), let amount = micros.multiplied(by: unit.factor) else {
      return remark(tag, text) { _ in .unknownUnit(written) }
    }
    if kind == .steps { return totals.addSteps(amount, of: app, day: start.day(zone)) }
    let id = ImportIdentity.number(of: "\(start.instant)", "\(end.instant)", "\(micros)", written, app)
    // A record that a correlation repeats is the same one, and no second one of its app.
    guard seen.insert(id).inserted else { return }
    if kind == .water { reading.sources[app, default: 0] += 1 }
    let (day, time) = place(start, end)
    take(
      ImportedRecord(
        day: day, time: time, name: subject, content: .amount(micros: amount, unit: unit.unit.name),
        source: AppleHealth.source, id: ImportIdentity.id(of: id)))
  }

  /// Takes a record of a moment, whose id is the same in every zone.
  private mutating func take(_ record: ImportedRecord) {
    var record = record
    record.isZoned = true
    reading.records.append(record)
  }

  /// The day and the time of a record; one as long as a day is the day's total, and has none.
  private func place(_ start: AppleHealthTime, _ end: AppleHealthTime) -> (Day, TimeOfDay?) {
    let length = end.instant - start.instant
    // Bridges write it as 00:00-23:00, 00:00-23:59 or 00:00-00:00; a day of a clock change has an hour more or less.
    if (82_740...90_000).contains(length) { return ((start + length / 2).day(zone), nil) }
    let moment = start.moment(zone)
    return (moment.logicalDay(startingAt: dayStarts), moment.time)
  }

  /// The app that wrote a record; nil if another one was asked for.
  private mutating func app(_ tag: XMLTag, _ text: Span<UInt8>) -> String? {
    let app = tag.text(of: "sourceName", in: text) ?? ""
    guard source == nil || source == AppleHealthRecords.folded(app) else {
      reading.omit(app, 1, .unasked)
      reading.otherSources[app, default: 0] += 1
      return nil
    }
    return app
  }

  /// The name of an app as it is compared: Apple puts no-break blanks in what a person types with others.
  private static func folded(_ app: String) -> String { ImportedText.line(of: app).lowercased() }

  private mutating func newWorkout(_ tag: XMLTag, _ text: Span<UInt8>) -> AppleHealthWorkout? {
    guard let type = tag.text(of: "workoutActivityType", in: text), subjects.wants(type) else {
      kinds.count(text, tag.value("workoutActivityType", in: text))
      return nil
    }
    guard let start = tag.value("startDate", in: text).flatMap({ AppleHealthTime(text, $0) }),
      let end = tag.value("endDate", in: text).flatMap({ AppleHealthTime(text, $0) })
    else {
      remark(tag, text, ImportRemark.Reason.notUnderstood)
      return nil
    }
    guard let app = app(tag, text) else { return nil }
    var workout = AppleHealthWorkout(type: type, app: app, start: start, end: end)
    workout.duration = AppleHealthWorkout.amount(
      tag.text(of: "duration", in: text), tag.text(of: "durationUnit", in: text) ?? "min")
    workout.distance = AppleHealthWorkout.amount(
      tag.text(of: "totalDistance", in: text), tag.text(of: "totalDistanceUnit", in: text))
    return workout
  }

  /// Since iOS 16 a workout's distance stands in a tag of its own.
  private mutating func takeStatistics(_ tag: XMLTag, _ text: Span<UInt8>) {
    guard let type = tag.text(of: "type", in: text), type.hasPrefix("HKQuantityTypeIdentifierDistance") else {
      return
    }
    let distance = AppleHealthWorkout.amount(tag.text(of: "sum", in: text), tag.text(of: "unit", in: text))
    if let distance { workout?.distance = distance }
  }

  private mutating func endWorkout() {
    guard let workout else { return }
    self.workout = nil
    let number = ImportIdentity.number(
      of: workout.type, "\(workout.start.instant)", "\(workout.end.instant)", workout.app)
    guard seen.insert(number).inserted else { return }
    let id = ImportIdentity.id(of: number)
    let moment = workout.start.moment(zone)
    for (index, found) in subjects.subjects(of: workout.type).enumerated() {
      guard let content = workout.content(for: found.unit) else { continue }
      take(
        ImportedRecord(
          day: moment.logicalDay(startingAt: dayStarts), time: moment.time, name: found.name,
          content: content,
          source: AppleHealth.source, id: index == 0 ? id : "\(id)-\(index + 1)"))
    }
  }

  /// Ends the reading: the sums of days, but for the one on which the export was made.
  fileprivate mutating func finish() {
    for (kind, sums) in [(AppleHealthKind.steps, totals.steps), (.sleep, totals.sleep)] {
      guard let name = subjects.name(of: kind) else { continue }
      for (day, micros) in sums where day != exportDay && micros > 0 {
        reading.records.append(
          ImportedRecord(
            day: day, name: name, content: .amount(micros: micros, unit: kind == .sleep ? "min" : ""),
            source: AppleHealth.source, id: "\(kind.word)-\(day)"))
      }
    }
    if reading.records.contains(where: { $0.name == AppleHealthSubjects.water }) {
      reading.declarations = [
        ImportedDeclaration(name: AppleHealthSubjects.water, line: "\"Water\" unit ml", isHabit: false)
      ]
    }
    seen = []
    for (kind, count) in kinds.all {
      let line = AppleHealthSubjects.line(taking: kind)
      reading.omit(AppleHealthCounts.shortName(kind), count, line.map { .undeclared(line: $0) } ?? .noPlace)
    }
  }

  private mutating func remark(
    _ tag: XMLTag, _ text: Span<UInt8>, _ reason: (String) -> ImportRemark.Reason
  ) {
    guard reading.keepsRemarks else { return reading.countRemark() }
    let value = tag.text(of: "value", in: text) ?? ""
    let start = tag.text(of: "startDate", in: text) ?? ""
    reading.remark(reason("\(start) \(value)"), line: tag.line(in: text))
  }
}

extension Int64 {
  /// The product; nil if it leaves 64 bits.
  fileprivate func multiplied(by factor: Int64) -> Int64? {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? nil : product
  }
}
