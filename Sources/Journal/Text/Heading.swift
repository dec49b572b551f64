/// A heading of a Markdown file, and in any other a comment that is written like one: one to six `#`, then nothing, or a
/// blank and its words.
package struct Heading {
  /// The number of its `#`, 1 to 6.
  package let level: Int
  /// Its words; empty if there are none.
  package let title: String

  /// Takes a line without its end; nil if it is no heading. Blanks may stand before it and behind it.
  package init?(_ line: String) {
    let line = line.trimmed
    let words = line.drop { $0 == "#" }
    level = line.utf8.count - words.utf8.count
    guard (1...6).contains(level), words.isEmpty || words.first == " " || words.first == "\t" else {
      return nil
    }
    title = String(words).trimmed
  }
}

extension DayFile {
  /// The heading that a line is, counting from 0; nil if it is none.
  package func heading(ofLine line: Int) -> Heading? {
    lines[line].shape == .comment ? Heading(text(ofLine: line)) : nil
  }
}
