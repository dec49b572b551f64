import Journal
import Notation

/// HabitBull's CSV export: a row a day and habit, under
/// `HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText`.
///
/// A habit whose values are all 0 or 1 is done or not; any other is a measure of counts, without a goal, since the
/// file tells none. The value -2150000000 is none. Dates may be of any order that the file as a whole decides.
package enum HabitBull: ForeignFormat {
  package static let source = "habitbull"

  package static func recognises(name: String, head: ContiguousArray<UInt8>) -> Bool {
    hasHeadings("habitname", "calendardate", in: head)
  }

  private struct Row {
    var name: ForeignName
    var date: NumericDate
    /// In millionths; nil if the day has no value.
    var micros: Int64?
    var comment: String
    /// Its category and its description.
    var about: [String]
    var source: ForeignRow
    var file: ImportedFile
  }

  package static func read(_ files: [ImportedFile], _ options: ForeignOptions) -> ImportResult {
    var draft = ImportDraft(source: source, of: files)
    var rows: [Row] = []
    for file in files where recognises(name: file.name, head: file.bytes) {
      draft.readTable(file) { row, draft in
        let value = row["value"]
        let micros = value.hasPrefix("-2150000000") || value.isEmpty ? nil : ExactDecimal.micros(value)
        guard let name = ForeignName(row["habitname"]), let date = NumericDate(row["calendardate"]),
          micros != nil || value.isEmpty || value.hasPrefix("-2150000000"), micros ?? 0 >= 0
        else { return false }
        rows.append(
          Row(
            name: name, date: date, micros: micros, comment: row["commenttext"],
            about: [row["habitcategory"], row["habitdescription"]], source: row.row, file: file))
        return true
      }
    }
    let order = options.dateOrder ?? NumericDate.order(of: rows.lazy.map(\.date))
    let counted = Set(
      rows.lazy.filter { $0.micros.map { $0 != 0 && $0 != 1_000_000 } ?? false }.map(\.name.folded))
    for row in rows {
      draft.open(row.file)
      let isCounted = counted.contains(row.name.folded)
      draft.declare(row.name, isHabit: !isCounted, isCounted ? ["unit times"] : [], about: row.about)
      guard let day = row.date.day(by: order) else {
        let date = onOneLine(row.source.cells.first { NumericDate($0) == row.date } ?? "")
        draft.remark(.ambiguousDate(date), line: row.source.line)
        continue
      }
      guard let micros = row.micros else { continue }
      let tick = ImportedRecord.Content.tick(micros == 0 ? .open : .done)
      draft.reads(line: row.source.line)
      draft.take(
        isCounted ? .amount(micros: micros, unit: "") : tick, of: row.name, on: day, text: row.comment)
    }
    return draft.result
  }
}
