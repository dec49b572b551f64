/// The parts that a line of `daybook.conf` has behind its name, each a run of its words.
struct DeclaredParts {
  /// The kinds of parts; of each but `alias` a line has one.
  enum Kind: Hashable {
    case label, time, schedule, members, unit, aggregate, goal, best, cup, presets, counts, by, push, alias,
      from, until
    /// A word that is none of these.
    case other
  }

  /// One part.
  struct Part {
    var kind: Kind
    /// The places of its words in the line's values.
    var places: Range<Int>
  }

  /// The parts, in the order of the line.
  private(set) var parts: [Part] = []
  private let values: [ConfigurationLine.Value]

  /// Takes apart what stands behind the name in a line.
  init(_ line: ConfigurationLine) {
    values = line.values
    var place = 2
    while place < values.count {
      let (kind, length) = part(at: place)
      let end = min(max(place + length, place + 1), values.count)
      parts.append(Part(kind: kind, places: place..<end))
      place = end
    }
  }

  /// The part of a kind, of aliases the one with the same name; nil if there is none.
  func first(_ kind: Kind, saying text: String) -> Part? {
    parts.first { $0.kind == kind && (kind != .alias || self.text($0).lowercased() == text.lowercased()) }
  }

  /// The words of a part as the line has them, with one blank between them.
  func text(_ part: Part) -> String {
    values[part.places].map { $0.isQuoted ? "\"\($0.text)\"" : $0.text }.joined(separator: " ")
  }

  /// The bytes of a part in the file.
  func bytes(_ part: Part) -> Range<Int> {
    values[part.places.lowerBound].word.start..<values[part.places.upperBound - 1].word.end
  }

  private func part(at place: Int) -> (kind: Kind, length: Int) {
    let value = values[place]
    if value.isQuoted { return (.label, 1) }
    let rest = end(after: place) - place
    if let known = DeclaredParts.words.first(where: { $0.word == value.keyword }) {
      return (known.kind, known.length ?? rest)
    }
    if TypedWords.frequencies.holds(value.keyword) { return (.schedule, 1) }
    guard value.word.form == .number else { return (.other, 1) }
    let isTime = value.text.contains(":") || value.keyword.hasSuffix("m") || value.keyword.hasSuffix(".")
    let isHour =
      place + 1 < end(after: place)
      && ["am", "pm", "a.", "p.", "odp.", "dop."].contains(values[place + 1].keyword)
    return (isTime || isHour ? .time : .schedule, rest)
  }

  /// The place of the next word that begins a part of its own.
  private func end(after place: Int) -> Int {
    (place + 1..<max(values.count, place + 1)).first { next in
      let value = values[next]
      if value.isQuoted { return true }
      if value.keyword == "cup" { return next + 1 < values.count && values[next + 1].word.form == .number }
      if value.word.form == .number, value.text.contains(":") { return true }
      if value.word.form == .number, values[place].word.form == .number {
        return !DeclaredParts.isRest(of: values[place])
      }
      return DeclaredParts.keywords.contains(value.keyword)
    } ?? values.count
  }

  /// Whether a number after a number belongs to it: `2 per 10 days`, unlike `7:00 3/week`.
  private static func isRest(of value: ConfigurationLine.Value) -> Bool {
    value.text.utf8.allSatisfy(\.isDigit)
  }

  /// The words that begin a part, where none before them takes them, and how many words it has; nil of one that goes on
  /// to the next.
  private static let words: [(word: String, kind: Kind, length: Int?)] =
    [
      ("alias", .alias, 2), ("from", .from, 2), ("until", .until, 2), ("every", .schedule, nil),
      ("unit", .unit, 2), ("goal", .goal, nil), ("best", .best, nil), ("cup", .cup, nil),
      ("presets", .presets, nil), ("counts", .counts, 3), ("by", .by, 2), ("push", .push, 1),
      ("all", .members, nil), ("any", .members, nil),
    ] + Aggregate.allCases.map { ($0.rawValue, .aggregate, 1) }

  /// Those words alone.
  static let keywords = words.map(\.word)
}

extension DayFile {
  /// The lines of a configuration, without those that say nothing.
  var configurationLines: [ConfigurationLine] {
    lines.indices.compactMap { number in
      source.withSpan { ConfigurationLine(number, lines[number], $0) }
    }
  }
}

extension ConfigurationLine {
  /// Whether the line declares a habit or measure of this name, label or alias.
  func declares(_ name: String) -> Bool {
    guard ["habit", "measure"].contains(values[0].keyword), values.count > 1 else { return false }
    let folded = Vocabulary.folded(name)
    return values.indices.dropFirst().contains { place in
      let isName = place == 1 || values[place].isQuoted || values[place - 1].keyword == "alias"
      return isName && Vocabulary.folded(values[place].text) == folded
    }
  }
}
