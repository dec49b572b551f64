/// The marks that lines about habits without a box are likely meant with.
extension LineReader {
  /// The mark that a line about a habit is likely meant with: done, unless a word of it says that it was not, or that it
  /// is still to come.
  func meantMark(_ pieces: [TextPiece], _ text: Span<UInt8>) -> Mark {
    for (place, piece) in pieces.enumerated() where piece.name == nil {
      if let mark = Line.boxMark(text, at: piece.start, text.count) { return mark }
      let word = bareWord(piece, text) ?? string(text, piece.start, piece.end).lowercased()
      if isOfNounBehind(place, word, pieces, text) { continue }
      // A dash that parts the name from more says nothing.
      if isDash(word) {
        if place + 1 < pieces.count { continue }
        return .open
      }
      switch saidMark(piece, word, text) {
      case .done?, nil: break
      case let mark?: return mark
      }
    }
    return .done
  }

  /// Whether a word that denies something denies the word behind it and not the habit: `no` behind a time, a comma or a mark,
  /// `gym 18:00 no energy`, `gym legs, no cardio`, `gym done, no pain`, and `without`, `bez` anywhere.
  private func isOfNounBehind(
    _ place: Int, _ word: String, _ pieces: [TextPiece], _ text: Span<UInt8>
  ) -> Bool {
    guard TypedWords.ofNouns.holds(word), place + 1 < pieces.count, pieces[place + 1].isPlain,
      blankLength(text, pieces[place].end, pieces[place + 1].start) > 0
    else { return false }
    if TypedWords.without.holds(word) { return true }
    guard let before = pieces[..<place].last(where: { if case .sign = $0.role { false } else { true } }),
      before.name == nil
    else { return false }
    if case .time = before.role { return true }
    let mark = bareRange(before, text).flatMap { Mark(text, $0.lowerBound, $0.upperBound) }
    return mark == .done || text[before.end].endsPhrase
  }

  /// Whether a word leaves open which of two marks is meant: `yes/no`.
  func isChoice(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    guard let word = bareWord(piece, text), word.contains("/") else { return false }
    let sides = word.split(separator: "/").map { Mark(word: String($0)) }
    return sides.count == 2 && sides[0] != nil && sides[1] != nil && sides[0] != sides[1]
  }

  /// The mark of the habit that a sign or a word stands before or behind, in a line of another one: `✓ gym ✗ read`.
  func markOfNeighbour(_ piece: TextPiece, _ text: Span<UInt8>) -> Mark? {
    switch piece.role {
    case .word, .sign: break
    default: return nil
    }
    let word = string(text, piece.start, piece.end)
    return isDash(word) ? nil : saidMark(piece, word.lowercased(), text)
  }

  /// The mark that a part of a line says by itself; nil if it says none. What is planned is open, as what was not done is.
  private func saidMark(_ piece: TextPiece, _ word: String, _ text: Span<UInt8>) -> Mark? {
    let bare = bareRange(piece, text) ?? piece.start..<piece.end
    if let mark = Mark(text, bare.lowerBound, bare.upperBound) { return mark == .none ? .open : mark }
    if TypedWords.resting.holds(word) { return .skipped }
    // `0/1`
    let isNone = word.hasPrefix("0/") && word.dropFirst(2).allSatisfy(\.isNumber)
    return isNone || TypedWords.negations.holds(word) || TypedWords.plans.holds(word) ? .open : nil
  }

  /// Several habits, each with a mark that its line says before or behind it, and nothing else but times: `gym ✅ read ❌`,
  /// `done gym, read`; the correction parts them, where each has its mark.
  func markedHabits(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard pieces.count > 2, let first = pieces.first(where: { $0.name != nil }),
      case .habit(let habit)? = first.name
    else { return nil }
    var (ticks, led): ([(name: TextPiece, time: TextPiece?, mark: Mark?)], Mark?) = ([], nil)
    var boxEnd = 0
    for (place, piece) in pieces.enumerated() where piece.start >= boxEnd {
      if text[piece.start] == Byte.open, !ticks.isEmpty,
        let mark = Line.boxMark(text, at: piece.start, Int(line.end))
      {
        ticks[ticks.count - 1].mark = min(ticks[ticks.count - 1].mark ?? mark, mark)
        boxEnd = piece.start + Line.boxLength
        continue
      }
      switch piece.role {
      case .name(.habit, _): ticks.append((piece, nil, nil))
      case .time where !ticks.isEmpty && ticks[ticks.count - 1].time == nil:
        ticks[ticks.count - 1].time = piece
      default:
        let word = bareWord(piece, text) ?? string(text, piece.start, piece.end).lowercased()
        if isDash(word), place + 1 < pieces.count { continue }
        guard let mark = saidMark(piece, word, text) else {
          guard isJoint(piece, text) || piece.isFiller || word == ":" else { return nil }
          continue
        }
        if ticks.isEmpty {
          led = mark
        } else {
          let last = ticks.count - 1
          ticks[last].mark = min(ticks[last].mark ?? mark, mark)
        }
      }
    }
    guard ticks.count > 1, led != nil || ticks.contains(where: { $0.mark != nil }) else { return nil }
    let marks = led.map { marksBehind($0, ticks.map(\.mark)) } ?? marksBefore(ticks.map(\.mark))
    let start = string(text, Int(line.start), Int(line.content))
    let last = pieces[pieces.count - 1]
    let lines = zip(ticks, marks).map { tick, mark in
      "[\(mark.symbol)] \(string(text, tick.name.start, tick.name.end))"
        + (tick.time.map { " " + string(text, $0.start, $0.end) } ?? "")
    }
    return Problem(
      .unboxedHabit(configuration.habits[habit].name, marks.first ?? .done), at: first.range,
      from: line.start,
      fix: marks.count == ticks.count
        ? (line.content..<Int32(last.end), lines.joined(separator: "\n" + start)) : nil)
  }

  /// The marks of names of which the first has one before it: each has the last one before it, `✅ gym ❌ read`.
  private func marksBehind(_ first: Mark, _ said: [Mark?]) -> [Mark] {
    // One behind the last name is of that, so that nothing tells what the first is of.
    guard said.last == .some(nil) else { return [] }
    var (marks, mark) = ([first], first)
    for next in said.dropLast() {
      mark = next ?? mark
      marks.append(mark)
    }
    return marks
  }

  /// The marks of names that have theirs behind them: one without has that of the next, `gym, read done`. None if the last
  /// has none, as nothing tells what that is.
  private func marksBefore(_ said: [Mark?]) -> [Mark] {
    var (marks, next): ([Mark], Mark?) = ([], nil)
    for mark in said.reversed() {
      next = mark ?? next
      if let next { marks.insert(next, at: 0) }
    }
    return marks
  }
}
