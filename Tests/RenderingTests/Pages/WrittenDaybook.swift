import Journal
import Reports
import Speech
import TestSupport

@testable import Rendering

/// A daybook given as text, and the screens that it makes.
struct WrittenDaybook {
  var configuration: Configuration
  private(set) var files: [Day: DayFile] = [:]
  private let records: [Day: DayRecord]
  var now: Moment

  /// Makes a daybook of its configuration and its files by their dates, as seen at a moment `2026-01-12T14:30`.
  init(_ configuration: String, _ files: [String: String], now: String) {
    self.configuration = configured(configuration)
    for (date, text) in files { self.files[Day(date)!] = DayFile(text) }
    var interpreter = DayReader(self.configuration)
    records = self.files.reduce(into: [:]) { $0[$1.key] = interpreter.read($1.value, of: $1.key).record }
    self.now = moment(now)
  }

  /// Reads one of the folders in `Examples`.
  init(example: String, now: String) throws {
    let files = try TestSupport.example(example)
    let days = files.filter { $0.key.hasSuffix(".txt") }.map { (String($0.key.dropLast(4)), $0.value) }
    self.init(files["daybook.conf"] ?? "", Dictionary(uniqueKeysWithValues: days), now: now)
  }

  var today: Day { now.logicalDay(startingAt: configuration.dayStarts) }

  var assessment: Assessment {
    var book = Book(configuration, coverage: Period(.first, .last))
    for day in records.keys.sorted() { book.append(records[day]!) }
    return Assessment(book: book, configuration: configuration, today: today)
  }

  func frame(on screen: Screen) -> Frame { Frame(configuration, today: today, on: screen) }

  func day(_ date: String? = nil, on screen: Screen) -> DayPage {
    let day = date.map { Day($0)! } ?? today
    let written = WordedDay(files[day] ?? DayFile(""), of: day, by: DayReader(configuration))
    let report = DayReport(of: written, in: assessment, now: now)
    return DayPage(report, at: "\(day).txt", now: now, in: frame(on: screen))
  }

  func week(_ date: String? = nil, on screen: Screen) -> WeekPage {
    let week = configuration.week(of: date.map { Day($0)! } ?? today)
    return WeekPage(PeriodGrid(of: week, in: assessment), in: frame(on: screen))
  }

  func bars(of name: String, _ period: Period? = nil, on screen: Screen) -> BarsPage {
    let measure = configuration.measures.firstIndex { $0.name == name }!
    let bars = MeasureBars(of: measure, over: period ?? configuration.week(of: today), in: assessment)
    return BarsPage(bars, in: frame(on: screen))
  }

  func statistics(_ period: Period? = nil, on screen: Screen) -> StatsPage {
    StatsPage(StatisticsReport(over: period, in: assessment), in: frame(on: screen))
  }
}

/// A screen in a language and a width.
func screen(
  _ language: Language = .en, columns: Int = 80, _ glyphs: Glyphs = .unicode, units: UnitSystem = .metric,
  clock: ClockStyle = .hours24
) -> Screen {
  Screen(Words(language, glyphs: glyphs, clock: clock, units: units), columns: columns)
}

extension [StyledText] {
  /// The lines as they look without colours, with plain blanks for those that no line is broken at.
  var drawn: String {
    map(\.text).joined(separator: "\n").withPlainBlanks
  }
}
