import Platform

/// An operation of a program on a file; an unforeseen failure says which of these failed.
enum FileOperation: String, Hashable, Sendable {
  case open, read, list, status, resolve, lock, createFolder, createTemporary, write, copyMode, sync, rename,
    exchange, link, remove, syncFolder, append
}

/// Why something could not be done to a file, and which file it was. The words are for the renderer to find.
struct FileTrouble: Error, Hashable, Sendable {
  /// The reason, as far as a person can do something about it.
  enum Kind: Hashable, Sendable {
    case notFound
    /// A pipe, a socket or a device: there is nothing in it to read as a file.
    case notAFile
    case isAFolder
    case notAFolder
    case alreadyExists
    case permissionDenied
    case readOnlyFileSystem
    /// The disk, or what a person may use of it, is full.
    case noSpace
    case tooLarge
    /// It is longer than a day's file or `daybook.conf` may be.
    case overLimit
    case nameTooLong
    /// Symbolic links that lead to each other.
    case linkLoop
    /// A symbolic link that leads to where nothing is.
    case leadsNowhere(Path)
    /// It is not on this machine: what iCloud left for it, by its name, stands in its place.
    case elsewhere(placeholder: String)
    case tooManyOpenFiles
    /// Others changed the file each time that it was about to be written.
    case busy
    /// The file system has no such operation.
    case unsupported
    /// Anything else: the system's number, and its own words for it.
    case other(code: Int32, operation: FileOperation, text: String)
  }

  let kind: Kind
  let path: Path
  /// Whether the change is in place all the same, and only the disk has not confirmed it.
  var isInPlace = false

  /// States that `kind` happened at `path`.
  init(_ kind: Kind, at path: Path) { (self.kind, self.path) = (kind, path) }

  /// The trouble as that of `target`, which a person knows, if it is one of the temporary file beside it.
  func told(of target: Path, insteadOf temporary: Path) -> FileTrouble {
    path == temporary ? FileTrouble(kind, at: target) : self
  }

  /// Translates a system call's failure.
  init(_ error: SystemError, during operation: FileOperation, at path: Path) {
    self.init(error.meaning(during: operation), at: path)
  }
}

extension SystemError {
  /// The meaning to a person of the failure of an operation on a file.
  fileprivate func meaning(during operation: FileOperation) -> FileTrouble.Kind {
    switch self {
    case .notFound: .notFound
    case .notSeekable, .noSuchDevice: .notAFile
    case .notSupported where operation == .read: .notAFile
    case .isAFolder: .isAFolder
    case .notAFolder: .notAFolder
    case .alreadyExists: .alreadyExists
    case .accessDenied, .notPermitted: .permissionDenied
    case .readOnlyFileSystem: .readOnlyFileSystem
    case .noSpace, .overQuota: .noSpace
    case .tooLarge where operation == .read: .overLimit
    case .tooLarge, .overflow, .outOfMemory: .tooLarge
    case .nameTooLong: .nameTooLong
    case .linkLoop: .linkLoop
    case .tooManyOpenFiles, .tooManyOpenFilesInAll: .tooManyOpenFiles
    default: .other(code: code, operation: operation, text: text)
    }
  }
}

/// Names the operation and the path for the system call that fails in `body`.
func during<Result>(
  _ operation: FileOperation, _ path: Path, _ body: () throws(SystemError) -> Result
) throws(FileTrouble) -> Result {
  do throws(SystemError) {
    return try body()
  } catch {
    throw FileTrouble(error, during: operation, at: path)
  }
}
