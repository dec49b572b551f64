import Journal
import Notation

extension Table {
  /// The headings' keys and the rows as CSV: ISO dates, plain numbers without units, and words for signs.
  package func csv(_ dialect: CSVDialect) -> ContiguousArray<UInt8> {
    var writer = CSVWriter(dialect)
    writer.add(columns.map { .text($0.key) })
    for row in rows { writer.add(cells(of: row).map(\.csv)) }
    return writer.bytes
  }
}

extension Table.Cell {
  fileprivate var csv: CSVCell {
    switch self {
    case .text(let text): text.isEmpty ? .empty : .text(text.text)
    case .count(let count): .number(String(count))
    case .date(let date): .word(isoText(date))
    case .time(let minutes): .word(Words(.en).time(minutes))
    case .percent(let value): .number(String(value))
    case .coded(_, let code, _): code.isEmpty ? .empty : .text(code)
    case .figure(_, let micros): .number(ExactDecimal.text(micros: micros.number))
    case .empty: .empty
    }
  }
}

/// A date as programs read it: `2026-01-12`, the year always in four digits.
func isoText(_ date: DateParts) -> String {
  "\(zeroPadded(date.year, 4))-\(zeroPadded(date.month, 2))-\(zeroPadded(date.day, 2))"
}
