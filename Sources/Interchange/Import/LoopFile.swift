import Journal

/// The kinds of files of Loop Habit Tracker's export, told by what they hold: a browser saves `Checkmarks (1).csv`, and
/// people rename.
enum LoopFile {
  /// `Habits.csv`
  case habits
  /// A habit's own file: a day, a value and perhaps a note a row.
  case own
  /// A column for each habit; the names are not quoted, and each row ends in a comma.
  case table
  /// Numbers computed from the others.
  case scores

  /// Tells the kind by a file's first bytes; its name is asked only where a file of numbers could be anybody's.
  init?(name: String, head: ContiguousArray<UInt8>) {
    let row = firstRow(head).map { $0.lowercased() }
    if row.starts(with: ["position", "name"]) {
      self = .habits
      return
    }
    let file = baseName(name).lowercased()
    if file == "scores.csv", row.first == "date" || row.first.flatMap({ NumericDate($0) }) != nil {
      self = .scores
      return
    }
    let isNamed = file == "checkmarks.csv"
    guard let kind = LoopFile(byHeaderOf: head), isNamed || LoopFile.isCertain(kind, head) else { return nil }
    self = kind
  }

  /// Tells the kind of a file of checkmarks by its header alone; nil if it begins with no date and no `Date`.
  init?(byHeaderOf head: ContiguousArray<UInt8>) {
    let row = firstRow(head).map { $0.lowercased() }
    if row.starts(with: ["position", "name"]) {
      self = .habits
    } else if row.first == "date" {
      let isOwn = row.count > 1 && row[1] == "value" && row.count <= 3 && row.last != ""
      self = isOwn ? .own : .table
    } else if row.first.flatMap({ NumericDate($0) }) != nil {
      self = .own
    } else {
      return nil
    }
  }

  /// Whether no other program writes a file like this: its cells are Loop's words, or its rows end in a comma, go
  /// through the days and hold Loop's numbers.
  private static func isCertain(_ kind: LoopFile, _ head: ContiguousArray<UInt8>) -> Bool {
    let all = foreignLines(head).map(\.text).filter { !$0.allSatisfy(\.isWhitespace) }
    guard let header = all.first else { return false }
    // The last line may be cut.
    let whole = head.count < ImportFormat.headLength ? all.dropFirst() : all.dropFirst().dropLast()
    let rows = whole.prefix(60).map { LoopReading.cells($0) }
    // A broken row costs that row, and not its file.
    let good = zip(whole, rows).filter { text, row in
      row.count > 1 && NumericDate(row[0]) != nil
        && (kind == .own
          ? isWord(row[1]) || Int(row[1]) != nil
          : onOneLine(text).hasSuffix(",") && row.dropFirst().allSatisfy { isWord($0) || Int($0) != nil })
    }
    guard !good.isEmpty, good.count * 5 >= rows.count * 4 else { return false }
    if kind == .own { return good.contains { isWord($0.1[1]) } }
    guard kind == .table, onOneLine(header).hasSuffix(",") else { return false }
    let cells = good.flatMap { $0.1.dropFirst() }
    if cells.contains(where: isWord) || whole.contains(where: { $0.contains("Entry(") }) { return true }
    // Numbers alone could be anybody's: Loop writes every day, and only codes or -1 beside amounts. It writes the last day
    // first, and people sort.
    let days = good.map { NumericDate($0.1[0])?.day(by: .monthFirst) }
    let steps = zip(days, days.dropFirst()).map { one, next in
      one.flatMap { one in next.map { $0 - one } } ?? 0
    }
    let goesBack = steps.allSatisfy { (-3 ... -1).contains($0) }
    let goesOn = steps.allSatisfy { (1...3).contains($0) }
    let isCoded = cells.allSatisfy { (0...3).contains(Int($0) ?? 4) } && good.count > 1
    return (goesBack || goesOn) && cells.contains("-1") || goesBack && isCoded
  }

  private static func isWord(_ cell: String) -> Bool {
    ["YES_MANUAL", "YES_AUTO", "NO", "UNKNOWN", "SKIP"].contains(cell) || cell.hasPrefix("Entry(")
  }
}
