import Journal
import Notation

/// Writes the cells of a record that do not need its line: time, kind, name, state, amount, unit, value, base unit.
struct RecordCells {
  private let dialect: CSVDialect
  /// What parts two cells.
  let separator: UInt8
  private let habitCount: Int
  /// Kind, name and state as cells, made once of each habit and then each measure: five ways for each.
  private let heads: ContiguousArray<UInt8>
  private let headRanges: ContiguousArray<Range<Int>>
  /// The unit of each measure as a cell, and its size in its kind's smallest parts.
  private let units: ContiguousArray<ContiguousArray<UInt8>>
  private let unitParts: ContiguousArray<Int64>

  /// Prepares what rows share.
  init(_ configuration: Configuration, _ dialect: CSVDialect) {
    self.dialect = dialect
    separator = dialect.separator.rawValue
    habitCount = configuration.habits.count
    units = ContiguousArray(
      configuration.measures.map { CSVWriter.bytes(of: .text($0.unit.name), dialect) })
    unitParts = ContiguousArray(configuration.measures.map(\.unit.parts.number))
    var heads: ContiguousArray<UInt8> = []
    var ranges: ContiguousArray<Range<Int>> = []
    for name in configuration.habits.map(\.name) + configuration.measures.map(\.name) {
      for way in RecordCells.ways {
        let start = heads.count
        heads += RecordCells.head(way.form, .text(name), way.mark, dialect)
        ranges.append(start..<heads.count)
        // What follows the head of a tick without an amount; a longer range takes it in.
        heads += repeatElement(separator, count: 4)
      }
    }
    self.heads = heads
    headRanges = ranges
  }

  private static let ways: [(form: Record.Form, mark: Mark)] = [
    (.entry, .none), (.tag, .none), (.tick, .open), (.tick, .skipped), (.tick, .done),
  ]

  private static func head(
    _ form: Record.Form, _ name: CSVCell, _ mark: Mark, _ dialect: CSVDialect
  ) -> ContiguousArray<UInt8> {
    var csv = CSVWriter(dialect)
    csv.bytes = []
    csv.add([.word(form.code), name, .word(mark.code ?? ""), .empty])
    // The line end goes; the separator before the last cell stays.
    return ContiguousArray(csv.bytes.dropLast(2))
  }

  /// Writes the cells of a record of a file, each with the separator behind it.
  func put(
    _ line: Record, of source: ContiguousArray<UInt8>, into row: inout MutableSpan<UInt8>,
    at place: inout Int
  ) {
    if let time = line.time { put(time, into: &row, at: &place) }
    row.put(separator, &place)
    putHead(of: line, source, into: &row, at: &place)
    guard let amount = line.amount else {
      for _ in 0..<4 { row.put(separator, &place) }
      return
    }
    row.put(micros: amount.micros.number, dialect, &place)
    row.put(separator, &place)
    // A unit that was not typed is the one that was meant.
    if !amount.unitText.isEmpty {
      row.put(text: source, amount.unitText.places, dialect, &place)
    } else if !amount.unit.name.isEmpty {
      row.put(CSVWriter.bytes(of: .text(amount.unit.name), dialect), &place)
    }
    row.put(separator, &place)
    if let measure = line.subject?.measure {
      let value = amount.parts.number.scaled(by: 1_000_000, over: unitParts[measure])
      row.put(micros: value, dialect, &place)
      row.put(separator, &place)
      row.put(units[measure], &place)
    } else {
      row.put(separator, &place)
    }
    row.put(separator, &place)
  }

  private func putHead(
    of line: Record, _ source: ContiguousArray<UInt8>, into row: inout MutableSpan<UInt8>,
    at place: inout Int
  ) {
    let subject: Int
    switch line.subject {
    case .habit(let habit): subject = habit
    case .measure(let measure): subject = habitCount + measure
    case nil:
      row.put(RecordCells.head(line.form, .text(source.text(line.name)), line.mark, dialect), &place)
      return
    }
    let way =
      switch (line.form, line.mark) {
      case (.entry, _): 0
      case (.tag, _): 1
      case (.tick, .open): 2
      case (.tick, .skipped): 3
      case (.tick, _): 4
      }
    row.put(heads, headRanges[5 * subject + way], &place)
  }

  /// The habit or measure of a plain line.
  func reference(of line: PlainLine) -> Reference {
    line.subject < habitCount ? .habit(line.subject) : .measure(line.subject - habitCount)
  }

  /// Writes the cells of a plain line of a file, as of the record that it would be.
  @inline(__always)
  func put(
    _ line: PlainLine, of source: ContiguousArray<UInt8>, into row: inout MutableSpan<UInt8>,
    at place: inout Int
  ) {
    if let time = line.time { put(time, into: &row, at: &place) }
    row.put(separator, &place)
    let way =
      switch line.mark {
      case .none: 0
      case .open: 2
      case .skipped: 3
      case .done: 4
      }
    let head = headRanges[5 * line.subject + way]
    guard let amount = line.amount else {
      return row.put(heads, head.lowerBound..<head.upperBound + 4, &place)
    }
    row.put(heads, head, &place)
    let measure = line.subject - habitCount
    row.put(micros: amount.micros.number, dialect, &place)
    row.put(separator, &place)
    row.put(source, amount.unitText, &place)
    row.put(separator, &place)
    let value = amount.parts.number.scaled(by: 1_000_000, over: unitParts[measure])
    row.put(micros: value, dialect, &place)
    row.put(separator, &place)
    row.put(units[measure], &place)
    row.put(separator, &place)
  }

  @inline(__always)
  private func put(_ time: TimeOfDay, into row: inout MutableSpan<UInt8>, at place: inout Int) {
    row.put(twoDigits: time.hour, &place)
    row.put(UInt8(ascii: ":"), &place)
    row.put(twoDigits: time.minute, &place)
  }
}
