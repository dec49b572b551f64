import Foundation
import TestSupport
import Testing

@testable import daybook

/// A goal of the week is no goal of the day, and a week that is paused asks for nothing.
@Suite struct WeeklyGoalTranscripts {
  private static let now = " --now 2026-01-16T12:00"

  private static func files(_ configuration: String, _ days: [String: String] = [:]) -> MemoryFiles {
    daybook(["daybook.conf": "daybook 1\n" + configuration].merging(days) { $1 })
  }

  @Test func aPausedWeekAsksForNothing() {
    let files = Self.files(
      "measure run unit km goal 20km/week\nhabit gym\npause 2026-01-12..2026-01-18 run\n",
      ["2026-01-12.txt": "[x] gym\n"])
    #expect(!Run("week" + Self.now, in: files).output.contains("0 / 20"))
    #expect(!Run("coach plan week" + Self.now, in: files).output.contains("run has the most left"))
    let told = Run("stats run --period 2026-W03 --explain --json --now 2026-01-19T12:00", in: files).output
    let end = told.components(separatedBy: "\"date\": \"2026-01-18\",\n").last ?? ""
    #expect(end.contains(#""state": "skipped""#) && !end.contains("week_asked"), "\(end)")
  }

  @Test(arguments: ["coach sanity", "coach workout", "coach unwind", "coach plan today"])
  func theCoachComparesNoDayWithAGoalOfTheWeek(command: String) {
    let files = Self.files(
      "measure sleep unit h goal 49h/week\nmeasure water goal 14l/week\nhabit gym\n",
      ["2026-01-16.txt": "sleep 7h\nwater 1l\n"])
    let answer = Run(command + Self.now, in: files).output.withPlainBlanks
    #expect(!answer.contains("49 h") && !answer.contains("until the day's goal"), "\(answer)")
  }

  @Test func aGoalOfTheWeekThatIsReachedIsMet() {
    let files = Self.files("measure water goal 14l/week\n", ["2026-01-14.txt": "water 15l\n"])
    #expect(Run("status --format waybar" + Self.now, in: files).output.contains(#""class":"met""#))
  }

  @Test func ofAPastDayTheWeekIsAsItWasThen() {
    let files = Self.files(
      "habit gym 3/week\n",
      ["2026-01-13.txt": "[x] gym\n", "2026-01-14.txt": "[x] gym\n", "2026-01-15.txt": "[x] gym\n"])
    let day = Run("day 2026-01-14" + Self.now, in: files).output
    #expect(day.contains("gym  2/3 this week by then"), "\(day)")
    #expect(Run("day 2026-01-14 --linear" + Self.now, in: files).output.contains("2 of 3 this week by then"))
    #expect(Run("day 2026-01-15" + Self.now, in: files).output.contains("gym  3/3 this week by then"))
    #expect(Run("day --now 2026-01-15T12:00", in: files).output.contains("gym  3/3 this week\n"))
  }
}

/// What reports count of days to come, of boxes that are open, and of days in a pause.
@Suite struct CountedDaysTranscripts {
  private static let now = " --now 2026-01-16T12:00"

  @Test(arguments: ["week --of water", "stats water --period 2026-W03"])
  func daysToComeAreNotSummedUp(command: String) {
    let files = daybook([
      "daybook.conf": "daybook 1\nmeasure water unit ml goal 2l\n", "2026-01-15.txt": "water 500ml\n",
      "2026-01-16.txt": "water 300ml\n", "2026-01-17.txt": "water 2.5l\n",
    ])
    let told = Run(command + Self.now, in: files).output.withPlainBlanks
    #expect(told.contains("400 ml") && !told.contains("3.3 l") && !told.contains("2,500 ml on"), "\(told)")
    #expect(Run("export --by week" + Self.now, in: files).output.contains(",3300,3"))
  }

  @Test func anOpenAmountIsNoPartOfTheDay() {
    let files = daybook([
      "daybook.conf": "daybook 1\nmeasure water goal 2l\n",
      "2026-01-15.txt": "water 1750ml\n[ ] water 500ml\n",
    ])
    let told = Run("stats water --explain" + Self.now, in: files).output.withPlainBlanks
    #expect(told.contains("1,750 / 2,000 ml\n"), "\(told)")
  }

  /// The goal of the week is lost on its last day, which is paused: "a day in such a pause is passed over".
  @Test func noRunEndsOnADayInAPauseOfAll() {
    var days = [
      "daybook.conf": "daybook 1\nmeasure water goal 14l/week\nhabit walk\npause 2026-01-11..2026-01-12\n"
    ]
    for day in ["05", "06", "07", "08", "09", "10", "13", "14", "15"] {
      days["2026-01-\(day).txt"] = "[x] walk\n"
    }
    days["2026-01-06.txt"] = "[x] walk\nwater 1l\n"
    let told = Run("stats --explain" + Self.now, in: daybook(days)).output.withPlainBlanks
    #expect(told.contains("Streak 9 days: the met days, Jan 5–15\n  Longest: the same\n"), "\(told)")
    #expect(told.contains("on 0 days something"), "\(told)")
  }

  @Test func theStrengthOfAGoalOfTheDayIsExplainedByItsShare() {
    let files = daybook([
      "daybook.conf": "daybook 1\nmeasure water unit ml\n", "2026-01-14.txt": "goal water 3l\nwater 2l\n",
      "2026-01-15.txt": "goal water 3l\nwater 3l\n",
    ])
    let told = Run("stats water --explain" + Self.now, in: files).output.withPlainBlanks
    #expect(told.contains("by the share of the") && told.contains("66.7 %"), "\(told)")
  }

  /// "What is asked of days to come says nothing of them", in every format; and what is over has no row or column.
  @Test(arguments: ["text", "markdown", "html", "csv"]) func aDayToComeHasNoSum(format: String) {
    let files = daybook([
      "daybook.conf": "daybook 1\nhabit walk\nhabit swim until 2025-01-01\n", "2026-01-15.txt": "[x] walk\n",
      "2026-01-16.txt": "[x] walk\n",
    ])
    for period in ["week", "month"] {
      let told = Run("\(period) --format \(format)" + Self.now, in: files).output
      #expect(!told.contains("swim") && !told.contains("0/1"), "\(told)")
    }
    let calendar = Run("month --of walk --format html" + Self.now, in: files).output
    #expect(!calendar.contains("open</span>"), "\(calendar)")
  }

  @Test(arguments: [
    ("measure coffee unit cup cup 200ml goal 3cup", "coffee 2cup", "Do cíle chybí 1 hrnek"),
    ("measure coffee unit cup cup 200ml goal 4cup", "coffee 2cup", "Do cíle chyběly 2 hrnky"),
    ("measure coffee unit cup cup 200ml goal 8cup", "coffee 2cup", "Do cíle chybělo 6 hrnků"),
  ])
  func whatLackedIsSaidInItsNumber(measure: String, line: String, words: String) {
    let files = daybook(["daybook.conf": "daybook 1\n\(measure)\n", "2026-01-15.txt": line + "\n"])
    let day = Run("--lang cs day 2026-01-15" + Self.now, in: files).output.withPlainBlanks
    #expect(day.contains(words), "\(day)")
  }
}
