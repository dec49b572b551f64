/// Reads whole day files: what their lines mean, and the errors in them.
package struct Interpreter: Sendable {
  /// The reader of single lines.
  package private(set) var reader: LineReader
  /// The reader of plain lines; nil where every line is to be read in full.
  let plainLines: PlainLines?

  /// Makes an interpreter. `isImplied` says that the configuration was made up from the day files themselves.
  package init(_ configuration: Configuration, isImplied: Bool = false) {
    let reader = LineReader(configuration, isImplied: isImplied)
    self.reader = reader
    // In a daybook that declares nothing an entry needs more than a name and an amount.
    plainLines =
      isImplied
      ? nil
      : PlainLines(reader.vocabulary, habitCount: configuration.habits.count, facts: reader.facts)
  }

  /// Reads a file of a day into a book, whose later days have not been read; its errors and warnings of single
  /// lines are added to `problems` in the order of lines.
  package mutating func read(
    _ bytes: ContiguousArray<UInt8>, of day: Day, into book: inout Book, problems: inout [Problem]
  ) {
    let habitCount = reader.configuration.habits.count
    let problemCount = problems.count
    var record = DayRecord(day: day)
    book.beginRow(of: day)
    let isRead = bytes.withSpan { text in
      readLines(of: text, on: day, problems: &problems) { plain, _ in
        book.count(Contribution(plain))
      } other: { reading, line, index in
        record.records.removeAll(keepingCapacity: true)
        record.take(reading, of: line, at: index)
        for record in record.records {
          if let contribution = Contribution(record, habitCount: habitCount) { book.count(contribution) }
        }
      }
    }
    if isRead { return book.endRow(record.ownGoals) }
    book.dropRow()
    problems.removeSubrange(problemCount...)
    read(DayFile(bytes), of: day, into: &record, problems: &problems)
    book.append(record)
  }

  /// Reads a day file line by line: gives `plain` each plain line and its number from 0, and `other` what every
  /// other line but blank ones and comments is read as.
  ///
  /// The errors and warnings of single lines are added to `problems`. False if the file cannot be read so, having
  /// a merge marker, which decides about lines far from it; what was given until then is void.
  package mutating func eachLine(
    of bytes: ContiguousArray<UInt8>, on day: Day, problems: inout [Problem],
    plain: (PlainLine, Int32) -> Void, other: (LineReading, Line, Int32) -> Void
  ) -> Bool {
    bytes.withSpan { readLines(of: $0, on: day, problems: &problems, plain: plain, other: other) }
  }

  @inline(__always)
  private mutating func readLines(
    of text: Span<UInt8>, on day: Day, problems: inout [Problem],
    plain: (PlainLine, Int32) -> Void, other: (LineReading, Line, Int32) -> Void
  ) -> Bool {
    // A line's place is counted in 32 bits.
    guard text.count < Int32.max else { return false }
    reader.day = day
    var start = DayFile.markLength(of: text)
    var index: Int32 = 0
    var reading = LineReading()
    while start < text.count {
      if let line = plainLines?.line(text, at: start) {
        plain(line, index)
        start = line.next
      } else {
        let line = Line(text, at: start)
        if line.shape == .marker { return false }
        if line.shape != .blank, line.shape != .comment {
          reader.read(line, in: text, into: &reading)
          for problem in reading.problems {
            problems.append(problem.onLine(Int(index)))
          }
          other(reading, line, index)
        }
        start = Int(line.next)
      }
      index &+= 1
    }
    return true
  }

  /// Reads a file of a day into a record that is emptied first; its errors and warnings of single lines are
  /// added to `problems` in the order of lines.
  package mutating func read(
    _ file: DayFile, of day: Day, into record: inout DayRecord, problems: inout [Problem]
  ) {
    record.reset(to: day)
    reader.day = day
    let uncounted = file.lines.contains { $0.shape == .marker } ? ConflictMarkers(in: file) : nil
    file.source.withSpan {
      readLines(of: file, in: $0, without: uncounted, into: &record, problems: &problems)
    }
  }

  private mutating func readLines(
    of file: DayFile, in text: Span<UInt8>, without uncounted: ConflictMarkers?, into record: inout DayRecord,
    problems: inout [Problem]
  ) {
    // It is used again for every line; as a variable of this function alone it is never copied.
    var reading = LineReading()
    for index in file.lines.indices {
      let line = file.lines[index]
      if line.shape == .blank || line.shape == .comment { continue }
      if let uncounted {
        if uncounted.markers.contains(index) {
          problems.append(
            Problem(
              .mergeMarker(string(text, Int(line.start), Int(line.end))), line: Int32(index),
              range: 0..<(line.end - line.start)))
          continue
        }
        if uncounted.lines.contains(index) { continue }
      }
      if let plainLines, let plain = plainLines.line(text, at: Int(line.start)) {
        record.records.append(plainLines.record(plain, number: Int32(index), at: line.start))
        continue
      }
      reader.read(line, in: text, into: &reading)
      if !reading.problems.isEmpty {
        for problem in reading.problems { problems.append(problem.onLine(index)) }
      }
      record.take(reading, of: line, at: Int32(index))
    }
  }

  /// The reader of single lines, as of a day.
  package func reader(asOf day: Day) -> LineReader {
    var dated = reader
    dated.day = day
    return dated
  }

  /// Reads one line of a file, as of the day that was read last.
  package mutating func lineReading(_ line: Line, of file: DayFile) -> LineReading {
    reader.read(line, of: file)
  }

  /// Reads a file of a day, with its errors.
  package mutating func read(_ file: DayFile, of day: Day) -> (record: DayRecord, problems: [Problem]) {
    var record = DayRecord(day: day)
    var problems: [Problem] = []
    read(file, of: day, into: &record, problems: &problems)
    return (record, problems)
  }
}

extension DayRecord {
  /// Keeps what a line says.
  package mutating func take(_ reading: LineReading, of line: Line, at index: Int32) {
    switch reading.sense {
    case .blank, .comment, .broken: return
    case .text, .marker: textLines.append(index)
    case .goal:
      if let bound = reading.bound, case .measure(let measure)? = reading.subject {
        ownGoals.append(OwnGoal(measure: measure, bound: bound, line: index))
      }
    case .tick, .entry:
      records.append(
        Record(
          form: reading.sense == .tick ? .tick : .entry, line: index, offset: line.box,
          subject: reading.subject,
          name: reading.name, mark: reading.sense == .tick ? reading.mark : .none, time: reading.time,
          amount: reading.amount))
    }
    guard !reading.counting.isEmpty, reading.mark == .none || reading.mark == .done else { return }
    for tag in reading.counting {
      records.append(
        Record(
          form: .tag, line: index, offset: tag.key.lowerBound, subject: .measure(tag.measure), name: tag.key,
          mark: .none, time: reading.time, amount: tag.amount))
    }
  }
}
