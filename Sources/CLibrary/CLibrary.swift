// The one file that imports the C library; whatever is not alike in all of them stands here and in Threads.swift.
//
// It is a target of its own because an import counts for one file only, or, exported, for everyone: so `Platform` sees
// the C library, and those who import `Platform` do not. The C library is shared mutable state to the compiler.
// `platformName` is the system, the processor and the C library that this was compiled for.
#if canImport(Glibc)
  @_exported @unsafe @preconcurrency import Glibc
  package let platformName = "Linux \(processor), glibc"
#elseif canImport(Musl)
  @_exported @unsafe @preconcurrency import Musl
  package let platformName = "Linux \(processor), musl"
#elseif canImport(Darwin)
  @_exported @unsafe @preconcurrency import Darwin
  package let platformName = "macOS \(processor)"
#endif

#if arch(x86_64)
  private let processor = "x86_64"
#elseif arch(arm64)
  private let processor = "arm64"
#else
  private let processor = "?"
#endif

#if canImport(Glibc)
  // In the library since 2.28, in the headers only for those who ask for GNU's own names.
  @_silgen_name("renameat2")
  private func renameat2(
    _ folder: Int32, _ path: UnsafePointer<CChar>, _ otherFolder: Int32, _ other: UnsafePointer<CChar>,
    _ flags: UInt32
  ) -> Int32
  @_silgen_name("mallopt")
  private func setAllocation(_ parameter: Int32, _ value: Int32) -> Int32
#endif

/// Lets this process keep up to 32 MiB that it has freed for what it needs next, and ask for 1 MiB at a time.
///
/// GNU's library asks for 128 KiB and soon gives back what is freed, so that the pages of a report over many days are
/// mapped, and filled with zeros, again and again; the others have no such choice.
package func keepFreedMemory() {
  #if canImport(Glibc)
    // M_TRIM_THRESHOLD, M_TOP_PAD and M_MMAP_THRESHOLD.
    for (choice, size): (Int32, Int32) in [(-1, 32 << 20), (-2, 1 << 20), (-3, 4 << 20)] {
      _ = setAllocation(choice, size)
    }
  #endif
}

/// Puts two files each in the other's place, in one step; below zero is a failure, `ENOSYS` where there is no such step.
package func exchangePaths(_ path: UnsafePointer<CChar>, _ other: UnsafePointer<CChar>) -> Int32 {
  #if canImport(Glibc)
    // RENAME_EXCHANGE, which the headers keep from programs that do not ask for GNU's own names.
    return unsafe renameat2(AT_FDCWD, path, AT_FDCWD, other, 2)
  #elseif canImport(Darwin)
    return unsafe renamex_np(path, other, UInt32(RENAME_SWAP))
  #else
    errno = ENOSYS
    return -1
  #endif
}

#if !canImport(Darwin)
  // In both libraries, and in the headers of neither module.
  @_silgen_name("flistxattr")
  private func flistxattr(_ file: Int32, _ names: UnsafeMutableRawPointer, _ size: Int) -> Int
  @_silgen_name("fgetxattr")
  private func fgetxattr(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer, _ size: Int
  ) -> Int
  @_silgen_name("fsetxattr")
  private func fsetxattr(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer, _ size: Int, _ flags: Int32
  ) -> Int32
  @_silgen_name("fremovexattr")
  private func fremovexattr(_ file: Int32, _ name: UnsafePointer<CChar>) -> Int32
#endif

