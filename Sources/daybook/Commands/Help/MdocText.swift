import Rendering
import Speech

/// A page of mdoc laid out for a terminal.
///
/// It knows the macros that the format's page uses, and no others; what it does not know it passes over.
struct MdocText {
  private let width: Int
  private let language: Language
  private(set) var lines: [StyledText] = []

  /// A list that is open: its kind, its margin, and how far it has come.
  private struct List {
    var kind: Substring
    var margin: Int
    var isCompact: Bool
    var count = 0
    /// The rows of a list of columns.
    var rows: [[StyledText]] = []
  }

  private var lists: [List] = []
  private var margin = 0
  private var paragraph = StyledText()
  /// The text before the paragraph's first line, within the margin.
  private var lead = StyledText()
  private var isLiteral = false
  /// The count of lines right after the last heading.
  private var countBelowHeading = 0
  private var literalMargin = 0

  /// Lays out a page in lines of at most so many columns; examples stay as they are.
  init(_ page: String, width: Int, in language: Language) {
    (self.width, self.language) = (width, language)
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) { read(line) }
    endParagraph()
  }

  private mutating func read(_ line: Substring) {
    if line.hasPrefix(".\\\"") || line.isEmpty && !isLiteral { return }
    guard line.hasPrefix(".") else {
      if isLiteral {
        lines.append(.blanks(literalMargin) + StyledText(MdocWords.unescaped(line), .accent))
      } else {
        add(MdocWords(text: line, in: language))
      }
      return
    }
    let macro = line.dropFirst().prefix { $0 != " " }
    let rest = line.dropFirst(1 + macro.count).drop { $0 == " " }
    switch macro {
    case "Dd", "Dt", "Os": break
    case "Sh": addHeading(rest, 0)
    case "Ss": addHeading(rest, 2)
    case "Pp": addBreak()
    case "Nd": add(MdocWords(text: "– " + rest, in: language))
    case "Bd": beginLiteral(isCompact: rest.contains("-compact"))
    case "Ed": (isLiteral, lead) = (false, StyledText())
    case "Dl":
      endParagraph()
      lines.append(.blanks(margin + 4) + MdocWords(arguments: rest, in: language).text)
    case "Bl": beginList(rest)
    case "It": addItem(rest)
    case "El": endList()
    // The macro itself is the first of what may stand in a line of them.
    default: add(MdocWords(arguments: line.dropFirst(), in: language))
    }
  }

  private mutating func add(_ words: MdocWords) {
    if !paragraph.isEmpty, words.words.first?.isGlued != true { paragraph.append(" ") }
    paragraph.append(words.text)
  }

  private mutating func addHeading(_ title: Substring, _ indentation: Int) {
    endParagraph()
    if !lines.isEmpty { lines.append("") }
    lines.append(
      .blanks(indentation)
        + StyledText(heading(MdocWords(arguments: title, in: language).text.text), .heading))
    margin = 4
    countBelowHeading = lines.count
  }

  /// A heading as it is shown: pages of every language have to call their first section `NAME`.
  private func heading(_ text: String) -> String { text == "NAME" ? language.pick(text, cs: "JMÉNO") : text }

  private mutating func addBreak() {
    endParagraph()
    if lines.last?.isEmpty == false { lines.append("") }
  }

  /// Ends the paragraph, and wraps it.
  private mutating func endParagraph() {
    if paragraph.isEmpty && lead.isEmpty { return }
    let hanging = lead.widthInColumns
    let wrapped = paragraph.wrapped(at: max(20, width - margin - hanging))
    for (place, line) in wrapped.enumerated() {
      lines.append(.blanks(margin) + (place == 0 ? lead : .blanks(hanging)) + line)
    }
    // What follows in the same item stands below its text.
    if !lead.isEmpty { margin += hanging }
    (paragraph, lead) = (StyledText(), StyledText())
  }

  private mutating func beginLiteral(isCompact: Bool) {
    endParagraph()
    if !isCompact, lines.last?.isEmpty == false { lines.append("") }
    (isLiteral, literalMargin) = (true, margin + (isCompact ? 0 : 4))
  }

  private mutating func beginList(_ words: Substring) {
    endParagraph()
    let kind = words.dropFirst().prefix { $0 != " " }
    lists.append(List(kind: kind, margin: margin, isCompact: words.contains("-compact")))
  }

  private mutating func addItem(_ words: Substring) {
    endParagraph()
    guard var list = lists.popLast() else { return }
    list.count += 1
    margin = list.margin
    switch list.kind {
    case "column":
      // A word of its own separates the cells, and each begins without a macro.
      var cells: [[Substring]] = [[]]
      for word in words.split(separator: " ", omittingEmptySubsequences: false) {
        if word == "Ta" { cells.append([]) } else { cells[cells.count - 1].append(word) }
      }
      list.rows.append(
        cells.map { MdocWords(arguments: $0.joined(separator: " ")[...], in: language).text })
    case "bullet", "enum":
      if lines.last?.isEmpty == false { lines.append("") }
      lead = StyledText(list.kind == "enum" ? "\(list.count). " : "• ")
    default:
      if !list.isCompact, lines.last?.isEmpty == false, !followsHeading { lines.append("") }
      paragraph = MdocWords(arguments: words, in: language).text
      endParagraph()
      margin = list.margin + 4
    }
    lists.append(list)
  }

  private mutating func endList() {
    endParagraph()
    guard let list = lists.popLast() else { return }
    margin = list.margin
    guard list.kind == "column" else { return }
    if !followsHeading { lines.append("") }
    addColumns(list.rows)
  }

  /// Adds rows side by side where they have the room, else each cell but the first below its row's first.
  private mutating func addColumns(_ rows: [[StyledText]]) {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].widthInColumns : 0 }.max() ?? 0
    }
    let fits = margin + widths.reduce(0, +) + 2 * (count - 1) <= width
    for var row in rows {
      while row.last?.isEmpty == true { row.removeLast() }
      if fits {
        var line = StyledText.blanks(margin)
        for (column, cell) in row.enumerated() {
          line.append(cell)
          if column < row.count - 1 { line.append(.blanks(widths[column] + 2 - cell.widthInColumns)) }
        }
        lines.append(line)
      } else {
        lines.append(.blanks(margin) + (row.first ?? StyledText()))
        let rest = row.dropFirst().filter { !$0.isEmpty }.joined(separator: " · ")
        for line in rest.wrapped(at: max(20, width - margin - 4)) where !line.isEmpty {
          lines.append(.blanks(margin + 4) + line)
        }
      }
    }
  }

  /// Whether the last line is a heading, below which no line is left free.
  private var followsHeading: Bool { countBelowHeading == lines.count }
}
