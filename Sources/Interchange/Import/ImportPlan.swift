import Journal

/// Imported records on their way into day files: whose they are, on which days, and what a day's file becomes.
package struct ImportPlan: Sendable {
  /// A day's file after the import.
  package struct DayOutcome: Sendable {
    /// The file with the new lines at its end; the same as before if there are none.
    package var file: DayFile
    /// The new lines, counting from 0.
    package var lines: Range<Int>
    /// How many records stood there already.
    package var presentCount = 0
    /// How many of these a zone shows at a time, and how many stand where another zone than the record's may have put
    /// them: at another time, or on the day beside.
    package var zoned = (all: 0, other: 0)
    /// Lines of earlier imports that say otherwise than the same record does now.
    package var differences: [Difference] = []
    /// The fate of the records of each name.
    package var fates: [String: RecordFates] = [:]
    /// The records that could not be written as lines.
    package var remarks: [ImportRemark] = []
  }

  /// A line of an earlier import, and what the same record says now.
  package struct Difference: Sendable {
    /// The line, counting from 0.
    package var line: Int
    /// The declared name of its habit or measure.
    package var name: String
    /// The amount, the box or the time as it stands in the line.
    package var here: String
    /// The record's own words in its place; nil if there is no such record any more.
    package var there: String?
    /// The edits that would put that there.
    var edits: [TextEdit]
  }

  /// A name that is not declared, and how many records it has.
  package struct LeftOut: Hashable, Sendable {
    package var name: String
    package var count: Int
  }

  /// The days that have records, in order.
  package let days: [Day]
  /// The names that are not declared, the most frequent first.
  package let leftOut: [LeftOut]
  /// The records of days that no file is made for.
  package let remarks: [ImportRemark]
  /// How many records are the same as another, source and id alike.
  package let repeatedCount: Int

  /// A record by its place, and whose it is.
  private struct Planned {
    var reading: Int32
    var record: Int32
    var subject: Reference?
  }

  private let readings: [ImportReading]
  private let planned: [Day: [Planned]]
  private let identities: Set<UInt64>
  private let histories: ImportHistories
  private let updates: Bool
  private var composer: LineComposer

  /// Plans an import: `reader` knows the names, and `plausible` are the days that may be written; `updates` puts
  /// what records say now into the lines of an earlier import.
  package init(
    _ readings: [ImportReading], by reader: LineReader, within plausible: Period, updates: Bool = false
  ) {
    (self.readings, self.updates) = (readings, updates)
    let names = ImportedNames(reader.vocabulary)
    // As numbers, which take a quarter of the memory.
    var seen: Set<UInt64> = []
    var leftOut: [String: Int] = [:]
    var remarks: [ImportRemark] = []
    var repeatedCount = 0
    var grouped: [Day: [Planned]] = [:]
    var subjects: [String: Reference?] = [:]
    var histories = ImportHistories()
    // Within one reading each has an id of its own.
    var firsts: [UInt64: ImportedRecord] = [:]
    for (readingPlace, reading) in readings.enumerated() {
      for (recordPlace, record) in reading.records.enumerated() {
        let subject: Reference?
        if let known = subjects[record.name] {
          subject = known
        } else {
          subject = names.subject(of: record.name)
          subjects[record.name] = .some(subject)
        }
        let identity = ImportIdentity(of: record)
        if subject == nil, !(reading.keepsOneOffs && record.isTick) {
          leftOut[record.name, default: 0] += 1
        } else if record.isFar(from: plausible) {
          if remarks.count < 1000 { remarks.append(reading.farDay(ofRecord: recordPlace)) }
        } else if seen.insert(identity.number(repetition: record.own.repetition)).inserted {
          if let subject { histories.extend(by: record, of: subject) }
          if readings.count > 1, reading.overlap == .sameSubject {
            firsts[identity.number(repetition: record.own.repetition)] = record
          }
          grouped[record.day, default: []].append(
            Planned(reading: Int32(readingPlace), record: Int32(recordPlace), subject: subject))
        } else {
          repeatedCount += 1
          if let first = firsts[identity.number(repetition: record.own.repetition)],
            first.time != record.time || first.content != record.content
          {
            repeatedCount -= 1
            remarks.append(reading.place(ofRecord: recordPlace).remark(.otherwiseElsewhere(record.shown)))
          }
        }
      }
    }
    days = grouped.keys.sorted()
    planned = grouped
    identities = seen
    (self.histories, self.remarks, self.repeatedCount) = (histories, remarks, repeatedCount)
    self.leftOut = leftOut.map { LeftOut(name: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    composer = LineComposer(reader: reader)
  }

  /// The days from the first to the last of the histories that it holds whole; nil without any.
  package var wholeDays: Period? { histories.days }

  /// The imported lines that a file of a day holds.
  package func identities(in file: DayFile, of day: Day) -> Set<ImportIdentity> {
    // Every identity has this in its line; most files have no such line.
    guard file.source.holds("source:") else { return [] }
    var reader = composer.reader
    reader.day = day
    return Set(PresentLines(in: file, by: reader).lines.keys)
  }

  /// Works a day out on what its file holds, which is empty if there is none.
  ///
  /// `elsewhere` finds the imported lines of the days beside it, where a record may stand that an export of another
  /// zone put there; it is called if a record is not in the file. `style` is that of a file that shows none.
  package mutating func outcome(
    of day: Day, in file: DayFile, elsewhere: () -> Set<ImportIdentity>, style fallback: FileStyle
  ) -> DayOutcome {
    composer.reader.day = day
    let firstLine = file.lineAboveNewOnes(by: composer.reader).map { $0 + 1 } ?? file.lines.count
    var outcome = DayOutcome(file: file, lines: firstLine..<firstLine)
    var present = PresentLines(in: file, by: composer.reader)
    // A line that is there already needs no style; finding it reads every line again.
    var style: FileStyle?
    let start = composer.reader.configuration.dayStarts
    var lines: [String] = []
    var strays: Set<ImportIdentity>?
    var standing: DayStanding?
    var rows = RowsOfDay(present)
    let ordered = (planned[day] ?? []).enumerated().map { place, planned in
      let record = readings[Int(planned.reading)].records[Int(planned.record)]
      let isSorted = !readings[Int(planned.reading)].keepsOrder
      return (
        order: (isSorted ? record.minutes(since: start) : -1, place), planned: planned, record: record
      )
    }.sorted { $0.order < $1.order }
    for (_, planned, record) in ordered where readings[Int(planned.reading)].overlap == .sameSubject {
      if let subject = planned.subject {
        rows.take(record, of: subject, ofReading: planned.reading, planned.record)
      }
    }
    rows.match { composer.difference(of: $0, as: $1, at: nil, fromLine: $2, in: file) == nil }
    for (_, planned, told) in ordered {
      var record = told
      if let id = rows.id(ofReading: planned.reading, planned.record) { record.id = id }
      let (subject, overlap) = (planned.subject, readings[Int(planned.reading)].overlap)
      let identity = ImportIdentity(of: record)
      let former = former(of: record)
      let formerLine = former.flatMap { present.lines[$0]?.first { $0.subject == subject } }
      if let line = present.line(of: record) ?? formerLine {
        let isShifted = line.time != record.time && record.mayBeShifted(from: line.time)
        outcome.count(record, isElsewhere: isShifted)
        outcome.fates[record.name, default: RecordFates()].present += 1
        var time: String?
        if let written = record.time, line.time != written, !isShifted {
          let shown = style ?? FileStyle(of: file, by: composer.reader, fallback: fallback)
          style = shown
          time = shown.text(of: written)
        }
        let difference = composer.difference(
          of: record, as: subject, at: time, fromLine: line.place, in: file)
        if let difference {
          outcome.differences.append(difference)
          outcome.fates[record.name]?.present -= 1
          outcome.fates[record.name]?.differing += 1
        }
        continue
      }
      let beside = strays ?? elsewhere()
      strays = beside
      if beside.contains(identity) || former.map(beside.contains) ?? false {
        outcome.count(record, isElsewhere: true)
        outcome.fates[record.name, default: RecordFates()].present += 1
        continue
      }
      let isSaidOf = subject.map { present.says($0, of: record, by: composer.reader) } ?? false
      if overlap != .id, record.isMerelyOpen, isSaidOf {
        outcome.presentCount += 1
        outcome.fates[record.name, default: RecordFates()].present += 1
        continue
      }
      let shown = style ?? FileStyle(of: file, by: composer.reader, fallback: fallback)
      style = shown
      switch composer.composition(of: record, as: subject, shown) {
      case .line(let line, let reading, let lostText):
        let saying = PresentLines.Saying(reading, in: DayFile(line).source)
        if overlap == .sameRecord, present.take(saying, worth: composer.worth(of: record, subject)) {
          outcome.presentCount += 1
          outcome.fates[record.name, default: RecordFates()].present += 1
          continue
        }
        if overlap == .sameSubject, isSaidOf, let subject, !present.holdsLine(of: record.source, subject) {
          let total = standing ?? DayStanding(file, of: day, by: composer.reader)
          standing = total
          if total.says(reading, subject, worth: composer.worth(of: record, subject)) {
            outcome.presentCount += 1
            outcome.fates[record.name, default: RecordFates()].present += 1
          } else {
            outcome.fates[record.name, default: RecordFates()].failed += 1
            outcome.remarks.append(
              place(of: planned).remark(.otherwiseHere(record.shown, here: total.shown(subject))))
          }
          continue
        }
        outcome.fates[record.name, default: RecordFates()].added += 1
        if lostText { outcome.remarks.append(place(of: planned).remark(.notUnderstood(record.text))) }
        lines.append(line)
      case .unknownUnit(let unit):
        outcome.fates[record.name, default: RecordFates()].failed += 1
        outcome.remarks.append(place(of: planned).remark(.unknownUnit("\(record.name): \(unit)")))
      case .impossible:
        outcome.fates[record.name, default: RecordFates()].failed += 1
        let told = "\(day) \(record.name)"
        let lacksAmount = record.content.isTick && subject?.isMeasure == true
        outcome.remarks.append(
          place(of: planned).remark(lacksAmount ? .noAmount(told) : .notUnderstood(told)))
      }
    }
    let earlier = present.lines.compactMap { identity, lines in lines.first.map { (identity, $0.place) } }
    for (identity, line) in earlier.sorted(by: { $0.1 < $1.1 })
    where !rows.isMatched(identity)
      && (rows.isLeft(identity) || !identities.contains(identity.number(repetition: 0)))
    {
      let gone = composer.absence(ofLine: line, identity.source, on: day, in: file, from: histories)
      if let gone { outcome.differences.append(gone) }
    }
    let edited = updates ? outcome.edited(file) : file
    outcome.file = edited
    guard let style, !lines.isEmpty else { return outcome }
    guard let after = edited.adding(lines, at: firstLine, style: style) else {
      outcome.remarks.append(ImportRemark(line: nil, reason: .notUnderstood("\(day)")))
      return outcome
    }
    outcome.file = after
    outcome.lines = firstLine..<(firstLine + lines.count)
    return outcome
  }
}

extension ImportPlan {
  /// The identity that a record's line has if an earlier version wrote it; nil if there is none, or another record has it.
  private func former(of record: ImportedRecord) -> ImportIdentity? {
    ImportIdentity.former(of: record).flatMap {
      identities.contains($0.number(repetition: 0)) ? nil : $0
    }
  }

  private func place(of planned: Planned) -> RecordPlace {
    readings[Int(planned.reading)].place(ofRecord: Int(planned.record))
  }
}

extension RecordPlace {
  /// A remark on what stands there.
  func remark(_ reason: ImportRemark.Reason) -> ImportRemark {
    ImportRemark(line: line, file: file, reason: reason)
  }
}

extension ImportedRecord {
  /// Whether it says no more than that something is not done, of which any line of the day says as much; a row of
  /// daybook's own is a line of its own.
  fileprivate var isMerelyOpen: Bool { content == .tick(.open) && !own.isRow }

  /// Whether another zone may have shown it at a time: all zones are whole quarters of an hour apart.
  fileprivate func mayBeShifted(from other: TimeOfDay?) -> Bool {
    guard isZoned, let time, let other else { return false }
    return (time.minutes - other.minutes).isMultiple(of: 15)
  }

  /// The minutes from the start of the day, by which lines are sorted; without a time it comes first.
  fileprivate func minutes(since start: TimeOfDay) -> Int { time.map { $0.minutes(sinceStart: start) } ?? -1 }
}
