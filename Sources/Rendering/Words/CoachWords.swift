import Journal
import Reports
import Speech

extension CoachPage {
  /// An advice as a sentence, in the phrasing that it is said in.
  func sentence(_ saying: Saying) -> String {
    let one = Phrasing(place: saying.phrasing, language: words.language)
    return switch saying.advice {
    case .quiet(let advice): quietSentence(advice, one)
    case .spoken(let advice): spokenSentence(advice, one)
    case .sleep(let advice): sleepSentence(advice, one)
    case .habit(let advice): habitSentence(advice, one)
    case .training(let advice): trainingSentence(advice, one)
    case .food(let advice): mealSentence(advice, one)
    case .protein(let advice): proteinSentence(advice, one)
    case .calories(let advice): calorieSentence(advice, one)
    case .drink(let advice): drinkSentence(advice, one)
    case .choice(let advice): choiceSentence(advice, one)
    case .evening(let advice): eveningSentence(advice, one)
    case .week(let advice): weekSentence(advice, one)
    }
  }

  private func sleepSentence(_ advice: Advice.Sleep, _ one: Phrasing) -> String {
    let slept = amount(facts.sleep?.total, of: facts.sleep?.measure)
    let goal = amount(facts.sleep?.target?.atLeast, of: facts.sleep?.measure)
    let sleepName = facts.sleep.map { configuration.measures[$0.measure].name } ?? "sleep"
    switch advice {
    case .declareSleep:
      return one(
        "Sleep comes first, and daybook.conf does not name it yet: 'measure sleep unit h' and a goal of your own are enough.",
        cs:
          "Spánek je první na řadě a v daybook.conf zatím není: stačí „measure sleep unit h“ a váš vlastní cíl.",
        or:
          "About your sleep I know nothing; with 'measure sleep unit h' in daybook.conf it could be written down.",
        cs: "O vašem spánku nic nevím; s „measure sleep unit h“ v daybook.conf by se dal zapisovat.")
    case .sleepUnwritten:
      return one(
        "No sleep is written down for this day; a line such as '\(sleepName) 23:00-06:30' is enough.",
        cs: "Spánek v tomto dni zapsaný není; stačí řádek jako „\(sleepName) 23:00-06:30“.",
        or: "How you slept is not in this day's file, so I pass no judgement on it.",
        cs: "Jak jste spali, v souboru tohoto dne není, a tak o tom nesoudím.")
    case .sleepWithoutGoal:
      return one(
        "You slept \(slept); a goal for sleep in daybook.conf would say whether that is enough for you.",
        cs: "Spánek: \(slept); jestli vám to stačí, by řekl cíl spánku v daybook.conf.",
        or: "Sleep: \(slept). Without a goal of your own I call it neither good nor bad.",
        cs: "Naspáno máte \(slept). Bez vašeho vlastního cíle to nechválím ani nehaním.")
    case .sleepShort:
      return one(
        "You slept \(slept) of \(goal): take the day gently, and let the evening end a little earlier.",
        cs:
          "Naspáno máte \(slept) \(czechOf(facts.sleep?.target?.atLeast)) \(goal): berte den zlehka a večer ukončete o něco dřív.",
        or:
          "A short night, \(slept) instead of \(goal): rest comes before everything else on the list today.",
        cs: "Krátká noc, \(slept) místo \(goal): odpočinek má dnes přednost před vším ostatním.")
    case .sleepMet:
      return one(
        "You slept \(slept): that is the best start there is.",
        cs: "Naspáno máte \(slept): lépe den začít nejde.",
        or: "The night was long enough, \(slept); the rest is easier for it.",
        cs: "Noc byla dost dlouhá, \(slept); všechno ostatní pak jde snáz.")
    case .sleepTonight:
      return one(
        "Give tonight its \(goal): that is where most of the recovery happens.",
        cs: "Dopřejte dnešní noci \(goal): tam se tělo zotaví nejvíc.",
        or: "And keep \(goal) of sleep free; nothing else recovers as much.",
        cs: "A nechte si \(goal) na spánek; nic jiného neobnoví sílu tolik.")
    }
  }

