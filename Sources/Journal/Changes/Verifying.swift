extension Change {
  /// The file after the change, if nothing but its own line differs, no other line means anything else, and its line
  /// reads as it should.
  ///
  /// It is asked before every write: what is put on the disk has been read back.
  package func verified(
    on file: DayFile, by reader: LineReader, as isMeant: (LineReading, String) -> Bool
  ) throws(Unproved) -> DayFile {
    guard let after = alone(on: file) else { throw .notMeant }
    let isAdded = after.lines.count > file.lines.count
    let other = file.lineReadOtherwise(in: after) { index in
      if isAdded { return index >= line ? index + 1 : index }
      return index == line ? nil : index
    }
    if let other { throw .elsewhere(line: other) }
    // Within a conflict a new line may be one that does not count.
    let isUncounted = ConflictMarkers.uncountedLines(in: after).contains(line)
    guard !isUncounted || !isAdded && ConflictMarkers.uncountedLines(in: file).contains(line),
      isMeant(reader.read(after.lines[line], of: after), after.text(ofLine: line))
    else { throw .notMeant }
    return after
  }

  /// The file after the change, if nothing but its own line differs, byte for byte; nil otherwise.
  func alone(on file: DayFile) -> DayFile? {
    let after = file.with(applied(to: file))
    guard after.isWhole, after.lines.indices.contains(line), after.markLength == file.markLength
    else {
      return nil
    }
    let added = after.lines.count - file.lines.count
    guard added == 0 || added == 1 else { return nil }
    // Most lines stand in what both files begin or end with, and need not be looked at one by one.
    let same = file.source.commonEnds(with: after.source)
    for (index, old) in file.lines.enumerated() {
      if Int(old.next) <= same.head, index < line { continue }
      if Int(old.start) > file.source.count - same.tail, index >= line { continue }
      let place = added == 1 && index >= line ? index + 1 : index
      if added == 0, index == line { continue }
      guard file.content(ofLine: index) == after.content(ofLine: place) else { return nil }
    }
    return after
  }
}

extension DayFile {
  /// The bytes of a line without its end. Lines count from 0.
  package func content(ofLine line: Int) -> ContiguousArray<UInt8>.SubSequence {
    source[Int(lines[line].start)..<Int(lines[line].end)]
  }

  /// The file in its plain form, if that loses nothing: the same bytes but for blanks in the same order, the same
  /// records, and a plain form of its own that is the same; nil if any of these fails. The reader knows the lines
  /// afterwards, which are the same in most files.
  package func formatted(by interpreter: inout DayReader, of day: Day) -> DayFile? {
    let edits = formattingEdits(by: &interpreter, of: day)
    if edits.isEmpty { return self }
    let after = with(source.applying(edits))
    guard after.formattingEdits(by: &interpreter, of: day).isEmpty,
      source.lazy.filter({ !$0.isLayout }).elementsEqual(after.source.lazy.filter { !$0.isLayout })
    else { return nil }
    let (before, problems) = interpreter.read(self, of: day)
    let (now, problemsNow) = interpreter.read(after, of: day)
    guard problems.map(\.code) == problemsNow.map(\.code), before.says(in: self, sameAs: now, in: after)
    else { return nil }
    return after
  }
}

extension DayRecord {
  /// Whether the records of two files of a day say the same, line by line, wherever their bytes lie.
  package func says(in file: DayFile, sameAs other: DayRecord, in otherFile: DayFile) -> Bool {
    textLines == other.textLines && ownGoals == other.ownGoals && timers == other.timers
      && records.elementsEqual(
        other.records, by: { $0.says(in: file.source, sameAs: $1, in: otherFile.source) })
  }
}

extension ContiguousArray<UInt8> {
  /// How many bytes two files have in common at their start, and after these at their end.
  package func commonEnds(with other: ContiguousArray<UInt8>) -> (head: Int, tail: Int) {
    let most = Swift.min(count, other.count)
    var head = 0
    while head < most, self[head] == other[head] { head += 1 }
    var tail = 0
    while tail < most - head, self[count - 1 - tail] == other[other.count - 1 - tail] { tail += 1 }
    return (head, tail)
  }
}

extension Record {
  /// Whether two records say the same, wherever their bytes lie; a declared name may be another, if that is renamed.
  func says(
    in bytes: ContiguousArray<UInt8>, sameAs other: Record, in otherBytes: ContiguousArray<UInt8>,
    butForTheName isRenamed: Bool = false
  ) -> Bool {
    form == other.form && line == other.line && subject == other.subject && mark == other.mark
      && time == other.time
      && amount?.parts == other.amount?.parts && amount?.unit == other.amount?.unit
      && (isRenamed && subject != nil || isNamed(in: bytes, as: other, in: otherBytes))
  }

  /// Whether the names of two records are one name; mostly they stand there in the same bytes.
  func isNamed(
    in bytes: ContiguousArray<UInt8>, as other: Record, in otherBytes: ContiguousArray<UInt8>
  ) -> Bool {
    let (one, another) = (name, other.name)
    return bytes[one.places]
      .elementsEqual(otherBytes[another.places])
      || Vocabulary.folded(bytes.text(one)) == Vocabulary.folded(otherBytes.text(another))
  }
}

extension UInt8 {
  /// Whether it is a blank or part of a line end: what formatting may change.
  fileprivate var isLayout: Bool { isBlank || self == Byte.newline || self == Byte.carriageReturn }
}
