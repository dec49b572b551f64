/// The role of a piece of a help page, by which it is coloured.
package enum HelpRole: Sendable {
  case title
  /// The name of a command or a parameter, or an example's command line.
  case term
  case text
}

extension HelpPage {
  /// The page as text of `width` columns (at least 40), a column a character; every line has its end.
  ///
  /// `styled` may wrap each piece in what colours it; it is given pieces without line ends and must not change
  /// what they say.
  package func text(
    width: Int, styled: (HelpRole, String) -> String = { $1 }
  ) -> String {
    var layout = HelpLayout(width: max(40, width), page: self)
    layout.add(usage: usage, titled: usageTitle)
    for section in sections {
      layout.endParagraph()
      switch section {
      case .paragraphs(let title, let paragraphs):
        if let title { layout.add(title: title) }
        layout.add(paragraphs: paragraphs)
      case .commands(let title, let entries):
        layout.add(title: title)
        layout.add(entries: entries, besides: layout.commandColumn)
      case .parameters(let title, let entries):
        layout.add(title: title)
        layout.add(entries: entries, besides: layout.parameterColumn)
      case .examples(let title, let entries):
        layout.add(title: title)
        layout.add(entries: entries, besides: nil)
      }
    }
    return layout.lines.map { pieces in
      pieces.map { styled($0.role, $0.text) }.joined() + "\n"
    }.joined()
  }
}

/// The lines of a help page as they are laid out; columns count from 0.
private struct HelpLayout {
  typealias Piece = (role: HelpRole, text: String)

  let width: Int
  /// Where the text of commands begins; nil if it stands below them.
  let commandColumn: Int?
  let parameterColumn: Int?
  private(set) var lines: [[Piece]] = []

  init(width: Int, page: HelpPage) {
    self.width = width
    var commands: [String] = []
    var parameters: [String] = []
    for section in page.sections {
      switch section {
      case .commands(_, let entries): commands += entries.map(\.term)
      case .parameters(_, let entries): parameters += entries.map(\.term)
      case .paragraphs, .examples: break
      }
    }
    commandColumn = HelpLayout.textColumn(besides: commands, width: width)
    parameterColumn = HelpLayout.textColumn(besides: parameters, width: width)
  }

  /// The column after all but the longest terms; nil if it leaves too little of the line for text.
  private static func textColumn(besides terms: [String], width: Int) -> Int? {
    let most = width * 2 / 5
    let longest: Int = terms.map(\.count).filter { $0 <= most }.max() ?? 0
    let column = 2 + longest + 2
    return longest > 0 && width - column >= 24 ? column : nil
  }

  mutating func add(usage: [String], titled title: String) {
    let indent = title.count + 2
    for (index, line) in filled(usage, width: width - indent).enumerated() {
      let start: [Piece] = index == 0 ? [(.title, title), (.text, ": ")] : [(.text, blanks(indent))]
      lines.append(start + [(.text, line)])
    }
  }

  mutating func add(title: String) {
    for line in wrapped(title, width: width) { lines.append([(.title, line)]) }
  }

  mutating func add(paragraphs: [String]) {
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { endParagraph() }
      for line in wrapped(paragraph, width: width) { lines.append([(.text, line)]) }
    }
  }

  mutating func add(entries: [HelpPage.Entry], besides column: Int?) {
    for entry in entries {
      let indent = column ?? 6
      var texts = wrapped(entry.text, width: width - indent)[...]
      // The blanks that align a long name without a short one belong to the margin, not to the term.
      let name = entry.term.drop { $0 == " " }
      let margin = blanks(2 + entry.term.count - name.count)
      if let column, 2 + entry.term.count + 2 <= column, let first = texts.popFirst() {
        let gap = blanks(column - 2 - entry.term.count)
        lines.append([(.text, margin), (.term, String(name)), (.text, gap + first)])
      } else if column == nil {
        for (index, line) in wrapped(String(name), width: width - 6).enumerated() {
          lines.append([(.text, blanks(index == 0 ? 2 : 4)), (.term, line)])
        }
      } else {
        lines.append([(.text, margin), (.term, String(name))])
      }
      for line in texts { lines.append([(.text, blanks(indent) + line)]) }
    }
  }

  mutating func endParagraph() {
    lines.append([])
  }

  private func blanks(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}

/// A paragraph broken at blanks into lines of at most `width` characters; a longer word has a line of its own.
///
/// A word of one letter stays with the next one, as Czech typography asks of its prepositions.
func wrapped(_ text: String, width: Int) -> [String] {
  var units: [String] = []
  var holdsNext = false
  for word in text.split(separator: " ") {
    if holdsNext {
      units[units.count - 1] += " " + word
    } else {
      units.append(String(word))
    }
    holdsNext = word.count == 1 && word.first?.isLetter == true
  }
  return filled(units, width: width)
}

/// Lines of at most `width` characters, of words that are each kept whole; a longer one has a line of its own.
private func filled(_ units: [String], width: Int) -> [String] {
  var lines: [String] = []
  for unit in units {
    if let last = lines.last, last.count + 1 + unit.count <= width {
      lines[lines.count - 1] = last + " " + unit
    } else {
      lines.append(unit)
    }
  }
  return lines
}
