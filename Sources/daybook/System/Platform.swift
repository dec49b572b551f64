// The C library is shared mutable state to the compiler, `environ` above all; this file is where that ends.
#if canImport(Glibc)
  @unsafe @preconcurrency import Glibc
#elseif canImport(Musl)
  @unsafe @preconcurrency import Musl
#elseif canImport(Darwin)
  @unsafe @preconcurrency import Darwin
#endif

#if canImport(Glibc)
  // In the library since 2.28, in the headers only for those who ask for GNU's own names.
  @_silgen_name("renameat2")
  private func renameat2(
    _ folder: Int32, _ path: UnsafePointer<CChar>, _ otherFolder: Int32, _ other: UnsafePointer<CChar>,
    _ flags: UInt32
  ) -> Int32
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

/// The C library, one thin function a call: the only file that knows which one it is.
///
/// Every call that a signal interrupts is made again. Descriptors are plain numbers, closed by whoever opened them.
enum Platform {
  /// What a file is opened for; none of them is passed on to child processes.
  enum Purpose {
    /// Reading, without waiting for a pipe's writer or a device.
    case reading
    /// Reading, waiting for a pipe's writer.
    case readingPatiently
    /// Reading, but not through a link.
    case readingUnlinked
    case listing
    case creating(mode: UInt32)
    case appending(mode: UInt32)
  }

  /// Opens a file.
  static func openFile(_ path: Path, for purpose: Purpose) throws(SystemError) -> Int32 {
    let (flags, mode): (Int32, UInt32) =
      switch purpose {
      case .reading: (O_RDONLY | O_NONBLOCK, 0)
      case .readingPatiently: (O_RDONLY, 0)
      case .readingUnlinked: (O_RDONLY | O_NONBLOCK | O_NOFOLLOW, 0)
      case .listing: (O_RDONLY | O_DIRECTORY, 0)
      case .creating(let mode): (O_WRONLY | O_CREAT | O_EXCL, mode)
      case .appending(let mode): (O_WRONLY | O_CREAT | O_APPEND, mode)
      }
    return Int32(
      try checked {
        unsafe path.withCString {
          unsafe Int(open($0, flags | O_CLOEXEC | O_NOCTTY, mode_t(truncatingIfNeeded: mode)))
        }
      })
  }

