import Notation

/// A report in each form in which it is printed: drawn, read aloud, as a table, and as JSON.
package protocol Page: Sendable {
  /// The words, the width and the units that the report is laid out in.
  var screen: Screen { get set }
  /// The lines for a terminal, none wider than the screen.
  var lines: [StyledText] { get }
  /// Sentences that make sense read aloud, in the order of the lines.
  var sentences: [String] { get }
  /// The report as one table; nil if it is none.
  var table: Table? { get }
  /// One object for programs, in the same words and units whatever the screen.
  var json: JSON { get }
  /// The report as markup: its screen drawn, or else its table; nil if it is neither.
  var body: HTMLBody? { get }
}

/// A page of what is tracked.
package protocol FramedPage: Page, Framed {
  var frame: Frame { get set }
}

extension FramedPage {
  package var screen: Screen {
    get { frame.screen }
    set { frame.screen = newValue }
  }
}

extension Page {
  var words: Words { screen.words }
  var glyphs: Glyphs { screen.glyphs }

  /// No table.
  package var table: Table? { nil }

  /// The table.
  package var body: HTMLBody? { table?.body(words) }

  /// The same report in the words that are read aloud.
  var aloud: Self {
    var page = self
    page.screen = screen.aloud
    return page
  }
}
