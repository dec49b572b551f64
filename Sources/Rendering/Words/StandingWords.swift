import Reports

extension Words {
  /// A streak beside what it is of: `12 days in a row`, `3 weeks in a row`; no line is broken within it.
  func inARow(_ streak: Streak) -> String {
    let text = say("\(length(of: streak)) in a row", "série \(length(of: streak))")
    return text.split(separator: " ").joined(separator: blank)
  }

  /// The day before where it stands, unless it is today: `Yesterday:`, `Jan 9:`.
  ///
  /// `daysAgo` is below zero for a day to come.
  func dayHead(_ parts: (year: Int, month: Int, day: Int), daysAgo: Int) -> String {
    daysAgo == 1 ? say("Yesterday:", "Včera:") : shortDate(parts, showingYear: daysAgo.magnitude > 300) + ":"
  }
}
