import Platform

/// A daybook's own folder, listed and put in order by another thread while `daybook.conf` and some days are read: of some
/// thousand names either takes a millisecond.
struct ListingAhead: Sendable {
  private let folder: Path
  private let listing: WorkAhead<Result<RootListing, FileTrouble>>

  /// Begins to list a folder.
  init(of folder: Path, in files: any FileReading) {
    self.folder = folder
    listing = WorkAhead { Result { () throws(FileTrouble) in try RootListing(of: folder, in: files) } }
  }

  /// The listing, if it is that of a folder; nil when that is listed again, since files may have come by then.
  func root(_ folder: Path) throws(FileTrouble) -> RootListing? {
    folder == self.folder ? try listing.take()?.get() : nil
  }
}
