import Journal

/// The first page of a site: today, the week, the streaks, the map of the year, and the way to everything.
package struct IndexPage {
  let day: DayPage
  let week: WeekPage
  let year: YearPage
  /// The pages of years, newest first.
  let years: [SitePage.Link]
  /// The pages that are of no day.
  let others: [SitePage.Link]

  /// Makes it of the pages of today, its week and its year.
  package init(
    day: DayPage, week: WeekPage, year: YearPage, years: [SitePage.Link], others: [SitePage.Link]
  ) {
    (self.day, self.week, self.year, self.years, self.others) = (day, week, year, years, others)
  }

  /// The page.
  package var body: HTMLBody {
    let (words, configuration, links) = (day.words, day.configuration, day.screen.links)
    let title = words.longDate(day.today.parts, weekday: day.today.weekday.index).asSentenceStart
    let subjects = configuration.references.compactMap { subject in
      links?.subject(subject, configuration).map { SitePage.Link(configuration.title(of: subject), to: $0) }
    }
    let today = HTML.link("\(title)", to: links?.day(day.today))
    return HTMLBody(
      title: words.siteTitle,
      main: .head(words.siteTitle) + "<h2 class=\"lead\">\(today)</h2>\n" + day.glance
        + (week.body.map { .section($0.title, week.gridSection) } ?? "") + day.streakSections
        + .section(year.heading, year.mapPart) + .section(words.rowsHeading, .links(subjects))
        + .section(words.yearsHeading, .links(years)) + .section(words.morePagesHeading, .links(others)))
  }
}
