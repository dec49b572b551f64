import Journal

/// The histories that an import holds whole: what is here of one of them and no longer there was taken back there.
struct ImportHistories: Sendable {
  /// The subjects of each program, and the last day of all its records.
  private var subjects: [String: (all: Set<Reference>, last: Day)] = [:]

  /// The programs whose exports hold everything that they know.
  private static let sources: Set<String> = [
    Loop.source, HabitBull.source, Streaks.source, HabitKit.source, Harsh.source, Habitctl.source,
  ]

  /// Takes a record in; of other programs none is.
  mutating func extend(by record: ImportedRecord, of subject: Reference) {
    guard ImportHistories.sources.contains(record.source) else { return }
    var found = subjects[record.source] ?? ([], record.day)
    found.all.insert(subject)
    found.last = max(found.last, record.day)
    subjects[record.source] = found
  }

  /// The days that any of them is of, up to the last that it was written on; nil without any.
  var days: Period? { subjects.values.map(\.last).max().map { Period(.first, $0) } }

  /// Whether a line of a day would be in one of them if it were still so there.
  ///
  /// An export that is older than an import before it has no records of the days after.
  func hold(_ subject: Reference, of source: String, on day: Day) -> Bool {
    subjects[source].map { $0.all.contains(subject) && day <= $0.last } ?? false
  }
}

extension LineComposer {
  /// What becomes of a line of an earlier import that is no longer there: a tick that is done is opened, an entry made a
  /// comment; nil if it is neither, or is not of a history that is there.
  mutating func absence(
    ofLine index: Int, _ source: String, on day: Day, in file: DayFile, from histories: ImportHistories
  ) -> ImportPlan.Difference? {
    reader.day = day
    let reading = reader.read(file.lines[index], of: file)
    guard let subject = reading.subject, histories.hold(subject, of: source, on: day) else { return nil }
    if subject.isMeasure {
      guard reading.amount != nil, reading.isRecord else { return nil }
      let line = file.lines[index]
      let edit = TextEdit(Int(line.box)..<Int(line.box), "# ")
      let after = file.with(file.source.applying([edit]))
      guard after.lines.count == file.lines.count,
        !reader.read(after.lines[index], of: after).isRecord
      else { return nil }
      let range = reading.amountRange.places
      return ImportPlan.Difference(
        line: index, name: file.source.text(reading.name),
        here: range.isEmpty ? file.text(ofLine: index) : file.source.text(range), there: nil, edits: [edit])
    }
    guard reading.mark == .done, let change = file.setting(.open, time: nil, inLine: index, reading: reading)
    else { return nil }
    return verified(
      ImportPlan.Difference(
        line: index, name: file.source.text(reading.name), here: "[\(reading.mark.symbol)]", there: nil,
        edits: change.edits),
      file, reading, at: reading.time
    ) { $0.mark == .open }
  }
}
