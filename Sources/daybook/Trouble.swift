/// The kind of thing that a name on the command line should have been.
enum NameKind: Sendable { case habit, measure, either }

/// Something that a command cannot do, with what its sentence needs.
enum Trouble: Hashable, Sendable {
  /// A file, and those that the same change had written before it.
  case file(FileTrouble, FileDeed, after: WrittenFiles = WrittenFiles())
  /// The configuration could not be read, so that nothing is known of what is tracked.
  case configuration(FileTrouble.Kind)
  /// A file is not on this machine: what iCloud leaves for it stands in its place.
  case elsewhere(String, placeholder: String)
  /// The answer could not be written.
  case standardOutput(FileTrouble.Kind)
  /// No daybook here or above.
  case noDaybook
  /// The folder that was asked for is not there.
  case noFolder(String)
  /// The daybook's folder is a file, or lies below one.
  case notAFolder(String)
  case notADate(String)
  case notAPeriod(String)
  /// The text that stands for the clock is no date and time.
  case notAMoment(String)
  case notATime(String)
  /// A name that is not declared, and the declared one it is near to; nil if it is near to none.
  case unknownName(String, NameKind, near: String?)
  /// `done` of a measure, which is counted in a unit by its name, with the words after that; may be empty.
  case tickedMeasure(String, unit: String, rest: String = "")
  /// `done`, `skip` or `undone` of a habit that is made of others, and what each of them is done with.
  case derivedHabit(String, [DerivedAdvice], verb: String)
  /// A day has no such line; lines count from 1.
  case noSuchLine(Int, file: String, lines: Int)
  /// There is nothing of this name in the file.
  case notInFile(String, file: String)
  case nothingToUndo
  /// Others have changed what the change had written; the change in a few words.
  case undoChangedSince(file: String, change: String, Reversion.Hindrance?)
  case undoGone(file: String, change: String)
  /// The file is as it was before the last change; `next` is the change before that, if one is remembered.
  case undoAlreadyBack(file: String, change: String, next: String?)
}
