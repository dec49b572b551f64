import Journal
import Notation

/// A part of a line by what it means, so that colour follows meaning and no editor needs a grammar.
struct SemanticToken {
  /// Its kind, by words that every editor has a colour for.
  enum Kind: Int, CaseIterable {
    case keyword, box, habit, measure, number, time, tag, label, comment

    /// The protocol's word.
    var word: String {
      switch self {
      case .keyword: "keyword"
      case .box: "operator"
      case .habit: "function"
      case .measure: "variable"
      case .number: "number"
      case .time: "enumMember"
      case .tag: "decorator"
      case .label: "string"
      case .comment: "comment"
      }
    }
  }

  /// What more may be said of one, a bit each.
  static let modifiers = ["declaration", "done", "skipped", "open"]

  let range: Range<Int>
  let kind: Kind
  var modifiers = 0
}

extension DocumentLens {
  /// The parts of the document, or of the lines that a range touches, as the protocol packs them.
  func tokens(in range: JSON?) -> JSON {
    let lines = lines(in: range)
    var data = JSONStream()
    data.beginObject()
    data.key("data")
    data.beginArray()
    var previous = EditorText.Position(line: 0, character: 0)
    var end = 0
    var last = (offset: 0, position: previous)
    let tokens = day == nil ? configurationTokens(in: lines) : lines.flatMap(tokens(ofLine:))
    for token in tokens.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where !token.range.isEmpty && token.range.lowerBound >= end {
      end = token.range.upperBound
      let start = document.text.position(of: token.range.lowerBound, since: last)
      last = (token.range.lowerBound, start)
      let stop = document.text.position(of: token.range.upperBound, since: last)
      // A return alone ends a line in an editor, and not in a day's file.
      guard stop.line == start.line else { continue }
      let isSameLine = start.line == previous.line
      data.integer(start.line - previous.line)
      data.integer(isSameLine ? start.character - previous.character : start.character)
      data.integer(stop.character - start.character)
      data.integer(token.kind.rawValue)
      data.integer(token.modifiers)
      previous = start
    }
    data.endArray()
    data.endObject()
    return .written(data.bytes)
  }

  private func tokens(ofLine number: Int) -> [SemanticToken] {
    let (line, reading) = (file.lines[number], readings[number])
    var tokens: [SemanticToken] = []
    func add(_ kind: SemanticToken.Kind, _ range: Range<Int32>, _ modifiers: Int = 0) {
      let range = range.places
      tokens.append(SemanticToken(range: range, kind: kind, modifiers: modifiers))
    }
    if case .comment = reading.meaning { add(.comment, line.start..<line.end) }
    let modifiers =
      switch line.shape == .box ? line.mark : reading.mark {
      case .done: 2
      case .skipped: 4
      case .open: 8
      case .none: 0
      }
    if line.shape == .box { add(.box, line.box..<line.box + Int32(Line.boxLength), modifiers) }
    switch reading.subject {
    case .habit?: add(.habit, reading.name, modifiers)
    case .measure?: add(.measure, reading.name, modifiers)
    case nil: break
    }
    if case .goal = reading.meaning { add(.keyword, line.content..<reading.name.lowerBound - 1) }
    add(.number, reading.amountRange)
    add(.time, reading.timeRange)
    // Tags are in their order, and found by halves: a line may have very many.
    let tags = reading.tags
    var keys: Set<Int> = []
    for tag in reading.counting {
      add(.measure, tag.key)
      let place = tags.partitioningIndex { $0.upperBound > tag.key.lowerBound }
      guard place < tags.count, tags[place].contains(tag.key.lowerBound) else { continue }
      keys.insert(place)
      add(.number, min(tag.key.upperBound + 1, tags[place].upperBound)..<tags[place].upperBound)
    }
    for (place, tag) in tags.enumerated() where !keys.contains(place) { add(.tag, tag) }
    if let comment = reading.comment { add(.comment, comment..<line.end) }
    return tokens
  }

  private func configurationTokens(in lines: Range<Int>) -> [SemanticToken] {
    var tokens: [SemanticToken] = []
    var ends: [Int: Int] = [:]
    for word in file.configurationWords.joined() where lines.contains(word.line) {
      ends[word.line] = word.range.upperBound
      switch word.role {
      case .keyword: tokens.append(SemanticToken(range: word.range, kind: .keyword))
      case .name(let isDeclared):
        let isHabit: Bool =
          if case .habit? = reader.vocabulary.subject(named: word.text) { true } else { false }
        tokens.append(
          SemanticToken(range: word.range, kind: isHabit ? .habit : .measure, modifiers: isDeclared ? 1 : 0))
      case .label: tokens.append(SemanticToken(range: word.range, kind: .label))
      case .number: tokens.append(SemanticToken(range: word.range, kind: .number))
      case .value: break
      }
    }
    for number in lines {
      let start = ends[number] ?? bytes(ofLine: number).lowerBound
      let end = bytes(ofLine: number).upperBound
      if let hash = file.source[start..<end].firstIndex(of: UInt8(ascii: "#")) {
        tokens.append(SemanticToken(range: hash..<end, kind: .comment))
      }
    }
    return tokens
  }
}
