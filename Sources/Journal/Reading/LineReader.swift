/// Reads lines by a configuration's names and units, as of one day.
///
/// It never fails: what it cannot understand is text, or a problem of that line alone.
package struct LineReader: Sendable {
  /// The declared names.
  package let vocabulary: Vocabulary
  /// Whether the names were found in the day files, since nothing is declared: then a first word counts
  /// only with an amount that has a unit, or a range.
  package let isImplied: Bool
  /// The reader of amounts.
  package private(set) var amounts: AmountReader

  /// Makes a reader. `isImplied` says that the configuration was made up from the day files themselves.
  package init(_ configuration: Configuration, isImplied: Bool = false, day: Day = .first) {
    vocabulary = Vocabulary(configuration)
    amounts = AmountReader(configuration, day: day)
    self.isImplied = isImplied
  }

  /// The declarations.
  package var configuration: Configuration { amounts.configuration }

  /// The day the lines belong to, which decides what cups and units hold.
  package var day: Day {
    get { amounts.day }
    set { amounts.day = newValue }
  }

  /// The reader as of a day.
  package func asOf(_ day: Day) -> LineReader {
    var dated = self
    dated.day = day
    return dated
  }

  /// Reads one line of a file.
  package func read(_ line: Line, of file: DayFile) -> LineReading {
    var rest = LineRest()
    let meaning = file.visible.withSpan { self.meaning(of: line, in: $0, &rest) }
    return LineReading(meaning, rest, by: amounts)
  }

  /// Whether a line of a file is of words alone, which stand one blank apart in its plain form.
  func isOfWords(_ line: Line, of file: DayFile) -> Bool {
    var rest = LineRest()
    return file.visible.withSpan { meaning(of: line, in: $0, &rest) }.isOfWords
  }

  /// A line that begins with `#`: a comment, unless its first word is `#key:value` of a declared measure.
  @inline(__always)
  private func readComment(_ line: Line, _ text: Span<UInt8>, _ rest: inout LineRest) -> LineMeaning {
    let (start, end) = (Int(line.content), Int(line.end))
    guard start + 1 < end, text[start + 1].isLetterLike, line.isValid else { return .comment }
    let first = word(text, at: start, end)
    return first.colon >= 0 && isCounting(text, first) ? readText(text, from: start, end, &rest) : .comment
  }

  /// The meaning of a line of a text; anything else that the line holds is put into `rest`.
  @inline(__always)
  func meaning(of line: Line, in text: Span<UInt8>, _ rest: inout LineRest) -> LineMeaning {
    rest.begin(at: Int(line.start))
    switch line.shape {
    case .blank, .hidden: return .blank
    case .comment:
      if line.isValid { return readComment(line, text, &rest) }
      rest.note(.badUTF8, at: line.start..<line.end)
      return .comment
    case .field: return readField(line, text, &rest)
    case .marker: return .marker
    case .box, .plain: break
    }
    guard line.isValid else {
      rest.note(.badUTF8, at: line.start..<line.end)
      return .text(TextStatement(Statement()))
    }
    if let seam = seam(of: line, in: text) { return self.meaning(of: line, upTo: seam, in: text, &rest) }
    return line.shape == .box ? readTick(line, text, &rest) : readPlain(line, text, &rest)
  }
}

extension LineReader {
  /// The measure whose name a line begins with, after a box or a bullet; nil if it begins with none.
  package func beginning(of typed: String) -> Int? {
    let file = DayFile(typed)
    guard let line = file.lines.first else { return nil }
    return file.source.withSpan { text in
      guard let match = vocabulary.match(text, at: Int(line.content), Int(line.end)),
        case .measure(let measure) = match.subject
      else { return nil }
      return measure
    }
  }
}
