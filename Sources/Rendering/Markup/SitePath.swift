import Journal

/// Where the pages of a site lie, as its folder names them.
package enum SitePath {
  package static let index = "index.html"
  package static let find = "find.html"
  package static let problems = "problems.html"
  package static let badges = "badges.html"

  /// The page of a day, given as a period of one.
  package static func day(_ day: Period) -> String { "day/\(day.from).html" }
  package static func week(_ week: Period) -> String { "week/\(week.from).html" }
  package static func month(_ month: Period) -> String { "month/\(month.from.description.prefix(7)).html" }
  package static func year(_ year: Period) -> String { "year/\(yearText(year)).html" }
  /// The page of a habit or measure, whose name is given as that of a file.
  package static func subject(_ name: String) -> String { "name/\(name).html" }
  /// The page of the words that begin with a letter, given as the name of a file.
  package static func letter(_ name: String) -> String { "word/\(name).html" }

  /// A year as it stands in a date, in four digits.
  package static func yearText(_ year: Period) -> String { String(year.from.description.prefix(4)) }
}
