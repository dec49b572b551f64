import Speech

/// How much or how often in which time, as people say it: `20km per week`, `4x/week`, `3 times a week`, `2 l denně`,
/// `weekly`.
struct Often {
  enum Period { case day, week, month }

  /// The number, with its unit if it has one.
  private(set) var amount: String
  let period: Period
  /// Whether it is said otherwise than in one word of the configuration's, `20km/week`.
  private(set) var isOdd = true

  /// What words begin with; nil if they begin with none.
  init?(_ words: [String]) {
    guard let first = words.first?.lowercased() else { return nil }
    if let alone = Often.period(first, among: Often.adverbs) {
      (amount, period) = ("1", alone)
      return
    }
    amount = TypedWords.frequencyWords.first { $0.words.holds(first) }.map { "\($0.count)" } ?? words[0]
    var rest = words.dropFirst()
    if let slash = amount.firstIndex(of: "/") {
      rest = [amount[slash...].lowercased()] + rest
      amount = String(amount[..<slash])
    } else if let times = rest.first, TypedWords.times.holds(times.lowercased()) {
      rest.removeFirst()
    }
    guard amount.first?.isNumber == true, let period = Often.period(rest) else { return nil }
    self.period = period
    isOdd = !(rest.first == "/week" && amount.last?.lowercased() != "x")
    if amount.allSatisfy({ $0.isNumber || "xX×".contains($0) }), "xX×".contains(amount.last ?? "1") {
      amount.removeLast()
    }
  }

  /// The time that words begin with, `per week`, `/week`, `denně`; nil if they begin with none.
  private static func period(_ words: ArraySlice<String>) -> Period? {
    guard let first = words.first?.lowercased() else { return nil }
    if let adverb = period(first, among: adverbs) { return adverb }
    if first.count > 1, first.first == "/" { return period(String(first.dropFirst()), among: nouns) }
    guard first == "/" || TypedWords.per.holds(first) || TypedWords.articles.holds(first) else { return nil }
    return words.dropFirst().first.flatMap { period($0.lowercased(), among: nouns) }
  }

  /// The words for a time in which something is to be done so often: `per week`, and `weekly`.
  private typealias PeriodWords = [(period: Period, words: Translated<[String]>)]
  private static let nouns: PeriodWords = [
    (.day, TypedWords.day), (.week, TypedWords.week), (.month, TypedWords.month),
  ]
  private static let adverbs: PeriodWords = [
    (.day, TypedWords.daily), (.week, TypedWords.weekly), (.month, TypedWords.monthly),
  ]

  private static func period(_ word: String, among words: PeriodWords) -> Period? {
    words.first { $0.words.holds(word) }?.period
  }
}

/// The schedule that words which are none were likely meant for, as it is written: `3x týdně` for `3/week`,
/// `mon, wed` for `every mon wed`, `every other day` for `every 2 days`; nil where nothing tells.
func meantSchedule(_ words: [String]) -> String? {
  guard let first = words.first?.lowercased() else { return nil }
  if let often = Often(words), often.isOdd, let count = Int(often.amount) {
    switch often.period {
    case .day: return count == 1 ? "every day" : nil
    case .week: return 1...7 ~= count ? "\(count)/week" : nil
    case .month: return "\(count) per 30 days"
    }
  }
  let isEvery = first == "every" || TypedWords.each.holds(first)
  let rest = (isEvery || first == "on" ? Array(words.dropFirst()) : words).map { $0.lowercased() }
  if let word = rest.first {
    if TypedWords.workdays.holds(word) { return "every mon tue wed thu fri" }
    if TypedWords.weekends.holds(word) { return "every sat sun" }
    if isEvery, first != "every", TypedWords.day.holds(word) { return "every day" }
  }
  if isEvery, rest.count > 1 {
    if TypedWords.other.holds(rest[0]), TypedWords.day.holds(rest[1]) { return "every 2 days" }
    if let weeks = Int(rest[0]), 1...500 ~= weeks, TypedWords.weeks.holds(rest[1]) {
      return weeks == 1 ? "1/week" : "every \(weeks * 7) days"
    }
  }
  // `mondays` is a day as well.
  let days = rest.map { word in
    let bare = word.last == "," || word.last == ";" ? String(word.dropLast()) : word
    return [bare, bare.last == "s" ? String(bare.dropLast()) : bare].first { Weekday(word: $0) != nil }
  }
  let named = days.prefix { $0 != nil }.compactMap(\.self)
  guard !named.isEmpty, first != "every" || named != Array(rest.prefix(named.count)) else { return nil }
  return "every " + named.joined(separator: " ")
}
