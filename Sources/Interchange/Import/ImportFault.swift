/// Why a file is not imported at all; nothing of it is written.
package enum ImportFault: Error, Hashable, Sendable {
  /// No column is known to hold dates; the headings that there are.
  case noDateColumn([String])
  /// `--map` names a column that there is not; the headings that there are.
  case noColumn(String, among: [String])
  /// No column has a name that is declared, or looks like a habit or measure.
  case nothingToImport([String])
  /// The columns hold a date and an amount, and nothing says of what; the headings that there are.
  case nameless([String])
  /// A date that may be read in two ways, and no other date of the file says which.
  case ambiguousDate(String)
  /// More columns than a table of a person's own has.
  case tooManyColumns(Int)
  /// The file is no JSON, from this line and column on, counting from 1.
  case notJSON(line: Int, column: Int)
  /// A JSON file that is no backup and has no habits.
  case notABackup
  /// A backup of a version to come.
  case newerBackup(String)
  /// A backup names a file that is none of a daybook's, or not that of its date.
  case foreignPath(String)
  /// A backup names a file twice.
  case pathTwice(String)
  /// The contents that a backup gives for a file cannot be read.
  case unreadableContent(String)
  /// A table is a report of daybook's own, whose days are in a daybook already.
  case ownReport
  /// The headings of a table are not UTF-8.
  case notUTF8
  /// A tag of more than a million bytes, on this line.
  case endlessTag(line: Int)
  /// An entity that is made of others, on this line.
  case growingEntity(line: Int)

  /// Whether another row may have the headings that are missing.
  var isOfHeadings: Bool {
    if case .noDateColumn = self { true } else if case .noColumn = self { true } else { false }
  }
}
