import Journal

/// The things in an earlier day's file that nobody declared, those that are open or those that are not: `[ ] call the
/// dentist`.
package struct EarlierOneOffs: Hashable, Sendable {
  /// How many days before a day its one-offs are looked for.
  package static let daysBack = 14

  /// The day of the file.
  package var day: Day
  /// Where the file lies, relative to the daybook.
  package var path: String
  /// The one-offs, in the order of lines; at least one.
  package var oneOffs: [DayReport.OneOff]

  /// Finds those of a day; nil if there are none.
  package init?(of written: WordedDay, at path: String, areOpen: Bool = true) {
    let oneOffs = DayReport.OneOff.all(of: written).filter { ($0.mark == .open) == areOpen }
    guard !oneOffs.isEmpty else { return nil }
    (day, self.path, self.oneOffs) = (written.record.day, path, oneOffs)
  }
}

extension DayReport.OneOff {
  /// The ticks of a day that nobody declared, in the order of lines.
  static func all(of written: WordedDay) -> [DayReport.OneOff] {
    written.ticks.filter { $0.subject == nil }.map {
      DayReport.OneOff(
        line: $0.line, name: $0.name, mark: $0.mark, time: $0.time, text: written.line($0.line).text)
    }
  }
}
