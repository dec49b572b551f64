import Journal
import Reports

extension Words {
  /// The head of an explanation.
  var explanationHeading: String { say("Where the numbers come from", "Odkud se čísla berou") }

  /// How to be told of less, below an explanation of everything.
  var explanationHint: String {
    say(
      "'daybook stats NAME --explain' tells of one habit or measure, '--period' of some days.",
      "„daybook stats JMÉNO --explain“ vysvětlí jeden návyk nebo veličinu, „--period“ jen některé dny.")
  }

  /// Said where statistics have no number to explain.
  func nothingToExplain(_ command: String) -> String {
    say(
      "There is no number to explain yet. One line is enough to begin: \(inQuotes(command)).",
      "Zatím není žádné číslo k vysvětlení. Na začátek stačí jeden řádek: \(inQuotes(command)).")
  }

  /// Since when something is counted, where the configuration says so.
  func countedSince(_ date: String) -> String {
    say("Counted from \(date) on, as daybook.conf says", "Počítá se od \(date), jak říká daybook.conf")
  }

  /// The same, where a line says so.
  func countedSince(_ date: String, _ source: String) -> String {
    say(
      "Counted from \(date) on, where it is first written: \(source)",
      "Počítá se od \(date), kdy je poprvé zapsáno: \(source)")
  }

  /// The same, where no line says so.
  var neverSeen: String { say("No line has it yet", "Zatím není na žádném řádku") }

  /// How a share of days or weeks comes about; `exact` is its percentage before it is rounded down, nil if it is
  /// whole.
  func metFormula(
    _ share: String, _ count: Count, _ unit: StreakUnit, partly: Int, missed: Int, exact: String?
  ) -> String {
    let decided = unit == .day ? days(count.closed) : weeks(count.closed)
    let quotient = quotient(number(count.met), number(count.closed))
    let rounding = exact.map {
      say("; \(quotient) is \($0), rounded down", "; \(quotient) je \($0), zaokrouhleno dolů")
    }
    return say(
      "Met \(share): \(decided) decided, \(number(count.met)) met, \(number(partly)) partly, \(number(missed)) missed",
      "Splněno \(share): rozhodnuto \(decided), splněno \(number(count.met)), zčásti \(number(partly)), nesplněno \(number(missed))"
    ) + (rounding ?? "")
  }

  /// How a share of repetitions comes about.
  func quotaFormula(_ share: String, weeks count: Int) -> String {
    say(
      "Met \(share): repetitions, up to what was asked in each week that ends in these days, \(weeks(count)) in all; days that were skipped or are unknown lower it",
      "Splněno \(share): opakování, nejvýš kolik se žádalo v každém týdnu, který v těchto dnech končí, celkem \(weeks(count)); vynechané a neznámé dny to snižují"
    )
  }

  /// A division: `71 ÷ 79`; read aloud `71 divided by 79`.
  private func quotient(_ part: String, _ whole: String) -> String {
    let sign = isAloud ? say("divided by", "děleno") : glyphs.areASCII ? "/" : "÷"
    return "\(part) \(sign) \(whole)"
  }

  /// Where a streak lies: its met days or weeks.
  func streakFormula(_ streak: Streak, isLongest: Bool, _ dates: String) -> String {
    let head = isLongest ? say("Longest", "Nejdelší série") : say("Streak", "Série")
    let kind =
      switch streak.unit {
      case .day where streak.length == 1: say("the met day", "splněný den")
      case .day: say("the met days", "splněné dny")
      case .week where streak.length == 1: say("the met week", "splněný týden")
      case .week: say("the met weeks", "splněné týdny")
      }
    return "\(head) \(length(of: streak)): \(kind), \(dates)"
  }

  /// Said of a longest streak that is the current one.
  var longestIsCurrent: String { say("Longest: the same", "Nejdelší série: tatáž") }

  /// The day that ended the run before the current streak, or the last one.
  func ended(by day: String, _ why: String, hasStreak: Bool) -> String {
    hasStreak
      ? say("The run before it ended on \(day): \(why)", "Předchozí série skončila (\(day)): \(why)")
      : say("No streak now, as of \(day): \(why)", "Teď žádná série, poslední skončila (\(day)): \(why)")
  }

