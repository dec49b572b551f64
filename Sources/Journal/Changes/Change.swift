/// One change of a day file: the edits, and the line that they are about.
package struct Change: Hashable, Sendable {
  /// The edits, in order, without overlaps.
  package var edits: [TextEdit]
  /// The line that was added or changed, in the file as it is afterwards, counting from 0.
  package var line: Int

  /// The file after the change.
  package func applied(to file: DayFile) -> ContiguousArray<UInt8> { file.source.applying(edits) }
}

extension DayFile {
  /// Adds a line below a given one, else at the end, in the file's own style, and ends it: what another program appends
  /// next has to begin a line.
  ///
  /// A comment stands without a bullet, after which it would be text.
  package func adding(_ text: String, style: FileStyle, below above: Int? = nil) -> Change {
    let lead = text.utf8.first == Byte.hash ? [] : style.lead
    return inserting(
      lead + ContiguousArray(text.utf8), after: above ?? lines.count - 1, ending: style.ending, isEnded: true)
  }

  /// Puts a line in below another, or first where there is no such line; behind a line without an end it gets none
  /// either, unless it is to be ended.
  func inserting(
    _ content: ContiguousArray<UInt8>, after index: Int, ending: ContiguousArray<UInt8>, isEnded: Bool
  ) -> Change {
    guard lines.indices.contains(index) else {
      return Change(edits: [TextEdit(markLength..<markLength, content + ending)], line: 0)
    }
    let above = lines[index]
    let place = Int(above.next)
    let added =
      above.next > above.end && source[place - 1] == Byte.newline
      ? content + ending : ending + content + (isEnded ? ending : [])
    return Change(edits: [TextEdit(place..<place, added)], line: index + 1)
  }

  /// Sets the mark of a line's box, and its time if one is given; nil if that changes nothing or it has no box. A habit
  /// that is done without one gets it: `[-] gym 45min`.
  package func setting(
    _ mark: Mark, time: String?, inLine index: Int, reading: LineReading
  ) -> Change? {
    let line = lines[index]
    var edits: [TextEdit] = []
    let box = Int(line.box)
    if line.shape == .plain, let oddBox = oddBox(of: line, reading) {
      // A box that is not written as one becomes one.
      if reading.mark != mark || time != nil { edits.append(TextEdit(oddBox, "[\(mark.symbol)] ")) }
    } else if line.shape == .plain, reading.isDoneHabit {
      if mark != .done { edits.append(TextEdit(box..<box, "[\(mark.symbol)] ")) }
    } else if line.shape != .box {
      return nil
    } else if line.mark != mark {
      let isSign = source[box] != Byte.open
      edits.append(
        isSign
          ? TextEdit(box..<(box + Line.boxLength), "[\(mark.symbol)]")
          : TextEdit((box + 1)..<(box + 2), mark.symbol))
    }
    edits += timing(time, inLine: index, reading: reading)?.edits ?? []
    return edits.isEmpty ? nil : Change(edits: edits, line: index)
  }

  /// Gives a line a time, or another than it has; nil if none is given, or that changes nothing.
  package func timing(_ time: String?, inLine index: Int, reading: LineReading) -> Change? {
    guard let time else { return nil }
    let range = reading.timeRange.places
    if reading.time != nil, source.text(range) == time { return nil }
    let edit = reading.time == nil ? puttingIn(time, lines[index], reading) : TextEdit(range, time)
    return Change(edits: [edit], line: index)
  }

  /// Whether a line begins with a box, or with a bracket that may be one.
  package func hasBox(_ line: Line) -> Bool {
    line.shape == .box || line.shape == .plain && source[Int(line.content)] == Byte.open
  }

  /// The bytes before the name of a tick whose box is not written as one; nil of any other line.
  private func oddBox(of line: Line, _ reading: LineReading) -> Range<Int>? {
    guard reading.isRecord, !reading.name.isEmpty, source[Int(line.content)] == Byte.open else { return nil }
    return Int(line.content)..<Int(reading.name.lowerBound)
  }

  /// The edit that gives a line a time: after its name and amount, in text at the end of its words.
  ///
  /// Before an `am` or `pm`, which would be read as a part of it, it stands before the name instead.
  func puttingIn(_ time: String, _ line: Line, _ reading: LineReading) -> TextEdit {
    if case .text = reading.meaning {
      let place = Int(reading.text.last?.upperBound ?? reading.tags.last?.upperBound ?? line.end)
      return TextEdit(place..<place, " " + time)
    }
    let place = Int(reading.headEnd)
    let isBeforeHalf = source.withSpan { text in
      let next = skippingBlanks(text, place, Int(line.end))
      return next < Int(line.end) && isHalfOfDay(text, word(text, at: next, Int(line.end)))
    }
    if isBeforeHalf {
      return TextEdit(Int(line.content)..<Int(line.content), time + " ")
    }
    let isApart = place == Int(line.end) || source[place].isBlank
    return TextEdit(place..<place, " " + time + (isApart ? "" : " "))
  }

  /// Takes a line out, with its line end; the last line of a file without a last newline takes the end before it,
  /// unless that is all there is of the line before.
  package func removing(line index: Int) -> Change {
    let line = lines[index]
    return Change(
      edits: [TextEdit(Int(line.start)..<Int(line.next), ContiguousArray<UInt8>())], line: index)
  }

  /// Puts another text in place of a line's content, after its indentation and bullet; its line end stays. What Markdown
  /// does not show of it goes as well.
  package func replacing(line index: Int, with text: String) -> Change {
    let line = lines[index]
    let lead = Int(line.start)..<Int(line.box)
    let start = lead.first { source[$0] != visible[$0] } ?? Int(line.box)
    return Change(edits: [TextEdit(start..<Int(line.end), text)], line: index)
  }
}
