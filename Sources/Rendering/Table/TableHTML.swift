extension Table {
  /// The table as an HTML element: a caption, headings with their scope, and roles as classes.
  ///
  /// The first cell of a row is its heading. A sign is an image with its label.
  package func html(_ words: Words) -> String {
    var html = "<table>\n"
    if let title { html += "<caption>\(title.escapedForHTML)</caption>\n" }
    let heads = columns.map { "<th scope=\"col\"\($0.htmlClass)>\($0.heading.escapedForHTML)</th>" }
    html += "<thead>\n<tr>\(heads.joined())</tr>\n</thead>\n"
    html += "<tbody>\n" + rows.map { htmlRow($0, words) }.joined() + "</tbody>\n"
    if !footer.isEmpty {
      html += "<tfoot>\n" + footer.map { htmlRow($0, words) }.joined() + "</tfoot>\n"
    }
    return html + "</table>\n"
  }

  private func htmlRow(_ row: [Cell], _ words: Words) -> String {
    let cells = cells(of: row).enumerated().map { index, cell in
      let attributes = columns[index].htmlClass
      let content = cell.html(words)
      return index == 0
        ? "<th scope=\"row\"\(attributes)>\(content)</th>" : "<td\(attributes)>\(content)</td>"
    }
    return "<tr>\(cells.joined())</tr>\n"
  }
}

extension Table.Column {
  fileprivate var htmlClass: String {
    switch alignment {
    case .left: ""
    case .right: " class=\"right\""
    case .center: " class=\"center\""
    }
  }
}

extension Table.Cell {
  fileprivate func html(_ words: Words) -> String {
    switch self {
    case .date(let date): "<time datetime=\"\(isoText(date))\">\(styled(words).html)</time>"
    case .time(let minutes):
      "<time datetime=\"\(Words(.en).time(minutes))\">\(styled(words).html)</time>"
    case .coded(let text, _, let label) where !label.isEmpty:
      "<span role=\"img\" aria-label=\"\(label.escapedForHTML)\">\(text.html)</span>"
    case .text, .count, .percent, .coded, .figure, .empty: styled(words).html
    }
  }
}

extension StyledText {
  /// The text as HTML: a span for each piece that has a role, with the role as its class.
  package var html: String {
    spans.map { span in
      let text = span.text.escapedForHTML
      return span.role == .plain ? text : "<span class=\"\(span.role)\">\(text)</span>"
    }.joined()
  }
}

extension String {
  /// The text with every character that HTML would take for markup as an entity, quotes as well.
  var escapedForHTML: String {
    var escaped = ""
    for character in printable.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
