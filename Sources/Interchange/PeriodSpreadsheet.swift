import Journal
import Notation
import Reports

/// A row a week or a month: `export --format wide --by week`.
///
/// Weeks begin on the person's first weekday, and are named as ISO names the Thursday in them; the first and the last are
/// cut to the days asked for. A measure has its total, or its mean over the days that have a value if it does not add
/// up, and how many these are; a habit how often it was met and due.
package enum PeriodSpreadsheet {
  /// How many days a row is of.
  package enum Span: Sendable {
    case week, month
  }

  /// Writes the table of a period.
  package static func bytes(
    of assessment: Assessment, over period: Period, by span: Span, dialect: CSVDialect = .rfc,
    of subjects: [Reference]? = nil
  ) -> ContiguousArray<UInt8> {
    let configuration = assessment.configuration
    let measures = configuration.measures.indices.filter { subjects?.contains(.measure($0)) ?? true }
    let habits = configuration.habits.indices.filter { subjects?.contains(.habit($0)) ?? true }
    var csv = CSVWriter(dialect)
    var header: [CSVCell] = [.word(span == .week ? "week" : "month"), .word("from"), .word("to")]
    for measure in measures.map({ configuration.measures[$0] }) {
      header += [.text(WideSpreadsheet.heading(of: measure)), .text("\(measure.name) days")]
    }
    for habit in habits.map({ configuration.habits[$0].name }) {
      header += [.text("\(habit) met"), .text("\(habit) due")]
    }
    csv.add(header)
    for part in parts(of: period, by: span, in: configuration) {
      var cells: [CSVCell] = [
        .word(name(of: part.from, span, in: configuration)), .word(part.from.description),
        .word(part.to.description),
      ]
      for measure in measures { cells += self.cells(of: measure, over: part, in: assessment) }
      let counts = PeriodGrid(of: part, in: assessment).rows.reduce(into: [Reference: Count]()) {
        $0[$1.subject] = $1.count
      }
      for habit in habits {
        let count = counts[.habit(habit)] ?? Count()
        cells += [.number(String(count.met)), .number(String(count.due))]
      }
      csv.add(cells)
    }
    return csv.bytes
  }

  private static func cells(of measure: Int, over part: Period, in assessment: Assessment) -> [CSVCell] {
    let declared = assessment.configuration.measures[measure]
    var total: Parts = 0
    var days: Int64 = 0
    for row in assessment.book.rows(in: part) {
      let value = assessment.book.value(measure, row: row)
      guard value.isPresent else { continue }
      total += value.total
      days += 1
    }
    if days == 0 { return [.empty, .number("0")] }
    let shown = declared.aggregate == .sum ? total : Parts(total.number.scaled(by: 1, over: days))
    let micros = shown.micros(in: declared.unit)
    return [.number(ExactDecimal.text(micros: micros.number)), .number(String(days))]
  }

  /// The weeks or months of a period, cut to it.
  private static func parts(
    of period: Period, by span: Span, in configuration: Configuration
  ) -> [Period] {
    var parts: [Period] = []
    var from = period.from
    while true {
      let end: Day
      switch span {
      case .week: end = configuration.week(of: from).to
      case .month: end = (Day(year: from.year, month: from.month, day: 28) ?? from).lastOfMonth
      }
      parts.append(Period(from, min(end, period.to)))
      // The last day of all has none behind it.
      if end >= period.to { break }
      from = end + 1
    }
    return parts
  }

  private static func name(of day: Day, _ span: Span, in configuration: Configuration) -> String {
    switch span {
    case .week: return configuration.week(of: day).isoWeekName
    case .month: return String(day.description.prefix(7))
    }
  }
}

extension Day {
  /// The last day of its month.
  fileprivate var lastOfMonth: Day {
    var day = self
    while day < .last, (day + 1).month == month { day = day + 1 }
    return day
  }
}
