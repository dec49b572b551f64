import TestSupport
import Testing

@testable import Journal

/// A table of days holds what a list of rows holds.
@Suite struct DayTableTests {
  /// The rows of a table, read value by value.
  private func rows(_ table: DayTable<Int>) -> [[Int]] {
    (0..<table.count).map { row in (0..<table.width).map { table[$0, row] } }
  }

  /// A table of some rows, made row by row.
  private func table(_ rows: [[Int]], width: Int) -> DayTable<Int> {
    var table = DayTable(width: width, blank: 0)
    for row in rows {
      table.addRow()
      for (column, value) in row.enumerated() { table.changeLast(column) { $0 += value } }
    }
    return table
  }

  @Test(arguments: [0, 1, 3, 22])
  func whateverIsDoneToRowsIsDoneToThoseOfATable(_ width: Int) {
    for seed in seeds(40) {
      var chance = SplitMix64(seed: seed)
      var expected: [[Int]] = []
      var found = DayTable(width: width, blank: 0)
      for _ in 0..<30 {
        let more = (0..<chance.below(12)).map { _ in (0..<width).map { _ in chance.below(1000) } }
        switch chance.below(4) {
        case 0:
          expected += more
          found.append(contentsOf: table(more, width: width))
        case 1:
          let start = chance.below(expected.count + 1)
          let rows = start..<(start + chance.below(expected.count - start + 1))
          expected.replaceSubrange(rows, with: more)
          found.replace(rows, with: table(more, width: width))
        case 2:
          let start = chance.below(expected.count + 1)
          let rows = start..<(start + chance.below(expected.count - start + 1))
          #expect(self.rows(found[rows]) == Array(expected[rows]), "seed \(seed)")
        default:
          found.reserve(chance.below(40))
          found.addRow()
          expected.append(Array(repeating: 0, count: width))
        }
        #expect(found.count == expected.count && rows(found) == expected, "seed \(seed)")
      }
    }
  }
}
