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

  /// A node of the tree of names, which are folded: small letters, one hyphen for each run of blanks and hyphens.
  ///
  /// The node of a class of bytes after a node is at the class's number behind the node's `base`, if it says that
  /// the node comes before it: so each byte of a line takes one look, and the tree little more room than its names.
  private struct Node {
    /// The node before it; -1 of a place where none is.
    var before: Int32 = -1
    var base: Int32 = 0
  }

  private var nodes: ContiguousArray<Node> = [Node(before: 0)]
  /// By node, the number of the subject whose name ends there, from 1; 0 if none does.
  private var ends: ContiguousArray<Int32> = []
  /// The class of each byte: letters of both cases are of one; 0 of a byte that no name holds.
  private var classes = ContiguousArray<UInt8>(repeating: 0, count: 256)
  /// The classes that end a word: blanks and hyphens, which are one within a name, and the colon.
  private static let joint: UInt8 = 1
  private static let colon: UInt8 = 2
  private var subjects: [Reference] = []
  /// The names beyond ASCII, whose other spellings are found by comparing text.
  private var folded: [String: Reference] = [:]
  private var hasWideNames = false
  /// The most words that a name has, counting those separated by blanks or hyphens; at least 1.
  private(set) var longestWordCount = 1
  /// Every name, label and alias as declared, with what it stands for.
  package private(set) var names: [(text: String, subject: Reference)] = []

  /// Makes the vocabulary of a configuration.
  package init(_ configuration: Configuration) {
    var keys: [(key: [UInt8], subject: Int32)] = []
    for (place, habit) in configuration.habits.enumerated() {
      declare(habit.name, habit.label, habit.aliases, as: .habit(place), &keys)
    }
    for (place, measure) in configuration.measures.enumerated() {
      declare(measure.name, measure.label, measure.aliases, as: .measure(place), &keys)
    }
    plant(keys)
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
    _ name: String, _ label: String?, _ aliases: [String], as subject: Reference,
    _ keys: inout [(key: [UInt8], subject: Int32)]
  ) {
    subjects.append(subject)
    for text in [name] + aliases + (label.map { [$0] } ?? []) {
      let folded = Vocabulary.folded(text)
      guard !folded.isEmpty, self.folded[folded] == nil else { continue }
      self.folded[folded] = subject
      names.append((text, subject))
      longestWordCount = max(longestWordCount, folded.split(separator: "-").count)
      if folded.utf8.contains(where: { $0 >= 0x80 }) { hasWideNames = true }
      keys.append((Array(folded.utf8), Int32(subjects.count)))
    }
  }

  /// Makes the tree of some folded names, each with the number of its subject from 1.
  private mutating func plant(_ names: [(key: [UInt8], subject: Int32)]) {
    var count: UInt8 = 2
    for byte in [Byte.blank, Byte.tab, Byte.hyphen] { classes[Int(byte)] = Vocabulary.joint }
    classes[Int(Byte.colon)] = Vocabulary.colon
    for byte in Set(names.flatMap(\.key)).sorted() where classes[Int(byte)] == 0 {
      count += 1
      classes[Int(byte)] = count
      if byte.isASCIILetter { classes[Int(byte & ~0x20)] = count }
    }
    let names = names.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    var found: [(node: Int, subject: Int32)] = []
    var open: [(node: Int, names: Range<Int>, depth: Int)] = [(0, names.indices, 0)]
    var free = 1
    while let (node, range, depth) = open.popLast() {
      var children: [(kind: Int, names: Range<Int>)] = []
      for place in range {
        let key = names[place].key
        if key.count == depth {
          found.append((node, names[place].subject))
        } else if let last = children.last, last.kind == Int(classes[Int(key[depth])]) {
          children[children.count - 1].names = last.names.lowerBound..<(place + 1)
        } else {
          children.append((Int(classes[Int(key[depth])]), place..<(place + 1)))
        }
      }
      guard !children.isEmpty else { continue }
      let base = room(for: children.map(\.kind), from: &free)
      nodes[node].base = Int32(base)
      for child in children {
        nodes[base + child.kind].before = Int32(node)
        open.append((base + child.kind, child.names, depth + 1))
      }
    }
    // A look behind the last node needs no check.
    nodes.append(contentsOf: repeatElement(Node(), count: 256))
    ends = ContiguousArray(repeating: 0, count: nodes.count)
    for (node, subject) in found { ends[node] = subject }
  }

  /// A base whose places for some classes are free; `free` is the first place that may be.
  private mutating func room(for kinds: [Int], from free: inout Int) -> Int {
    while free < nodes.count, nodes[free].before >= 0 { free += 1 }
    var base = max(0, free - (kinds.min() ?? 0))
    // After so many tries the end is as good: the search never takes long.
    for _ in 0..<64 {
      if kinds.allSatisfy({ base + $0 >= nodes.count || nodes[base + $0].before < 0 }) { break }
      base += 1
    }
    if !kinds.allSatisfy({ base + $0 >= nodes.count || nodes[base + $0].before < 0 }) { base = nodes.count }
    let end = base + (kinds.max() ?? 0) + 1
    if end > nodes.count { nodes.append(contentsOf: repeatElement(Node(), count: end - nodes.count)) }
    return base
  }

  /// The subject that a whole name stands for; nil if it is not declared.
  package func subject(named name: String) -> Reference? { folded[Vocabulary.folded(name)] }

  /// The longest declared name at a place, if a blank, a colon or the end follows it; nil if there is none.
  func match(_ text: Span<UInt8>, at start: Int, _ end: Int) -> Match? {
    var place = start
    var node = 0
    // The last node at which a name ended, and where.
    var (foundNode, foundEnd) = (0, start)
    while place < end {
      let byte = text[place]
      var kind = classes[Int(byte)]
      var next = place &+ 1
      if byte >= 0x80, blankLength(text, place, end) > 0 { kind = Vocabulary.joint }
      if kind <= Vocabulary.colon {
        if kind == 0 { break }
        if byte != Byte.hyphen, ends[node] > 0 { (foundNode, foundEnd) = (node, place) }
        if kind == Vocabulary.joint { next = skippingJoints(text, place, end) }
      }
      let following = Int(nodes[node].base) &+ Int(kind)
      guard Int(nodes[following].before) == node, following != 0 else { break }
      node = following
      place = next
    }
    let found = foundNode == 0 ? nil : ending(foundNode, foundEnd)
    if place == end, let whole = ending(node, end) { return whole }
    if hasWideNames, place < end,
      text[place] >= 0x80 || (place + 1 < end && text[place + 1] >= 0x80)
        || (place > start && text[place - 1] >= 0x80)
    {
      return wideMatch(text, at: start, end) ?? found
    }
    return found
  }

  /// The place after a run of blanks and hyphens.
  @inline(__always)
  private func skippingJoints(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var place = start
    while place < end {
      let length = text[place] == Byte.hyphen ? 1 : blankLength(text, place, end)
      if length == 0 { break }
      place &+= length
    }
    return place
  }

  @inline(__always)
  private func ending(_ node: Int, _ end: Int) -> Match? {
    let subject = Int(ends[node])
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
