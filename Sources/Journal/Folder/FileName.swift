/// The kind of a file in a daybook's folder, as its name tells it.
package enum FileName: Hashable, Sendable {
  /// The name of the file that says what is tracked.
  package static let configuration = "daybook.conf"
  /// The name of the file that the badges are kept in.
  package static let badges = "badges.txt"

  /// The file of a day; `isMarkdown` if it ends in `.md`.
  case day(Day, isMarkdown: Bool)
  /// A copy that a sync service left beside a day's file; not certain if a person's own file may look so.
  case conflictCopy(Day, isCertain: Bool)
  /// A copy that a sync service left beside `daybook.conf`.
  case configurationCopy
  /// A copy that a sync service left beside `badges.txt`.
  case badgesCopy
  /// A placeholder of a day's file that is not on this machine.
  case placeholder(Day)
  /// A name that daybook does not read.
  case other

  /// Tells what a name is; it may be any bytes.
  package init(_ name: some Collection<UInt8>) {
    let bytes = Array(name)
    self = .other
    guard bytes.count >= 12 else { return }
    if bytes[0].isDigit {
      guard let day = Day(iso: bytes[..<10]) else { return }
      self = FileName.ofDay(day, ending: String(decoding: bytes[10...], as: UTF8.self)) ?? .other
    } else if bytes[0] == Byte.point {
      if let name = FileName.exchanged(bytes) {
        self = name
        return
      }
      guard bytes.count > 18, let day = Day(iso: bytes[1..<11]) else { return }
      let rest = String(decoding: bytes[11...], as: UTF8.self)
      if FileName.isPlaceholder(ending: rest) { self = .placeholder(day) }
    } else if bytes.starts(with: "daybook".utf8), bytes.count > 12 {
      let rest = String(decoding: bytes[7...], as: UTF8.self)
      if ConflictName(rest, endings: [".conf"]) == .certain { self = .configurationCopy }
    } else if bytes.starts(with: "badges".utf8) {
      let rest = String(decoding: bytes[6...], as: UTF8.self)
      if ConflictName(rest, endings: [DayEnding.text.rawValue]) == .certain { self = .badgesCopy }
    } else if let original = ConflictName.original(of: String(decoding: bytes, as: UTF8.self)) {
      switch FileName(original.utf8) {
      case .day(let day, _), .conflictCopy(let day, _): self = .conflictCopy(day, isCertain: true)
      case .configurationCopy, .badgesCopy, .placeholder, .other:
        if original == FileName.configuration { self = .configurationCopy }
        if original == FileName.badges { self = .badgesCopy }
      }
    }
  }
}

extension FileName {
  /// The day that a file is of, or a copy or a placeholder of one; nil of every other file.
  package var day: Day? {
    switch self {
    case .day(let day, _), .conflictCopy(let day, _), .placeholder(let day): day
    case .configurationCopy, .badgesCopy, .other: nil
    }
  }

  /// The name of the file that another was exchanged with: `2026-01-12.txt` for `.2026-01-12.txt.daybook`, which
  /// daybook itself leaves if it is killed meanwhile; nil for every other name.
  package static func exchangedOne(of name: some Collection<UInt8>) -> [UInt8]? {
    guard name.first == Byte.point else { return nil }
    var rest = Array(name.dropFirst())
    if let last = rest.last, last.isDigit { rest.removeLast() }
    guard rest.count > 8, rest.suffix(8).elementsEqual(".daybook".utf8) else { return nil }
    return rest.dropLast(8)
  }

  /// The kind of a file whose name begins with a day, by what stands behind that; nil if it is none of that day.
  static func ofDay(_ day: Day, ending: String) -> FileName? {
    if let ending = DayEnding(rawValue: ending) { return .day(day, isMarkdown: ending.isMarkdown) }
    return ConflictName(ending, endings: DayEnding.texts).map {
      .conflictCopy(day, isCertain: $0 == .certain)
    }
  }

  /// The name of the placeholder of a file that is not on this machine: `.2026-01-12.txt.icloud`.
  package static func placeholder(of name: String) -> String { ".\(name).icloud" }

  /// Whether what stands behind a day is the ending of a placeholder.
  static func isPlaceholder(ending: String) -> Bool {
    DayEnding.allCases.contains { ending == $0.rawValue + ".icloud" }
  }

  private static func exchanged(_ bytes: [UInt8]) -> FileName? {
    guard let name = exchangedOne(of: bytes) else { return nil }
    if name.elementsEqual(configuration.utf8) { return .configurationCopy }
    if name.elementsEqual(badges.utf8) { return .badgesCopy }
    guard case .day(let day, _) = FileName(name) else { return nil }
    return .conflictCopy(day, isCertain: true)
  }
}

extension Day {
  /// The day of a name that is just `2026-01-12.txt`, which almost all are; nil for every other.
  package init?(plainFileName name: Span<UInt8>) {
    guard name.count == 14, name[4] == Byte.hyphen, name[7] == Byte.hyphen, name[10] == Byte.point,
      name[11] == UInt8(ascii: "t"), name[12] == UInt8(ascii: "x"), name[13] == UInt8(ascii: "t")
    else { return nil }
    var isDate = true
    func twoDigits(_ place: Int) -> Int {
      let (tens, units) = (name[place] &- 0x30, name[place + 1] &- 0x30)
      isDate = isDate && tens < 10 && units < 10
      return Int(tens) * 10 + Int(units)
    }
    let (year, month, day) = (twoDigits(0) * 100 + twoDigits(2), twoDigits(5), twoDigits(8))
    guard isDate else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
