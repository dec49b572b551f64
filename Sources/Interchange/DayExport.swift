import Journal

/// An export that is made day by day, so that a long history need not stand in memory.
package protocol DayExport {
  /// The bytes that are ready to be written; they may be taken away between days.
  var bytes: ContiguousArray<UInt8> { get set }

  /// Adds the file of a day, with its path relative to the daybook, read by an interpreter; errors and warnings of its
  /// lines are added to `problems`.
  ///
  /// Days are added in ascending order, each once.
  mutating func add(
    _ bytes: ContiguousArray<UInt8>, of day: Day, path: String, by interpreter: inout DayReader,
    problems: inout [Problem])

  /// Knows nothing of some days: what is judged over several takes none of them for a day without a tick.
  mutating func miss(_ days: [Day])

  /// Ends the export, or writes a part of its end; no day is added after it.
  mutating func finish()

  /// Whether it is to be ended once more, when the bytes that there are have been taken away.
  var hasMore: Bool { get }
}

extension DayExport {
  package mutating func miss(_ days: [Day]) {}

  package var hasMore: Bool { false }
}

/// An export that takes of a day what it means.
package protocol RecordExport: DayExport {
  /// Adds what the file of a day means.
  mutating func add(_ record: DayRecord)
}

extension RecordExport {
  package mutating func add(
    _ bytes: ContiguousArray<UInt8>, of day: Day, path: String, by interpreter: inout DayReader,
    problems: inout [Problem]
  ) {
    var record = DayRecord(day: day)
    interpreter.read(
      bytes, isMarkdown: DayFile.isMarkdown(path), of: day, into: &record, problems: &problems)
    add(record)
  }
}

/// An export that may be made in parts: days are added on several threads, each to a copy that has none yet, and the
/// parts are put together in order.
package protocol PartedExport: DayExport, Sendable {
  /// Adds the days of a part, which follow those that there are; the bytes that are to stand before the part's own are
  /// ready afterwards.
  mutating func append(_ part: Self)
}

/// An export in which what is written of a day depends on that day alone.
package protocol RowExport: PartedExport {}

extension RowExport {
  package mutating func append(_ part: Self) { bytes += part.bytes }
}
