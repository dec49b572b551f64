#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// All that the bench asks of the C library, and the only file that knows it.
enum System {
  /// Milliseconds since some moment in the past, on a clock that nobody sets.
  static var milliseconds: Double {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) * 1e3 + Double(now.tv_nsec) / 1e6
  }

  /// The most memory this process has held, in bytes.
  static var ownPeak: Int {
    var usage = rusage()
    #if canImport(Glibc)
      unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      unsafe getrusage(RUSAGE_SELF, &usage)
    #endif
    return peak(of: usage)
  }

  /// How many processors there are to run on.
  static var processors: Int {
    sysconf(Int32(_SC_NPROCESSORS_ONLN))
  }

  /// The value of an environment variable, or nil if it is not set, or empty.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name), unsafe value.pointee != 0 else { return nil }
    return unsafe String(cString: value)
  }

  /// The path of this very program.
  static var executable: String {
    let started = CommandLine.arguments.first ?? "bench"
    let named = started.contains("/") ? started : program(started) ?? started
    return resolved("/proc/self/exe") ?? resolved(named) ?? named
  }

  /// The full path of a file that is there, through every link, or nil.
  static func resolved(_ path: String) -> String? {
    guard let full = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(full) }
    return unsafe String(cString: full)
  }

  /// Whether a file is there and may be run.
  static func isExecutable(_ path: String) -> Bool {
    unsafe access(path, X_OK) == 0
  }

  /// The path of a program in a folder of `$PATH`, or nil.
  static func program(_ name: String) -> String? {
    (environment("PATH") ?? "").split(separator: ":").map { "\($0)/\(name)" }.first(where: isExecutable)
  }

  /// The size of a file in bytes, or 0 if it is not there.
  static func size(of path: String) -> Int {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Makes a folder; one that is there already is as good.
  static func makeFolder(_ path: String) throws(Failure) {
    guard unsafe mkdir(path, 0o755) == 0 || errno == EEXIST else { throw failure("cannot make \(path)") }
  }

  /// Makes a new folder in `$TMPDIR`, or in `/tmp`.
  static func makeTemporaryFolder() throws(Failure) -> String {
    var path = Array(((environment("TMPDIR") ?? "/tmp") + "/daybook-bench-XXXXXX").utf8CString)
    guard unsafe mkdtemp(&path) != nil else { throw failure("cannot make a temporary folder") }
    return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes a folder and all that is in it, following no link.
  static func removeTree(_ path: String) {
    if let folder = unsafe openFolder(path) {
      var names: [String] = []
      while let name = unsafe nextName(in: folder) { unsafe names.append(String(cString: name)) }
      unsafe closedir(folder)
      for name in names where name != "." && name != ".." {
        if unsafe unlink(path + "/" + name) != 0 { removeTree(path + "/" + name) }
      }
    }
    unsafe rmdir(path)
  }

  /// The bytes of a file, the first million at most, or nil if it cannot be read.
  static func contents(of path: String) -> [UInt8]? {
    let file = unsafe open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    // No more, for what the bench holds would show in what it starts: a child's peak begins with its parent's.
    while bytes.count < 1_000_000 {
      let count = unsafe read(file, &chunk, chunk.count)
      guard count > 0 else { return count == 0 ? bytes : nil }
      bytes += chunk[..<count]
    }
    return bytes
  }

  /// Writes a file anew and waits for the disk if told to, or adds to its end.
  static func save(_ bytes: [UInt8], to path: String, syncing: Bool = false, adding: Bool = false)
    throws(Failure)
  {
    let file = unsafe open(path, O_WRONLY | O_CREAT | (adding ? O_APPEND : O_TRUNC), 0o644)
    guard file >= 0 else { throw failure("cannot write \(path)") }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { throw failure("cannot write \(path)") }
      rest.removeFirst(count)
    }
    if syncing && fsync(file) != 0 { throw failure("cannot sync \(path)") }
  }

  /// Puts a file in another's place in `folder`, and waits until the disk has the folder.
  static func put(_ path: String, inPlaceOf target: String, in folder: String) throws(Failure) {
    let descriptor = unsafe open(folder, O_RDONLY)
    guard descriptor >= 0 else { throw failure("cannot open \(folder)") }
    defer { close(descriptor) }
    guard unsafe rename(path, target) == 0, fsync(descriptor) == 0 else {
      throw failure("cannot replace \(target)")
    }
  }

  /// Empties the page cache, which takes Linux and its superuser; whether it was done.
  static func dropCaches() -> Bool {
    sync()
    let file = unsafe open("/proc/sys/vm/drop_caches", O_WRONLY)
    guard file >= 0 else { return false }
    defer { close(file) }
    return unsafe write(file, "3", 1) == 1
  }

  /// Prints a line, at once even if the output is no terminal.
  static func say(_ line: String = "") {
    _ = unsafe write(1, line + "\n", line.utf8.count + 1)
  }

  /// Ends the program, after a line on standard error if there is one.
  static func end(_ status: Int32, saying line: String? = nil) -> Never {
    if let line { _ = unsafe write(2, line + "\n", line.utf8.count + 1) }
    exit(status)
  }

  /// Lets an interrupt end what is being measured, and the bench after it, in good order.
  static func surviveInterrupts() {
    // A handler, unlike a signal ignored, is not handed on to the programs that are started.
    signal(SIGINT) { _ in unsafe System.isInterrupted = true }
  }

  // Written by the handler alone, between the reads of one thread.
  private nonisolated(unsafe) static var isInterrupted = false

  private static func failure(_ what: String) -> Failure {
    Failure(message: unsafe what + ": " + String(cString: strerror(errno)))
  }

  private static func peak(of usage: rusage) -> Int {
    #if canImport(Darwin)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss * 1024
    #endif
  }
}

