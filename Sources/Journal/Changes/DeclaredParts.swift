/// The parts that a line of `daybook.conf` has behind its name, each a run of its words.
struct DeclaredParts {
  /// One part.
  struct Part {
    var kind: DeclaredPart.Kind
    /// The places of its words in the line's values.
    var places: Range<Int>
  }

  /// The parts, in the order of the line.
  private(set) var parts: [Part] = []
  private let values: [ConfigurationLine.Value]
  /// The byte at which the time that a word begins ends, by the word's place.
  private var timeEnds: [Int: Int] = [:]

  /// Takes apart what stands behind the name in a line of a file.
  init(_ line: ConfigurationLine, in file: DayFile) {
    values = line.values
    file.source.withSpan { text in
      for (place, value) in values.enumerated().dropFirst(2) where value.word.form == .number {
        switch readTime(text, value.word, upTo: line.bareWords(from: place).end) {
        case .time(let time): if time.length == nil { timeEnds[place] = time.end }
        case .impossible: timeEnds[place] = value.word.end
        case .nothing: break
        }
      }
    }
    var place = 2
    while place < values.count {
      let (kind, length) = part(at: place)
      let end = min(max(place + length, place + 1), values.count)
      parts.append(Part(kind: kind, places: place..<end))
      place = end
    }
  }

  /// The part of a kind, of aliases the one with the same name; nil if there is none.
  func first(_ kind: DeclaredPart.Kind, saying text: String) -> Part? {
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

  /// Whether a part says that a habit is due daily, which is written by saying no schedule.
  func isDaily(_ part: Part) -> Bool {
    part.kind == .schedule && TypedWords.daily.holds(text(part).lowercased())
  }

  private func part(at place: Int) -> (kind: DeclaredPart.Kind, length: Int) {
    let value = values[place]
    if value.isQuoted { return (.label, 1) }
    if let known = DeclaredPart.named(value.keyword) {
      if known.kind == .by, let words = timeLength(at: place + 1) { return (.by, 1 + words) }
      return (known.kind, known.length ?? end(after: place) - place)
    }
    if TypedWords.frequencies.holds(value.keyword) { return (.schedule, 1) }
    if let words = timeLength(at: place) { return (.time, words) }
    return value.word.form == .number ? (.schedule, end(after: place) - place) : (.other, 1)
  }

  /// How many words the time has that begins at a place; nil if none does.
  private func timeLength(at place: Int) -> Int? {
    timeEnds[place].map { end in values[place...].prefix { $0.word.start < end }.count }
  }

  /// The place of the next word that begins a part of its own.
  private func end(after place: Int) -> Int {
    (place + 1..<max(values.count, place + 1)).first { next in
      let value = values[next]
      if value.isQuoted { return true }
      if value.keyword == "cup" { return values.declareCup(at: next) }
      if timeEnds[next] != nil { return true }
      if value.word.form == .number, values[place].word.form == .number {
        return !DeclaredParts.isRest(of: values[place])
      }
      return DeclaredPart.named(value.keyword) != nil
    } ?? values.count
  }

  /// Whether a number after a number belongs to it: `2 per 10 days`, unlike `7:00 3/week`.
  private static func isRest(of value: ConfigurationLine.Value) -> Bool {
    value.text.utf8.allSatisfy(\.isDigit)
  }
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
    let folded = Vocabulary.folded(name)
    return declaredNames.contains { Vocabulary.folded($0) == folded }
  }

  /// The names that it declares: the name itself, the label and the aliases; none if it declares no habit or measure.
  var declaredNames: [String] {
    guard isOfSubject else { return [] }
    return values.indices.dropFirst().compactMap { place in
      let isName = place == 1 || values[place].isQuoted || values[place - 1].keyword == "alias"
      return isName ? values[place].text : nil
    }
  }
}