  /// Said where there is no streak and never was one.
  func neverMet(_ unit: StreakUnit) -> String {
    switch unit {
    case .day: say("No streak now: no day is met yet", "Teď žádná série: zatím není splněný žádný den")
    case .week: say("No streak now: no week is met yet", "Teď žádná série: zatím není splněný žádný týden")
    }
  }

  /// The days or weeks that the recent figure counts: `Recent 29/30: the last 30 decided days, Feb 26 – Apr 1`.
  func recentFormula(_ share: String, _ count: Int, _ unit: StreakUnit, _ dates: String) -> String {
    let head = say("Recent", "Nedávno")
    let which =
      switch unit {
      case .day where count >= 30: say("the last 30 decided days", "posledních 30 rozhodnutých dní")
      case .day: say("all decided days so far", "všechny dosud rozhodnuté dny")
      case .week where count >= 12: say("the last 12 decided weeks", "posledních 12 rozhodnutých týdnů")
      case .week: say("all decided weeks so far", "všechny dosud rozhodnuté týdny")
      }
    return "\(head) \(share): \(which), \(dates)"
  }

  /// The shares of the weekdays.
  func byWeekday(_ shares: [String]) -> String {
    say("By weekday: ", "Po dnech v týdnu: ") + shares.joined(separator: ", ")
  }

  /// The best and the worst weekday, and what is ranked.
  func rankedWeekdays(best: String, worst: String) -> String {
    say(
      "Best \(best), worst \(worst), of weekdays with at least 4 decided days",
      "Nejlépe \(best), nejhůře \(worst), z dnů v týdnu aspoň se čtyřmi rozhodnutými dny")
  }

  /// How a total comes about.
  func totalFormula(_ total: String, exact: String, days count: Int) -> String {
    say(
      "Total \(total): \(exact), the sum of \(days(count)) with an amount",
      "Celkem \(total): \(exact), součet dnů s hodnotou (\(number(count)))")
  }

  /// How a mean comes about; `dates` says over which days, if it is not the period.
  func meanFormula(
    _ mean: String, isOfLastSeven: Bool, sum: String, days count: Int, _ dates: String?
  ) -> String {
    let head = isOfLastSeven ? lastSevenHead : meanHead
    let quotient = quotient(sum, say(days(count), number(count)))
    let tail = dates.map { ", \($0)" } ?? ""
    return say(
      "\(head) \(mean): \(quotient) with an amount\(tail)",
      "\(head) \(mean): \(quotient), což je počet dnů s hodnotou\(tail)")
  }

  /// The parts of a day's value: ` = 250 + 500`; read aloud `, made of 250, 500`.
  func makeUp(_ own: [String], lent: [String], picked: String) -> String {
    if isAloud { return say(", made of ", ", z toho ") + picked + (own + lent).joined(separator: ", ") }
    let separator = picked.isEmpty ? " + " : ", "
    let all = (own.isEmpty ? [] : [picked + own.joined(separator: separator)]) + lent
    return " = " + all.joined(separator: " + ")
  }

  /// The largest day and its lines.
  func highestFormula(_ amount: String, _ date: String, _ source: String) -> String {
    say(
      "Highest day \(amount): \(date), \(source)", "Nejvíc za den \(amount): \(date), \(source)")
  }

  /// How the amounts of a day make its value, before them: `last of`; nothing where they add up.
  func picked(_ aggregate: Aggregate) -> String {
    switch aggregate {
    case .sum: ""
    case .last: say("last of ", "poslední z: ")
    case .mean: say("mean of ", "průměr z: ")
    case .max: say("largest of ", "největší z: ")
    case .min: say("smallest of ", "nejmenší z: ")
    }
  }
}

