/// Tags whose key is a declared measure.
extension LineReader {
  /// Tags with a comma and no blank between them, parted: `kcal:420 protein:18g` of `kcal:420,protein:18g`; nil where
  /// what a value holds is no tag.
  private func partedTags(_ text: Span<UInt8>, from key: Int, _ value: Range<Int>) -> String? {
    var (parts, start) = ([String](), key)
    for place in value where text[place] == Byte.comma || text[place] == UInt8(ascii: ";") {
      guard let match = vocabulary.match(text, at: place + 1, value.upperBound),
        case .measure = match.subject,
        match.end < value.upperBound, text[match.end] == Byte.colon
      else { continue }
      parts.append(string(text, start, place))
      start = place + 1
    }
    return parts.isEmpty
      ? nil : (parts + [string(text, start, value.upperBound)]).joined(separator: " ")
  }

  /// A tag with the amount that its value is meant for, `kcal:600` of `kcal:6oo`; nil where it is not one amount in one
  /// word.
  private func meantTag(_ text: Span<UInt8>, from key: Int, _ value: Range<Int>, of measure: Int) -> String? {
    guard
      let stuck = stuckAmount(
        of: measure, text, numeral(value.lowerBound, value.upperBound), upTo: value.upperBound),
      stuck.readings.count == 1, !stuck.readings[0].contains(" ")
    else { return nil }
    return string(text, key, value.lowerBound) + stuck.readings[0]
  }

  /// Reads `key:value` if the key is a declared measure; a value that is no amount costs the tag alone.
  @inline(never)
  func readCountingTag(_ text: Span<UInt8>, _ word: Word, upTo lineEnd: Int, _ rest: inout LineRest) {
    guard let (key, subject) = declaredKey(text, word) else { return }
    let measure: Int
    switch subject {
    case .measure(let place): measure = place
    case .habit(let habit):
      return rest.note(
        .unboxedHabit(configuration.habits[habit].name, .done), at: Int32(key)..<Int32(word.colon))
    }
    // `kcal:1 250` may be 1 or 1250, and counts neither.
    if text[word.end - 1].isDigit, word.end - word.colon <= 4,
      let group = Cursor(word.end, upTo: lineEnd).followingWord(text), group.isGroup(text)
    {
      // `kcal:500 250` is hardly half a million.
      if case .number(.ambiguous, let range) = amounts.read(
        text, numeral(word.colon + 1, word.end), upTo: lineEnd, in: amounts.context(of: measure)),
        text[Int(range.upperBound) - 1].isDigit
      {
        let places = Int(range.lowerBound)..<Int(range.upperBound)
        return rest.note(
          .ambiguousNumber(string(text, places.lowerBound, places.upperBound), readings: []), at: range)
      }
      rest.note(
        .spacedTag(key: string(text, key, word.colon), value: string(text, word.colon + 1, group.end)),
        at: Int32(word.start)..<Int32(group.end))
      return
    }
    // `key::` of a field has two colons.
    var (start, end) = (word.colon + (text[word.colon + 1] == Byte.colon ? 2 : 1), word.end)
    if start < end, text[start] == Byte.quote, end - start >= 2, text[end - 1] == Byte.quote {
      (start, end) = (start + 1, end - 1)
    }
    // A comma right behind it, `kcal:400, protein:20g`, is passed over as behind any amount.
    if end == word.end, end - start > 1, text[end - 1].endsPhrase { end -= 1 }
    if let first = Cursor(passedApproximately(text, Cursor(start, upTo: end)), upTo: end).followingWord(text),
      first.form == .number,
      case .amount(let amount) = amounts.read(text, first, upTo: end, in: amounts.context(of: measure)),
      skippingBlanks(text, amount.end, end) == end,
      let counted = amounts.counted(amount, from: first.start, of: measure)
    {
      if amount.isBare, end == word.end,
        let wideEnd = amounts.endOfWider(amount, text, first, upTo: lineEnd, of: measure)
      {
        rest.note(
          .spacedTag(key: string(text, key, word.colon), value: string(text, word.colon + 1, wideEnd)),
          at: Int32(word.start)..<Int32(wideEnd))
        return
      }
      noteHardlyMeant(amount, measure, text, from: first.start, &rest)
      rest.add(
        CountingTag(measure: measure, key: Int32(key)..<Int32(word.colon), amount: counted))
      return
    }
    // `[coffee::]` is a field that is not filled in.
    if isImplied || skippingBlanks(text, start, end) == end { return }
    rest.note(
      .badTag(
        key: string(text, key, word.colon), value: string(text, start, end).trimmed,
        expected: configuration.measures[measure].unit.name), at: word.range,
      fix: partedTags(text, from: key, start..<end)
        ?? meantTag(text, from: key, start..<end, of: measure))
  }
}
