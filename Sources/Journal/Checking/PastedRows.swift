/// Rows of tables that were pasted as they are: `2026-01-12,water,250,ml`.
extension LineReader {
  /// What is told of a row with a measure's name, a number and perhaps its unit, a date and a time, each in a cell; of the
  /// file's own day, or of none, with the line that it is meant for.
  func pastedRow(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    let (start, end) = (Int(line.content), Int(line.end))
    guard let first = pieces.first, pieces.count > 2, first.end < end, isCellMark(text[first.end]),
      !(start..<end).contains(where: { text[$0].isBlank })
    else { return nil }
    let mark = text[first.end]
    var cells: [Range<Int>] = []
    var begin = start
    for place in start...end where place == end || text[place] == mark {
      cells.append(begin..<place)
      begin = place + 1
    }
    // `water,250ml` is told with its amount.
    guard cells.count > 2 else { return nil }
    func typed(_ cell: Range<Int>) -> String { string(text, cell.lowerBound, cell.upperBound) }
    var date: Day?
    if case .date = first.role {
      date = Day(typed(cells[0])) ?? Day(phrase: typed(cells[0]), today: day)
      cells.removeFirst()
    }
    guard let name = pieces.first(where: { $0.name != nil }), case .measure(let measure)? = name.name,
      let place = cells.firstIndex(of: name.start..<name.end), place < 2, place + 1 < cells.count,
      case let meant = cells[(place + 1)...].map(typed).joined(separator: " ").trimmed,
      let amount = amount(meant, of: measure), !amounts.isDoubted(amount.parts, of: measure)
    else { return nil }
    let time = place == 1 ? TimeOfDay(typed: typed(cells[0])) : nil
    guard place == 0 || time != nil else { return nil }
    let isOwn = first.name != nil || place == 1 && date == nil || date == day
    let entry = "\(typed(cells[place])) \(meant)" + (time.map { " \($0)" } ?? "")
    return Problem(
      .uncounted(name: configuration.measures[measure].name), at: name.range, from: line.start,
      fix: isOwn ? (line.content..<line.end, entry) : nil)
  }

  /// Whether a byte parts the cells of a row.
  func isCellMark(_ byte: UInt8) -> Bool { byte == Byte.comma || byte == UInt8(ascii: ";") }
}
