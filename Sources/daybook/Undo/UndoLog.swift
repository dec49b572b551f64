import Platform

/// The changes made on this machine and by this person, kept so that they can be taken back.
///
/// One file in the state folder, for all daybooks; for its owner alone. A record is added before its change is made,
/// so that a change is never without one. It is not synced: if the power fails, the changes are there, and only the
/// way back from the last of them may not be.
struct UndoLog: Sendable {
  let files: any FileWriting
  /// The state folder; it need not be there yet.
  let folder: Path

  /// The records, as who may only read has them.
  var records: UndoRecords { UndoRecords(files: files, folder: folder) }
  private var file: Path { records.file }

  /// How much is remembered.
  var bounds = Bounds()

  /// How many steps and bytes may be there, and how many are kept once there are more, so that not every change has
  /// the log written anew.
  struct Bounds: Sendable {
    var steps = (most: 600, kept: 500)
    var bytes = (most: 4_194_304, kept: 3_145_728)
    /// How many bytes the log grows by until they are counted again: to count them it is read as a whole, and after an
    /// import it is long.
    var uncounted = 65_536
  }

  /// Adds records, in one piece. The newest step is kept whole, however large; of others the oldest go first.
  func add(_ records: [UndoRecord]) throws(FileTrouble) {
    if records.isEmpty { return }
    try files.createFolders(folder, mode: 0o700)
    try files.withLock(folder) { () throws(FileTrouble) in
      _ = try self.records.isThere
      // The line feed in front ends a line that was torn.
      var lines = Bytes()
      for record in records { lines += "\n".utf8 + record.line }
      try files.append(lines, to: file, mode: 0o600)
      // They are recorded; a log that stays too long is no trouble.
      do throws(FileTrouble) {
        guard let size = try files.status(of: file)?.size,
          size / bounds.uncounted > (size - lines.count) / bounds.uncounted
        else { return }
        try rewrite(bounded)
      } catch {}
    }
  }

  /// Puts other records in the place of some of a step's, in one piece; nothing is done where none is known.
  ///
  /// `others` are those that stand in place of a record, in their order; nil keeps it.
  func replace(_ others: (UndoRecord) -> [UndoRecord]?) throws(FileTrouble) {
    guard try records.isThere else { return }
    try files.withLock(folder) { () throws(FileTrouble) in
      try rewrite { lines in
        lines.flatMap { line in UndoRecord(line: line).flatMap(others)?.map { $0.line[...] } ?? [line] }
      }
    }
  }

  /// Takes out the records for which `isUnwanted` is true.
  func remove(where isUnwanted: (UndoRecord) -> Bool) throws(FileTrouble) {
    guard try records.isThere else { return }
    try files.withLock(folder) { () throws(FileTrouble) in
      try rewrite { lines in
        // A line that cannot be read is a newer version's, and none of our business.
        lines.filter { line in !(UndoRecord(line: line).map(isUnwanted) ?? false) }
      }
    }
  }

  /// The newest record of a daybook, if it is torn; it may be one of another daybook's, unless it says that it is.
  func tornNewest(of daybook: Path) throws(FileTrouble) -> Bytes? {
    for line in UndoRecords.lines(of: try records.contents()).reversed() {
      if let record = UndoRecord(line: line) {
        if record.daybook == daybook { return nil }
      } else if UndoRecord.isTorn(line), UndoRecord.daybook(ofTorn: line) ?? daybook == daybook {
        return Bytes(line)
      }
    }
    return nil
  }

  /// Forgets a record that is torn.
  func forget(torn line: Bytes) throws(FileTrouble) {
    try files.withLock(folder) { () throws(FileTrouble) in
      try rewrite { lines in lines.filter { !$0.elementsEqual(line) } }
    }
  }

  /// Whether any change of a daybook is remembered, read no further than to the first.
  func knows(_ daybook: Path) throws(FileTrouble) -> Bool {
    guard try records.isThere else { return false }
    let mark = UndoRecord.mark(of: daybook)
    var rest = Bytes()
    var isKnown = false
    try files.pieces(of: file, ofAtMost: 65_536) { piece in
      rest += piece
      var place = rest.startIndex
      while let tab = rest[place...].firstIndex(of: mark[0]), !isKnown {
        isKnown = rest[tab...].starts(with: mark)
        place = tab + 1
      }
      rest.removeFirst(max(0, rest.count - mark.count))
      return !isKnown
    }
    return isKnown
  }

  /// The steps of a daybook, newest first, each with the files that it changed.
  func list(_ daybook: Path) throws(FileTrouble) -> [(step: UndoStep, files: [Path])] {
    UndoLog.steps(in: try records.of(daybook)).map { records in
      (records[0].step, records.reversed().map(\.file))
    }
  }

  /// Groups records, newest first, by their steps.
  static func steps(in records: [UndoRecord]) -> [[UndoRecord]] {
    var steps: [[UndoRecord]] = []
    var places: [String: Int] = [:]
    for record in records {
      if let place = places[record.step.id] {
        steps[place].append(record)
      } else {
        places[record.step.id] = steps.count
        steps.append([record])
      }
    }
    return steps
  }

  private func rewrite(
    _ change: ([ContiguousArray<UInt8>.SubSequence]) -> [ContiguousArray<UInt8>.SubSequence]
  ) throws(FileTrouble) {
    let old = try records.contents()
    let lines = UndoRecords.lines(of: old)
    let kept = change(lines)
    if kept.count == lines.count, zip(kept, lines).allSatisfy({ $0.elementsEqual($1) }) { return }
    var new = Bytes()
    for line in kept { new += "\n".utf8 + line }
    // The lock keeps other writers out, so there is none to have changed it.
    _ = try files.replace(file, expecting: old, with: new, mode: 0o600)
  }

  /// Leaves the newest lines, whole steps of them.
  private func bounded(
    _ lines: [ContiguousArray<UInt8>.SubSequence]
  ) -> [ContiguousArray<UInt8>.SubSequence] {
    var sizes: [(id: ContiguousArray<UInt8>.SubSequence, lines: Int, bytes: Int)] = []
    for line in lines.reversed() {
      let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: 2)
      let id = fields.count > 1 ? fields[1] : line
      if let last = sizes.last, last.id == id {
        sizes[sizes.count - 1].lines += 1
        sizes[sizes.count - 1].bytes += line.count
      } else {
        sizes.append((id, 1, line.count))
      }
    }
    if sizes.count <= bounds.steps.most, sizes.reduce(0, { $0 + $1.bytes }) <= bounds.bytes.most {
      return lines
    }
    var kept = 0
    var size = 0
    for (index, step) in sizes.prefix(bounds.steps.kept).enumerated() {
      size += step.bytes
      if index > 0, size > bounds.bytes.kept { break }
      kept += step.lines
    }
    return Array(lines.suffix(kept))
  }
}
