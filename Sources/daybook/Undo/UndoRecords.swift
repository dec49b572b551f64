import Journal
import Platform

/// The records of the undo log, for who may only read.
struct UndoRecords {
  let files: any FileReading
  /// The state folder; it need not be there yet.
  let folder: Path

  /// The log itself.
  var file: Path { folder.appending("undo") }

  /// Whether there is a log; trouble if what stands in its place is no file.
  var isThere: Bool {
    get throws(FileTrouble) {
      guard let kind = try files.status(of: file)?.kind else { return false }
      if kind != .file { throw FileTrouble(kind == .folder ? .isAFolder : .notAFile, at: file) }
      return true
    }
  }

  /// The bytes of the log; a pipe in its place is not waited for. It may be longer than a day's file.
  func contents() throws(FileTrouble) -> Bytes { try isThere ? files.source(at: file) : [] }

  /// The records of a daybook, newest first; no file holds none.
  func of(_ daybook: Path) throws(FileTrouble) -> [UndoRecord] {
    UndoRecords.lines(of: try contents()).reversed().compactMap { UndoRecord(line: $0) }
      .filter { $0.daybook == daybook }
  }

  /// Whether a file is remembered to have held these bytes, so that they can be had again.
  func know(_ bytes: Bytes, of file: Path, in daybook: Path) -> Bool {
    let print = Fingerprint(of: bytes)
    let records = (try? of(daybook)) ?? []
    return records.contains { $0.file == file && ($0.before == print || $0.after == print) }
  }

  static func lines(of log: Bytes) -> [ContiguousArray<UInt8>.SubSequence] {
    let lines = log[...].parts(UInt8(ascii: "\n")).filter { !$0.isEmpty }
    guard log.contains(0) else { return lines }
    // Where the power failed before the bytes were there, zeros are; they are no part of the record before them.
    return lines.flatMap { line in
      let end = line.firstIndex(of: 0) ?? line.endIndex
      return [line[..<end], line[end...]]
    }.filter { !$0.isEmpty }
  }
}
