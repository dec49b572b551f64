extension LineReader {
  /// Parts that look meant otherwise in one line: hints on text, a near name of a tick, control characters.
  ///
  /// They are of line 0: its number is not known here. The reading is that of the same line.
  package func doubts(of line: Line, _ reading: LineReading, in file: DayFile) -> [Problem] {
    var doubts: [Problem] = []
    file.visible.withSpan {
      addDoubts(
        of: line, at: 0, reading.meaning, isTold: !reading.problems.isEmpty, in: $0, to: &doubts)
    }
    return doubts
  }

  /// Adds the parts that look meant otherwise in one line of a text, as problems of a line of a number.
  ///
  /// `isTold` says that reading the line found a problem already: a line of text is told once. `hasText` is false where a
  /// line that counts has no free text, `mayHoldControls` where no line of the file holds a control character.
  func addDoubts(
    of line: Line, at number: Int32, _ meaning: LineMeaning, isTold: Bool, hasText: Bool = true,
    mayHoldControls: Bool = true, in text: Span<UInt8>, to doubts: inout [Problem]
  ) {
    let known = doubts.count
    if line.isValid, mayHoldControls { addControlCharacters(line, text, &doubts) }
    switch meaning {
    case .text:
      if line.isValid, !isTold, line.shape == .plain, let hint = hint(line, text) { doubts.append(hint) }
    case .tick(let tick): addDoubts(of: tick, line, hasText: hasText, isTold: isTold, text, &doubts)
    case .entry(let entry):
      if hasText, !isTold,
        let told = joinedName(of: entry, line, text) ?? joinedAmount(of: entry, line, text)
          ?? joinedBehindStop(entry, line, text)
          ?? otherwiseMeant(entry, line, text) ?? takenBack(entry, line, text)
          ?? changed(entry, line, text) ?? remaining(entry, line, text) ?? saidOtherwise(entry, line, text)
      {
        doubts.append(told)
      }
      if let spaced = spacedTag(line, text, from: Int(entry.headEnd)) { doubts.append(spaced) }
    case .running, .goal, .blank, .comment, .marker, .broken: break
    }
    for place in known..<doubts.count { doubts[place] = doubts[place].onLine(Int(number)) }
  }

  private func addDoubts(
    of tick: Statement, _ line: Line, hasText: Bool, isTold: Bool, _ text: Span<UInt8>,
    _ doubts: inout [Problem]
  ) {
    // The words of a one-off are its name, and whoever did it may have meant a tag among them.
    let isDoneOneOff = tick.subject == nil && tick.mark == .done
    let rest = Int(isDoneOneOff ? tick.name.lowerBound : tick.headEnd)
    if let spaced = spacedTag(line, text, from: rest) { doubts.append(spaced) }
    guard tick.subject == nil else {
      if !isTold, hasText || tick.amount != nil || endsInPicture(text, line),
        let told = otherwiseMarked(tick, line, text) ?? joinedName(of: tick, line, text)
          ?? namesInRow(of: tick, line, text) ?? joinedAmount(of: tick, line, text)
          ?? saidOtherwise(habit: tick, line, text) ?? joinedBehindStop(tick, line, text)
      {
        doubts.append(told)
      }
      return
    }
    if !isTold, let doubled = doubledBox(of: tick, line, text) {
      doubts.append(doubled)
      return
    }
    if let found = hourInName(from: Int(tick.name.lowerBound), in: line, text) {
      doubts.append(told(found, in: line, text))
      return
    }
    if let told = nameLeftOut(tick, line, text) {
      doubts.append(told)
      return
    }
    if !isImplied, let odd = timeBeforeName(tick, line, text) {
      doubts.append(odd)
      return
    }
    if Int(line.end - line.content) <= LineReader.longestMeant {
      let pieces = pieces(of: text, from: Int(tick.name.lowerBound), Int(line.end))
      // A goal is none whatever its box says; all else is meant only if it is done.
      if tick.mark == .done || pieces.first.map({ isGoal($0, text) }) == true,
        let told = misplaced(pieces, line, text)
      {
        doubts.append(told)
      } else if tick.mark != .done, let told = nameBehindPicture(pieces, of: tick, line, text) {
        doubts.append(told)
        return
      } else if tick.mark == .done, let told = saidOfOneOff(pieces, tick, line, text) {
        doubts.append(told)
        if case .nearName = told.kind { return }
      }
    }
    guard !configuration.declaresNothing, !isImplied else { return }
    if let marked = nameBeforeMark(tick, line, text) {
      doubts.append(marked)
      return
    }
    guard let near = near(tick.name, text) else { return }
    let name = string(text, Int(tick.name.lowerBound), Int(tick.name.upperBound))
    // A number is not a slip of a name: what takes it away is no correction, `[x] 8 gym`.
    let words = allWords(text, from: Int(near.range.lowerBound), Int(near.range.upperBound))
    let losesNumber = words.contains { $0.isWhole(text) } && !near.name.utf8.contains(where: \.isDigit)
    doubts.append(
      Problem(
        .nearName(name, near: near.name), at: tick.name, from: line.start,
        fix: losesNumber ? nil : (near.range, near.name)))
  }

  /// Whether a line ends in a sign beyond ASCII: one of Tasks, `✅`, is a tag and no text, and may say that it is done.
  private func endsInPicture(_ text: Span<UInt8>, _ line: Line) -> Bool {
    var place = Int(line.end) - 1
    guard text[place] >= 0x80 else { return false }
    while place > line.start, text[place] & 0xC0 == 0x80 { place -= 1 }
    return signLength(text, place) > 0
  }

  /// What is told of a one-off that is done by the names, amounts and numbers among its words.
  private func saidOfOneOff(
    _ pieces: [TextPiece], _ tick: Statement, _ line: Line, _ text: Span<UInt8>
  ) -> Problem? {
    if let told = nameBeforeMark(tick, line, text) ?? joinedNames(pieces, line, text)
      ?? nameAmongSigns(pieces, of: tick, line, text)
    {
      return told
    }
    if pieces.last(where: \.isWord)?.name != nil, let told = spelledHint(pieces, line) { return told }
    if let told = joinedAmount(of: tick, line, text) ?? ownAmount(among: pieces, of: tick, line, text)
      ?? numberHint(pieces, line, text) ?? saidByVerb(pieces, line, text)
    {
      return told
    }
    if let told = priceAlone(pieces, line, text) { return told }
    let isOfPlace = text[Int(tick.name.lowerBound)] == Byte.at
    return isImplied || isOfPlace ? nil : amountAlone(pieces, line, text)
  }

  /// What is told of a habit whose line says another mark than counts: an amount of nothing, `read 0 min`, or one word
  /// that is all of its text, `gym 45 min skipped`, `[ ] gym done`; nil of all else.
  private func otherwiseMarked(_ tick: Statement, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard let subject = tick.subject, !isImplied else { return nil }
    func told(_ range: Range<Int32>, _ meant: Mark) -> Problem {
      // A measure's line is nothing without its amount.
      let last = max(tick.name.upperBound, subject.measure == nil ? 0 : tick.amount?.range.upperBound ?? 0)
      let name =
        last > tick.name.upperBound
        ? string(text, Int(tick.name.lowerBound), Int(last)) : configuration.name(of: subject)
      return Problem(
        .otherwiseMarked(
          name, as: tick.mark,
          word: string(text, Int(range.lowerBound), Int(range.upperBound)), meant: meant), at: range,
        from: line.start)
    }
    if let amount = tick.amount, amount.parts == 0, !amount.range.isEmpty {
      return tick.mark == .done ? told(amount.range, .open) : nil
    }
    let start = skippingBlanks(text, Int(tick.headEnd), Int(line.end))
    if tick.mark == .done, let undone = wordsOfUndone(behind: tick, line, text) { return told(undone, .open) }
    if let box = boxAtEnd(from: start, line, text), box.mark != tick.mark { return told(box.range, box.mark) }
    guard
      let only = onlySaid(
        of: text, from: start, Int(line.end),
        where: {
          ($0.end - $0.start > 1 || text[$0.start] != Byte.hyphen) && Mark(text, $0.start, $0.end) != nil
        }), let said = Mark(text, only.start, only.end)
    else { return nil }
    if let corrected = timeCorrected(behind: only, of: tick, line, text) { return corrected }
    guard (said == .done) != (tick.mark == .done), said != .open || !text[only.start].isASCIILetter,
      // What is to be closed is done when it is: `Kitchen closed at 10`.
      !TypedWords.shut.holds(string(text, only.start, only.end).lowercased())
        || tick.mark == .done && !isOfClosing(subject)
    else { return nil }
    return told(only.range, said == .none ? .open : said)
  }

  /// Whether what is named is a habit that is to close something, by what it is called.
  private func isOfClosing(_ subject: Reference) -> Bool {
    guard case .habit(let place) = subject else { return false }
    return configuration.habits[place].names.contains { name in
      name.lowercased().split { !$0.isLetter }.contains { TypedWords.shut.holds(String($0)) }
    }
  }

  /// What is told of a tick's time that a `no` with another one behind it takes back: `[x] gym 17:00, no 18:00`.
  private func timeCorrected(
    behind only: TextPiece, of tick: Statement, _ line: Line, _ text: Span<UInt8>
  ) -> Problem? {
    guard tick.time != nil, tick.timeRange.upperBound <= only.start,
      TypedWords.no.holds(string(text, only.start, only.end).lowercased()),
      let next = Cursor(only.end, upTo: Int(line.end)).followingWord(text)?.withoutMark(text),
      case .time(let time) = readTime(text, next, upTo: Int(line.end))
    else { return nil }
    let range = tick.timeRange.lowerBound..<Int32(time.end)
    return Problem(
      .oddTime(string(text, Int(range.lowerBound), time.end), meant: time.time), at: range, from: line.start,
      fix: (range, string(text, next.start, time.end)))
  }

  /// What is told of an entry whose text says, and says nothing else, that it was not done: `run 5km cancelled`.
  private func takenBack(_ entry: Statement, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard case .measure(let measure)? = entry.subject, !isImplied else { return nil }
    let start = skippingBlanks(text, Int(entry.headEnd), Int(line.end))
    var range = wordsOfUndone(behind: entry, line, text)
    let only = onlySaid(of: text, from: start, Int(line.end)) {
      TypedWords.leftOut.holds(string(text, $0.start, $0.end).lowercased())
    }
    if let only { range = only.range }
    return range.map { undone(measure, by: $0, line, text) }
  }

  /// What is told of an entry of a measure of which some words of its line say that it was not done.
  func undone(_ measure: Int, by words: Range<Int32>, _ line: Line, _ text: Span<UInt8>) -> Problem {
    Problem(
      .otherwiseMarked(
        configuration.measures[measure].name, as: .none,
        word: string(text, Int(words.lowerBound), Int(words.upperBound)), meant: .none), at: words,
      from: line.start)
  }

  /// The words behind the head of a line that say it was not done, if they are all that it says.
  private func wordsOfUndone(behind head: Statement, _ line: Line, _ text: Span<UInt8>) -> Range<Int32>? {
    var (words, place): ([TextPiece], Int) = ([], skippingBlanks(text, Int(head.headEnd), Int(line.end)))
    // `[x] gym (missed)`, `[x] gym - missed`
    while place < line.end, TextPiece.opens(text[place]) || text[place] == Byte.hyphen {
      place = skippingBlanks(text, place + 1, Int(line.end))
    }
    guard place < line.end, TypedWords.undoneInitials.contains(text[place].lowercased) else { return nil }
    while let piece = nextPiece(of: text, from: place, Int(line.end), tellingWords: false) {
      if piece.isSaid { words.append(piece) }
      guard words.count <= 4 else { return nil }
      place = max(piece.end, piece.start + 1)
    }
    let said = words.map { string(text, $0.start, $0.end).lowercased() }.joined(separator: " ")
    guard let first = words.first, let last = words.last, TypedWords.undone.holds(said) else { return nil }
    return Int32(first.start)..<Int32(last.end)
  }

  /// A second box behind that of a tick and before a declared name, as a list's command leaves it: `[ ] [x] gym`. The
  /// second is the one that a person set.
  private func doubledBox(of tick: Statement, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    let (start, end) = (Int(tick.name.lowerBound), Int(line.end))
    let boxEnd = start + Line.boxLength
    guard let boxed = boxedName(text, at: start, end), boxed.start > boxEnd else { return nil }
    return Problem(
      .oddBox(string(text, Int(line.box), boxEnd)), at: line.box..<Int32(boxEnd),
      from: line.start, fix: (line.box..<Int32(boxed.start), "[\(boxed.mark.symbol)] "))
  }

  /// Notes each run of control characters, by the first of them.
  ///
  /// Between words one that parts them is to be a blank; all others are to be deleted.
  private func addControlCharacters(_ line: Line, _ text: Span<UInt8>, _ doubts: inout [Problem]) {
    let (lineStart, end) = (Int(line.start), Int(line.end))
    // What parts two lines that were run together is told with them.
    let isParted = line.shape == .box || line.shape == .plain ? seam(of: line, in: text) != nil : false
    var place = lineStart
    var isBehindWord = false
    while place < end {
      let start = place
      var partsWords = false
      while let control = text.control(at: place, before: end) {
        partsWords = partsWords || control.isBreak
        place += control.length
      }
      guard place > start, let first = text.control(at: start, before: end) else {
        isBehindWord = isBehindWord || blankLength(text, place, end) == 0
        place += 1
        continue
      }
      if isParted, isLineBreak(text, start), skippingBreaks(text, start, end) < end { continue }
      let isBetween = isBehindWord && skippingBlanks(text, place, end) < end
      let range = Int32(start)..<Int32(place)
      doubts.append(
        Problem(
          .controlCharacter(first.scalar), at: range, from: line.start,
          fix: (range, partsWords && isBetween ? " " : "")))
    }
  }
}
