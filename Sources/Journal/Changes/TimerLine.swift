extension DayFile {
  /// Lets a planned line begin: the range, which has no end yet, takes the place of its time.
  package func beginning(_ range: String, inLine index: Int, reading: LineReading) -> Change {
    guard reading.time != nil else {
      return Change(edits: [puttingIn(range, lines[index], reading)], line: index)
    }
    let place = reading.timeRange.places
    return Change(edits: [TextEdit(place, range)], line: index)
  }

  /// Ends a timer's line: the time takes the place of the `?` that its range ends in, and an open box is ticked.
  package func ending(_ time: String, inLine index: Int, reading: LineReading) -> Change {
    let end = Int(reading.timeRange.upperBound)
    var edits = (setting(.done, time: nil, inLine: index, reading: reading)?.edits ?? [])
    edits.append(TextEdit((end - 1)..<end, time))
    return Change(edits: edits, line: index)
  }
}
