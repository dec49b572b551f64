import Interchange
import Journal
import Rendering

/// Why a day's total was not acknowledged.
enum PushFailure: Hashable, Sendable {
  /// The command ended with another status than 0.
  case status(Int)
  /// A signal ended it.
  case signal(Int)
  /// It took longer than so many seconds.
  case timedOut(seconds: Int)
  /// It could not be started.
  case notStarted(FileTrouble.Kind)
}

extension Words {
  /// `push` in a daybook whose configuration has no such command.
  var noPushCommand: String {
    say(
      "daybook.conf has no push command; a line such as push \"curl -fsS --json @- https://example.org/water\" says where totals go",
      "v daybook.conf není příkaz push; kam součty posílat, určí třeba řádek push \"curl -fsS --json @- https://example.org/water\""
    )
  }

  /// A configured command that cannot be taken apart.
  func notACommand(_ text: String, of key: String) -> String {
    say(
      "the \(key) command \(quoted(text)) has a quote that is not closed",
      "příkaz \(key) \(quoted(text)) má neuzavřenou uvozovku")
  }

  /// A configured command whose program is nowhere to be found.
  func noProgram(_ name: String, of key: String) -> String {
    say(
      "\(quoted(name)), which daybook.conf names as the \(key) command, is not on the PATH, or may not be run",
      "\(quoted(name)), které daybook.conf uvádí jako příkaz \(key), není v PATH, nebo nejde spustit")
  }

  /// A configured command that nobody allowed.
  func notAllowed(_ key: String, _ command: String) -> String {
    say(
      "the \(key) command \(inQuotes(command)) is not allowed on this machine; if you trust it, 'daybook config allow' allows it",
      "příkaz \(key) \(inQuotes(command)) není na tomto počítači povolen; pokud mu věříte, povolí ho „daybook config allow“"
    )
  }

  /// `push` in a daybook that does not know what is to be sent.
  var nothingToPush: String {
    say(
      "push sends what was drunk, and no measure of a volume in daybook.conf is called water or has a goal; 'push' in the line of any other measure sends that",
      "push posílá, kolik se vypilo, a žádná objemová veličina v daybook.conf se nejmenuje voda ani nemá cíl; jinou veličinu pošle slovo „push“ na jejím řádku"
    )
  }

  /// Nothing is sent while lines of the configuration do not count.
  var pushHeldByConfiguration: String {
    say(
      "nothing is sent: daybook.conf has errors, so that totals may be wrong; 'daybook check' names them",
      "nic se neposlalo: daybook.conf má chyby, takže součty nemusí sedět; vypíše je „daybook check“")
  }

  /// Days that are not sent since some of their lines do not count.
  func pushHolds(_ days: [Day]) -> String {
    say(
      "\(self.days(days.count)) \(days.count == 1 ? "is" : "are") held for errors: \(some(days)); 'daybook check' names them",
      "kvůli chybám se \(czech(days.count, "nepošle", "nepošlou", "nepošle")) \(self.days(days.count)): \(some(days)); vypíše je „daybook check“"
    )
  }

  /// Days that were sent and would now be sent as nothing.
  func pushWouldEmpty(_ days: [Day]) -> String {
    say(
      "\(self.days(days.count)) that were sent before would become 0, as after a change of a name in daybook.conf: \(some(days)); 'daybook push --all' sends them",
      "nula by nahradila už odeslané součty (\(self.days(days.count))), jako po změně jména v daybook.conf: \(some(days)); pošle ji „daybook push --all“"
    )
  }

  private func some(_ days: [Day]) -> String {
    days.prefix(3).map(\.description).joined(separator: ", ") + (days.count > 3 ? ", \(glyphs.ellipsis)" : "")
  }

  /// The command is another one than the days that were sent went to.
  func newReceiver(_ count: Int, before command: String) -> String {
    say(
      "\(days(count)) went to another command, \(quoted(command)), and not to this one; 'daybook push --all' sends them",
      "\(days(count)) dostal jiný příkaz, \(quoted(command)), a ne tento; pošle je „daybook push --all“")
  }

