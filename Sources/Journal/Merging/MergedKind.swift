/// The kind of file that is merged, which decides what a line of it is about.
package enum MergedKind: Sendable {
  /// The file of a day, read by the daybook's names as of that day.
  case day(LineReader)
  /// `daybook.conf`.
  case configuration
  /// Lines that mean nothing here, as those of `badges.txt`.
  case plain
}

/// The subject of a line, if no more than one line ought to be about it.
enum Claim: Hashable, Sendable {
  /// A tick of a declared habit or measure.
  case subject(Reference)
  /// A tick of a name that is not declared, folded.
  case name(String)
  /// A day's own goal for a measure, by its place.
  case goal(Int)
  /// A time that a habit or measure took, or takes while a timer runs, by the time at which it began.
  case span(Reference, from: TimeOfDay)
  /// A field of front matter, by its key: a second one makes the whole of it nothing that other programs read.
  case field(String)
  /// A setting or declaration, by the words that name it.
  case setting(String)
}
