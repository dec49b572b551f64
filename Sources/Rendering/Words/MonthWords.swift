import Reports

extension Words {
  /// The name of a tone in a calendar's legend; nil for a blank.
  func name(of tone: DayTone) -> String? {
    switch tone {
    case .blank: nil
    case .skipped: say("skipped", "vynecháno")
    case .open: say("today, still open", "dnes, ještě otevřeno")
    case .noFile: nothingWritten
    case .level(0): say("none met", "nesplněno nic")
    case .level(4): say("all met", "splněno vše")
    case .level: say("some", "část")
    }
  }

  /// The name of a day that has no file.
  var nothingWritten: String { say("nothing written", "nic nezapsáno") }

  /// The name of an amount on a day that asks for none.
  var someAmount: String { say("an amount", "záznam") }

  /// The sign of today in a calendar's legend.
  var todayLegend: String { say("today", "dnes") }

  /// The name of a tone in the legend of a heat map, whose shades tell how much of something was met.
  func shadeLegend(_ tone: DayTone) -> String {
    switch tone {
    case .level(1): say("below \(percent(50))", "pod \(percent(50))")
    case .level(let level) where level == 2 || level == 3:
      say("from \(percent(level * 25))", "od \(percent(level * 25))")
    case .blank, .skipped, .open, .noFile, .level: name(of: tone) ?? ""
    }
  }

  /// The meaning of shades where there is no goal: the more, the darker.
  var relativeShadeLegend: String { say("from the least to the most", "od nejmenší po největší hodnotu") }

  /// The meaning of a nought among these shades.
  var zeroLegend: String { say("nothing at all", "vůbec nic") }

  /// The head of the months of a year.
  package var monthsHeading: String { say("By month", "Po měsících") }
  /// The head of the weeks of a period.
  package var weeksHeading: String { say("By week", "Po týdnech") }
  /// The head of the habits and goals of a long period.
  var rowsHeading: String { say("Habits and goals", "Návyky a cíle") }

  /// The perfect days of a period: `12 perfect days`.
  func perfectDayCount(_ count: Int) -> String { counted(count, .perfectDay) }

  /// The month that went best: `best month: March (87 %)`.
  func bestMonth(_ name: String, percent: Int) -> String {
    say(
      "best month: \(name) (\(percentFigure(percent)))", "nejlepší měsíc: \(name) (\(percentFigure(percent)))"
    )
  }

  /// The sum of a day, a month or a row, read aloud: `Monday, January 12: 8 of 9, skipped`.
  func monthSum(_ name: String, _ count: Count) -> String {
    guard let percent = count.percentOfClosed else {
      return say("\(name): nothing is decided.", "\(name): nic není rozhodnuto.")
    }
    return "\(name): \(some(count.met, of: count.closed)), \(self.percent(percent))."
  }

  /// Days of a month of one name, read aloud, with a count before them: `Met on 3 days: 1, 2, 5.`
  func dayNumbers(_ name: String, _ numbers: [String]) -> String {
    "\(name.asSentenceStart) (\(days(numbers.count))): \(numbers.joined(separator: ", "))."
  }

  /// A mean over the days of a week or month with an entry: `2,071 ml a day`.
  func perDay(_ amount: String) -> String { say("\(amount) a day", "\(amount) denně") }

  /// The legend of the bars of weeks and months: means over the days that have an entry.
  var meanOfDays: String { say("mean of the days with an entry", "průměr dní se záznamem") }

  /// Said where a calendar has nothing to show.
  func nothingInCalendar(_ label: String) -> String {
    say("\(label): nothing in these days.", "\(label): v těchto dnech nic.")
  }
}

extension Words {
  /// The head of a day's amounts by the hour: `Water by the hour`.
  func byTheHour(_ label: String) -> String { say("\(label) by the hour", "\(label) po hodinách") }

  /// The label of amounts without a time.
  var untimed: String { say("no time", "bez času") }

  /// The amount of an hour, read aloud: `From 08:00 to 09:00: 250 ml.`
  func hour(from: String, to: String, _ amount: String) -> String {
    say("From \(from) to \(to): \(amount).", "Od \(from) do \(to): \(amount).")
  }

  /// The amount without a time, read aloud.
  func untimed(_ amount: String) -> String { say("Without a time: \(amount).", "Bez času: \(amount).") }

  /// Said where no day of a week has a file.
  var noFilesInPeriod: String {
    say(
      "Nothing is written in these days; 'daybook add' and 'daybook note' write a line.",
      "V těchto dnech není nic zapsáno; řádek zapíše „daybook add“ nebo „daybook note“.")
  }
}

extension Noun {
  static let perfectDay = Noun(
    ("perfect day", "perfect days"), cs: ("bezchybný den", "bezchybné dny", "bezchybných dní"))
}
