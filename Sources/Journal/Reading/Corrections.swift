import Notation

/// The meanings of a number with digits after a separator, and perhaps a unit: thousands, if they may be, and decimals.
package func thousandsOrDecimals(_ typed: String, at separator: String.Index) -> [String] {
  let (whole, rest) = (typed[..<separator], typed[typed.index(after: separator)...])
  let decimals = rest.prefix { $0.isNumber }
  var digits = decimals
  while digits.last == "0" { digits.removeLast() }
  let unit = rest.dropFirst(decimals.count)
  // With three digits the same question would be asked again, so a zero makes them four.
  let isThree = digits.count == 3
  let decimal = digits.isEmpty ? "\(whole)\(unit)" : "\(whole).\(digits)\(isThree ? "0" : "")\(unit)"
  return whole.hasPrefix("0") ? [decimal] : ["\(whole)\(rest)", decimal]
}

/// What a part that is an error was likely meant for.
extension LineReader {
  /// Possible meanings of a number with three digits after its separator, or of a unit stuck to a group; none of two
  /// numbers that are rather two amounts, `420 300`.
  func ambiguousReadings(_ typed: String, _ measure: Measure) -> [String] {
    guard let separator = typed.firstIndex(where: { $0 == "," || $0 == "." }) else {
      let parts = typed.split(maxSplits: 1) { !$0.isNumber }
      guard parts.count == 2 else { return [] }
      // `1 0830`
      if parts[1].count == 4, parts[1].hasPrefix("0"),
        let time = TimeOfDay(typed: "\(parts[1].prefix(2)):\(parts[1].suffix(2))")
      {
        return ["\(parts[0]) \(time)"]
      }
      if let length = lengthApart(parts, measure) { return [length] }
      // Groups of thousands that come to more than can be meant, `20 120`, are several numbers.
      if parts[1].split(separator: " ").allSatisfy({ $0.count == 3 && $0.allSatisfy(\.isNumber) }) {
        return []
      }
      let isGroup = parts[0].count < 3 && parts[1].prefix { $0.isNumber }.count > 2
      let isShort = parts[0].count < 3 && parts[1].prefix { $0.isNumber }.count == 1
      if measure.aggregate != .sum { return isShort ? ["\(parts[0]).\(parts[1])"] : [] }
      return isGroup ? ["\(parts[0])x\(parts[1])", "\(parts[0])\(parts[1])"] : []
    }
    // `82 .4`
    if typed[..<separator].last?.isWhitespace == true { return [typed.filter { !$0.isWhitespace }] }
    // `82.4 11/1` and `8 2.4` are two numbers, of which only the writer knows.
    let behind = typed[separator...].drop { !$0.isWhitespace }.drop { $0.isWhitespace }
    if behind.first?.isNumber == true || typed[..<separator].contains(where: \.isWhitespace) { return [] }
    let readings = thousandsOrDecimals(typed, at: separator)
    return isCountedInThousands(measure) ? Array(readings.prefix(1)) : readings
  }

  /// Whether a day has thousands of what is counted, and no part of one: `steps 8,432`.
  func isCountedInThousands(_ measure: Measure) -> Bool {
    measure.unit.kind == .count && measure.cups.isEmpty
      && measure.goals.contains { !$0.isWeekly && $0.bound.most.ratio.micros.number >= 1_000_000_000 }
  }

  /// The hours and minutes that two numbers are likely meant for where so few minutes can hardly be, `sleep 7 30`; nil of
  /// all else.
  private func lengthApart(_ parts: [Substring], _ measure: Measure) -> String? {
    guard measure.unit.kind == .time, parts[0].count < 3, parts[1].count == 2, let minutes = Int(parts[1]),
      minutes < 60, let place = configuration.measures.firstIndex(where: { $0.name == measure.name }),
      countsHours([String(parts[0])], of: place)
    else { return nil }
    return "\(parts[0])h\(parts[1])m"
  }

