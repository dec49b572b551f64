// The C library is shared mutable state to the compiler, `environ` above all; this folder is where that ends.
#if canImport(Glibc)
  @unsafe @preconcurrency import Glibc
#elseif canImport(Musl)
  @unsafe @preconcurrency import Musl
#elseif canImport(Darwin)
  @unsafe @preconcurrency import Darwin
#endif

/// A system call that failed, by the system's number.
struct SystemError: Error, Hashable, Sendable {
  let code: Int32

  static let notFound = SystemError(code: ENOENT)
  static let alreadyExists = SystemError(code: EEXIST)
  static let wouldBlock = SystemError(code: EAGAIN)
  static let closedPipe = SystemError(code: EPIPE)
  /// What a read at an offset gives on a pipe, a socket or a terminal.
  static let notSeekable = SystemError(code: ESPIPE)
  static let tooLarge = SystemError(code: EFBIG)
  static let unsupported = SystemError(code: ENOSYS)

  /// Claims that the file system knows no locks, or none on what is open for reading only.
  var saysNoLocks: Bool { [EBADF, EINVAL, ENOLCK, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code) }
  /// Claims that the file system knows no hard links.
  var saysNoLinks: Bool { [EPERM, EMLINK, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code) }
  /// Claims that the operation does not exist for such a file.
  var saysNoSuchOperation: Bool { [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code) }

  /// The failure as trouble with a file.
  func meaning(during operation: FileOperation) -> FileTrouble.Kind {
    switch code {
    case ENOENT: .notFound
    case ESPIPE, ENXIO: .notAFile
    // What opening a socket gives on Darwin.
    case EOPNOTSUPP where operation == .read: .notAFile
    case EISDIR: .isAFolder
    case ENOTDIR: .notAFolder
    case EEXIST: .alreadyExists
    case EACCES, EPERM: .permissionDenied
    case EROFS: .readOnlyFileSystem
    case ENOSPC, EDQUOT: .noSpace
    case EFBIG, EOVERFLOW, ENOMEM: .tooLarge
    case ENAMETOOLONG: .nameTooLong
    case ELOOP: .linkLoop
    case EMFILE, ENFILE: .tooManyOpenFiles
    default: .other(code: code, operation: operation, text: text)
    }
  }

  /// The system's own words.
  var text: String { unsafe String(cString: strerror(code)) }
}

/// The C library, one thin function a call: the files of this folder are the only ones that know which one it is.
///
/// Every call that a signal interrupts is made again. Descriptors are plain numbers, closed by whoever opened them.
enum Platform {
  /// The path of this program, without links; nil if the system does not say.
  static func ownProgram() -> Path? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var name = [CChar](repeating: 0, count: Int(size))
      guard unsafe _NSGetExecutablePath(&name, &size) == 0 else { return nil }
      let path = Path(bytes: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
      do throws(SystemError) { return try resolved(path) } catch { return nil }
    #else
      do throws(SystemError) { return try linkTarget(of: Path("/proc/self/exe")) } catch { return nil }
    #endif
  }

  /// This process's number.
  static var processNumber: Int32 { getpid() }

  /// The words of the command line, the program's name first; nil for one that is not UTF-8.
  static var arguments: [String?] {
    (0..<Int(CommandLine.argc)).map { place in
      unsafe CommandLine.unsafeArgv[place].flatMap { unsafe String(validatingCString: $0) }
    }
  }

  /// The environment as `NAME=value`, in its own order.
  static var environment: [String] {
    #if canImport(Darwin)
      guard var next = unsafe _NSGetEnviron().pointee else { return [] }
    #else
      var next = unsafe environ
    #endif
    var variables: [String] = []
    while let variable = unsafe next.pointee {
      unsafe variables.append(String(cString: variable))
      unsafe next += 1
    }
    return variables
  }

  /// What a call gives, made again while signals interrupt it; below zero is a failure, whose number is `errno`.
  @inline(__always)
  static func checked(_ call: () -> Int) throws(SystemError) -> Int {
    while true {
      let result = call()
      if result >= 0 { return result }
      let code = errno
      if code != EINTR { throw SystemError(code: code) }
    }
  }

  /// The current folder, absolute; the root if it is gone.
  static func workingFolder() -> Path {
    guard let name = unsafe getcwd(nil, 0) else { return Path("/") }
    defer { unsafe free(name) }
    return unsafe Path(
      bytes: UnsafeBufferPointer(start: name, count: strlen(name)).map { UInt8(bitPattern: $0) })
  }

  /// Ends the process with an exit status.
  static func exit(_ status: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Darwin.exit(status)
    #endif
  }
}
