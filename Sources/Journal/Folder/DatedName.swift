/// A text file whose name holds a date, at a path within a daybook, and the `layout` by which it would be read.
package struct DatedName: Hashable, Sendable {
  /// The layout, as `daybook.conf` has it; nil if none would read it.
  package let layout: String?
  /// Whether the layout holds words or numbers of a person's own in the name itself, which another day's name may not
  /// have.
  package let hasOwnWords: Bool

  /// Looks at a path within a daybook, its parts separated by slashes; nil if its name holds no date of these times, or
  /// is not that of a text.
  package init?(_ path: String) {
    // By bytes: most names are looked at no further.
    let name = path.utf8.lastIndex(of: Byte.slash).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    guard DatedName.hasDigitsOfDate(name) else { return nil }
    guard let stem = DatedName.stem(of: name) ?? DatedName.bareDate(name),
      let day = LayoutPattern.date(in: stem), (1900..<2200).contains(day.year)
    else {
      let hasShortYear = DatedName.hasShortYear(name)
      guard hasShortYear || DatedName.isOfNoDay(path) else { return nil }
      (layout, hasOwnWords) = (hasShortYear && name == path ? "YY-MM-DD" : nil, false)
      return
    }
    let pattern = LayoutPattern.reading(path)
    layout = pattern?.text
    hasOwnWords =
      pattern?.names.last?.contains { part in
        if case .literal(let text) = part { text.contains { $0.isLetter || $0.isNumber } } else { false }
      } ?? false
  }

  /// Whether a name has the digits of a date: a year of four and one for the day at least, eight in one, or three times
  /// two. Of the names in a folder of notes few have, and to look for the date costs much more.
  static func hasDigitsOfDate(_ name: Substring) -> Bool {
    var (digits, run, pairs, hasYear) = (0, 0, 0, false)
    func endRun(at next: UInt8?) {
      if run == 4 || run == 8 { hasYear = true }
      // A mark on the last digit makes no digit of it.
      if let next, next >= 0x80, run == 5 || run == 9 { hasYear = true }
      if run == 2 { pairs += 1 }
      digits += run
      run = 0
    }
    for byte in name.utf8 { if byte.isDigit { run += 1 } else { endRun(at: byte) } }
    endRun(at: nil)
    return hasYear && digits > 4 || pairs == 3
  }

  /// A name that is a date with no ending, or with one that says nothing: `2026-01-12`, `2026-01-12.`, `2026-01-12_md`; nil
  /// of any other.
  private static func bareDate(_ name: Substring) -> Substring? {
    let date = name.prefix(10)
    guard Day(String(date)) != nil else { return nil }
    let rest = name.dropFirst(10).drop { !$0.isLetter && !$0.isNumber }
    return rest.isEmpty || DayEnding(rawValue: "." + rest) != nil ? date : nil
  }

  /// Whether a path is that of a day's file but for a date that there is not: `2026-02-30.txt`.
  package static func isOfNoDay(_ path: String) -> Bool {
    guard let name = path.split(separator: "/").last, DayEnding(of: String(name)) != nil,
      let stem = stem(of: name)
    else { return false }
    let numbers = stem.split(separator: "-", omittingEmptySubsequences: false)
    return numbers.map(\.utf8.count) == [4, 2, 2] && "12".contains(stem.prefix(1)) && Day(String(stem)) == nil
      && numbers.allSatisfy { $0.utf8.allSatisfy(\.isDigit) }
  }

  /// Whether a name is a date with a year of two digits: `26-02-05.txt`.
  private static func hasShortYear(_ name: Substring) -> Bool {
    guard DayEnding(of: String(name)) != nil, let stem = stem(of: name) else { return false }
    return stem.utf8.count == 8 && Day("20" + stem) != nil
  }

  /// The name of a text without its ending, and without what a program put behind that: `.txt`, `.md`, `.txt.bak`,
  /// `.md (1)`, `.mdx`; nil of all else.
  private static func stem(of name: Substring) -> Substring? {
    let lower = name.lowercased()
    guard lower.count == name.count else { return nil }
    for ending in [".txt", ".markdown", ".md", ".text", ".org"] {
      guard let found = lower.firstPlace(of: ending) else { continue }
      let rest = lower[found.upperBound...]
      guard rest.first.map({ ".~ (x".contains($0) }) ?? true else { continue }
      return name.dropLast(lower[found.lowerBound...].count)
    }
    return nil
  }
}
