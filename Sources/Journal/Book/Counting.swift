extension DayRecord {
  /// Whether another reading of the same day counts the same: every mark, every value, every goal of its own,
  /// and every tick that is not declared.
  package func counts(sameAs other: DayRecord, by configuration: Configuration) -> Bool {
    let (mine, theirs) = (Book(of: self, configuration), Book(of: other, configuration))
    for subject in 0..<mine.subjectCount where mine.mark(subject, row: 0) != theirs.mark(subject, row: 0) {
      return false
    }
    for measure in configuration.measures.indices
    where mine.value(measure, row: 0) != theirs.value(measure, row: 0) {
      return false
    }
    func loose(_ record: DayRecord) -> [Mark] {
      record.records.filter { $0.form == .tick && $0.subject == nil }.map(\.mark)
    }
    return ownGoals.map(\.bound) == other.ownGoals.map(\.bound) && loose(self) == loose(other)
  }
}
