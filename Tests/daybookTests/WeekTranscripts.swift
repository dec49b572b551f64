import Testing

@testable import daybook

/// Which days `week` shows, and how it tells of a goal of the week.
@Suite struct WeekTranscripts {
  private let files = daybook([
    "daybook.conf": "daybook 1\nhabit gym\nmeasure water goal 1l\n", "2026-03-02.txt": "[x] gym\nwater 1l\n",
    "2026-03-18.txt": "[x] gym\nwater 1l\n",
  ])

  /// A measure starts with its first own amount, in whichever week that is; with what others count for it only without one.
  @Test func whatOthersCountForAMeasureIsNoStart() {
    let conf = "measure water goal 2l cup 250ml\nmeasure coffee unit ml cup 150ml counts 80% water\n"
    func due(_ command: String, _ days: [String: String]) -> String {
      said("\(command) --now 2026-01-20T12:00 --json", conf, days)
    }
    let lent = ["05": "coffee 200ml\n"]
    let later = lent.merging(["14": "water 300ml\n"]) { $1 }
    for command in ["week 2026-01-05", "day 2026-01-05", "month 2026-01"] {
      #expect(due(command, later).contains(/"unknown"/), "\(command)")
      #expect(due(command, lent).contains(/"partial"/), "\(command)")
    }
    for command in ["week 2026-01-05", "day 2026-01-05"] {
      #expect(!due(command, later).contains(/"partial"/), "\(command)")
    }
  }

  /// As in text, so on a page: what was missed is told from what nobody wrote down.
  @Test(arguments: ["gym", "water"]) func aMonthsPageHasASignForADayWithoutAFile(_ name: String) {
    let page = said(
      "month --of \(name) --format html --now 2026-01-12T10:00", "habit gym\nmeasure water goal 1l\n",
      ["05": "[x] gym\nwater 1l\n", "06": "Rain.\n"])
    let signs = page.matches(of: /href="#(\w+)"\/><\/svg><span class="sr">([^<]+)/).map { "\($0.1) \($0.2)" }
    #expect(Set(signs).isSuperset(of: ["met met", "missed missed", "no_file nothing written"]), "\(signs)")
  }

  /// Days are counted with days, and weeks with weeks.
  @Test func goalsOfADayAndOfAWeekAreToldApart() {
    let conf = "measure water goal 2l\ngoal water 14l/week from 2026-01-12\n"
    let days = ["05": "water 2l\n", "06": "water 1l\n", "13": "water 3l\n"]
    func shown(_ line: String) -> String {
      said("\(line) --now 2026-01-20T10:00", conf, days)
    }
    let month = shown("month --of water")
    #expect(month.contains("Goal 2 l a day, 14 l a week from Jan 12\n"), "\(month)")
    #expect(month.contains("Goal met     1 of 7 days\n"), "\(month)")
    let year = shown("year --of water --linear")
    #expect(year.contains("January: 2,000 ml a day, 1 of 7 days, 0 of 1 week.\n"), "\(year)")
    #expect(shown("year --of water --linear --lang cs").contains("1 ze 7 dní, 0 z 1 týdne.\n"))
  }

  @Test(arguments: [
    ("0.5l", "en", "wine: 0.5 of at most 1 l, within the goal so far. "),
    ("2l", "en", "wine: 2 of at most 1 l, over the limit. "),
    ("2l", "cs", "wine: 2 z nejvýše 1 l, překročeno. "),
  ])
  func aGoalOfTheWeekIsReadAloudAsThatOfADay(_ amount: String, _ language: String, _ text: String) {
    let week = said(
      "week --linear --now 2026-01-14T10:00 --lang \(language)", "measure wine unit l goal at most 1l/week\n",
      ["13": "wine \(amount)\n"])
    #expect(week.contains(text), "\(week)")
  }

  /// An answer that is less than the whole never looks whole.
  @Test(arguments: [
    "2026-03-01..2026-03-20", "2026-03-08..2026-03-09", "2026-03", "2026", "all", "last month",
    "2026-03-01..",
    "..2026-03-20", "this year",
  ])
  func daysOfMoreThanOneWeekAreRefused(_ period: String) {
    for options in ["", " --json", " --lines", " --of water", " --linear", " --format html"] {
      let run = Run("week \(period)\(options) --now 2026-03-20T10:00", in: files)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(
        run.errors
          == "daybook: '\(period)' is more than one week; 'daybook summary \(period)' sums these days up, and 'daybook month \(period)' shows each of them\n"
      )
    }
    #expect(
      Run("week \(period) --now 2026-03-20T10:00 --lang cs", in: files).errors.contains("víc než jeden týden")
    )
    for command in ["summary", "month"] {
      #expect(Run("\(command) \(period) --now 2026-03-20T10:00", in: files).status == 0)
    }
  }

  @Test(arguments: [
    ("2026-03-02..2026-03-08", "2026-03-02"), ("2026-03-04..2026-03-05", "2026-03-02"),
    ("2026-W11", "2026-03-09"),
    ("2026-03-16..", "2026-03-16"), ("", "2026-03-16"), ("-1", "2026-03-09"), ("last", "2026-03-09"),
    ("next week", "2026-03-23"), ("2026-03-18", "2026-03-16"),
  ])
  func daysOfOneWeekAreThatWeek(_ period: String, _ from: String) {
    let run = Run("week \(period) --json --now 2026-03-20T10:00", in: files)
    #expect(run.output.contains(#""from": "\#(from)""#), "\(run.errors)")
  }

  private let weekly = daybook([
    "daybook.conf": "daybook 1\nmeasure beer goal at most 5/week\n", "2026-01-12.txt": "beer 4\n",
    "2026-01-14.txt": "beer 4\n",
  ])

  /// The week's last day needs no file for the week to be lost.
  @Test(arguments: [
    "week -1 --of beer", "month --of beer", "week -1 --of beer --ascii", "month", "year --of beer --json",
  ])
  func aLostWeekIsShownOnItsLastDayWithoutAFile(_ command: String) {
    let run = Run("\(command) --now 2026-01-20T10:00", in: weekly)
    #expect(!run.output.contains("nothing written") && !run.output.contains("▁"), "\(run.output)")
    #expect(["✗", "!", "missed"].contains { run.output.contains($0) }, "\(run.output)")
  }

  @Test(arguments: [
    ("week -1 --of beer", "Week of Jan 12–18: 8 of at most 5, over the limit.\n"),
    ("month --of beer", "Week of Jan 12–18: 8 of at most 5, over the limit.\n"),
    ("month --of beer", "Week of Jan 19–25: 0 of at most 5, within the goal so far.\n"),
    ("week -1 --of beer --lang cs", "Týden 12.–18. ledna: 8 z nejvýše 5, překročeno.\n"),
    ("month", "Sunday, January 18: 0 of 1.\n"),
  ])
  func theStateOfAWeekIsReadAloud(_ command: String, _ sentence: String) {
    let run = Run("\(command) --linear --now 2026-01-20T10:00", in: weekly)
    #expect(run.output.withPlainBlanks.contains(sentence), "\(run.output)")
  }
}
