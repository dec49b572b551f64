extension LineReader {
  /// Lets a line be an error, which counts for nothing; `fix` is what to write in place of the bytes at fault.
  func fail(
    _ problem: Problem.Kind, _ range: Range<Int32>, _ statement: inout Statement, _ rest: inout LineRest,
    fix: String? = nil
  ) {
    statement.amount = nil
    rest.dropCounting()
    rest.note(problem, at: range, fix: fix)
  }

  /// Lets a line be an error since it has no amount of its measure; what a time in its place was likely meant for is
  /// proposed.
  ///
  /// "`sleep 7:30`, a length written as a time of day, with or without words behind, is `missing-amount`."
  @inline(never)
  func failWithoutAmount(
    of measure: Int, _ text: Span<UInt8>, upTo end: Int, _ statement: inout Statement, _ rest: inout LineRest
  ) {
    let declared = configuration.measures[measure]
    let meant = amountMeant(by: statement, of: measure, text, end)
    fail(
      .missingAmount(measure: declared.name, unit: declared.unit.name, meant: meant?.text),
      meant?.range ?? statement.name, &statement, &rest, fix: meant?.text)
  }

  /// The range that begins with a line's time, `10pm to 6`, or the length that the time is written like, `7:30`, where no
  /// number stands behind it; nil of what is more likely a time.
  private func amountMeant(
    by statement: Statement, of measure: Int, _ text: Span<UInt8>, _ end: Int
  ) -> (text: String, range: Range<Int32>)? {
    guard amounts.facts[measure].own.kind == .time, let time = statement.time, statement.length == nil else {
      return nil
    }
    let range = statement.timeRange.places
    if let odd = oddRange(text, at: range.lowerBound, end) {
      return (length(from: odd.start, to: odd.stop), Int32(range.lowerBound)..<Int32(odd.end))
    }
    // `23:15 06:45`, `23:15, 06:45`, `23:15/06:45`
    var second = skippingBlanks(text, passedMark(text, range.upperBound, end), end)
    if second < end, text[second] == Byte.slash { second += 1 }
    // `22:30, up 06:30`
    if let woke = Cursor(second, upTo: end).followingWord(text), woke.form == .plain,
      TypedWords.waking.holds(string(text, woke.start, woke.end).lowercased())
    {
      second = woke.end
    }
    if let next = Cursor(second, upTo: end).followingWord(text)?.withoutMark(text), next.form == .number,
      case .time(let last) = readTime(text, next, upTo: end), last.length == nil,
      holdsTimesAndTagsAlone(text, Cursor(last.end, upTo: end))
    {
      return ("\(time)-\(last.time)", Int32(range.lowerBound)..<Int32(last.end))
    }
    guard time.hour <= 12, (range.upperBound..<end).allSatisfy({ !text[$0].isDigit }),
      string(text, range.lowerBound, range.upperBound).allSatisfy({ $0.isNumber || $0 == ":" })
    else { return nil }
    // `7:30 h`, `1:30 min`
    let unit = Cursor(range.upperBound, upTo: end).followingWord(text)?.withoutMark(text)
    let own = configuration.measures[measure].unit.name
    let isOfMinutes =
      unit.map { amounts.units.place(text, $0.start, $0.end) == amounts.units.minute } ?? false
    if isOfMinutes, own == Unit.hour.name { return nil }
    let isOfHours =
      unit.map {
        isTyped(text, $0, .hourWord) || amounts.units.place(text, $0.start, $0.end) == amounts.units.hour
      } ?? false
    let isUnit = isOfMinutes || isOfHours
    let behind = isUnit ? unit?.end ?? range.upperBound : range.upperBound
    let meant =
      isOfMinutes || own == Unit.second.name || !isUnit && isFarAboveGoal(time, of: measure)
      ? minutes(like: time) : time.asLength
    return (meant, (range.lowerBound..<behind).range)
  }

  /// A range as it is meant for a length: `10:30-6` is a night, which began half a day later.
  func length(from start: TimeOfDay, to stop: TimeOfDay) -> String {
    let minutes = start.minutes(until: stop)
    let isLater = minutes > 12 * 60 && 1...12 ~= start.hour && start.mayBeLater(inRangeOf: minutes)
    return "\(isLater ? start.inOtherHalf : start)-\(stop)"
  }

  /// Whether a length of so many hours is ten times what the goal of a day asks for, and more.
  private func isFarAboveGoal(_ time: TimeOfDay, of measure: Int) -> Bool {
    // A twentieth of the goal is the least that can hardly be meant.
    let goal = 20 * amounts.facts[measure].tiniest
    return goal > 0 && Int(time.minutes) * Unit.minute.parts >= 10 * goal
  }

  /// Minutes and seconds that are written as a time of day: `1 min 30 s`.
  private func minutes(like time: TimeOfDay) -> String {
    "\(time.hour) min" + (time.minute == 0 ? "" : " \(time.minute) s")
  }

  /// Lets a line be an error because of what stands where its amount may: behind the measure's name, or before the name
  /// that is given.
  func fail(
    _ outcome: AmountOutcome, _ measure: Int, _ text: Span<UInt8>, _ word: Word, upTo end: Int,
    before name: Vocabulary.Match? = nil, _ statement: inout Statement, _ rest: inout LineRest
  ) {
    let declared = configuration.measures[measure]
    switch outcome {
    case .nothing, .amount: return
    case .number(.ambiguous, let range):
      let typed = string(text, Int(range.lowerBound), Int(range.upperBound))
      if let vessels = vesselsOfSize(typed, upTo: Int(range.upperBound), of: measure, text, upTo: end) {
        let whole = range.lowerBound..<Int32(vessels.end)
        return fail(
          .ambiguousNumber(string(text, Int(whole.lowerBound), vessels.end), readings: [vessels.meant]),
          whole,
          &statement, &rest)
      }
      let clock = notePoint(text, word, upTo: range)
      let readings = clock.map { [$0] } ?? ambiguousReadings(typed, declared)
      // A bare number counts only behind its name.
      if let name, text[Int(range.upperBound) - 1].isDigit, !isBeforeUnit(text, word, upTo: end) {
        let whole = range.lowerBound..<Int32(name.end)
        return fail(
          .ambiguousNumber(
            string(text, Int(whole.lowerBound), name.end), readings: readings.map { "\(declared.name) \($0)" }
          ),
          whole, &statement, &rest)
      }
      fail(.ambiguousNumber(typed, readings: readings), range, &statement, &rest)
    case .number(let fault, let range):
      if failAsAbout(measure, text, word, upTo: end, &statement, &rest) { return }
      // `water 2x 8:10`
      if let sign = signBehindTime(text, word, range) {
        return fail(
          .unknownUnit(range: sign), measure, text, word, upTo: end, before: name, &statement, &rest)
      }
      let isAtUnit = declared.unit.kind == .time || isBeforeUnit(text, word, upTo: end)
      failOfNumber(fault, range, measure, text, word, upTo: end, mayBeTime: !isAtUnit, &statement, &rest)
    case .unknownUnit(let range):
      if failAsLength(measure, text, word, &statement, &rest) { return }
      if failAsAbout(measure, text, word, upTo: end, &statement, &rest) { return }
      if let often = repetition(of: measure, text, word.start, range.places, upTo: end, before: name) {
        return fail(often.problem, often.range, &statement, &rest, fix: often.fix)
      }
      if let several = severalBehindUnit(of: measure, text, word.start..<Int(range.upperBound)) {
        let whole = Int32(word.start)..<range.upperBound
        return fail(
          .badAmount(string(text, word.start, Int(range.upperBound)), .malformed, readings: [several]), whole,
          &statement, &rest)
      }
      if failAsHours(measure, text, word, upTo: end, &statement, &rest)
        || failAsTime(text, word, &statement, &rest)
        || failAsStuck(measure, text, word, upTo: end, &statement, &rest)
      {
        return
      }
      failOfUnit(range, measure, text, word, &statement, &rest)
    case .wrongKind(let unit, let range):
      let typed = string(text, Int(range.lowerBound), Int(range.upperBound))
      if let near = mistakenUnit(typed, of: measure) {
        return fail(
          .unknownUnit(typed, near: near, expected: declared.unit.name), range, &statement, &rest, fix: near)
      }
      if failAsHour(measure, text, word, upTo: max(Int(range.upperBound), word.end), &statement, &rest) {
        return
      }
      fail(
        .wrongKind(
          unit: amounts.unit(unit, of: measure).name, measure: declared.name, expected: declared.unit.name),
        range.isEmpty ? word.range : range, &statement, &rest)
    }
  }

  /// The sign of how often something was, before a number that is no amount but a time; nil where it is none.
  private func signBehindTime(_ text: Span<UInt8>, _ word: Word, _ number: Range<Int32>) -> Range<Int32>? {
    let typed = string(text, Int(number.lowerBound), Int(number.upperBound))
    guard TimeOfDay(typed: typed) != nil else { return nil }
    return multiplier(text, behind: word.start, upTo: Int(number.lowerBound))?.range
  }

  /// Lets a line be an error because of a number that is none.
  private func failOfNumber(
    _ fault: NumberFault, _ range: Range<Int32>, _ measure: Int, _ text: Span<UInt8>, _ word: Word,
    upTo end: Int, mayBeTime: Bool, _ statement: inout Statement, _ rest: inout LineRest
  ) {
    if failAsTimes(measure, text, word, upTo: end, &statement, &rest)
      || fault == .malformed && failAsHours(measure, text, word, upTo: end, &statement, &rest)
    {
      return
    }
    if fault == .malformed {
      // `8h10 water 250ml`, but `2;5 l`
      if mayBeTime, failAsTime(text, word, &statement, &rest) { return }
      if failAsLength(measure, text, word, &statement, &rest) { return }
    }
    let typed = string(text, Int(range.lowerBound), Int(range.upperBound))
    // What a fraction before a word is of, `1/2 marathon`, only the writer knows.
    let next = skippingBlanks(text, Int(range.upperBound), end)
    let isOfWord = fault == .bareFraction && next < end && text[next].isLetterLike
    if let part = partOfVessels(typed, range, text, upTo: end) {
      return fail(.badAmount(typed, .malformed, readings: [part]), range, &statement, &rest)
    }
    if fault == .malformed, failAsStuck(measure, text, word, upTo: end, &statement, &rest) { return }
    let (cause, meant) = isOfWord ? (fault, []) : corrected(typed, fault, of: measure)
    fail(.badAmount(typed, cause, readings: meant), range, &statement, &rest)
  }

  /// Lets a line be an error since its amount is a range in words, `5 to 6 km`, with nothing behind it but times and tags;
  /// false if a word begins none.
  @inline(never)
  func failAsRange(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, in context: AmountContext, _ statement: inout Statement,
    _ rest: inout LineRest
  ) -> Bool {
    var context = context
    context.allowsBare = false
    var words = Cursor(word.end, upTo: end)
    guard context.measure != nil, !isImplied, word.isDecimal(text), let joint = words.nextWord(text),
      isTyped(text, joint, .numberRange), !isTyped(text, joint, .joint),
      let next = words.nextWord(text), next.form == .number,
      case .amount(let second) = amounts.read(text, next, upTo: end, in: context),
      holdsTimesAndTagsAlone(text, Cursor(second.end, upTo: end))
    else { return false }
    let last = string(text, next.start, Int(second.unitText.upperBound))
    let unit = last.drop { $0.isNumber || $0 == "." || $0 == "," }
    let range = word.start..<Int(second.unitText.upperBound)
    fail(
      .badAmount(
        string(text, range.lowerBound, range.upperBound), .range,
        readings: [string(text, word.start, word.end) + unit, last]), range.range, &statement, &rest)
    return true
  }

  /// The first of two numbers with a slash before the plural of a vessel, of which there were so many: `6/8 glasses`; nil of
  /// all else.
  private func partOfVessels(
    _ typed: String, _ range: Range<Int32>, _ text: Span<UInt8>, upTo end: Int
  ) -> String? {
    let parts = typed.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let part = parts[0], let whole = parts[1], whole > 4, 0...whole ~= part,
      let unit = Cursor(Int(range.upperBound), upTo: end).followingWord(text)?.withoutMark(text),
      amounts.isVessel(text, unit.start, unit.end)
    else { return nil }
    return "\(part)"
  }

  /// So many vessels of a size, `2 20oz bottles`, as they are written, with the end of the vessel's word; nil of all else.
  private func vesselsOfSize(
    _ typed: String, upTo place: Int, of measure: Int, _ text: Span<UInt8>, upTo end: Int
  ) -> (meant: String, end: Int)? {
    let parts = typed.split(maxSplits: 1) { !$0.isNumber }
    guard parts.count == 2, Int(parts[0]) != nil, parts[1].last?.isLetter == true,
      let vessel = Cursor(place, upTo: end).followingWord(text)?.withoutMark(text),
      amounts.isVessel(text, vessel.start, vessel.end),
      case let meant = "\(parts[0])x\(parts[1])", amount(meant, of: measure) != nil
    else { return nil }
    return (meant, vessel.end)
  }

  /// Lets a line be an error because of a word behind a number that is no unit of the measure.
  private func failOfUnit(
    _ range: Range<Int32>, _ measure: Int, _ text: Span<UInt8>, _ word: Word, _ statement: inout Statement,
    _ rest: inout LineRest
  ) {
    // `2–3 glasses`
    if signLength(text, Int(range.lowerBound)) == 3 {
      let all = string(text, word.start, Int(range.upperBound))
      let (cause, meant) = corrected(all, .malformed, of: measure)
      if !meant.isEmpty {
        return fail(
          .badAmount(all, cause, readings: meant), Int32(word.start)..<range.upperBound, &statement, &rest)
      }
    }
    let declared = configuration.measures[measure]
    let typed = string(text, Int(range.lowerBound), Int(range.upperBound))
    let near = nearUnit(typed, declared) ?? unitBeforeSign(typed, of: measure)
    fail(.unknownUnit(typed, near: near, expected: declared.unit.name), range, &statement, &rest, fix: near)
  }

  /// The unit of a measure that one of another kind was typed for: with a great `I` for its `l`, `mI`, or nearly as long a
  /// word, `mil`; nil of all else.
  private func mistakenUnit(_ typed: String, of measure: Int) -> String? {
    guard typed.utf8.count > 1 else { return nil }
    let meant = typed.replacing("I", with: "l")
    if meant != typed, amount("1 \(meant)", of: measure) != nil { return meant }
    guard typed.utf8.count == 3, !Unit.catalogue.contains(where: { $0.unit.name == typed.lowercased() })
    else {
      return nil
    }
    return nearUnit(typed, configuration.measures[measure])
  }

  /// The unit that has a sign stuck to it, the `h` of `8h+`; nil of all else.
  private func unitBeforeSign(_ typed: String, of measure: Int) -> String? {
    let unit = typed.prefix(while: \.isLetter)
    guard !unit.isEmpty, unit.count < typed.count,
      typed.dropFirst(unit.count).allSatisfy({ "+-~*!".contains($0) }),
      amount("1\(unit)", of: measure) != nil
    else { return nil }
    return String(unit)
  }

  /// Lets a line be an error since a time is written otherwise in one word; false if the word is none.
  private func failAsTime(
    _ text: Span<UInt8>, _ word: Word, _ statement: inout Statement, _ rest: inout LineRest
  ) -> Bool {
    guard let time = timeWrittenOtherwise(text, word) else { return false }
    fail(.badTime(string(text, word.start, word.end)), word.range, &statement, &rest, fix: time.description)
    return true
  }

  /// Lets a line be an error since how much there was is written as about so much, `sleep 7ish hours`, `water 64ish`; false
  /// if the word is none, or may be an hour of the day.
  private func failAsAbout(
    _ measure: Int, _ text: Span<UInt8>, _ word: Word, upTo end: Int, _ statement: inout Statement,
    _ rest: inout LineRest
  ) -> Bool {
    let declared = configuration.measures[measure]
    let typed = string(text, word.start, word.end).lowercased()
    guard let ish = TypedWords.hourIsh.words.first(where: typed.hasSuffix),
      case let number = String(typed.dropLast(ish.count)), !number.isEmpty, number.utf8.allSatisfy(\.isDigit)
    else { return false }
    var (meant, last) = (undoubted(number, of: measure).first, word.end)
    if let unit = Cursor(word.end, upTo: end).followingWord(text)?.withoutMark(text),
      let place = amounts.units.place(text, unit.start, unit.end),
      amounts.sizes[Int(place)].kind == declared.unit.kind
    {
      (meant, last) = ("\(number) \(string(text, unit.start, unit.end))", unit.end)
    } else if declared.unit.kind != .time, Int(number).map({ $0 < 25 }) == true {
      // `coffee 8ish` is when it was.
      return false
    }
    fail(
      .missingAmount(measure: declared.name, unit: declared.unit.name, meant: meant),
      (word.start..<last).range,
      &statement, &rest, fix: meant)
    return true
  }

  /// A time with a point before an amount, `8.10 250ml`, with a colon; nil of all else.
  private func notePoint(_ text: Span<UInt8>, _ word: Word, upTo range: Range<Int32>) -> String? {
    guard range.upperBound > word.end, pointedTime(text, word) != nil else { return nil }
    return string(text, word.start, word.end).replacing(".", with: ":")
      + string(text, word.end, Int(range.upperBound))
  }
}
