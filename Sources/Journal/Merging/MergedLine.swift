/// A line of a file that is being merged; or a whole conflict that an earlier merge left, which stays in one piece.
struct MergedLine: Sendable {
  /// Its bytes without the line end: what is compared.
  var content: ArraySlice<UInt8>
  /// Its line end as it stands; empty if the file ends without one.
  var ending: ArraySlice<UInt8>
  /// How many lines of a file it is, at least 1.
  var lineCount = 1
  /// The subject of the line; nil if any number of lines may be about it.
  var claim: Claim?
  /// Its meaning as a tick; nil if it is none.
  var tick: MergedTick? { statement?.tick }
  private var statement: Statement?
  /// When its entry was, in minutes from the day's start; nil if it is no entry, or has no time.
  var entryMinutes: Int?
  /// Whether it counts or sets something, so that the same line at two places is one line.
  var isRecord = false
  /// Whether there is nothing in it but blanks.
  var isBlank = false
  /// Whether it belongs to the field of front matter before it: an item of its list, a line of its text.
  var isContinuation = false
  /// Whether it is a heading of a note, under which the lines behind it stand.
  var isHeading = false
  /// Whether it is a conflict, with its markers.
  var isConflict = false
  /// Whether only the other side has it.
  var isTaken = false

  /// The meaning of a tick, apart from the line: few lines are ticks, and a file may have millions of lines.
  private final class Statement: Sendable {
    let tick: MergedTick
    init(_ tick: MergedTick) { self.tick = tick }
  }

  /// Makes a line of which nothing is known but its bytes.
  init(
    content: ArraySlice<UInt8>, ending: ArraySlice<UInt8>, lineCount: Int = 1, isConflict: Bool = false
  ) {
    self.content = content
    self.ending = ending
    self.lineCount = lineCount
    self.isConflict = isConflict
  }
}

/// A file that is being merged, as lines.
struct MergedSide: Sendable {
  let file: DayFile
  /// The first and the last line of the front matter; nil without any.
  let frame: Frame?
  /// The lines between these.
  let fields: [MergedLine]
  /// All other lines; a block of code or a comment over several lines is one.
  let lines: [MergedLine]

  /// The lines that make what stands between them front matter.
  struct Frame: Sendable {
    var opening: MergedLine
    var closing: MergedLine

    /// A frame that only the other side has.
    var taken: Frame { Frame(opening: opening.taken, closing: closing.taken) }
    var takenAsItIs: Frame { Frame(opening: opening.takenAsItIs, closing: closing.takenAsItIs) }

    /// Some fields between the two.
    func around(_ fields: [MergedLine]) -> [MergedLine] { [opening] + fields + [closing] }
  }

  /// All lines, in their order.
  var allLines: [MergedLine] { (frame?.around(fields) ?? []) + lines }

  /// Takes a file apart.
  init(_ file: DayFile, of kind: MergedKind) {
    self.file = file
    let fieldCount = MergedSide.countOfFields(in: file)
    let pieces = MergedSide.pieces(of: file)
    var fieldsEnd = 0
    var lines: [MergedLine] = []
    lines.reserveCapacity(file.lines.count)
    var reader: LineReader?
    if case .day(let given) = kind { reader = given }
    var index = 0
    var next = pieces.makeIterator()
    var piece = next.next()
    while index < file.lines.count {
      if index == fieldCount { fieldsEnd = lines.count }
      while let passed = piece, passed.lines.lowerBound < index { piece = next.next() }
      if let found = piece, found.lines.lowerBound == index {
        let (first, last) = (file.lines[found.lines.lowerBound], file.lines[found.lines.upperBound])
        lines.append(
          MergedLine(
            content: file.source[Int(first.start)..<Int(last.end)],
            ending: file.source[Int(last.end)..<Int(last.next)], lineCount: found.lines.count,
            isConflict: found.isConflict))
        index = found.lines.upperBound + 1
        continue
      }
      lines.append(MergedSide.line(index, of: file, kind, reader))
      index += 1
    }
    if index == fieldCount { fieldsEnd = lines.count }
    // A conflict that begins or ends with the front matter stays in one piece with it.
    guard fieldsEnd > 1, !lines[0].isConflict, !lines[fieldsEnd - 1].isConflict else {
      (frame, fields, self.lines) = (nil, [], lines)
      return
    }
    frame = Frame(opening: lines[0], closing: lines[fieldsEnd - 1])
    fields = Array(lines[1..<(fieldsEnd - 1)])
    self.lines = Array(lines[fieldsEnd...])
  }

