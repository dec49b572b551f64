extension Table {
  /// The table as lines for a terminal of `columns` columns.
  ///
  /// Too wide a table first breaks headings and text at blanks, then within words; if not even that is enough, each
  /// row becomes a block of lines, a heading and its value on each.
  package func text(_ words: Words, columns limit: Int) -> [StyledText] {
    let grid = Grid(self, words)
    var lines = title.map { StyledText($0, .heading).wrapped(at: limit) } ?? []
    if let widths = grid.widths(within: limit) {
      lines += grid.lines(widths)
    } else {
      lines += grid.blocks(within: limit)
    }
    return lines
  }

  /// The columns that the table takes if nothing in it is broken; its title may be longer.
  func columns(_ words: Words) -> Int { Grid(self, words).columns }
}

/// A table whose cells are styled text already.
private struct Grid {
  let headings: [StyledText]
  let alignments: [Alignment]
  let rows: [[StyledText]]
  let footer: [[StyledText]]
  let rule: String
  /// The columns that each column takes if it may.
  var naturals: [Int]
  /// The table itself, whose cells know whether they may be broken.
  private let table: Table

  static let gap = 2
  /// A word that is longer than this may be broken before the table is given up.
  static let shortestBrokenWord = 12

  init(_ table: Table, _ words: Words) {
    self.table = table
    headings = table.columns.map { StyledText($0.heading, .heading) }
    alignments = table.columns.map(\.alignment)
    rows = table.rows.map { table.cells(of: $0).map { $0.styled(words) } }
    footer = table.footer.map { table.cells(of: $0).map { $0.styled(words) } }
    rule = words.glyphs.rule
    naturals = headings.map { $0.widthInColumns }
    for texts in rows + footer {
      for (column, text) in texts.enumerated() {
        naturals[column] = max(naturals[column], text.widthInColumns)
      }
    }
  }

  /// The columns that all take together if they may, with the gaps between them.
  var columns: Int { naturals.reduce(0, +) + Grid.gap * max(0, naturals.count - 1) }

  /// The columns that each column needs at the least: with its words whole, and with words broken.
  private var least: (floors: [Int], narrowest: [Int]) {
    var floors = headings.map { $0.longestWordInColumns }
    var narrowest = floors.map { min($0, Grid.shortestBrokenWord) }
    for (cells, texts) in zip(table.rows + table.footer, rows + footer) {
      for (column, text) in texts.enumerated() {
        let isBreakable = column < cells.count && cells[column].isBreakable
        let floor = isBreakable ? text.longestWordInColumns : text.widthInColumns
        floors[column] = max(floors[column], floor)
        narrowest[column] = max(
          narrowest[column], isBreakable ? min(floor, Grid.shortestBrokenWord) : floor)
      }
    }
    return (floors, narrowest)
  }

  /// The widths of the columns within `limit`; nil if there is no way.
  func widths(within limit: Int) -> [Int]? {
    if columns <= limit { return naturals }
    let room = limit - Grid.gap * max(0, naturals.count - 1)
    let (floors, narrowest) = least
    if floors.reduce(0, +) <= room { return Grid.shared(room, from: floors, upTo: naturals) }
    if narrowest.reduce(0, +) <= room { return Grid.shared(room, from: narrowest, upTo: naturals) }
    return nil
  }

  /// Gives `room` out column by column, always to the narrowest that still wants more.
  private static func shared(_ room: Int, from floors: [Int], upTo ceilings: [Int]) -> [Int] {
    var widths = floors
    var rest = room - floors.reduce(0, +)
    while rest > 0 {
      let wanting = widths.indices.filter { widths[$0] < ceilings[$0] }
      guard let next = wanting.min(by: { widths[$0] < widths[$1] }) else { break }
      widths[next] += 1
      rest -= 1
    }
    return widths
  }

  func lines(_ widths: [Int]) -> [StyledText] {
    let ruler = StyledText(
      widths.map { String(repeating: rule, count: $0) }.joined(
        separator: String(repeating: " ", count: Grid.gap)),
      .muted)
    var lines: [StyledText] = []
    if headings.contains(where: { !$0.isEmpty }) {
      lines += rowLines(headings, widths, isHead: true) + [ruler]
    }
    for row in rows { lines += rowLines(row, widths) }
    if !footer.isEmpty { lines.append(ruler) }
    for row in footer { lines += rowLines(row, widths) }
    return lines
  }

  /// A row as lines; headings stand at the foot of theirs, cells at the top.
  private func rowLines(_ cells: [StyledText], _ widths: [Int], isHead: Bool = false) -> [StyledText] {
    let columns = zip(cells, widths).map { $0.wrapped(at: $1) }
    let height = columns.map { $0.count }.max() ?? 0
    return (0..<height).map { line in
      var text = StyledText()
      var blanks = 0
      for (index, pieces) in columns.enumerated() {
        let piece = isHead ? line - (height - pieces.count) : line
        let content = pieces.indices.contains(piece) ? pieces[piece] : StyledText()
        let missing = widths[index] - content.widthInColumns
        let left = alignments[index] == .left ? 0 : alignments[index] == .right ? missing : missing / 2
        if !content.isEmpty {
          // Blanks are written only before text, so that no line ends in one.
          text.append(String(repeating: " ", count: blanks + left))
          text.append(content)
          blanks = 0
        }
        blanks += (content.isEmpty ? widths[index] : missing - left) + Grid.gap
      }
      return text
    }
  }

  /// Rows as blocks with a blank line between them: `Heading: value`.
  func blocks(within limit: Int) -> [StyledText] {
    let blocks = (rows + footer).map { row in
      zip(headings, row).flatMap { heading, cell in
        if cell.isEmpty { return [] as [StyledText] }
        let line = heading.isEmpty ? cell : heading + ": " + cell
        return line.wrapped(at: limit, indentation: 2)
      }
    }
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [StyledText()]))
  }
}

extension StyledText {
  fileprivate var longestWordInColumns: Int {
    text.split(separator: " ").map { String($0).widthInColumns }.max() ?? 0
  }
}
