extension Table {
  /// The table in GitHub's Markdown, its bars lined up by display width; the title is a bold line above it.
  package func markdown(_ words: Words) -> String {
    let head = columns.map { $0.heading.printable.escapedForMarkdown }
    let body = (rows + footer).map { row in
      cells(of: row).map { $0.styled(words).text.escapedForMarkdown }
    }
    let widths = columns.indices.map { column in
      // Three columns at the least, since an alignment row's cell has three.
      ([head] + body).reduce(3) { max($0, $1[column].widthInColumns) }
    }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, zip(widths, columns)).map { cell, layout in
        StyledText(cell).padded(to: layout.0, layout.1.alignment).text
      }
      return "| " + padded.joined(separator: " | ") + " |\n"
    }
    let rule = zip(widths, columns).map { width, column in
      switch column.alignment {
      case .left: String(repeating: "-", count: width)
      case .right: String(repeating: "-", count: width - 1) + ":"
      case .center: ":" + String(repeating: "-", count: width - 2) + ":"
      }
    }
    let heading = title.map { "**\($0.printable.escapedForMarkdown)**\n\n" } ?? ""
    return heading + line(head) + line(rule) + body.map(line).joined()
  }
}

extension String {
  /// The text with a backslash before every character that Markdown would take for markup.
  var escapedForMarkdown: String {
    var escaped = ""
    // By scalars: a vertical line with an accent on it separates cells as well as one without.
    for scalar in unicodeScalars {
      if "\\`*_[]<>|~&".unicodeScalars.contains(scalar) { escaped.append("\\") }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}
