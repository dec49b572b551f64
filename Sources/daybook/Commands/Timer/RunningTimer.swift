import Journal
import Rendering
import Reports

/// A timer that runs, and the day in whose file it stands.
struct RunningTimer {
  let day: Day
  let path: String
  let timer: Timer
}

extension Daybook {
  /// The timers that run in the file of a day, and in that of the day before, which may have gone on over midnight; the
  /// oldest first. One that begins later today does not run yet.
  func runningTimers(asOf day: Day, now: Moment) throws(CommandError) -> [RunningTimer] {
    var running: [RunningTimer] = []
    for day in Set([day - 1, day]).sorted() { running += try telling(.reading, timersRunning(on: day)) }
    return running.filter { hasBegun($0.timer, on: $0.day, now: now) }
  }

  /// Whether a timer in the file of a day runs by now: one of today may begin later.
  func hasBegun(_ timer: Timer, on day: Day, now: Moment) -> Bool {
    day != today || timer.minutes(from: day, until: now, on: today, dayStarts: configuration.dayStarts) >= 0
  }

  /// The timers that run in the file of a day, which a listing tells of, if there is one.
  func timersRunning(on day: Day, listedIn index: DayIndex? = nil) throws(FileTrouble) -> [RunningTimer] {
    guard let found = try found(day, listedIn: index) else { return [] }
    var interpreter = interpreter
    return interpreter.read(found.file, of: day).record.timers.map {
      RunningTimer(day: day, path: found.path, timer: $0)
    }
  }

  /// The habit or measure of time that some words begin with, by the longest name, and the words behind it.
  func timed(_ words: [String]) throws(CommandError) -> (subject: Reference, rest: [String]) {
    let vocabulary = Vocabulary(configuration)
    if let (subject, count) = vocabulary.subject(beginning: words[...]) {
      switch subject {
      case .habit(let place):
        let habit = configuration.habits[place]
        if let derivation = habit.derivation {
          let configuration = configuration
          throw CommandError { $0.derivedHabit(habit.name, derivation, configuration, verb: "done") }
        }
      case .measure(let place):
        let measure = configuration.measures[place]
        guard measure.unit.kind == .time else {
          throw CommandError { $0.notMeasuredInTime(measure.name, unit: measure.unit.name) }
        }
      }
      return (subject, Array(words.dropFirst(count)))
    }
    throw CommandError(unknown: words[0], near: vocabulary.near(words[0]))
  }
}
