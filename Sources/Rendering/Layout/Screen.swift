import Journal
import Reports

/// How reports are laid out for a person: in which words and signs, and how wide.
package struct Screen: Sendable {
  /// The words, with their language, signs and clock.
  package private(set) var words: Words
  /// The columns that a line may take, 30 to 110: narrower is not read, wider is not taken in at a glance.
  package let columns: Int
  /// Where markup leads to other pages; nil of a page that stands by itself.
  package var links: SiteLinks?

  /// Makes a screen; a width outside of 30 to 110 columns is brought within.
  package init(_ words: Words, columns: Int = 80) {
    self.words = words
    self.columns = min(max(columns, 30), 110)
  }

  var glyphs: Glyphs { words.glyphs }
  /// The units that amounts are printed in.
  var units: UnitSystem { words.units }

  /// The same screen for what is read aloud.
  package var aloud: Screen {
    var screen = self
    screen.words = words.aloud
    return screen
  }

  /// Text of a role as lines that fit.
  func wrapped(_ text: String, _ role: Role = .plain, indentation: Int = 0) -> [StyledText] {
    StyledText(text, role).wrapped(at: columns, indentation: indentation)
  }

  /// Text cut to so many columns.
  func cut(_ text: StyledText, to columns: Int) -> StyledText {
    text.truncated(to: columns, ellipsis: glyphs.ellipsis)
  }

  /// A hint what to do where nothing of a grid is decided yet; nil in days to come and in the past.
  func hint(_ grid: PeriodGrid) -> String? {
    grid.todayIndex != nil && grid.total.closed == 0 && grid.total.due > 0 ? words.undecidedHint : nil
  }

  /// Short texts one after another, two columns apart, none broken that fits on a line.
  func flowed(_ entries: [StyledText]) -> [StyledText] {
    var lines: [StyledText] = []
    var line = StyledText()
    for entry in entries {
      if !line.isEmpty, line.widthInColumns + 2 + entry.widthInColumns > columns {
        lines.append(line)
        line = StyledText()
      }
      line = line.isEmpty ? entry : line + "  " + entry
    }
    return (lines + [line]).filter { !$0.isEmpty }.flatMap { $0.wrapped(at: columns, indentation: 2) }
  }

  /// Sections with a blank line between them; empty ones leave none.
  func joined(_ sections: [[StyledText]]) -> [StyledText] {
    Array(sections.filter { !$0.isEmpty }.joined(separator: [StyledText()]))
  }
}

extension Words {
  /// A time of day on the clock that is asked for: `08:10`, `8:10 AM`.
  package func time(_ time: TimeOfDay) -> String { self.time(Int(time.minutes)) }

  /// A day within a sentence: `Monday, January 12`, `pondělí 12. ledna`.
  func dayInSentence(_ day: Day) -> String {
    weekdayName(day.weekday.index) + say(", ", " ") + dayAndMonth(day.parts)
  }

  /// A day at the beginning of a sentence: `Monday, January 12`, `Pondělí 12. ledna`.
  package func weekdayAndDate(_ day: Day) -> String { dayInSentence(day).asSentenceStart }
}

extension String {
  /// The text with a capital at its beginning, as a sentence has it.
  package var asSentenceStart: String { prefix(1).uppercased() + String(dropFirst()) }

  /// The text with a full stop, unless it ends in one.
  var asSentence: String { hasSuffix(".") || hasSuffix("!") || hasSuffix("?") ? self : self + "." }
}
