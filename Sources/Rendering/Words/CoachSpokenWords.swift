import Reports

extension CoachPage {
  /// What is said in place of advice: about health, a day that is over, a pause or the hour.
  func quietSentence(_ advice: Advice.Quiet, _ one: Phrasing) -> String {
    let label = facts.pause?.label.map { " (\(words.shortened($0)))" } ?? ""
    switch advice {
    case .callHelp:
      return one(
        "That is nothing for a coach: call the emergency number now, 112 or 911, or have someone call a doctor for you.",
        cs: "To není nic pro kouče: zavolejte hned 112 nebo 155, nebo ať vám lékaře zavolá někdo jiný.",
        or: "Leave this, please, and get help at once: 112 or 911, a doctor, or whoever is near.",
        cs: "Nechte toho, prosím, a hned si řekněte o pomoc: 112 nebo 155, lékař, nebo kdo je nablízku.")
    case .seeDoctor:
      return one(
        "That is for a doctor and not for a coach: ask one, and take the rest of the day gently.",
        cs: "S tím za lékařem, ne za koučem: zeptejte se ho a zbytek dne berte zlehka.",
        or: "About health I give no advice; a doctor does, and if it gets worse, do not wait.",
        cs: "O zdraví neradím; poradí lékař, a kdyby se to horšilo, nečekejte.")
    case .dayIsOver:
      return one(
        "That day is over; ask about today or a day to come.",
        cs: "Ten den už skončil; zeptejte se na dnešek nebo na den, který přijde.",
        or: "There is nothing left to plan on a day that is past.",
        cs: "V minulém dni už není co plánovat.")
    case .paused:
      return one(
        "This day is in a pause\(label): nothing is asked of it, and I advise nothing.",
        cs: "Tento den je v přestávce\(label): nic se po vás nechce a já nic neradím.",
        or: "A pause\(label): no goals and no advice. Rest is enough.",
        cs: "Přestávka\(label): žádné cíle a žádné rady. Stačí odpočívat.")
    case .goodNight:
      return one(
        "It is late, and all of it can wait for the morning. Good night!",
        cs: "Je pozdě a všechno počká do rána. Dobrou noc!",
        or: "Nothing needs you at this hour. Good night, and sleep well!",
        cs: "V tuhle hodinu vás nic nepotřebuje. Dobrou noc a dobře se vyspěte!")
    }
  }

  /// An answer to the person's own words.
  func spokenSentence(_ advice: Advice.Spoken, _ one: Phrasing) -> String {
    let wish = words.inQuotes(words.shortened(facts.wish))
    let aim = words.shortened(facts.aim ?? "")
    switch advice {
    case .carryOn:
      return one(
        "Begin with the smallest part of it; you may stop after that.",
        cs: "Začněte tím nejmenším kouskem; potom smíte přestat.",
        or: "To leave it out on purpose is all right too: 'daybook skip' writes that down.",
        cs: "Záměrně to vynechat je taky v pořádku: zapíše to „daybook skip“.")
    case .breathe:
      return one(
        "One thing at a time, and a break is one of them; if it lasts, talk to someone you trust.",
        cs: "Jedno po druhém, a přestávka k tomu patří; trvá-li to, promluvte si s někým, komu věříte.",
        or: "Breathe out first: a list is only a list, and nobody does it all.",
        cs: "Nejdřív vydechněte: seznam je jen seznam a nikdo nestihne všechno.")
    case .smallPiece:
      return one(
        "A small piece after a meal is no sin; enjoy it and write it down.",
        cs: "Malý kousek po jídle není hřích; užijte si ho a zapište ho.",
        or: "Drink something first; if you still want it, take a little and sit down for it.",
        cs: "Nejdřív se napijte; a jestli to chcete pořád, vezměte si trochu a sedněte si k tomu.")
    case .drinkSlowly:
      return one(
        "Enjoy it slowly, with water beside it, and not before you drive.",
        cs: "Vychutnejte si to pomalu, k tomu vodu, a ne před jízdou.",
        or: "It counts like anything else that you drink or eat; water beside it, and write it down.",
        cs: "Počítá se to jako všechno ostatní, co pijete a jíte; k tomu vodu, a zapsat.")
    case .wellDone:
      return one(
        "That is good to hear.", cs: "To se dobře poslouchá.", or: "Good; keep it as it is.",
        cs: "Výborně; jen tak dál.")
    case .wordsUnknown:
      return one(
        "I answer by rules, and none of them is about \(wish); so here is what the book says.",
        cs: "Odpovídám podle pravidel a žádné není o tomhle: \(wish). Tady je, co říká deník.",
        or: "To \(wish) I know no answer; I can say this much.",
        cs: "Na \(wish) odpověď neznám; můžu říct aspoň tohle.")
    case .aim:
      return one(
        "Your aim, in your own words: \(aim).", cs: "Váš záměr, vašimi slovy: \(aim).",
        or: "What it is all for: \(aim).", cs: "K čemu to všechno je: \(aim).")
    }
  }
}
