import Platform

/// A temporary file that is being written.
struct OpenFile: Hashable, Sendable {
  let path: Path
  let descriptor: Int32
}

/// A folder's lock, held until it is given back; without a descriptor the file system has no locks.
struct FolderLock: Sendable {
  let descriptor: Int32?
}

/// Files that can be written: the single steps of a safe write, each of which may fail on its own.
protocol FileWriting: FileReading {
  /// Makes an empty file `.daybook-N.tmp` beside `path`, N counting from 0, and removes those left by dead processes.
  ///
  /// The file is this process's own as long as it is open. `mode` is cut by the process's mask.
  func createTemporary(beside path: Path, mode: UInt32) throws(FileTrouble) -> OpenFile
  /// Writes the bytes from `offset` on, or some of them, at the end of the file; returns how many, at least 1.
  func write(_ bytes: Bytes, from offset: Int, to file: OpenFile) throws(FileTrouble) -> Int
  /// Gives the file the mode, the extended attributes and the access list of `path` and, as far as this process may,
  /// its owner and group; nobody may do more to it than to that one.
  func copyMode(of path: Path, to file: OpenFile) throws(FileTrouble)
  /// Returns once the file's bytes are on the disk.
  func sync(_ file: OpenFile) throws(FileTrouble)
  /// Closes the file; it is synced, so nothing is left to fail.
  func close(_ file: OpenFile)
  /// Puts a file in another's place, in one step.
  func rename(_ path: Path, to target: Path) throws(FileTrouble)
  /// Puts two files each in the other's place, in one step; `unsupported` where the file system knows no such step.
  func exchange(_ path: Path, with other: Path) throws(FileTrouble)
  /// Gives a file a second name, where there must be nothing yet; `alreadyExists` if there is.
  func link(_ path: Path, to target: Path) throws(FileTrouble)
  /// Removes a file or a link.
  func remove(_ path: Path) throws(FileTrouble)
  /// Returns once the folder's names are on the disk, as far as the file system knows how.
  func syncFolder(_ folder: Path) throws(FileTrouble)
  /// Makes a folder in one that is there; one that is there already is no trouble. `mode` is cut by the mask.
  func createFolder(_ path: Path, mode: UInt32) throws(FileTrouble)
  /// Adds bytes at the end of a file in one step, making it with `mode` if need be; not synced.
  func append(_ bytes: Bytes, to path: Path, mode: UInt32) throws(FileTrouble)
  /// Waits for the folder's lock, which leaves nothing behind in it. It is not reentrant.
  func lock(_ folder: Path) throws(FileTrouble) -> FolderLock
  /// Takes the folder's lock if nobody holds it; nil if somebody does.
  func lockIfFree(_ folder: Path) throws(FileTrouble) -> FolderLock?
  /// Gives the lock back.
  func unlock(_ lock: FolderLock)
}

extension FileWriting {
  /// Runs `body` while no other process, and no other thread, holds the folder's lock.
  func withLock<Result>(
    _ folder: Path, whenWaiting say: () -> Void = {}, _ body: () throws(FileTrouble) -> Result
  ) throws(FileTrouble) -> Result {
    let held = try lock(folder, whenWaiting: say)
    defer { unlock(held) }
    return try body()
  }

  /// Returns once the names of a folder, in which something was put in place, are on the disk; trouble says that it is.
  func confirm(_ folder: Path) throws(FileTrouble) {
    do throws(FileTrouble) { try syncFolder(folder) } catch {
      var trouble = error
      trouble.isInPlace = true
      throw trouble
    }
  }

  /// Waits for the folder's lock, and has that said if it takes longer than a moment.
  func lock(_ folder: Path, whenWaiting say: () -> Void) throws(FileTrouble) -> FolderLock {
    for _ in 0..<200 {
      if let lock = try lockIfFree(folder) { return lock }
      System.wait(for: [], milliseconds: 5)
    }
    say()
    return try lock(folder)
  }

  /// Writes all bytes to a temporary file.
  func writeAll(_ bytes: Bytes, to file: OpenFile) throws(FileTrouble) {
    var written = 0
    while written < bytes.count { written += try write(bytes, from: written, to: file) }
  }

  /// Removes a file that nobody needs any more; one that cannot be removed stays.
  func removeIfPossible(_ path: Path) { try? remove(path) }

  /// Makes a folder and those above it that are missing.
  func createFolders(_ path: Path, mode: UInt32 = 0o777) throws(FileTrouble) {
    if try status(of: path)?.kind == .folder { return }
    if path.parent != path { try createFolders(path.parent, mode: mode) }
    try createFolder(path, mode: mode)
  }
}
