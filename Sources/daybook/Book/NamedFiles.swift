import Journal
import Platform

/// Files that a person named, and the daybook that they lie in.
struct NamedFiles {
  /// The daybook, opened.
  let daybook: Daybook
  /// The paths as they were given; none stand for all files.
  private(set) var paths: [String]

  /// Finds the daybook of each path, in the order of the first path of each; without paths it is the current one.
  ///
  /// A file in the current daybook is read with that, unless another is nested in it; any other with the nearest
  /// `daybook.conf` at or above its folder, else with its folder alone.
  static func sorted(_ paths: [String], in world: World) throws(CommandError) -> [NamedFiles] {
    if paths.isEmpty {
      return [NamedFiles(daybook: try Daybook(in: world, toBeListed: true, evenIfForeign: true), paths: [])]
    }
    let current = try Location.found(in: world)
    var groups: [(location: Location, paths: [String])] = []
    for path in paths {
      let location = location(of: path, current, in: world)
      if let place = groups.firstIndex(where: { $0.location.folder == location.folder }) {
        groups[place].paths.append(path)
      } else {
        groups.append((location, [path]))
      }
    }
    return try groups.map { (group) throws(CommandError) in
      NamedFiles(daybook: try Daybook(readingAt: group.location, in: world), paths: group.paths)
    }
  }

  private static func location(of path: String, _ current: Location?, in world: World) -> Location {
    let named = world.workingFolder.appending(Path(path))
    guard world.files.exists(named) else { return current ?? Location.ofFile(at: named, in: world.files) }
    let file = world.files.whole(named)
    let own = Location.ofFile(at: file, in: world.files)
    guard let current else { return own }
    let folder = world.files.whole(current.folder.appending("x")).parent
    guard file.relative(to: folder) != nil else { return own }
    let isNested =
      own.folder.relative(to: folder) != nil
      && world.files.exists(own.folder.appending(FileName.configuration))
    return isNested ? own : current
  }
}

extension FileReading {
  /// An absolute path without links and `..` before its last part, which may be a link itself; the path as it is, where
  /// its folder cannot be found.
  func whole(_ path: Path) -> Path {
    (try? resolved(path.parent).appending(name: path.lastComponent)) ?? path
  }
}
