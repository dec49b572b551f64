import Journal
import Platform

/// Where a daybook's folder was found.
struct Location: Hashable, Sendable {
  /// The one who named the folder.
  enum Origin: Hashable, Sendable {
    /// `--dir`
    case option
    /// `DAYBOOK_DIR`
    case environment
    /// A `daybook.conf` in the current folder, or that of a file open in an editor, or one above it.
    case nearest
    /// The current folder, which holds day files.
    case current
    /// `${XDG_DATA_HOME:-~/.local/share}/daybook`
    case home
  }

  /// The folder, absolute or as it was given.
  var folder: Path
  /// The one who named it.
  var origin: Origin

  /// Finds the daybook: `--dir`, else `DAYBOOK_DIR`, else the nearest folder at or above the current one that
  /// holds a `daybook.conf`, else the current one if it holds day files, else the one in the home folder if it is there;
  /// nil if there is none. Where it cannot be said whether there is one, none further away is taken for it.
  static func found(in world: World) throws(CommandError) -> Location? {
    if let folder = world.options.folder {
      guard !folder.isEmpty else { throw CommandError { $0.folderIsEmpty } }
      return Location(folder: world.workingFolder.appending(Path(folder)), origin: .option)
    }
    if let folder = world.environment["DAYBOOK_DIR"] {
      return Location(folder: world.workingFolder.appending(Path(folder)), origin: .environment)
    }
    if let folder = try telling(.reading, nearest(world.workingFolder, in: world.files)) {
      return Location(folder: folder, origin: .nearest)
    }
    if try telling(.listing, holdsDays(world.workingFolder, in: world.files)) {
      return Location(folder: world.workingFolder, origin: .current)
    }
    guard let home = world.environment.folder("XDG_DATA_HOME", fallback: ".local/share"),
      try telling(.listing, world.files.isSeen(home))
    else { return nil }
    return Location(folder: home, origin: .home)
  }

  /// Whether a folder holds a day's file in one of the three usual places; one that this person may not list holds none.
  private static func holdsDays(_ folder: Path, in files: any FileReading) throws(FileTrouble) -> Bool {
    do throws(FileTrouble) { return try !DayIndex(of: folder, in: files).days.isEmpty } catch {
      if [.permissionDenied, .notFound, .notAFolder].contains(error.kind) { return false }
      throw error
    }
  }

  /// Finds the daybook of a file: the nearest folder at or above its own that holds a `daybook.conf`, else its own.
  static func ofFile(at path: Path, in files: any FileReading) -> Location {
    Location(folder: (try? nearest(path.parent, in: files)) ?? path.parent, origin: .nearest)
  }

  /// The nearest folder at or above one that holds a `daybook.conf`; nil if there is none.
  static func nearest(_ folder: Path, in files: any FileReading) throws(FileTrouble) -> Path? {
    var folder = folder
    while true {
      if try files.isSeen(folder.appending(FileName.configuration)) { return folder }
      if folder.parent == folder { return nil }
      folder = folder.parent
    }
  }
}

extension FileReading {
  /// Whether something stands at the path; what this person may not look at is not there for them.
  fileprivate func isSeen(_ path: Path) throws(FileTrouble) -> Bool {
    do throws(FileTrouble) { return try isThere(path) } catch {
      if error.kind == .permissionDenied { return false }
      throw error
    }
  }
}
