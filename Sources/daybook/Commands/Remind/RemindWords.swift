import Journal
import Rendering

extension Words {
  /// The memory of reminders could not be written, so that they may repeat themselves.
  func remindersForgotten(_ reason: FileTrouble.Kind) -> String {
    say(
      "what was said cannot be kept (\(self.reason(reason))), so it may be said again; --stateless says nothing of this",
      "co zaznělo, nejde uložit (\(self.reason(reason))), a může tedy zaznít znovu; --stateless o tom mlčí")
  }

  /// The description of a unit, in the unit itself.
  var reminderUnit: String { say("daybook reminders", "Připomínky z deníku") }

  /// Stands before the commands that put a unit in place.
  var putInPlace: String { say("to put it in place:", "do chodu ji uvedou tyto příkazy:") }

  /// None of the programs that could show a reminder is there; the best stands first.
  func notifierMissing(_ names: [String]) -> String {
    say(
      "to show what it says it needs \(either(names)), which is not on the PATH",
      "aby bylo vidět, co říká, potřebuje \(either(names)), a to v PATH není")
  }

  /// The system that a unit is for does not seem to be there.
  func schedulerMissing(_ name: String, program: String) -> String {
    say(
      "\(name) does not seem to be on this machine: \(quoted(program)) is not on the PATH",
      "\(name) na tomto stroji zřejmě není: \(quoted(program)) není v PATH")
  }

  /// Reminders are not switched on.
  var remindersOff: String {
    say(
      "reminders are off in daybook.conf, so it will be silent; 'daybook config remind every 2h' switches them on",
      "připomínky jsou v daybook.conf vypnuté, takže bude mlčet; zapne je „daybook config remind every 2h“")
  }

  /// A path with control characters in it, or that is no UTF-8.
  func notForAUnit(_ path: String) -> String {
    say(
      "\(quoted(path)) cannot be written into a unit: its name has control characters, or is not UTF-8",
      "\(quoted(path)) nejde zapsat do jednotky: jeho název má řídicí znaky, nebo není v UTF-8")
  }
}
