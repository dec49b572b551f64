/// What a name in a folder stands for; a link is not followed.
enum FileKind: Hashable, Sendable { case file, folder, link, other }

/// What the file system says of a file without opening it.
struct FileStatus: Hashable, Sendable {
  var kind: FileKind
  /// In bytes.
  var size: Int
  /// In nanoseconds since 1970-01-01 UTC.
  var modified: Int
  /// The permission bits, at most 0o7777.
  var mode: UInt32
}

/// One name in a folder.
struct FolderEntry: Hashable, Sendable {
  let name: ArraySlice<UInt8>
  let kind: FileKind
}

/// The names in a folder, `.` and `..` apart, in no order; all of them lie in one array, as there may be 36,500.
struct FolderListing: RandomAccessCollection, Sendable {
  private var names: Bytes = []
  private var ends: ContiguousArray<(end: Int32, kind: FileKind)> = []

  /// Adds a name; all names together are under 2 GB.
  mutating func append(_ name: some Collection<UInt8>, _ kind: FileKind) {
    names.append(contentsOf: name)
    ends.append((Int32(truncatingIfNeeded: names.count), kind))
  }

  var startIndex: Int { 0 }
  var endIndex: Int { ends.count }
  subscript(position: Int) -> FolderEntry {
    let start = position == 0 ? 0 : Int(ends[position - 1].end)
    return FolderEntry(
      name: ArraySlice(names[start..<Int(ends[position].end)]), kind: ends[position].kind)
  }

  /// Gives `body` the bytes of each name and its kind: no slice is made of any, which the way through the collection
  /// costs.
  func eachName(_ body: (_ position: Int, _ name: Span<UInt8>, _ kind: FileKind) -> Void) {
    unsafe names.withUnsafeBufferPointer { buffer in
      let names = unsafe Span(_unsafeElements: buffer)
      var start = 0
      for position in ends.indices {
        let (end, kind) = (Int(ends[position].end), ends[position].kind)
        body(position, names.extracting(start..<end), kind)
        start = end
      }
    }
  }
}

/// Files that can be read and not written; a report holds one of these.
protocol FileReading: Sendable {
  /// Replaces what `buffer` holds by the bytes of a regular file, links followed; never waits for a pipe or a device.
  ///
  /// `buffer` keeps its storage from call to call. After trouble it is empty.
  func read(_ path: Path, into buffer: inout Bytes) throws(FileTrouble)

  /// Gives `body` the index and the bytes of each of the named files of a folder, as `read` does, or why it has none.
  ///
  /// Throws if the folder cannot be opened. This is the way to read many: no path is made for any of them, and the
  /// system looks the folder up once. Call it on several threads with a part of the names each.
  func readEach(
    of names: [ArraySlice<UInt8>], in folder: Path, _ body: (Int, Result<Bytes, FileTrouble>) -> Void
  ) throws(FileTrouble)

  /// Gives `body` a file's bytes in order, at most `size` at a time, until it answers false.
  ///
  /// For files too large to hold; a pipe that the person named is read until its writer closes it.
  func pieces(of path: Path, ofAtMost size: Int, _ body: (Bytes) -> Bool) throws(FileTrouble)

  /// The names in a folder.
  func entries(of folder: Path) throws(FileTrouble) -> FolderListing

  /// What stands at the path, links followed; nil if there is nothing, as at the end of a dangling link.
  func status(of path: Path) throws(FileTrouble) -> FileStatus?

  /// Claims that the permissions let this process write the file.
  func isWritable(_ path: Path) -> Bool

  /// Where a symbolic link points, as it is written in the link; nil if the path is no link, or nothing.
  func linkTarget(of path: Path) throws(FileTrouble) -> Path?

  /// The absolute path without links, `.` and `..`; the file must be there.
  func resolved(_ path: Path) throws(FileTrouble) -> Path
}

extension FileReading {
  /// The bytes of a regular file.
  func contents(of path: Path) throws(FileTrouble) -> Bytes {
    var bytes = Bytes()
    try read(path, into: &bytes)
    return bytes
  }

  /// The bytes of a regular file, or nil if there is none.
  func contentsIfAny(of path: Path) throws(FileTrouble) -> Bytes? {
    do throws(FileTrouble) {
      return try contents(of: path)
    } catch {
      if error.kind == .notFound { return nil }
      throw error
    }
  }

  /// Claims that something stands at the path, links followed; what may not be looked at counts as nothing.
  func exists(_ path: Path) -> Bool {
    do throws(FileTrouble) { return try status(of: path) != nil } catch { return false }
  }

  /// Claims that a folder stands at the path, links followed; what may not be looked at counts as none.
  func isFolder(_ path: Path) -> Bool {
    do throws(FileTrouble) { return try status(of: path)?.kind == .folder } catch { return false }
  }

  /// The path to which writing to `path` leads: links at its end are followed, the last of them may dangle.
  func linkedTarget(of path: Path) throws(FileTrouble) -> Path {
    var target = path
    for _ in 0..<40 {
      guard let next = try linkTarget(of: target) else { return target }
      target = target.parent.appending(next)
    }
    throw FileTrouble(.linkLoop, at: path)
  }
}
