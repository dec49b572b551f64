import Journal
import Notation

/// The files that a backup was made of, byte for byte: `export --format json` on its way back.
package struct BackupFiles: Sendable {
  /// A file, by its path relative to the daybook.
  package struct File: Hashable, Sendable {
    package let path: String
    package let bytes: ContiguousArray<UInt8>

    package init(path: String, bytes: ContiguousArray<UInt8>) { (self.path, self.bytes) = (path, bytes) }
  }

  /// The files: `daybook.conf` and `badges.txt` first, if there are any, then the days in their order, then what lies
  /// beside them.
  package private(set) var files: [File] = []

  /// Takes a backup apart; a path that is not the one of its date in one of the daybook's layouts is refused.
  package init(_ backup: JSON) throws(ImportFault) {
    if let schema = backup["schema"]?.text, schema != "daybook.export/1" { throw .newerBackup(schema) }
    try addFile(FileName.configuration, backup, "config", "configBase64")
    pattern = files.first.flatMap { ConfigurationReading(DayFile($0.bytes)).configuration.layout?.pattern }
    try addFile(FileName.badges, backup, "badges", "badgesBase64")
    var paths: Set<String> = []
    for day in backup["days"]?.elements ?? [] {
      let path = day["path"]?.text ?? ""
      guard let date = day["date"]?.text.flatMap(Day.init),
        BackupFiles.places(of: date).contains(path)
          || pattern?.day(atEndOf: path.utf8) == date && isPatterned(path)
      else { throw .foreignPath(path) }
      guard paths.insert(path).inserted else { throw .pathTwice(path) }
      let count = files.count
      try addFile(path, day, "text", "base64")
      guard files.count > count else { throw .unreadableContent(path) }
    }
    for other in backup["others"]?.elements ?? [] {
      let path = other["path"]?.text ?? ""
      guard BackupFiles.liesBesideDays(path) || isPatterned(path) else { throw .foreignPath(path) }
      guard paths.insert(path).inserted else { throw .pathTwice(path) }
      let count = files.count
      try addFile(path, other, "text", "base64")
      guard files.count > count else { throw .unreadableContent(path) }
    }
  }

  /// The pattern of the layout that the configuration in the backup says; nil if it says none.
  private var pattern: LayoutPattern?

  /// Whether a path is one of a day, or of a copy of one, by that pattern.
  private func isPatterned(_ path: String) -> Bool {
    path.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      && pattern?.reads(path) ?? false
  }

  /// Whether a path is that of a second file of a day, or of what a sync service left in a daybook.
  private static func liesBesideDays(_ path: String) -> Bool {
    guard path.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else { return false }
    let name = baseName(path)
    let folder = path.dropLast(name.count)
    switch FileName(name.utf8) {
    case .day(let day, _): return places(of: day).contains(path)
    case .conflictCopy(let day, _): return folders(of: day).contains(String(folder))
    case .configurationCopy, .badgesCopy: return folder.isEmpty
    case .placeholder, .other: return false
    }
  }

  /// Adds a file that stands as text or in base64; none of either is no file.
  private mutating func addFile(
    _ path: String, _ object: JSON, _ textKey: String, _ base64Key: String
  ) throws(ImportFault) {
    if let text = object[textKey]?.text {
      files.append(File(path: path, bytes: ContiguousArray(text.utf8)))
    } else if let base64 = object[base64Key] {
      guard let bytes = base64.text.flatMap(Base64.bytes) else { throw .unreadableContent(path) }
      files.append(File(path: path, bytes: bytes))
    } else if let other = object[textKey], !other.isNull {
      throw .unreadableContent(path)
    }
  }

  /// Every path that the file of a day may have.
  private static func places(of day: Day) -> [String] {
    folders(of: day).flatMap { folder in DayEnding.texts.map { "\(folder)\(day)\($0)" } }
  }

  /// The folders that it may lie in, each with a slash behind it.
  private static func folders(of day: Day) -> [String] {
    let date = day.description
    let year = date.prefix(4)
    return ["", "\(year)/", "\(year)/\(date.dropFirst(5).prefix(2))/"]
  }

  /// Whether a JSON file is a backup, in which files stand; else it may be the habit brief's own.
  package static func isBackup(_ json: JSON) -> Bool {
    json["schema"]?.text?.hasPrefix("daybook.export/") ?? false
  }

  /// Reads a file's JSON.
  package static func json(_ bytes: ContiguousArray<UInt8>) throws(ImportFault) -> JSON {
    do throws(JSON.Fault) { return try JSON(parsing: bytes) } catch {
      throw .notJSON(line: error.line, column: error.column)
    }
  }
}