  /// The folder has another name than when its days were sent.
  func pushKnowsAgain(_ folder: String) -> String {
    say(
      "this folder was \(quoted(folder)); what was sent from there is not sent again",
      "tato složka byla \(quoted(folder)); co se poslalo odtud, se znovu neposílá")
  }

  /// The description of a unit, in the unit itself.
  var pushUnit: String { say("daybook push", "Odesílání z deníku") }

  /// Neither of the variables that lead to the state folder is set.
  var noStateForPush: String {
    say("what was sent cannot be remembered", "nejde si zapamatovat, co se odeslalo") + noStateFolder
  }

  /// Another `push` is at work.
  var pushIsRunning: String {
    say("another push is running; nothing was sent by this one", "jiný push právě běží; tento nic neposlal")
  }

  /// Nothing differs from what was acknowledged.
  var nothingWaits: String {
    say("nothing waits: every total has been sent", "nic nečeká: všechny součty jsou odeslané")
  }

  /// A total in millionths of its unit, as a list has it: `1.25 l`, `protein 60 g`.
  func pushed(_ micros: Micros, of kind: DayTotal.Kind) -> String {
    let unit = kind.unit.name.isEmpty ? "" : " " + kind.unit.name
    return (kind.isWater ? "" : shortened(kind.type) + " ") + number(micros: micros) + unit
  }

  /// A day's total that was not acknowledged, by the command's program.
  func pushFailed(_ day: Day, _ program: String, _ failure: PushFailure) -> String {
    let command = shortened(program)
    let reason =
      switch failure {
      case .status(let status):
        say("\(command) ended with status \(status)", "\(command) skončil se stavem \(status)")
      case .signal(let signal):
        say("\(command) was ended by signal \(signal)", "\(command) ukončil signál \(signal)")
      case .timedOut(let seconds):
        say(
          "\(command) took longer than \(seconds) seconds", "\(command) běžel déle než \(seconds) sekund")
      case .notStarted(let reason):
        say(
          "\(command) cannot be started: \(self.reason(reason))",
          "\(command) nejde spustit: \(self.reason(reason))")
      }
    return say("\(day) was not taken: \(reason)", "\(day) nebylo převzato: \(reason)")
  }

  /// How many days wait, and until when, if it is not the next run that sends them.
  func pushWaits(_ count: Int, until next: Moment?, now: Moment) -> String {
    let form = czech(count, "čeká", "čekají", "čeká")
    guard let next else {
      return say(
        "\(days(count)) \(count == 1 ? "waits" : "wait") for the next push",
        "na příští push \(form) \(days(count))")
    }
    let time = moment(next, now: now)
    return say(
      "\(days(count)) \(count == 1 ? "waits" : "wait"); the next try is at \(time)",
      "\(form) \(days(count)); příští pokus: \(time)")
  }

  /// The state of a total that waits, in a list: how often it failed and until when it waits, what else was given
  /// away without an answer, or what was acknowledged before.
  func pushState(
    of kind: DayTotal.Kind, acknowledged: Micros, failures: Int, unanswered: Micros?, until next: Moment?,
    now: Moment
  ) -> String {
    if failures > 0 {
      let often = say("failed \(times(failures))", "\(times(failures)) neúspěšně")
      return often + (next.map { say("; next try at ", "; příští pokus: ") + moment($0, now: now) } ?? "")
    }
    if let unanswered {
      return say(
        "\(pushed(unanswered, of: kind)) may have arrived", "možná dorazilo \(pushed(unanswered, of: kind))")
    }
    if acknowledged != 0 {
      return say("was \(pushed(acknowledged, of: kind))", "dříve \(pushed(acknowledged, of: kind))")
    }
    return say("not sent yet", "dosud neposláno")
  }

  /// An acknowledgement that could not be noted.
  func acknowledgementLost(_ day: Day, _ trouble: FileTrouble) -> String {
    say(
      "\(day) was taken, but that cannot be kept, so it will be sent again: ",
      "\(day) bylo převzato, ale nejde to uložit, takže se pošle znovu: ")
      + fileTrouble(trouble, .writing)
  }

  /// A time of today, else with its date.
  private func moment(_ moment: Moment, now: Moment) -> String {
    (moment.day == now.day ? "" : "\(moment.day) ") + time(Int(moment.time.minutes))
  }
}
