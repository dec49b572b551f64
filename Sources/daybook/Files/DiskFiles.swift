import Platform

/// The files on the disk.
struct DiskFiles: FileWriting {
  /// The most bytes that a file of a daybook may have: 64 MiB.
  static let largestFile = 1 << 26
  /// The most bytes that a source of another program's may have to be held in memory: 2 GiB.
  static let largestSource = 1 << 31

  /// All the bytes of a source that come in pieces; more than may be held are `tooLarge`.
  static func gathered(
    from path: Path, ofAbout size: Int = 0, _ pieces: (_ body: (Bytes) -> Bool) throws(FileTrouble) -> Void
  ) throws(FileTrouble) -> Bytes {
    var bytes = Bytes()
    bytes.reserveCapacity(size)
    try pieces { piece in
      bytes.append(contentsOf: piece)
      return bytes.count <= largestSource
    }
    if bytes.count > largestSource { throw FileTrouble(.tooLarge, at: path) }
    return bytes
  }

  /// How much is read at once: more than most day files have, and as much as the compiler puts on the stack.
  private static let pieceSize = 1024
  /// How much is read at once from a file that has more.
  private static let largePieceSize = 65_536

  func read(_ path: Path, into buffer: inout Bytes) throws(FileTrouble) {
    buffer.removeAll(keepingCapacity: true)
    do throws(SystemError) {
      try readAll(try System.openFile(path, for: .reading), into: &buffer)
    } catch {
      buffer.removeAll(keepingCapacity: true)
      throw told(FileTrouble(error, during: .read, at: path))
    }
  }

  func readEach(
    of names: [ArraySlice<UInt8>], in folder: Path, _ body: (Int, Result<Bytes, FileTrouble>) -> Void
  ) throws(FileTrouble) {
    let opened = try during(.open, folder) { () throws(SystemError) in
      try System.openFile(folder, for: .listing)
    }
    defer { System.closeFile(opened) }
    var buffer = Bytes()
    for (index, name) in names.enumerated() {
      buffer.removeAll(keepingCapacity: true)
      do throws(SystemError) {
        try readAll(try System.openFile(named: name, in: opened), into: &buffer, isForReport: true)
        body(index, .success(buffer))
      } catch {
        body(index, .failure(told(FileTrouble(error, during: .read, at: folder.appending(name: name)))))
      }
    }
  }

  func pieces(of path: Path, ofAtMost size: Int, _ body: (Bytes) -> Bool) throws(FileTrouble) {
    try during(.read, path) { () throws(SystemError) in
      let descriptor = try System.openFile(path, for: .readingPatiently)
      defer { System.closeFile(descriptor) }
      try DiskFiles.pieces(of: descriptor, ofAtMost: size, body)
    }
  }

