import Notation

/// Reads day files line by line: the one loop over lines.
package struct DayReader: Sendable {
  /// The reader of single lines.
  package private(set) var reader: LineReader
  /// The content of the current line besides its meaning, in storage that is reused.
  private var rest = LineRest()
  /// The lines that were read before.
  private var memory = LineMemory()

  /// Makes a reader. `isImplied` says that the configuration was made up from the day files themselves.
  package init(_ configuration: Configuration, isImplied: Bool = false) {
    reader = LineReader(configuration, isImplied: isImplied)
  }

  /// The reader of single lines, as of a day.
  package func reader(asOf day: Day) -> LineReader { reader.asOf(day) }

  /// Begins to read for a writer, who finds in `LineRest.notes` what it made of lines that are known, and no other's.
  package mutating func begin(for writer: LineNotes.Writer) { rest.notes.begin(by: writer) }

  /// Whether it met so many lines of late as to be worth learning from.
  package var isWorthTelling: Bool { memory.isWorthTelling }

  /// Learns the lines that another reader of the same declarations knows.
  package mutating func learn(from other: DayReader) {
    memory.learn(from: other.memory, &rest, other.rest)
  }

  /// Gives each line of a day file with what it means, what it holds beside that, its place and its number from 0.
  /// A file that is written in another way has one problem and no line.
  ///
  /// The lines of a conflict that do not count are left out, and so are its markers, which are problems. The errors
  /// and warnings of single lines are added to `problems` in the order of lines. What a reader does not ask for
  /// need not be kept. What a Markdown file does not show is blank. With each line comes its reader, as of the day: a
  /// copy of it would make the threads count the same references.
  ///
  /// A line that is known is given to `known` first, which says whether it has done with it.
  @inline(__always)
  mutating func eachLine(
    of bytes: ContiguousArray<UInt8>, isMarkdown: Bool, on day: Day, problems: inout [Problem],
    keeping kept: LineRest.Kept = .words,
    ifKnown known: (borrowing LineMemory, SoughtLine, Int32) -> Bool = { _, _, _ in false },
    _ body: (LineMeaning, inout LineRest, Line, Int32, borrowing LineReader) -> Void
  ) {
    let note = isMarkdown ? MarkdownText(bytes) : nil
    eachLine(
      of: note?.visible ?? bytes, fieldsEnd: note?.fieldsEnd ?? 0, unclosed: note?.unclosed ?? [], on: day,
      problems: &problems, keeping: kept, ifKnown: known, body)
  }

  /// The same without the reader, which to give to another module costs more than to read a line that is known.
  package mutating func eachLine(
    of bytes: ContiguousArray<UInt8>, isMarkdown: Bool, on day: Day, problems: inout [Problem],
    keeping kept: LineRest.Kept, _ body: (LineMeaning, inout LineRest, Line, Int32) -> Void
  ) {
    eachLine(of: bytes, isMarkdown: isMarkdown, on: day, problems: &problems, keeping: kept) {
      meaning, rest, line, number, _ in body(meaning, &rest, line, number)
    }
  }

  /// Gives each line of a day file, as `eachLine(of:isMarkdown:on:problems:_:)` does.
  @inline(__always)
  mutating func eachLine(
    of file: DayFile, on day: Day, problems: inout [Problem],
    _ body: (LineMeaning, inout LineRest, Line, Int32, borrowing LineReader) -> Void
  ) {
    eachLine(
      of: file.visible, fieldsEnd: file.fieldsEnd, unclosed: file.unclosed, on: day, problems: &problems, body
    )
  }

  /// Gives each line of the text of a day file, of which it is known what Markdown does not show.
  @inline(__always)
  mutating func eachLine(
    of bytes: ContiguousArray<UInt8>, fieldsEnd: Int, unclosed: [MarkdownText.Opening], on day: Day,
    problems: inout [Problem], keeping kept: LineRest.Kept = .words,
    ifKnown known: (borrowing LineMemory, SoughtLine, Int32) -> Bool = { _, _, _ in false },
    _ body: (LineMeaning, inout LineRest, Line, Int32, borrowing LineReader) -> Void
  ) {
    let first = problems.count
    eachLine(
      in: bytes.span, fieldsEnd: fieldsEnd, on: day, problems: &problems, keeping: kept, ifKnown: known, body)
    if !unclosed.isEmpty { DayReader.tell(unclosed, &problems, from: first) }
  }

  /// Puts what nothing closes among the problems of a file, which are those from a place on.
  @inline(never)
  private static func tell(_ unclosed: [MarkdownText.Opening], _ problems: inout [Problem], from first: Int) {
    problems += unclosed.map { Problem(.unclosed($0.text), line: $0.line, range: $0.range) }
    problems[first...].sort(by: Problem.isBefore)
  }

  /// Gives each line of a text; those that begin before `fieldsEnd` are front matter.
  @inline(__always)
  private mutating func eachLine(
    in text: Span<UInt8>, fieldsEnd: Int, on day: Day, problems: inout [Problem],
    keeping kept: LineRest.Kept, ifKnown known: (borrowing LineMemory, SoughtLine, Int32) -> Bool,
    _ body: (LineMeaning, inout LineRest, Line, Int32, borrowing LineReader) -> Void
  ) {
    reader.day = day
    if let foreign = ForeignText(text) {
      problems.append(Problem(foreign, in: text))
      return
    }
    // A variable of this function alone is never copied.
    var rest = LineRest()
    swap(&rest, &self.rest)
    rest.kept = kept
    var memory = LineMemory()
    swap(&memory, &self.memory)
    memory.begin(on: reader.amounts.holding, &rest)
    var conflicts = ConflictMarkers()
    // A line's place is counted in 32 bits.
    let end = min(text.count, Int(Int32.max))
    var start = ByteOrderMark.length(in: text)
    var number: Int32 = -1
    // Whether the lines that follow are front matter, or within a conflict: most are neither.
    var isSpecial = fieldsEnd > start
    while start < end {
      var line = Line(unrecognized: text, at: start)
      start = Int(line.next)
      number &+= 1
      // What is known need not be recognized; a line of no special place is what its bytes are.
      var sought = isSpecial ? nil : memory.sought(line, in: text)
      if let sought, memory.isFaultless(sought), known(memory, sought, number) { continue }
      line.recognize(text)
      if line.shape == .marker || isSpecial {
        if line.start < fieldsEnd {
          line.shape = .field
          isSpecial = start < fieldsEnd
        } else {
          let part = conflicts.take(line, in: text)
          isSpecial = conflicts.isInside
          switch part {
          case .counted: break
          case .uncounted: continue
          case .marker:
            problems.append(Problem(marker: line, inLine: number, of: text))
            continue
          }
        }
      }
      if line.shape != .plain, line.shape != .box { sought = nil }
      let meaning = memory.meaning(of: line, sought, in: text, by: reader, &rest)
      if !rest.problems.isEmpty {
        for problem in rest.problems { problems.append(problem.onLine(Int(number))) }
      }
      body(meaning, &rest, line, number, reader)
    }
    swap(&rest, &self.rest)
    swap(&memory, &self.memory)
  }
}
