import Journal

/// The places in a daybook where the file of a day may lie, in the order in which one counts before another.
enum DayPlace: Int, CaseIterable, Comparable, Sendable {
  case flatText, flatMarkdown, yearText, yearMarkdown, monthText, monthMarkdown

  /// The layout that puts files there.
  var layout: Layout {
    switch self {
    case .flatText, .flatMarkdown: .flat
    case .yearText, .yearMarkdown: .year
    case .monthText, .monthMarkdown: .month
    }
  }

  /// Whether the file ends in `.md`.
  var isMarkdown: Bool { rawValue % 2 == 1 }

  /// The place of a layout and an ending.
  init(_ layout: Layout, isMarkdown: Bool) {
    switch layout {
    case .flat: self = isMarkdown ? .flatMarkdown : .flatText
    case .year: self = isMarkdown ? .yearMarkdown : .yearText
    case .month: self = isMarkdown ? .monthMarkdown : .monthText
    }
  }

  /// The path of a day's file, relative to the daybook: `2026-01-12.txt`, `2026/01/2026-01-12.md`.
  func path(of day: Day) -> String {
    let date = day.description
    let name = date + (isMarkdown ? ".md" : ".txt")
    switch layout {
    case .flat: return name
    case .year: return "\(date.prefix(4))/\(name)"
    case .month: return "\(date.prefix(4))/\(date.dropFirst(5).prefix(2))/\(name)"
    }
  }

  /// The folder of a day's file, relative to the daybook; empty for the daybook's own.
  func folder(of day: Day) -> String {
    switch layout {
    case .flat: return ""
    case .year: return zeroPadded(day.year, 4)
    case .month: return "\(zeroPadded(day.year, 4))/\(zeroPadded(day.month, 2))"
    }
  }

  /// The name of a day's file within its folder, as bytes.
  func name(of day: Day) -> ArraySlice<UInt8> {
    (day.isoBytes + (isMarkdown ? ".md" : ".txt").utf8)[...]
  }

  /// Whether two days' files at this place lie in the same folder.
  func isOneFolder(of day: Day, and other: Day) -> Bool {
    switch layout {
    case .flat: return true
    case .year: return day.year == other.year
    case .month: return day.year == other.year && day.month == other.month
    }
  }

  static func < (left: DayPlace, right: DayPlace) -> Bool { left.rawValue < right.rawValue }
}
