extension Table {
  /// The table as an HTML element: a caption, headings with their scope, and roles as classes.
  ///
  /// The first cell of a row is its heading. A sign is an image with its label.
  package func html(_ words: Words) -> HTML {
    var html: HTML = "<table>\n"
    if let title { html += "<caption>\(title)</caption>\n" }
    let heads = columns.map { "<th scope=\"col\"\($0.htmlClass)>\($0.heading)</th>" as HTML }
    html += "<thead>\n<tr>\(heads.joined())</tr>\n</thead>\n"
    html += "<tbody>\n\(rows.map { htmlRow($0, words) }.joined())</tbody>\n"
    if !footer.isEmpty { html += "<tfoot>\n\(footer.map { htmlRow($0, words) }.joined())</tfoot>\n" }
    return html + "</table>\n"
  }

  private func htmlRow(_ row: [Cell], _ words: Words) -> HTML {
    let cells = cells(of: row).enumerated().map { index, cell -> HTML in
      let attributes = columns[index].htmlClass
      let content = cell.html(words)
      return index == 0
        ? "<th scope=\"row\"\(attributes)>\(content)</th>" : "<td\(attributes)>\(content)</td>"
    }
    return "<tr>\(cells.joined())</tr>\n"
  }
}

extension Table.Column {
  fileprivate var htmlClass: HTML {
    switch alignment {
    case .left: ""
    case .right: " class=\"right\""
    case .center: " class=\"center\""
    }
  }
}

extension Table.Cell {
  fileprivate func html(_ words: Words) -> HTML {
    switch self {
    case .date(let date): "<time datetime=\"\(isoText(date))\">\(styled(words))</time>"
    case .time(let minutes): "<time datetime=\"\(Words(.en).time(minutes))\">\(styled(words))</time>"
    case .coded(let text, _, let label) where !label.isEmpty:
      "<span role=\"img\" aria-label=\"\(label)\">\(text)</span>"
    case .text, .count, .percent, .coded, .figure, .empty: styled(words).html
    }
  }
}
