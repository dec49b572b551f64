import Journal
import Reports

/// Habits and reminders as a calendar, RFC 5545: `export --format ics`.
///
/// A habit with a time is an event at its time, in the person's own clock wherever they are; one without is a to-do of
/// the day. There are those that were done or skipped, and from today on those that are due, which have an alarm. The
/// configured reminders are daily events of the first measure that has a goal to be reached. No habit's text leaves
/// the daybook. Nothing tells when it was made, so that the same days give the same bytes.
package struct ICalendar: RecordExport {
  package var bytes: ContiguousArray<UInt8> {
    get { lines.bytes }
    set { lines.bytes = newValue }
  }

  private var lines = CalendarLines()
  private let configuration: Configuration
  private let period: Period
  private let today: Day
  private let stamp: Moment?
  private let chosen: Set<Reference>?
  private var next: Day
  private var usualTimes: UsualTimes
  private var asking: [Asking]

  /// Begins a calendar of a period's days. Days before it may be added too: they tell usual times.
  ///
  /// `stamp` is the time that `--now` gives, taken as UTC; without it an event is stamped with its own day or, if
  /// that is yet to come, with today. With `subjects` only they are in it.
  package init(
    _ configuration: Configuration, over period: Period, today: Day, stamp: Moment?,
    of subjects: [Reference]? = nil
  ) {
    (self.configuration, self.period, self.today, self.stamp) = (configuration, period, today, stamp)
    chosen = subjects.map { Set($0) }
    next = period.from
    usualTimes = UsualTimes(configuration)
    asking = configuration.habits.map { Asking($0) }
    lines.beginCalendar()
  }

  package mutating func add(_ record: DayRecord) {
    while next < record.day, next <= period.to { addHabits(of: DayRecord(day: next)) }
    if next == record.day, next <= period.to { addHabits(of: record) }
    learn(record)
  }

  package mutating func finish() {
    while next <= period.to { addHabits(of: DayRecord(day: next)) }
    addReminders()
    lines.add("END:VCALENDAR")
  }

  /// Adds the habits of the next day, and moves on.
  private mutating func addHabits(of record: DayRecord) {
    // What is made of others is nothing to do by itself.
    let ticks = record.winningTicks(of: configuration)
    for (place, habit) in configuration.habits.enumerated() where habit.derivation == nil {
      if let chosen, !chosen.contains(.habit(place)) { continue }
      let tick = ticks[place]
      let isAhead = record.day >= today
      guard tick.mark > .open || isAhead && (tick.mark == .open || asks(for: place, on: record.day))
      else { continue }
      add(habit, on: record.day, tick.mark, at: tick.time ?? usualTimes.time(of: place, on: record.day))
    }
    next = next + 1
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

  /// Adds the reminders from today on: a daily event for each time, left out on the days of a pause.
  private mutating func addReminders() {
    guard let measure = configuration.leadingMeasure,
      configuration.measures[measure].goals.contains(where: {
        if case .atLeast = $0.bound { true } else { false }
      }), chosen?.contains(.measure(measure)) ?? true, period.to >= today
    else { return }
    let days = max(period.from, today)...period.to
    let title = configuration.measures[measure].title
    for time in configuration.reminderTimes {
      begin(
        "VEVENT", "\(configuration.measures[measure].name)-\(time.description.without(":"))",
        today, title)
      lines.add("DTSTART:\(CalendarLines.moment(Moment(day: days.lowerBound, time: time)))")
      lines.add("RRULE:FREQ=DAILY;COUNT=\(days.count)")
      for day in days where configuration.isPaused(.measure(measure), on: day) {
        lines.add("EXDATE:\(CalendarLines.moment(Moment(day: day, time: time)))")
      }
      lines.add("TRANSP:TRANSPARENT")
      lines.addAlarm(title)
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

  /// Whether a day asks for a habit. A weekly quota asks for no single day.
  private mutating func asks(for place: Int, on day: Day) -> Bool {
    configuration.isHeld(.habit(place), on: day) && !configuration.isPaused(.habit(place), on: day)
      && asking[place].asks(on: day)
  }
}

extension Configuration {
  /// The times of day at which reminders may speak, in order: as configured, or every so often in the active hours.
  fileprivate var reminderTimes: [TimeOfDay] {
    switch remind.rhythm {
    case .off: []
    case .at(let times): times.filter { activeMinutes.contains($0.minutes(sinceStart: dayStarts)) }.sorted()
    case .every(let minutes):
      stride(from: 0, to: active.from.minutes(until: active.to), by: max(minutes, 1)).map {
        TimeOfDay(minutes: Int(active.from.minutes) + $0)
      }
    }
  }
}
