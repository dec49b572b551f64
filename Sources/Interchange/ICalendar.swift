import Journal
import Reports

/// Habits and reminders as a calendar, RFC 5545: `export --format ics`.
///
/// A habit with a time is an event at its time, in the person's own clock wherever they are; one without, and a tick that
/// has none, is a to-do of the day. There are those that were done or skipped, and from today on those that are due, which have an alarm. The
/// reminders of the leading measure are daily events at the times at which `remind` may speak of it. No habit's text
/// leaves the daybook. Nothing tells when it was made, so that the same days give the same bytes.
package struct ICalendar: RecordExport {
  package var bytes: ContiguousArray<UInt8> {
    get { lines.bytes }
    set { lines.bytes = newValue }
  }

  private var lines = CalendarLines()
  private let configuration: Configuration
  private let today: Day
  private let stamp: Moment?
  private let coached: CoachSubjects
  private let chosen: Set<Reference>?
  /// The next day of the period, and how many are left with it: behind the last day of the calendar is no other.
  private var next: Day
  private var left: Int
  private var usualTimes: UsualTimes
  private var asking: [Asking]
  /// The days on which the leading measure is spoken of at a minute of the day.
  private var reminded: [Int: [Day]] = [:]

  /// Begins a calendar of a period's days. Days before it may be added too: they tell usual times.
  ///
  /// `stamp` is the time that `--now` gives, taken as UTC; without it an event is stamped with its own day or, if
  /// that is yet to come, with today. With `subjects` only they are in it.
  package init(
    _ configuration: Configuration, over period: Period, today: Day, stamp: Moment?,
    of subjects: [Reference]? = nil
  ) {
    (self.configuration, self.today, self.stamp) = (configuration, today, stamp)
    chosen = subjects.map { Set($0) }
    coached = CoachSubjects(in: configuration)
    (next, left) = (period.from, period.count)
    usualTimes = UsualTimes(configuration)
    asking = configuration.habits.map { Asking($0) }
    lines.beginCalendar()
  }

  package mutating func add(_ record: DayRecord) {
    while left > 0, next < record.day { addDay(DayRecord(day: next)) }
    if left > 0, next == record.day { addDay(record) }
    learn(record)
  }

  package mutating func finish() {
    while left > 0 { addDay(DayRecord(day: next)) }
    addReminders()
    lines.add("END:VCALENDAR")
  }

  /// Adds the next day, and moves on.
  private mutating func addDay(_ record: DayRecord) {
    addHabits(of: record)
    if record.day >= today { takeReminders(of: record) }
    next = next + 1
    left -= 1
  }

  private mutating func addHabits(of record: DayRecord) {
    // What is made of others is nothing to do by itself.
    let ticks = record.winningTicks(of: configuration)
    for (place, habit) in configuration.habits.enumerated() where habit.derivation == nil {
      if let chosen, !chosen.contains(.habit(place)) { continue }
      let tick = ticks[place]
      let isAhead = record.day >= today
      guard
        tick.mark > .open
          || isAhead && holds(place, on: record.day)
            && (tick.mark == .open || asking[place].asks(on: record.day))
      else { continue }
      // "A tick without a time has none."
      let time = tick.mark == .none ? usualTimes.time(of: place, on: record.day) : tick.time
      add(habit, on: record.day, tick.mark, at: time)
    }
  }

  private mutating func add(_ habit: Habit, on day: Day, _ mark: Mark, at time: TimeOfDay?) {
    let title = mark == .done ? "\u{2713} \(habit.title)" : habit.title
    guard let time else {
      begin("VTODO", "\(day)-\(habit.name)", day, title)
      lines.add("DUE;VALUE=DATE:\(CalendarLines.date(day))")
      lines.add(
        mark == .done ? "STATUS:COMPLETED" : mark == .skipped ? "STATUS:CANCELLED" : "STATUS:NEEDS-ACTION")
      return lines.add("END:VTODO")
    }
    begin("VEVENT", "\(day)-\(habit.name)", day, title)
    lines.add("DTSTART:\(CalendarLines.moment(configuration.moment(time, of: day)))")
    lines.add(mark == .skipped ? "STATUS:CANCELLED" : "STATUS:CONFIRMED")
    lines.add("TRANSP:TRANSPARENT")
    if mark < .skipped { lines.addAlarm(title) }
    lines.add("END:VEVENT")
  }

  private mutating func takeReminders(of record: DayRecord) {
    guard let measure = configuration.leadingMeasure, chosen?.contains(.measure(measure)) ?? true else {
      return
    }
    for minute in ReminderFacts(of: measure, on: record, by: configuration, coached).minutes {
      reminded[minute, default: []].append(record.day)
    }
  }

  /// Adds the reminders: a daily event for each time, left out on the days between that ask for none.
  private mutating func addReminders() {
    guard let measure = configuration.leadingMeasure.map({ configuration.measures[$0] }) else { return }
    for (minute, days) in reminded.sorted(by: { $0.key < $1.key }) {
      let time = TimeOfDay(minutes: Int(configuration.dayStarts.minutes) + minute)
      let span = days[0]...days[days.count - 1]
      begin("VEVENT", "\(measure.name)-\(time.description.without(":"))", today, measure.title)
      lines.add("DTSTART:\(CalendarLines.moment(configuration.moment(time, of: span.lowerBound)))")
      lines.add("RRULE:FREQ=DAILY;COUNT=\(span.count)")
      let asking = Set(days)
      for day in span where !asking.contains(day) {
        lines.add("EXDATE:\(CalendarLines.moment(configuration.moment(time, of: day)))")
      }
      lines.add("TRANSP:TRANSPARENT")
      lines.addAlarm(measure.title)
      lines.add("END:VEVENT")
    }
  }

  private mutating func begin(_ component: String, _ name: String, _ day: Day, _ title: String) {
    lines.add("BEGIN:\(component)")
    lines.add("UID:", text: "\(name)@daybook")
    lines.add("DTSTAMP:\(CalendarLines.moment(stamp ?? Moment(day: min(day, today), time: .midnight)))Z")
    lines.add("SUMMARY:", text: title)
  }
}

extension ICalendar {
  /// Takes in what a day's file says of times and of what was done; days come in their order.
  private mutating func learn(_ record: DayRecord) {
    let ticks = record.winningTicks(of: configuration)
    for place in configuration.habits.indices where ticks[place].mark == .done {
      asking[place].take(doneOn: record.day)
    }
    usualTimes.take(record)
  }

  /// Whether a habit is neither paused on a day nor left out of it by its dates.
  private func holds(_ place: Int, on day: Day) -> Bool {
    configuration.isHeld(.habit(place), on: day) && !configuration.isPaused(.habit(place), on: day)
  }
}
