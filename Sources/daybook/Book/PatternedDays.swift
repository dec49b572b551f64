import Journal
import Platform

extension Collected {
  /// Takes the days that lie where a pattern says, and what lies beside them.
  mutating func takePatterned(
    _ entries: FolderListing, by pattern: LayoutPattern, in files: any FileReading, within period: Period?
  ) {
    take(
      entries, by: pattern, level: 0, after: LayoutPattern.Finding(), prefix: "", in: files, within: period)
  }

  private mutating func take(
    _ entries: FolderListing, by pattern: LayoutPattern, level: Int, after finding: LayoutPattern.Finding,
    prefix: String, in files: any FileReading, within period: Period?
  ) {
    for entry in entries {
      if level == pattern.depth - 1 {
        take(entry, by: pattern, after: finding, prefix: prefix)
        continue
      }
      guard entry.kind == .folder || entry.kind == .link,
        let next = pattern.folder(level, entry.name, after: finding)
      else { continue }
      let path = prefix + String(decoding: entry.name, as: UTF8.self)
      if entry.kind == .link, !files.isFolder(root.appending(Path(path))) { continue }
      if let period, !next.mayLie(in: period) {
        if let year = next.year { years.append(year) }
        continue
      }
      guard let inner = list(root.appending(Path(path)), in: files) else { continue }
      take(
        inner, by: pattern, level: level + 1, after: next, prefix: path + "/", in: files, within: period)
    }
  }

  /// Takes one name of the last folder, unless it lies in one of the usual places and is read there.
  private mutating func take(
    _ entry: FolderEntry, by pattern: LayoutPattern, after finding: LayoutPattern.Finding, prefix: String
  ) {
    let found = pattern.fileName(entry.name, after: finding)
    guard found.name != .other, !Collected.isUsual(entry.name, in: prefix) else { return }
    let path = prefix + String(decoding: entry.name, as: UTF8.self)
    switch found.name {
    case .day where entry.kind == .folder:
      oddities.append(.unreadable(FileTrouble(.isAFolder, at: root.appending(Path(path)))))
    case .day(let day, let isMarkdown):
      patterned.append(DayIndex.Entry(day: day, place: DayPlace(patterned: path)))
      guard found.isMisnamed else { return }
      let right =
        pattern.path(of: day, in: found.language ?? .en) + DayEnding(isMarkdown: isMarkdown).rawValue
      oddities.append(.misnamed(path: path, day, expected: right))
    case .conflictCopy(let day, let isCertain):
      oddities.append(.conflictCopy(path: path, day, isCertain: isCertain))
    case .placeholder(let day): oddities.append(.placeholder(path: path, day))
    case .configurationCopy, .badgesCopy, .other: return
    }
  }

  /// Whether a name in a folder is read, or told of, where every daybook has its days.
  private static func isUsual(_ name: ArraySlice<UInt8>, in prefix: String) -> Bool {
    let day: Day
    switch FileName(name) {
    case .day(let its, _), .conflictCopy(let its, _), .placeholder(let its): day = its
    case .configurationCopy, .badgesCopy, .other: return false
    }
    return UsualLayout.allCases.contains {
      let folder = DayPlace($0, isMarkdown: false).folder(of: day)
      return prefix == (folder.isEmpty ? "" : folder + "/")
    }
  }
}
