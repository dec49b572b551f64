import Foundation
import Journal
import Reports

@testable import Rendering

extension WrittenDaybook {
  func calendar(
    _ period: Period? = nil, of subject: Reference? = nil, on screen: Screen
  ) -> MonthPage {
    MonthPage(
      PeriodGrid(of: period ?? .month(of: today), only: subject, in: assessment), of: subject,
      in: frame(on: screen))
  }

  func year(of subject: Reference? = nil, on screen: Screen) -> YearPage {
    YearPage(
      YearReport(of: .year(of: today), only: subject, in: assessment), of: subject, in: frame(on: screen))
  }

  func hours(of measure: Int, on screen: Screen) -> HoursPage {
    var interpreter = DayReader(configuration)
    let record = interpreter.read(files[today] ?? DayFile(""), of: today).record
    return HoursPage(
      HourlyAmounts(of: measure, in: record, configuration: configuration), of: measure, on: today,
      in: frame(on: screen))
  }

  func badges(on screen: Screen) -> BadgesPage {
    var interpreter = DayReader(configuration)
    var days = FeatDays(configuration, coverage: assessment.book.coverage)
    for day in files.keys.sorted() { days.append(interpreter.read(files[day]!, of: day).record) }
    return BadgesPage(BadgeReport(days, kept: [:], in: assessment), on: screen)
  }

  func summary(
    _ period: Period? = nil, notes: [SummaryPage.Note] = [], on screen: Screen
  ) -> SummaryPage {
    SummaryPage(
      SummaryReport(of: period ?? configuration.week(of: today), in: assessment), notes: notes,
      in: frame(on: screen))
  }

  func dayLists(on screen: Screen) -> WeekPage {
    let week = configuration.week(of: today)
    let items = files.keys.sorted().filter(week.contains)
      .map { DayLists.Item(day: $0, file: files[$0]!, path: "\($0).txt") }
    return WeekPage(
      PeriodGrid(of: week, in: assessment), listing: items, in: frame(on: screen))
  }
}
