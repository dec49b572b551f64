/// Reads day files line by line: the one loop over lines.
package struct DayReader: Sendable {
  /// The reader of single lines.
  package private(set) var reader: LineReader
  /// The content of the current line besides its meaning, in storage that is reused.
  private var rest = LineRest()

  /// Makes a reader. `isImplied` says that the configuration was made up from the day files themselves.
  package init(_ configuration: Configuration, isImplied: Bool = false) {
    reader = LineReader(configuration, isImplied: isImplied)
  }

  /// The reader of single lines, as of a day.
  package func reader(asOf day: Day) -> LineReader { reader.asOf(day) }

  /// Gives each line of a day file with what it means, what it holds beside that, its place and its number from 0.
  ///
  /// A file that is written in another way has one problem and no line.
  ///
  /// The lines of a conflict that do not count are left out, and so are its markers, which are problems. The errors
  /// and warnings of single lines are added to `problems` in the order of lines. Who does not ask for the words of
  /// free text need not have them kept.
  @inline(__always)
  package mutating func eachLine(
    of bytes: ContiguousArray<UInt8>, on day: Day, problems: inout [Problem], keepingText: Bool = true,
    _ body: (LineMeaning, borrowing LineRest, Line, Int32) -> Void
  ) {
    bytes.withSpan { eachLine(in: $0, on: day, problems: &problems, keepingText: keepingText, body) }
  }

  /// Gives each line of a text, as `eachLine(of:on:problems:_:)` does.
  @inline(__always)
  mutating func eachLine(
    in text: Span<UInt8>, on day: Day, problems: inout [Problem], keepingText: Bool = true,
    _ body: (LineMeaning, borrowing LineRest, Line, Int32) -> Void
  ) {
    whileTrue(in: text, on: day, problems: &problems, keepingText: keepingText) {
      body($0, $1, $2, $3)
      return true
    }
  }

  /// Gives the lines of a text, as `eachLine(of:on:problems:_:)` does, until one is not agreed to.
  @inline(__always)
  mutating func whileTrue(
    in text: Span<UInt8>, on day: Day, problems: inout [Problem], keepingText keepsText: Bool = true,
    _ body: (LineMeaning, borrowing LineRest, Line, Int32) -> Bool
  ) {
    reader.day = day
    if let foreign = ForeignText(text) {
      problems.append(Problem(foreign, in: text))
      return
    }
    // A variable of this function alone is never copied.
    var rest = LineRest()
    swap(&rest, &self.rest)
    rest.keepsText = keepsText
    var conflicts = ConflictMarkers()
    // A line's place is counted in 32 bits.
    let end = min(text.count, Int(Int32.max))
    var start = DayFile.markLength(of: text)
    var number: Int32 = -1
    while start < end {
      let line = Line(text, at: start)
      start = Int(line.next)
      number &+= 1
      if line.shape == .marker || conflicts.isInside {
        switch conflicts.take(line, in: text) {
        case .counted: break
        case .uncounted: continue
        case .marker:
          problems.append(
            Problem(
              .mergeMarker(string(text, Int(line.start), Int(line.end))), line: number,
              range: 0..<(line.end - line.start)))
          continue
        }
      }
      let meaning = reader.meaning(of: line, in: text, &rest)
      if !rest.problems.isEmpty {
        for problem in rest.problems { problems.append(problem.onLine(Int(number))) }
      }
      if !body(meaning, rest, line, number) { break }
    }
    swap(&rest, &self.rest)
  }
}
