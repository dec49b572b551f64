import Journal
import Platform

extension Daybook {
  /// The names that hold a date and are not read, if the daybook has no day at all: then they may be the days.
  func unreadNames() throws(CommandError) -> [FileProblem] {
    let index = try index()
    return index.days.isEmpty ? UnreadNames(beside: index, of: folder, in: files).problems : []
  }
}

extension Daybook {
  /// What is told of the day files that the layout of another configuration does not read; nil if it reads all of them.
  func lostFiles(with after: Configuration) throws(CommandError) -> Problem? {
    guard let layout = configuration.layout, let pattern = layout.pattern, after.layout?.pattern != pattern
    else { return nil }
    let days = try index().days
    let read = DayIndex(
      under: try telling(.listing, files.root(folder)), in: files, by: after.layout?.pattern)
    let kept = Set(read.days.map(\.path))
    let lost = days.map(\.path).filter { !kept.contains($0) }
    guard let first = lost.min() else { return nil }
    return Problem(ofFile: .unreadFiles(count: lost.count, path: first, layout: pattern.text))
  }
}

/// The names in a daybook that hold a date and are not read, by the `layout` that would read them.
struct UnreadNames {
  /// Names that one layout reads, or none.
  private struct Group {
    var paths: [String] = []
    var layout: String?
  }

  private var groups: [String: Group] = [:]
  /// How many folders beside the day files are looked into: a daybook may lie in a folder of everything.
  private static let mostFolders = 5_000

  /// Looks at what a listing passed over, and into the folders beside it; none that begins with a dot, that is a link or
  /// a daybook of its own.
  init(beside index: DayIndex, of daybook: Path, in files: any FileReading) {
    let read = Set(
      index.days.lazy.filter { $0.place.layout == nil }.map { $0.path }
        + index.oddities.map(\.path))
    for path in index.unread where !read.contains(path) { add(path) }
    var folders = index.otherFolders[...]
    var count = 0
    while let folder = folders.popFirst(), count < Self.mostFolders {
      count += 1
      // What cannot be listed holds nothing that could be told.
      guard let entries = try? files.entries(of: daybook.appending(Path(folder))) else { continue }
      if entries.contains(where: { $0.name.elementsEqual(FileName.configuration.utf8) }) { continue }
      for entry in entries where entry.name.first != UInt8(ascii: ".") {
        let path = folder + "/" + String(decoding: entry.name, as: UTF8.self)
        switch entry.kind {
        case .folder: folders.append(path)
        case .file, .link: if !read.contains(path) { add(path) }
        case .other: break
        }
      }
    }
  }

  private mutating func add(_ path: String) {
    guard let name = DatedName(path) else { return }
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    // What is of no day is told apart from what could be read elsewhere.
    let key =
      name.layout.map { "layout " + $0 } ?? (DatedName.isOfNoDay(path) ? "no day" : "folder " + folder)
    groups[key, default: Group(layout: name.layout)].paths.append(path)
  }

  /// The groups, those whose layouts differ in zeros alone as one: `YYYY-M-D` reads what `YYYY-MM-DD` does.
  private func merged(_ groups: [String: Group]) -> [Group] {
    let unpadded = Set(groups.values.compactMap(\.layout).filter { LayoutPattern.unpadded(layout: $0) == $0 })
    var merged: [String: Group] = [:]
    for (key, group) in groups {
      let wider = group.layout.map(LayoutPattern.unpadded(layout:)).flatMap {
        unpadded.contains($0) ? $0 : nil
      }
      let layout = wider ?? group.layout
      merged[layout.map { "layout " + $0 } ?? key, default: Group(layout: layout)].paths += group.paths
    }
    return Array(merged.values)
  }

  /// The layout that reads most of them; nil if none reads any.
  var likeliestLayout: String? {
    told.filter { $0.layout != nil }.min {
      ($1.paths.count, $0.layout ?? "") < ($0.paths.count, $1.layout ?? "")
    }?
    .layout
  }

  /// One problem for each layout, and one for each folder whose names no layout could tell, in the order of paths.
  var problems: [FileProblem] {
    told.map { group in
      let first = group.paths.min() ?? ""
      return FileProblem(
        path: first,
        problem: Problem(ofFile: .unreadFiles(count: group.paths.count, path: first, layout: group.layout)))
    }.sorted { $0.path < $1.path }
  }

  /// The groups as they are told.
  private var told: [Group] {
    var told: [String: Group] = [:]
    for (key, group) in groups {
      // The words of one name alone are not those of another day's.
      let isAlone = group.paths.count == 1 && DatedName(group.paths[0])?.hasOwnWords == true
      let folder = group.paths[0].split(separator: "/").dropLast().joined(separator: "/")
      let key = isAlone ? "folder " + folder : key
      told[key, default: Group(layout: isAlone ? nil : group.layout)].paths += group.paths
    }
    return merged(told)
  }
}
