import Journal
import Reports

extension CoachPage {
  /// An advice as a sentence, in the phrasing that it is said in.
  func sentence(_ saying: Saying) -> String {
    /// The first phrasing or the second, in English and in Czech.
    func one(_ first: (String, String), _ second: (String, String)) -> String {
      let chosen = saying.phrasing == 0 ? first : second
      return words.say(chosen.0, chosen.1)
    }
    let text: String? =
      switch saying.advice {
      case .declareSleep, .sleepUnwritten, .sleepWithoutGoal, .sleepShort, .sleepMet, .sleepTonight:
        sleepSentence(saying.advice, one)
      case .declareHabits, .nothingDue, .allDone, .habitLate, .habitNext, .goalsOpen, .dayStood:
        habitSentence(saying.advice, one)
      case .declareTraining, .trainingOpen, .trainingDone, .trainingSkipped, .trainingChangesGoal, .drinkLeft,
        .drinkMet:
        trainingSentence(saying.advice, one)
      case .openStill, .openNothing, .letGoOfExcess, .letGoOfRest, .letGoOfNothing, .tomorrowFirst,
        .tomorrowFree, .dayIsOver:
        eveningSentence(saying.advice, one)
      case .weekOpen, .weekDone, .weekWithoutGoal, .weekTraining, .weekProtein:
        weekSentence(saying.advice, one)
      default: foodSentence(saying.advice, one)
      }
    return text ?? ""
  }

  /// Chooses between two phrasings, each in English and in Czech.
  typealias Choice = (_ first: (String, String), _ second: (String, String)) -> String

  private func sleepSentence(_ advice: Advice, _ one: Choice) -> String {
    let slept = amount(facts.sleep?.total, of: facts.sleep?.measure)
    let goal = amount(facts.sleep?.target?.atLeast, of: facts.sleep?.measure)
    switch advice {
    case .declareSleep:
      return one(
        (
          "Sleep comes first, and daybook.conf does not name it yet: 'measure sleep unit h' and a goal of your own are enough.",
          "Spánek je první na řadě a v daybook.conf zatím není: stačí „measure sleep unit h“ a váš vlastní cíl."
        ),
        (
          "About your sleep I know nothing; with 'measure sleep unit h' in daybook.conf it could be written down.",
          "O vašem spánku nic nevím; s „measure sleep unit h“ v daybook.conf by se dal zapisovat."
        ))
    case .sleepUnwritten:
      return one(
        (
          "No sleep is written down for this day; a line such as 'sleep 23:00-06:30' is enough.",
          "Spánek v tomto dni zapsaný není; stačí řádek jako „sleep 23:00-06:30“."
        ),
        (
          "How you slept is not in this day's file, so I pass no judgement on it.",
          "Jak jste spali, v souboru tohoto dne není, a tak o tom nesoudím."
        ))
    case .sleepWithoutGoal:
      return one(
        (
          "You slept \(slept); a goal for sleep in daybook.conf would say whether that is enough for you.",
          "Spánek: \(slept); jestli vám to stačí, by řekl cíl spánku v daybook.conf."
        ),
        (
          "Sleep: \(slept). Without a goal of your own I call it neither good nor bad.",
          "Naspáno máte \(slept). Bez vašeho vlastního cíle to nechválím ani nehaním."
        ))
    case .sleepShort:
      return one(
        (
          "You slept \(slept) of \(goal): take the day gently, and let the evening end a little earlier.",
          "Naspáno máte \(slept) \(czechOf(facts.sleep?.target?.atLeast)) \(goal): berte den zlehka a večer ukončete o něco dřív."
        ),
        (
          "A short night, \(slept) instead of \(goal): rest comes before everything else on the list today.",
          "Krátká noc, \(slept) místo \(goal): odpočinek má dnes přednost před vším ostatním."
        ))
    case .sleepMet:
      return one(
        (
          "You slept \(slept): that is the best start there is.",
          "Naspáno máte \(slept): lépe den začít nejde."
        ),
        (
          "The night was long enough, \(slept); the rest is easier for it.",
          "Noc byla dost dlouhá, \(slept); všechno ostatní pak jde snáz."
        ))
    default:
      return one(
        (
          "Give tonight its \(goal): that is where most of the recovery happens.",
          "Dopřejte dnešní noci \(goal): tam se tělo zotaví nejvíc."
        ),
        (
          "And keep \(goal) of sleep free; nothing else recovers as much.",
          "A nechte si \(goal) na spánek; nic jiného neobnoví sílu tolik."
        ))
    }
  }

