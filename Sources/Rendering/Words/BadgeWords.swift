import Reports

extension Words {
  /// The head of the badges, with how many are earned: `Badges: 4 of 10`.
  func badgesHeading(_ earned: Int, of all: Int) -> String {
    say("Badges: \(some(earned, of: all))", "Odznaky: \(some(earned, of: all))")
  }

  /// The name of a badge: `First Sip`.
  package func title(of badge: Badge) -> String {
    switch badge {
    case .firstSip: say("First Sip", "První doušek")
    case .goalReached: say("Daily Champion", "Šampion dne")
    case .streak3: say("Consistent", "Vytrvalec")
    case .streak7: say("Week Warrior", "Bojovník týdne")
    case .streak30: say("Monthly Master", "Mistr měsíce")
    case .earlyBird: say("Early Bird", "Ranní ptáče")
    case .nightOwl: say("Night Owl", "Noční sova")
    case .bigGulp: say("Big Gulp", "Pořádný lok")
    case .overachiever: say("Overachiever", "Nad plán")
    case .centurion: say("Centurion", "Centurion")
    }
  }

  /// The deed that earns a badge; `gulp` is 500 ml in the units that are asked for, and the streaks are of days on
  /// which a goal is met, or of perfect days.
  package func story(of badge: Badge, gulp: String, isOfGoal: Bool) -> String {
    switch badge {
    case .firstSip: say("The first drink written down", "První zapsané pití")
    case .goalReached: say("A daily goal reached", "Splněný denní cíl")
    case .streak3:
      isOfGoal
        ? say("The goal met three days in a row", "Cíl splněný tři dny po sobě")
        : say("Three perfect days in a row", "Tři bezchybné dny po sobě")
    case .streak7:
      isOfGoal
        ? say("The goal met seven days in a row", "Cíl splněný sedm dní po sobě")
        : say("Seven perfect days in a row", "Sedm bezchybných dní po sobě")
    case .streak30:
      isOfGoal
        ? say("The goal met thirty days in a row", "Cíl splněný třicet dní po sobě")
        : say("Thirty perfect days in a row", "Třicet bezchybných dní po sobě")
    case .earlyBird: say("A drink between 4 and 8 in the morning", "Pití mezi čtvrtou a osmou ráno")
    case .nightOwl: say("A drink after 10 at night, before 4", "Pití po desáté večer, před čtvrtou")
    case .bigGulp: say("\(gulp) in one drink", "\(gulp) najednou")
    case .overachiever: say("\(percentFigure(150)) of a daily goal", "\(percentFigure(150)) denního cíle")
    case .centurion: say("A hundred entries", "Sto záznamů")
    }
  }

  /// The head of the badges of a category.
  func name(of category: Badge.Category) -> String {
    switch category {
    case .beginning: say("Beginnings", "Začátky")
    case .streak: say("Streaks", "Série")
    case .time: say("Hours", "Hodiny")
    case .amount: say("Amounts", "Množství")
    }
  }

  /// Said of a badge that is yet to be earned and of which there is no part.
  var badgeOpen: String { say("not yet", "zatím ne") }

  /// A badge that is earned, read aloud: `First Sip, earned on January 1, 2026. The first drink written down.`
  func badge(_ title: String, _ story: String, date: String) -> String {
    say("\(title), earned on \(date). \(story).", "\(title), získáno \(date). \(story).")
  }

  /// A badge that is yet to be earned, read aloud.
  func openBadge(_ title: String, _ story: String, progress: String) -> String {
    say("\(title), not yet: \(progress). \(story).", "\(title), zatím ne: \(progress). \(story).")
  }

  /// How to earn the first badge.
  var firstBadgeHint: String {
    say(
      "A first drink earns the first: 'daybook add water 250ml'.",
      "První se získá prvním pitím: „daybook add water 250ml“.")
  }

  /// Said in place of the badges where they are not wanted.
  package var badgesAreOff: String {
    say(
      "Badges are off. 'daybook config badges on' turns them on.",
      "Odznaky jsou vypnuté. Zapne je „daybook config badges on“.")
  }
}

extension Badge {
  /// The picture of a badge.
  var symbol: String {
    switch self {
    case .firstSip: "💧"
    case .goalReached: "🏆"
    case .streak3, .streak7: "🔥"
    case .streak30: "⭐"
    case .earlyBird: "🌅"
    case .nightOwl: "🌙"
    case .bigGulp: "🌊"
    case .overachiever: "⚡"
    case .centurion: "💯"
    }
  }

  /// The name of the picture, for machine output.
  var icon: String {
    switch self {
    case .firstSip: "drop"
    case .goalReached: "trophy"
    case .streak3, .streak7: "flame"
    case .streak30: "star"
    case .earlyBird: "sunrise"
    case .nightOwl: "moon"
    case .bigGulp: "wave"
    case .overachiever: "bolt"
    case .centurion: "100"
    }
  }
}
