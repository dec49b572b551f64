/// A timer that runs: a line whose range has no end yet, `read 18:05-?`.
package struct Timer: Hashable, Sendable {
  /// Its line in the file, counting from 0.
  package let line: Int32
  /// The habit, or the measure of time.
  package let subject: Reference
  /// The time at which it was started.
  package let since: TimeOfDay

  /// Makes a timer of the content of a line; nil without a time or a declared name.
  init?(_ statement: Statement, line: Int32) {
    guard let subject = statement.subject, let since = statement.time else { return nil }
    (self.line, self.subject, self.since) = (line, subject, since)
  }
}
