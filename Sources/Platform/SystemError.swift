@unsafe @preconcurrency import CLibrary

/// A system call that failed, by the system's number.
package struct SystemError: Error, Hashable, Sendable {
  package let code: Int32

  package static let notFound = SystemError(code: ENOENT)
  package static let alreadyExists = SystemError(code: EEXIST)
  package static let isAFolder = SystemError(code: EISDIR)
  package static let notAFolder = SystemError(code: ENOTDIR)
  package static let wouldBlock = SystemError(code: EAGAIN)
  package static let closedPipe = SystemError(code: EPIPE)
  /// The error of a read at an offset on a pipe, a socket or a terminal.
  package static let notSeekable = SystemError(code: ESPIPE)
  package static let noSuchDevice = SystemError(code: ENXIO)
  /// The error of opening a socket on Darwin.
  package static let notSupported = SystemError(code: EOPNOTSUPP)
  package static let accessDenied = SystemError(code: EACCES)
  package static let notPermitted = SystemError(code: EPERM)
  package static let readOnlyFileSystem = SystemError(code: EROFS)
  package static let noSpace = SystemError(code: ENOSPC)
  package static let overQuota = SystemError(code: EDQUOT)
  package static let tooLarge = SystemError(code: EFBIG)
  package static let overflow = SystemError(code: EOVERFLOW)
  package static let outOfMemory = SystemError(code: ENOMEM)
  package static let nameTooLong = SystemError(code: ENAMETOOLONG)
  package static let linkLoop = SystemError(code: ELOOP)
  package static let tooManyOpenFiles = SystemError(code: EMFILE)
  package static let tooManyOpenFilesInAll = SystemError(code: ENFILE)

  /// Wraps a number of the system's.
  package init(code: Int32) { self.code = code }

  /// Whether the file system knows no locks, or none on what is open for reading only.
  package var saysNoLocks: Bool { [EBADF, EINVAL, ENOLCK, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code) }
  /// Whether the file system knows no hard links.
  package var saysNoLinks: Bool { [EPERM, EMLINK, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code) }
  /// Whether the operation does not exist for such a file.
  package var saysNoSuchOperation: Bool { [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code) }

  /// The system's own words.
  package var text: String { unsafe String(cString: strerror(code)) }
}
