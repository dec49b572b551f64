import Journal
import Reports

extension CoachPage {
  /// An advice about what was eaten, and what it held.
  func mealSentence(_ advice: Advice.Food, _ one: Phrasing) -> String {
    let (over, short) = (facts.macroOver, facts.macroShort)
    func title(_ nutrition: CoachFacts.Nutrition?) -> String {
      nutrition.map { configuration.measures[$0.measure].title.printable } ?? ""
    }
    switch advice {
    case .declareFood:
      return one(
        "Name what you want to count in daybook.conf, 'measure kcal unit kcal' or 'measure protein unit g' with a goal of your own; then meals may carry tags such as kcal:400 protein:25g.",
        cs:
          "Pojmenujte v daybook.conf, co chcete počítat, „measure kcal unit kcal“ nebo „measure protein unit g“ s vlastním cílem; jídla pak mohou nést štítky jako kcal:400 protein:25g.",
        or:
          "What meals hold is not counted yet: daybook.conf needs a line such as 'measure protein unit g', and meals a tag such as protein:25g.",
        cs:
          "Co je v jídle, se zatím nepočítá: daybook.conf potřebuje řádek jako „measure protein unit g“ a jídla štítek jako protein:25g."
      )
    case .nothingEaten:
      return one(
        "Nothing eaten is written down yet; once it is, I can tell what is left.",
        cs: "Zatím není zapsané žádné jídlo; až bude, řeknu, kolik zbývá.",
        or:
          "No meal is in this day's file yet; a rough guess is better than none, '[x] lunch soup kcal:400'.",
        cs:
          "V souboru tohoto dne zatím žádné jídlo není; i hrubý odhad je lepší než nic, „[x] oběd polévka kcal:400“."
      )
    case .nothingWasEaten:
      return one(
        "No meal was written down on that day.",
        cs: "V ten den nebylo zapsáno žádné jídlo.",
        or: "What you ate that day is not in the book, and that is all right.",
        cs: "Co jste ten den jedli, v deníku není, a nic se neděje.")
    case .tagMeals:
      return one(
        "The meals are written down, but without numbers: a tag such as kcal:400 or protein:25g on their lines, and I can tell what is left.",
        cs:
          "Jídla zapsaná jsou, ale bez čísel: stačí na jejich řádku štítek jako kcal:400 nebo protein:25g a řeknu, kolik zbývá.",
        or:
          "I see what you ate, not what it held; kcal:400 protein:25g at the end of a meal's line is enough.",
        cs: "Vidím, co jste jedli, ne co v tom bylo; stačí na konec řádku s jídlem kcal:400 protein:25g.")
    case .foodWithoutGoal:
      return one(
        "There is no goal to hold it against; one in daybook.conf would say what is left.",
        cs: "Není s čím to srovnat; co zbývá, by řekl cíl v daybook.conf.",
        or: "You count without a goal, and that is fine: these are the sums.",
        cs: "Počítáte bez cíle, a to je v pořádku: tohle jsou součty.")
    case .macroOver:
      let excess = rounded(over?.excess, of: over?.measure)
      return one(
        "\(title(over)): \(excess) over its limit; the next meal can do with less of it.",
        cs: "\(title(over)): o \(excess) přes limit; příští jídlo se obejde s menším množstvím.",
        or: "A little much of one thing today (\(title(over)), by \(excess)); it evens out over the week.",
        cs: "Jednoho bylo dnes trochu víc (\(title(over)), o \(excess)); přes týden se to srovná.")
    case .macroShort:
      let left = rounded(short?.left, of: short?.measure)
      return one(
        "\(title(short)): \(left) to go.",
        cs: "\(title(short)): \(Words.czechLeft(left)).",
        or: "There is still room for \(left) of this: \(title(short)).",
        cs: "Pořád je tu místo na tohle: \(title(short)), \(left).")
    }
  }

