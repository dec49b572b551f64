/// Where a daybook's folder was found.
struct Location: Hashable, Sendable {
  /// Who named the folder.
  enum Origin: Hashable, Sendable {
    /// `--dir`
    case option
    /// `DAYBOOK_DIR`
    case environment
    /// A `daybook.conf` in the current folder or one above it.
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
    var folder = world.workingFolder
    while true {
      if world.files.exists(folder.appending(configurationName)) {
        return Location(folder: folder, origin: .nearest)
      }
      if folder.parent == folder { break }
      folder = folder.parent
    }
    guard let home = world.environment.folder("XDG_DATA_HOME", fallback: ".local/share"),
      world.files.exists(home)
    else { return nil }
    return Location(folder: home, origin: .home)
  }
}
