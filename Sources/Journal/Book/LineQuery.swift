/// The conditions that a line must meet, every one, to be listed.
package struct LineQuery: Sendable {
  /// Something that a line holds or not.
  package enum Condition: Hashable, Sendable {
    /// It is about a habit or measure, or an amount in it counts for that measure: a tag's, or one of which a share does.
    case subject(Reference)
    /// It has a tag: `+word`, `@word`, `#word` or `key:value`.
    case tag(String)
    /// It has a tag with a key, which is given without its colon.
    case key(String)
    /// A word of it begins with this text.
    case word(String)
  }

  /// The conditions, in the order in which they were typed; a line fits if it holds all of them.
  package let conditions: [Condition]
  private let tests: [Test]

  /// Takes words as they are typed: a declared name of one word or several, a tag, a key with its colon, or a word.
  package init(_ words: [String], _ vocabulary: Vocabulary, in configuration: Configuration) {
    var conditions: [Condition] = []
    var rest = words.map(\.trimmed).filter { !$0.isEmpty }[...]
    while let first = rest.first {
      if let (subject, count) = vocabulary.subject(beginning: rest) {
        conditions.append(.subject(subject))
        rest = rest.dropFirst(count)
      } else {
        conditions.append(Condition(word: first))
        rest = rest.dropFirst()
      }
    }
    self.conditions = conditions
    tests = conditions.map { Test($0, in: configuration) }
  }

  /// A query that every line fits which says something.
  package static let everything = LineQuery()

  private init() { (conditions, tests) = ([], []) }

  /// Whether a line of a file, which is told by its bytes and what they mean, holds what is asked for; a line that says
  /// nothing never does.
  @inline(__always)
  package func fits(
    _ meaning: LineMeaning, _ rest: borrowing LineRest, _ line: Line, of bytes: ContiguousArray<UInt8>
  ) -> Bool {
    switch meaning {
    case .blank, .comment, .marker: return false
    case .tick, .entry, .running, .goal, .text, .broken: break
    }
    for test in tests {
      let isHeld: Bool
      switch test.condition {
      case .subject(let subject):
        isHeld =
          meaning.subject == subject || Self.counts(rest, for: subject)
          || test.lenders.contains { meaning.isEntry(of: $0) || Self.counts(rest, for: $0) }
      case .tag:
        isHeld =
          Self.hasTag(rest, bytes, test.text)
          || rest.tags.isEmpty && meaning.isText
            && markedWords(of: bytes, line.words).contains {
              test.text.isAll(of: bytes, $0.withoutMarks(bytes))
            }
      case .key: isHeld = Self.hasKey(rest, bytes, test.text)
      case .word: isHeld = test.text.beginsAWord(of: bytes, line.words)
      }
      if !isHeld { return false }
    }
    return true
  }

  /// Whether a tag of a line counts for a measure.
  private static func counts(_ rest: borrowing LineRest, for subject: Reference) -> Bool {
    guard case .measure(let measure) = subject, !rest.counting.isEmpty else { return false }
    return rest.counting.contains { $0.measure == measure }
  }

  private static func hasTag(
    _ rest: borrowing LineRest, _ bytes: ContiguousArray<UInt8>, _ text: SoughtText
  ) -> Bool {
    for tag in rest.tags where text.isAll(of: bytes, tag.places.withoutMarks(bytes)) { return true }
    return false
  }

  private static func hasKey(
    _ rest: borrowing LineRest, _ bytes: ContiguousArray<UInt8>, _ text: SoughtText
  ) -> Bool {
    for tag in rest.tags {
      if let key = bytes.key(of: tag), text.isAll(of: bytes, key.places) { return true }
    }
    return false
  }

  /// A condition with its text as it is looked for.
  private struct Test: Sendable {
    let condition: Condition
    let text: SoughtText
    /// The measures of whose amounts a share counts for the one that is asked for.
    let lenders: [Reference]

    init(_ condition: Condition, in configuration: Configuration) {
      self.condition = condition
      lenders =
        if case .subject(.measure(let measure)) = condition {
          configuration.lenders(to: measure).map { .measure($0.measure) }
        } else { [] }
      text =
        switch condition {
        case .subject: SoughtText("")
        case .tag(let text), .key(let text), .word(let text): SoughtText(text)
        }
    }
  }
}

extension LineMeaning {
  /// Whether it is an entry, and so has an amount, of a measure.
  fileprivate func isEntry(of measure: Reference) -> Bool {
    if case .entry = self { subject == measure } else { false }
  }
}

extension LineQuery.Condition {
  /// Takes a word that is no declared name: a tag, a key with its colon, else a word of the text.
  init(word: String) {
    let bytes = ContiguousArray(word.utf8)
    let typed = bytes.withSpan { text in Cursor(0, upTo: bytes.count).followingWord(text) }
    let isTag = typed.map { $0.range == 0..<Int32(bytes.count) && ($0.form == .tag || $0.form == .keyed) }
    if isTag ?? false {
      self = .tag(word)
    } else if word.last == ":", word.count > 1 {
      var key = word
      while key.last == ":" { key.removeLast() }
      self = .key(key)
    } else {
      self = .word(word)
    }
  }

  /// Whether a word as typed asks for a tag or a key.
  package static func isTag(_ word: String) -> Bool {
    switch Self(word: word) {
    case .tag, .key: true
    case .subject, .word: false
    }
  }
}

/// The words of a line of text that are tags by their mark: `+word`, `@word`, `#word`. The reader looks for tags in such
/// a line only where one may count.
func markedWords(of bytes: ContiguousArray<UInt8>, _ places: Range<Int>) -> [Range<Int>] {
  bytes.withSpan { text in
    allWords(text, from: places.lowerBound, places.upperBound).filter { $0.form == .tag }.map {
      $0.start..<$0.end
    }
  }
}

extension LineMeaning {
  /// Whether the line is journal.
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}

extension Line {
  /// Where its content stands in the file.
  var words: Range<Int> { Int(content)..<max(Int(content), Int(end)) }
}

extension Range<Int> {
  /// The places without commas and the like at their end.
  fileprivate func withoutMarks(_ bytes: ContiguousArray<UInt8>) -> Range<Int> {
    var end = upperBound
    while end > lowerBound + 1, bytes[end - 1].endsPhrase { end -= 1 }
    return lowerBound..<end
  }
}
