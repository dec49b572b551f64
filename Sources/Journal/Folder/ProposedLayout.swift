import Speech

extension LayoutPattern {
  /// The layout that would read a file, by its path relative to the daybook: `Daily notes/YYYY/YYYY-MM-DD dddd` for
  /// `Daily notes/2026/2026-01-12 Monday.md`; nil if its name holds no date, or no pattern reads it, or it lies in the
  /// folder of another date: a layout of one month alone would read no other.
  package static func reading(_ path: String) -> LayoutPattern? {
    guard DayEnding(of: path) != nil, let point = path.lastIndex(of: ".") else {
      return nil
    }
    let stem = path[..<point]
    guard let day = date(in: stem.split(separator: "/").last ?? "") else { return nil }
    let names = stem.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = names.last, !names.dropLast().contains(where: { isOfAnotherDate($0, day) }) else {
      return nil
    }
    let patterns = names.dropLast().map { pattern(ofFolder: $0, day) } + [pattern(of: name, day)]
    // A name in another encoding cannot be written down.
    guard let pattern = LayoutPattern(patterns.joined(separator: "/")), !pattern.text.contains("\u{FFFD}"),
      pattern.day(atEndOf: path.utf8) == day
    else { return nil }
    return pattern
  }

  /// The runs of digits, of letters and of neither that a name is made of.
  private static func runs(_ name: Substring) -> [Substring] {
    var runs: [Substring] = []
    var rest = name
    while let first = rest.first {
      let run: Substring
      if first.isASCIIDigit {
        run = rest.prefix(while: \.isASCIIDigit)
      } else if first.isLetter {
        run = rest.prefix { $0.isLetter }
      } else {
        run = rest.prefix(1)
      }
      runs.append(run)
      rest = rest.dropFirst(run.count)
    }
    return runs
  }

  /// Whether a run is one of digits. A sign that is a number in another way, `½` or `٣`, is none: no date is written so.
  private static func isNumber(_ run: Substring) -> Bool { run.first?.isASCIIDigit == true }

  /// The day that the numbers of a name are: a year, a month and a day, the other way round, or all in one.
  static func date(in name: Substring) -> Day? {
    let numbers = runs(name).filter(isNumber)
    for start in numbers.indices {
      let rest = numbers[start...]
      if let whole = rest.first, whole.count == 8, let number = Int(whole),
        let day = Day(year: number / 10_000, month: number / 100 % 100, day: number % 100)
      {
        return day
      }
      let three = rest.prefix(3)
      guard three.count == 3, let first = three.first, let last = three.last else { continue }
      let values = three.compactMap { Int($0) }
      if first.count == 4, three.dropFirst().allSatisfy({ $0.count <= 2 }),
        let day = Day(year: values[0], month: values[1], day: values[2])
      {
        return day
      }
      if last.count == 4, three.dropLast().allSatisfy({ $0.count <= 2 }),
        // Where it can be no month, the second number is the day.
        let day = Day(year: values[2], month: values[1], day: values[0])
          ?? Day(year: values[2], month: values[0], day: values[1])
      {
        return day
      }
    }
    return dateWithMonth(in: name)
  }

  /// The day that a year, a day and the name of a month are: `20 Jan 2026`, `January 20, 2026`.
  private static func dateWithMonth(in name: Substring) -> Day? {
    let runs = runs(name)
    let numbers = runs.filter(isNumber)
    guard let month = runs.lazy.compactMap({ DateNames.month(named: $0)?.number }).first, numbers.count == 2,
      let year = numbers.first(where: { $0.count == 4 }).flatMap({ Int($0) }),
      let day = numbers.first(where: { $0.count <= 2 }).flatMap({ Int($0) })
    else { return nil }
    return Day(year: year, month: month, day: day)
  }

  /// A name with tokens in place of what it tells of a day; where both could be meant the month stands before the day,
  /// unless the year stands last.
  private static func pattern(of name: Substring, _ day: Day) -> String {
    tokens(in: name, day).map { $0.token ?? String($0.run) }.joined()
  }

