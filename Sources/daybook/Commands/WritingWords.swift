import Journal
import Rendering

extension Words {
  /// A change that, read back, is not what was meant.
  var changeRefused: String {
    say(
      "nothing was changed: the line would not have read back as it was meant; write it in the file yourself",
      "nic se nezměnilo: řádek by se nepřečetl tak, jak byl myšlen; zapište ho do souboru sami")
  }

  /// A change after which another line of the day would count, or no longer, or as something else; `line` counts from 1.
  func readOtherwise(_ text: String, file: String, line: Int, of day: Day) -> String {
    let place = "\(shown(file)):\(line)"
    return say(
      "nothing was changed: \(place), \(quoted(text)), would be read otherwise, as code, comments, front matter or conflicts would begin or end elsewhere; \(edit(day)) opens the day",
      "nic se nezměnilo: \(place), \(quoted(text)), by se četl jinak, protože kód, komentář, úvodní pole nebo konflikt by začínaly či končily jinde; den otevře \(edit(day))"
    )
  }

  /// A line without which the front matter would begin or end elsewhere; it counts from 1.
  func endOfFields(_ line: Int, of day: Day) -> String {
    say(
      "line \(line) holds the front matter together, and was not changed; \(edit(day)) opens the day",
      "řádek \(line) drží pohromadě úvodní pole (front matter), proto se nezměnil; den otevře \(edit(day))")
  }

  private func edit(_ day: Day) -> String { inQuotes("daybook edit \(day)") }

  /// A command that changed files could not say all that it should; whoever runs it again would do it twice.
  var changeIsMade: String {
    say("the change is made all the same; do not repeat it", "změna je přesto provedena; neopakujte ji")
  }

  /// Files are changed, and what that may have earned could not be kept, for a reason.
  func badgesUnkept(_ reason: String, after count: Int) -> String {
    if count == 0 {
      return say("badges could not be kept: \(reason)", "odznaky se nepodařilo uložit: \(reason)")
    }
    return say(
      "the change is made, but badges could not be kept: \(reason)",
      "změna je provedena, ale odznaky se nepodařilo uložit: \(reason)")
  }

  /// A disk on which no program can keep others from writing at the same time.
  var noLocks: String {
    say(
      "the disk of this daybook has no file locks, so let only one program write to it at a time",
      "disk tohoto deníku nezná zámky souborů, ať do něj tedy nepíše víc programů zároveň")
  }

  /// Another program is writing for longer than a moment.
  var waitingForLock: String {
    say(
      "another program is writing to this daybook; waiting until it has finished",
      "do tohoto deníku právě píše jiný program; čeká se, až skončí")
  }

  /// The sentence of a command that found nothing to change.
  var nothingToChange: String { say("nothing to change", "není co měnit") }

  /// Said once, by the command whose entry reaches a goal: `Goal reached: Water, 2.5 l today. Well done!`
  ///
  /// `amount` is the total as it is printed, and `title` the measure's.
  func goalReached(_ amount: String, of title: String, on day: Day, today: Day) -> String {
    // Where the measure is kilocalories, the unit says it all.
    let what = amount.hasSuffix(title) ? amount : "\(shortened(title)), \(amount)"
    let when = self.when(day, today)
    return say("Goal reached: \(what) \(when). Well done!", "Cíl splněn: \(what) \(when). Výborně!")
  }

  /// When something happened, at the end of a sentence: `today`, `yesterday`, `on Jan 12, 2026`.
  private func when(_ day: Day, _ today: Day) -> String {
    switch today - day {
    case 0: say("today", "dnes")
    case 1: say("yesterday", "včera")
    default: say("on ", "") + shortDate(day.parts, showingYear: day.year != today.year)
    }
  }

  /// Said once, by the command that earns a badge, or that first keeps one that the days had earned before it:
  /// `New badge: First Sip. The first drink written down.`, `Badge earned on Jan 5: First Sip. …`
  func badgeEarned(_ title: String, _ story: String, on day: Day, today: Day) -> String {
    let head =
      day == today
      ? say("New badge", "Nový odznak")
      : say("Badge earned \(when(day, today))", "Odznak získaný \(when(day, today))")
    return "\(head): \(title). \(story)."
  }

  /// Why nothing can be remembered between runs, behind what cannot be: `: neither XDG_STATE_HOME nor HOME is set`.
  var noStateFolder: String {
    say(": neither XDG_STATE_HOME nor HOME is set", ": XDG_STATE_HOME ani HOME není nastaveno")
  }

  /// What a command was to keep for later cannot be kept.
  var notRemembered: String { say("this cannot be remembered", "nejde si to zapamatovat") + noStateFolder }

  /// A change is made and cannot be taken back, with the reason that a file gave, or none without a state folder.
  func undoUnavailable(_ trouble: FileTrouble?) -> String {
    guard let trouble else {
      return say(
        "the change is made, but 'undo' will not know it", "změna je provedena, ale „undo“ o ní nebude vědět")
        + noStateFolder
    }
    let (path, why) = (shown(trouble.path.description), reason(trouble.kind))
    return say(
      "the change is made, but 'undo' will not know it: \(path) cannot be written: \(why)",
      "změna je provedena, ale „undo“ o ní nebude vědět: \(path) nejde zapsat: \(why)")
  }

  /// The result of the proof before the first write to a daybook that daybook did not make.
  func provedFirst(_ paths: [String], lines count: Int) -> String {
    let lines = lines(count)
    guard paths.count == 1, let path = paths.first else {
      return say(
        "first change here: \(files(paths.count)) checked, \(lines), nothing lost",
        "první změna tady: \(czech(paths.count, "ověřen", "ověřeny", "ověřeno")) \(files(paths.count)), \(lines) beze ztráty"
      )
    }
    return say(
      "first change here: \(shown(path)) checked, \(lines), nothing lost",
      "první změna tady: \(shown(path)) ověřen, \(lines) beze ztráty")
  }

  /// The notice for a person about a change that cannot be taken back; nil if it can.
  func notice(of cover: UndoCover) -> String? {
    switch cover {
    case .recorded: nil
    case .noStateFolder: undoUnavailable(nil)
    case .unavailable(let trouble): undoUnavailable(trouble)
    }
  }
}