  private func habitSentence(_ advice: Advice.Habit, _ one: Phrasing) -> String {
    let count = facts.report.count
    let some = words.some(count.met, of: count.due)
    let late = facts.late.map(name) ?? ""
    let next = facts.next.map(name) ?? ""
    let past = facts.past.map(name) ?? ""
    switch advice {
    case .declareHabits:
      return one(
        "Nothing is tracked yet; 'daybook init' asks a few questions and begins.",
        cs: "Zatím se nic nesleduje; „daybook init“ se na pár věcí zeptá a začne.",
        or:
          "There is nothing to look after yet: a line such as 'habit breakfast 10:30' in daybook.conf is a start.",
        cs: "Zatím není co hlídat: na začátek stačí v daybook.conf řádek jako „habit breakfast 10:30“.")
    case .nothingDue:
      return one(
        "Nothing is asked of this day; enjoy it.",
        cs: "Tento den po vás nic nechce; užijte si ho.",
        or: "No habit is due: a free day is a good day too.",
        cs: "Žádný návyk není na řadě: i volný den je dobrý den.")
    case .allDone:
      return one(
        "Everything is done: there is nothing left to prove today.",
        cs: "Všechno je hotovo: dnes už nemusíte nic dokazovat.",
        or: "That is the whole list. Well done!",
        cs: "To je celý seznam. Výborně!")
    case .habitLate:
      return one(
        "\(some) done; \(late) has had its time: do it now, or skip it on purpose.",
        cs: "Hotovo \(some); čas už má za sebou \(late): udělejte to teď, nebo to záměrně vynechte.",
        or:
          "\(late) is still open. One thing at a time; with it behind you the day stands better than \(some).",
        cs: "\(late): pořád otevřeno. Jedno po druhém; s tímhle za sebou bude den lepší než \(some).")
    case .habitNext:
      return one(
        "\(some) done, and next comes \(next).",
        cs: "Hotovo \(some) a teď je na řadě \(next).",
        or: count.met == 0
          ? "Nothing is ticked yet; begin with \(next)."
          : "You are on your way with \(some); keep an eye on \(next).",
        cs: count.met == 0
          ? "Zatím není odškrtnuto nic; začněte: \(next)." : "Jste na cestě, \(some); nezapomeňte: \(next).")
    case .limitsHold:
      return one(
        "Nothing has to be done today; there are only limits, and they hold so far.",
        cs: "Dnes není co plnit; jsou tu jen limity a ty zatím platí.",
        or: "Only limits are set for the day, and none is overrun.",
        cs: "Na tento den jsou jen limity a žádný není překročený.")
    case .habitPast:
      return one(
        "\(some) done; the time of \(past) is over: tick it if you did it, else let it go.",
        cs:
          "Hotovo \(some); \(past) už má svůj čas za sebou: je-li hotovo, odškrtněte to, jinak to nechte být.",
        or: "\(past) was for earlier; if you did it, it only lacks its tick, and if not, that is all right.",
        cs: "\(past): to bylo na dřív; je-li hotovo, chybí jen odškrtnutí, a jestli ne, nic se neděje.")
    case .goalsOpen:
      let list = facts.openGoals.map { goal in
        let title = configuration.measures[goal.measure].title.printable
        return goal.lacksValue
          ? title : "\(title) (\(words.toGo(rounded(goal.remaining, of: goal.measure))))"
      }.joined(separator: ", ")
      return one(
        "What the day can still fill: \(list).",
        cs: "Co den ještě může naplnit: \(list).",
        or: "Only this is open: \(list).",
        cs: "Otevřené je už jen tohle: \(list).")
    case .dayStands:
      return one(
        "The day stands at \(some).",
        cs: "Stav dne: \(some).",
        or: "\(some) are done, and that is in the book.",
        cs: "Hotovo je \(some), a je to zapsáno.")
    case .dayStood:
      return one(
        "That day stood at \(some).",
        cs: "Ten den skončil na \(some).",
        or: "\(some) were met on that day, and it is written.",
        cs: "V ten den bylo splněno \(some), a je to zapsáno.")
    }
  }

