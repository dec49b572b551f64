import Journal
import Rendering

extension Words {
  /// `start` of what runs already, and how it ends; `option` names its day where that is not today. Lines count from 0.
  func timerRuns(_ name: String, since: TimeOfDay, file: String, line: Int32, _ option: String) -> String {
    let place = "\(shown(file)):\(line + 1)"
    let command = inQuotes("daybook stop \(shellWord(name))\(option)")
    return say(
      "\(quoted(name)) has been running since \(time(since)) already, in \(place); \(command) ends it",
      "\(quoted(name)) už běží od \(time(since)) (\(place)); zastaví to \(command)")
  }

  /// `stop` where no timer runs.
  var noTimerRuns: String {
    say(
      "no timer is running; 'daybook start NAME' starts one, with a habit or a measure of time for NAME",
      "žádné stopky neběží; spustí je „daybook start JMÉNO“, kde JMÉNO je návyk nebo veličina času")
  }

  /// `start` at a time of today that is still to come.
  func startsLater(_ start: TimeOfDay, _ name: String) -> String {
    let command = inQuotes("daybook start \(shellWord(name)) \(start) --date \(say("yesterday", "včera"))")
    return say(
      "\(time(start)) is still to come today; if it began yesterday, write \(command)",
      "\(time(start)) dnes teprve přijde; pokud to začalo včera, napište \(command)")
  }

  /// `stop` at a time that is still to come.
  func endsLater(_ name: String, end: TimeOfDay) -> String {
    let command = inQuotes("daybook stop \(shellWord(name))")
    return say(
      "\(time(end)) is still to come; \(command) ends it now",
      "\(time(end)) teprve přijde; teď to zastaví \(command)")
  }

  /// Text behind what `stop` takes; `command` are the words before it.
  func textBehindStop(_ text: String, command: [String]) -> String {
    let command = inQuotes("daybook " + command.map(shellWord).joined(separator: " "))
    return say(
      "'stop' takes a name and a time, and \(quoted(text)) is none; write \(command), and text with 'start' or 'edit'",
      "„stop“ bere jméno a čas, a \(quoted(text)) není ani jedno; napište \(command), text přidá „start“ nebo „edit“"
    )
  }

  /// `stop` at a time before the start; lines count from 0.
  func endsBefore(_ name: String, since: TimeOfDay, end: TimeOfDay, file: String, line: Int32) -> String {
    let place = "\(shown(file)):\(line + 1)"
    return say(
      "\(time(end)) is before \(quoted(name)) began, \(at(time(since))) in \(place); write a later time",
      "\(time(end)) je dřív, než \(quoted(name)) začalo, \(at(time(since))) (\(place)); napište pozdější čas")
  }

  /// `stop` without a name where several run.
  func severalTimersRun(_ names: [String]) -> String {
    var told: [String] = []
    for name in names where !told.contains(name) { told.append(name) }
    let commands = language.alternatives(told.map { inQuotes("daybook stop \(shellWord($0))") })
    return say(
      "several timers are running; say which one: \(commands)",
      "běží více stopek; vyberte, které zastavit: \(commands)")
  }

  /// `stop` of what does not run.
  func timerDoesNotRun(_ name: String, others: [String]) -> String {
    if let other = others.last {
      let command = inQuotes("daybook stop \(shellWord(other))")
      return say(
        "\(quoted(name)) is not running, \(quoted(other)) is; \(command) ends that",
        "\(quoted(name)) neběží, ale \(quoted(other)) ano; zastaví to \(command)")
    }
    let command = inQuotes("daybook start \(shellWord(name))")
    return say(
      "\(quoted(name)) is not running; \(command) starts it", "\(quoted(name)) neběží; spustí to \(command)")
  }

  /// `start` of a measure that is not counted in time.
  func notMeasuredInTime(_ name: String, unit: String) -> String {
    let command = inQuotes(
      "daybook add \(shellWord(name)) \(shellWord(exampleAmount(unit, isTogether: true)))")
    return say(
      "\(quoted(name)) is not counted in time, so it has no timer; write how much it was, such as \(command)",
      "\(quoted(name)) se nepočítá v čase, takže stopky nemá; napište, kolik to bylo, třeba \(command)")
  }

  /// `stop` at the time of the start, or of what was started a day ago or more; lines count from 0.
  func noTimeBetween(
    _ name: String, since: TimeOfDay, hasGoneRound: Bool, file: String, line: Int32,
    _ option: String
  ) -> String {
    let place = "\(shown(file)):\(line + 1)"
    let remove = inQuotes("daybook remove \(line + 1)\(option)")
    if hasGoneRound {
      let command = inQuotes("daybook stop \(shellWord(name)) 00:30\(option)")
      return say(
        "\(quoted(name)) has been running for a day, since \(time(since)) in \(place); say when it ended, such as \(command), or take it out with \(remove)",
        "\(quoted(name)) běží už celý den, od \(time(since)) (\(place)); napište, kdy to skončilo, třeba \(command), nebo řádek odeberte pomocí \(remove)"
      )
    }
    return say(
      "\(quoted(name)) began \(at(time(since))) in \(place), so there is nothing to count yet; stop it a minute later, or take it out with \(remove)",
      "\(quoted(name)) začalo \(at(time(since))) (\(place)), takže ještě není co počítat; zastavte to o minutu později, nebo řádek odeberte pomocí \(remove)"
    )
  }
}
