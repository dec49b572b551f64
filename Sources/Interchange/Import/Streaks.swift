import Journal
import Notation

/// The CSV export of Streaks, told by its header's names: `title`, `entry_type`, `entry_date`, `quantity`, `notes`.
///
/// A completed entry is done, in whichever way; a skipped one is skipped; one that the person marked as missed is an
/// open tick, and one that the app marked as missed is nothing. The file tells no goals, so every task
/// is a habit, and a quantity other than one stands in its text; of a task that is a declared measure it is the
/// amount. A completion has a time if the person's zone is
/// known and the time falls on the entry's own day.
package enum Streaks: ForeignFormat {
  package static let source = "streaks"

  package static func recognises(name: String, head: ContiguousArray<UInt8>) -> Bool {
    hasHeadings("entry_type", "entry_date", in: head)
  }

  package static func read(_ files: [ImportedFile], _ options: ForeignOptions) -> ImportResult {
    var draft = ImportDraft(source: source, of: files)
    for file in files where recognises(name: file.name, head: file.bytes) {
      draft.readTable(file) { row, draft in
        guard let name = ForeignName(row["title"]), let day = NumericDate(row["entry_date"])?.day(by: nil)
        else { return false }
        let kind = row["entry_type"].lowercased()
        guard let mark = mark(of: kind) else {
          draft.remark(.notWanted(kind), line: row.line)
          return true
        }
        draft.declare(name, isHabit: true, [])
        if mark == .none { return true }
        let quantity = ExactDecimal.micros(row["quantity"]) ?? 0
        if mark != .skipped, quantity > 0, options.measures.hold(name) {
          let time = time(of: row["entry_timestamp"], on: day, options)
          draft.take(
            .amount(micros: quantity, unit: ""), of: name, on: day, at: time?.shown,
            isZoned: time?.isZoned ?? false, text: row["notes"])
          return true
        }
        let count = quantity == 0 || quantity == 1_000_000 ? "" : ExactDecimal.text(micros: quantity)
        let text = [count, row["notes"]].filter { !$0.isEmpty }.joined(separator: " ")
        let time = mark == .done ? time(of: row["entry_timestamp"], on: day, options) : nil
        draft.take(
          .tick(mark), of: name, on: day, at: time?.shown, isZoned: time?.isZoned ?? false, text: text)
        return true
      }
    }
    return draft.result
  }

  /// The mark of a kind of entry; none for one that is nothing, nil for an unknown one.
  private static func mark(of kind: String) -> Mark? {
    if kind.hasPrefix("completed") { return .done }
    if kind.hasPrefix("skipped") { return .skipped }
    if kind == "missed_auto" { return Mark.none }
    if kind.hasPrefix("missed") || kind.hasPrefix("partial") { return .open }
    return nil
  }

  /// The time of a completion, and whether another zone would show another.
  private static func time(
    of stamp: String, on day: Day, _ options: ForeignOptions
  ) -> (shown: TimeOfDay, isZoned: Bool)? {
    guard let instant = WrittenInstant(stamp), options.zone != nil || instant.offset == nil else {
      return nil
    }
    let moment = instant.moment(in: options.zone)
    guard moment.logicalDay(startingAt: options.dayStarts) == day else { return nil }
    return (moment.time, instant.offset != nil)
  }
}
