/// The lines of the front matter of a note.
extension LineReader {
  /// A line `key: value` of front matter: of a declared measure an entry, of a declared habit a tick that is done, or
  /// nothing. What is neither is told; an undeclared key, a list, and what belongs to one are left alone.
  @inline(never)
  func readField(_ line: Line, _ text: Span<UInt8>, _ rest: inout LineRest) -> LineMeaning {
    let (start, end) = (Int(line.start), Int(line.end))
    guard line.isValid, let colon = FrontMatter.keyEnd(text, start, end),
      let value = value(text, behind: colon, end), let key = key(text, start, colon)
    else { return .comment }
    guard let match = vocabulary.match(text, at: key.lowerBound, key.upperBound), match.end == key.upperBound
    else {
      noteNearKey(key, value, text, &rest)
      return .comment
    }
    var statement = Statement()
    statement.subject = match.subject
    statement.name = key.range
    let meaning: LineMeaning?
    switch match.subject {
    case .measure:
      let quoted = Vocabulary.Match(subject: match.subject, nameEnd: key.upperBound, end: value.lowerBound)
      meaning = readEntry(quoted, text, nameAt: key.lowerBound, value.upperBound, Statement(), &rest)
    case .habit:
      let word = string(text, value.lowerBound, value.upperBound).lowercased()
      if TypedWords.fieldNotDone.holds(word) { return .comment }
      if TypedWords.fieldDone.holds(word) {
        statement.mark = .done
        statement.headEnd = Int32(value.upperBound)
        return .tick(statement)
      }
      meaning = readWhen(value, text, &statement, &rest)
    }
    if let meaning { return meaning }
    rest.clear()
    let name = string(text, key.lowerBound, key.upperBound)
    rest.note(
      .unreadField(name, value: string(text, value.lowerBound, value.upperBound)), at: line.start..<line.end)
    return .comment
  }

  /// A habit's field that says when it was done or how long it took; nil if it says neither.
  private func readWhen(
    _ value: Range<Int>, _ text: Span<UInt8>, _ statement: inout Statement, _ rest: inout LineRest
  ) -> LineMeaning? {
    statement.mark = .done
    let isRead = readWords(
      text, Cursor(value.lowerBound, upTo: value.upperBound), in: .free, isHead: true, &statement, &rest)
    guard isRead else { return .broken(statement) }
    guard !rest.hasText, statement.time != nil || statement.amount != nil else { return nil }
    useLength(ofHabit: &statement, text, &rest)
    return .tick(statement)
  }

  /// The bytes of a field's key before its colon, without blanks and without quotes around it; nil if there are none.
  private func key(_ text: Span<UInt8>, _ start: Int, _ colon: Int) -> Range<Int>? {
    var (first, last) = (start, blanksStart(text, before: colon))
    if last - first > 2, text[first] == Byte.quote, text[last - 1] == Byte.quote {
      (first, last) = (first + 1, last - 1)
    }
    return first < last ? first..<last : nil
  }

  /// Notes a key that is nearly a measure's name, with an amount of it, or a habit's that is done; any other key is a note's own.
  private func noteNearKey(
    _ key: Range<Int>, _ value: Range<Int>, _ text: Span<UInt8>, _ rest: inout LineRest
  ) {
    let said = string(text, value.lowerBound, value.upperBound)
    // Most fields of a note have another value.
    guard !isImplied, text[value.lowerBound].isDigit || TypedWords.fieldDone.holds(said.lowercased()) else {
      return
    }
    let typed = string(text, key.lowerBound, key.upperBound)
    guard let near = nearName(typed) else { return }
    switch vocabulary.subject(named: near) {
    case .habit? where !text[value.lowerBound].isDigit: break
    case .measure(let measure)? where amount(said, of: measure) != nil: break
    case .habit, .measure, nil: return
    }
    rest.note(.nearName(typed, near: near), at: key.range, fix: near)
  }

  /// The bytes of a field's value, without a comment and without quotes around it; nil of an empty one and of a list.
  private func value(_ text: Span<UInt8>, behind colon: Int, _ end: Int) -> Range<Int>? {
    var (first, last) = (skippingBlanks(text, colon + 1, end), FrontMatter.valueEnd(text, behind: colon, end))
    guard first < last else { return nil }
    switch text[first] {
    case Byte.open, UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "*"):
      return nil
    case Byte.quote, UInt8(ascii: "'"):
      guard last - first > 2, text[last - 1] == text[first] else { return nil }
      (first, last) = (first + 1, last - 1)
    default: break
    }
    return first..<last
  }
}