  private func habitSentence(_ advice: Advice, _ one: Choice) -> String {
    let count = facts.report.count
    let some = words.some(count.met, of: count.due)
    let late = facts.late.map(name) ?? ""
    let next = facts.next.map(name) ?? ""
    switch advice {
    case .declareHabits:
      return one(
        (
          "Nothing is tracked yet; 'daybook init' asks a few questions and begins.",
          "Zatím se nic nesleduje; „daybook init“ se na pár věcí zeptá a začne."
        ),
        (
          "There is nothing to look after yet: a line such as 'habit breakfast 10:30' in daybook.conf is a start.",
          "Zatím není co hlídat: na začátek stačí v daybook.conf řádek jako „habit breakfast 10:30“."
        ))
    case .nothingDue:
      return one(
        ("Nothing is asked of this day; enjoy it.", "Tento den po vás nic nechce; užijte si ho."),
        (
          "No habit is due: a free day is a good day too.",
          "Žádný návyk není na řadě: i volný den je dobrý den."
        ))
    case .allDone:
      return one(
        (
          "Everything is done: there is nothing left to prove today.",
          "Všechno je hotovo: dnes už nemusíte nic dokazovat."
        ),
        ("That is the whole list. Well done!", "To je celý seznam. Výborně!"))
    case .habitLate:
      return one(
        (
          "\(some) done; \(late) has had its time: do it now, or skip it on purpose.",
          "Hotovo \(some); čas už má za sebou \(late): udělejte to teď, nebo to záměrně vynechte."
        ),
        (
          "\(late) is still open. One thing at a time; with it behind you the day stands better than \(some).",
          "\(late): pořád otevřeno. Jedno po druhém; s tímhle za sebou bude den lepší než \(some)."
        ))
    case .habitNext:
      return one(
        ("\(some) done, and next comes \(next).", "Hotovo \(some) a teď je na řadě \(next)."),
        (
          "You are on your way with \(some); keep an eye on \(next).",
          "Jste na cestě, \(some); nezapomeňte na \(next)."
        ))
    case .goalsOpen:
      return one(
        (
          "\(some) done; the habits are all ticked, and what is left are goals that the day still fills.",
          "Hotovo \(some); návyky jsou odškrtnuté a zbývají cíle, které den teprve naplní."
        ),
        (
          "The boxes are done; only goals are open, \(some) so far.",
          "Políčka jsou hotová; otevřené jsou už jen cíle, zatím \(some)."
        ))
    default:
      return one(
        ("That day stood at \(some).", "Ten den skončil na \(some)."),
        (
          "\(some) were met on that day, and it is written.",
          "V ten den bylo splněno \(some), a je to zapsáno."
        ))
    }
  }

