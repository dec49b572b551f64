import Journal
import Platform
import Rendering
import Reports

/// Makes the pages of a site, each by itself, so that several threads may.
struct SiteMaker: Sendable {
  let daybook: Daybook
  let index: DayIndex
  let plan: SitePlan
  let reading: SiteReading
  let now: Moment
  let withText: Bool
  private let statistics: StatisticsReport
  private let pageDays: Set<Day>

  /// Makes it; `subjects` are the habits and measures whose pages it is to make.
  init(
    _ daybook: Daybook, _ index: DayIndex, _ plan: SitePlan, _ reading: SiteReading, of subjects: [Reference],
    now: Moment, withText: Bool
  ) {
    (self.daybook, self.index, self.plan) = (daybook, index, plan)
    (self.reading, self.now, self.withText) = (reading, now, withText)
    statistics = StatisticsReport(of: subjects, in: reading.assessment)
    pageDays = Set(plan.days.map(\.from))
  }

  private var words: Words { daybook.words }
  private var configuration: Configuration { daybook.configuration }
  private var assessment: Assessment { reading.assessment }
  private var today: Day { daybook.today }

  /// The frame of pages in a folder of the site, or in the site itself.
  private func frame(_ root: String) -> Frame {
    var frame = daybook.frame
    frame.screen.links = SiteLinks(root: root, days: pageDays, names: plan.names)
    return frame
  }

  /// The text of a page; of a day whose file cannot be read it throws.
  func text(of kind: SitePlan.Kind) throws(FileTrouble) -> String {
    switch kind {
    case .style: HTMLDocument.style
    case .index: page(try indexBody(), root: "")
    case .find:
      page(
        frame("").screen.findBody(
          configuration, reading.found,
          letters: reading.letters.map {
            SitePage.Link($0.letter.uppercased(), to: SitePlan.file(ofLetter: $0.letter))
          }
        ),
        root: "", under: [])
    case .letter(let place):
      page(
        frame("../").screen.wordsBody(
          reading.letters[place].letter.uppercased(), reading.letters[place].words,
          reading.found ?? FoundText()),
        under: [SitePage.Link(words.searchHeading, to: "../" + SitePath.find)])
    case .badges: page(BadgesPage(reading.badges, on: frame("").screen).body, root: "", under: [])
    case .problems: page(problemsBody, root: "", under: [])
    case .subject(let place): page(subjectBody(configuration.references[place]), under: [])
    case .year(let place): page(yearBody(plan.years[place]), under: [], plan.years, place, at: SitePath.year)
    case .month(let place):
      page(
        monthBody(plan.months[place]), under: [link(year: plan.months[place].from)], plan.months, place,
        at: SitePath.month)
    case .week(let place):
      page(
        weekPage(plan.weeks[place], "../").body,
        under: [link(year: plan.weeks[place].from), link(month: plan.weeks[place].from)], plan.weeks, place,
        at: SitePath.week)
    case .day(let place): try dayText(place)
    }
  }

  private func page(
    _ body: HTMLBody?, root: String = "../", under: [SitePage.Link]? = nil, before: SitePage.Link? = nil,
    after: SitePage.Link? = nil
  ) -> String {
    let crumbs = under.map { [SitePage.Link(words.siteTitle, to: root + SitePath.index)] + $0 } ?? []
    return SitePage(
      body ?? HTMLBody(title: "", main: ""), root: root, crumbs: crumbs, before: before, after: after, words
    ).text
  }

  /// A page of a period, with the way to those before and after it.
  private func page(
    _ body: HTMLBody?, under: [SitePage.Link], _ periods: [Period], _ place: Int,
    at path: (Period) -> String
  ) -> String {
    func neighbour(_ place: Int) -> SitePage.Link? {
      guard periods.indices.contains(place) else { return nil }
      let period = periods[place]
      // They lie in one folder.
      return SitePage.Link(title(of: period), to: String(path(period).drop { $0 != "/" }.dropFirst()))
    }
    return page(body, under: under, before: neighbour(place - 1), after: neighbour(place + 1))
  }

  private func title(of period: Period) -> String {
    period.count == 1
      ? words.weekdayAndDate(period.from)
      : daybook.frame.heading(of: period)
  }

  /// The way to a period from a page of another.
  private func link(_ period: Period, at path: (Period) -> String) -> SitePage.Link {
    SitePage.Link(title(of: period), to: "../" + path(period))
  }

