import Journal
import Speech

/// Everything that is said to a person, in their language.
///
/// A sentence is one function with both languages side by side, `say("day", "den")`, so that a missing
/// translation does not compile. The functions stand in extensions, a file a subject.
package struct Words: Sendable {
  package let language: Language
  /// The signs within sentences; `--ascii` has plain ones.
  package let glyphs: Glyphs
  package let clock: ClockStyle
  /// The units that amounts are told in.
  package let units: UnitSystem
  /// Whether what is said is to be read aloud, so that it goes without signs and columns.
  package private(set) var isAloud = false

  /// The command behind which a refused line is to be typed anew.
  package var lineCommand = "add"

  /// Makes the words of a language, for the eye.
  package init(
    _ language: Language, glyphs: Glyphs = .unicode, clock: ClockStyle = .hours24, units: UnitSystem = .metric
  ) {
    (self.language, self.glyphs, self.clock, self.units) = (language, glyphs, clock, units)
  }

  /// The same words, to be read aloud.
  package var aloud: Words {
    var words = self
    words.isAloud = true
    return words
  }

  /// The one of two translations that is in this language; the other is not even made.
  package func say<Text>(_ english: @autoclosure () -> Text, _ czech: @autoclosure () -> Text) -> Text {
    language.pick(english(), cs: czech())
  }

  /// The blank that keeps a number and what belongs to it on one line.
  package var blank: String { glyphs.noBreakBlank }
}
