@unsafe @preconcurrency import CLibrary

extension System {
  /// The purpose for which a file is opened; no open file is passed on to child processes.
  package enum Purpose {
    /// Reading, without waiting for a pipe's writer or a device.
    case reading
    /// Reading, waiting for a pipe's writer.
    case readingPatiently
    /// Reading, but not through a link.
    case readingUnlinked
    case listing
    /// Writing to a file that is made, and must not be there.
    case creating(mode: UInt32)
    /// Writing at the end, without waiting for a pipe's reader.
    case appending(mode: UInt32)
    /// Writing in place of all that is there.
    case rewriting(mode: UInt32)
  }

  /// Opens a file.
  package static func openFile(_ path: Path, for purpose: Purpose) throws(SystemError) -> Int32 {
    let (flags, mode): (Int32, UInt32) =
      switch purpose {
      case .reading: (O_RDONLY | O_NONBLOCK, 0)
      case .readingPatiently: (O_RDONLY, 0)
      case .readingUnlinked: (O_RDONLY | O_NONBLOCK | O_NOFOLLOW, 0)
      case .listing: (O_RDONLY | O_DIRECTORY, 0)
      case .creating(let mode): (O_WRONLY | O_CREAT | O_EXCL, mode)
      case .appending(let mode): (O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK, mode)
      case .rewriting(let mode): (O_WRONLY | O_CREAT | O_TRUNC, mode)
      }
    return Int32(
      try checked {
        unsafe path.withCString {
          unsafe Int(open($0, flags | O_CLOEXEC | O_NOCTTY, mode_t(truncatingIfNeeded: mode)))
        }
      })
  }

  /// Opens for reading, without waiting, the file of that name in an open folder.
  package static func openFile(named name: ArraySlice<UInt8>, in folder: Int32) throws(SystemError) -> Int32 {
    unsafe try name.withUnsafeBufferPointer { (name) throws(SystemError) -> Int32 in
      unsafe try openFile(named: Span(_unsafeElements: name), in: folder)
    }
  }

  /// Opens for reading, without waiting, the file of that name in an open folder.
  package static func openFile(named name: Span<UInt8>, in folder: Int32) throws(SystemError) -> Int32 {
    // On the stack, with a NUL after it; no file system has names of over 255 bytes, or of Unicode's over 765.
    guard name.count < 1024 else { throw .nameTooLong }
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

  /// Sees to it that no file that is opened gets the number of a standard stream that is closed, so that words for a
  /// person would go into it. Reading and writing such a stream fails as before.
  package static func occupyStandardStreams() {
    for (descriptor, flags) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] {
      do throws(SystemError) { _ = try status(of: descriptor) } catch {
        _ = unsafe open("/dev/null", flags)
      }
    }
  }

  /// Closes a descriptor; never twice, as its number may be another's by then.
  package static func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

