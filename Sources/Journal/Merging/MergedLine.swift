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
  let lines: [MergedLine]

  /// Takes a file apart.
  init(_ file: DayFile, of kind: MergedKind) {
    self.file = file
    let conflicts = ConflictMarkers.conflicts(in: file)
    var lines: [MergedLine] = []
    lines.reserveCapacity(file.lines.count)
    var reader: LineReader?
    if case .day(let given) = kind { reader = given }
    var index = 0
    var next = conflicts.makeIterator()
    var conflict = next.next()
    while index < file.lines.count {
      if let range = conflict, range.lowerBound == index {
        let (first, last) = (file.lines[range.lowerBound], file.lines[range.upperBound])
        lines.append(
          MergedLine(
            content: file.source[Int(first.start)..<Int(last.end)],
            ending: file.source[Int(last.end)..<Int(last.next)], lineCount: range.count, isConflict: true))
        index = range.upperBound + 1
        conflict = next.next()
        continue
      }
      lines.append(MergedSide.line(index, of: file, kind, reader))
      index += 1
    }
    self.lines = lines
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
    }
  }
}
