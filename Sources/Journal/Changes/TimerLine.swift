extension DayFile {
  /// Lets a planned line begin: the range, which has no end yet, takes the place of its time, and text stands behind what
  /// the line says.
  package func beginning(_ range: String, text: String, inLine index: Int, by reader: LineReader) -> Change {
    let reading = reader.read(lines[index], of: self)
    var edits = [
      reading.time == nil
        ? puttingIn(range, lines[index], reading) : TextEdit(reading.timeRange.places, range)
    ]
    if !text.isEmpty, let edit = appending(text, toLine: index, reading, by: reader) { edits.append(edit) }
    return Change(edits: edits, line: index)
  }

  /// Ends a timer's line: the time takes the place of the `?` that its range ends in, and an open box is ticked.
  package func ending(_ time: String, inLine index: Int, reading: LineReading) -> Change {
    let end = Int(reading.timeRange.upperBound)
    var edits = (setting(.done, time: nil, inLine: index, reading: reading)?.edits ?? [])
    edits.append(TextEdit((end - 1)..<end, time))
    return Change(edits: edits, line: index)
  }
}
