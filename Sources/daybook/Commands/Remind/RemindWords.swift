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

  /// None of the programs that could show a reminder is there; the best stands first.
  func notifierMissing(_ names: [String]) -> String {
    say(
      "to show what it says it needs \(either(names)), which is not on the PATH",
      "aby bylo vidět, co říká, potřebuje \(either(names)), a to v PATH není")
  }

  /// The text on the button of a notification.
  var drinkButton: String { say("Drunk a cup", "Hrnek vypit") }

  /// Reminders are held back until a time of a day or, with nil, until the day is over.
  func silentUntil(_ time: TimeOfDay?, on day: Day, today: Day) -> String {
    guard let time else {
      return say(
        "silent for the rest of the day; 'daybook remind --on' speaks again",
        "do konce dne mlčí; zase promluví s „daybook remind --on“")
    }
    let clock = self.time(time)
    let date = shortDate(day.parts, showingYear: day.year != today.year)
    let until =
      switch day - today {
      case 0: clock
      case 1: say("\(clock) tomorrow", "zítra \(clock)")
      default: say("\(clock) on \(date)", "\(date) \(clock)")
      }
    return say(
      "silent until \(until); 'daybook remind --on' speaks again",
      "mlčí do \(until); zase promluví s „daybook remind --on“")
  }

  /// `--snooze` for longer than is remembered.
  func tooLongASilence(_ typed: String, mostHours: Int) -> String {
    say(
      "\(quoted(typed)) is longer than reminders can be held back; write at most \(mostHours)h, or 'daybook config remind off'",
      "\(quoted(typed)) je déle, než připomínky vydrží mlčet; napište nejvýš \(mostHours)h, nebo „daybook config remind off“"
    )
  }

  /// Reminders are no longer held back.
  var speaksAgain: String { say("reminders speak again", "připomínky se zase ozývají") }

  /// `--snooze` with what is no length of time.
  func notALength(_ typed: String) -> String {
    say(
      "\(quoted(typed)) is no length of time; write it as 30min, 1h or 1h30m",
      "\(quoted(typed)) není doba; napište třeba 30min, 1h nebo 1h30m")
  }

  /// Times at which nothing is said, those of habits with their titles.
  func silentTimes(_ times: [String]) -> String {
    let list = times.joined(separator: ", ")
    return say(
      "nothing is said at \(list), outside the active hours of daybook.conf",
      "\(list): nic se neozve, je to mimo aktivní hodiny v daybook.conf")
  }

  /// Reminders are not switched on.
  var remindersOff: String {
    say(
      "reminders are off, so it is silent; 'daybook config remind every 2h' switches them on",
      "připomínky jsou vypnuté, takže mlčí; zapne je „daybook config remind every 2h“")
  }
}
