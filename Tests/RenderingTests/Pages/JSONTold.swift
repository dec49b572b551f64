import Journal
import Notation
import Reports
import TestSupport

@testable import Rendering

/// Day files read by a configuration and seen from a day, for the reports' JSON.
struct JSONTold {
  let days: WrittenDays
  let assessment: Assessment

  init(_ configuration: String, today: String, _ files: KeyValuePairs<String, String>) {
    days = WrittenDays(configuration, files)
    assessment = Assessment(book: days.book, configuration: days.reader.configuration, today: Day(today)!)
  }

  /// A day's report; the file of a day without one is empty.
  func day(_ date: String) -> JSON {
    let day = Day(date)!
    let written = days.written(on: day)
    let now = Moment(day: assessment.today, time: TimeOfDay(minutes: 720))
    return DayReport(
      of: WordedDay(written?.file ?? DayFile(""), of: day, by: days.interpreter), in: assessment, now: now
    )
    .json(assessment.configuration, at: "\(date).txt", problems: written?.problems ?? []) {
      "about \($0.code)"
    }
  }

  func grid(_ from: String, _ to: String, as report: PeriodGrid.Report) -> JSON {
    PeriodGrid(of: Period(Day(from)!, Day(to)!), in: assessment).json(as: report, assessment.configuration)
  }

  func statistics(_ period: Period? = nil) -> JSON {
    StatisticsReport(over: period, in: assessment).json(assessment.configuration)
  }
}

/// A value on one line, as scripts get it.
func compactJSON(_ value: JSON?) -> String {
  value.map { String(decoding: $0.bytes(.compact).dropLast(), as: UTF8.self) } ?? "no value"
}

/// The keys of an object, in order.
func jsonKeys(_ value: JSON?) -> [String] { value?.members?.map(\.key) ?? [] }
