import Reports

extension CoachPage {
  /// An advice about hunger, and about meals to choose from.
  func choiceSentence(_ advice: Advice.Choice, _ one: Phrasing) -> String {
    let kcal = facts.nutrition(.kcal)
    let rest = range(facts.rest, kcal)
    let share = range(facts.share, kcal)
    let part =
      facts.mealsSharing > 1
      ? words.say(", of which the next meal gets about \(share)", ", z toho na příští jídlo asi \(share)")
      : ""
    switch advice {
    case .hungerRoom:
      return one(
        "Then eat: there is room for about \(rest) today\(part).",
        cs: "Tak se najezte: dnes je místo asi na \(rest)\(part).",
        or: "Hunger has a place today: about \(rest)\(part).",
        cs: "Hlad má dnes své místo, a to asi \(rest)\(part).")
    case .hungerAtNight:
      return one(
        "If hunger keeps you awake, a small bite and a glass of water are enough.",
        cs: "Nedá-li vám hlad spát, stačí malé sousto a sklenice vody.",
        or: "At night a little will do: water first, then a bite if the hunger is still there.",
        cs: "V noci stačí málo: nejdřív voda, a když hlad nepřejde, malé sousto.")
    case .hungerOver:
      return one(
        "By numbers the day is full, but you know best: a glass of water first, then something small that you enjoy.",
        cs:
          "Podle čísel je den plný, ale vy to víte nejlépe: nejdřív sklenici vody a pak něco malého, co máte rádi.",
        or: "The day has what it asked for. If it is hunger and not habit, eat a little, and in peace.",
        cs: "Den má, co chtěl. Je-li to hlad, a ne zvyk, snězte něco malého, v klidu.")
    case .hungerWithoutGoal:
      return one(
        "Nothing says how much is left today, so I go by what you ate before.",
        cs: "Kolik dnes zbývá, nic neříká, řídím se tedy tím, co jste jedli dřív.",
        or: "Eat, if you are hungry; no goal speaks against it.",
        cs: "Máte-li hlad, jezte; žádný cíl nic nenamítá.")
    case .mealsFit:
      return one(
        "Of your own meals these fit:",
        cs: "Z vašich vlastních jídel se hodí:",
        or: "You had these before, and they would do:",
        cs: "Tohle už jste měli a hodilo by se to:")
    case .wishTooLarge:
      return one(
        "That is more than the next meal's part of the day; a small portion of it fits:",
        cs: "To je víc, než na příští jídlo připadá; malá porce se ale vejde:",
        or: "Whole, that is too much for now; take less of it:",
        cs: "Celé je to teď moc; dejte si menší porci:")
    case .mealsLikeThat:
      return one(
        "What you had like that before:",
        cs: "Co podobného už jste měli:",
        or: "Your book knows something of the kind:",
        cs: "Váš deník něco takového zná:")
    case .noMealLikeThat:
      return one(
        "No recent meal of yours mentions that; these fit:",
        cs: "Žádné vaše nedávné jídlo o tom nemluví; hodí se tahle:",
        or: "I do not find that among your meals, but these:",
        cs: "Tohle mezi vašimi jídly nevidím, zato tahle:")
    case .noMealFits:
      return one(
        "None of your recent meals fits into that whole; a part of one does.",
        cs: "Celé se do toho žádné vaše nedávné jídlo nevejde; část ano.",
        or: "Your usual meals are larger than what is left: take a small portion.",
        cs: "Vaše obvyklá jídla jsou větší než to, co zbývá: vezměte si malou porci.")
    case .noMealsYet:
      return one(
        "Once meals are written down with their tags, I can suggest from them.",
        cs: "Až budou jídla zapsaná se štítky, můžu z nich navrhovat.",
        or: "I know no meals of yours yet: a few days of '[x] lunch soup kcal:400' are enough.",
        cs: "Žádná vaše jídla zatím neznám: stačí pár dní s „[x] oběd polévka kcal:400“.")
    }
  }
}
