/// The lines that were read, so that what a person writes day after day is read once.
///
/// No rule of the format stands here: it keeps what `LineReader` said of the very same bytes, and says it again at
/// another place of another file; where a size tells it, on days on which no size changes. A time at a line's end,
/// `08:10`, is parted from the line, since that is what differs from one day to the next. Lines that have a goal or name
/// a date are not kept, nor those with such a time and a problem, which may be about it; all others are when they come
/// again: most of what is written once is never written again. It lives as long as its reader, in memory alone.
struct LineMemory: Sendable {
  /// By the hash of a line, its place in `lines`, counting from 1; from `seen` on, some bits of the hash of a line that
  /// came once; 0 where there is none. A line whose slot has another's place may have the slot's neighbour.
  private var table: ContiguousArray<UInt16> = []
  private var lines: ContiguousArray<KnownLine> = []
  /// The bytes of all lines, eight to a word.
  private var words: ContiguousArray<UInt64> = []
  /// What some lines hold besides their meaning.
  private var rests = KnownRests()
  /// What the lines add to their days, one line after the other.
  private var contributions: ContiguousArray<Contribution> = []
  /// The days on which what was read holds, and how much of it is kept.
  private var (days, kept) = (Period(.first, .first), LineRest.Kept.counts)
  /// The lines that were read before there was a table: a few are not worth one.
  private var unkeptCount = 0
  /// The number of lines that came once, or were kept, since another memory learned from this one.
  private var untoldCount = 0

  /// The number of places in the table.
  private static let size = 8192
  /// The least of the marks of lines that came once.
  private static let seen: UInt16 = 0x8000
  /// The most words that the bytes of all lines take; each takes one at least, so that `rests` are counted in 16 bits.
  private static let mostWords = 16384
  /// The number of lines that are read before any is kept, and that are worth telling another memory.
  private static let enough = 32

  /// Forgets all lines if less of them was kept, and those that a size tells if sizes are others on some days.
  @inline(__always)
  mutating func begin(on days: Period, _ rest: inout LineRest) {
    if days == self.days, rest.kept == kept { return }
    if !lines.isEmpty { if rest.kept == kept { forgetSizes(&rest) } else { forget(&rest) } }
    (self.days, kept) = (days, rest.kept)
  }

  /// Forgets the lines that a size tells, but not that they came, and what was made or thought of the others.
  @inline(never)
  private mutating func forgetSizes(_ rest: inout LineRest) {
    rest.forgetKnown()
    for slot in table.indices where table[slot] < Self.seen && table[slot] > 0 {
      let line = lines[Int(table[slot]) &- 1]
      if line.isOfSizes { table[slot] = line.seen }
    }
  }

  /// Forgets all lines, and what was made of them.
  @inline(never)
  private mutating func forget(_ rest: inout LineRest) {
    rest.forgetKnown()
    lines.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    rests.removeAll()
    contributions.removeAll(keepingCapacity: true)
    (table, unkeptCount) = ([], 0)
  }

  /// Looks for a line of a text among those that are known; nil if lines like it are never kept.
  @inline(__always)
  mutating func sought(_ line: Line, in text: Span<UInt8>) -> SoughtLine? {
    guard var key = SoughtLine(line, in: text), hasRoom() else { return nil }
    let slot = key.slot(of: Self.size)
    let place = table[slot]
    if place > 0 {
      if place < Self.seen, holds(Int(place) &- 1, key, in: text) {
        key.known = Int32(place) &- 1
      } else {
        let place = table[slot ^ 1]
        if place < Self.seen, place > 0, holds(Int(place) &- 1, key, in: text) {
          key.known = Int32(place) &- 1
        }
      }
    }
    return key
  }

  /// Whether a line is known, and has no problem.
  @inline(__always)
  func isFaultless(_ key: SoughtLine) -> Bool { key.known >= 0 && !lines[Int(key.known)].hasProblems }

  /// Gives what a line that is known adds to its day.
  @inline(__always)
  func eachContribution(of key: SoughtLine, _ body: (Contribution) -> Void) {
    for place in lines[Int(key.known)].contributions.places {
      var contribution = contributions[place]
      if let time = key.time, contribution.time != nil { contribution.time = time }
      body(contribution)
    }
  }