  /// Opens for reading, without waiting, the file of that name in an open folder.
  static func openFile(named name: ArraySlice<UInt8>, in folder: Int32) throws(SystemError) -> Int32 {
    // On the stack, with a NUL after it; no file system has names of over 255 bytes, or of Unicode's over 765.
    guard name.count < 1024 else { throw SystemError(code: ENAMETOOLONG) }
    return unsafe try withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) {
      (ended) throws(SystemError) -> Int32 in
      unsafe name.withUnsafeBytes { unsafe UnsafeMutableRawBufferPointer(ended).copyMemory(from: $0) }
      unsafe ended[name.count] = 0
      // There is always the NUL, so there is always a first byte.
      let start = unsafe UnsafePointer(ended.baseAddress.unsafelyUnwrapped)
      return Int32(
        try checked { unsafe Int(openat(folder, start, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)) })
    }
  }

  /// Closes a descriptor; never twice, as its number may be another's by then.
  static func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

  /// Reads at an offset; 0 bytes are the end. A pipe, a socket and a terminal are `notSeekable`, a folder an error.
  static func readBytes(
    _ descriptor: Int32, at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    try checked { unsafe pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset)) }
  }

  /// Reads on, waiting if need be; 0 bytes are the end.
  static func readBytes(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    try checked { unsafe read(descriptor, buffer.baseAddress, buffer.count) }
  }

  /// Writes some of the bytes from `offset` on, and says how many.
  static func writeBytes(
    _ descriptor: Int32, _ bytes: Bytes, from offset: Int
  ) throws(SystemError) -> Int {
    try checked {
      unsafe bytes.withUnsafeBytes { all in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: all[offset...])
        return unsafe write(descriptor, rest.baseAddress, rest.count)
      }
    }
  }

  /// What the file system says of a file, and what only this room needs of it.
  struct Status {
    var file: FileStatus
    var owner: UInt32
    var group: UInt32
    var linkCount: Int
    var inode: UInt64
    var device: UInt64
  }

  /// The status of an open file.
  static func status(of descriptor: Int32) throws(SystemError) -> Status {
    var found = stat()
    _ = try checked { unsafe Int(fstat(descriptor, &found)) }
    return Status(found)
  }

  /// The status of what stands at a path, links followed if `followingLinks`.
  static func status(of path: Path, followingLinks: Bool) throws(SystemError) -> Status {
    var found = stat()
    _ = try checked {
      unsafe path.withCString { unsafe Int(followingLinks ? stat($0, &found) : lstat($0, &found)) }
    }
    return Status(found)
  }

  /// Claims that the permissions let this process write, or run, the file.
  static func allows(_ right: Right, _ path: Path) -> Bool {
    let wanted = right == .writing ? W_OK : X_OK
    return unsafe path.withCString { unsafe access($0, wanted) } == 0
  }

  /// What a permission is about.
  enum Right { case writing, running }

  /// Where a link points; nil if the path is no link.
  static func linkTarget(of path: Path) throws(SystemError) -> Path? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    do throws(SystemError) {
      let length = try checked { unsafe path.withCString { unsafe readlink($0, &target, Int(PATH_MAX)) } }
      return Path(bytes: target[..<length].map { UInt8(truncatingIfNeeded: $0) })
    } catch {
      if error.code == EINVAL { return nil }
      throw error
    }
  }

  /// The absolute path without links.
  static func resolved(_ path: Path) throws(SystemError) -> Path {
    guard let found = unsafe path.withCString({ unsafe realpath($0, nil) }) else {
      throw SystemError(code: errno)
    }
    defer { unsafe free(found) }
    return unsafe Path(bytes: UnsafeRawBufferPointer(start: found, count: strlen(found)))
  }

  /// The names in a folder and their kinds; a file system that does not list kinds is asked for each.
  static func entries(of folder: Path) throws(SystemError) -> FolderListing {
    guard let stream = unsafe folder.withCString({ unsafe opendir($0) }) else {
      throw SystemError(code: errno)
    }
    defer { unsafe closedir(stream) }
    var listing = FolderListing()
    // The name's bytes go on past the field's declared end on some systems, and stop short of it on others.
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return listing }
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        if errno != 0 { throw SystemError(code: errno) }
        return listing
      }
      let start = unsafe UnsafeRawPointer(entry) + nameOffset
      let length = unsafe strlen(start.assumingMemoryBound(to: CChar.self))
      let name = unsafe UnsafeRawBufferPointer(start: start, count: length)
      if length <= 2, unsafe name.allSatisfy({ $0 == UInt8(ascii: ".") }) { continue }
      let kind: FileKind =
        switch unsafe Int32(entry.pointee.d_type) {
        case Int32(DT_REG): .file
        case Int32(DT_DIR): .folder
        case Int32(DT_LNK): .link
        case Int32(DT_UNKNOWN): unsafe kind(of: folder.appending(Path(bytes: name)))
        default: .other
        }
      unsafe listing.append(name, kind)
    }
  }

  private static func kind(of path: Path) -> FileKind {
    do throws(SystemError) { return try status(of: path, followingLinks: false).file.kind } catch {
      return .other
    }
  }

  /// Sets the mode of an open file.
  static func setMode(_ descriptor: Int32, _ mode: UInt32) throws(SystemError) {
    _ = try checked { Int(fchmod(descriptor, mode_t(truncatingIfNeeded: mode))) }
  }

  /// Gives an open file an owner and a group, or the group alone, or neither, as far as this process may.
  static func setOwner(_ descriptor: Int32, _ owner: UInt32, _ group: UInt32) {
    if fchown(descriptor, owner, group) != 0 { _ = fchown(descriptor, uid_t.max, group) }
  }

  /// Returns once an open file or folder is on the disk.
  static func sync(_ descriptor: Int32) throws(SystemError) {
    #if canImport(Darwin)
      // There fsync stops at the drive's own cache; a file system without this call has only fsync.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    _ = try checked { Int(fsync(descriptor)) }
  }

  /// Puts a file in another's place.
  static func renameFile(_ path: Path, to target: Path) throws(SystemError) {
    _ = try checked {
      unsafe path.withCString { path in unsafe target.withCString { unsafe Int(rename(path, $0)) } }
    }
  }

  /// Puts two files each in the other's place, in one step; a system without such a step says `unsupported`.
  static func exchangeFiles(_ path: Path, _ other: Path) throws(SystemError) {
    #if canImport(Glibc)
      // RENAME_EXCHANGE, which the headers keep from programs that do not ask for GNU's own names.
      let exchanging: UInt32 = 2
      _ = try checked {
        unsafe path.withCString { path in
          unsafe other.withCString { unsafe Int(renameat2(AT_FDCWD, path, AT_FDCWD, $0, exchanging)) }
        }
      }
    #elseif canImport(Darwin)
      _ = try checked {
        unsafe path.withCString { path in
          unsafe other.withCString { unsafe Int(renamex_np(path, $0, UInt32(RENAME_SWAP))) }
        }
      }
    #else
      throw .unsupported
    #endif
  }

  /// Gives a file a second name.
  static func linkFile(_ path: Path, to target: Path) throws(SystemError) {
    _ = try checked {
      unsafe path.withCString { path in unsafe target.withCString { unsafe Int(link(path, $0)) } }
    }
  }

  /// Removes a name.
  static func removeFile(_ path: Path) throws(SystemError) {
    _ = try checked { unsafe path.withCString { unsafe Int(unlink($0)) } }
  }

  /// Makes a folder.
  static func createFolder(_ path: Path, mode: UInt32) throws(SystemError) {
    _ = try checked { unsafe path.withCString { unsafe Int(mkdir($0, mode_t(truncatingIfNeeded: mode))) } }
  }

  /// Locks what is open, for this descriptor alone, until it is closed; `wouldBlock` if another has it and we do not wait.
  static func lock(_ descriptor: Int32, waiting: Bool) throws(SystemError) {
    _ = try checked { Int(flock(descriptor, waiting ? LOCK_EX : LOCK_EX | LOCK_NB)) }
  }

  /// Claims that a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// A terminal's width in columns; nil if it is none, or does not know.
  static func widthInColumns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Nanoseconds since 1970-01-01 UTC, and since some moment that no one sets back.
  static func nanoseconds(steady: Bool = false) -> Int {
    var time = timespec()
    _ = unsafe clock_gettime(steady ? CLOCK_MONOTONIC : CLOCK_REALTIME, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// The civil time at `seconds` since 1970-01-01 UTC, in the zone of `TZ` or of the system.
  static func localTime(at seconds: Int) -> LocalTime {
    var moment = time_t(seconds)
    var parts = unsafe tm()
    tzset()
    _ = unsafe localtime_r(&moment, &parts)
    return unsafe LocalTime(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
      hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: Int(parts.tm_sec), nanosecond: 0,
      offsetInSeconds: Int(parts.tm_gmtoff))
  }

  /// What a zone's clocks add to UTC at a moment, and each change until another, in seconds since 1970-01-01 UTC.
  ///
  /// The zone is the one of that name in the system's files, which must be there; nil for that of `TZ` or of the
  /// system. `TZ` belongs to the whole process, so this is called while there is but one thread.
  static func clockChanges(
    ofZone name: String?, from start: Int, to end: Int
  ) -> (offset: Int, changes: [(from: Int, offset: Int)]) {
    let old = unsafe getenv("TZ").map { unsafe String(cString: $0) }
    if let name { unsafe setenv("TZ", ":" + name, 1) }
    defer {
      if name != nil {
        if let old { unsafe setenv("TZ", old, 1) } else { unsafe unsetenv("TZ") }
        tzset()
      }
    }
    tzset()
    func offset(at seconds: Int) -> Int {
      var moment = time_t(seconds)
      var parts = unsafe tm()
      _ = unsafe localtime_r(&moment, &parts)
      return unsafe Int(parts.tm_gmtoff)
    }
    var changes: [(from: Int, offset: Int)] = []
    let first = offset(at: start)
    var (place, current) = (start, first)
    while place < end {
      let next = place + 86_400
      let found = offset(at: next)
      if found != current {
        // No clocks are changed twice within a day: the change lies between the two.
        var (low, high) = (place, next)
        while high - low > 1 {
          let middle = (low + high) / 2
          if offset(at: middle) == found { high = middle } else { low = middle }
        }
        changes.append((high, found))
        current = found
      }
      place = next
    }
    return (first, changes)
  }

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

  /// Makes a write to a closed pipe an error instead of this process's end.
  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Leaves interrupts and quits to a child process until the returned function is called.
  static func ignoringInterrupts() -> () -> Void {
    let interrupt = signal(SIGINT, SIG_IGN)
    let quit = signal(SIGQUIT, SIG_IGN)
    return {
      _ = signal(SIGINT, interrupt)
      _ = signal(SIGQUIT, quit)
    }
  }

  /// The signals that are held back on a thread.
  struct SignalMask: Sendable { fileprivate var set: sigset_t }

  /// Holds back the signals that end the program, on this thread and those that it starts; returns what was held before.
  static func holdSignals() -> SignalMask {
    var (held, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&held)
    for number in endingSignals { unsafe sigaddset(&held, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    return SignalMask(set: before)
  }

  /// Whether one of these signals has come and is held back.
  static func hasHeldSignal() -> Bool {
    var pending = sigset_t()
    unsafe sigpending(&pending)
    return endingSignals.contains { unsafe sigismember(&pending, $0) == 1 }
  }

  /// Holds back again what was held before.
  static func restoreSignals(_ mask: SignalMask) {
    var mask = mask
    unsafe pthread_sigmask(SIG_SETMASK, &mask.set, nil)
  }

  /// What a descriptor is waited for.
  enum Readiness { case reading, writing }

  /// Waits until one of the descriptors can be read or written, or hung up; nil milliseconds wait for ever.
  @discardableResult
  static func wait(for descriptors: [(Int32, Readiness)], milliseconds: Int?) -> [Int32] {
    var polled = descriptors.map {
      pollfd(fd: $0.0, events: Int16(truncatingIfNeeded: $0.1 == .reading ? POLLIN : POLLOUT), revents: 0)
    }
    let timeout = milliseconds.map { Int32(clamping: $0) } ?? -1
    guard unsafe poll(&polled, nfds_t(polled.count), timeout) > 0 else { return [] }
    return polled.filter { $0.revents != 0 }.map(\.fd)
  }

  /// Makes writing to a full pipe fail with `wouldBlock` instead of waiting.
  static func stopWaiting(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// A pipe whose ends are not passed on to child processes.
  static func pipe() throws(SystemError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    _ = try checked { unsafe Int(makePipe(&ends)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Where a child process reads from or writes to.
  enum Stream {
    case inherited, nothing
    case descriptor(Int32)
  }

  /// Starts a program, as the first of a group of its own if `isGroup`; it gets back the signals that this process
  /// ignores.
  static func spawn(
    _ program: Path, _ arguments: [String], _ environment: [String], input: Stream, output: Stream,
    isGroup: Bool = false
  ) throws(SystemError) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var (actions, attributes) = unsafe (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    for (stream, number, flags) in [(input, Int32(0), O_RDONLY), (output, 1, O_WRONLY)] {
      switch stream {
      case .inherited: break
      case .nothing: unsafe posix_spawn_file_actions_addopen(&actions, number, "/dev/null", flags, 0)
      case .descriptor(let descriptor): unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      }
    }
    var ignored = sigset_t()
    unsafe sigemptyset(&ignored)
    for number in [SIGPIPE, SIGINT, SIGQUIT] { unsafe sigaddset(&ignored, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &ignored)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | (isGroup ? POSIX_SPAWN_SETPGROUP : 0)))
    var child: Int32 = 0
    var code: Int32 = 0
    // A program that has just been written may still be held open by a child that is being started elsewhere.
    for attempt in 0..<40 {
      if attempt > 0 { usleep(5000) }
      code = unsafe withCStrings(arguments) { arguments in
        unsafe withCStrings(environment) { environment in
          unsafe program.withCString {
            unsafe posix_spawn(&child, $0, &actions, &attributes, arguments, environment)
          }
        }
      }
      if code != ETXTBSY { break }
    }
    if code != 0 { throw SystemError(code: code) }
    return child
  }

  /// Becomes another program; returns only why it could not.
  static func execute(_ program: Path, _ arguments: [String], _ environment: [String]) -> SystemError {
    _ = signal(SIGPIPE, SIG_DFL)
    return unsafe withCStrings(arguments) { arguments in
      unsafe withCStrings(environment) { environment in
        _ = unsafe program.withCString { unsafe execve($0, arguments, environment) }
        return SystemError(code: errno)
      }
    }
  }

  /// How a child ended; nil if it has not yet, and `waiting` is false.
  static func ending(of child: Int32, waiting: Bool) -> ChildProcess.Ending? {
    var status: Int32 = 0
    do throws(SystemError) {
      let ended = try checked { unsafe Int(waitpid(child, &status, waiting ? 0 : WNOHANG)) }
      if ended == 0 { return nil }
    } catch {
      // No such child: someone else waited for it.
      return .exited(-1)
    }
    return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
  }

  /// Asks a child, or the group that it is the first of, to end, or makes it.
  static func end(_ child: Int32, isGroup: Bool, forcibly: Bool) {
    _ = kill(isGroup ? -child : child, forcibly ? SIGKILL : SIGTERM)
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = unsafe strings.map { unsafe strdup($0) }
    unsafe pointers.append(nil)
    defer { for index in unsafe pointers.indices { unsafe free(pointers[index]) } }
    return unsafe pointers.withUnsafeMutableBufferPointer {
      // There is always the nil at the end, so there is always a first element.
      unsafe body($0.baseAddress.unsafelyUnwrapped)
    }
  }

  @inline(__always)
  private static func checked(_ call: () -> Int) throws(SystemError) -> Int {
    while true {
      let result = call()
      if result >= 0 { return result }
      let code = errno
      if code != EINTR { throw SystemError(code: code) }
    }
  }
}

extension Platform.Status {
  fileprivate init(_ found: stat) {
    let kind: FileKind =
      switch found.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    #if canImport(Darwin)
      let modified = found.st_mtimespec
    #else
      let modified = found.st_mtim
    #endif
    file = FileStatus(
      kind: kind, size: Int(found.st_size),
      modified: Int(modified.tv_sec) * 1_000_000_000 + Int(modified.tv_nsec),
      mode: UInt32(found.st_mode & 0o7777))
    owner = found.st_uid
    group = found.st_gid
    linkCount = Int(found.st_nlink)
    inode = UInt64(truncatingIfNeeded: found.st_ino)
    device = UInt64(truncatingIfNeeded: found.st_dev)
  }
}

/// The C library's function, whose name its wrapper takes.
private func makePipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { unsafe pipe(ends) }

extension Platform {
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

/// The terminal as it was found, and as it is while single keys are read; a signal's handler needs both.
private struct TerminalModes {
  var found = termios()
  var raw = termios()
  var isRaw = false
}

// Touched by the one thread that reads keys, and by handlers of signals while it waits.
nonisolated(unsafe) private var modes = TerminalModes()

extension Platform {
  /// Lets keys be read one by one as they are typed, without showing them, until `readLines`; again is no harm.
  ///
  /// A signal that ends or stops the process gives the terminal back first, and going on takes it again.
  static func readKeys() {
    guard unsafe !modes.isRaw, unsafe tcgetattr(0, &modes.found) == 0 else { return }
    unsafe modes.raw = modes.found
    unsafe modes.raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    unsafe withUnsafeMutableBytes(of: &modes.raw.c_cc) { keys in
      unsafe keys[Int(VMIN)] = 1
      unsafe keys[Int(VTIME)] = 0
    }
    unsafe modes.isRaw = true
    for number in endingSignals + [SIGTSTP] { _ = signal(number, giveTerminalBack) }
    _ = signal(SIGCONT, takeTerminalAgain)
    _ = unsafe tcsetattr(0, TCSADRAIN, &modes.raw)
  }

  /// Gives the terminal back as it was found, so that whole lines are read; again is no harm.
  static func readLines() {
    guard unsafe modes.isRaw else { return }
    unsafe modes.isRaw = false
    _ = unsafe tcsetattr(0, TCSADRAIN, &modes.found)
    for number in endingSignals + [SIGTSTP, SIGCONT] { _ = signal(number, SIG_DFL) }
  }

  private static let endingSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
}

/// Gives the terminal back, then lets the signal do what it does by itself once the handler has returned.
private func giveTerminalBack(_ number: Int32) {
  let code = errno
  _ = unsafe tcsetattr(0, TCSANOW, &modes.found)
  _ = signal(number, SIG_DFL)
  _ = raise(number)
  errno = code
}

/// Takes the terminal again after a stop.
private func takeTerminalAgain(_ number: Int32) {
  let code = errno
  if unsafe modes.isRaw {
    _ = signal(SIGTSTP, giveTerminalBack)
    _ = unsafe tcsetattr(0, TCSANOW, &modes.raw)
  }
  errno = code
}

/// To whom signals are handed on, and which was the last; their handler needs both.
private struct HandedOn {
  /// The first process of a group; nil where there is none.
  var group: Int32?
  /// 0 if there was none yet.
  var signal: Int32 = 0
}

// Touched by the one thread that waits for a child, and by the handler of signals meanwhile.
nonisolated(unsafe) private var handedOn = HandedOn()

extension Platform {
  /// Hands on the signals that would end this process, until the returned function is called, and lives on.
  ///
  /// Where there is no group to hand them to they are only remembered.
  static func handingOnSignals() -> () -> Void {
    let old = endingSignals.map { number in (number, signal(number, handOn)) }
    return { for (number, handler) in old { _ = signal(number, handler) } }
  }

  /// Sets the group that signals are handed on to, by its first process; nil for none.
  static func handOnSignals(to group: Int32?) {
    unsafe handedOn.group = group
    // It may have come before there was anyone to take it.
    if let group, wasAskedToEnd { end(group, isGroup: true, forcibly: false) }
  }

  /// Claims that a signal asked this process to end while signals were handed on.
  static var wasAskedToEnd: Bool { unsafe handedOn.signal != 0 }
}

/// Hands a signal on.
private func handOn(_ number: Int32) {
  let code = errno
  unsafe handedOn.signal = number
  if let group = unsafe handedOn.group { _ = kill(-group, number) }
  errno = code
}
