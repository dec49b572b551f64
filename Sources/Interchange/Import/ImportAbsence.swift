import Journal

/// The histories that an import holds whole: what is here of one of them and no longer there was taken back there.
struct ImportHistories: Sendable {
  /// The days of each subject, by the program.
  private var spans: [String: [Reference: Period]] = [:]

  /// The programs whose exports hold everything that they know.
  private static let sources: Set<String> = [
    Loop.source, HabitBull.source, Streaks.source, HabitKit.source, Harsh.source, Habitctl.source,
  ]

  /// Takes a record in; of other programs none is.
  mutating func extend(by record: ImportedRecord, of subject: Reference) {
    guard ImportHistories.sources.contains(record.source) else { return }
    let span = spans[record.source]?[subject] ?? Period(record.day, record.day)
    spans[record.source, default: [:]][subject] = Period(min(span.from, record.day), max(span.to, record.day))
  }

  /// The days that any of them is of; nil without any.
  var days: Period? {
    let all = spans.values.flatMap(\.values)
    guard let from = all.map(\.from).min(), let to = all.map(\.to).max() else { return nil }
    return Period(from, to)
  }

  /// Whether a line of a day would be in one of them if it were still so there.
  func hold(_ subject: Reference, of source: String, on day: Day) -> Bool {
    spans[source]?[subject]?.contains(day) ?? false
  }
}

extension LineComposer {
  /// What becomes of a tick of an earlier import that is no longer there; nil if it is no tick that is done, or is not
  /// of a history that is there.
  mutating func absence(
    ofLine index: Int, _ source: String, on day: Day, in file: DayFile, from histories: ImportHistories
  ) -> ImportPlan.Difference? {
    reader.day = day
    let reading = reader.read(file.lines[index], of: file)
    guard case .habit? = reading.subject, let subject = reading.subject, reading.mark == .done,
      histories.hold(subject, of: source, on: day),
      let change = file.setting(.open, time: nil, inLine: index, reading: reading)
    else { return nil }
    return verified(
      ImportPlan.Difference(
        line: index, name: file.source.text(reading.name), here: "[\(reading.mark.symbol)]", there: nil,
        edits: change.edits),
      file, reading
    ) { $0.mark == .open }
  }
}
