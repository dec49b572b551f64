import Journal
import Notation

/// The numbers of a table that may be a thousand times as much as they seem, and are left out: `1.500` ml.
///
/// A number tells that by itself; that another one of its column has decimals that are none of three says that all have.
struct TableDoubts {
  private struct Column {
    var first: String
    var line: Int
    var count = 0
  }

  private let headings: [String]
  private let decimals: Set<Int>
  private let configuration: Configuration
  private let names: ImportedNames
  private var columns: [Int: Column] = [:]

  /// Makes it of a table's headings and the columns whose marks are known to stand before decimals.
  init(
    _ headings: [String], decimals: Set<Int>, _ configuration: Configuration, _ names: ImportedNames
  ) {
    (self.headings, self.decimals) = (headings, decimals)
    (self.configuration, self.names) = (configuration, names)
  }

  /// Whether a number of a column may be read in two ways; `unit` is the column's, empty for that of what is called
  /// `name`.
  func hold(_ cell: String, _ unit: String, of name: String, at place: Int, _ separator: CSVSeparator) -> Bool
  {
    guard !decimals.contains(place), cell.utf8.contains(where: { $0 == 0x2E || $0 == 0x2C }),
      let number = TableNumber(cell, separator: separator), number.mark == .doubtful
    else { return false }
    let word = number.unit.isEmpty ? unit : number.unit
    if !word.isEmpty { return Unit.countsThousands(word) }
    switch names.subject(of: name) {
    case .measure(let measure): return configuration.measures[measure].unit.countsThousands
    // Of a tick it says nothing.
    case .habit: return false
    case nil: return true
    }
  }

  /// Counts a number that is left out.
  mutating func count(_ cell: String, at place: Int, line: Int) {
    columns[place, default: Column(first: cell, line: line)].count += 1
  }

  /// What is to be said of each column, in the order of the columns.
  var remarks: [ImportRemark] {
    columns.sorted { $0.key < $1.key }.map { place, column in
      ImportRemark(
        line: column.line,
        reason: .ambiguousNumbers(column.count, column: headings[place], first: column.first))
    }
  }
}

extension Unit {
  /// Whether three digits after a point may be meant as thousands of a unit as it is spelled; a word that is no unit is
  /// that of a count.
  static func countsThousands(_ spelling: String) -> Bool {
    let known = catalogue.first { $0.spellings.holds(spelling.lowercased()) }
    return known?.unit.countsThousands ?? true
  }
}
