import Journal
import Reports

extension Words {
  /// The head of a period: a week, a month, a year or any days, with the year where it is not plain.
  func heading(of period: PeriodName) -> String {
    switch period {
    case .week(let first, let last, let showingYear): weekOf(first, last, showingYear: showingYear)
    case .month(let month, let year): self.month(month, year: year).asSentenceStart
    case .year(let year): say("Year \(year)", "Rok \(year)")
    case .days(let first, let last): range(first, last, showingYear: true)
    }
  }

  /// How much of a period was met: `61/70 met (87 %)`; words of its own where nothing is asked for or decided yet.
  func metShare(_ count: Count) -> String {
    guard let percent = count.percentOfClosed else {
      if count.due == 0 { return say("Nothing is due in these days", "Na tyto dny není nic v plánu") }
      return say("Nothing is decided yet", "Zatím není nic rozhodnuto")
    }
    let share = share(count.met, of: count.closed, percent: percent)
    return isAloud
      ? say("\(some(count.met, of: count.closed)) met, \(self.percent(percent))", "Splněno \(share)")
      : say(
        "\(self.share(count.met, of: count.closed, percent: nil)) met (\(self.percent(percent)))",
        "Splněno \(share)")
  }

  /// How much of a week was met of all that it asks, with the share of what is decided beside it, as long as that is
  /// less: `47/63 met · 82 % of the 57 decided so far`.
  func weekShare(_ count: Count) -> String {
    guard count.closed < count.due else { return metShare(count) }
    let met =
      isAloud
      ? say("\(some(count.met, of: count.due)) met", "Splněno \(some(count.met, of: count.due))")
      : say(
        "\(share(count.met, of: count.due, percent: nil)) met",
        "Splněno \(share(count.met, of: count.due, percent: nil))")
    guard let percent = count.percentOfClosed else {
      return
        "\(met)\(isAloud ? "," : " \(glyphs.dot)") \(say("nothing is decided yet", "zatím není nic rozhodnuto"))"
    }
    let closed = "\(Words.czechOf(count.closed))\(blank)\(number(count.closed))"
    let decided = say(
      "\(self.percent(percent)) of the \(number(count.closed)) decided so far",
      "\(self.percent(percent)) \(closed) \(count.closed == 1 ? "rozhodnutého" : "rozhodnutých")")
    return "\(met)\(isAloud ? "," : " \(glyphs.dot)") \(decided)"
  }

  /// How it stands with a week's goal: `Running: 15.2 / 20 km this week`.
  func weekGoal(_ label: String, _ progress: String, isThisWeek: Bool) -> String {
    "\(label): \(progress) \(inWeek(isThisWeek: isThisWeek))"
  }

  /// What was counted of a measure that has no goal: `Water: 4.2 l (5 days, 840 ml a day)`.
  func counted(_ label: String, _ total: String, days: Int, perDay mean: String) -> String {
    let days = self.days(days) + (days > 1 ? ", \(perDay(mean))" : "")
    return "\(label): \(total) (\(days))"
  }

  /// The mean of a measure that does not add up and has no goal: `Weight: 80 kg on average (5 days)`.
  func averaged(_ label: String, _ mean: String, days: Int) -> String {
    let value = days > 1 ? say("\(mean) on average", "průměrně \(mean)") : mean
    return "\(label): \(value) (\(self.days(days)))"
  }

  /// The days with an amount that none was asked for on, read aloud.
  func unaskedAmounts(_ days: [String]) -> String {
    say("With an amount: \(days.joined(separator: ", ")).", "Se záznamem: \(days.joined(separator: ", ")).")
  }

  /// The head of the row of day sums.
  var daySums: String { say("Day", "Den") }
  /// The head of the row of day sums where only what is met has room.
  var metByDay: String { say("Met", "Splněno") }

  /// Said of days of which nothing that is tracked can say anything.
  var emptyPeriod: String { say("Nothing was tracked in these days.", "V těchto dnech se nic nesledovalo.") }