  /// An advice about protein.
  func proteinSentence(_ advice: Advice.Protein, _ one: Phrasing) -> String {
    let protein = facts.nutrition(.protein)
    let left = amount(
      protein.map { $0.left > 1_000_000 ? $0.left.roundedToUnits : $0.left }, of: protein?.measure)
    let eaten = amount(protein?.eaten, of: protein?.measure)
    let goal = amount(protein?.target?.atLeast, of: protein?.measure)
    let share = rounded(facts.share.protein, of: protein?.measure)
    let of = czechOf(protein?.target?.atLeast)
    let best = protein?.target?.best
    let range =
      best.flatMap { best in
        protein.map { screen.goal(best, in: configuration.measures[$0.measure].unit) }
      } ?? ""
    let next = facts.mealsToCome.first.map { " (\(name(of: $0, separator: ", ")))" } ?? ""
    switch advice {
    case .proteinShort:
      return one(
        "The next meal\(next) should bring about \(share) of protein: \(left) are left to \(goal).",
        cs: "Příští jídlo\(next) by mělo přinést asi \(share) bílkovin: do \(goal) \(Words.czechLeft(left)).",
        or: "Build the next meal\(next) on protein, about \(share); with \(left) more you reach \(goal).",
        cs: "Postavte příští jídlo\(next) na bílkovinách, asi \(share); k cíli \(goal) chybí \(left).")
    case .proteinLeft:
      return one(
        "Still missing to \(goal) of protein: \(left); no single meal has to carry that, so take what fits.",
        cs: "Bílkovin zbývá do \(goal) ještě \(left): jedno jídlo to unést nemusí, stačí, co se vejde.",
        or: "Protein still lacks \(left) of \(goal); share that among whatever you still eat.",
        cs: "K cíli \(goal) chybí \(left) bílkovin; rozdělte je do toho, co ještě sníte.")
    case .sweetBelow:
      let more = amount((best?.lowerBound ?? 0) - (protein?.eaten ?? 0), of: protein?.measure)
      return one(
        "Protein is done, \(eaten) of \(goal); the best range, \(range), begins \(more) further on.",
        cs: "Bílkoviny jsou splněné, \(eaten) \(of) \(goal); do nejlepšího rozmezí \(range) chybí \(more).",
        or: "Of protein \(eaten) is enough; \(more) more and it is in the best range, \(range).",
        cs: "Bílkovin stačí \(eaten); ještě \(more) a jsou v nejlepším rozmezí \(range).")
    case .sweetReached:
      return one(
        "Protein is where it is best: \(eaten), within \(range).",
        cs: "Bílkoviny jsou tam, kde je to nejlepší: \(eaten), v rozmezí \(range).",
        or: "You have \(eaten) of protein, in the best range of \(range): leave it there.",
        cs: "Bílkovin máte \(eaten), v nejlepším rozmezí \(range): tak to nechte.")
    case .sweetPassed:
      return one(
        "Protein is past its best range, \(eaten) beside \(range): no harm, and no more is needed.",
        cs: "Bílkoviny jsou nad nejlepším rozmezím, \(eaten) proti \(range): nevadí, víc už netřeba.",
        or:
          "There is more protein than is best, \(eaten) beside \(range); the next meal may be of something else.",
        cs:
          "Bílkovin je víc, než je nejlepší, \(eaten) proti \(range); příští jídlo může být z něčeho jiného.")
    case .proteinStayedShort:
      return one(
        "Protein stayed \(left) short of \(goal); there is a place for it in the next breakfast.",
        cs: "Bílkovin bylo o \(left) méně než \(goal); místo na ně je hned v příští snídani.",
        or: "Protein came to \(eaten) of \(goal); the next day begins anew.",
        cs: "Bílkovin se sešlo \(eaten) \(of) \(goal); další den začíná nanovo.")
    case .proteinMet:
      return one(
        "Protein is done: \(eaten) of \(goal).",
        cs: "Bílkoviny jsou splněné: \(eaten) \(of) \(goal).",
        or: "You have your protein, \(eaten); no more of it is needed.",
        cs: "Bílkovin máte dost, \(eaten); víc jich není potřeba.")
    case .outProtein:
      return one(
        "Choose the protein first, about \(share), be it fish, meat, eggs, beans or tofu; then what goes with it.",
        cs:
          "Nejdřív vyberte bílkoviny, asi \(share), ať už rybu, maso, vejce, luštěniny nebo tofu; pak teprve přílohu.",
        or: "Look on the menu for what brings about \(share) of protein, and take what you like of it.",
        cs: "Na lístku hledejte, co přinese asi \(share) bílkovin, a z toho si dejte, na co máte chuť.")
    }
  }

