/// The kind of file that is merged, which decides what a line of it is about.
package enum MergedKind: Sendable {
  /// The file of a day, read by the daybook's names as of that day.
  case day(LineReader)
  /// `daybook.conf`.
  case configuration
  /// Lines that mean nothing here, as those of `badges.txt`.
  case plain
}

/// The subject of a line, if no more than one line ought to be about it.
enum Claim: Hashable, Sendable {
  /// A tick of a declared habit or measure.
  case subject(Reference)
  /// A tick of a name that is not declared, folded.
  case name(String)
  /// A day's own goal for a measure, by its place.
  case goal(Int)
  /// A setting or declaration, by the words that name it.
  case setting(String)
}

extension ConfigurationLine {
  /// The thing the line sets or declares: its keyword, for a declaration with the name, and the words that
  /// limit it.
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
    guard keyword == "goal" || keyword == "cup" || keyword == "unit" else { return name }
    var limits = ""
    for (place, value) in values.enumerated().dropLast() where ["from", "when"].contains(value.keyword) {
      limits += " \(value.keyword) \(values[place + 1].text)"
    }
    return name + limits
  }
}
