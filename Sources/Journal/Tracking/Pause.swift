/// Days on which nothing is asked, of everything or of some things.
package struct Pause: Hashable, Sendable {
  /// The days.
  package var period: Period
  /// What is paused; empty if everything is.
  package var subjects: [Reference]
  /// What the person calls it; nil if nothing.
  package var label: String?
  /// Its line in the configuration's file, counting from 1; nil if it comes from no file.
  package var line: Int?

  package init(period: Period, subjects: [Reference] = [], label: String? = nil) {
    self.period = period
    self.subjects = subjects
    self.label = label
  }
}

/// One of the declared habits or measures, by its place in the configuration.
package enum Reference: Hashable, Sendable {
  /// The place in `Configuration.habits`.
  case habit(Int)
  /// The place in `Configuration.measures`.
  case measure(Int)
}
