import Journal

/// Rows of typed cells under headings, to be printed as text, CSV, Markdown or HTML.
package struct Table: Sendable {
  /// The caption, printed above the table; nil for none.
  package var title: String?
  package var columns: [Column]
  /// The rows; a short one ends in empty cells, and cells without a column are not printed.
  package var rows: [[Cell]]
  /// Sums and the like, set apart below the rows; CSV, which is for programs, leaves them out.
  package var footer: [[Cell]]

  /// Makes a table of its parts.
  package init(title: String? = nil, columns: [Column], rows: [[Cell]] = [], footer: [[Cell]] = []) {
    (self.title, self.columns, self.rows, self.footer) = (title, columns, rows, footer)
  }

  /// A column's heads and alignment.
  package struct Column: Sendable {
    /// The heading for people.
    package let heading: String
    /// The heading for programs, in CSV (default: the heading for people).
    package let key: String
    package let alignment: Alignment

    /// Makes a column.
    package init(_ heading: String, key: String? = nil, _ alignment: Alignment = .left) {
      self.heading = heading
      self.key = key ?? heading
      self.alignment = alignment
    }
  }

  /// A value and what it means; how it is written is the printer's affair.
  package enum Cell: Sendable {
    case text(StyledText)
    /// How many there are of something.
    case count(Int)
    case date(DateParts)
    /// A time of day in minutes since midnight.
    case time(Int)
    case percent(Int)
    /// Text of which programs read a word instead, and a screen reader a label if there is one.
    case coded(StyledText, code: String, label: String = "")
    /// A number of millionths that a person reads in other units or rounded, and a program as it is.
    case figure(StyledText, micros: Micros)
    case empty
  }

  /// The cells of a row, as many as there are columns.
  func cells(of row: [Cell]) -> [Cell] { columns.indices.map { $0 < row.count ? row[$0] : .empty } }
}

extension Table.Cell {
  /// Makes a cell of a string in a role.
  package static func text(_ text: String, _ role: Role) -> Table.Cell { .text(StyledText(text, role)) }

  /// The cell as a person reads it.
  func styled(_ words: Words) -> StyledText {
    switch self {
    case .text(let text): text
    case .count(let count): StyledText(words.number(count))
    case .date(let date): StyledText(words.shortDate(date, showingYear: true))
    case .time(let minutes): StyledText(words.time(minutes))
    case .percent(let value): StyledText(words.percent(value))
    case .coded(let text, _, _), .figure(let text, _): text
    case .empty: StyledText()
    }
  }

  /// Whether the cell may be broken over lines; numbers, dates and signs are read whole.
  var isBreakable: Bool {
    switch self {
    case .text, .coded(_, _, ""): true
    case .count, .date, .time, .percent, .coded, .figure, .empty: false
    }
  }
}

extension Table.Cell: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .text(StyledText(text)) }
}
