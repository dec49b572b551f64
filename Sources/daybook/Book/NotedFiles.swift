import Platform

/// The files of a daybook; whatever cannot be read is noted, but not what does not exist.
struct NotedFiles: FileReading {
  /// The same files, without notes.
  let unnoted: any FileReading
  /// The daybook's own folder, if that is listed ahead.
  var listing: ListingAhead?
  /// Takes down what could not be read, and why.
  let note: @Sendable (FileTrouble) -> Void

  func read(_ path: Path, into buffer: inout Bytes) throws(FileTrouble) {
    do throws(FileTrouble) { try unnoted.read(path, into: &buffer) } catch { throw noted(error) }
  }

  // Each of these was in a listing, so that one which is not there is missed: a link that leads nowhere.
  func readEach(
    of names: [ArraySlice<UInt8>], in folder: Path, _ body: (Int, Result<Bytes, FileTrouble>) -> Void
  ) throws(FileTrouble) {
    do throws(FileTrouble) {
      try unnoted.readEach(of: names, in: folder) { place, result in
        if case .failure(let trouble) = result { note(trouble) }
        body(place, result)
      }
    } catch {
      note(error)
      throw error
    }
  }

  func pieces(of path: Path, ofAtMost size: Int, _ body: (Bytes) -> Bool) throws(FileTrouble) {
    do throws(FileTrouble) { try unnoted.pieces(of: path, ofAtMost: size, body) } catch { throw noted(error) }
  }

  func entries(of folder: Path) throws(FileTrouble) -> FolderListing {
    do throws(FileTrouble) { return try unnoted.entries(of: folder) } catch { throw noted(error) }
  }

  /// The listing of a daybook's own folder.
  func root(_ folder: Path) throws(FileTrouble) -> RootListing {
    do throws(FileTrouble) {
      if let listed = try listing?.root(folder) { return listed }
      return try RootListing(of: folder, in: unnoted)
    } catch { throw noted(error) }
  }

  func status(of path: Path) throws(FileTrouble) -> FileStatus? {
    do throws(FileTrouble) { return try unnoted.status(of: path) } catch { throw noted(error) }
  }

  func isWritable(_ path: Path) -> Bool { unnoted.isWritable(path) }

  func linkTarget(of path: Path) throws(FileTrouble) -> Path? { try unnoted.linkTarget(of: path) }

  func resolved(_ path: Path) throws(FileTrouble) -> Path { try unnoted.resolved(path) }

  func isSameFile(_ path: Path, as other: Path) throws(FileTrouble) -> Bool {
    try unnoted.isSameFile(path, as: other)
  }

  private func noted(_ trouble: FileTrouble) -> FileTrouble {
    if trouble.kind != .notFound, trouble.kind != .notAFolder { note(trouble) }
    return trouble
  }
}