  /// The hint where today is among the days and nothing of them is decided yet.
  var undecidedHint: String {
    say("'daybook ask' goes through what is still open.", "Co je otevřené, projde „daybook ask“.")
  }

  /// Said where nothing is tracked that a grid could show.
  var emptyGrid: String {
    say(
      "There is nothing to tick off yet. Choose goals and habits:",
      "Zatím není co odškrtávat. Vyberte si cíle a návyky:")
  }
}

/// The parts of a period's name.
enum PeriodName {
  case week(DateParts, DateParts, showingYear: Bool)
  case month(Int, year: Int)
  case year(Int)
  case days(DateParts, DateParts)
}

extension Words {
  /// Which day is today, read aloud.
  func todayIs(_ date: String) -> String { say("Today is \(date).", "Dnes je \(date).") }

  /// The sum of a habit or goal in a week, read aloud: `Breakfast: 3 of 4.`
  func row(_ label: String, _ sum: String) -> String { "\(label): \(sum)." }

  /// Said of a row of which no day is decided yet.
  var undecided: String { say("nothing decided yet", "zatím nerozhodnuto") }

  /// The days of one state, read aloud: `Met: Sunday, Monday.`
  func days(_ days: [String], _ state: State) -> String {
    "\(name(of: state).asSentenceStart): \(days.joined(separator: ", "))."
  }

  /// The sums of those days of a period that are wanted, by the day and its place, read aloud: `Sunday, January 11: 8 of
  /// 9.`
  func daySums(_ grid: PeriodGrid, where isWanted: (Day, Int) -> Bool) -> [String] {
    grid.period.days.enumerated().filter { isWanted($1, $0) }.map { place, day in
      let (date, count) = (weekdayAndDate(day), grid.days[place])
      guard count.due > 0 else { return "\(date): \(say("nothing due", "nic v plánu"))." }
      // Nothing can be written yet of what is to come.
      let isLeft = grid.todayIndex.map { place < $0 } ?? !grid.hasFile.isEmpty
      if isLeft, count.met == 0, grid.saysNothing(place) { return "\(date): \(nothingWritten)." }
      return "\(date): \(some(count.met, of: count.due))."
    }
  }
}

extension Words {
  /// The goal above a measure's bars: `Goal 2.5 l a day`.
  func goalLine(_ goal: String) -> String { say("Goal \(goal)", "Cíl \(goal)") }

  /// A goal that holds from a day on: `3 l from Mar 8`.
  func goalFrom(_ date: String, _ amount: String) -> String {
    say("\(amount) from \(date)", "\(amount) od \(date)")
  }

  /// The heads of what the bars come to.
  var totalHead: String { say("Total", "Celkem") }
  var meanHead: String { say("Mean", "Průměr") }
  var mostHead: String { say("Highest day", "Nejvíc za den") }
  var goalMetHead: String { say("Goal met", "Cíl splněn") }

  /// Over which days a mean is taken.
  func meanOver(_ count: Int) -> String {
    say("over \(days(count)) with an entry", "za \(days(count)) se záznamem")
  }

  /// How many days of a period met the goal: `5 of 7 days`.
  func metDays(_ met: Int, of all: Int) -> String { some(met, of: all, .day) }

  /// An amount on a day: `3,000 ml on Jan 13`.
  func amountOn(_ amount: String, _ date: String) -> String {
    say("\(amount) on \(date)", "\(amount), \(date)")
  }

  /// Said of a day without a value, read aloud.
  var noValue: String { say("nothing", "nic") }
  /// The same for a day that is not over or has not come.
  var noValueYet: String { say("nothing yet", "zatím nic") }

  /// Said where a measure has no value in a whole period.
  func noValues(_ label: String) -> String {
    say(
      "\(label): nothing in these days yet. Add a first amount:",
      "\(label): v těchto dnech zatím nic. Přidejte první hodnotu:")
  }
}
