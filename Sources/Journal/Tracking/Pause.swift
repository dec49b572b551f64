/// Days on which nothing is asked, of everything or of some things.
package struct Pause: Hashable, Sendable {
  /// The days.
  package var period: Period
  /// The habits and measures that are paused; empty if everything is.
  package var subjects: [Reference]
  /// The person's own name for it; nil if there is none.
  package var label: String?
  /// Its line in the configuration's file, counting from 1; nil if it comes from no file.
  package var line: Int?

  /// Whether it is for a habit or measure: "`pause FROM..TO [NAME...]` is for all, or for the named".
  package func concerns(_ subject: Reference) -> Bool { isOfEverything || subjects.contains(subject) }

  /// Whether it is for all.
  package var isOfEverything: Bool { subjects.isEmpty }

  package init(period: Period, subjects: [Reference] = [], label: String? = nil) {
    self.period = period
    self.subjects = subjects
    self.label = label
  }
}
