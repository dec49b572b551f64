import Journal
import Platform

/// A place in a daybook where the file of a day may lie; a place counts before those behind it.
enum DayPlace: Hashable, Comparable, Sendable {
  case flatText, flatMarkdown, yearText, yearMarkdown, monthText, monthMarkdown
  /// Where a pattern says, by the path itself: its names may be of either language, and wrong.
  case patterned(PatternedPath)

  /// The places that are looked at in every daybook.
  static let usual = flat + inFolders
  /// Those in the daybook's own folder.
  static let flat: [DayPlace] = [.flatText, .flatMarkdown]
  /// Those in the folder of the day's year.
  static let inFolders: [DayPlace] = [.yearText, .yearMarkdown, .monthText, .monthMarkdown]

  /// The place of a layout and an ending.
  init(_ layout: UsualLayout, isMarkdown: Bool) {
    switch layout {
    case .flat: self = isMarkdown ? .flatMarkdown : .flatText
    case .year: self = isMarkdown ? .yearMarkdown : .yearText
    case .month: self = isMarkdown ? .monthMarkdown : .monthText
    }
  }

  /// The place of a path that a pattern reads.
  init(patterned path: String) { self = .patterned(PatternedPath(path)) }

  /// The layout that puts files there; nil for a pattern's.
  var layout: UsualLayout? {
    switch self {
    case .flatText, .flatMarkdown: .flat
    case .yearText, .yearMarkdown: .year
    case .monthText, .monthMarkdown: .month
    case .patterned: nil
    }
  }

  /// Whether the file ends in `.md`.
  var isMarkdown: Bool {
    switch self {
    case .flatMarkdown, .yearMarkdown, .monthMarkdown: true
    case .flatText, .yearText, .monthText: false
    case .patterned(let patterned): DayFile.isMarkdown(patterned.path)
    }
  }

  /// Its number in the order of places, from 0.
  var rank: Int {
    switch self {
    case .flatText: 0
    case .flatMarkdown: 1
    case .yearText: 2
    case .yearMarkdown: 3
    case .monthText: 4
    case .monthMarkdown: 5
    case .patterned: 6
    }
  }

  /// The path of a day's file, relative to the daybook: `2026-01-12.txt`, `2026/01/2026-01-12.md`.
  func path(of day: Day) -> String {
    if case .patterned(let patterned) = self { return patterned.path }
    let folder = folder(of: day)
    return (folder.isEmpty ? "" : folder + "/") + day.description + DayEnding(isMarkdown: isMarkdown).rawValue
  }

  /// The path of what stands for a day's file where it is not on this machine: `2026/.2026-01-12.txt.icloud`.
  func placeholder(of day: Day) -> String {
    let folder = folder(of: day)
    return (folder.isEmpty ? "" : folder + "/")
      + FileName.placeholder(of: String(decoding: name(of: day), as: UTF8.self))
  }

  /// The folder of a day's file, relative to the daybook; empty for the daybook's own.
  func folder(of day: Day) -> String {
    switch layout {
    case .flat: return ""
    case .year: return zeroPadded(day.year, 4)
    case .month: return "\(zeroPadded(day.year, 4))/\(zeroPadded(day.month, 2))"
    case nil:
      let parent = Path(path(of: day)).parent.description
      return parent == "." ? "" : parent
    }
  }

  /// The name of a day's file within its folder, as bytes.
  func name(of day: Day) -> ArraySlice<UInt8> {
    if case .patterned(let patterned) = self { return Path(patterned.path).lastComponent }
    return (day.isoBytes + DayEnding(isMarkdown: isMarkdown).rawValue.utf8)[...]
  }

  /// Whether a day's file at this place lies in the same folder as another day's at another.
  func isOneFolder(of day: Day, and other: DayPlace, of otherDay: Day) -> Bool {
    guard layout == other.layout else { return false }
    switch layout {
    case .flat: return true
    case .year: return day.year == otherDay.year
    case .month: return day.year == otherDay.year && day.month == otherDay.month
    case nil: return folder(of: day) == other.folder(of: otherDay)
    }
  }

  static func < (left: DayPlace, right: DayPlace) -> Bool {
    if case .patterned(let one) = left, case .patterned(let other) = right {
      // For one day, `.txt` comes before `.md`.
      let endings = (left.isMarkdown, right.isMarkdown)
      return endings.0 == endings.1 ? one.path < other.path : endings.1
    }
    return left.rank < right.rank
  }
}

/// A path that a pattern reads, relative to the daybook.
///
/// It is a class so that a place is no larger than a reference, and the listing of the usual places as fast as without
/// patterns.
final class PatternedPath: Hashable, Sendable {
  let path: String

  init(_ path: String) { self.path = path }

  static func == (left: PatternedPath, right: PatternedPath) -> Bool { left.path == right.path }
  func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension Daybook {
  /// The placeholder that stands for a day's file where it is not on this machine, `.2026-01-12.txt.icloud`; nil if there
  /// is none in the places where the file may be, which are looked for unless they are given.
  func placeholder(of day: Day, at known: [DayPlace]? = nil) -> String? {
    var places = known ?? DayPlace.usual
    if let pattern = configuration.layout?.pattern, pattern.hasNames {
      let index = try? DayIndex(of: folder, in: files, within: Period(day, day), by: pattern)
      for case .placeholder(let path, day) in index?.oddities ?? [] { return path }
    } else if known == nil {
      places = (try? self.places(of: day)) ?? places
    }
    return places.lazy.map { $0.placeholder(of: day) }.first { files.exists(path($0)) }
  }

  /// Refuses a day whose file is not on this machine.
  func refuseIfElsewhere(_ day: Day) throws(CommandError) {
    guard let path = placeholder(of: day) else { return }
    throw CommandError { $0.message(for: Problem(ofFile: .notDownloaded(path: path, day: day))) }
  }
}
