/// The rows of a table whose columns are known by their names, in any order and any letter case.
struct ForeignTable {
  /// A row and its columns.
  struct Row {
    let row: ForeignRow
    fileprivate let columns: [String: Int]
    /// The names of the columns, in small letters.
    let headings: [String]

    /// The line it begins on, counting from 1.
    var line: Int { row.line }
    /// All of it, to be shown.
    var text: String { row.text }

    /// The text in a column, on one line; empty if there is nothing or no such column.
    subscript(column: String) -> String {
      guard let place = columns[column], place < row.cells.count else { return "" }
      return onOneLine(row.cells[place])
    }
  }

  private var rows: ForeignRows
  private let columns: [String: Int]
  private let headings: [String]
  /// The rows so far that are not UTF-8.
  private(set) var damaged = DamagedRows()

  /// Reads a table whose names stand in one of its first rows, counting from 1; a name with points in it is known by
  /// its last part.
  init(_ bytes: ContiguousArray<UInt8>, headerInRow number: Int = 1) {
    rows = ForeignRows(bytes)
    for _ in 1..<number { _ = rows.next() }
    let names = (rows.next()?.cells ?? []).map { cell in
      let name = onOneLine(cell).lowercased()
      return name.hasPrefix("com.") ? String(name.split(separator: ".").last ?? "") : name
    }
    headings = names
    columns = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The next row that is UTF-8; nil at the end.
  mutating func next() -> Row? {
    while let row = rows.next() {
      if !damaged.hold(row) { return Row(row: row, columns: columns, headings: headings) }
    }
    return nil
  }
}
