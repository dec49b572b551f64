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

  /// A letter of a trie over folded bytes: small letters, one hyphen for each run of blanks and hyphens.
  private struct Node {
    var letter: UInt8
    /// The node of the first letter that may follow; 0 if none does.
    var child: Int32 = 0
    /// The next node that follows the same letter; 0 if it is the last of them.
    var sibling: Int32 = 0
    /// The subject that ends here: its number from 1, habits first; 0 if none does.
    var subject: Int32 = 0
  }

  /// The root, which is no letter, and the letters of all names.
  private var nodes: ContiguousArray<Node> = [Node(letter: 0)]
  /// The node of each first letter, since most lines end their search at it; 0 if no name begins so.
  private var first: ContiguousArray<Int32> = ContiguousArray(repeating: 0, count: 256)
  private var subjects: [Reference] = []
  /// The names beyond ASCII, whose other spellings are found by comparing text.
  private var folded: [String: Reference] = [:]
  private var hasWideNames = false
  /// The most words that a name has, of those parted by blanks or hyphens; at least 1.
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

  private mutating func declare(_ name: String, _ label: String?, _ aliases: [String], as subject: Reference)
  {
    subjects.append(subject)
    for text in [name] + aliases + (label.map { [$0] } ?? []) {
      let folded = Vocabulary.folded(text)
      guard !folded.isEmpty, self.folded[folded] == nil else { continue }
      self.folded[folded] = subject
      names.append((text, subject))
      longestWordCount = max(longestWordCount, folded.split(separator: "-").count)
      if folded.utf8.contains(where: { $0 >= 0x80 }) { hasWideNames = true }
      insert(Array(folded.utf8), subject: Int32(subjects.count))
    }
  }

  private mutating func insert(_ key: [UInt8], subject: Int32) {
    var node = 0
    for byte in key {
      var next = following(node, byte)
      if next == 0 {
        next = nodes.count
        nodes.append(Node(letter: byte, sibling: nodes[node].child))
        nodes[node].child = Int32(next)
        if node == 0 { first[Int(byte)] = Int32(next) }
      }
      node = next
    }
    nodes[node].subject = subject
  }

  /// The node of a letter after a node; 0 if no name goes on so.
  @inline(__always)
  private func following(_ node: Int, _ byte: UInt8) -> Int {
    if node == 0 { return Int(first[Int(byte)]) }
    var next = Int(nodes[node].child)
    while next > 0, nodes[next].letter != byte { next = Int(nodes[next].sibling) }
    return next
  }

  /// The subject that a whole name stands for; nil if it is not declared.
  package func subject(named name: String) -> Reference? { folded[Vocabulary.folded(name)] }

  /// The longest declared name at a place, if a blank, a colon or the end follows it; nil if there is none.
  func match(_ text: Span<UInt8>, at start: Int, _ end: Int) -> Match? {
    var place = start
    var node = 0
    var found: Match?
    while place < end {
      var byte = text[place]
      var next = place + 1
      if byte <= 0x20 || byte >= 0x80 || byte == Byte.hyphen {
        let length = byte == Byte.hyphen ? 1 : blankLength(text, place, end)
        if length > 0 {
          if byte != Byte.hyphen { found = ending(node, place) ?? found }
          byte = Byte.hyphen
          next = place + length
          while next < end {
            let more = text[next] == Byte.hyphen ? 1 : blankLength(text, next, end)
            if more == 0 { break }
            next += more
          }
        }
      } else if byte == Byte.colon {
        found = ending(node, place) ?? found
      }
      let following = following(node, byte.lowercased)
      if following == 0 { break }
      node = following
      place = next
    }
    if place == end, let whole = ending(node, end) {
      found = whole
    } else if hasWideNames, place < end,
      text[place] >= 0x80 || (place + 1 < end && text[place + 1] >= 0x80)
        || (place > start && text[place - 1] >= 0x80)
    {
      return wideMatch(text, at: start, end) ?? found
    }
    return found
  }

  private func ending(_ node: Int, _ end: Int) -> Match? {
    let subject = Int(nodes[node].subject)
    return subject > 0 ? Match(subject: subjects[subject - 1], end: end) : nil
  }

  /// The longest declared name at a place, found by comparing whole words as text.
  private func wideMatch(_ text: Span<UInt8>, at start: Int, _ end: Int) -> Match? {
    var found: Match?
    var place = start
    for _ in 0..<longestWordCount * 2 {
      while place < end, blankLength(text, place, end) == 0, text[place] != Byte.colon { place += 1 }
      guard place - start <= 400 else { break }
      if let subject = folded[Vocabulary.folded(string(text, start, place))] {
        found = Match(subject: subject, end: place)
      }
      guard place < end, text[place] != Byte.colon else { break }
      place = skippingBlanks(text, place, end)
      guard place < end, text[place] != Byte.colon else { break }
    }
    return found
  }
}
