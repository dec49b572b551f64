/// How the time of day is written.
package enum Clock: Sendable {
  case hours24
  case hours12
}

/// Everything that is said to a person, in their language.
///
/// A sentence is one function with both languages side by side, `say("day", "den")`, so that a missing
/// translation does not compile. The functions stand in extensions, a file a subject.
package struct Words: Sendable {
  package let language: Language
  /// The signs within sentences; `--ascii` has plain ones.
  package let glyphs: Glyphs
  package let clock: Clock

  /// Makes the words of a language.
  package init(_ language: Language, glyphs: Glyphs = .unicode, clock: Clock = .hours24) {
    self.language = language
    self.glyphs = glyphs
    self.clock = clock
  }

  /// The one of two translations that is in this language; the other is not even made.
  package func say<Text>(_ english: @autoclosure () -> Text, _ czech: @autoclosure () -> Text) -> Text {
    switch language {
    case .en: english()
    case .cs: czech()
    }
  }

  /// The blank that keeps a number and what belongs to it on one line.
  var blank: String { glyphs.noBreakBlank }
}
