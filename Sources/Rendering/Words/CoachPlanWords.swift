import Journal
import Reports

extension CoachPage {
  /// An advice about what is left of a day, and about the next one.
  func eveningSentence(_ advice: Advice.Evening, _ one: Phrasing) -> String {
    let open = openList
    let first = facts.first.map(name) ?? ""
    let excesses = words.listed(
      facts.excesses.map { configuration.measures[$0.measure].title.printable }, words.say("and", "a"))
    switch advice {
    case .dayBegins:
      return one(
        "The day has only begun, so there is nothing to close yet; ask again in the evening.",
        cs: "Den teprve začal a není ještě co uzavírat; zeptejte se večer.",
        or: "It is early to unwind: the day is still ahead of you.",
        cs: "Na uzavírání dne je brzy: máte ho teprve před sebou.")
    case .openAtNight:
      return one(
        "Left open: \(open). It may stay so.",
        cs: "Otevřené zůstává: \(open). Klidně ať.",
        or: "The day leaves this open: \(open). Let it.",
        cs: "Den nechává otevřené: \(open). Nechte to tak.")
    case .todayFirst:
      let next = facts.next.map(name) ?? ""
      return one(
        "First comes \(next).",
        cs: "Nejdřív přijde \(next).",
        or: "What comes first today: \(next).",
        cs: "Co je dnes první: \(next).")
    case .openStill:
      return one(
        "Still open: \(open). What takes a minute can still be done.",
        cs: "Ještě otevřené: \(open). Co zabere minutu, se dá ještě stihnout.",
        or: "The day leaves this open: \(open). Pick one, if any.",
        cs: "Den nechává otevřené: \(open). Vyberte si jedno, pokud vůbec.")
    case .openNothing:
      return one(
        "No box is left open: the day can be closed.",
        cs: "Žádné políčko nezůstalo otevřené: den se může zavřít.",
        or: "Every box has its mark; close the book.",
        cs: "Každé políčko má svou značku; zavřete deník.")
    case .letGoOfExcess:
      return one(
        "Let go of what went over (\(excesses)): one day decides nothing, and there is nothing to make up for.",
        cs: "Nechte být, co se přehouplo (\(excesses)): jeden den o ničem nerozhoduje a není co dohánět.",
        or: "Over the limit, and that is all there is to it: \(excesses). Tomorrow begins at nought.",
        cs: "Přes limit, a víc to neznamená: \(excesses). Zítra se začíná od nuly.")
    case .letGoOfRest:
      return one(
        "Let go of the rest: what is skipped on purpose is no failure, and the next page is blank.",
        cs: "Zbytek nechte být: co se vynechá záměrně, není selhání, a další stránka je čistá.",
        or: "What is not done by now may stay undone; nobody does it all.",
        cs: "Co teď není hotové, hotové být nemusí; nikdo nestihne všechno.")
    case .letGoOfNothing:
      return one(
        "There is nothing to let go of but the day itself.",
        cs: "Není co nechávat být, leda den samotný.",
        or: "Nothing went over and nothing is owed.",
        cs: "Nic se nepřehouplo a nic nedlužíte.")
    case .tomorrowFirst where !facts.hasDayBegun:
      return one(
        "After you have slept, first comes \(first).",
        cs: "Až se vyspíte, nejdřív přijde \(first).",
        or: "First in the morning: \(first).",
        cs: "Ráno nejdřív: \(first).")
    case .tomorrowFirst:
      return one(
        "Tomorrow begins with \(first).",
        cs: "Zítřek začíná takto: \(first).",
        or: "The first thing tomorrow: \(first).",
        cs: "Zítra nejdřív: \(first).")
    case .tomorrowFree:
      return one(
        "Nothing is planned for tomorrow.",
        cs: "Na zítřek nic naplánováno není.",
        or: "Tomorrow has no plan yet.",
        cs: "Zítřek zatím žádný plán nemá.")
    }
  }

  /// An advice about what is counted by the week.
  func weekSentence(_ advice: Advice.Week, _ one: Phrasing) -> String {
    let weekly = facts.mostOpenWeekly
    let name = weekly.map { configuration.title(of: $0.subject).printable } ?? ""
    let days = words.days(max(1, facts.coming.count))
    let left: String =
      switch (weekly?.week.tally, weekly?.subject) {
      case (.amount(let done, let goal), .measure(let measure)): amount(goal.figure - done, of: measure)
      case (.repetitions(let done, let quota), _): words.times(quota - done)
      default: words.times(0)
      }
    switch advice {
    case .weekOpen:
      let (included, withToday) = facts.isToday ? (", today included", " i s dneškem") : ("", "")
      return one(
        "\(name) has the most left this week: \(left) in \(days)\(included).",
        cs: "Nejvíc toho v týdnu zbývá tady: \(name), \(left) za \(days)\(withToday).",
        or: "Look after \(name) first: \(left) in the \(days) that are left.",
        cs: "Nejdřív myslete na tohle: \(name), \(left) za \(days), které zbývají.")
    case .weekDone:
      return one(
        "All that is counted by the week is done.",
        cs: "Všechno, co se počítá na týden, je hotové.",
        or: "The week's goals are met; the rest of it is yours.",
        cs: "Týdenní cíle jsou splněné; zbytek týdne je váš.")
    case .weekWithoutGoal:
      return one(
        "Nothing is counted by the week; 'habit read 3/week' or 'goal 20km/week' would be.",
        cs: "Na týden se nic nepočítá; „habit read 3/week“ nebo „goal 20km/week“ by se počítalo.",
        or: "The week has no goals of its own, so take it a day at a time.",
        cs: "Týden nemá vlastní cíle, berte ho tedy den po dni.")
    case .weekTraining:
      let list = words.listed(
        facts.coming.filter(\.isTraining).map { words.weekdayName($0.day.weekday.index) },
        words.say("and", "a"))
      return one(
        "Training days: \(list). Plan the meals around them.",
        cs: "Tréninkové dny: \(list). Jídlo plánujte podle nich.",
        or: "You train on: \(list); the days between are for rest.",
        cs: "Trénujete: \(list); dny mezi tím jsou na odpočinek.")
    case .weekProtein:
      let kcal = facts.nutrition(.kcal)
      let most = kcal?.target?.atMost.map { amount($0, of: kcal?.measure) }
      let limit = most.map {
        words.say(
          " in at most half of a day's \($0)", " a nemá víc než polovinu z denních \($0)")
      }
      return one(
        "For the shopping list, what of your own meals brings the most protein\(limit ?? ""):",
        cs: "Na nákupní seznam, co z vašich jídel přinese nejvíc bílkovin\(limit ?? ""):",
        or: "Cook one of these again, they bring the most protein of what you had\(limit ?? ""):",
        cs: "Uvařte zas něco z toho, co z vašich jídel přinese nejvíc bílkovin\(limit ?? ""):")
    }
  }

  /// The open things, as a list that stays within a sentence.
  private var openList: String {
    let names = facts.open.map(name)
    let shown = names.prefix(5).joined(separator: ", ")
    let more = names.count - 5
    return more > 0 ? shown + words.say(" and \(more) more", " a další (\(more))") : shown
  }
}
