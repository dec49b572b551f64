import Platform

/// The outcome of taking back one recorded change.
enum Reversion: Hashable, Sendable {
  /// The file is to hold these bytes, or to be gone.
  case restored(Bytes?, Exactness)
  /// The change never happened, or is taken back already.
  case notNeeded
  /// Others changed the very lines.
  case changedSince(Hindrance?)
  /// The file is gone.
  case gone

  /// The line, without its end, for which a change cannot be taken back.
  enum Hindrance: Hashable, Sendable {
    /// The change wrote it, and it is not there any more.
    case missing(Bytes)
    /// The change wrote it, and it is there several times, none of them where it was.
    case repeated(Bytes)
    /// The change took it out, and where it stood cannot be known.
    case takenOut(Bytes)
  }

  /// How much of the file is what it was.
  enum Exactness: Hashable, Sendable {
    /// The file becomes what it was, byte for byte.
    case wholeFile
    /// Others changed the file too; only the recorded lines are taken back.
    case ownLinesOnly
  }
}

extension UndoRecord {
  /// Takes the change back from a file that holds `current`, nil if there is none.
  func reverting(_ current: Bytes?) -> Reversion {
    let found = current.map { Fingerprint(of: $0) }
    if found == after {
      let restored = FileEdit.applying(FileEdit.inverse(of: edits), to: current ?? [])
      guard let restored, before.map({ $0 == Fingerprint(of: restored) }) ?? restored.isEmpty else {
        return .changedSince(nil)
      }
      return .restored(before == nil ? nil : restored, .wholeFile)
    }
    if found == before { return .notNeeded }
    guard let current else { return .gone }
    guard let after else { return .changedSince(nil) }
    var hindrance: Reversion.Hindrance?
    guard let lines = revertingStart(of: current, after) ?? revertingLines(of: current, &hindrance) else {
      return .changedSince(hindrance)
    }
    return .restored(before == nil && lines.isEmpty ? nil : lines, .ownLinesOnly)
  }

  /// Takes the change back from a file that has only grown at its end since.
  private func revertingStart(of current: Bytes, _ after: Fingerprint) -> Bytes? {
    guard current.count > after.length else { return nil }
    let start = Bytes(current[..<after.length])
    var rest = current[after.length...]
    let lineEnd = start.suffix(2).elementsEqual("\r\n".utf8) ? "\r\n" : "\n"
    let endsLine = start.isEmpty || start.last == UInt8(ascii: "\n")
    guard endsLine || rest.starts(with: "\n".utf8) || rest.starts(with: "\r\n".utf8),
      Fingerprint(of: start) == after,
      var restored = FileEdit.applying(FileEdit.inverse(of: edits), to: start)
    else { return nil }
    if restored.isEmpty, !endsLine {
      rest = rest.drop { $0 == UInt8(ascii: "\r") }.dropFirst()
    } else if let last = restored.last, last != UInt8(ascii: "\n"), endsLine {
      restored.append(contentsOf: lineEnd.utf8)
    }
    return restored + rest
  }

  /// Takes each edit's lines back where they still are: where they were put, or where else they are the only such ones.
  private func revertingLines(of current: Bytes, _ hindrance: inout Reversion.Hindrance?) -> Bytes? {
    let lines = current[...].fullLines
    var replacements: [FileEdit] = []
    for edit in FileEdit.inverse(of: edits) {
      let wanted = edit.removed[...].fullLines
      guard !wanted.isEmpty else {
        hindrance = edit.inserted[...].fullLines.first.map { .takenOut(Bytes(UndoRecord.text(of: $0))) }
        return nil
      }
      let places = lines.indices.dropLast(wanted.count - 1).filter { place in
        zip(lines[place...], wanted).allSatisfy { UndoRecord.text(of: $0) == UndoRecord.text(of: $1) }
      }
      guard
        let place = places.first(where: { lines[$0].startIndex == edit.offset })
          ?? (places.count == 1 ? places.first : nil)
      else {
        let there = Set(lines.map { UndoRecord.text(of: $0) })
        if let missing = wanted.map({ UndoRecord.text(of: $0) }).first(where: { !there.contains($0) }) {
          hindrance = .missing(Bytes(missing))
        } else {
          hindrance = .repeated(Bytes(UndoRecord.text(of: wanted[0])))
        }
        return nil
      }
      let found = lines[place..<place + wanted.count]
      var restored = edit.inserted
      if let old = wanted.last, let end = found.last {
        let (wasEnding, ending) = (UndoRecord.ending(of: old), UndoRecord.ending(of: end))
        // Who saved the file with other line ends keeps them.
        if ending != wasEnding, !wasEnding.isEmpty, !ending.isEmpty {
          restored = Bytes(
            restored[...].fullLines.flatMap { line in
              UndoRecord.text(of: line) + (UndoRecord.ending(of: line).isEmpty ? [] : ending)
            })
        }
        if let last = restored.last, last != UInt8(ascii: "\n") { restored.append(contentsOf: ending) }
      }
      replacements.append(
        FileEdit(offset: lines[place].startIndex, removed: Bytes(found.joined()), inserted: restored))
    }
    return FileEdit.applying(replacements.sorted { $0.offset < $1.offset }, to: current)
  }

  /// The end of a line: a return and a line feed, a line feed, or nothing.
  static func ending(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> { line[text(of: line).endIndex...] }

  /// A line without its end.
  static func text(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = line
    if text.last == UInt8(ascii: "\n") { text.removeLast() }
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
    return text
  }
}
