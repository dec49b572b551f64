/// Where text stands within its columns.
package enum Alignment: Sendable {
  case left
  case right
  case center
}

extension StyledText {
  /// The text with blanks around it up to `columns`; a wider text is returned as it is.
  package func padded(to columns: Int, _ alignment: Alignment = .left) -> StyledText {
    let missing = columns - widthInColumns
    guard missing > 0 else { return self }
    let left =
      switch alignment {
      case .left: 0
      case .center: missing / 2
      case .right: missing
      }
    return .blanks(left) + self + .blanks(missing - left)
  }

  /// So many blanks.
  package static func blanks(_ count: Int) -> StyledText { StyledText(String(repeating: " ", count: count)) }

  /// The text cut to `columns`, with an ellipsis in the role of what it stands for if anything was cut.
  ///
  /// Where not even the ellipsis has room, it is cut too.
  package func truncated(to columns: Int, ellipsis: String = "…") -> StyledText {
    guard widthInColumns > columns else { return self }
    let cells = StyledText.cells(of: self)
    let room = columns - ellipsis.widthInColumns
    guard room >= 0 else { return StyledText(ellipsis).cut(to: columns) }
    let end = StyledText.end(of: cells, from: 0, within: room)
    let role = cells[end...].first?.role ?? .plain
    return StyledText(cells[..<end]) + StyledText(ellipsis, role)
  }

  /// The text without blanks at its end.
  var trimmedAtEnd: StyledText {
    var trimmed = self
    while let last = trimmed.spans.last, last.text.last == " " {
      let end = last.text.lastIndex { $0 != " " }.map(last.text.index(after:)) ?? last.text.startIndex
      trimmed.replaceLastSpan(by: String(last.text[..<end]))
    }
    return trimmed
  }

  private func cut(to columns: Int) -> StyledText {
    let cells = StyledText.cells(of: self)
    return StyledText(cells[..<StyledText.end(of: cells, from: 0, within: columns)])
  }

  /// The text as lines of at most `columns`, broken at blanks, which the break swallows.
  ///
  /// A longer word is broken where it must be, and no-break blanks are letters. Lines after the first are indented
  /// by `indentation`. At least one line, and at least one character a line, however narrow.
  package func wrapped(at columns: Int, indentation: Int = 0) -> [StyledText] {
    guard widthInColumns > columns else { return [self] }
    let cells = StyledText.cells(of: self)
    let indentation = indentation < columns ? indentation : 0
    var lines: [StyledText] = []
    var start = 0
    while start < cells.count {
      let margin = lines.isEmpty ? 0 : indentation
      let end = StyledText.end(of: cells, from: start, within: columns - margin)
      let next = StyledText.lineBreak(of: cells, from: start, before: end)
      var last = next
      while last > start, cells[last - 1].isBlank { last -= 1 }
      lines.append(StyledText.blanks(margin) + StyledText(cells[start..<last]))
      start = next
      while start < cells.count, cells[start].isBlank { start += 1 }
    }
    return lines
  }

  /// Where the line that has room up to `end` is broken: behind its last whole word, if it has one.
  ///
  /// A word of one letter stays with the next one, as Czech typography asks of its prepositions.
  private static func lineBreak(of cells: [Cell], from start: Int, before end: Int) -> Int {
    if end == cells.count { return max(end, start + 1) }
    // Blanks that a line begins with are its indentation, and no place to break.
    guard let word = cells[start...end].firstIndex(where: { !$0.isBlank }) else { return max(end, start + 1) }
    let blanks = (word...end).reversed().lazy.filter { cells[$0].isBlank }
    let place = blanks.first { blank in
      let isLetter = cells[blank - 1].character.isLetter
      return !isLetter || blank - 1 > word && !(cells[blank - 2].isBlank || cells[blank - 2].opensQuote)
    }
    return place ?? blanks.first ?? max(end, start + 1)
  }

  /// A character with its role and width.
  private struct Cell {
    let character: Character
    let role: Role
    let columns: Int
    var isBlank: Bool { character == " " }
    var opensQuote: Bool { character == "„" || character == "(" }
  }

  private static func cells(of text: StyledText) -> [Cell] {
    text.spans.flatMap { span in
      span.text.map { Cell(character: $0, role: span.role, columns: $0.widthInColumns) }
    }
  }

  /// The first cell from `start` on that does not fit within `columns`.
  private static func end(of cells: [Cell], from start: Int, within columns: Int) -> Int {
    var end = start
    var used = 0
    while end < cells.count, used + cells[end].columns <= columns {
      used += cells[end].columns
      end += 1
    }
    return end
  }

  private init(_ cells: ArraySlice<Cell>) {
    self.init()
    var piece = ""
    var role = Role.plain
    for cell in cells {
      if cell.role != role {
        append(piece, role)
        piece = ""
        role = cell.role
      }
      piece.append(cell.character)
    }
    append(piece, role)
  }
}
