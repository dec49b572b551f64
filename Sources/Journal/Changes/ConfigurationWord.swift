/// A word of `daybook.conf` by what it does there: what an editor colours, completes and follows.
package struct ConfigurationWord: Hashable, Sendable {
  /// The role of a word.
  package enum Role: Hashable, Sendable {
    /// It says what a line or a part of it is about.
    case keyword
    /// It names a habit or measure; `isDeclared` where the line declares that.
    case name(isDeclared: Bool)
    /// Another name, in quotes or behind `alias`.
    case label
    case number
    case value
  }

  /// The text, without quotes.
  package let text: String
  package let role: Role
  /// Its bytes in the file, with the quotes.
  package let range: Range<Int>
  /// Its line, counting from 0.
  package let line: Int

  /// Its bytes without quotes.
  package var bare: Range<Int> {
    range.count >= 2 && range.count > text.utf8.count
      ? range.lowerBound + 1..<range.lowerBound + 1 + text.utf8.count : range
  }
}

extension DayFile {
  /// The words of each line of a configuration that says something, without comments.
  package var configurationWords: [[ConfigurationWord]] { configurationLines.map(\.words) }
}

extension ConfigurationLine {
  fileprivate var words: [ConfigurationWord] {
    let named = Set(references.map(\.word.start))
    return values.indices.map { place in
      let value = values[place]
      let role: ConfigurationWord.Role
      if place == 0 {
        role = ConfigurationChange.keywords.contains(value.keyword) ? .keyword : .value
      } else if named.contains(value.word.start) {
        role = .name(isDeclared: isOfSubject && place == 1)
      } else if value.isQuoted || values[place - 1].keyword == "alias" {
        role = .label
      } else if value.word.form == .number {
        role = .number
      } else {
        role = joinsOthers(value.keyword) ? .keyword : .value
      }
      return ConfigurationWord(
        text: value.text, role: role, range: value.word.start..<value.word.end, line: number)
    }
  }

  /// Whether a word joins others in a line that declares something.
  private func joinsOthers(_ word: String) -> Bool {
    ConfigurationLine.declarations.contains(values[0].keyword)
      && (DeclaredPart.singleWords.contains(word) || word == "of")
  }
}
