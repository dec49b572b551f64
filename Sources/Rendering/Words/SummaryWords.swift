import Journal
import Reports

/// The kind of period that a summary looks back on, which decides what the one before is called.
package enum PeriodKind: Sendable { case week, month, year, days }

extension Words {
  /// The heads of the parts of a summary.
  var wentWellHeading: String { say("What went well", "Co se povedlo") }
  var roomHeading: String { say("Room to grow", "Co zlepšit") }
  var gridHeading: String { say("Day by day", "Den po dni") }
  package var notesHeading: String { say("Notes", "Poznámky") }

  /// The period before, as part of a comparison: `the week before`, `v předchozím týdnu`.
  ///
  /// Where the period is not over, the same days of the one before are meant.
  func periodBefore(_ kind: PeriodKind, isWhole: Bool) -> String {
    let whole =
      switch kind {
      case .week: say("the week before", "v předchozím týdnu")
      case .month: say("the month before", "v předchozím měsíci")
      case .year: say("the year before", "v předchozím roce")
      case .days: say("the days before", "v předchozích dnech")
      }
    guard !isWhole, kind != .days else { return whole }
    return say("\(whole) by the same day", "touto dobou \(whole)")
  }

  /// The same, at the end of a comparison: `than the week before`.
  func thanBefore(_ kind: PeriodKind, isWhole: Bool) -> String {
    say("than \(periodBefore(kind, isWhole: isWhole))", "než \(periodBefore(kind, isWhole: isWhole))")
  }

  /// The last day that figures count, behind them; nothing for today.
  func upTo(_ last: Day?, _ today: Day) -> String {
    guard let last, last < today else { return "" }
    return say(" up to yesterday", " do včerejška")
  }

  /// The head of the comparisons: `Compared with the week before`.
  func changesHeading(_ kind: PeriodKind, isWhole: Bool, upToYesterday: Bool) -> String {
    let whole =
      switch kind {
      case .week: say("Compared with the week before", "Ve srovnání s předchozím týdnem")
      case .month: say("Compared with the month before", "Ve srovnání s předchozím měsícem")
      case .year: say("Compared with the year before", "Ve srovnání s předchozím rokem")
      case .days: say("Compared with the days before", "Ve srovnání s předchozími dny")
      }
    if isWhole { return whole }
    return whole
      + (upToYesterday ? say(", up to yesterday", ", do včerejška") : say(", up to today", ", do dneška"))
  }

  /// How a measure changed, as one sentence: `Water: 2,150 ml a day, 30 % more than 1,650 ml the week before (6 days
  /// against 7)`.
  func change(
    _ label: String, _ change: SummaryReport.Change, now: String, before earlier: String, in period: String?
  ) -> String {
    let size = percentFigure(abs(change.percent))
    let before = earlier + (period.map { " " + $0 } ?? "")
    let comparison =
      if change.percent > 0 {
        say("\(size) more than \(before)", "o \(size) více než \(before)")
      } else if change.percent < 0 {
        say("\(size) less than \(before)", "o \(size) méně než \(before)")
      } else if now == earlier {
        say("as much as \(before)", "stejně jako \(before)")
      } else {
        say("about as much as \(before)", "asi stejně jako \(before)")
      }
    let days = say(
      "\(self.days(change.days)) against \(number(change.daysBefore))",
      "\(self.days(change.days)) oproti \(number(change.daysBefore))")
    return "\(label): \(perDay(now)), \(comparison) (\(days))"
  }

  /// A mean where each day is measured by its own goal.
  func ofEachGoal(_ amount: String) -> String {
    say("\(amount), each day by its own goal", "\(amount), každý den podle svého cíle")
  }

  /// How the share of what was met changed: `87 % met, 8 points more than the week before`.
  func shareChange(_ points: Int, than: String) -> String {
    let count = counted(abs(points), .point)
    if points > 0 { return say("\(count) more \(than)", "o \(count) více \(than)") }
    if points < 0 { return say("\(count) less \(than)", "o \(count) méně \(than)") }
    return say("no more and no less \(than)", "ani více, ani méně \(than)")
  }

  /// The best day, with how much of what was due was met on it.
  func bestDayLine(_ date: String, _ count: Count) -> String {
    let some = some(count.met, of: count.due)
    return say("Best day: \(date), \(some)", "Nejlepší den: \(date), \(some)")
  }

