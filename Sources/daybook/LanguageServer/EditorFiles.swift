import Platform

/// Files as an editor sees them: of those that are open in it what it holds, saved or not.
struct EditorFiles: FileReading {
  let disk: any FileReading
  /// The open documents, by their paths.
  private let documents = Guarded<[Path: EditorDocument]>([:])

  /// Takes what the editor holds of a file; nil once it is closed.
  func set(_ path: Path, to document: EditorDocument?) { documents.withLock { $0[path] = document } }

  /// The contents of a file in the editor; nil if it is not open.
  func document(at path: Path) -> EditorDocument? { documents.withLock { $0[path] } }

  private func text(_ path: Path) -> Bytes? { document(at: path)?.text.bytes }

  func read(_ path: Path, into buffer: inout Bytes) throws(FileTrouble) {
    if let text = text(path) { buffer = text } else { try disk.read(path, into: &buffer) }
  }

  func readEach(
    of names: [ArraySlice<UInt8>], in folder: Path, _ body: (Int, Result<Bytes, FileTrouble>) -> Void
  ) throws(FileTrouble) {
    let open = documents.withLock { $0.filter { $0.key.parent == folder } }
    try disk.readEach(of: names, in: folder) { place, result in
      let document = open.isEmpty ? nil : open[folder.appending(name: names[place])]
      body(place, document.map { .success($0.text.bytes) } ?? result)
    }
  }

  func pieces(of path: Path, ofAtMost size: Int, _ body: (Bytes) -> Bool) throws(FileTrouble) {
    try disk.pieces(of: path, ofAtMost: size, body)
  }

  func entries(of folder: Path) throws(FileTrouble) -> FolderListing {
    var listing = try disk.entries(of: folder)
    // What was never saved lies in no folder yet.
    let open = documents.withLock { $0.keys.filter { $0.parent == folder } }
    for path in open where !disk.exists(path) { listing.append(path.lastComponent, .file) }
    return listing
  }

  func status(of path: Path) throws(FileTrouble) -> FileStatus? {
    if let status = try disk.status(of: path) { return status }
    return text(path).map { FileStatus(kind: .file, size: $0.count, modified: 0, mode: 0o600) }
  }

  func isWritable(_ path: Path) -> Bool { disk.isWritable(path) }
  func linkTarget(of path: Path) throws(FileTrouble) -> Path? { try disk.linkTarget(of: path) }
  func resolved(_ path: Path) throws(FileTrouble) -> Path { try disk.resolved(path) }

  func isSameFile(_ path: Path, as other: Path) throws(FileTrouble) -> Bool {
    try disk.isSameFile(path, as: other)
  }
}
