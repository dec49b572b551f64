/// The names that a configuration declares, ready to be found in bytes: the longest one that a line begins with.
///
/// Letter case and Unicode normalisation do not matter, nor do blanks against hyphens.
package struct Vocabulary: Sendable {
  /// A name found in a line.
  struct Match {
    var subject: Reference
    /// The end of the name in the file.
    var end: Int
  }

  private var tree = NameTree()
  private var subjects: [Reference] = []
  /// The names beyond ASCII, whose other spellings are found by comparing text.
  private var folded: [String: Reference] = [:]
  /// Whether a name holds bytes that are compared as text: those beyond ASCII, and control characters.
  private var hasWideNames = false
  /// The ASCII letters that names begin with, a bit each.
  private var initials: UInt32 = 0
  /// The most words that a name has, counting those separated by blanks or hyphens; at least 1.
  private(set) var longestWordCount = 1
  /// Every name, label and alias as declared, with what it stands for.
  package private(set) var names: [(text: String, subject: Reference)] = []

  /// Makes the vocabulary of a configuration.
  package init(_ configuration: Configuration) {
    for (place, habit) in configuration.habits.enumerated() {
      declare(habit.name, habit.label, habit.aliases, as: .habit(place))
    }
    for (place, measure) in configuration.measures.enumerated() {
      declare(measure.name, measure.label, measure.aliases, as: .measure(place))
    }
  }

  /// A name as it is compared: small letters, hyphens for blanks.
  package static func folded(_ name: String) -> String {
    // Scalars, since a mark that combines with a blank makes one character of both.
    var folded = String.UnicodeScalarView()
    var isParted = false
    for scalar in name.lowercased().unicodeScalars {
      if scalar == " " || scalar == "\t" || scalar == "-" || scalar == "\u{A0}" || scalar == "\u{202F}" {
        isParted = !folded.isEmpty
        continue
      }
      if isParted { folded.append("-") }
      isParted = false
      folded.append(scalar)
    }
    return String(folded)
  }

  private mutating func declare(
    _ name: String, _ label: String?, _ aliases: [String], as subject: Reference
  ) {
    subjects.append(subject)
    for text in [name] + aliases + (label.map { [$0] } ?? []) {
      let folded = Vocabulary.folded(text)
      guard !folded.isEmpty, self.folded[folded] == nil else { continue }
      self.folded[folded] = subject
      names.append((text, subject))
      longestWordCount = max(longestWordCount, folded.split(separator: "-").count)
      if folded.utf8.contains(where: { $0 >= 0x80 || $0 < 0x20 }) { hasWideNames = true }
      tree.plant(Array(folded.utf8), as: subjects.count)
      if let first = folded.utf8.first, first.isASCIILetter { initials |= Vocabulary.bit(of: first) }
    }
  }

  /// The subject that a whole name stands for; nil if it is not declared.
  package func subject(named name: String) -> Reference? { folded[Vocabulary.folded(name)] }

  /// The longest declared name at a place, if a blank, a colon or the end follows it; nil if there is none.
  @inline(__always)
  func match(_ text: Span<UInt8>, at start: Int, _ end: Int) -> Match? {
    let found = tree.match(text, at: start, end)
    if hasWideNames, found.isWide, let wide = wideMatch(text, at: start, end) { return wide }
    return found.subject > 0 ? Match(subject: subjects[found.subject &- 1], end: found.end) : nil
  }

  private static func bit(of letter: UInt8) -> UInt32 { 1 << UInt32(letter & 0x1F) }

  /// The longest declared name at a place, found by comparing whole words as text.
  private func wideMatch(_ text: Span<UInt8>, at start: Int, _ end: Int) -> Match? {
    // A letter that no name begins with needs no comparing, unless a mark follows that makes another of it.
    if text[start].isASCIILetter, initials & Vocabulary.bit(of: text[start]) == 0,
      start + 1 == end || text[start + 1] < 0x80
    {
      return nil
    }
    var found: Match?
    var place = start
    for _ in 0..<longestWordCount * 2 {
      while place < end, blankLength(text, place, end) == 0, text[place] != Byte.colon { place += 1 }
      guard place - start <= 400 else { break }
      // A hyphen joins words; behind the last one it is not of the name.
      if place > start, text[place - 1] != Byte.hyphen,
        let subject = folded[Vocabulary.folded(string(text, start, place))]
      {
        found = Match(subject: subject, end: place)
      }
      guard place < end, text[place] != Byte.colon else { break }
      place = skippingBlanks(text, place, end)
      guard place < end, text[place] != Byte.colon else { break }
    }
    return found
  }
}
