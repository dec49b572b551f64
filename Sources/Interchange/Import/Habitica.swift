import Journal
import Notation

/// Habitica's `history.csv`: `Task Name,Task ID,Task Type,Date,Value`, a row for each time that a task's worth changed.
///
/// Worth that grew is a tick that is done; that of a daily which fell is an open one. A habit's may fall because it was
/// scored down, which is no tick.
package enum Habitica: ForeignFormat {
  package static let source = "habitica"

  package static func recognises(name: String, head: ContiguousArray<UInt8>) -> Bool {
    hasHeadings("task name", "task type", "value", in: head)
  }

  package static func read(_ files: [ImportedFile], _ options: ForeignOptions) -> ImportResult {
    var draft = ImportDraft(source: source, of: files)
    var worth: [String: Int64] = [:]
    for file in files where recognises(name: file.name, head: file.bytes) {
      draft.readTable(file) { row, draft in
        guard let name = ForeignName(row["task name"]), let micros = ExactDecimal.micros(row["value"]),
          let instant = WrittenInstant(row["date"]) ?? WrittenInstant(day: row["date"])
        else { return false }
        let task = row["task id"].isEmpty ? name.folded : row["task id"]
        let grew = micros > worth[task] ?? 0
        worth[task] = micros
        draft.declare(name, isHabit: true, [])
        let isDaily = row["task type"].lowercased() == "daily"
        if !grew, !isDaily {
          draft.omit("\(name.title) -", 1, .noPlace)
          return true
        }
        let moment = instant.moment(in: options.zone)
        let day = moment.logicalDay(startingAt: options.dayStarts)
        let time = grew && !instant.isDay && !isDaily ? moment.time : nil
        // A habit is scored as often as one likes.
        draft.take(
          .tick(grew ? .done : .open), of: name, on: day, at: time,
          id: time.map { "\(day)-\($0)-\(name.folded)" })
        return true
      }
    }
    return draft.result
  }
}
