import Journal

extension Bar {
  /// The bar as an element that is as wide as its place, with its marks on it; it says nothing that does not stand in
  /// words beside it.
  var html: HTML {
    func percent(_ part: Micros) -> Double { Double(floored(part, in: scale, of: 1000)) / 10 }
    let isOver = limit.map { value > $0 } ?? false
    let style: HTML = isOver ? "bad" : HTML(stringLiteral: role.rawValue)
    let fill: HTML =
      value > 0 ? "<span class=\"\(style)\" style=\"width:\(max(percent(value), 1))%\"></span>" : ""
    let marks = self.marks.map { "<i style=\"left:\(percent($0))%\"></i>" as HTML }.joined()
    return "<span class=\"track\" aria-hidden=\"true\">\(fill)\(marks)</span>"
  }
}

extension [Columns.Row] {
  /// The rows as a list: label, bar, figures and sign in columns, or where that is narrow the bar below the words.
  ///
  /// `addresses` are those that the labels lead to, and `headings` stand above the rows of these places; `signs` stand
  /// before the labels in place of what a line of text begins with.
  func html(
    addresses: [String?] = [], headings: [Int: String] = [:], signs: [HTML] = [], notes: [[StyledText]] = []
  ) -> HTML {
    if isEmpty { return "" }
    let items = enumerated().map { place, row -> HTML in
      let address = addresses.indices.contains(place) ? addresses[place] : nil
      let lead: HTML = signs.isEmpty ? "\(row.lead.trimmed)" : signs[place]
      let label = lead + (lead.isEmpty ? "" : " ") + HTML.link("\(row.label.trimmed)", to: address)
      let figures = row.figures.map { "<span class=\"number\">\($0)</span>" as HTML }.joined()
      let end: HTML = row.end.isEmpty || !signs.isEmpty ? "" : "<span class=\"end\">\(row.end.trimmed)</span>"
      let note = notes.indices.contains(place) ? notes[place].joined(separator: ", ") : StyledText()
      let below: HTML = note.isEmpty ? "" : "<small>\(note)</small>"
      let bar: HTML = row.bar?.html ?? "<span class=\"track\" aria-hidden=\"true\"></span>"
      let heading = headings[place].map { "<li class=\"group\">\($0.printable)</li>\n" as HTML } ?? ""
      return "\(heading)<li><span class=\"label\">\(label)</span>\(bar)\(figures)\(end)\(below)</li>\n"
    }
    let columns: HTML =
      "grid-template-columns:minmax(min(6rem,35%),auto) minmax(4rem,1fr)\(HTML(stringLiteral: String(repeating: " auto", count: (self[0].figures.count) + (contains { !$0.end.isEmpty } ? 1 : 0))))"
    return "<ul class=\"bars\" style=\"\(columns)\">\n\(items.joined())</ul>\n"
  }
}

extension StyledText {
  /// The text without blanks at both ends.
  fileprivate var trimmed: StyledText {
    var text = StyledText()
    let last = spans.count - 1
    for (place, span) in spans.enumerated() {
      var piece = span.text[...]
      if place == 0 { piece = piece.drop { $0 == " " } }
      while place == last, piece.last == " " { piece.removeLast() }
      text.append(String(piece), span.role)
    }
    return text
  }
}
