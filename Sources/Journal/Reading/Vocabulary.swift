/// The names that a configuration declares, ready to be found in bytes: the longest one that a line begins with.
///
/// Letter case and Unicode normalisation do not matter, nor do blanks against hyphens.
package struct Vocabulary: Sendable {
  /// A name found in a line.
  struct Match {
    var subject: Reference
    /// The end of the name in the file.
    var nameEnd: Int
    /// Where reading goes on: the end of the name, or of the marks around it.
    var end: Int
    /// Whether it is bold, a link or a tag, which alone on a line asks for nothing.
    var isMarked = false

    init(subject: Reference, nameEnd: Int, end: Int, isMarked: Bool = false) {
      (self.subject, self.nameEnd, self.end, self.isMarked) = (subject, nameEnd, end, isMarked)
    }

    init(subject: Reference, end: Int) { self.init(subject: subject, nameEnd: end, end: end) }
  }

  private var tree = NameTree()
  private var subjects: [Reference] = []
  /// The names beyond ASCII, whose other spellings are found by comparing text.
  private var folded: [String: Reference] = [:]
  /// Whether a name holds bytes that are compared as text: those beyond ASCII, and control characters.
  private var hasWideNames = false
  /// Whether a name begins with a digit, `5-HTP`.
  private(set) var hasNumberedNames = false
  /// Whether a name ends in a digit, `In bed by 10`.
  private(set) var hasNamesEndingInDigits = false
  /// The second bytes of the names that begin with each byte, a bit each; both bytes by their lowest five bits, which
  /// are the same for small and capital letters.
  private var beginnings = ContiguousArray<UInt32>(repeating: 0, count: 32)
  /// The most words that a name has, counting those separated by blanks or hyphens; at least 1.
  private(set) var longestWordCount = 1
  /// Every name, label and alias as declared, with what it stands for.
  package private(set) var names: [(text: String, subject: Reference)] = []
  /// The same names as they are compared.
  private(set) var foldedNames: [FoldedName] = []

  /// Makes the vocabulary of a configuration.
  package init(_ configuration: Configuration) {
    for (place, habit) in configuration.habits.enumerated() {
      declare(habit.names, as: .habit(place))
    }
    for (place, measure) in configuration.measures.enumerated() {
      declare(measure.names, as: .measure(place))
    }
  }

  /// A name as it is compared: small letters, hyphens for blanks.
  package static func folded(_ name: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(name.utf8.count)
    var isASCII = true
    for byte in name.utf8 {
      isASCII = isASCII && byte < 0x80
      if !byte.isBlank, byte != Byte.hyphen {
        bytes.append(byte.lowercased)
      } else if let last = bytes.last, last != Byte.hyphen {
        bytes.append(Byte.hyphen)
      }
    }
    if isASCII {
      if bytes.last == Byte.hyphen { bytes.removeLast() }
      return String(decoding: bytes, as: UTF8.self)
    }
    // Scalars, since a mark that combines with a blank makes one character of both.
    var folded = String.UnicodeScalarView()
    var isParted = false
    for scalar in name.lowercased().unicodeScalars {
      if scalar.isBlank || scalar == "-" {
        isParted = !folded.isEmpty
        continue
      }
      if isParted { folded.append("-") }
      isParted = false
      folded.append(scalar)
    }
    return String(folded)
  }

  private mutating func declare(_ declared: [String], as subject: Reference) {
    subjects.append(subject)
    for text in declared {
      let folded = Vocabulary.folded(text)
      guard !folded.isEmpty, self.folded[folded] == nil else { continue }
      self.folded[folded] = subject
      names.append((text, subject))
      foldedNames.append(FoldedName(folded))
      let bytes = Array(folded.utf8)
      longestWordCount = max(longestWordCount, bytes.split(separator: Byte.hyphen).count)
      if bytes.contains(where: { $0 >= 0x80 || $0 < 0x20 }) { hasWideNames = true }
      if bytes[0].isDigit { hasNumberedNames = true }
      if bytes[bytes.count - 1].isDigit { hasNamesEndingInDigits = true }
      tree.plant(bytes, as: subjects.count)
      noteBeginning(of: bytes)
    }
  }

  private mutating func noteBeginning(of name: [UInt8]) {
    // A joint may be a blank as well as a hyphen; a name of one letter may have anything behind it.
    let seconds: UInt32 = name.count > 1 && name[1].isASCIILetter ? 1 << UInt32(name[1] & 0x1F) : ~0
    beginnings[Int(name[0] & 0x1F)] |= seconds
  }

  /// Whether a name may begin at a place, by its first two bytes.
  @inline(__always)
  func mayBegin(_ text: Span<UInt8>, at start: Int, _ end: Int) -> Bool {
    guard start &+ 1 < end, text[start] < 0x80, text[start &+ 1] < 0x80 else { return true }
    return beginnings[Int(text[start] & 0x1F)] &>> UInt32(text[start &+ 1] & 0x1F) & 1 != 0
  }

  /// Whether a name may begin with a byte.
  @inline(__always)
  func mayBegin(with byte: UInt8) -> Bool { byte.isLetterLike || hasNumberedNames && byte.isDigit }

  /// The subject that a whole name stands for; nil if it is not declared.
  package func subject(named name: String) -> Reference? { folded[Vocabulary.folded(name)] }

  /// The longest declared name at a place, if a blank, a colon or the end follows it; nil if there is none.
  @inline(__always)
  func match(_ text: Span<UInt8>, at start: Int, _ end: Int) -> Match? {
    guard mayBegin(text, at: start, end) else { return nil }
    let found = tree.match(text, at: start, end)
    if found.isWide, hasWideNames || holdsUnseen(text, start, end), let wide = wideMatch(text, at: start, end)
    {
      return wide
    }
    guard found.subject > 0 else { return nil }
    let subject = subjects[found.subject &- 1]
    if hasNamesEndingInDigits, isWithinTime(text, found.end, end), case .habit = subject {
      return shorterMatch(of: subject, text, at: start, before: found.end)
    }
    return Match(subject: subject, end: found.end)
  }

  /// A shorter name of the habit whose name ends within a time of day, before that: the `Up` of `Up at 6:10` where the
  /// habit `up` is `Up at 6`; nil if it has none there.
  @inline(never)
  private func shorterMatch(
    of habit: Reference, _ text: Span<UInt8>, at start: Int, before nameEnd: Int
  ) -> Match? {
    var end = nameEnd
    while end > start, text[end - 1].isDigit || text[end - 1] == Byte.colon { end -= 1 }
    guard end > start, case let found = tree.match(text, at: start, end), found.subject > 0,
      subjects[found.subject - 1] == habit
    else { return nil }
    return Match(subject: habit, end: found.end)
  }

  /// Whether a place is that of the colon in a time of day, as it is in `In bed by 10:15`.
  @inline(never)
  private func isWithinTime(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Bool {
    place + 1 < end && text[place] == Byte.colon && place > 0 && text[place - 1].isDigit
      && text[place + 1].isDigit
  }

  /// The text of a run of bytes without the marks that are not seen.
  private func seen(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> String {
    var bytes: [UInt8] = []
    var place = start
    while place < end {
      let length = unseenLength(text, place, end)
      if length == 0 { bytes.append(text[place]) }
      place += max(length, 1)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a mark that is not seen stands where a name may.
  @inline(never)
  private func holdsUnseen(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    // What stands before a name is no part of it.
    guard unseenLength(text, start, end) == 0 else { return false }
    for place in start..<min(end, start + 200) where unseenLength(text, place, end) > 0 { return true }
    return false
  }

  /// The longest declared name at a place, found by comparing whole words as text.
  private func wideMatch(_ text: Span<UInt8>, at start: Int, _ end: Int) -> Match? {
    var found: Match?
    var place = start
    for _ in 0..<longestWordCount * 2 {
      while place < end, blankLength(text, place, end) == 0, text[place] != Byte.colon { place += 1 }
      guard place - start <= 400 else { break }
      // A hyphen joins words; behind the last one it is not of the name.
      if place > start, text[place - 1] != Byte.hyphen,
        let subject = folded[Vocabulary.folded(seen(text, start, place))]
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
