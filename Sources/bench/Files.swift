import Platform

/// Makes a folder; one that is there already is as good.
func makeFolder(_ path: String) throws(Failure) {
  try attempt("cannot make \(path)") { () throws(SystemError) in
    do throws(SystemError) {
      try System.createFolder(Path(path), mode: 0o755)
    } catch {
      if error != .alreadyExists { throw error }
    }
  }
}

/// Makes a new folder in `$TMPDIR`, or in `/tmp`.
func makeTemporaryFolder() throws(Failure) -> String {
  try attempt("cannot make a temporary folder") { () throws(SystemError) in
    try System.createTemporaryFolder(Path((variable("TMPDIR") ?? "/tmp") + "/daybook-bench-")).description
  }
}

/// Removes a folder and all that is in it, as far as may be; no link is followed.
func removeTree(_ path: String) {
  do throws(SystemError) {
    for entry in try System.entries(of: Path(path)) {
      let inside = Path(path).appending(name: entry.name)
      if entry.kind == .folder { removeTree(inside.description) } else { try System.removeFile(inside) }
    }
    try System.removeFolder(Path(path))
  } catch {}
}

/// The first million bytes of a file at most, or nil if it cannot be read.
///
/// No more, for what the bench holds would show in what it starts: a child's peak begins with its parent's.
func contents(of path: String) -> [UInt8]? {
  var bytes: [UInt8] = []
  do throws(SystemError) {
    let file = try System.openFile(Path(path), for: .reading)
    defer { System.closeFile(file) }
    while bytes.count < 1_000_000 {
      var chunk = [UInt8](repeating: 0, count: 65_536)
      var failure: SystemError?
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        do throws(SystemError) { return unsafe try System.readBytes(file, into: buffer) } catch {
          failure = error
          return 0
        }
      }
      if failure != nil { return nil }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
  } catch { return nil }
  return bytes
}

/// Writes a file anew and waits for the disk if told to, or adds to its end.
func save(_ bytes: [UInt8], to path: String, syncing: Bool = false, adding: Bool = false) throws(Failure) {
  try attempt("cannot write \(path)") { () throws(SystemError) in
    let file = try System.openFile(
      Path(path), for: adding ? .appending(mode: 0o644) : .rewriting(mode: 0o644))
    defer { System.closeFile(file) }
    let all = Bytes(bytes)
    var written = 0
    while written < all.count { written += try System.writeBytes(file, all, from: written) }
    if syncing { try System.sync(file) }
  }
}

/// The full path of a file that is there, through every link, or nil.
func resolved(_ path: String) -> String? {
  do throws(SystemError) { return try System.resolved(Path(path)).description } catch { return nil }
}

/// The size of a file in bytes, or 0 if it is not there.
func size(of path: String) -> Int {
  do throws(SystemError) { return try System.status(of: Path(path), followingLinks: true).file.size } catch {
    return 0
  }
}

/// The value of an environment variable, or nil if it is not set, or empty.
func variable(_ name: String) -> String? {
  let start = name + "="
  let found = System.environment.first { $0.hasPrefix(start) }?.dropFirst(start.count)
  return found.flatMap { $0.isEmpty ? nil : String($0) }
}

/// The path of a program in a folder of `$PATH`, or nil.
func program(_ name: String) -> String? {
  (variable("PATH") ?? "").split(separator: ":").map { "\($0)/\(name)" }.first {
    System.allows(.running, Path($0))
  }
}

/// Empties the page cache, which takes Linux and its superuser; whether it was done.
func dropCaches() -> Bool {
  System.syncAll()
  do throws(SystemError) {
    let file = try System.openFile(Path("/proc/sys/vm/drop_caches"), for: .appending(mode: 0))
    defer { System.closeFile(file) }
    return try System.writeBytes(file, Bytes("3".utf8), from: 0) == 1
  } catch { return false }
}

/// Prints a line, at once even if the output is no terminal.
func say(_ line: String = "", terminator: String = "\n", to descriptor: Int32 = 1) {
  let bytes = Bytes((line + terminator).utf8)
  var written = 0
  do throws(SystemError) {
    while written < bytes.count { written += try System.writeBytes(descriptor, bytes, from: written) }
  } catch {}
}
