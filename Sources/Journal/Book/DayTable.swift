/// A table of one kind of value, with a column a subject and a row a day. A column lies in one piece: a report looks at
/// one subject over many days.
public struct DayTable<Value: Sendable>: Sendable {
  /// The number of columns.
  let width: Int
  /// The value that a new row holds everywhere.
  let blank: Value
  /// The number of rows.
  private(set) var count = 0
  /// The number of rows that there is room for: a column begins that many values after the one before.
  @usableFromInline var room = 0
  @usableFromInline var values: ContiguousArray<Value> = []

  /// Makes a table without rows.
  init(width: Int, blank: Value) { (self.width, self.blank) = (width, blank) }

  /// The value of a column in a row, both counting from 0.
  @inlinable public subscript(column: Int, row: Int) -> Value { values[column &* room &+ row] }

  /// Makes room for so many more rows.
  mutating func reserve(_ more: Int) { if count + more > room { move(toRoomFor: count + more) } }

  /// Adds a row of blank values.
  @inline(__always)
  mutating func addRow() {
    if count == room { move(toRoomFor: max(8, 2 * count)) }
    count &+= 1
  }

  /// Takes the last row away.
  mutating func removeLastRow() {
    for column in 0..<width { values[column * room + count - 1] = blank }
    count -= 1
  }

  /// Changes the value of a column in the last row.
  @inline(__always)
  mutating func changeLast(_ column: Int, _ change: (inout Value) -> Void) {
    change(&values[column &* room &+ count &- 1])
  }

  /// Adds the rows of another table of as many columns.
  mutating func append(contentsOf other: DayTable) {
    if count + other.count > room { move(toRoomFor: max(count + other.count, 2 * count)) }
    for column in 0..<width {
      for row in 0..<other.count { values[column * room + count + row] = other[column, row] }
    }
    count += other.count
  }

  /// Puts the rows of another table of as many columns in the place of some rows.
  mutating func replace(_ rows: Range<Int>, with other: DayTable) {
    var changed = self[0..<rows.lowerBound]
    changed.append(contentsOf: other)
    changed.append(contentsOf: self[rows.upperBound..<count])
    self = changed
  }

  /// Some rows alone.
  subscript(rows: Range<Int>) -> DayTable {
    var part = DayTable(width: width, blank: blank)
    part.move(toRoomFor: rows.count)
    part.count = rows.count
    for column in 0..<width {
      for row in rows { part.values[column * part.room + row - rows.lowerBound] = self[column, row] }
    }
    return part
  }

  /// Gives each column room for so many rows, at least as many as there are.
  private mutating func move(toRoomFor rows: Int) {
    let old = self
    room = rows
    values = ContiguousArray(repeating: blank, count: width * rows)
    for column in 0..<width {
      for row in 0..<count { values[column * rows + row] = old[column, row] }
    }
  }
}
