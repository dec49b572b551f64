extension ConfigurationLine {
  /// The thing the line sets or declares: its keyword, for a declaration with the name, and for what may change from a
  /// day on that day and the condition. Two lines that claim the same cannot both hold; nil of a pause, a group or a line
  /// without a name, of which any number may stand.
  var claim: String? {
    let keyword = values[0].keyword
    if Setting.named(keyword) != nil { return keyword }
    guard ConfigurationLine.declarations.contains(keyword), keyword != "pause", keyword != "group",
      values.count > 1
    else {
      return nil
    }
    // Habits and measures share one space of names.
    let name = (keyword == "habit" ? "measure " : keyword + " ") + Vocabulary.folded(values[1].text)
    guard mayChange else { return name }
    return ["from", "when"].reduce(name) { claim, word in
      value(after: word).map { "\(claim) \(word) \($0.text)" } ?? claim
    }
  }

  /// Whether it declares what a later line may change from its day on: a goal, a cup or the size of a unit.
  var mayChange: Bool { ["goal", "cup", "unit"].contains(values[0].keyword) }

  /// Whether nothing is left of another line, of one that stands above it: both are about the same from the same day, and
  /// this one holds at least as long.
  func replaces(_ above: ConfigurationLine) -> Bool {
    mayChange && claim != nil && claim == above.claim && lastDay >= above.lastDay
  }

  /// The last day of which it says that it holds; the last of all where it says none.
  private var lastDay: Day { value(after: "until").flatMap { Day($0.text) } ?? .last }

  /// The value behind a word; nil if the word does not stand in the line or nothing stands behind it.
  private func value(after word: String) -> Value? {
    values.dropLast().firstIndex { $0.keyword == word }.map { values[$0 + 1] }
  }
}