  private func trainingSentence(_ advice: Advice.Training, _ one: Phrasing) -> String {
    let title = facts.training.map { configuration.habits[$0.habit].title.printable } ?? ""
    switch advice {
    case .declareTraining:
      return one(
        "No habit stands for training yet: with 'habit workout' in daybook.conf it would count.",
        cs: "Zatím tu není návyk, který by znamenal trénink: s „habit workout“ v daybook.conf by se počítal.",
        or: "daybook.conf has no training that I know; 'habit workout' is enough for the next one to count.",
        cs: "Trénink, který bych poznal, v daybook.conf není; aby se příští počítal, stačí „habit workout“.")
    case .trainingOpen:
      return one(
        "\(title) is not ticked; 'daybook coach workout ran 5km' writes it down in your words.",
        cs: "\(title): neodškrtnuto; vašimi slovy to zapíše třeba „daybook coach workout běh 5km“.",
        or:
          "There is no training on this day yet. Whatever you did, tell it after 'coach workout' and it is in.",
        cs:
          "V tomto dni zatím žádný trénink není. Cokoli jste dělali, napište za „coach workout“ a bude to tu."
      )
    case .trainingDone:
      // What a measure alone says is no tick of the habit.
      let done = facts.training?.state == .met ? title : words.say("Training", "Trénink")
      return one(
        "\(done): done, well done. Now for what recovery needs.",
        cs: "\(done): hotovo, výborně. Teď ještě zotavení.",
        or: "That one is in the book. The other half of training is what comes after it.",
        cs: "Tenhle je zapsaný. Druhá polovina tréninku je to, co přijde po něm.")
    case .trainingSkipped:
      return one(
        "No training is asked of this day: rest is a part of it too.",
        cs: "Tento den po vás trénink nechce: i odpočinek k němu patří.",
        or: "A day of rest. It counts as what it is.",
        cs: "Den odpočinku. Počítá se jako to, čím je.")
    case .trainingChangesGoal:
      let goals = facts.changedByTraining.compactMap { nutrition in
        nutrition.trainingTarget.map {
          screen.aloud.goal($0, in: configuration.measures[nutrition.measure].unit)
        }
      }
      let list = words.listed(goals, words.say("and", "a"))
      return one(
        "With the training done (\(title)), the goal becomes \(list).",
        cs: "S hotovým tréninkem (\(title)) bude cíl \(list).",
        or: "If the training comes (\(title)), the day's goal is \(list) instead.",
        cs: "Pokud na trénink dojde (\(title)), je cíl dne místo toho \(list).")
    }
  }

  private func drinkSentence(_ advice: Advice.Drink, _ one: Phrasing) -> String {
    let drink = facts.drink
    let left = rounded(drink?.remaining, of: drink?.measure)
    let drunk = amount(drink?.total, of: drink?.measure)
    switch advice {
    case .drinkLeft:
      return one(
        "To drink: \(left) until the day's goal, in peace.",
        cs: "K pití: do dnešního cíle \(left), v klidu.",
        or: "Still to drink: \(left), a little at a time.",
        cs: "Ještě vypít: \(left), pomalu a postupně.")
    case .drinkLate:
      return one(
        "Of the drinking, \(left) are left: too much for one evening, so a glass is enough.",
        cs: "K vypití zbývá \(left): na jeden večer moc, stačí tedy sklenice.",
        or: "The day's goal is \(left) away; drink when you are thirsty, and begin earlier tomorrow.",
        cs: "Do cíle dne chybí \(left); pijte podle žízně a zítra začněte dřív.")
    case .drinkMet:
      return one(
        "You have drunk enough, \(drunk).",
        cs: "Vypito máte dost, \(drunk).",
        or: "The drinking is done for the day: \(drunk).",
        cs: "Pití je na dnešek splněné: \(drunk).")
    }
  }

  /// An amount of a measure, never told as nothing while it is something; empty without one.
  func amount(_ micros: Micros?, of measure: Int?) -> String {
    guard let micros, let measure else { return "" }
    return screen.amount(micros, in: configuration.measures[measure].unit, against: nil)
  }

  /// An amount as a person would say it: in tens from 100 on, in fives from 20 on, from 10 on in whole units; times,
  /// counts and ounces as they are.
  func rounded(_ micros: Micros?, of measure: Int?) -> String {
    guard let micros, let measure else { return "" }
    return amount(roundly(micros, configuration.measures[measure].unit), of: measure)
  }

  /// The same, as an amount.
  func roundly(_ micros: Micros, _ unit: Unit) -> Micros {
    guard unit.kind == .mass || unit.kind == .energy || screen.shown(micros, in: unit).unit == .millilitre,
      micros >= 10_000_000
    else { return micros }
    let step: Int = micros >= 100_000_000 ? 10 : micros >= 20_000_000 ? 5 : 1
    return step * micros.divided(by: step).roundedToUnits
  }

  /// The Czech `of` before an amount in millionths.
  func czechOf(_ micros: Micros?) -> String { Words.czechOf((micros ?? 0).wholeUnits) }
}

/// The one of two phrasings that an advice is said in.
struct Phrasing {
  /// 0 for the first, 1 for the second.
  let place: Int
  let language: Language

  /// Chooses between two sentences, each in every language.
  func callAsFunction(
    _ english: String, cs czech: String, or otherEnglish: String, cs otherCzech: String
  ) -> String {
    (place == 0 ? Phrase(english, cs: czech) : Phrase(otherEnglish, cs: otherCzech))[language]
  }
}
