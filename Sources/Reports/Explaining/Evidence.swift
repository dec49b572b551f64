import Journal

/// The lines of the day files about some habits and measures: everything that a book adds up, before it does.
package struct Evidence: Sendable {
  /// One line's word on one habit or measure.
  package struct Line: Hashable, Sendable {
    /// The line in the day's file, counting from 0.
    package var line: Int32
    /// The habit or measure.
    package var subject: Reference
    /// The mark of a tick; `none` of an amount.
    package var mark: Mark
    /// The amount that counts, in its kind's smallest parts; nil of a tick and of an open or skipped box.
    package var parts: Parts?
  }

  private var lines: [Day: [Line]] = [:]
  private var goals: [Day: [OwnGoal]] = [:]
  private let wanted: Set<Reference>

  /// Makes evidence without a day, for the given subjects, what they are made of and all that lend to them, or for every
  /// subject.
  package init(of subjects: [Reference]?, configuration: Configuration) {
    var wanted = Set(subjects ?? configuration.references)
    for subject in wanted { wanted.formUnion(configuration.derivation(of: subject)?.parts ?? []) }
    for case .measure(let measure) in wanted {
      wanted.formUnion(configuration.lenders(to: measure).map { .measure($0.measure) })
    }
    self.wanted = wanted
  }

  /// Keeps what the lines of a day say.
  package mutating func add(_ record: DayRecord) {
    let kept = record.records.compactMap { line -> Line? in
      guard let subject = line.subject, wanted.contains(subject) else { return nil }
      return Line(
        line: line.line, subject: subject, mark: line.mark,
        parts: line.mark == .none ? line.amount?.parts : nil)
    }
    if !kept.isEmpty { lines[record.day] = kept }
    if !record.ownGoals.isEmpty { goals[record.day] = record.ownGoals }
  }

  /// The lines of a day that say something for a subject, in their order.
  func lines(of subject: Reference, on day: Day) -> [Line] {
    lines[day]?.filter { $0.subject == subject } ?? []
  }

  /// The line of the day's own goal for a measure, counting from 0; nil if it has none.
  func goalLine(of measure: Int, on day: Day) -> Int32? { goals[day]?.last { $0.measure == measure }?.line }
}
