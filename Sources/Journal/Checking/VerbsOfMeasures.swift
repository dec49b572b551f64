/// Lines that say how much of a measure there was by another word than its name: `slept 7h`, `ran 5km`, `weighed in at 82.4`.
extension LineReader {
  /// What is told of a line of a tick that says how much there was by such a word: `[x] slept 11-7`.
  func saidByVerb(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    isImplied ? nil : verbHint(pieces, line, text) ?? rangeBehindVerb(line, text)
  }

  /// A word for sleep and the times between which it was, which are not written as a range that counts or stand with
  /// `from` before them, and nothing else: `slept from 23:00 to 7:00`, `spal jsem od 23 do 7`, `slept 11-7`.
  func rangeBehindVerb(_ line: Line, _ text: Span<UInt8>) -> Problem? {
    let (start, end) = (Int(line.content), Int(line.end))
    let first = word(text, at: start, end)
    // Most text begins with another letter.
    guard first.form == .plain, first.end < end,
      "snz".utf8.contains(text[start].lowercased) || text[start] >= 0x80,
      TypedWords.sleeping.holds(string(text, first.start, first.end).lowercased()),
      let measure = configuration.measures.firstIndex(where: {
        $0.isCalled(TypedWords.sleep) && $0.unit.kind == .time
      })
    else { return nil }
    var words = Cursor(first.end, upTo: end)
    while let person = words.followingWord(text), isPerson(string(text, person.start, person.end)) {
      words.place = person.end
    }
    guard let lead = words.followingWord(text),
      isTyped(text, lead, .rangeStart) || text[lead.start].isDigit || lead.form == .plain,
      let range = rangeOfSleep(text, lead, upTo: end, of: .measure(measure)),
      holdsTimesAndTagsAlone(text, Cursor(range.end, upTo: end))
        || holdsMinutes(text, lead.start..<range.end)
    else { return nil }
    let places = Int32(start)..<Int32(range.end)
    let meant = "\(configuration.measures[measure].name) \(range.start)-\(range.stop)"
    return Problem(
      .nearName(string(text, start, range.end), near: meant), at: places, from: line.start,
      fix: (places, meant))
  }

  /// Whether a time with its minutes is among some bytes: behind such times stands what else was of a night, whatever it is.
  private func holdsMinutes(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    range.contains { text[$0] == Byte.colon && $0 + 1 < range.upperBound && text[$0 + 1].isDigit }
  }

  /// The times between which a sleep was, in whatever way they are written; nil if a word begins none. A range that counts
  /// as it stands is none of these.
  private func rangeOfSleep(
    _ text: Span<UInt8>, _ lead: Word, upTo end: Int, of subject: Reference
  ) -> (start: TimeOfDay, stop: TimeOfDay, end: Int)? {
    if let spoken = spokenRange(text, lead, upTo: end, of: subject) { return spoken }
    let isLed = isTyped(text, lead, .rangeStart)
    if !isLed, case .time(let time) = readTime(text, lead, upTo: end), time.length != nil { return nil }
    if let odd = oddRange(text, at: lead.start, end) {
      let isLater =
        odd.stop.hour <= 12 && odd.start.mayBeLater(inRangeOf: odd.start.minutes(until: odd.stop))
      return (isLater ? odd.start.inOtherHalf : odd.start, odd.stop, odd.end)
    }
    guard let first = isLed ? Cursor(lead.end, upTo: end).followingWord(text) : lead,
      let hours = endsOfHours(text, first, upTo: end), let range = self.hours(from: hours.from, to: hours.to)
    else { return nil }
    return (range.start, range.end, hours.end)
  }

  /// Two whole hours with a dash or a word between them, `11-7`, `11 to 7`; nil of anything else.
  private func endsOfHours(
    _ text: Span<UInt8>, _ first: Word, upTo end: Int
  ) -> (from: Int, to: Int, end: Int)? {
    guard text[first.start].isDigit else { return nil }
    var (digits, last) = (string(text, first.start, first.end), first.end)
    if first.isWhole(text) {
      var words = Cursor(first.end, upTo: end)
      guard let joint = words.nextWord(text), isTyped(text, joint, .rangeEnd), let next = words.nextWord(text)
      else { return nil }
      (digits, last) = (digits + "-" + string(text, next.start, next.end), next.end)
    }
    let hours = digits.split(omittingEmptySubsequences: false) { "-–—−".contains($0) }.map { Int($0) }
    guard hours.count == 2, let from = hours[0], let to = hours[1], 18...23 ~= from || 8...12 ~= from,
      // `slept 8-9` says how many hours.
      4...12 ~= to, to != from + 1
    else { return nil }
    return (from, to, last)
  }

  /// A verb for what is measured by another name with how much it was, nothing else but a time and tags before that, and
  /// few words behind it: `nap 13:00-13:40`, `weighed in at 82.4`, `slept only 4 hours`.
  func verbHint(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    // Most text has no number.
    guard
      pieces.contains(where: {
        switch $0.role {
        case .amount, .number, .numberWord, .time: true
        case .word: text[$0.start].isDigit
        default: false
        }
      })
    else { return nil }
    let pieces = withoutPerson(pieces, text)
    guard pieces.count > 1, let bare = bareRange(pieces[0], text),
      case let typed = string(text, bare.lowerBound, bare.upperBound), let name = name(meantBy: typed),
      case .measure(let measure)? = vocabulary.subject(named: name),
      case let rest = pieces.dropFirst().drop(while: { isBeforeHowMuch($0, text) }), let amount = rest.first,
      let said = saidHowMuch(rest, of: measure, line, text),
      mayFollow(rest.dropFirst(said.count), verb: typed, behind: amount, text)
    else { return nil }
    let declared = configuration.measures[measure]
    guard let meant = said.meant else {
      let range = line.content..<Int32(amount.start)
      return Problem(
        .nearName(typed, near: declared.name), at: bare.range, from: line.start,
        fix: (range, declared.name + " "))
    }
    let end = Int32(rest[rest.startIndex + said.count - 1].end)
    return Problem(
      .nearName(string(text, bare.lowerBound, Int(end)), near: "\(declared.name) \(meant)"),
      at: Int32(bare.lowerBound)..<end, from: line.start,
      fix: (line.content..<end, "\(declared.name) \(meant)"))
  }

