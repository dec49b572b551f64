import Platform

/// The names in a daybook's folder, listed by another thread while `daybook.conf` is read: of some thousands either takes
/// a millisecond.
struct ListingAhead: Sendable {
  private let folder: Path
  private let listing: WorkAhead<Result<FolderListing, FileTrouble>>

  /// Begins to list a folder.
  init(of folder: Path, in files: any FileReading) {
    self.folder = folder
    listing = WorkAhead { Result { () throws(FileTrouble) in try files.entries(of: folder) } }
  }

  /// The names, if they are those of a folder; nil when that is listed again, since files may have come by then.
  func entries(of folder: Path) throws(FileTrouble) -> FolderListing? {
    folder == self.folder ? try listing.take()?.get() : nil
  }
}
