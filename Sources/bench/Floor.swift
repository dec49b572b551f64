import Arguments
import Platform

/// The least that any program must do to read, or to replace, a day: the system's calls, and nothing understood.
enum Floor {
  private static let bufferSize = 65_536

  /// Lists a folder and opens, reads and closes each of its files, in one thread.
  static func read(_ path: Path) throws(SystemError) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: bufferSize, alignment: 16)
    defer { unsafe buffer.deallocate() }
    let listing = try System.entries(of: path)
    let folder = try System.openFile(path, for: .listing)
    defer { System.closeFile(folder) }
    var folders: [Path] = []
    var failure: SystemError?
    listing.eachName { position, name, kind in
      // A folder is a year.
      if kind == .folder { return folders.append(path.appending(name: listing[position].name)) }
      do throws(SystemError) {
        unsafe try readFile(try System.openFile(named: name, in: folder), into: buffer)
      } catch { failure = error }
    }
    if let failure { throw failure }
    for folder in folders { try read(folder) }
  }

  /// Lists a folder, then reads its files in `threads` threads, each with one read under way.
  static func read(_ path: Path, threads: Int) throws(SystemError) {
    let files = try System.entries(of: path).filter { $0.kind == .file }.map { path.appending(name: $0.name) }
    let failures = System.concurrently(threads, threads: threads) { number -> SystemError? in
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: bufferSize, alignment: 16)
      defer { unsafe buffer.deallocate() }
      do throws(SystemError) {
        for index in stride(from: number, to: files.count, by: threads) {
          unsafe try readFile(try System.openFile(files[index], for: .reading), into: buffer)
        }
        return nil
      } catch { return error }
    }
    if let failure = failures.compactMap({ $0 }).first { throw failure }
  }

  /// Reads what is open to its end, and closes it.
  private static func readFile(
    _ file: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) {
    defer { System.closeFile(file) }
    while unsafe try System.readBytes(file, into: buffer) == buffer.count {}
  }

  /// Replaces a file by one a line longer, as safely as can be: written aside, synced, renamed, synced.
  static func replace(_ path: String) throws(Failure) {
    guard let bytes = contents(of: path) else { throw Failure(message: "cannot read \(path)") }
    try save(bytes + Array("water 250ml\n".utf8), to: path + "~", syncing: true)
    try attempt("cannot replace \(path)") { () throws(SystemError) in
      let folder = try System.openFile(Path(path).parent, for: .listing)
      defer { System.closeFile(folder) }
      try System.renameFile(Path(path + "~"), to: Path(path))
      try System.sync(folder)
    }
  }
}

// The bench runs itself as each of these, so that a floor is a process as daybook is one.

/// Reads a folder.
struct FloorCommand: BenchCommand {
  static let name = "floor"
  var folder = ""

  static var usage: Usage<Self> {
    Usage(
      english("Read a folder"), group: english("Floors"), isHidden: true,
      parameters: [.argument(\.folder, "DIR", help: english("The folder"), isRequired: true)])
  }

  func run(with options: Options) throws(Failure) {
    try attempt("cannot read \(folder)") { () throws(SystemError) in try Floor.read(Path(folder)) }
  }
}

/// Does nothing.
struct EmptyFloorCommand: BenchCommand {
  static let name = "floor-empty"

  static var usage: Usage<Self> { Usage(english("Do nothing"), group: english("Floors"), isHidden: true) }

  func run(with options: Options) {}
}

/// Reads a folder with several reads under way.
struct ParallelFloorCommand: BenchCommand {
  static let name = "floor-parallel"
  var threads = RunCount(count: 1)
  var folder = ""

  static var usage: Usage<Self> {
    Usage(
      english("Read a folder in threads"), group: english("Floors"), isHidden: true,
      parameters: [
        .argument(\.threads, "N", help: english("The threads"), isRequired: true),
        .argument(\.folder, "DIR", help: english("The folder"), isRequired: true),
      ])
  }

  func run(with options: Options) throws(Failure) {
    try attempt("cannot read \(folder)") { () throws(SystemError) in
      try Floor.read(Path(folder), threads: threads.count)
    }
  }
}

/// Replaces a file.
struct ReplacingFloorCommand: BenchCommand {
  static let name = "floor-replace"
  var file = ""

  static var usage: Usage<Self> {
    Usage(
      english("Replace a file"), group: english("Floors"), isHidden: true,
      parameters: [.argument(\.file, "FILE", help: english("The file"), isRequired: true)])
  }

  func run(with options: Options) throws(Failure) { try Floor.replace(file) }
}
