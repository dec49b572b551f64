extension DayFile {
  /// The edits that give the file its plain form: one blank between the words of ticks and entries, no blank
  /// at a line's end, one kind of line end (the one it has most, LF of equals), a newline at the end.
  ///
  /// Only blanks and line ends change; indentation, blanks inside quotes and the order of lines stay.
  /// A file that has its plain form, and an empty one, give none.
  package func formattingEdits(by reader: LineReader) -> [TextEdit] {
    let ending = lineEnding
    var edits: [TextEdit] = []
    for line in lines {
      let (start, end) = (Int(line.start), Int(line.end))
      var contentEnd = end
      while contentEnd > start, source[contentEnd - 1].isBlank { contentEnd -= 1 }
      // A return before the blanks would become part of the line end, and its word another word.
      if contentEnd > start, source[contentEnd - 1] == Byte.carriageReturn { contentEnd = end }
      if contentEnd > start, line.isValid { addBlankEdits(of: line, upTo: contentEnd, reader, &edits) }
      let tail = contentEnd..<Int(line.next)
      if !source[tail].elementsEqual(ending) { edits.append(TextEdit(tail, ending)) }
    }
    return edits
  }

  private func addBlankEdits(
    of line: Line, upTo end: Int, _ reader: LineReader, _ edits: inout [TextEdit]
  ) {
    guard line.shape == .box || line.shape == .plain else { return }
    if line.shape == .plain, !reader.read(line, of: self).isRecord { return }
    source.withSpan { text in
      var place = skippingBlanks(text, Int(line.start), end)
      var previous = place
      // The bullet and the box are words of their own; the blank inside a box is no gap.
      if place < Int(line.box) { previous = place + 1 }
      if line.shape == .box { previous = Int(line.box) + Line.boxLength }
      if place < Int(line.box) { addGap(text, place + 1, Int(line.box), &edits) }
      if line.shape == .plain, place < Int(line.content) { place = Int(line.content) }
      place = line.shape == .box ? previous : place
      var isFirst = line.shape == .plain
      while place < end {
        let next = skippingBlanks(text, place, end)
        guard next < end else { break }
        if !isFirst { addGap(text, place, next, &edits) }
        isFirst = false
        place = word(text, at: next, end).end
      }
    }
  }

  /// Makes a gap one blank, unless a no-break blank is in it: those are the writer's.
  private func addGap(_ text: Span<UInt8>, _ start: Int, _ end: Int, _ edits: inout [TextEdit]) {
    guard end > start, end - start > 1 || text[start] != Byte.blank else { return }
    for place in start..<end where !text[place].isBlank { return }
    edits.append(TextEdit(start..<end, " "))
  }
}
