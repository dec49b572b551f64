import Journal
import Notation

/// Writes the cells of a record that do not need its line: kind, name, state, amount, unit, value, base unit.
///
/// A class, since the rows of each day hold it: of a struct all threads would count the references to all that is in it.
final class RecordCells: Sendable {
  private let dialect: CSVDialect
  /// The separator of two cells.
  let separator: UInt8
  private let heads: RecordHeads
  /// The unit of each measure as a cell.
  private let units: ContiguousArray<ContiguousArray<UInt8>>
  private let counted: CountedUnits
  /// The name of each measure's unit; that and a cup are nearly all that is left unsaid.
  private let unitNames: ContiguousArray<String>
  private let cup: ContiguousArray<UInt8>
  private let amounts: AmountReader

  /// Prepares what rows share.
  init(_ reader: LineReader, _ dialect: CSVDialect) {
    let configuration = reader.configuration
    amounts = reader.amounts
    self.dialect = dialect
    separator = dialect.separator.rawValue
    heads = RecordHeads(configuration) { RecordCells.head($0, .text($1), $2, dialect) }
    units = ContiguousArray(
      configuration.measures.map { CSVWriter.bytes(of: .text($0.unit.name), dialect) })
    counted = CountedUnits(configuration)
    unitNames = ContiguousArray(configuration.measures.map(\.unit.name))
    cup = CSVWriter.bytes(of: .text(Unit.cup.name), dialect)
  }

  private static func head(
    _ form: Record.Form, _ name: CSVCell, _ mark: Mark, _ dialect: CSVDialect
  ) -> ContiguousArray<UInt8> {
    var csv = CSVWriter(dialect)
    csv.bytes = []
    csv.add([.word(form.code), name, .word(mark.code ?? ""), .empty])
    // The line end goes; the separator before the last cell stays.
    return ContiguousArray(csv.bytes.dropLast(2))
  }

  /// Writes the cells of a record of a file but for its time, each with the separator behind it.
  func put(
    _ line: RecordRow, on day: Day, of source: ContiguousArray<UInt8>, into row: inout MutableSpan<UInt8>,
    at place: inout Int
  ) {
    heads.put(of: line, source, into: &row, at: &place)
    guard let amount = line.amount else {
      for _ in 0..<4 { row.put(separator, &place) }
      return
    }
    row.put(micros: amount.micros.number, dialect, &place)
    row.put(separator, &place)
    // A unit that was not typed is the one that was meant.
    if !amount.unitText.isEmpty {
      row.put(words: CollectionOfOne(amount.unitText), of: source, dialect, &place)
    } else {
      row.put(cell(ofUnsaid: amounts.unitName(of: amount), line.subject?.measure), &place)
    }
    row.put(separator, &place)
    if let measure = line.subject?.measure {
      row.put(micros: counted.micros(amount.parts, of: measure, on: day).number, dialect, &place)
      row.put(separator, &place)
      row.put(units[measure], &place)
    } else {
      row.put(separator, &place)
    }
    row.put(separator, &place)
  }

  /// The cell of a unit that was left unsaid.
  private func cell(ofUnsaid unit: String, _ measure: Int?) -> ContiguousArray<UInt8> {
    if let measure, unit == unitNames[measure] { return units[measure] }
    return unit == Unit.cup.name ? cup : CSVWriter.bytes(of: .text(unit), dialect)
  }
}