  /// Why a word is no number, and what may be meant; nothing if only the writer can know.
  func corrected(
    _ typed: String, _ fault: NumberFault, of place: Int
  ) -> (fault: NumberFault, readings: [String]) {
    let measure = configuration.measures[place]
    switch fault {
    case .signed where measure.aggregate != .sum: return (.change, [])
    case .signed: return (fault, undoubted(String(typed.drop { $0 == "+" || $0 == "-" }), of: place))
    case .bareFraction where measure.unit.kind == .count && measure.cups.isEmpty:
      if let part = part(ofWhole: typed, place) { return (.malformed, [part]) }
      return (fault, decimal(ofFraction: typed))
    case .bareFraction where isOfHours(typed, place): return (fault, ["\(typed) \(Unit.hour.name)"])
    case .bareFraction:
      let unit = measure.cups.isEmpty ? measure.unit.name : Unit.cup.name
      return (fault, [typed + (measure.unit.name.isEmpty ? "" : " " + unit)])
    case .malformed:
      if measure.unit.kind == .time, isHoursAndNumber(typed) { return (.lacksUnit, [typed + "m"]) }
      if let ends = ends(ofRange: typed) { return meantRange(ends, of: place) }
      if let part = part(ofGoal: typed, place) { return (fault, [part]) }
      let several = typed.replacing("*", with: "x")
      if several != typed, amount(several, of: place) != nil { return (fault, [several]) }
      if let part = part(ofWhole: typed, place) { return (fault, [part]) }
      return (fault, spelled(typed, measure).map { [$0] } ?? [])
    case .tooLarge, .ambiguous, .noLength, .lacksUnit, .range, .change: return (fault, [])
    }
  }

  /// Whether so few minutes can hardly be meant: `sleep 7½`.
  private func isOfHours(_ typed: String, _ place: Int) -> Bool {
    let measure = configuration.measures[place]
    guard measure.unit.kind == .time, typed.first?.isNumber == true,
      let amount = amount("\(typed) \(measure.unit.name)", of: place)
    else { return false }
    return amounts.isDoubted(amount.parts, of: place)
  }

  /// The first number of two with a slash, where the second is what it was out of, a mark or what the goal asks for: `4/5`,
  /// `7/10`, `8432/10000`; nil of anything else.
  private func part(ofWhole typed: String, _ place: Int) -> String? {
    let parts = typed.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let part = parts[0], let whole = parts[1], 0...whole ~= part else { return nil }
    let measure = configuration.measures[place]
    // `1850/2000 kcal`
    if measure.unit.kind != .count, measure.unit.kind != .distance, measure.aggregate == .sum, whole >= 100 {
      return undoubted(String(part), of: place).first
    }
    guard measure.unit.kind == .count, measure.cups.isEmpty else { return nil }
    return [5, 10].contains(whole) || whole >= 100 ? String(part) : nil
  }

  /// The first number of two with a slash, where the second is what a goal asks for: `protein 30/140`.
  private func part(ofGoal typed: String, _ place: Int) -> String? {
    let parts = typed.split(separator: "/", omittingEmptySubsequences: false).map { Int64($0) }
    guard parts.count == 2, let part = parts[0], let whole = parts[1] else { return nil }
    return configuration.measures[place].goals.contains { $0.bound.most.ratio == Ratio(whole) }
      ? undoubted(String(part), of: place).first : nil
  }

  /// What the two numbers of a range are likely meant for: hours between which something was, in a measure of hours or
  /// where so few minutes can hardly be meant; else one of the numbers, or those hours where they are as likely.
  private func meantRange(
    _ ends: (String, String), of place: Int
  ) -> (fault: NumberFault, readings: [String]) {
    let measure = configuration.measures[place]
    if let read = pagesRead(ends, measure) { return (.range, read) }
    guard measure.unit.kind == .time, let first = Int(ends.0), let last = Int(ends.1),
      let hours = hours(from: first, to: last)
    else { return (.range, [ends.0, ends.1]) }
    let range = "\(hours.start)-\(hours.end)"
    if measure.unit.name == Unit.hour.name { return (.malformed, [range]) }
    let areFew = countsHours([ends.0, ends.1], of: place)
    // Of lengths the greater is the second.
    guard first < last else { return areFew ? (.malformed, [range]) : (.range, [ends.0, ends.1]) }
    return (.range, [range] + undoubted(ends.0, of: place) + undoubted(ends.1, of: place))
  }

