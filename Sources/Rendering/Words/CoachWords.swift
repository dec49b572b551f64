import Journal
import Reports
import Speech

extension CoachPage {
  /// An advice as a sentence, in the phrasing that it is said in.
  func sentence(_ saying: Saying) -> String {
    /// The first phrasing or the second, in English and in Czech.
    func one(_ first: Phrase, _ second: Phrase) -> String {
      (saying.phrasing == 0 ? first : second)[words.language]
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
  typealias Choice = (_ first: Phrase, _ second: Phrase) -> String

  private func sleepSentence(_ advice: Advice, _ one: Choice) -> String {
    let slept = amount(facts.sleep?.total, of: facts.sleep?.measure)
    let goal = amount(facts.sleep?.target?.atLeast, of: facts.sleep?.measure)
    switch advice {
    case .declareSleep:
      return one(
        Phrase(
          "Sleep comes first, and daybook.conf does not name it yet: 'measure sleep unit h' and a goal of your own are enough.",
          cs:
            "Spánek je první na řadě a v daybook.conf zatím není: stačí „measure sleep unit h“ a váš vlastní cíl."
        ),
        Phrase(
          "About your sleep I know nothing; with 'measure sleep unit h' in daybook.conf it could be written down.",
          cs: "O vašem spánku nic nevím; s „measure sleep unit h“ v daybook.conf by se dal zapisovat."
        ))
    case .sleepUnwritten:
      return one(
        Phrase(
          "No sleep is written down for this day; a line such as 'sleep 23:00-06:30' is enough.",
          cs: "Spánek v tomto dni zapsaný není; stačí řádek jako „sleep 23:00-06:30“."
        ),
        Phrase(
          "How you slept is not in this day's file, so I pass no judgement on it.",
          cs: "Jak jste spali, v souboru tohoto dne není, a tak o tom nesoudím."
        ))
    case .sleepWithoutGoal:
      return one(
        Phrase(
          "You slept \(slept); a goal for sleep in daybook.conf would say whether that is enough for you.",
          cs: "Spánek: \(slept); jestli vám to stačí, by řekl cíl spánku v daybook.conf."
        ),
        Phrase(
          "Sleep: \(slept). Without a goal of your own I call it neither good nor bad.",
          cs: "Naspáno máte \(slept). Bez vašeho vlastního cíle to nechválím ani nehaním."
        ))
    case .sleepShort:
      return one(
        Phrase(
          "You slept \(slept) of \(goal): take the day gently, and let the evening end a little earlier.",
          cs:
            "Naspáno máte \(slept) \(czechOf(facts.sleep?.target?.atLeast)) \(goal): berte den zlehka a večer ukončete o něco dřív."
        ),
        Phrase(
          "A short night, \(slept) instead of \(goal): rest comes before everything else on the list today.",
          cs: "Krátká noc, \(slept) místo \(goal): odpočinek má dnes přednost před vším ostatním."
        ))
    case .sleepMet:
      return one(
        Phrase(
          "You slept \(slept): that is the best start there is.",
          cs: "Naspáno máte \(slept): lépe den začít nejde."
        ),
        Phrase(
          "The night was long enough, \(slept); the rest is easier for it.",
          cs: "Noc byla dost dlouhá, \(slept); všechno ostatní pak jde snáz."
        ))
    default:
      return one(
        Phrase(
          "Give tonight its \(goal): that is where most of the recovery happens.",
          cs: "Dopřejte dnešní noci \(goal): tam se tělo zotaví nejvíc."
        ),
        Phrase(
          "And keep \(goal) of sleep free; nothing else recovers as much.",
          cs: "A nechte si \(goal) na spánek; nic jiného neobnoví sílu tolik."
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
        Phrase(
          "Nothing is tracked yet; 'daybook init' asks a few questions and begins.",
          cs: "Zatím se nic nesleduje; „daybook init“ se na pár věcí zeptá a začne."
        ),
        Phrase(
          "There is nothing to look after yet: a line such as 'habit breakfast 10:30' in daybook.conf is a start.",
          cs: "Zatím není co hlídat: na začátek stačí v daybook.conf řádek jako „habit breakfast 10:30“."
        ))
    case .nothingDue:
      return one(
        Phrase("Nothing is asked of this day; enjoy it.", cs: "Tento den po vás nic nechce; užijte si ho."),
        Phrase(
          "No habit is due: a free day is a good day too.",
          cs: "Žádný návyk není na řadě: i volný den je dobrý den."
        ))
    case .allDone:
      return one(
        Phrase(
          "Everything is done: there is nothing left to prove today.",
          cs: "Všechno je hotovo: dnes už nemusíte nic dokazovat."
        ),
        Phrase("That is the whole list. Well done!", cs: "To je celý seznam. Výborně!"))
    case .habitLate:
      return one(
        Phrase(
          "\(some) done; \(late) has had its time: do it now, or skip it on purpose.",
          cs: "Hotovo \(some); čas už má za sebou \(late): udělejte to teď, nebo to záměrně vynechte."
        ),
        Phrase(
          "\(late) is still open. One thing at a time; with it behind you the day stands better than \(some).",
          cs: "\(late): pořád otevřeno. Jedno po druhém; s tímhle za sebou bude den lepší než \(some)."
        ))
    case .habitNext:
      return one(
        Phrase("\(some) done, and next comes \(next).", cs: "Hotovo \(some) a teď je na řadě \(next)."),
        Phrase(
          "You are on your way with \(some); keep an eye on \(next).",
          cs: "Jste na cestě, \(some); nezapomeňte na \(next)."
        ))
    case .goalsOpen:
      return one(
        Phrase(
          "\(some) done; the habits are all ticked, and what is left are goals that the day still fills.",
          cs: "Hotovo \(some); návyky jsou odškrtnuté a zbývají cíle, které den teprve naplní."
        ),
        Phrase(
          "The boxes are done; only goals are open, \(some) so far.",
          cs: "Políčka jsou hotová; otevřené jsou už jen cíle, zatím \(some)."
        ))
    default:
      return one(
        Phrase("That day stood at \(some).", cs: "Ten den skončil na \(some)."),
        Phrase(
          "\(some) were met on that day, and it is written.",
          cs: "V ten den bylo splněno \(some), a je to zapsáno."
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
        Phrase(
          "No habit stands for training yet: with 'habit workout' in daybook.conf it would count.",
          cs:
            "Zatím tu není návyk, který by znamenal trénink: s „habit workout“ v daybook.conf by se počítal."
        ),
        Phrase(
          "daybook.conf has no training that I know; 'habit workout' is enough for the next one to count.",
          cs: "Trénink, který bych poznal, v daybook.conf není; aby se příští počítal, stačí „habit workout“."
        ))
    case .trainingOpen:
      return one(
        Phrase(
          "\(title) is not ticked; 'daybook coach workout ran 5km' writes it down in your words.",
          cs: "\(title): neodškrtnuto; vašimi slovy to zapíše třeba „daybook coach workout běh 5km“."
        ),
        Phrase(
          "There is no training on this day yet. Whatever you did, tell it after 'coach workout' and it is in.",
          cs:
            "V tomto dni zatím žádný trénink není. Cokoli jste dělali, napište za „coach workout“ a bude to tu."
        ))
    case .trainingDone:
      return one(
        Phrase(
          "\(title): done, well done. Now for what recovery needs.",
          cs: "\(title): hotovo, výborně. Teď ještě zotavení."
        ),
        Phrase(
          "That one is in the book. The other half of training is what comes after it.",
          cs: "Tenhle je zapsaný. Druhá polovina tréninku je to, co přijde po něm."
        ))
    case .trainingSkipped:
      return one(
        Phrase(
          "No training is asked of this day: rest is a part of it too.",
          cs: "Tento den po vás trénink nechce: i odpočinek k němu patří."
        ),
        Phrase("A day of rest. It counts as what it is.", cs: "Den odpočinku. Počítá se jako to, čím je."))
    case .trainingChangesGoal:
      let goals = facts.changedByTraining.compactMap { nutrition in
        nutrition.trainingTarget.map {
          screen.aloud.goal($0, in: configuration.measures[nutrition.measure].unit)
        }
      }
      let list = words.listed(goals, words.say("and", "a"))
      return one(
        Phrase(
          "With the training done (\(title)), the goal becomes \(list).",
          cs: "S hotovým tréninkem (\(title)) bude cíl \(list)."
        ),
        Phrase(
          "If the training comes (\(title)), the day's goal is \(list) instead.",
          cs: "Pokud na trénink dojde (\(title)), je cíl dne místo toho \(list)."
        ))
    case .drinkLeft:
      return one(
        Phrase(
          "To drink: \(left) until the day's goal, in peace.",
          cs: "K pití: do dnešního cíle \(left), v klidu."),
        Phrase("Still to drink: \(left), a little at a time.", cs: "Ještě vypít: \(left), pomalu a postupně.")
      )
    default:
      return one(
        Phrase("You have drunk enough, \(drunk).", cs: "Vypito máte dost, \(drunk)."),
        Phrase("The drinking is done for the day: \(drunk).", cs: "Pití je na dnešek splněné: \(drunk)."))
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
        Phrase(
          "Still open: \(open). What takes a minute can still be done.",
          cs: "Ještě otevřené: \(open). Co zabere minutu, se dá ještě stihnout."
        ),
        Phrase(
          "The day leaves this open: \(open). Pick one, if any.",
          cs: "Den nechává otevřené: \(open). Vyberte si jedno, pokud vůbec."
        ))
    case .openNothing:
      return one(
        Phrase(
          "No box is left open: the day can be closed.",
          cs: "Žádné políčko nezůstalo otevřené: den se může zavřít."
        ),
        Phrase("Every box has its mark; close the book.", cs: "Každé políčko má svou značku; zavřete deník."))
    case .letGoOfExcess:
      return one(
        Phrase(
          "Let go of what went over (\(excesses)): one day decides nothing, and there is nothing to make up for.",
          cs: "Nechte být, co se přehouplo (\(excesses)): jeden den o ničem nerozhoduje a není co dohánět."
        ),
        Phrase(
          "Over the limit, and that is all there is to it: \(excesses). Tomorrow begins at nought.",
          cs: "Přes limit, a víc to neznamená: \(excesses). Zítra se začíná od nuly."
        ))
    case .letGoOfRest:
      return one(
        Phrase(
          "Let go of the rest: what is skipped on purpose is no failure, and the next page is blank.",
          cs: "Zbytek nechte být: co se vynechá záměrně, není selhání, a další stránka je čistá."
        ),
        Phrase(
          "What is not done by now may stay undone; nobody does it all.",
          cs: "Co teď není hotové, hotové být nemusí; nikdo nestihne všechno."
        ))
    case .letGoOfNothing:
      return one(
        Phrase(
          "There is nothing to let go of but the day itself.", cs: "Není co nechávat být, leda den samotný."),
        Phrase("Nothing went over and nothing is owed.", cs: "Nic se nepřehouplo a nic nedlužíte."))
    case .tomorrowFirst:
      return one(
        Phrase("Tomorrow begins with \(first).", cs: "Zítřek začíná takto: \(first)."),
        Phrase(
          "The first thing tomorrow: \(first). Until then, sleep.",
          cs: "Zítra první věc: \(first). Do té doby spěte."
        ))
    case .tomorrowFree:
      return one(
        Phrase(
          "Nothing is planned for tomorrow. Sleep well.", cs: "Na zítřek nic naplánováno není. Dobrou noc."),
        Phrase("Tomorrow asks for nothing yet; good night.", cs: "Zítřek zatím nic nechce; dobře se vyspěte.")
      )
    default:
      return one(
        Phrase(
          "That day is over; ask about today or a day to come.",
          cs: "Ten den už skončil; zeptejte se na dnešek nebo na den, který přijde."
        ),
        Phrase(
          "There is nothing left to plan on a day that is past.", cs: "V minulém dni už není co plánovat."))
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
        Phrase(
          "\(name) has the most left this week: \(left) in \(days), today included.",
          cs: "Nejvíc toho v týdnu zbývá tady: \(name), \(left) za \(days) i s dneškem."
        ),
        Phrase(
          "Look after \(name) first: \(left) in the \(days) that are left.",
          cs: "Nejdřív myslete na tohle: \(name), \(left) za \(days), které zbývají."
        ))
    case .weekDone:
      return one(
        Phrase("All that is counted by the week is done.", cs: "Všechno, co se počítá na týden, je hotové."),
        Phrase(
          "The week's goals are met; the rest of it is yours.",
          cs: "Týdenní cíle jsou splněné; zbytek týdne je váš."
        ))
    case .weekWithoutGoal:
      return one(
        Phrase(
          "Nothing is counted by the week; 'habit read 3/week' or 'goal 20km/week' would be.",
          cs: "Na týden se nic nepočítá; „habit read 3/week“ nebo „goal 20km/week“ by se počítalo."
        ),
        Phrase(
          "The week has no goals of its own, so take it a day at a time.",
          cs: "Týden nemá vlastní cíle, berte ho tedy den po dni."
        ))
    case .weekTraining:
      let list = words.listed(
        facts.coming.filter(\.isTraining).map { words.weekdayName($0.day.weekday.index) },
        words.say("and", "a"))
      return one(
        Phrase(
          "Training days: \(list). Plan the meals around them.",
          cs: "Tréninkové dny: \(list). Jídlo plánujte podle nich."
        ),
        Phrase(
          "You train on: \(list); the days between are for rest.",
          cs: "Trénujete: \(list); dny mezi tím jsou na odpočinek."
        ))
    default:
      return one(
        Phrase(
          "For the shopping list, what of your own meals brings the most protein:",
          cs: "Na nákupní seznam, co z vašich jídel přinese nejvíc bílkovin:"
        ),
        Phrase(
          "Cook one of these again, they bring the most protein of what you had:",
          cs: "Uvařte zas něco z tohoto, bílkovin to z vašich jídel přinese nejvíc:"
        ))
    }
  }

  /// The open things, as a list that stays within a sentence.
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
