import Journal

extension ImportPlan.DayOutcome {
  /// Counts a record that stands there, or where another zone may have put it.
  mutating func count(_ record: ImportedRecord, isElsewhere: Bool) {
    presentCount += 1
    guard record.isZoned, record.time != nil else { return }
    zoned.all += 1
    if isElsewhere { zoned.other += 1 }
  }

  /// The file with what records say now in the lines that differ; differences that this cannot mend are dropped.
  mutating func edited(_ file: DayFile) -> DayFile {
    let edits = differences.flatMap(\.edits).sorted { $0.range.lowerBound < $1.range.lowerBound }
    let after = file.with(file.source.applying(edits))
    guard after.lines.count == file.lines.count else {
      differences = []
      return file
    }
    return after
  }
}

extension DayFile {
  /// The file with new lines from a place on, in its own style; nil if, read back, anything else of it differs.
  func adding(_ texts: [String], at first: Int, style: FileStyle) -> DayFile? {
    let end = first < lines.count ? Int(lines[first].start) : source.count
    var bytes = ContiguousArray(source[..<end])
    let isEnded = first == 0 || lines.isEmpty || bytes.last == UInt8(ascii: "\n")
    for text in texts {
      if !isEnded { bytes += style.ending }
      bytes += style.lead
      bytes.append(contentsOf: text.utf8)
      if isEnded { bytes += style.ending }
    }
    bytes += source[end...]
    let after = with(bytes)
    guard after.lines.count == lines.count + texts.count, after.markLength == markLength,
      lines.indices.allSatisfy({
        content(ofLine: $0) == after.content(ofLine: $0 < first ? $0 : $0 + texts.count)
      }),
      lineReadOtherwise(in: after, at: { $0 < first ? $0 : $0 + texts.count }) == nil
    else { return nil }
    for (place, text) in texts.enumerated() {
      let line = after.lines[first + place]
      let isMeant = after.source[Int(line.box)..<Int(line.end)].elementsEqual(text.utf8)
      guard isMeant, line.shape == .box || line.shape == .plain else { return nil }
    }
    return after
  }
}