  private func trainingSentence(_ advice: Advice, _ one: Choice) -> String {
    let title = facts.training.map { configuration.habits[$0.habit].title.printable } ?? ""
    let drink = facts.drink
    let left = amount(drink?.remaining, of: drink?.measure)
    let drunk = amount(drink?.total, of: drink?.measure)
    switch advice {
    case .declareTraining:
      return one(
        (
          "No habit stands for training yet: with 'habit workout' in daybook.conf it would count.",
          "Zatím tu není návyk, který by znamenal trénink: s „habit workout“ v daybook.conf by se počítal."
        ),
        (
          "daybook.conf has no training that I know; 'habit workout' is enough for the next one to count.",
          "Trénink, který bych poznal, v daybook.conf není; aby se příští počítal, stačí „habit workout“."
        ))
    case .trainingOpen:
      return one(
        (
          "\(title) is not ticked; 'daybook coach workout ran 5km' writes it down in your words.",
          "\(title): neodškrtnuto; vašimi slovy to zapíše třeba „daybook coach workout běh 5km“."
        ),
        (
          "There is no training on this day yet. Whatever you did, tell it after 'coach workout' and it is in.",
          "V tomto dni zatím žádný trénink není. Cokoli jste dělali, napište za „coach workout“ a bude to tu."
        ))
    case .trainingDone:
      return one(
        (
          "\(title): done, well done. Now for what recovery needs.",
          "\(title): hotovo, výborně. Teď ještě zotavení."
        ),
        (
          "That one is in the book. The other half of training is what comes after it.",
          "Tenhle je zapsaný. Druhá polovina tréninku je to, co přijde po něm."
        ))
    case .trainingSkipped:
      return one(
        (
          "No training is asked of this day: rest is a part of it too.",
          "Tento den po vás trénink nechce: i odpočinek k němu patří."
        ),
        ("A day of rest. It counts as what it is.", "Den odpočinku. Počítá se jako to, čím je."))
    case .trainingChangesGoal:
      let goals = facts.changedByTraining.compactMap { nutrition in
        nutrition.trainingTarget.map {
          screen.aloud.goal($0, in: configuration.measures[nutrition.measure].unit)
        }
      }
      let list = words.listed(goals, words.say("and", "a"))
      return one(
        (
          "With the training done (\(title)), the goal becomes \(list).",
          "S hotovým tréninkem (\(title)) bude cíl \(list)."
        ),
        (
          "If the training comes (\(title)), the day's goal is \(list) instead.",
          "Pokud na trénink dojde (\(title)), je cíl dne místo toho \(list)."
        ))
    case .drinkLeft:
      return one(
        ("To drink: \(left) until the day's goal, in peace.", "K pití: do dnešního cíle \(left), v klidu."),
        ("Still to drink: \(left), a little at a time.", "Ještě vypít: \(left), pomalu a postupně."))
    default:
      return one(
        ("You have drunk enough, \(drunk).", "Vypito máte dost, \(drunk)."),
        ("The drinking is done for the day: \(drunk).", "Pití je na dnešek splněné: \(drunk)."))
    }
  }

  private func eveningSentence(_ advice: Advice, _ one: Choice) -> String {
    let open = openList
    let first = facts.first.map(name) ?? ""
    let excesses = words.listed(
      facts.excesses.map { configuration.measures[$0.measure].title.printable }, words.say("and", "a"))
    switch advice {
    case .openStill:
      return one(
        (
          "Still open: \(open). What takes a minute can still be done.",
          "Ještě otevřené: \(open). Co zabere minutu, se dá ještě stihnout."
        ),
        (
          "The day leaves this open: \(open). Pick one, if any.",
          "Den nechává otevřené: \(open). Vyberte si jedno, pokud vůbec."
        ))
    case .openNothing:
      return one(
        (
          "No box is left open: the day can be closed.",
          "Žádné políčko nezůstalo otevřené: den se může zavřít."
        ),
        ("Every box has its mark; close the book.", "Každé políčko má svou značku; zavřete deník."))
    case .letGoOfExcess:
      return one(
        (
          "Let go of what went over (\(excesses)): one day decides nothing, and there is nothing to make up for.",
          "Nechte být, co se přehouplo (\(excesses)): jeden den o ničem nerozhoduje a není co dohánět."
        ),
        (
          "Over the limit, and that is all there is to it: \(excesses). Tomorrow begins at nought.",
          "Přes limit, a víc to neznamená: \(excesses). Zítra se začíná od nuly."
        ))
    case .letGoOfRest:
      return one(
        (
          "Let go of the rest: what is skipped on purpose is no failure, and the next page is blank.",
          "Zbytek nechte být: co se vynechá záměrně, není selhání, a další stránka je čistá."
        ),
        (
          "What is not done by now may stay undone; nobody does it all.",
          "Co teď není hotové, hotové být nemusí; nikdo nestihne všechno."
        ))
    case .letGoOfNothing:
      return one(
        ("There is nothing to let go of but the day itself.", "Není co nechávat být, leda den samotný."),
        ("Nothing went over and nothing is owed.", "Nic se nepřehouplo a nic nedlužíte."))
    case .tomorrowFirst:
      return one(
        ("Tomorrow begins with \(first).", "Zítřek začíná takto: \(first)."),
        (
          "The first thing tomorrow: \(first). Until then, sleep.",
          "Zítra první věc: \(first). Do té doby spěte."
        ))
    case .tomorrowFree:
      return one(
        ("Nothing is planned for tomorrow. Sleep well.", "Na zítřek nic naplánováno není. Dobrou noc."),
        ("Tomorrow asks for nothing yet; good night.", "Zítřek zatím nic nechce; dobře se vyspěte."))
    default:
      return one(
        (
          "That day is over; ask about today or a day to come.",
          "Ten den už skončil; zeptejte se na dnešek nebo na den, který přijde."
        ),
        ("There is nothing left to plan on a day that is past.", "V minulém dni už není co plánovat."))
    }
  }