  /// Reads at an offset; 0 bytes are the end. A pipe, a socket and a terminal are `notSeekable`, a folder an error.
  package static func readBytes(
    _ descriptor: Int32, at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    try checked { unsafe pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset)) }
  }

  /// Reads on, waiting if need be; 0 bytes are the end.
  package static func readBytes(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    try checked { unsafe read(descriptor, buffer.baseAddress, buffer.count) }
  }

  /// Writes some of the bytes from `offset` on, and says how many.
  package static func writeBytes(
    _ descriptor: Int32, _ bytes: Bytes, from offset: Int
  ) throws(SystemError) -> Int {
    try checked {
      unsafe bytes.withUnsafeBytes { all in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: all[offset...])
        return unsafe write(descriptor, rest.baseAddress, rest.count)
      }
    }
  }

  /// Facts the file system gives about a file, and those that only this room needs.
  package struct Status {
    package var file: FileStatus
    package var owner: UInt32
    package var group: UInt32
    package var linkCount: Int
    package var inode: UInt64
    package var device: UInt64
  }

  /// The status of what is open.
  package static func status(of descriptor: Int32) throws(SystemError) -> Status {
    var found = stat()
    _ = try checked { unsafe Int(fstat(descriptor, &found)) }
    return Status(found)
  }

  /// The status of what stands at a path, links followed if `followingLinks`.
  package static func status(of path: Path, followingLinks: Bool) throws(SystemError) -> Status {
    var found = stat()
    _ = try checked {
      unsafe path.withCString { unsafe Int(followingLinks ? stat($0, &found) : lstat($0, &found)) }
    }
    return Status(found)
  }

  /// Whether the permissions let this process write, or run, the file.
  package static func allows(_ right: Right, _ path: Path) -> Bool {
    let wanted = right == .writing ? W_OK : X_OK
    return unsafe path.withCString { unsafe access($0, wanted) } == 0
  }

  /// The subject of a permission.
  package enum Right { case writing, running }

  /// Where a link points; nil if the path is no link.
  package static func linkTarget(of path: Path) throws(SystemError) -> Path? {
    // As much as any of the systems allows a path.
    var target = [CChar](repeating: 0, count: 4096)
    do throws(SystemError) {
      let length = try checked { unsafe path.withCString { unsafe readlink($0, &target, 4096) } }
      return Path(bytes: target[..<length].map { UInt8(truncatingIfNeeded: $0) })
    } catch {
      if error.code == EINVAL { return nil }
      throw error
    }
  }

  /// The absolute path without links.
  package static func resolved(_ path: Path) throws(SystemError) -> Path {
    guard let found = unsafe path.withCString({ unsafe realpath($0, nil) }) else {
      throw SystemError(code: errno)
    }
    defer { unsafe free(found) }
    return unsafe Path(bytes: UnsafeRawBufferPointer(start: found, count: strlen(found)))
  }

  /// The names in a folder and their kinds; a file system that does not list kinds is asked for each.
  package static func entries(of folder: Path) throws(SystemError) -> FolderListing {
    guard let stream = unsafe folder.withCString({ unsafe opendir($0) }) else {
      throw SystemError(code: errno)
    }
    defer { unsafe closedir(stream) }
    var listing = FolderListing()
    var size = stat()
    if unsafe fstat(dirfd(stream), &size) == 0 { listing.reserveCapacity(forFolderOf: Int(size.st_size)) }
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
  package static func setMode(_ descriptor: Int32, _ mode: UInt32) throws(SystemError) {
    _ = try checked { Int(fchmod(descriptor, mode_t(truncatingIfNeeded: mode))) }
  }

  /// Gives an open file the extended attributes and the access list of another.
  package static func copyAttributes(from descriptor: Int32, to other: Int32) throws(SystemError) {
    _ = try checked { Int(CLibrary.copyAttributes(from: descriptor, to: other)) }
  }

  /// Gives an open file an owner and a group, or the group alone, or neither, as far as this process may.
  package static func setOwner(_ descriptor: Int32, _ owner: UInt32, _ group: UInt32) {
    if fchown(descriptor, owner, group) != 0 { _ = fchown(descriptor, uid_t.max, group) }
  }

  /// Returns once an open file or folder is on the disk.
  package static func sync(_ descriptor: Int32) throws(SystemError) {
    _ = try checked { Int(syncToDisk(descriptor)) }
  }

  /// Puts a file in another's place.
  package static func renameFile(_ path: Path, to target: Path) throws(SystemError) {
    _ = try checked {
      unsafe path.withCString { path in unsafe target.withCString { unsafe Int(rename(path, $0)) } }
    }
  }

  /// Puts two files each in the other's place, in one step; a system without such a step says `unsupported`.
  package static func exchangeFiles(_ path: Path, _ other: Path) throws(SystemError) {
    _ = try checked {
      unsafe path.withCString { path in unsafe other.withCString { unsafe Int(exchangePaths(path, $0)) } }
    }
  }

  /// Gives a file a second name.
  package static func linkFile(_ path: Path, to target: Path) throws(SystemError) {
    _ = try checked {
      unsafe path.withCString { path in unsafe target.withCString { unsafe Int(link(path, $0)) } }
    }
  }

  /// Removes a name.
  package static func removeFile(_ path: Path) throws(SystemError) {
    _ = try checked { unsafe path.withCString { unsafe Int(unlink($0)) } }
  }

  /// Makes a folder.
  package static func createFolder(_ path: Path, mode: UInt32) throws(SystemError) {
    _ = try checked { unsafe path.withCString { unsafe Int(mkdir($0, mode_t(truncatingIfNeeded: mode))) } }
  }

  /// Makes a new folder whose path begins with `start`.
  package static func createTemporaryFolder(_ start: Path) throws(SystemError) -> Path {
    var path = unsafe start.withCString { unsafe Array(UnsafeBufferPointer(start: $0, count: strlen($0))) }
    path += [CChar](repeating: CChar(UInt8(ascii: "X")), count: 6) + [0]
    guard unsafe mkdtemp(&path) != nil else { throw SystemError(code: errno) }
    return Path(bytes: path.dropLast().map { UInt8(bitPattern: $0) })
  }

  /// Removes an empty folder.
  package static func removeFolder(_ path: Path) throws(SystemError) {
    _ = try checked { unsafe path.withCString { unsafe Int(rmdir($0)) } }
  }

  /// Returns once all that was written by anyone is on the disk.
  package static func syncAll() { CLibrary.sync() }

  /// Locks what is open, for this descriptor and its copies, until it is unlocked or all of them are closed; `wouldBlock`
  /// if another has it and we do not wait.
  package static func lock(_ descriptor: Int32, waiting: Bool) throws(SystemError) {
    _ = try checked { Int(flock(descriptor, waiting ? LOCK_EX : LOCK_EX | LOCK_NB)) }
  }

  /// Unlocks what is open and closes it: a thread or a process that began in between keeps a copy for as long as it runs,
  /// and with it the lock.
  package static func unlockFile(_ descriptor: Int32) {
    _ = flock(descriptor, LOCK_UN)
    closeFile(descriptor)
  }
}

extension System.Status {
  fileprivate init(_ found: stat) {
    let kind: FileKind =
      switch found.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    let modified = modificationTime(of: found)
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
