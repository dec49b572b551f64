/// Something that holds data in another program's file and was not taken: a column, a habit, a kind of record.
package struct ImportOmission: Hashable, Sendable {
  /// Why it was not taken.
  package enum Cause: Hashable, Sendable {
    /// A column of neither numbers nor ticks.
    case words
    /// The person asked for something else.
    case unasked
    /// Nothing of the kind is declared; the line of `daybook.conf` that would take it.
    case undeclared(line: String)
    /// A daybook has no place for it.
    case noPlace
    /// It says nothing that the rest does not say: scores, times in bed beside those asleep.
    case implied
    /// A text whose row holds nothing else, so that no record takes it.
    case alone
    /// A file beside those of the format, which nobody read.
    case unread
  }

  /// The name there.
  package var name: String
  /// How many cells or records hold data.
  package var count: Int
  package var cause: Cause

  package init(_ name: String, _ count: Int, _ cause: Cause) {
    (self.name, self.count, self.cause) = (name, count, cause)
  }

  /// Whether data is lost that nobody asked to leave out.
  package var isLoss: Bool { cause != .unasked && cause != .implied && count > 0 }
}

extension [ImportOmission] {
  /// Counts so many of a name that are not taken, to those that are not taken for the same cause.
  mutating func add(_ name: String, _ count: Int, _ cause: ImportOmission.Cause) {
    if let place = firstIndex(where: { $0.name == name && $0.cause == cause }) {
      self[place].count += count
    } else if count > 0 {
      append(ImportOmission(name, count, cause))
    }
  }
}
