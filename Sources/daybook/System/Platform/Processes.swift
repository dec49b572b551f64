#if canImport(Glibc)
  @unsafe @preconcurrency import Glibc
#elseif canImport(Musl)
  @unsafe @preconcurrency import Musl
#elseif canImport(Darwin)
  @unsafe @preconcurrency import Darwin
#endif

/// The C library's function, whose name its wrapper takes.
private func makePipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { unsafe pipe(ends) }

extension Platform {
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
}
