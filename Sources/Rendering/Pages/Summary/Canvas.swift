/// A picture that grows downwards as text and drawings are added.
struct Canvas {
  static let width = 720
  static let margin = 32

  let words: Words
  /// Where the next thing is drawn, in pixels from the top.
  var y = 30
  private(set) var content = HTML()

  mutating func add(_ element: HTML) { content += element + "\n" }
  mutating func skip(_ height: Int) { y += height }

  /// A line of text, `leading` below what is above it.
  mutating func line(_ text: String, style: HTML, x: Int = margin, leading: Int) {
    y += leading
    add(Drawing.text(text, x: x, y: y, style: style))
  }

  /// Text broken into lines of so many columns, since a picture cannot break it.
  mutating func paragraph(_ text: String, style: HTML, x: Int = margin, columns: Int) {
    for part in StyledText(text).wrapped(at: columns) { line(part.text, style: style, x: x, leading: 23) }
  }

  /// A paragraph behind a dot.
  mutating func bullet(_ text: String, x: Int, columns: Int) {
    add("<circle class=\"bullet\" cx=\"\(x + 3)\" cy=\"\(y + 18)\" r=\"3\"/>")
    paragraph(text, style: "body", x: x + 16, columns: columns)
  }

  /// The name of a row, cut where the row's signs begin.
  mutating func label(_ text: String, columns: Int, y: Int, style: HTML = "body") {
    let cut = StyledText(text).truncated(to: columns, ellipsis: words.glyphs.ellipsis)
    add(Drawing.text(cut.text, x: Canvas.margin, y: y, style: style))
  }
}