  /// Gives `body` what an open file, a pipe or a terminal holds, at most `size` bytes at a time.
  static func pieces(
    of descriptor: Int32, ofAtMost size: Int, _ body: (Bytes) -> Bool
  ) throws(SystemError) {
    var isOver = false
    while !isOver {
      var failure: SystemError?
      let piece = unsafe Bytes(unsafeUninitializedCapacity: max(size, 1)) { buffer, count in
        do throws(SystemError) {
          count = unsafe try System.readBytes(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
        } catch { failure = error }
      }
      if let failure { throw failure }
      isOver = piece.isEmpty || !body(piece)
    }
  }

  func entries(of folder: Path) throws(FileTrouble) -> FolderListing {
    do throws(SystemError) { return try System.entries(of: folder) } catch {
      throw told(FileTrouble(error, during: .list, at: folder))
    }
  }

  func status(of path: Path) throws(FileTrouble) -> FileStatus? {
    do throws(SystemError) {
      return try System.status(of: path, followingLinks: true).file
    } catch {
      if error == .notFound { return nil }
      throw FileTrouble(error, during: .status, at: path)
    }
  }

  var mayBeReadAhead: Bool { true }

  func isWritable(_ path: Path) -> Bool { System.allows(.writing, path) }

  func linkTarget(of path: Path) throws(FileTrouble) -> Path? {
    do throws(SystemError) {
      return try System.linkTarget(of: path)
    } catch {
      if error == .notFound { return nil }
      throw FileTrouble(error, during: .resolve, at: path)
    }
  }

  func resolved(_ path: Path) throws(FileTrouble) -> Path {
    try during(.resolve, path) { () throws(SystemError) in try System.resolved(path) }
  }

  func isSameFile(_ path: Path, as other: Path) throws(FileTrouble) -> Bool {
    guard try status(of: path) != nil, try status(of: other) != nil else { return false }
    return try during(.status, path) { () throws(SystemError) in
      let (one, another) = (
        try System.status(of: path, followingLinks: true), try System.status(of: other, followingLinks: true)
      )
      return (one.device, one.inode) == (another.device, another.inode)
    }
  }

  func identity(of folder: Path) throws(FileTrouble) -> String? {
    try during(.status, folder) { () throws(SystemError) in
      let status = try System.status(of: folder, followingLinks: true)
      return "\(status.device)-\(status.inode)"
    }
  }

  func write(_ bytes: Bytes, from offset: Int, to file: OpenFile) throws(FileTrouble) -> Int {
    try during(.write, file.path) { () throws(SystemError) in
      try System.writeBytes(file.descriptor, bytes, from: offset)
    }
  }

  func copyMode(of path: Path, to file: OpenFile) throws(FileTrouble) {
    try during(.copyMode, path) { () throws(SystemError) in
      let source = try System.openFile(path, for: .reading)
      defer { System.closeFile(source) }
      let wanted = try System.status(of: source)
      var own = try System.status(of: file.descriptor)
      // The owner first: a change of owner takes some bits of the mode away.
      if (own.owner, own.group) != (wanted.owner, wanted.group) {
        System.setOwner(file.descriptor, wanted.owner, wanted.group)
        own = try System.status(of: file.descriptor)
      }
      try System.copyAttributes(from: source, to: file.descriptor)
      var mode = wanted.file.mode
      // Another group gets no more than everyone, and nobody runs it as another owner.
      if own.group != wanted.group { mode &= ~0o2070 | (mode & 0o007) << 3 }
      if own.owner != wanted.owner { mode &= ~0o4000 }
      // With an access list these bits are its mask, which they were too.
      try System.setMode(file.descriptor, mode)
    }
  }

  func sync(_ file: OpenFile) throws(FileTrouble) {
    try during(.sync, file.path) { () throws(SystemError) in try System.sync(file.descriptor) }
  }

  func close(_ file: OpenFile) { System.unlockFile(file.descriptor) }

  func rename(_ path: Path, to target: Path) throws(FileTrouble) {
    try during(.rename, target) { () throws(SystemError) in try System.renameFile(path, to: target) }
  }

  func exchange(_ path: Path, with other: Path) throws(FileTrouble) {
    do throws(SystemError) {
      try System.exchangeFiles(path, other)
    } catch {
      throw error.saysNoSuchOperation
        ? FileTrouble(.unsupported, at: other) : FileTrouble(error, during: .exchange, at: other)
    }
  }

  func link(_ path: Path, to target: Path) throws(FileTrouble) {
    do throws(SystemError) {
      try System.linkFile(path, to: target)
    } catch {
      throw error.saysNoLinks
        ? FileTrouble(.unsupported, at: target) : FileTrouble(error, during: .link, at: target)
    }
  }

  func remove(_ path: Path) throws(FileTrouble) {
    try during(.remove, path) { () throws(SystemError) in try System.removeFile(path) }
  }

  func syncFolder(_ folder: Path) throws(FileTrouble) {
    try during(.syncFolder, folder) { () throws(SystemError) in
      let descriptor = try System.openFile(folder, for: .listing)
      defer { System.closeFile(descriptor) }
      do throws(SystemError) {
        try System.sync(descriptor)
      } catch {
        if !error.saysNoSuchOperation { throw error }
      }
    }
  }

  func createFolder(_ path: Path, mode: UInt32) throws(FileTrouble) {
    do throws(SystemError) {
      try System.createFolder(path, mode: mode)
    } catch {
      if error == .alreadyExists, try status(of: path)?.kind == .folder { return }
      throw FileTrouble(error, during: .createFolder, at: path)
    }
  }

  func append(_ bytes: Bytes, to path: Path, mode: UInt32) throws(FileTrouble) {
    try during(.append, path) { () throws(SystemError) in
      let descriptor = try System.openFile(path, for: .appending(mode: mode))
      defer { System.closeFile(descriptor) }
      var written = 0
      while written < bytes.count { written += try System.writeBytes(descriptor, bytes, from: written) }
    }
  }

  func lock(_ folder: Path) throws(FileTrouble) -> FolderLock {
    try during(.lock, folder) { () throws(SystemError) in
      try lock(folder, waiting: true) ?? FolderLock(descriptor: nil)
    }
  }

  func lockIfFree(_ folder: Path) throws(FileTrouble) -> FolderLock? {
    try during(.lock, folder) { () throws(SystemError) in try lock(folder, waiting: false) }
  }

  private func lock(_ folder: Path, waiting: Bool) throws(SystemError) -> FolderLock? {
    let descriptor = try System.openFile(folder, for: .listing)
    do throws(SystemError) {
      try System.lock(descriptor, waiting: waiting)
      return FolderLock(descriptor: descriptor)
    } catch {
      System.closeFile(descriptor)
      if error == .wouldBlock { return nil }
      if error.saysNoLocks { return FolderLock(descriptor: nil) }
      throw error
    }
  }

  func unlock(_ lock: FolderLock) { if let descriptor = lock.descriptor { System.unlockFile(descriptor) } }

  /// Reads what is open, and closes it.
  ///
  /// A read that fills less than its room has come to the end of a file. What is read to be written again is not
  /// trusted to that: only a read of nothing ends it.
  @inline(__always)
  private func readAll(
    _ descriptor: Int32, into buffer: inout Bytes, isForReport: Bool = false
  ) throws(SystemError) {
    defer { System.closeFile(descriptor) }
    // A pipe, a socket, a terminal and a folder fail the first read. What is left besides files are devices such as
    // `/dev/zero`, which give nothing or more than a piece: only then is a status worth its time.
    let first = try appendPiece(descriptor, to: &buffer)
    if first > 0, first < DiskFiles.pieceSize {
      if isForReport { return }
      if try appendPiece(descriptor, to: &buffer) == 0 { return }
    }
    try readRest(descriptor, into: &buffer)
  }

  @inline(never)
  private func readRest(_ descriptor: Int32, into buffer: inout Bytes) throws(SystemError) {
    let status = try System.status(of: descriptor).file
    guard status.kind == .file else { throw .notSeekable }
    guard status.size <= DiskFiles.largestFile else { throw .tooLarge }
    if buffer.isEmpty { return }
    buffer.reserveCapacity(status.size)
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: DiskFiles.largePieceSize, alignment: 16)
    defer { unsafe piece.deallocate() }
    while true {
      let count = unsafe try System.readBytes(descriptor, at: buffer.count, into: piece)
      if count == 0 { return }
      unsafe buffer.append(contentsOf: UnsafeRawBufferPointer(rebasing: piece[..<count]))
      if buffer.count > DiskFiles.largestFile { throw .tooLarge }
    }
  }

  @inline(__always)
  private func appendPiece(_ descriptor: Int32, to buffer: inout Bytes) throws(SystemError) -> Int {
    let offset = buffer.count
    return unsafe try withUnsafeTemporaryAllocation(byteCount: DiskFiles.pieceSize, alignment: 16) {
      (piece) throws(SystemError) -> Int in
      let count = unsafe try System.readBytes(descriptor, at: offset, into: piece)
      unsafe buffer.append(contentsOf: UnsafeRawBufferPointer(rebasing: piece[..<count]))
      return count
    }
  }
}