  /// An advice about calories, and about eating out.
  func calorieSentence(_ advice: Advice.Calories, _ one: Phrasing) -> String {
    let kcal = facts.nutrition(.kcal)
    let eaten = amount(kcal?.eaten, of: kcal?.measure)
    // Beside what was eaten and the goal a round number would not add up.
    let excess = amount(kcal?.excess, of: kcal?.measure)
    let left = amount(kcal?.left, of: kcal?.measure)
    let goal = goalText(kcal)
    let of = czechOf(kcal?.target?.atLeast)
    let (rest, share) = (range(facts.rest, kcal), range(facts.share, kcal))
    let isShared = facts.mealsSharing > 1
    let meals = words.counted(facts.mealsSharing, .meal)
    switch advice {
    case .caloriesOver:
      return one(
        "You are \(excess) over the goal of \(goal). One day decides nothing: eat as usual tomorrow.",
        cs: "Jste o \(excess) nad cílem \(goal). Jeden den o ničem nerozhoduje: zítra jezte jako obvykle.",
        or: "\(eaten) is \(excess) more than planned; so be it, and nothing needs to be made up for.",
        cs: "\(eaten) je o \(excess) víc, než bylo v plánu; nevadí, nic se dohánět nemusí.")
    case .caloriesLeft where isShared:
      return one(
        "There is room for about \(rest); of the \(meals) to come the next one gets about \(share).",
        cs:
          "Zbývá místo asi na \(rest); ze zbývajících jídel (\(facts.mealsSharing)) na to příští připadá asi \(share).",
        or:
          "The goal of \(goal) leaves about \(share) for the next meal, and the rest for what comes after it.",
        cs: "Cíl \(goal) nechává na příští jídlo asi \(share) a zbytek na to, co přijde po něm.")
    case .caloriesLeft:
      return one(
        "There is room for about \(rest).",
        cs: "Zbývá místo asi na \(rest).",
        or: "The goal of \(goal) leaves about \(rest).",
        cs: "Cíl \(goal) ještě nechává asi \(rest).")
    case .caloriesKept:
      return one(
        "\(eaten), which is within \(goal).",
        cs: "\(eaten), a to je v mezích \(goal).",
        or: "The calories are where you want them: \(eaten).",
        cs: "Kalorie jsou tam, kde je chcete mít: \(eaten).")
    case .caloriesStayedShort:
      return one(
        "The day stayed \(left) under \(goal); too little is no gain either.",
        cs: "Den zůstal o \(left) pod cílem \(goal); příliš málo také není výhra.",
        or: "\(eaten) of \(goal): a little more would have been all right.",
        cs: "\(eaten) \(of) \(goal): klidně mohlo být o něco víc.")
    case .outRoom:
      return one(
        "You have room for about \(rest) today\(isShared ? ", and \(meals) to come: if this is the big one, keep the others light" : "").",
        cs:
          "Dnes máte místo asi na \(rest)\(isShared ? "; jídel ještě zbývá \(facts.mealsSharing): má-li být tohle to hlavní, ostatní ať jsou lehčí" : "").",
        or:
          "Eating out fits in well: about \(rest) are free today\(isShared ? ", about \(share) of them for the next of \(meals)" : "").",
        cs:
          "Jídlo venku se dnes vejde: volno je asi \(rest)\(isShared ? ", z toho asi \(share) pro příští ze zbývajících jídel (\(facts.mealsSharing))" : "")."
      )
    case .outOver:
      return one(
        "The day is already over its goal by \(excess), so go for the company and order what is light.",
        cs: "Den už je o \(excess) přes cíl, jděte tedy hlavně za lidmi a objednejte si něco lehkého.",
        or:
          "By numbers nothing is left today (\(excess) over); enjoy the evening all the same, it is one of many.",
        cs: "Podle čísel dnes nezbývá nic (o \(excess) víc); večer si přesto užijte, je jeden z mnoha.")
    case .outWithoutGoal:
      return one(
        "Nothing speaks against eating out today; write it down afterwards, in whatever detail you like.",
        cs: "Nic dnes nemluví proti jídlu venku; potom si ho zapište, jak podrobně chcete.",
        or: "Eat out and enjoy it; a line in the day's file is all I ask.",
        cs: "Jděte na jídlo a užijte si ho; stačí mi o něm řádek v souboru dne.")
    }
  }

  /// The goal of a nutrient as it is said in a sentence.
  func goalText(_ nutrition: CoachFacts.Nutrition?) -> String {
    guard let nutrition, let target = nutrition.target else { return "" }
    return screen.goal(target, in: configuration.measures[nutrition.measure].unit)
  }

  /// From the least to the most calories of a share: `980–1,180 kcal`, `at most 500 kcal`.
  func range(_ share: CoachFacts.Share, _ kcal: CoachFacts.Nutrition?) -> String {
    guard let kcal else { return "" }
    let unit = configuration.measures[kcal.measure].unit
    let (least, most) = (share.leastKcal.map { roundly($0, unit) }, share.mostKcal.map { roundly($0, unit) })
    guard let most, let least, least != most else { return amount(most ?? least ?? 0, of: kcal.measure) }
    return screen.aloud.goal(Target(atLeast: least, atMost: most), in: unit)
  }
}

extension Noun {
  static let meal = Noun(("meal", "meals"), cs: ("jídlo", "jídla", "jídel"))
}
