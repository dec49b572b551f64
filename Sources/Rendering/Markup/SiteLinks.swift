import Journal

/// The addresses of the pages of a site, as one of them names them; a report that stands by itself has none.
package struct SiteLinks: Sendable {
  /// The folder of the site as the page names it.
  package let root: String
  private let days: Set<Day>
  private let names: [String]

  /// Knows the days that have a page, and the names of the files of habits and measures, in the order of the
  /// configuration's references.
  package init(root: String, days: Set<Day>, names: [String]) {
    (self.root, self.days, self.names) = (root, days, names)
  }

  /// The page of a day; nil if it has none.
  func day(_ day: Day) -> String? { days.contains(day) ? root + SitePath.day(Period(day, day)) : nil }

  /// The page of a month of which a day has a page; nil if none has.
  func month(_ month: Period) -> String? {
    guard month.days.contains(where: days.contains) else { return nil }
    return root + SitePath.month(month)
  }

  /// The page of a habit or measure.
  func subject(_ subject: Reference, _ configuration: Configuration) -> String? {
    root + SitePath.subject(names[configuration.number(of: subject)])
  }
}
