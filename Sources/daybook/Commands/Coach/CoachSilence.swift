import Rendering

/// Why the command of `coach` did not answer.
enum CoachSilence: Error, Hashable {
  /// It was not allowed on this machine.
  case notAllowed
  /// It is no command, or there is no such program.
  case noProgram
  case failed
  /// It took longer than so many seconds.
  case tooLong(seconds: Int)
  /// It printed nothing.
  case silent
}

extension Words {
  /// The line on standard error where the rules answer in place of the command.
  func coachByRules(_ silence: CoachSilence) -> String {
    let reason =
      switch silence {
      case .notAllowed:
        say(
          "the coach command of this daybook is not allowed on this machine ('daybook config allow' allows it)",
          "příkaz coach tohoto deníku není na tomto počítači povolen (povolí ho „daybook config allow“)")
      case .noProgram: say("the coach command cannot be run", "příkaz coach nejde spustit")
      case .failed: say("the coach command failed", "příkaz coach selhal")
      case .tooLong(let seconds):
        say(
          "the coach command took longer than \(number(seconds)) seconds",
          "příkaz coach trval déle než \(number(seconds)) sekund")
      case .silent: say("the coach command said nothing", "příkaz coach nic neřekl")
      }
    return say("\(reason), so the built-in rules answer", "\(reason), odpovídají tedy vestavěná pravidla")
  }

  /// A word after `coach plan` that is no plan.
  var notAPlan: String {
    say(
      "after 'coach plan' write 'out', 'today' or 'week', then what you like",
      "za „coach plan“ napište „out“ (ven), „today“ (dnes) nebo „week“ (týden) a pak cokoli")
  }
}
