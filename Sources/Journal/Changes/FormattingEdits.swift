extension DayFile {
  /// The edits that give a day's file its plain form.
  ///
  /// In Markdown blanks have a meaning: there only the words of ticks, entries, timers and goals are touched, and not what
  /// stands before them, nor the two blanks at a line's end that break it.
  package func formattingEdits(by interpreter: inout DayReader, of day: Day) -> [TextEdit] {
    guard isMarkdown else { return formattingEdits(by: interpreter.reader(asOf: day)) }
    if ForeignText(source) != nil { return [] }
    let record = interpreter.read(self, of: day).record
    let records = record.records.filter { $0.form != .tag }
    let numbers = Set(records.map(\.line) + record.timers.map(\.line) + record.ownGoals.map(\.line))
    var edits: [TextEdit] = []
    for number in numbers.sorted() {
      let line = lines[Int(number)]
      guard line.isValid, !isIndentedCode(line), !holdsCode(line) else { continue }
      let contentEnd = contentEnd(of: line)
      addBlankEdits(of: line, upTo: contentEnd, interpreter.reader(asOf: day), isMarkdown: true, &edits)
      if Int(line.end) == contentEnd + 1 { edits.append(TextEdit(contentEnd..<Int(line.end), "")) }
    }
    return edits
  }

  /// Whether a line stands so far to the right that Markdown shows it as code; a list's item may stand there.
  private func isIndentedCode(_ line: Line) -> Bool {
    let lead = source[Int(line.start)..<Int(line.box)]
    return line.shape == .plain && lead.allSatisfy(\.isBlank) && (lead.count >= 4 || lead.contains(Byte.tab))
  }

  /// Whether a part of a line is code, or is not shown, so that its blanks are none of ours.
  private func holdsCode(_ line: Line) -> Bool {
    let (start, end) = (Int(line.start), Int(line.end))
    return source[start..<end].contains(UInt8(ascii: "`")) || source[start..<end] != visible[start..<end]
  }

  /// The end of a line without the blanks at its end.
  private func contentEnd(of line: Line) -> Int {
    var end = Int(line.end)
    while end > Int(line.start), source[end - 1].isBlank { end -= 1 }
    // A return before the blanks would become part of the line end, and its word another word.
    return end > Int(line.start) && source[end - 1] == Byte.carriageReturn ? Int(line.end) : end
  }

  /// The edits that give the file its plain form: one blank between the words of ticks, entries, timers and goals,
  /// no blank at a line's end, one kind of line end (the one it has most, LF of equals), a newline at the end.
  ///
  /// Only blanks and line ends change; indentation, blanks inside quotes and the order of lines stay.
  /// A file that has its plain form, an empty one, and one that is written in another way give none.
  package func formattingEdits(by reader: LineReader) -> [TextEdit] {
    if ForeignText(source) != nil { return [] }
    let ending = lineEnding
    var edits: [TextEdit] = []
    for line in lines {
      let contentEnd = contentEnd(of: line)
      if contentEnd > Int(line.start), line.isValid {
        addBlankEdits(of: line, upTo: contentEnd, reader, isMarkdown: false, &edits)
      }
      let tail = contentEnd..<Int(line.next)
      if !source[tail].elementsEqual(ending) { edits.append(TextEdit(tail, ending)) }
    }
    return edits
  }

  private func addBlankEdits(
    of line: Line, upTo end: Int, _ reader: LineReader, isMarkdown: Bool, _ edits: inout [TextEdit]
  ) {
    guard line.shape == .box || line.shape == .plain else { return }
    if line.shape == .plain, !isMarkdown, !reader.isOfWords(line, of: self) { return }
    source.withSpan { text in
      var place = skippingBlanks(text, Int(line.start), end)
      var previous = place
      // The bullet and the box are words of their own; the blank inside a box is no gap.
      if place < Int(line.box) { previous = place + 1 }
      if line.shape == .box { previous = Int(line.box) + Line.boxLength }
      if place < Int(line.box), !isMarkdown { addGap(text, place + 1, Int(line.box), &edits) }
      if line.shape == .plain, place < Int(line.content) { place = Int(line.content) }
      place = line.shape == .box ? previous : place
      var isFirst = line.shape == .plain
      if isFirst, let behind = oddBoxEnd(text, at: place, end) { (place, isFirst) = (behind, false) }
      while place < end {
        let next = skippingBlanks(text, place, end)
        guard next < end else { break }
        if !isFirst { addGap(text, place, next, &edits) }
        isFirst = false
        place = word(text, at: next, end).end
      }
    }
  }

  /// The place behind a box that is not written as one, `[  ]`, whose blanks are no gap; nil if none begins at a place.
  private func oddBoxEnd(_ text: Span<UInt8>, at start: Int, _ end: Int) -> Int? {
    guard start < end, text[start] == Byte.open else { return nil }
    for place in (start + 1)..<min(start + 5, end) where text[place] == Byte.close { return place + 1 }
    return nil
  }

  /// Makes a gap one blank, unless a no-break blank is in it: those are the writer's.
  private func addGap(_ text: Span<UInt8>, _ start: Int, _ end: Int, _ edits: inout [TextEdit]) {
    guard end > start, end - start > 1 || text[start] != Byte.blank else { return }
    for place in start..<end where !text[place].isBlank { return }
    edits.append(TextEdit(start..<end, " "))
  }
}
