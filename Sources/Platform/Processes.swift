@unsafe @preconcurrency import CLibrary

/// The C library's function, whose name its wrapper takes.
private func makePipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { unsafe pipe(ends) }

extension System {
  /// The event for which a descriptor is waited on.
  package enum Readiness { case reading, writing }

  /// Waits until one of the descriptors can be read or written, or hung up; nil milliseconds wait for ever.
  @discardableResult
  package static func wait(for descriptors: [(Int32, Readiness)], milliseconds: Int?) -> [Int32] {
    var polled = descriptors.map {
      pollfd(fd: $0.0, events: Int16(truncatingIfNeeded: $0.1 == .reading ? POLLIN : POLLOUT), revents: 0)
    }
    let timeout = milliseconds.map { Int32(clamping: $0) } ?? -1
    guard unsafe poll(&polled, nfds_t(polled.count), timeout) > 0 else { return [] }
    return polled.filter { $0.revents != 0 }.map(\.fd)
  }

  /// Makes writing to a full pipe fail with `wouldBlock` instead of waiting.
  package static func stopWaiting(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// A pipe whose ends are not passed on to child processes.
  package static func pipe() throws(SystemError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    _ = try checked { unsafe Int(makePipe(&ends)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Where a child process reads from or writes to.
  package enum Stream {
    case inherited, nothing
    case descriptor(Int32)
    /// A file that is written anew.
    case file(Path)
  }

  /// How a program ended.
  package enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// The resources a program took.
  package struct Usage {
    /// Nanoseconds of processor time in the program.
    package var user: Int
    /// Nanoseconds of processor time in the kernel for it.
    package var system: Int
    /// The most memory that it held, in bytes; never below what its parent held when it was started.
    package var peak: Int
  }

  /// Starts a program, as the first of a group of its own if `isGroup`.
  ///
  /// It gets back the signals that this process ignores.
  package static func spawn(
    _ program: Path, _ arguments: [String], _ environment: [String], input: Stream, output: Stream,
    errors: Stream = .inherited, isGroup: Bool = false
  ) throws(SystemError) -> Int32 {
    var (actions, attributes) = unsafe emptySpawnPlan()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    let streams = [(input, Int32(0), O_RDONLY), (output, 1, O_WRONLY), (errors, 2, O_WRONLY)]
    for (stream, number, flags) in streams {
      switch stream {
      case .inherited: break
      case .nothing: unsafe posix_spawn_file_actions_addopen(&actions, number, "/dev/null", flags, 0)
      case .descriptor(let descriptor): unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      case .file(let path):
        unsafe path.withCString { path in
          _ = unsafe posix_spawn_file_actions_addopen(
            &actions, number, path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        }
      }
    }
    var ignored = sigset_t()
    unsafe sigemptyset(&ignored)
    for number in [SIGPIPE, SIGXFSZ, SIGINT, SIGQUIT] { unsafe sigaddset(&ignored, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &ignored)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | (isGroup ? POSIX_SPAWN_SETPGROUP : 0)))
    var child: Int32 = 0
    let code = unsafe withCStrings(arguments) { arguments in
      unsafe withCStrings(environment) { environment in
        unsafe program.withCString {
          unsafe posix_spawn(&child, $0, &actions, &attributes, arguments, environment)
        }
      }
    }
    if code != 0 { throw SystemError(code: code) }
    return child
  }

  /// How a child ended; nil if it has not yet, and `waiting` is false.
  package static func ending(of child: Int32, waiting: Bool) -> Ending? {
    var status: Int32 = 0
    do throws(SystemError) {
      let ended = try checked { unsafe Int(waitpid(child, &status, waiting ? 0 : WNOHANG)) }
      return ended == 0 ? nil : Ending(status: status)
    } catch {
      // No such child: someone else waited for it.
      return .exited(-1)
    }
  }

  /// Waits until a child ends, and says how it did and what it took.
  package static func usage(of child: Int32) throws(SystemError) -> (ending: Ending, usage: Usage) {
    var status: Int32 = 0
    var used = rusage()
    _ = try checked { unsafe Int(wait4(child, &status, 0, &used)) }
    func nanoseconds(_ time: timeval) -> Int { Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_usec) * 1000 }
    let usage = Usage(
      user: nanoseconds(used.ru_utime), system: nanoseconds(used.ru_stime), peak: peakInBytes(used))
    return (Ending(status: status), usage)
  }

  /// Asks a child, or the group that it is the first of, to end, or makes it.
  package static func end(_ child: Int32, isGroup: Bool, forcibly: Bool) {
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

extension System.Ending {
  fileprivate init(status: Int32) {
    self = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
  }
}
