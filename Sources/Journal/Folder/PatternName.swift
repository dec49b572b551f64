import Speech

/// The kind of a file in the last folder of a pattern, as its name tells it.
package struct PatternName: Sendable {
  /// The kind; never a copy of the configuration.
  package let name: FileName
  /// Whether a name of a day or month in it is that of another one.
  package let isMisnamed: Bool
  /// The language of its names; nil without any.
  package let language: Language?
}

extension LayoutPattern {
  /// Tells what the name of a file is, in a folder of which its names have told something.
  package func fileName(_ name: ArraySlice<UInt8>, after finding: Finding = Finding()) -> PatternName {
    if let original = FileName.exchangedOne(of: name) {
      return self.name(original[...], after: finding) { day, rest in
        DayEnding(rawValue: rest).map { _ in .conflictCopy(day, isCertain: true) }
      }
    }
    if name.first == Byte.point, names[depth - 1].first != .literal(".") {
      return self.name(name.dropFirst(), after: finding) { day, rest in
        FileName.isPlaceholder(ending: rest) ? .placeholder(day) : nil
      }
    }
    return self.name(name, after: finding) { day, rest in
      FileName.ofDay(day, ending: rest)
    }
  }

  /// The kind of the file that a path ends with, by as many of its last names as the pattern has.
  package func name(atEndOf path: some Collection<UInt8>) -> FileName {
    fileName(atEndOf: path)?.name ?? .other
  }

  /// The day of the file that a path ends with; nil if it is no day's.
  package func day(atEndOf path: some Collection<UInt8>) -> Day? {
    if case .day(let day, _) = name(atEndOf: path) { day } else { nil }
  }

  /// The language of the names of days and months in the path of a day's file; nil without any.
  package func language(ofNamesIn path: String) -> Language? { fileName(atEndOf: path.utf8)?.language }

  /// Whether a path, relative to a daybook, is that of a day's file or of a copy of one.
  package func reads(_ path: String) -> Bool {
    guard path.split(separator: "/", omittingEmptySubsequences: false).count == depth else { return false }
    return switch fileName(atEndOf: path.utf8)?.name {
    case .day, .conflictCopy: true
    case .configurationCopy, .badgesCopy, .placeholder, .other, nil: false
    }
  }

  private func fileName(atEndOf path: some Collection<UInt8>) -> PatternName? {
    let names = ArraySlice(path).split(separator: Byte.slash).suffix(depth)
    guard names.count == depth, let last = names.last else { return nil }
    var finding = Finding()
    for (level, name) in names.dropLast().enumerated() {
      guard let next = folder(level, name, after: finding) else { return nil }
      finding = next
    }
    return fileName(last, after: finding)
  }

  private func name(
    _ name: ArraySlice<UInt8>, after finding: Finding, _ kind: (Day, String) -> FileName?
  ) -> PatternName {
    var found = PatternName(name: .other, isMisnamed: false, language: nil)
    file(name, after: finding) { finding, rest in
      guard let (day, isMisnamed) = finding.date, let kind = kind(day, String(decoding: rest, as: UTF8.self))
      else { return false }
      found = PatternName(name: kind, isMisnamed: isMisnamed, language: finding.language)
      return true
    }
    return found
  }
}
