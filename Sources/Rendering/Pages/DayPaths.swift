import Journal

extension [Day: String] {
  /// The path of a day's file; the usual name of one whose path nobody gave.
  func path(of day: Day) -> String { self[day] ?? "\(day)\(DayEnding.text.rawValue)" }
}
