import Journal

/// What stands in the files beside what is declared: where each tag and each word was written.
package struct FoundText: Sendable {
  /// The days of each tag and word, ascending.
  package var tags: [String: [Day]] = [:]
  package var words: [String: [Day]] = [:]

  package init() {}

  /// Takes in the texts of a day.
  package mutating func take(_ texts: [String], tags found: [String], on day: Day) {
    for tag in found where tags[tag]?.last != day { tags[tag, default: []].append(day) }
    for text in texts {
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) where word.count > 2 {
        let word = word.lowercased()
        if words[word]?.last != day { words[word, default: []].append(day) }
      }
    }
  }

  /// Takes in the later days of another.
  package mutating func append(_ later: FoundText) {
    tags.merge(later.tags, uniquingKeysWith: +)
    words.merge(later.words, uniquingKeysWith: +)
  }

  /// The letters that words begin with, and the words of each; those with accents stand under the letter without, and
  /// what is no letter of an alphabet under `0`.
  package var letters: [(letter: String, words: [String])] {
    var letters: [String: [String]] = [:]
    for word in words.keys { letters[FoundText.letter(of: word), default: []].append(word) }
    return letters.map { ($0.key, $0.value.sorted()) }.sorted { $0.letter < $1.letter }
  }

  private static func letter(of word: String) -> String {
    guard let first = word.first?.folded.first, first.isLetter, first < "\u{3000}" else { return "0" }
    return String(first)
  }
}

extension Screen {
  /// The page from which everything is found by its name: what is declared, the tags, and the letters of words.
  package func findBody(_ configuration: Configuration, _ found: FoundText?, letters: [SitePage.Link])
    -> HTMLBody
  {
    let subjects = configuration.references.map { ($0, configuration.title(of: $0)) }
      .sorted { $0.1.lowercased() < $1.1.lowercased() }
      .compactMap { subject, title in
        links?.subject(subject, configuration).map { SitePage.Link(title, to: $0) }
      }
    let tags = (found?.tags ?? [:]).sorted { $0.key.lowercased() < $1.key.lowercased() }
    return HTMLBody(
      title: words.searchHeading,
      main: .head(words.searchHeading) + .section(words.rowsHeading, .links(subjects))
        + .section(words.tagsHeading, tags.map { entry($0.key, $0.value) }.joined())
        + .section(words.wordsHeading, .links(letters)))
  }

  /// The page of the words that begin with a letter.
  package func wordsBody(_ letter: String, _ list: [String], _ found: FoundText) -> HTMLBody {
    let title = "\(words.wordsHeading): \(letter)"
    return HTMLBody(
      title: title, main: .head(title) + .section(list.map { entry($0, found.words[$0] ?? []) }.joined()))
  }

  /// A word and its days, the newest first; of very many the newest.
  private func entry(_ name: String, _ days: [Day]) -> HTML {
    let shown = days.suffix(60).reversed().compactMap { day in
      links?.day(day).map { SitePage.Link(words.shortDate(day.parts, showingYear: true), to: $0) }
    }
    let rest: HTML =
      days.count > 60 ? .paragraph(StyledText(words.earlierDays(days.count - 60)), class: "legend") : ""
    return """
      <details><summary>\(name) <small>\(words.number(days.count))</small></summary>
      \(HTML.links(shown))\(rest)</details>

      """
  }
}

extension Character {
  /// The character without accents and in small letters.
  fileprivate var folded: String {
    String(self).lowercased().unicodeScalars.first.map { String(Character(withoutMark($0))) } ?? "0"
  }
}