  /// The same of a folder: a number beside a person's own words is theirs, as in `01 Journal`, unless a year is too.
  private static func pattern(ofFolder name: Substring, _ day: Day) -> String {
    let found = tokens(in: name, day)
    let isTheirs = hasOwnWords(found) && !found.contains { $0.token == "YYYY" }
    return found.map { run, token in
      isTheirs && isNumber(run) ? String(run) : token ?? String(run)
    }.joined()
  }

  /// Whether a folder is named by a date alone, and not that of a day.
  private static func isOfAnotherDate(_ name: Substring, _ day: Day) -> Bool {
    let found = tokens(in: name, day)
    // A folder of a week or a quarter, `2026-W02`, `Q1`, has no token; its number may be that of the day or month.
    let isOfWeek = zip(found, found.dropFirst()).contains { word, number in
      ["w", "q"].contains(word.run.lowercased()) && isNumber(number.run)
    }
    if isOfWeek { return true }
    return !hasOwnWords(found)
      && found.contains { run, token in
        token == nil && (isNumber(run) || run.first?.isLetter == true)
      }
  }

  /// Whether a name has words that no date has.
  private static func hasOwnWords(_ found: [(run: Substring, token: String?)]) -> Bool {
    found.contains { run, token in token == nil && run.first?.isLetter == true && !isNameOfDates(run) }
  }

  /// The runs of a name, each with the token of what it tells of a day, if it tells anything.
  private static func tokens(in name: Substring, _ day: Day) -> [(run: Substring, token: String?)] {
    let date = day.parts
    let runs = runs(name)
    let numbers = runs.filter(isNumber)
    let isDayFirst = numbers.count > 2 && numbers.last?.count == 4
    // Beside the name of a month and a year the number is the day.
    let isNamed =
      numbers.count == 2 && numbers.contains { $0.count == 4 }
      && runs.contains { DateNames.month(named: $0) != nil }
    var (hasMonth, hasDay) = (isNamed, false)
    let found: [(run: Substring, token: String?)] = runs.map { run in
      guard isNumber(run), let number = Int(run) else { return (run, token(forName: run, day)) }
      switch run.count {
      case 8 where number == date.year * 10_000 + date.month * 100 + date.day: return (run, "YYYYMMDD")
      case 4 where number == date.year: return (run, "YYYY")
      case 1, 2:
        let mayBe = (month: !hasMonth && number == date.month, day: !hasDay && number == date.day)
        if mayBe.day, isDayFirst || hasMonth || !mayBe.month {
          hasDay = true
          return (run, run.count == 2 ? "DD" : "D")
        }
        if mayBe.month {
          hasMonth = true
          return (run, run.count == 2 ? "MM" : "M")
        }
      default: break
      }
      return (run, nil)
    }
    // Who writes one of them without a zero writes the other so.
    guard found.contains(where: { $0.token == "M" || $0.token == "D" }) else { return found }
    return found.map { run, token in (run, token.map { unpadded($0) }) }
  }

  private static func unpadded(_ token: String) -> String {
    token == "MM" || token == "DD" ? String(token.prefix(1)) : token
  }

  /// The layout that reads what a layout reads, and days and months without a zero before them.
  package static func unpadded(layout: String) -> String {
    runs(layout[...]).map { unpadded(String($0)) }.joined()
  }

  /// Whether a word is the name of any month or day of the week.
  private static func isNameOfDates(_ word: Substring) -> Bool {
    DateNames.weekday(named: word) != nil || DateNames.month(named: word) != nil
  }

  /// The token of the name of the day's weekday or month; nil of any other word.
  private static func token(forName word: Substring, _ day: Day) -> String? {
    if let found = DateNames.weekday(named: word), found.index == day.weekday.index {
      return found.isShort ? "ddd" : "dddd"
    }
    guard let found = DateNames.month(named: word), found.number == day.month else { return nil }
    return found.isShort ? "MMM" : "MMMM"
  }
}