extension Words {
  /// The head of some days in one state; `isCounted` tells whether they count in the share.
  func explainedState(_ state: State, days count: Int, isCounted: Bool, isEmpty: Bool) -> String {
    let absence = isEmpty ? say(", no amount", ", bez hodnoty") : ""
    let aside = isCounted ? "" : say(", not counted", ", nepočítá se")
    return "\(name(of: state).asSentenceStart)\(absence): \(days(count))\(aside)"
  }

  /// The head of the days of a measure that have a value.
  func daysWithAmount(_ count: Int) -> String {
    say("With an amount: \(days(count))", "S hodnotou: \(days(count))")
  }

  /// The head of the weeks that are counted.
  func countedWeeks(_ count: Int) -> String { say("Weeks: \(number(count))", "Týdny: \(number(count))") }

  /// The head of what lies outside of the period and counts for streaks and the recent figure.
  var outsideOfPeriod: String {
    say(
      "Outside of these days, for the streaks and the recent figure",
      "Mimo tyto dny, pro série a nedávné období")
  }

  /// Why a day has its state; `pause` is the pause's name and place, if there is one.
  func name(of reason: DayReason, pause: String?) -> String {
    switch reason {
    case .done: say("ticked, [x]", "odškrtnuto, [x]")
    case .leftOut: say("left out, [-]", "vynecháno, [-]")
    case .paused: say("paused", "přestávka") + (pause.map { ", \($0)" } ?? "")
    case .beforeStart: say("before its start", "před začátkem")
    case .afterEnd: say("after its end", "po konci")
    case .offSchedule: say("the schedule asks for other days", "podle rozvrhu na jiné dny")
    case .askedEnough: say("often enough in the days before", "v předchozích dnech už dostkrát")
    case .weekAsked: say("the week is asked, not the day", "počítá se týden, ne den")
    case .notOver: say("the day is not over", "den ještě neskončil")
    case .leftOpen: say("left open, [ ]", "neodškrtnuto, [ ]")
    case .noLine: say("no line of it in the file", "v souboru o tom není řádek")
    case .noFile: say("no file", "žádný soubor")
    case .notRead: say("a file that could not be read", "soubor, který nešel přečíst")
    case .reached: say("goal reached", "cíl splněn")
    case .kept: say("goal kept", "cíl dodržen")
    case .short: say("short of the goal", "pod cílem")
    case .overrun: say("over the limit", "nad mezí")
    case .partsMet: say("made of others, and enough of them met", "skládá se z jiných a je jich splněno dost")
    case .partsShort:
      say("made of others, and too few of them met", "skládá se z jiných a je jich splněno málo")
    case .noPartDue: say("none that it is made of is due", "nic z toho, z čeho se skládá, není v plánu")
    case .noGoal: say("no goal in force", "žádný cíl neplatí")
    }
  }

  /// Where lines stand, as an editor opens them: `2026-01-12.txt:3,5`; read aloud `2026-01-12.txt lines 3, 5`.
  func source(_ path: String, _ lines: [String]) -> String {
    guard isAloud else { return "\(path):\(lines.joined(separator: ","))" }
    let list = lines.joined(separator: ", ")
    return lines.count == 1
      ? say("\(path) line \(list)", "\(path) řádek \(list)")
      : say("\(path) lines \(list)", "\(path) řádky \(list)")
  }

  /// A goal of the week by itself: `15 km a week`.
  func weekly(_ amount: String) -> String { say("\(amount) a week", "\(amount) týdně") }

  /// The head of the perfect days.
  var perfectHeading: String { say("Perfect days", "Bezchybné dny") }

  /// How the perfect days come about.
  func perfectFormula(_ count: Int, others: Int) -> String {
    say(
      "Perfect days \(number(count)): something was due and all of it was met; on \(days(others)) something was lost",
      "Bezchybné dny \(number(count)): něco bylo v plánu a všechno se splnilo; něco chybělo: \(days(others))"
    )
  }

  /// The things that a day lacked: `10/14, without Dinner, Water`.
  func lost(_ share: String, _ titles: [String]) -> String {
    let list = titles.joined(separator: ", ")
    return titles.isEmpty ? share : say("\(share), without \(list)", "\(share), chybí \(list)")
  }
}
