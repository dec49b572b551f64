/// The kind of file a name in a folder stands for; a link is not followed.
package enum FileKind: Hashable, Sendable { case file, folder, link, other }

/// Facts the file system gives about a file without opening it.
package struct FileStatus: Hashable, Sendable {
  package var kind: FileKind
  /// In bytes.
  package var size: Int
  /// In nanoseconds since 1970-01-01 UTC.
  package var modified: Int
  /// The permission bits, at most 0o7777.
  package var mode: UInt32

  /// States what the file system says.
  package init(kind: FileKind, size: Int, modified: Int, mode: UInt32) {
    self.kind = kind
    self.size = size
    self.modified = modified
    self.mode = mode
  }
}

/// One name in a folder.
package struct FolderEntry: Hashable, Sendable {
  package let name: ArraySlice<UInt8>
  package let kind: FileKind
}

/// The names in a folder, `.` and `..` apart, in no order; all of them lie in one array, as there may be 36,500.
package struct FolderListing: RandomAccessCollection, Sendable {
  private var names: Bytes = []
  private var ends: ContiguousArray<(end: Int32, kind: FileKind)> = []

  /// Holds no name yet.
  package init() {}

  /// Makes room for the names of a folder that takes so many bytes on the disk, up to some 10,000 days: what was guessed too
  /// large costs nothing before it is used.
  mutating func reserveCapacity(forFolderOf size: Int) {
    let size = Swift.min(Swift.max(size, 0), 1 << 18)
    names.reserveCapacity(size / 2)
    ends.reserveCapacity(size / 32)
  }

  /// Adds a name; all names together are under 2 GB.
  package mutating func append(_ name: some Collection<UInt8>, _ kind: FileKind) {
    names.append(contentsOf: name)
    ends.append((Int32(truncatingIfNeeded: names.count), kind))
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { ends.count }
  package subscript(position: Int) -> FolderEntry {
    let start = position == 0 ? 0 : Int(ends[position - 1].end)
    return FolderEntry(
      name: ArraySlice(names[start..<Int(ends[position].end)]), kind: ends[position].kind)
  }

  /// Gives `body` the bytes of each name and its kind: no slice is made of any, which the way through the collection
  /// costs.
  package func eachName(_ body: (_ position: Int, _ name: Span<UInt8>, _ kind: FileKind) -> Void) {
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