  private func link(year day: Day) -> SitePage.Link { link(.year(of: pageDay(day)), at: SitePath.year) }

  private func link(month day: Day) -> SitePage.Link { link(.month(of: pageDay(day)), at: SitePath.month) }

  /// The first day from a week's first on that has a page: a week may begin in a year or month that has none.
  private func pageDay(_ day: Day) -> Day {
    plan.weeks.isEmpty ? day : (day...(day + 6)).first { pageDays.contains($0) } ?? day
  }
}

extension SiteMaker {
  private func weekPage(_ period: Period, _ root: String) -> WeekPage {
    WeekPage(PeriodGrid(of: period, in: assessment), in: frame(root))
  }

  private func yearPage(_ period: Period, _ root: String) -> YearPage {
    YearPage(YearReport(of: period, in: assessment), in: frame(root))
  }

  private func monthBody(_ period: Period) -> HTMLBody? {
    let page = MonthPage(PeriodGrid(of: period, in: assessment), in: frame("../"))
    let weeks = plan.weeks.filter { $0.intersection(period) != nil }.map {
      link($0, at: SitePath.week)
    }
    return page.body?.adding(.links(words.weeksHeading, weeks))
  }

  private func yearBody(_ year: Period) -> HTMLBody? {
    let page = yearPage(year, "../")
    let linked = page.linkedMonths
    let others = plan.months.filter { $0.intersection(year) != nil && !linked.contains($0) }.map {
      link($0, at: SitePath.month)
    }
    return page.body?.adding(.links(words.monthsHeading, others))
  }

  /// The file of a day, empty if it has none, and how the day stands by it.
  private func day(_ day: Day, _ root: String) throws(FileTrouble) -> (page: DayPage, file: DayFile) {
    var file = DayFile([])
    if let entry = index.entry(of: day) {
      file = entry.file(try daybook.files.contents(of: daybook.path(entry.path)))
    }
    var report = DayReport(
      of: WordedDay(file, of: day, by: daybook.interpreter), in: assessment, now: now)
    report.texts = []
    // A page is read at any hour.
    for place in report.measures.indices { report.measures[place].expectedShare = nil }
    for place in report.running.indices { report.running[place].minutes = nil }
    if !withText { report.oneOffs = [] }
    return (DayPage(report, now: now, in: frame(root)), file)
  }

  private func dayText(_ place: Int) throws(FileTrouble) -> String {
    let day = plan.days[place].from
    let (page, file) = try self.day(day, "../")
    let texts = withText ? daybook.texts(of: file, on: day).texts : []
    let week = configuration.week(of: day)
    return self.page(
      page.body?.adding(.notes(texts, words)),
      under: [
        link(year: day), link(month: day), link(week, at: SitePath.week),
      ], plan.days, place, at: SitePath.day)
  }

  private func indexBody() throws(FileTrouble) -> HTMLBody {
    var others = [SitePage.Link(words.searchHeading, to: SitePath.find)]
    if configuration.badges { others.append(SitePage.Link(words.badgesLink, to: SitePath.badges)) }
    others.append(
      SitePage.Link(
        "\(words.problemsHeading) (\(words.number(reading.problems.count)))", to: SitePath.problems)
    )
    return IndexPage(
      day: try day(today, "").page,
      week: weekPage(configuration.week(of: self.today), ""), year: yearPage(.year(of: self.today), ""),
      years: plan.years.reversed().map {
        SitePage.Link(SitePath.yearText($0), to: SitePath.year($0))
      }, others: others
    ).body
  }

  private func subjectBody(_ subject: Reference) -> HTMLBody {
    var one = statistics
    one.habits.removeAll { .habit($0.habit) != subject }
    one.measures.removeAll { $0.subject != subject }
    let grid = PeriodGrid(of: assessment.wholePeriod, only: subject, in: assessment)
    let measure = subject.measure.map { LongMeasure(of: $0, over: grid.period, in: assessment) }
    let frame = frame("../")
    return SubjectPage(
      subject, statistics: StatsPage(one, in: frame), grid: grid, measure: measure, in: frame
    ).body
  }

  private var problemsBody: HTMLBody {
    let days = Dictionary(
      index.days.map { ($0.path, $0.day) }, uniquingKeysWith: { one, _ in one })
    return frame("").screen.problemsBody(
      reading.problems.map { (ProblemLine($0.problem, in: $0.path), days[$0.path]) }, withText: withText)
  }
}