  /// The meaning of a line of a text, as the reader says it or said it before; anything else that the line holds is put
  /// into `rest`.
  @inline(__always)
  mutating func meaning(
    of line: Line, _ key: SoughtLine?, in text: Span<UInt8>, by reader: borrowing LineReader,
    _ rest: inout LineRest
  ) -> LineMeaning {
    rest.known = -1
    guard let key else { return reader.meaning(of: line, in: text, &rest) }
    if key.known >= 0 {
      let known = Int(key.known)
      rest.begin(at: Int(key.start))
      (rest.known, rest.isKnownWithoutTime) = (key.known, key.time != nil)
      let place = Int(lines[known].rest)
      if place > 0 { rests.give(place &- 1, to: &rest, at: key.start) }
      return lines[known].meaning(at: key.start, key.time)
    }
    let meaning = reader.meaning(of: line, in: text, &rest)
    let mark = UInt16(truncatingIfNeeded: key.hash &>> 32) | Self.seen
    let slot = slot(of: key, mark)
    let place = table[slot]
    if place == mark {
      keep(meaning, &rest, of: key, at: slot, in: text, by: reader)
    } else if place == 0 || place >= Self.seen {
      table[slot] = mark
      untoldCount &+= 1
    }
    return meaning
  }

  /// The slot of a line that is not known: its own, or the one beside if that has its mark, or its own has another's place
  /// or mark.
  @inline(__always)
  private func slot(of key: SoughtLine, _ mark: UInt16) -> Int {
    let own = key.slot(of: Self.size)
    if table[own] == 0 || table[own] == mark { return own }
    return table[own] < Self.seen || table[own ^ 1] == 0 || table[own ^ 1] == mark ? own ^ 1 : own
  }

  /// Whether there is a table, which the first few lines are not worth.
  @inline(__always)
  private mutating func hasRoom() -> Bool {
    if !table.isEmpty { return true }
    unkeptCount += 1
    if unkeptCount > Self.enough { makeRoom() }
    return !table.isEmpty
  }

  private mutating func makeRoom() { table = ContiguousArray(repeating: 0, count: Self.size) }

  /// Whether a line that is kept is the one that is looked for.
  @inline(__always)
  private func holds(_ place: Int, _ key: SoughtLine, in text: Span<UInt8>) -> Bool {
    guard lines[place].length == key.length, lines[place].hasTime == (key.time != nil) else { return false }
    var (word, passed, count) = (Int(lines[place].words), Int(key.start), Int(key.length))
    while count >= 8 {
      guard words[word] == text.eightBytes(from: passed) else { return false }
      passed &+= 8
      count &-= 8
      word &+= 1
    }
    return count == 0 || words[word] == text.eightBytes(from: passed) & Span<UInt8>.lowest(count)
  }

  /// Keeps a line that was read.
  @inline(never)
  private mutating func keep(
    _ meaning: LineMeaning, _ rest: inout LineRest, of key: SoughtLine, at slot: Int,
    in text: Span<UInt8>, by reader: borrowing LineReader
  ) {
    guard rest.mayBeKept, var line = KnownLine(meaning, of: key) else { return }
    line.seen = table[slot]
    line.hasProblems = !rest.problems.isEmpty
    // What is told of a line may be about the time at its end, and depends on sizes that are not known here.
    if line.hasProblems, line.hasTime { return }
    line.isOfSizes = line.hasProblems || reader.amounts.takesSizes(for: meaning, rest.counting)
    if words.count > Self.mostWords {
      forget(&rest)
      makeRoom()
    }
    line.words = Int32(words.count)
    for passed in stride(from: 0, to: Int(key.length), by: 8) { words.append(key.word(passed, of: text)) }
    if !rest.isEmpty {
      rests.add(rest, from: key.start)
      line.rest = UInt16(rests.count)
    }
    let first = contributions.count
    meaning.eachContribution(rest, habitCount: reader.configuration.habits.count) {
      contributions.append($0)
    }
    line.contributions = Int32(first)..<Int32(contributions.count)
    lines.append(line)
    table[slot] = UInt16(lines.count)
    (rest.known, rest.isKnownWithoutTime) = (Int32(lines.count - 1), key.time != nil)
    untoldCount += 1
  }