  /// How many there were of what is numbered, from the one to the other and with the first, `pages 120-145`: where the
  /// numbers are pages', or more than twice what a goal asks for; nil of all else.
  private func pagesRead(_ ends: (String, String), _ measure: Measure) -> [String]? {
    guard measure.unit.kind == .count, measure.aggregate == .sum, measure.cups.isEmpty,
      let first = Int(ends.0),
      let last = Int(ends.1), first < last, first > 9
    else { return nil }
    let asked = measure.goals.map { $0.bound.most.ratio.micros.number / 500_000 }.max() ?? 0
    guard measure.isCalled(TypedWords.pages) || asked > 0 && first > asked else { return nil }
    return ["\(last - first)", "\(last - first + 1)"]
  }

  /// Whether bare numbers of a measure of time are rather hours: it is counted in them, or so little of it is hardly meant.
  func countsHours(_ numbers: [String], of place: Int) -> Bool {
    configuration.measures[place].unit.name == Unit.hour.name
      || numbers.contains { number in
        amount(number, of: place).map { amounts.isDoubted($0.parts, of: place) } == true
      }
  }

  /// The times of two hours between which something was; nil if one is none. Of a clock of twelve hours `11-7` is a night;
  /// `5-22` is of the other clock.
  func hours(from first: Int, to last: Int) -> (start: TimeOfDay, end: TimeOfDay)? {
    guard let start = TimeOfDay(hour: first, minute: 0), let end = TimeOfDay(hour: last, minute: 0),
      start != end
    else { return nil }
    let isOfTwelve = end.hour <= 12 && start.mayBeLater(inRangeOf: start.minutes(until: end))
    return (isOfTwelve ? start.inOtherHalf : start, end)
  }

  /// The two numbers of a range, each with the unit that stands behind the second, `2-3`, `5–6km`; nil of anything else.
  private func ends(ofRange typed: String) -> (String, String)? {
    let parts = typed.split(omittingEmptySubsequences: false) { "-–—−".contains($0) }.map(String.init)
    guard parts.count == 2 else { return nil }
    let unit = parts[1].drop { $0.isNumber || $0 == "." || $0 == "," }
    let numbers = [parts[0], String(parts[1].dropLast(unit.count))]
    guard numbers.allSatisfy({ $0.first?.isNumber == true && $0.last?.isNumber == true }),
      numbers.allSatisfy({ $0.allSatisfy { $0.isNumber || $0 == "." || $0 == "," } }),
      unit.allSatisfy(\.isLetter)
    else { return nil }
    return (numbers[0] + unit, numbers[1] + unit)
  }

  /// The number that is written with something else: of a mark, `4/5`, a price, `150,-`, a sum, `20+20`, minutes, `10'`,
  /// a time that nothing ended, `23:15-`; nil of anything else.
  private func spelled(_ typed: String, _ measure: Measure) -> String? {
    let digits = typed.prefix { $0.isNumber }
    guard !digits.isEmpty else { return nil }
    let rest = typed.dropFirst(digits.count)
    let isTime = measure.unit.kind == .time
    switch rest {
    case ",-", ",–", ".-", ".–": return isTime ? nil : String(digits)
    case "'", "’", "′": return isTime ? "\(digits)m" : nil
    case "+": return isTime ? nil : String(digits)
    default: break
    }
    // `8'432`
    if let mark = rest.first, "'’".contains(mark), !isTime, rest.count == 4, digits.count <= 3,
      rest.dropFirst().allSatisfy(\.isNumber)
    {
      return String(digits + rest.dropFirst())
    }
    if isTime, let last = typed.last, "'’′".contains(last), isHoursAndNumber(String(typed.dropLast())) {
      return typed.dropLast() + "m"
    }
    if isTime, let last = typed.last, "-–".contains(last),
      let start = TimeOfDay(typed: String(typed.dropLast()))
    {
      return "\(start)-?"
    }
    if rest.first == "/", measure.aggregate != .sum, Int(rest.dropFirst()) != nil { return String(digits) }
    let terms = typed.split(separator: "+", omittingEmptySubsequences: false).map { Int($0) }
    guard terms.count > 1, terms.allSatisfy({ $0.map { 0..<1_000_000 ~= $0 } ?? false }) else { return nil }
    return "\(terms.reduce(0) { $0 + ($1 ?? 0) })"
  }

  /// An amount as it is proposed: a bare number that can hardly be meant would be asked about again, and is given with the
  /// units that may be.
  func undoubted(_ typed: String, of measure: Int) -> [String] {
    guard typed.last?.isNumber == true, let parts = amount(typed, of: measure)?.parts,
      amounts.isDoubted(parts, of: measure)
    else { return [typed] }
    let readings = amounts.readings(ofDoubted: typed, of: measure)
    return readings.isEmpty ? [typed] : readings
  }

