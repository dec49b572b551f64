import Notation

/// A row of another program's table.
struct ForeignRow {
  /// The cells' texts, without their quotes.
  let cells: [String]
  /// The line it begins on, counting from 1.
  let line: Int
  /// All of it, to be shown.
  var text: String { cells.joined(separator: ",") }
  /// The damage that kept its cells from being read byte for byte; nil if there is none.
  let damage: Damage?

  /// Whether nothing stands in it: spreadsheets write the rows below a table too.
  var isBlank: Bool { cells.allSatisfy { $0.allSatisfy(\.isWhitespace) } }

  /// Why a cell is not what stands in the file.
  enum Damage {
    /// It has more bytes than any that a person fills, and was cut.
    case endlessCell
    case notUTF8
  }
}

/// The rows of a file that are not UTF-8, which are left out, since nobody can say what they hold.
struct DamagedRows {
  /// How many there are.
  private(set) var count = 0
  /// The line of the first, counting from 1; nil if there is none.
  private(set) var firstLine: Int?

  /// Whether a row is one of them; it is counted.
  mutating func hold(_ row: ForeignRow) -> Bool {
    guard case .notUTF8? = row.damage else { return false }
    count(line: row.line)
    return true
  }

  /// Counts a line that is not UTF-8.
  mutating func count(line: Int) {
    count += 1
    firstLine = firstLine ?? line
  }
}

/// The rows of other programs' tables, as long as there are any; it stops at nothing.
///
/// A quote that is not closed makes only its own line odd; what stands behind a closing quote belongs to the cell;
/// bytes that are no UTF-8 are shown as U+FFFD, and a cell without end is cut; the row tells. A byte order mark and
/// empty lines are passed over.
struct ForeignRows {
  private let bytes: ContiguousArray<UInt8>
  private let separator: UInt8
  private var place: Int
  private var line = 1
  /// Whether a quote was found that nothing closes, so that no later one may span lines.
  private var keepsToLines = false
  private var damage: ForeignRow.Damage?

  /// The most bytes of a cell.
  private static let longestCell = 65_536

  init(_ bytes: ContiguousArray<UInt8>, separator: CSVSeparator = .comma, skippedLines: Int = 0) {
    self.bytes = bytes
    self.separator = separator.rawValue
    place = ForeignRows.place(in: bytes, behind: skippedLines)
    line += skippedLines
  }

  /// The bytes behind so many lines.
  static func rest(of bytes: ContiguousArray<UInt8>, behind lines: Int) -> ContiguousArray<UInt8> {
    lines == 0 ? bytes : ContiguousArray(bytes[place(in: bytes, behind: lines)...])
  }

  private static func place(in bytes: ContiguousArray<UInt8>, behind lines: Int) -> Int {
    var place = ByteOrderMark.length(in: bytes)
    for _ in 0..<max(0, lines) where place < bytes.count {
      let end = bytes[place...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count - 1
      let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
      place = end + (isPair ? 2 : 1)
    }
    return place
  }

  /// The next row that is not empty, with the line it begins on, counting from 1; nil at the end.
  mutating func next() -> ForeignRow? {
    while place < bytes.count {
      let first = line
      var cells: [String] = []
      damage = nil
      while true {
        cells.append(cell())
        // No program writes so many; what stands beyond is passed over.
        if cells.count == 4096 { while place < bytes.count, !isLineEnd(place) { place += 1 } }
        guard place < bytes.count, bytes[place] == separator else { break }
        place += 1
      }
      passLineEnd()
      if cells != [""] { return ForeignRow(cells: cells, line: first, damage: damage) }
    }
    return nil
  }

  private mutating func cell() -> String {
    var text: ContiguousArray<UInt8> = []
    if place < bytes.count, bytes[place] == 0x22, let end = closingQuote() {
      var index = place + 1
      while index < end {
        if bytes[index] == 0x22 { index += 1 }
        if bytes[index] == 0x0A { line += 1 }
        text.append(bytes[index])
        index += 1
      }
      place = end + 1
    }
    let start = place
    while place < bytes.count, bytes[place] != separator, !isLineEnd(place) { place += 1 }
    text += bytes[start..<place]
    if text.count > ForeignRows.longestCell {
      damage = .endlessCell
      text.removeSubrange(ForeignRows.longestCell...)
    } else if firstInvalidUTF8(in: text, text.indices) != nil {
      damage = .notUTF8
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The quote that closes the one here; nil if none does.
  private mutating func closingQuote() -> Int? {
    var index = place + 1
    while index < bytes.count {
      if bytes[index] == 0x22 {
        guard index + 1 < bytes.count, bytes[index + 1] == 0x22 else { return index }
        index += 1
      } else if keepsToLines, isLineEnd(index) {
        return nil
      }
      index += 1
    }
    keepsToLines = true
    return nil
  }

  private mutating func passLineEnd() {
    guard place < bytes.count else { return }
    if bytes[place] == 0x0D, place + 1 < bytes.count, bytes[place + 1] == 0x0A { place += 1 }
    place += 1
    line += 1
  }

  private func isLineEnd(_ index: Int) -> Bool { bytes[index] == 0x0A || bytes[index] == 0x0D }
}

/// The lines of other programs' text: the number of each, counting from 1, and what it says.
///
/// One that is not UTF-8 is left out, and counted in `damaged`.
func foreignLines(
  _ bytes: ContiguousArray<UInt8>, _ damaged: inout DamagedRows
) -> [(number: Int, text: String)] {
  let text = bytes[ByteOrderMark.length(in: bytes)...]
  var lines: [(number: Int, text: String)] = []
  for (place, line) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
    guard firstInvalidUTF8(in: bytes, line.indices) == nil else {
      damaged.count(line: place + 1)
      continue
    }
    lines.append((place + 1, String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)))
  }
  return lines
}

/// The lines of the beginning of a file, whose last may end within a letter; those that are not UTF-8 are left out.
func foreignLines(_ bytes: ContiguousArray<UInt8>) -> [(number: Int, text: String)] {
  var damaged = DamagedRows()
  return foreignLines(bytes, &damaged)
}

/// Whether the first row of a table holds headings, in any letter case.
func hasHeadings(_ headings: String..., in head: ContiguousArray<UInt8>) -> Bool {
  let row = firstRow(head).map { $0.lowercased() }
  return headings.allSatisfy(row.contains)
}

/// The text of the first bytes of a file that holds a JSON object; nil of any other.
func textOfObject(_ head: ContiguousArray<UInt8>) -> String? {
  let text = String(decoding: head, as: UTF8.self)
  return text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.first == "{" ? text : nil
}

/// The first row of a table, told from the first bytes of its file; no format has more than sixty-four columns that
/// tell it.
func firstRow(_ head: ContiguousArray<UInt8>) -> [String] {
  var rows = ForeignRows(head)
  return rows.next()?.cells.prefix(64).map { onOneLine($0) } ?? []
}
