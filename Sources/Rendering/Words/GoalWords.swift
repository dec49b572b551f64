import Journal
import Reports

extension Words {
  /// A limit: `max 400 mg`; read aloud `at most 400 mg`.
  func atMost(_ amount: String) -> String {
    isAloud ? say("at most \(amount)", "nejvýše \(amount)") : say("max \(amount)", "max. \(amount)")
  }

  /// From one amount to another: `1,400–1,600 kcal`; read aloud `1,400 to 1,600 kcal`.
  func span(_ from: String, _ to: String) -> String {
    isAloud ? say("\(from) to \(to)", "\(from) až \(to)") : "\(from)\(glyphs.enDash)\(to)"
  }

  /// The part of a goal that is still to be done.
  func toGo(_ amount: String) -> String { say("\(amount) to go", Words.czechLeft(amount)) }

  /// The amount that was missing at the end of a day.
  func short(_ amount: String) -> String {
    // Of one, the verb in the past would show the gender of what is counted.
    let lacked = Words.isOne(amount) ? "chybí" : Words.isFew(amount) ? "chyběly" : "chybělo"
    return say("\(amount) short of the goal", "do cíle \(lacked) \(amount)")
  }

  /// By how much a limit is overrun.
  func over(_ amount: String) -> String { say("\(amount) over", "o \(amount) víc") }

  /// When there was the last of something.
  func last(at time: String) -> String { say("last \(at(time))", "naposledy \(at(time))") }

  /// Said of a goal that is reached.
  var goalReached: String { say("Goal reached!", "Cíl splněn!") }
  /// Said where nothing is asked for, as in a pause.
  var paused: String { say("paused", "přestávka") }
  /// Logs an amount, in a menu.
  func drinkOf(_ amount: String) -> String { say("Drink \(amount)", "Vypít \(amount)") }

  /// Where an even pace would be by now.
  func byNow(_ amount: String) -> String { say("By now \(amount)", "Touto dobou \(amount)") }
  /// How much more than that there is.
  func ahead(_ amount: String) -> String { say("\(amount) ahead", "náskok \(amount)") }
  /// How much less than that there is.
  func behind(_ amount: String) -> String { say("\(amount) behind", "skluz \(amount)") }
  /// Said where there is just as much.
  var onPace: String { say("right on pace", "přesně podle plánu") }

  /// The meaning of the mark on a bar.
  func paceLegend(_ mark: String) -> String {
    say("\(mark) an even pace by now", "\(mark) rovnoměrné tempo touto dobou")
  }

  /// The share that another measure's amounts count: all that was taken, if they are the same, else both. `number` is
  /// the whole number that `taken` begins with.
  func lent(_ counted: String, of taken: String, _ number: Int, from label: String) -> String {
    let czechTaken = "\(Words.czechOf(number)) \(taken)"
    if isAloud { return told(counted, of: taken, czechTaken, from: label) }
    return counted == taken
      ? say("+ \(counted) from \(label)", "+ \(counted) (\(label))")
      : say("+ \(counted) from \(label) (of \(taken))", "+ \(counted) \(czechTaken) (\(label))")
  }

  private func told(_ counted: String, of taken: String, _ czechTaken: String, from label: String) -> String {
    counted == taken
      ? say("\(counted) of it come from \(label).", "Započteno je i toto: \(label), \(counted).")
      : say(
        "\(counted) of it come from \(label), of which there were \(taken).",
        "Započteno je i toto: \(label), \(counted) \(czechTaken).")
  }

  /// The pace, read aloud.
  func pace(by now: String, ahead: String?, behind: String?) -> String {
    if let ahead {
      return say(
        "At an even pace it would be \(now) by now: \(ahead) ahead.",
        "Při rovnoměrném tempu by to touto dobou bylo \(now): náskok \(ahead).")
    }
    if let behind {
      return say(
        "At an even pace it would be \(now) by now: \(behind) behind.",
        "Při rovnoměrném tempu by to touto dobou bylo \(now): skluz \(behind).")
    }
    return say("That is an even pace.", "To je rovnoměrné tempo.")
  }

  /// Added to what was done of a weekly figure: of this week, or of that of another day.
  func inWeek(isThisWeek: Bool, isByThen: Bool = false) -> String {
    (isThisWeek ? say("this week", "tento týden") : say("that week", "za ten týden"))
      + (isByThen ? say(" by then", " do té doby") : "")
  }

  /// How it stands with a goal, read aloud; `total` is in the millionths that the target is in.
  func standing(_ state: State, of target: Target, total: Micros) -> String {
    switch state {
    case .met: target.isAtLeast ? say("reached", "splněno") : say("kept", "dodrženo")
    case .pending where target.isKept(by: total): say("within the goal so far", "zatím v mezích")
    case .pending: say("still open", "zatím nesplněno")
    case .missed where target.isOverrun(by: total): say("over the limit", "překročeno")
    case .partial, .missed: say("not reached", "nesplněno")
    case .skipped, .notDue, .unknown: name(of: state)
    }
  }
}
