import Journal
import Notation
import Reports

/// A row a week or a month: `export --format wide --by week`.
///
/// Weeks begin on the person's first weekday, and are named as ISO names the Thursday in them; the first and the last are
/// cut to the period. A measure has its total, or its mean over the days that have a value if it does not add
/// up, and how many these are; a habit how often it was met and due.
package enum PeriodSpreadsheet {
  /// Writes the table of a period; `reader` is the one that the days were read by.
  package static func bytes(
    of assessment: Assessment, by reader: LineReader, over period: Period, by step: PeriodStep,
    dialect: CSVDialect = .rfc, of subjects: [Reference]? = nil
  ) -> ContiguousArray<UInt8> {
    let configuration = assessment.configuration
    let columns = WideColumns(of: reader, subjects)
    var csv = CSVWriter(dialect)
    var header: [CSVCell] = [.word(step == .week ? "week" : "month"), .word("from"), .word("to")]
    for measure in columns.measures.map({ configuration.measures[$0] }) {
      header += [.text(WideSpreadsheet.heading(of: measure)), .text("\(measure.name) days")]
    }
    for habit in columns.habits.map({ configuration.habits[$0].name }) {
      header += [.text("\(habit) met"), .text("\(habit) due")]
    }
    csv.add(header)
    for part in period.parts(by: step, firstWeekday: configuration.firstWeekday) {
      // A part that is cut has the name of the whole.
      let name =
        switch step {
        case .week: configuration.week(of: part.from).isoWeekName
        case .month: String(part.from.description.prefix(7))
        }
      var cells: [CSVCell] = [.word(name), .word(part.from.description), .word(part.to.description)]
      for measure in columns.measures { cells += self.cells(of: measure, over: part, in: assessment) }
      let counts = PeriodGrid(of: part, in: assessment).rows.reduce(into: [Reference: Count]()) {
        $0[$1.subject] = $1.count
      }
      for habit in columns.habits {
        let count = counts[.habit(habit)] ?? Count()
        cells += [.number(String(count.met)), .number(String(count.due))]
      }
      csv.add(cells)
    }
    return csv.bytes
  }

  private static func cells(of measure: Int, over part: Period, in assessment: Assessment) -> [CSVCell] {
    // A table of what is written holds all of it, as the rows of the records do.
    let summary = MeasureSummary(of: measure, in: part, of: assessment, holdsToCome: true)
    guard let shown = summary.total ?? summary.mean, summary.days > 0 else { return [.empty, .number("0")] }
    return [.number(ExactDecimal.text(micros: shown.number)), .number(String(summary.days))]
  }
}