  /// Whether there is enough in it that another memory may not know.
  var isWorthTelling: Bool { untoldCount >= Self.enough }

  /// Takes in what another memory of the same declarations knows and this one does not, with what others made of it.
  mutating func learn(from other: LineMemory, _ rest: inout LineRest, _ otherRest: LineRest) {
    guard days == other.days, kept == other.kept, rest.notes.isOfSameWriter(as: otherRest.notes),
      !table.isEmpty
    else {
      (self, rest.notes, rest.doubts) = (other, otherRest.notes, otherRest.doubts)
      untoldCount = 0
      return
    }
    for slot in other.table.indices where other.table[slot] > 0 {
      if other.table[slot] >= Self.seen {
        if table[slot] == 0 { table[slot] = other.table[slot] }
      } else if table[slot] == 0 || table[slot] >= Self.seen {
        let place = Int(other.table[slot]) - 1
        var line = other.lines[place]
        let bytes = Int(line.words)..<Int(line.words) + (Int(line.length) + 7) / 8
        guard words.count + bytes.count <= Self.mostWords else { return }
        line.words = Int32(words.count)
        words += other.words[bytes]
        if line.rest > 0 {
          rests.add(Int(line.rest) - 1, of: other.rests)
          line.rest = UInt16(rests.count)
        }
        let first = contributions.count
        contributions += other.contributions[line.contributions.places]
        line.contributions = Int32(first)..<Int32(contributions.count)
        rest.notes.take(otherRest.notes, of: Int32(place), as: Int32(lines.count))
        rest.doubts.take(otherRest.doubts, of: Int32(place), as: Int32(lines.count))
        lines.append(line)
        table[slot] = UInt16(lines.count)
      }
    }
  }
}

/// A line as it is looked for among those that were read.
struct SoughtLine {
  let hash: Int
  /// The first byte of the line in its file.
  let start: Int32
  /// The number of bytes that are compared: all but the time at the end.
  let length: UInt8
  /// The time at the end; nil without one.
  let time: TimeOfDay?
  /// Its number among the lines that are known; -1 if it is none.
  fileprivate(set) var known: Int32 = -1

  /// The bytes that hold the time at the end.
  var timeRange: Range<Int32> {
    let end = start + Int32(length) + Int32(Self.timeLength)
    return time == nil ? 0..<0 : (end - 5)..<end
  }

  /// The most bytes of a line that is kept.
  private static let longest = 128
  /// The length of a blank and `08:10`.
  private static let timeLength = 6

  /// Takes a line of a text; nil of one that is never kept.
  @inline(__always)
  init?(_ line: Line, in text: Span<UInt8>) {
    let (first, end) = (Int(line.start), Int(line.end))
    guard line.isValid, first < end, text[first] != Byte.hash else { return nil }
    var count = end &- first
    var time: TimeOfDay?
    if count > Self.timeLength, text[end &- Self.timeLength] == Byte.blank {
      time = paddedTime(text, at: Cursor(end &- Self.timeLength &+ 1, upTo: end))
      if time != nil { count &-= Self.timeLength }
    }
    guard count <= Self.longest else { return nil }
    (start, length, self.time) = (line.start, UInt8(truncatingIfNeeded: count), time)
    var (mixed, passed): (UInt64, Int) = (time == nil ? 0 : 1, first)
    while count >= 8 {
      mixed = Self.mixed(mixed, text.eightBytes(from: passed))
      passed &+= 8
      count &-= 8
    }
    if count > 0 { mixed = Self.mixed(mixed, text.eightBytes(from: passed) & Span<UInt8>.lowest(count)) }
    hash = Int(truncatingIfNeeded: mixed)
  }

  /// Its place in a table of so many, a power of two.
  @inline(__always)
  fileprivate func slot(of size: Int) -> Int { hash & (size &- 1) }

  /// A hash with eight more bytes taken in.
  @inline(__always)
  private static func mixed(_ hash: UInt64, _ bytes: UInt64) -> UInt64 {
    let product = (hash ^ bytes) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product &>> 32
  }

  /// Up to eight of its bytes, packed with the first one lowest.
  func word(_ passed: Int, of text: Span<UInt8>) -> UInt64 {
    text.eightBytes(from: Int(start) + passed) & Span<UInt8>.lowest(Int(length) - passed)
  }
}