  /// How many parts of a line say how much of a measure there was, and how to write it if that is not as it stands; nil if
  /// they do not.
  private func saidHowMuch(
    _ rest: ArraySlice<TextPiece>, of measure: Int, _ line: Line, _ text: Span<UInt8>
  ) -> (count: Int, meant: String?)? {
    guard let amount = rest.first else { return nil }
    let kind = amounts.facts[measure].own.kind
    let typed = string(text, amount.start, amount.end)
    let next = rest.dropFirst().first
    switch amount.role {
    case .amount(let own) where own == kind:
      // `slept 6h 30`
      guard kind == .time, let next, case .number(hasSign: false) = next.role, rest.count == 2,
        typed.last.map({ "hH".contains($0) }) == true,
        Int(string(text, next.start, next.end)).map({ $0 < 60 }) == true
      else { return (1, nil) }
      return (2, "\(typed)\(string(text, next.start, next.end))m")
    // `slept eight hours`
    case .numberWord where kind == .time || kind == .distance:
      guard let next, case .unit(isVessel: false, _) = next.role,
        amounts.units.place(text, next.start, next.end).map({ amounts.sizes[Int($0)].kind }) == kind
      else { return nil }
      return (2, nil)
    case .number(hasSign: false) where kind == .mass: return (1, nil)
    // `ran 10k`
    case .number(hasSign: false) where kind == .distance && endsInK(amount, text): return (1, typed + "m")
    // `slept 8`, `slept 7:30`
    case .number(hasSign: false) where kind == .time && rest.count == 1,
      .time where kind == .time && rest.count == 1 && !isRange(amount, text, Int(line.end)):
      guard TimeOfDay(typed: typed).map({ $0.hour <= 12 }) != false,
        let length = meantLength(typed)
          ?? (Int(typed).map { 3...14 ~= $0 } == true ? undoubted(typed, of: measure).first : nil)
      else { return nil }
      return (1, length)
    case .time where kind == .time && isRange(amount, text, Int(line.end)): return (1, nil)
    // `slept 7h30`
    case .word where kind == .time:
      guard isHoursAndNumber(typed), !typed.lowercased().hasSuffix("h") else { return nil }
      return (1, "\(typed)\(Unit.minute.name.prefix(1))")
    default: return nil
    }
  }

  /// Whether a part may stand between a verb and how much there was: `in`, `for`, `about`, `only`, `well`, `~`.
  private func isBeforeHowMuch(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    if piece.isFiller || isWhen(piece, text) { return true }
    if case .sign = piece.role { return "~≈".contains(string(text, piece.start, piece.end)) }
    return bareWord(piece, text).map {
      TypedWords.besideVerbs.holds($0) || TypedWords.lengths.holds($0) || TypedWords.tellsWhich($0)
    } == true
  }

  /// Whether what stands behind how much there was leaves the line a note of it: times, tags, and no more than two words,
  /// or four behind a comma, `slept 4 hours, baby up twice`; anything in brackets, and behind the times of a night.
  private func mayFollow(
    _ rest: ArraySlice<TextPiece>, verb: String, behind amount: TextPiece, _ text: Span<UInt8>
  ) -> Bool {
    if let next = rest.first, text[next.start] == UInt8(ascii: "(") { return true }
    if case .time = amount.role { return true }
    var words = 0
    for piece in rest {
      switch piece.role {
      case .time, .tag, .sign: break
      // `weighed 82.4 today`, but `weigh 2 kg of flour`
      case .word where isWhen(piece, text): break
      case .word, .article, .unit, .vague, .numberWord, .filler: words += 1
      case .amount, .number, .name, .date: return false
      }
    }
    guard words > 0 else { return true }
    if TypedWords.travelling.holds(verb.lowercased()) { return false }
    switch amount.role {
    case .amount(let kind): if kind == .mass { return false }
    // `slept 7h30 badly`
    case .word: break
    default: return false
    }
    return words <= 2 || words <= 4 && text[amount.end] == Byte.comma
  }

  private func isPerson(_ word: String) -> Bool {
    TypedWords.person.holds(word.lowercased()) || TypedWords.besideVerbs.cs.contains(word.lowercased())
  }

  /// The parts of a line without the word for the person who did it, `I ran 5 km`, `běžel jsem 5 km`.
  func withoutPerson(_ pieces: [TextPiece], _ text: Span<UInt8>) -> [TextPiece] {
    guard pieces.count > 2, pieces[0].isPlain else { return pieces }
    if pieces[0].end - pieces[0].start < 3 {
      return bareWord(pieces[0], text).map(TypedWords.person.en.contains) == true
        ? Array(pieces.dropFirst()) : pieces
    }
    guard text[pieces[1].start].lowercased == UInt8(ascii: "j"), let second = bareWord(pieces[1], text),
      TypedWords.person.cs.contains(second)
    else { return pieces }
    return [pieces[0]] + pieces.dropFirst(2)
  }
}