  private func weekSentence(_ advice: Advice, _ one: Choice) -> String {
    let weekly = facts.mostOpenWeekly
    let name = weekly.map { configuration.title(of: $0.subject).printable } ?? ""
    let days = words.days(max(1, facts.coming.count))
    let left: String =
      switch (weekly?.week.tally, weekly?.subject) {
      case (.amount(let done, let goal), .measure(let measure)): amount(goal - done, of: measure)
      case (.repetitions(let done, let quota), _): words.times(quota - done)
      default: words.times(0)
      }
    switch advice {
    case .weekOpen:
      return one(
        (
          "\(name) has the most left this week: \(left) in \(days), today included.",
          "Nejvíc toho v týdnu zbývá tady: \(name), \(left) za \(days) i s dneškem."
        ),
        (
          "Look after \(name) first: \(left) in the \(days) that are left.",
          "Nejdřív myslete na tohle: \(name), \(left) za \(days), které zbývají."
        ))
    case .weekDone:
      return one(
        ("All that is counted by the week is done.", "Všechno, co se počítá na týden, je hotové."),
        (
          "The week's goals are met; the rest of it is yours.",
          "Týdenní cíle jsou splněné; zbytek týdne je váš."
        ))
    case .weekWithoutGoal:
      return one(
        (
          "Nothing is counted by the week; 'habit read 3/week' or 'goal 20km/week' would be.",
          "Na týden se nic nepočítá; „habit read 3/week“ nebo „goal 20km/week“ by se počítalo."
        ),
        (
          "The week has no goals of its own, so take it a day at a time.",
          "Týden nemá vlastní cíle, berte ho tedy den po dni."
        ))
    case .weekTraining:
      let list = words.listed(
        facts.coming.filter(\.isTraining).map { words.weekdayName($0.day.weekday.index) },
        words.say("and", "a"))
      return one(
        (
          "Training days: \(list). Plan the meals around them.",
          "Tréninkové dny: \(list). Jídlo plánujte podle nich."
        ),
        (
          "You train on: \(list); the days between are for rest.",
          "Trénujete: \(list); dny mezi tím jsou na odpočinek."
        ))
    default:
      return one(
        (
          "For the shopping list, what of your own meals brings the most protein:",
          "Na nákupní seznam, co z vašich jídel přinese nejvíc bílkovin:"
        ),
        (
          "Cook one of these again, they bring the most protein of what you had:",
          "Uvařte zas něco z tohoto, bílkovin to z vašich jídel přinese nejvíc:"
        ))
    }
  }

  /// What is open, as a list that stays within a sentence.
  private var openList: String {
    let names = facts.open.map(name)
    let shown = names.prefix(5).joined(separator: ", ")
    let more = names.count - 5
    return more > 0 ? shown + words.say(" and \(more) more", " a další (\(more))") : shown
  }

  /// An amount of a measure; empty without one.
  func amount(_ micros: Micros?, of measure: Int?) -> String {
    guard let micros, let measure else { return "" }
    return screen.amount(micros, in: configuration.measures[measure].unit)
  }

  /// The Czech `of` before an amount in millionths.
  func czechOf(_ micros: Micros?) -> String { Words.czechOf((micros ?? 0).wholeUnits) }
}