  /// How many lines of a file are front matter, its first and last line included.
  private static func countOfFields(in file: DayFile) -> Int {
    file.fieldsEnd == 0 ? 0 : file.lines.prefix { $0.start < file.fieldsEnd }.count
  }

  /// The lines that stay together: conflicts of an earlier merge, and blocks that Markdown does not show.
  private static func pieces(of file: DayFile) -> [(lines: ClosedRange<Int>, isConflict: Bool)] {
    let conflicts = ConflictMarkers.conflicts(in: file).map { (lines: $0, isConflict: true) }
    guard file.isMarkdown, let note = MarkdownText(file.source), !note.blocks.isEmpty else {
      return conflicts
    }
    var blocks: [(lines: ClosedRange<Int>, isConflict: Bool)] = []
    var line = 0
    for block in note.blocks {
      while line < file.lines.count - 1, file.lines[line].next <= block.lowerBound { line += 1 }
      var last = line
      while last < file.lines.count - 1, file.lines[last].next < block.upperBound { last += 1 }
      if let before = blocks.last, before.lines.upperBound >= line {
        blocks[blocks.count - 1].lines = before.lines.lowerBound...max(last, before.lines.upperBound)
      } else if !conflicts.contains(where: { $0.lines.overlaps(line...last) }) {
        blocks.append((line...last, false))
      }
    }
    return (conflicts + blocks).sorted { $0.lines.lowerBound < $1.lines.lowerBound }
  }

  /// Whether its last line has a line end; true of an empty file.
  var isEnded: Bool { file.source.last.map { $0 == Byte.newline } ?? true || file.lines.isEmpty }

  private static func line(
    _ index: Int, of file: DayFile, _ kind: MergedKind, _ reader: LineReader?
  ) -> MergedLine {
    let line = file.lines[index]
    var merged = MergedLine(
      content: file.content(ofLine: index), ending: file.source[Int(line.end)..<Int(line.next)])
    merged.isBlank = line.shape == .blank
    merged.isHeading = file.isMarkdown && file.heading(ofLine: index) != nil
    switch kind {
    case .plain: merged.isRecord = !merged.isBlank
    case .configuration:
      guard let read = file.source.withSpan({ ConfigurationLine(index, line, $0) }) else { break }
      merged.claim = read.claim.map { .setting($0) }
      merged.isRecord = true
    case .day:
      guard let reading = reader?.read(line, of: file), let start = reader?.configuration.dayStarts else {
        break
      }
      merged.take(reading, of: line, in: file, dayStarts: start)
      if line.shape == .field {
        if let colon = file.keyEnd(ofLine: index) {
          merged.claim = .field(file.source.text(line.start..<Int32(colon)))
        } else {
          merged.isContinuation = true
        }
      }
    }
    return merged
  }
}

extension MergedLine {
  /// Keeps of what a line of a day says what merging asks for.
  fileprivate mutating func take(
    _ reading: LineReading, of line: Line, in file: DayFile, dayStarts start: TimeOfDay
  ) {
    statement = MergedTick(reading, of: line, in: file).map(Statement.init)
    switch reading.meaning {
    case .tick, .entry, .running: isRecord = true
    case .goal(let goal):
      isRecord = true
      claim = .goal(goal.measure)
    case .blank, .comment, .marker, .text, .broken: break
    }
    if tick != nil {
      claim = reading.subject.map { .subject($0) } ?? .name(Vocabulary.folded(file.source.text(reading.name)))
    }
    if line.shape == .plain, isRecord, let time = reading.time {
      entryMinutes = time.minutes(sinceStart: start)
      if let statement = reading.meaning.statement, let subject = statement.subject,
        statement.isRunning || statement.length != nil
      {
        claim = .span(subject, from: time)
      }
    }
  }
}
