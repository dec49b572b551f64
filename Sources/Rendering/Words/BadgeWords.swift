import Journal
import Reports

extension Words {
  /// The head of the badges, with how many are earned: `Badges: 4 of 10`.
  func badgesHeading(_ earned: Int, of all: Int) -> String {
    say("Badges: \(some(earned, of: all))", "Odznaky: \(some(earned, of: all))")
  }

  /// The name of a badge: `First sip`.
  package func title(of badge: Badge) -> String {
    switch badge {
    case .firstSip: say("First sip", "První doušek")
    case .goalReached: say("Goal reached", "Cíl splněn")
    case .streak3: say("Three in a row", "Tři v řadě")
    case .streak7: say("A perfect week", "Dokonalý týden")
    case .streak30: say("A perfect month", "Dokonalý měsíc")
    case .earlyBird: say("Early bird", "Ranní ptáče")
    case .nightOwl: say("Night owl", "Noční sova")
    case .bigGulp: say("Big gulp", "Velký lok")
    case .overachiever: say("Overachiever", "Nad plán")
    case .centurion: say("Centurion", "Centurion")
    }
  }

  /// The deed that earns a badge; `gulp` is 500 ml in the units that are asked for.
  func story(of badge: Badge, gulp: String) -> String {
    switch badge {
    case .firstSip: say("The first drink written down", "První zapsané pití")
    case .goalReached: say("A daily goal reached", "Splněný denní cíl")
    case .streak3: say("Three perfect days in a row", "Tři dokonalé dny v řadě")
    case .streak7: say("Seven perfect days in a row", "Sedm dokonalých dní v řadě")
    case .streak30: say("Thirty perfect days in a row", "Třicet dokonalých dní v řadě")
    case .earlyBird: say("A drink between 4 and 8 in the morning", "Pití mezi čtvrtou a osmou ráno")
    case .nightOwl: say("A drink after 10 at night, before 4", "Pití po desáté večer, před čtvrtou")
    case .bigGulp: say("\(gulp) in one drink", "\(gulp) najednou")
    case .overachiever:
      say("\(percentFigure(150)) of a daily goal", "\(percentFigure(150)) denního cíle")
    case .centurion: say("A hundred entries", "Sto záznamů")
    }
  }

  /// The head of the badges of a category.
  func name(of category: Badge.Category) -> String {
    switch category {
    case .beginning: say("Beginnings", "Začátky")
    case .streak: say("Streaks", "Řady")
    case .time: say("Hours", "Hodiny")
    case .amount: say("Amounts", "Množství")
    }
  }

  /// Said of a badge that is yet to be earned and of which there is no part.
  var badgeOpen: String { say("not yet", "zatím ne") }

  /// A badge that is earned, read aloud: `First sip, earned on January 1, 2026. The first drink written down.`
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
  /// The picture of a badge, the same in machine output.
  var symbol: String {
    switch self {
    case .firstSip: "💧"
    case .goalReached: "🎯"
    case .streak3: "🔥"
    case .streak7: "⭐"
    case .streak30: "🏆"
    case .earlyBird: "🌅"
    case .nightOwl: "🦉"
    case .bigGulp: "🌊"
    case .overachiever: "🚀"
    case .centurion: "💯"
    }
  }
}