/// Gives an open file the extended attributes and the access list of another; below zero is a failure.
///
/// Attributes that are not this process's to set, such as those of a security module, stay as the system made them.
package func copyAttributes(from file: Int32, to other: Int32) -> Int32 {
  // What a file system without attributes says, and one that keeps some for itself.
  let notOurs = [ENOTSUP, ENOSYS, EPERM, EACCES, EINVAL]
  #if canImport(Darwin)
    if unsafe fcopyfile(file, other, nil, copyfile_flags_t(COPYFILE_ACL)) < 0, errno != ENOTSUP { return -1 }
    if unsafe fcopyfile(file, other, nil, copyfile_flags_t(COPYFILE_XATTR)) == 0 { return 0 }
    return notOurs.contains(errno) ? 0 : -1
  #else
    // Neither the names nor a value can be longer.
    let most = 65_536
    let accessList = "system.posix_acl_access"
    var room = [UInt8](repeating: 0, count: most)
    let length = unsafe flistxattr(file, &room, most)
    if length < 0 { return notOurs.contains(errno) ? 0 : -1 }
    let names = room[..<length].split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    for name in names {
      let size = unsafe fgetxattr(file, name, &room, most)
      if size < 0, errno == ENODATA { continue }
      if size >= 0, unsafe fsetxattr(other, name, room, size, 0) == 0 { continue }
      if name == accessList || !notOurs.contains(errno) { return -1 }
    }
    // What the folder gives to new files, and this one has not.
    if names.contains(accessList) { return 0 }
    if unsafe fremovexattr(other, accessList) == 0 { return 0 }
    return errno == ENODATA || notOurs.contains(errno) ? 0 : -1
  #endif
}

/// Waits until an open file or folder is on the disk; below zero is a failure.
package func syncToDisk(_ descriptor: Int32) -> Int32 {
  #if canImport(Darwin)
    // There fsync stops at the drive's own cache; a file system without this call has only fsync.
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
  #endif
  return fsync(descriptor)
}

/// The variables of the process, as `NAME=value`.
package func processVariables() -> [String] {
  #if canImport(Musl)
    // Its headers keep `environ` from programs that do not ask for GNU's own names; these are as the process got them.
    let file = unsafe open("/proc/self/environ", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { _ = close(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe read(file, &piece, piece.count)
      if count <= 0 { break }
      bytes += piece[..<count]
    }
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  #else
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
  #endif
}

/// The path by which the system knows this program, links and all; nil if it does not say.
package func pathOfThisProgram() -> [UInt8]? {
  #if canImport(Darwin)
    var size = UInt32(PATH_MAX)
    var name = [CChar](repeating: 0, count: Int(size))
    guard unsafe _NSGetExecutablePath(&name, &size) == 0 else { return nil }
    return name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
  #else
    return Array("/proc/self/exe".utf8)
  #endif
}

/// When a file was last changed.
package func modificationTime(of status: stat) -> timespec {
  #if canImport(Darwin)
    status.st_mtimespec
  #else
    status.st_mtim
  #endif
}

/// The resources this process has used so far.
package func ownUsage() -> rusage {
  var usage = rusage()
  #if canImport(Glibc)
    _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  #else
    _ = unsafe getrusage(RUSAGE_SELF, &usage)
  #endif
  return usage
}

/// The most memory that was held, in bytes.
package func peakInBytes(_ usage: rusage) -> Int {
  #if canImport(Darwin)
    usage.ru_maxrss
  #else
    usage.ru_maxrss * 1024
  #endif
}

/// A function that takes a signal.
package typealias SignalHandler = @convention(c) (Int32) -> Void

/// The handler that ignores a signal; nil is the one that does what the signal does by itself.
package var ignoringHandler: SignalHandler {
  #if canImport(Musl)
    // In C it is a macro with a cast, which is not brought into Swift.
    return unsafe unsafeBitCast(1, to: SignalHandler.self)
  #else
    return SIG_IGN
  #endif
}

// The plans `posix_spawn` gets for a child's files and for its signals and group, which are pointers in one library.
#if canImport(Darwin)
  package typealias SpawnActions = posix_spawn_file_actions_t?
  package typealias SpawnAttributes = posix_spawnattr_t?
  package func emptySpawnPlan() -> (actions: SpawnActions, attributes: SpawnAttributes) { unsafe (nil, nil) }
#else
  package typealias SpawnActions = posix_spawn_file_actions_t
  package typealias SpawnAttributes = posix_spawnattr_t
  package func emptySpawnPlan() -> (actions: SpawnActions, attributes: SpawnAttributes) {
    unsafe (posix_spawn_file_actions_t(), posix_spawnattr_t())
  }
#endif