/// Folders and threads, as plainly as C would have them, for the floor.
extension System {
  #if canImport(Darwin)
    typealias Folder = UnsafeMutablePointer<DIR>
  #else
    typealias Folder = OpaquePointer
  #endif

  /// What stands for a descriptor of the current folder.
  static let currentFolder: Int32 = AT_FDCWD

  /// Opens a folder, named from another one's descriptor; nil if it is none.
  static func openFolder(_ name: UnsafePointer<CChar>, at parent: Int32 = currentFolder) -> Folder? {
    let descriptor = unsafe openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
    return descriptor < 0 ? nil : unsafe fdopendir(descriptor)
  }

  // Found once: asked for at each name it would cost as much as a quarter of a read.
  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0

  /// The next name in a folder, good until the next is asked for, or nil at the end.
  static func nextName(in folder: Folder) -> UnsafePointer<CChar>? {
    guard let entry = unsafe readdir(folder) else { return nil }
    return unsafe (UnsafeRawPointer(entry) + nameOffset).assumingMemoryBound(to: CChar.self)
  }

  /// A folder's descriptor, good until the folder is closed.
  static func descriptor(of folder: Folder) -> Int32 {
    unsafe dirfd(folder)
  }

  static func closeFolder(_ folder: Folder) {
    unsafe closedir(folder)
  }

  /// Opens, reads and closes one file, and gives the count of its bytes; 0 if it cannot be read.
  static func readFile(
    _ name: UnsafePointer<CChar>, at parent: Int32, into buffer: UnsafeMutableRawBufferPointer
  )
    -> Int
  {
    let file = unsafe openat(parent, name, O_RDONLY)
    guard file >= 0 else { return 0 }
    var total = 0
    var count = 0
    repeat {
      count = unsafe read(file, buffer.baseAddress, buffer.count)
      total += max(0, count)
    } while count == buffer.count
    close(file)
    return total
  }

  /// Runs `work` in `count` threads at once, each told its number from 0, and waits for them all.
  static func inThreads(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) throws(Failure) {
    #if canImport(Darwin)
      var threads = [pthread_t?](repeating: nil, count: count)
    #else
      var threads = [pthread_t](repeating: pthread_t(), count: count)
    #endif
    for number in threads.indices {
      let task = unsafe Unmanaged.passRetained(ThreadTask { work(number) }).toOpaque()
      let status = unsafe pthread_create(&threads[number], nil, { unsafe ThreadTask.run($0) }, task)
      guard status == 0 else { throw Failure(message: "cannot start a thread") }
    }
    #if canImport(Darwin)
      for index in unsafe threads.indices {
        if let thread = unsafe threads[index] { unsafe pthread_join(thread, nil) }
      }
    #else
      for thread in threads { pthread_join(thread, nil) }
    #endif
  }

  /// What a thread runs: a class, because C hands it on as one pointer.
  private final class ThreadTask: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) {
      self.work = work
    }

    static func run(_ task: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let task = unsafe task { unsafe Unmanaged<ThreadTask>.fromOpaque(task).takeRetainedValue().work() }
      return nil
    }
  }
}

extension System {
  /// Runs a program by its path, and waits for its end; what it prints goes to `output` and `errors`.
  ///
  /// The environment is `environment` alone, lines of `NAME=value`. Throws if the program cannot be started,
  /// or if the bench was interrupted meanwhile.
  static func run(
    _ words: [String], environment: [String], output: String = "/dev/null", errors: String = "/dev/null"
  ) throws(Failure) -> Usage {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (descriptor, path) in [(1, output), (2, errors)] {
      unsafe posix_spawn_file_actions_addopen(
        &actions, Int32(descriptor), path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    }
    let arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    let variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe arguments.indices { unsafe free(arguments[index]) }
      for index in unsafe variables.indices { unsafe free(variables[index]) }
    }

    var process = pid_t()
    let start = milliseconds
    errno = unsafe posix_spawn(&process, words[0], &actions, nil, arguments, variables)
    guard errno == 0 else { throw failure("cannot run \(words[0])") }
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(process, &status, 0, &usage) < 0 && errno == EINTR {}
    let end = milliseconds
    if unsafe isInterrupted { throw .interrupted }
    let signal = status & 0x7f
    return Usage(
      status: signal == 0 ? (status >> 8) & 0xff : 128 + signal, wall: end - start,
      user: milliseconds(in: usage.ru_utime), system: milliseconds(in: usage.ru_stime), peak: peak(of: usage))
  }

  private static func milliseconds(in time: timeval) -> Double {
    Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
  }
}
