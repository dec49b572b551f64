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
    let (year, month, dayOfMonth) = day.parts
    var name: [UInt8] = []
    name.reserveCapacity(14)
    func put(_ number: Int, _ divisor: Int) {
      name.append(0x30 + UInt8(truncatingIfNeeded: number / divisor % 10))
    }
    for divisor in [1000, 100, 10, 1] { put(year, divisor) }
    name.append(UInt8(ascii: "-"))
    put(month, 10)
    put(month, 1)
    name.append(UInt8(ascii: "-"))
    put(dayOfMonth, 10)
    put(dayOfMonth, 1)
    name.append(contentsOf: isMarkdown ? ".md".utf8 : ".txt".utf8)
    return name[...]
  }

  static func < (left: DayPlace, right: DayPlace) -> Bool { left.rawValue < right.rawValue }
}
