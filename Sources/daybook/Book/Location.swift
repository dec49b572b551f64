import Platform

/// Where a daybook's folder was found.
struct Location: Hashable, Sendable {
  /// Who named the folder.
  enum Origin: Hashable, Sendable {
    /// `--dir`
    case option
    /// `DAYBOOK_DIR`
    case environment
    /// A `daybook.conf` in the current folder, or that of a file open in an editor, or one above it.
    case nearest
    /// `${XDG_DATA_HOME:-~/.local/share}/daybook`
    case home
  }

  /// The folder, absolute or as it was given.
  var folder: Path
  /// Who named it.
  var origin: Origin

  /// The name of the file that says what is tracked.
  static let configurationName = "daybook.conf"

  /// Finds the daybook: `--dir`, else `DAYBOOK_DIR`, else the nearest folder at or above the current one that
  /// holds a `daybook.conf`, else the one in the home folder if it is there; nil if there is none.
  static func found(in world: World) -> Location? {
    if let folder = world.options.folder {
      return Location(folder: world.workingFolder.appending(Path(folder)), origin: .option)
    }
    if let folder = world.environment["DAYBOOK_DIR"] {
      return Location(folder: world.workingFolder.appending(Path(folder)), origin: .environment)
    }
    if let folder = nearest(world.workingFolder, in: world.files) {
      return Location(folder: folder, origin: .nearest)
    }
    guard let home = world.environment.folder("XDG_DATA_HOME", fallback: ".local/share"),
      world.files.exists(home)
    else { return nil }
    return Location(folder: home, origin: .home)
  }

  /// Finds the daybook of a file: the nearest folder at or above its own that holds a `daybook.conf`, else its own.
  static func ofFile(at path: Path, in files: any FileReading) -> Location {
    Location(folder: nearest(path.parent, in: files) ?? path.parent, origin: .nearest)
  }

  /// The nearest folder at or above one that holds a `daybook.conf`; nil if there is none.
  private static func nearest(_ folder: Path, in files: any FileReading) -> Path? {
    var folder = folder
    while true {
      if files.exists(folder.appending(configurationName)) { return folder }
      if folder.parent == folder { return nil }
      folder = folder.parent
    }
  }
}
