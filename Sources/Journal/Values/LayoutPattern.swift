import Speech

/// A pattern of the paths of day files, as other programs lay them out: `Daily notes/YYYY/YYYY-MM/YYYY-MM-DD dddd`.
///
/// A run of letters that is made of tokens wholly stands for a part of the date, every other one for itself.
package struct LayoutPattern: Hashable, Sendable {
  /// A part of a name.
  enum Part: Hashable {
    case literal(String)
    case year, shortYear
    case month(isPadded: Bool)
    case day(isPadded: Bool)
    case monthName(isShort: Bool)
    case weekday(isShort: Bool)
  }

  /// The parts of a date that names have told, folder by folder.
  package struct Finding: Hashable, Sendable {
    /// The year, once it is known.
    package fileprivate(set) var year: Int?
    fileprivate var month: Int?
    fileprivate var day: Int?
    fileprivate var monthName: Int?
    fileprivate var weekday: Int?
    /// The language of its names; nil without any.
    package fileprivate(set) var language: Language?

    package init() {}

    /// Whether a period may have days of it.
    package func mayLie(in period: Period) -> Bool {
      guard let year else { return true }
      if year < period.from.year || year > period.to.year { return false }
      guard let month, let first = Day(year: year, month: month, day: 1) else { return true }
      return Period.month(of: first).to >= period.from && first <= period.to
    }

    /// The day that it is, and whether a name in it says another one; nil if it is none.
    package var date: (day: Day, isMisnamed: Bool)? {
      guard let year, let month = month ?? monthName, let day,
        let date = Day(year: year, month: month, day: day)
      else { return nil }
      return (
        date, monthName ?? month != month || weekday ?? date.weekday.index != date.weekday.index
      )
    }
  }

  /// The pattern as it is written.
  package let text: String
  /// The parts of each name, from the first folder to the file without its ending.
  let names: [[Part]]
  /// Whether it says the ending of new files, and that it is `.md`; nil if it says none.
  package let isMarkdown: Bool?

  /// Reads a pattern; nil if it does not tell a year, a month and a day, or names no path within the daybook.
  package init?(_ text: String) {
    self.text = text
    var rest = text[...]
    let ending = DayEnding(of: text)
    isMarkdown = ending?.isMarkdown
    if let ending { rest = rest.dropLast(ending.rawValue.count) }
    let names = rest.split(separator: "/", omittingEmptySubsequences: false)
    guard names.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\\") }),
      !rest.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
    else { return nil }
    self.names = names.map(LayoutPattern.parts)
    let all = self.names.joined()
    func holds(_ wanted: [Part]) -> Bool { all.contains { wanted.contains($0) } }
    guard holds([.year, .shortYear]), holds([.day(isPadded: true), .day(isPadded: false)]),
      holds([
        .month(isPadded: true), .month(isPadded: false), .monthName(isShort: true),
        .monthName(isShort: false),
      ])
    else { return nil }
  }

  /// The number of names in a path: the folders, and the file.
  package var depth: Int { names.count }

  /// Whether it holds names of days or months, which may be in either language.
  package var hasNames: Bool {
    names.joined().contains {
      switch $0 {
      case .monthName, .weekday: true
      case .literal, .year, .shortYear, .month, .day: false
      }
    }
  }

  private static let tokens: [(text: String, part: Part)] = [
    ("YYYY", .year), ("YY", .shortYear), ("MMMM", .monthName(isShort: false)),
    ("MMM", .monthName(isShort: true)), ("MM", .month(isPadded: true)), ("M", .month(isPadded: false)),
    ("dddd", .weekday(isShort: false)), ("ddd", .weekday(isShort: true)), ("DD", .day(isPadded: true)),
    ("D", .day(isPadded: false)),
  ]

  private static func parts(_ name: Substring) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    var rest = name
    while let first = rest.first {
      let run = rest.prefix { $0.isLetter }
      guard run.isEmpty else {
        rest = rest.dropFirst(run.count)
        if let tokens = tokens(of: run) {
          if !literal.isEmpty { parts.append(.literal(literal)) }
          literal = ""
          parts += tokens
        } else {
          literal += run
        }
        continue
      }
      literal.append(first)
      rest.removeFirst()
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  /// The tokens that a run of letters is made of; nil if there are others in it.
  private static func tokens(of run: Substring) -> [Part]? {
    if run.isEmpty { return [] }
    guard run.utf8.count <= 32 else { return nil }
    for token in tokens where run.hasPrefix(token.text) {
      if let rest = tokens(of: run.dropFirst(token.text.count)) { return [token.part] + rest }
    }
    return nil
  }

  /// The path of a day's file without its ending, with names in a language.
  package func path(of day: Day, in language: Language) -> String {
    let date = day.parts
    return names.map { name in
      name.indices.map { place in
        switch name[place] {
        case .literal(let text): text
        case .year: zeroPadded(date.year, 4)
        case .shortYear: zeroPadded(date.year % 100, 2)
        case .month(let isPadded): isPadded ? zeroPadded(date.month, 2) : "\(date.month)"
        case .day(let isPadded): isPadded ? zeroPadded(date.day, 2) : "\(date.day)"
        case .monthName(isShort: false) where Self.isAfterDay(place, in: name):
          DateNames.monthsAfterDay(language)[date.month - 1]
        case .monthName(let isShort): DateNames.months(language, isShort: isShort)[date.month - 1]
        case .weekday(let isShort): DateNames.weekdays(language, isShort: isShort)[day.weekday.index]
        }
      }.joined()
    }.joined(separator: "/")
  }

  /// The paths of its days' files without their endings, as a pattern of names that shells and git know. One of several
  /// folders holds from the daybook's folder on.
  package var glob: String {
    names.map { name in
      name.map { part in
        switch part {
        case .literal(let text): text.map { "*?[\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
        case .year: "[0-9][0-9][0-9][0-9]"
        case .shortYear, .month(isPadded: true), .day(isPadded: true): "[0-9][0-9]"
        case .month(isPadded: false), .day(isPadded: false): "[0-9]*"
        case .monthName, .weekday: "*"
        }
      }.joined()
    }.joined(separator: "/")
  }

  /// Whether a part of a name stands behind the number of the day, with a point and blanks at most between: there Obsidian
  /// writes the months as Czech declines them.
  private static func isAfterDay(_ place: Int, in name: [Part]) -> Bool {
    guard place > 1, case .literal(let between) = name[place - 1], case .day = name[place - 2] else {
      return false
    }
    return between.last == " " && between.drop { $0 == "." }.allSatisfy { $0 == " " }
  }

  /// What the name of a folder tells beside what those above it have told; nil if no such folder is in the pattern.
  package func folder(_ level: Int, _ name: ArraySlice<UInt8>, after finding: Finding) -> Finding? {
    var found: Finding?
    _ = walk(names[level][...], name, finding) { finding, rest in
      guard rest.isEmpty else { return false }
      found = finding
      return true
    }
    return found
  }

  /// Looks for ways to read the name of a file up to its ending, until one of them, with what stands behind, is
  /// agreed to.
  package func file(
    _ name: ArraySlice<UInt8>, after finding: Finding,
    _ isMeant: (Finding, _ rest: ArraySlice<UInt8>) -> Bool
  ) { _ = walk(names[depth - 1][...], name, finding, isMeant) }

  private func walk(
    _ parts: ArraySlice<Part>, _ rest: ArraySlice<UInt8>, _ finding: Finding,
    _ isMeant: (Finding, ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    guard let part = parts.first else { return isMeant(finding, rest) }
    func number(_ field: WritableKeyPath<Finding, Int?>, _ digits: [Int], from start: Int = 0) -> Bool {
      for count in digits {
        guard let number = rest.number(ofDigits: count) else { continue }
        var next = finding
        let value = start > 0 ? number + (number > 68 ? 1900 : 2000) : number
        if let known = next[keyPath: field], known != value { continue }
        next[keyPath: field] = value
        if walk(parts.dropFirst(), rest.dropFirst(count), next, isMeant) { return true }
      }
      return false
    }
    // Of a month there may be several names, one after the other.
    func name(
      _ field: WritableKeyPath<Finding, Int?>, of count: Int, from start: Int, _ names: (Language) -> [String]
    ) -> Bool {
      for language in Language.allCases {
        for (index, name) in names(language).enumerated() {
          guard let behind = rest.behind(name, ignoringCase: true) else { continue }
          var next = finding
          next[keyPath: field] = index % count + start
          next.language = language
          if walk(parts.dropFirst(), behind, next, isMeant) { return true }
        }
      }
      return false
    }
    switch part {
    case .literal(let text):
      guard let behind = rest.behind(text, ignoringCase: false) else { return false }
      return walk(parts.dropFirst(), behind, finding, isMeant)
    case .year: return number(\.year, [4])
    case .shortYear: return number(\.year, [2], from: 2000)
    case .month(let isPadded): return number(\.month, isPadded ? [2] : [2, 1])
    case .day(let isPadded): return number(\.day, isPadded ? [2] : [2, 1])
    case .monthName(let isShort):
      return name(\.monthName, of: 12, from: 1) {
        DateNames.months($0, isShort: isShort) + (isShort ? [] : DateNames.monthsAfterDay($0))
      }
    case .weekday(let isShort):
      return name(\.weekday, of: 7, from: 0) { DateNames.weekdays($0, isShort: isShort) }
    }
  }
}

extension ArraySlice<UInt8> {
  /// The number that so many digits at the beginning are; nil if there are fewer.
  fileprivate func number(ofDigits count: Int) -> Int? {
    guard self.count >= count else { return nil }
    var number = 0
    for byte in prefix(count) {
      guard byte.isDigit else { return nil }
      number = number * 10 + Int(byte &- 0x30)
    }
    return number
  }

  /// The bytes behind a text at the beginning, however Unicode composes it; nil if another stands there.
  fileprivate func behind(_ text: String, ignoringCase: Bool) -> ArraySlice<UInt8>? {
    if starts(with: text.utf8) { return dropFirst(text.utf8.count) }
    guard let first, let wanted = text.utf8.first else { return nil }
    if first < 0x80, wanted < 0x80, first.lowercased != wanted.lowercased { return nil }
    let start = String(decoding: self, as: UTF8.self).prefix(text.count)
    guard ignoringCase ? start.lowercased() == text.lowercased() : start == text else { return nil }
    return dropFirst(start.utf8.count)
  }
}
