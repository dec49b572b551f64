/// The lines that were read, so that what a person writes day after day is read once.
///
/// No rule of the format stands here: it keeps what `LineReader` said of the very same bytes, and says it again at
/// another place of another file, on days on which no size changes. A time at a line's end, `08:10`, is parted from the
/// line, since that is what differs from one day to the next. Lines that have a problem, a goal or a comment, or that
/// name a date, are not kept. It lives as long as its reader, in memory alone.
struct LineMemory: Sendable {
  /// The place in `lines` of each line, by its hash, counting from 1; 0 where there is none.
  private var table: ContiguousArray<UInt16> = []
  private var lines: ContiguousArray<KnownLine> = []
  /// The bytes of all lines, eight to a word.
  private var words: ContiguousArray<UInt64> = []
  /// What some lines hold besides their meaning.
  private var rests: ContiguousArray<LineRest.Known> = []
  /// The place of the line that was read last; -1 if that is not kept.
  private var last = -1
  /// The days on which what was read holds, and how much of it is kept.
  private var (days, kept) = (Period(.first, .first), LineRest.Kept.counts)
  /// The lines that were read before there was a table: a few are not worth one.
  private var unkeptCount = 0

  /// The number of places in the table.
  private static let size = 8192
  /// The most words that the bytes of all lines take.
  private static let mostWords = 16384
  /// The number of lines that are read before any is kept.
  private static let enough = 32

  /// Forgets all lines if what was read of them does not hold on some days, or less of it was kept.
  @inline(__always)
  mutating func begin(on days: Period, keeping kept: LineRest.Kept) {
    if days == self.days, kept == self.kept { return }
    (self.days, self.kept) = (days, kept)
    if !lines.isEmpty { forget() }
  }

  @inline(never)
  private mutating func forget() {
    lines.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    rests.removeAll(keepingCapacity: true)
    for place in table.indices { table[place] = 0 }
  }

  /// The meaning of a line of a text, as the reader says it or said it before; anything else that the line holds is put
  /// into `rest`.
  @inline(__always)
  mutating func meaning(
    of line: Line, in text: Span<UInt8>, by reader: borrowing LineReader, _ rest: inout LineRest
  ) -> LineMeaning {
    last = -1
    guard let key = SoughtLine(line, in: text) else { return reader.meaning(of: line, in: text, &rest) }
    if let known = known(key, in: text) {
      rest.begin(at: Int(key.start))
      rest.isFreeOfDoubt = lines[known].isFreeOfDoubt
      last = known
      let rests = Int(lines[known].rest)
      if rests > 0 { rest.take(self.rests[rests &- 1], movedBy: key.start) }
      return lines[known].meaning(at: key.start, key.time)
    }
    let meaning = reader.meaning(of: line, in: text, &rest)
    keep(meaning, rest, of: key, in: text)
    return meaning
  }

  /// Keeps of the line that was read last that nothing in it looks meant otherwise.
  @inline(__always)
  mutating func noteFreeOfDoubt() {
    if last >= 0 { lines[last].isFreeOfDoubt = true }
  }

  /// The place of a line that was read before; nil if it was not.
  @inline(__always)
  private func known(_ key: SoughtLine, in text: Span<UInt8>) -> Int? {
    guard !table.isEmpty else { return nil }
    let place = Int(table[key.hash & (Self.size &- 1)]) &- 1
    guard place >= 0, lines[place].length == key.length, lines[place].hasTime == (key.time != nil) else {
      return nil
    }
    var word = Int(lines[place].words)
    var passed = 0
    while passed < Int(key.length) {
      guard words[word] == key.word(passed, of: text) else { return nil }
      passed &+= 8
      word &+= 1
    }
    return place
  }

  /// Keeps a line that was read; a line of the same hash is forgotten.
  @inline(never)
  private mutating func keep(
    _ meaning: LineMeaning, _ rest: borrowing LineRest, of key: SoughtLine, in text: Span<UInt8>
  ) {
    guard !table.isEmpty else {
      unkeptCount += 1
      if unkeptCount > Self.enough { table = ContiguousArray(repeating: 0, count: Self.size) }
      return
    }
    guard rest.mayBeKept, var line = KnownLine(meaning, of: key) else { return }
    if words.count > Self.mostWords || rests.count == UInt16.max { forget() }
    line.words = Int32(words.count)
    for passed in stride(from: 0, to: Int(key.length), by: 8) { words.append(key.word(passed, of: text)) }
    if !rest.isEmpty {
      rests.append(rest.known(movedBy: -key.start))
      line.rest = UInt16(truncatingIfNeeded: rests.count)
    }
    let slot = key.hash & (Self.size &- 1)
    if table[slot] == 0 {
      lines.append(line)
      table[slot] = UInt16(lines.count)
    } else {
      lines[Int(table[slot]) &- 1] = line
    }
    last = Int(table[slot]) &- 1
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

  /// The bytes that hold the time at the end.
  var timeRange: Range<Int32> {
    let end = start + Int32(length) + Int32(Self.timeLength)
    return time == nil ? 0..<0 : (end - 5)..<end
  }

  /// The most bytes of a line that is kept.
  private static let longest = 64
  /// The length of a blank and `08:10`.
  private static let timeLength = 6

  /// Takes a line of a text; nil of one that is never kept.
  @inline(__always)
  init?(_ line: Line, in text: Span<UInt8>) {
    guard line.shape == .plain || line.shape == .box, line.isValid else { return nil }
    let (first, end) = (Int(line.start), Int(line.end))
    var count = end &- first
    var time: TimeOfDay?
    if count > Self.timeLength, text[end &- Self.timeLength] == Byte.blank {
      time = paddedTime(text, at: Cursor(end &- Self.timeLength &+ 1, upTo: end))
      if time != nil { count &-= Self.timeLength }
    }
    guard count <= Self.longest else { return nil }
    (start, length, self.time) = (line.start, UInt8(truncatingIfNeeded: count), time)
    var mixed: UInt64 = time == nil ? 0 : 1
    var passed = 0
    while passed < count {
      mixed = (mixed ^ Self.word(passed, of: text, from: first, count)) &* 0x9E37_79B9_7F4A_7C15
      mixed ^= mixed &>> 32
      passed &+= 8
    }
    hash = Int(truncatingIfNeeded: mixed)
  }

  /// Up to eight of its bytes, packed with the first one lowest.
  @inline(__always)
  func word(_ passed: Int, of text: Span<UInt8>) -> UInt64 {
    Self.word(passed, of: text, from: Int(start), Int(length))
  }

  @inline(__always)
  private static func word(_ passed: Int, of text: Span<UInt8>, from start: Int, _ count: Int) -> UInt64 {
    text.eightBytes(from: start &+ passed) & Span<UInt8>.lowest(count &- passed)
  }
}
