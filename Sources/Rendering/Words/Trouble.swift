import Journal

/// What a program wanted of a file when it could not.
package enum FileDeed: CaseIterable, Sendable {
  case reading
  /// Looking at what is in a folder.
  case listing
  case writing
  case making
  case removing
}

/// Why something could not be done to a file, as far as a person can do something about it.
package enum FileReason: Hashable, Sendable {
  case notFound
  /// A pipe, a socket or a device.
  case notAFile
  case isAFolder
  case notAFolder
  case alreadyExists
  case permissionDenied
  case readOnly
  /// The disk, or what a person may use of it, is full.
  case noSpace
  case tooLarge
  case nameTooLong
  /// Symbolic links that lead to each other.
  case linkLoop
  case tooManyOpenFiles
  /// Others changed the file each time that it was about to be written.
  case busy
  /// The file system has no such operation.
  case unsupported
  /// Anything else, in the system's own words.
  case other(String)
}

/// What a name given on the command line should have been.
package enum NameKind: Sendable { case habit, measure, either }

/// Something that a command cannot do, with what its sentence needs.
package enum Trouble: Hashable, Sendable {
  case file(FileReason, path: String, FileDeed)
  /// A file that could not be written after others of the same change were; they can be taken back.
  case partlyWritten(FileReason, path: String, written: Int)
  /// The configuration could not be read, so that nothing is known of what is tracked.
  case configuration(FileReason)
  /// What was answered could not be written.
  case standardOutput(FileReason)
  /// No daybook here or above.
  case noDaybook
  /// The folder that was asked for is not there.
  case noFolder(String)
  /// What should be the daybook's folder is a file, or lies below one.
  case notAFolder(String)
  case notADate(String)
  case notAPeriod(String)
  /// What stands for the clock is no date and time.
  case notAMoment(String)
  case notATime(String)
  /// A name that is not declared, and the declared ones it is near to.
  case unknownName(String, NameKind, near: [String])
  /// `done` of a measure, which is counted in a unit by its name.
  case tickedMeasure(String, unit: String)
  /// A day has no such line; lines count from 1.
  case noSuchLine(Int, file: String, lines: Int)
  /// There is nothing of this name in the file.
  case notInFile(String, file: String)
  case nothingToUndo
  /// Others have changed what the change had written; the change in a few words.
  case undoChangedSince(file: String, change: String, UndoHindrance?)
  case undoGone(file: String, change: String)
}

/// The line for which a change cannot be taken back.
package enum UndoHindrance: Hashable, Sendable {
  /// The change wrote it, and it is not there any more.
  case missing(String)
  /// The change wrote it, and it is there several times.
  case repeated(String)
  /// The change took it out, and where it stood cannot be known.
  case takenOut(String)
}
