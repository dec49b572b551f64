import Journal
import Notation

/// Writes the cells of a record that do not need its line: time, kind, name, state, amount, unit, value, base unit.
struct RecordCells {
  private let dialect: CSVDialect
  /// The separator of two cells.
  let separator: UInt8
  private let habitCount: Int
  /// Kind, name and state as cells, made once of each habit and then each measure: five ways for each.
  private let heads: ContiguousArray<UInt8>
  private let headRanges: ContiguousArray<Range<Int>>
  /// The unit of each measure as a cell, and its size in its kind's smallest parts.
  private let units: ContiguousArray<ContiguousArray<UInt8>>
  private let unitParts: ContiguousArray<Int64>
  /// The names of the habits and then the measures.
  private let names: ContiguousArray<ContiguousArray<UInt8>>

  /// Prepares what rows share.
  init(_ configuration: Configuration, _ dialect: CSVDialect) {
    self.dialect = dialect
    separator = dialect.separator.rawValue
    habitCount = configuration.habits.count
    units = ContiguousArray(
      configuration.measures.map { CSVWriter.bytes(of: .text($0.unit.name), dialect) })
    unitParts = ContiguousArray(configuration.measures.map(\.unit.parts.number))
    names = ContiguousArray(
      (configuration.habits.map(\.name) + configuration.measures.map(\.name)).map { ContiguousArray($0.utf8) }
    )
    var heads: ContiguousArray<UInt8> = []
    var ranges: ContiguousArray<Range<Int>> = []
    for name in configuration.habits.map(\.name) + configuration.measures.map(\.name) {
      for way in RecordCells.ways {
        let start = heads.count
        heads += RecordCells.head(way.form, .text(name), way.mark, dialect)
        ranges.append(start..<heads.count)
        // The cells behind the head of a tick without an amount; a longer range takes them in.
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

  /// The number that names a record of a file.
  @inline(__always)
  func id(of line: RecordRow, in source: ContiguousArray<UInt8>, by ids: inout RecordIDs) -> UInt64 {
    switch line.subject {
    case .habit(let habit):
      return ids.next(line.form, at: line.time, name: names[habit], value: line.amount?.micros.number)
    case .measure(let measure):
      let value = line.amount.map { $0.parts.number.scaled(by: 1_000_000, over: unitParts[measure]) }
      return ids.next(line.form, at: line.time, name: names[habitCount + measure], value: value)
    case nil:
      let name = source[line.name.places]
      return ids.next(line.form, at: line.time, name: name, value: line.amount?.micros.number)
    }
  }

  /// Writes the cells of a record of a file, each with the separator behind it.
  @inline(__always)
  func put(
    _ line: RecordRow, of source: ContiguousArray<UInt8>, into row: inout MutableSpan<UInt8>,
    at place: inout Int
  ) {
    if let time = line.time { put(time, into: &row, at: &place) }
    row.put(separator, &place)
    guard let amount = line.amount else {
      putHead(of: line, source, with: 4, into: &row, at: &place)
      return
    }
    putHead(of: line, source, into: &row, at: &place)
    row.put(micros: amount.micros.number, dialect, &place)
    row.put(separator, &place)
    // A unit that was not typed is the one that was meant.
    if !amount.unitText.isEmpty {
      row.put(text: source, amount.unitText.places, dialect, &place)
    } else if let unit = line.unsaidUnit, !unit.isEmpty {
      row.put(CSVWriter.bytes(of: .text(unit), dialect), &place)
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

  /// Writes kind, name and state, with so many separators more behind them.
  @inline(__always)
  private func putHead(
    of line: RecordRow, _ source: ContiguousArray<UInt8>, with separators: Int = 0,
    into row: inout MutableSpan<UInt8>, at place: inout Int
  ) {
    let subject: Int
    switch line.subject {
    case .habit(let habit): subject = habit
    case .measure(let measure): subject = habitCount + measure
    case nil:
      row.put(RecordCells.head(line.form, .text(source.text(line.name)), line.mark, dialect), &place)
      for _ in 0..<separators { row.put(separator, &place) }
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
    let head = headRanges[5 * subject + way]
    row.put(heads, head.lowerBound..<(head.upperBound + separators), &place)
  }

  @inline(__always)
  private func put(_ time: TimeOfDay, into row: inout MutableSpan<UInt8>, at place: inout Int) {
    row.put(twoDigits: time.hour, &place)
    row.put(UInt8(ascii: ":"), &place)
    row.put(twoDigits: time.minute, &place)
  }
}

/// The facts of a record that are in its row.
struct RecordRow {
  let form: Record.Form
  let subject: Reference?
  let name: Range<Int32>
  let mark: Mark
  let time: TimeOfDay?
  let amount: (micros: Micros, parts: Parts, unitText: Range<Int32>)?
  /// The name of the unit that was meant, where none was typed.
  let unsaidUnit: String?

  /// Takes the facts of a tick or an entry.
  @inline(__always)
  init(_ form: Record.Form, _ statement: Statement, by amounts: AmountReader) {
    self.form = form
    subject = statement.subject
    name = statement.name
    mark = form == .tick ? statement.mark : .none
    time = statement.time
    amount = statement.amount.map { ($0.micros, $0.parts, $0.unitText) }
    unsaidUnit = statement.amount.flatMap { $0.unitText.isEmpty ? amounts.recorded($0).unit.name : nil }
  }

  /// Takes the facts of a tag on a line of a time.
  init(_ tag: CountingTag, at time: TimeOfDay?, by amounts: AmountReader) {
    form = .tag
    subject = .measure(tag.measure)
    name = tag.key
    mark = .none
    self.time = time
    amount = (tag.amount.micros, tag.amount.parts, tag.amount.unitText)
    unsaidUnit = amounts.recorded(tag.amount).unit.name
  }
}