  /// The decimal number that a fraction is, `0.25` of `1/4`; none if it has too many decimals.
  private func decimal(ofFraction typed: String) -> [String] {
    let parts = typed.split(separator: "/").compactMap { Int64($0) }
    guard parts.count == 2, parts[1] > 0, parts[0] < 1000, parts[0] * 1000 % parts[1] == 0 else { return [] }
    return [ExactDecimal.text(micros: parts[0] * 1_000_000 / parts[1])]
  }

  /// Whether a unit stands behind a word.
  func isBeforeUnit(_ text: Span<UInt8>, _ word: Word, upTo end: Int) -> Bool {
    guard let next = Cursor(word.end, upTo: end).followingWord(text)?.withoutMark(text) else { return false }
    return amounts.units.place(text, next.start, next.end) != nil
  }

  /// Whether a text is hours with a number behind them, `7h30`.
  func isHoursAndNumber(_ typed: String) -> Bool {
    let parts = typed.lowercased().split(separator: "h", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count < 3, let minutes = Int(parts[1]) else { return false }
    return Int(parts[0]) != nil && (0..<60).contains(minutes)
  }

  /// The word behind a bare number that may be a unit with a letter amiss: of three letters or more, with nothing but
  /// times, tags and a comment behind it, and no goal, which is one letter from gallons.
  func wordForUnit(behind number: Int, _ text: Span<UInt8>, upTo end: Int) -> Word? {
    guard let word = Cursor(number, upTo: end).followingWord(text)?.withoutMark(text), word.form == .plain,
      word.end - word.start >= 3, holdsTimesAndTagsAlone(text, Cursor(word.end, upTo: end)),
      case let typed = string(text, word.start, word.end), typed.count >= 3,
      !TypedWords.goal.holds(typed.lowercased())
    else { return nil }
    return word
  }

  /// The word behind a bare number that is nearly a unit of the measure's kind, and that unit: `250 mll`, `300 metrs`.
  func nearUnit(
    behind number: Int, _ measure: Int, _ text: Span<UInt8>, upTo end: Int
  ) -> (word: Word, unit: String)? {
    guard let word = wordForUnit(behind: number, text, upTo: end),
      let unit = nearUnit(string(text, word.start, word.end), configuration.measures[measure])
    else { return nil }
    return (word, unit)
  }

  /// The spelling of a unit of the measure's kind that letters are near to; nil if there is none.
  func nearUnit(_ typed: String, _ measure: Measure) -> String? {
    let typed = typed.lowercased()
    // `6k` of a distance, `82k` of a weight.
    if typed == "k" {
      if measure.unit.kind == .distance { return Unit.kilometre.name }
      if measure.unit.kind == .mass { return Unit.kilogram.name }
    }
    if measure.unit.kind == .mass, TypedWords.gramsOtherwise.contains(typed) { return Unit.gram.name }
    var known = Unit.catalogue.filter { $0.unit.kind == measure.unit.kind }.flatMap(\.spellings.words)
    let own = configuration.units.filter { $0.kind == measure.unit.kind }.map(\.name)
    // `10 thousnd` of a count is a thousand times more.
    if measure.unit.kind == .count { known += TypedWords.thousand.words.filter { $0.utf8.count > 4 } }
    // The catalogue is in small letters.
    func isNear(_ name: String) -> Bool { Unit.isNear(name.lowercased(), to: typed) }
    if isNear(measure.unit.name) { return measure.unit.name }
    return known.first { Unit.isNear($0, to: typed) } ?? own.first(where: isNear)
  }
}

/// The goal of a length that is written as a time of day, or without the unit of its minutes, as it is meant: `7h30m` of
/// `7:30` and of `7h30`; nil of anything else.
func meantLength(_ typed: String?) -> String? {
  let parts = typed?.lowercased().split(omittingEmptySubsequences: false) { ":h".contains($0) } ?? []
  guard parts.count == 2, let hours = Int(parts[0]), parts[1].utf8.count == 2, let minutes = Int(parts[1])
  else {
    return nil
  }
  return TimeOfDay(hour: hours, minute: minutes)?.asLength
}