  /// The best streak: of a habit or goal, or of perfect days.
  func bestStreakLine(_ label: String?, _ streak: Streak) -> String {
    let length = length(of: streak)
    guard let label else {
      return say(
        "Best streak: \(counted(streak.length, .perfectDay)) in a row",
        "Nejlepší série: \(counted(streak.length, .perfectDay)) za sebou")
    }
    return say("Best streak: \(label), \(length) in a row", "Nejlepší série: \(label), \(length) za sebou")
  }

  /// The things that were met each time they were due, and how many more.
  func everyTime(_ labels: [String], more: Int) -> String {
    let rest = more > 0 ? say(" and \(number(more)) more", " a další (\(number(more)))") : ""
    return say("Every time: ", "Pokaždé: ") + labels.joined(separator: ", ") + rest
  }

  /// A thing that was missed, put kindly: `Workout: 2 of 5`.
  func roomLine(_ label: String, _ count: Count) -> String {
    "\(label): \(some(count.met, of: count.closed))"
  }

  /// The end of what was missed.
  var freshPage: String {
    say(
      "Nobody does it all. The next page is blank again.",
      "Nikdo nestihne všechno. Další stránka je zase čistá.")
  }

  /// The days that a mean is of, if some have no entry.
  func meanOfEntries(_ count: Int) -> String {
    say("mean of the \(days(count)) with an entry", "průměr za \(days(count)) se záznamem")
  }

  /// The same, where other days have an entry, and no goal of the day.
  func meanOfEntriesWithGoal(_ count: Int) -> String {
    say(
      "mean of the \(days(count)) with an entry and a goal", "průměr za \(days(count)) se záznamem a cílem")
  }

  /// Said of days that are written in, and none of which is over.
  var onlyBegun: String {
    say(
      "These days have only begun; they are summed up from tomorrow on.",
      "Tyto dny teprve začaly; shrnutí bude od zítřka.")
  }

  /// Said of days on which something was done, none of which is decided.
  var onlyUndecided: String {
    say(
      "What was done in these days is not decided yet; goals by the week are summed up once the week is over.",
      "O tom, co se v těchto dnech udělalo, ještě není rozhodnuto; týdenní cíle se sečtou, až týden skončí.")
  }

  /// Said of days that are over, on which something was done for a week that was not.
  var onlyOfALaterWeek: String {
    say(
      "What was done in these days counts for a week that ends after them; sum up that week.",
      "Co se v těchto dnech udělalo, patří k týdnu, který končí až po nich; shrňte ten týden.")
  }

  /// Said of days on which something was done, and nothing was asked for: in a pause, or where no goal holds.
  var nothingAsked: String {
    say(
      "Nothing was asked for in these days, so there is nothing to sum up.",
      "V těchto dnech nebylo nic v plánu, a tak není co shrnovat.")
  }

  /// Said where nothing was done yet.
  func nothingToLookBackOn(_ command: String) -> String {
    say(
      "There is nothing to look back on in these days yet. One line is enough to begin: \(inQuotes(command)).",
      "V těchto dnech zatím není za čím se ohlížet. Na začátek stačí jeden řádek: \(inQuotes(command)).")
  }

  /// The text beside a glass: `2,071 of 2,500 ml a day`.
  func perDayOf(_ progress: String) -> String { say("\(progress) a day", "\(progress) denně") }

  /// On how many days a goal was reached: `goal reached on 4 of 7 days`.
  func goalReachedOn(_ count: Count) -> String {
    say(
      "goal reached on \(metDays(count.met, of: count.closed))",
      "cíl splněn: \(metDays(count.met, of: count.closed))")
  }

  /// The description of a picture of a glass, for those who do not see it.
  func glassLabel(_ label: String, percent: Int) -> String {
    say(
      "A glass of \(label), \(self.percent(percent)) of the daily goal on average",
      "Sklenice (\(label)), v průměru \(self.percent(percent)) denního cíle")
  }

  /// The description of a picture of the days, for those who do not see it.
  func mapLabel(_ heading: String, perfect: Int) -> String {
    say(
      "Calendar of \(heading): \(perfectDayCount(perfect))",
      "Kalendář, \(heading): \(perfectDayCount(perfect))")
  }

  /// The heads of a table of habits and goals.
  var groupHead: String { say("Group", "Skupina") }
  var rowHead: String { say("Habit or goal", "Návyk nebo cíl") }

  /// The last line of a page: what made it.
  var madeWith: String { say("Made with daybook", "Vytvořil daybook") }
}

extension Noun {
  static let point = Noun(("point", "points"), cs: ("bod", "body", "bodů"))
}
