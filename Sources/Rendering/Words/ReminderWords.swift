import Journal
import Reports
import Speech

extension Screen {
  /// A reminder as a sentence, about a measure in its unit. Each turn says it in other words.
  package func sentence(
    for reminder: Reminder, about measure: Measure?, _ facts: ReminderFacts, turn: Int = 0
  ) -> String {
    ReminderSentences(screen: self, measure: measure, facts: facts, turn: turn).sentence(for: reminder)
  }
}

/// What reminders of a day say.
private struct ReminderSentences {
  let screen: Screen
  let measure: Measure?
  let facts: ReminderFacts
  let turn: Int

  private var words: Words { screen.words }
  private var unit: Unit { measure?.unit ?? .count("") }
  private var title: String { (measure?.title ?? "").printable }
  private var goal: String { screen.largeAmount(facts.goal ?? 0, in: unit) }
  private var czechGoal: String { screen.largeAmount(facts.goal ?? 0, in: unit, isGenitive: true) }
  private var end: String { words.time(facts.end) }
  /// The measure in brackets; where it is water, it goes without saying what is meant.
  private var what: String { unit.kind == .volume ? "" : " (\(title))" }

  func sentence(for reminder: Reminder) -> String {
    switch reminder {
    case .amount(let amount, let until, let perHour): paced(amount, by: clock(until), perHour)
    case .last(let remaining): last(portion(remaining))
    case .outOfReach(let sensible): outOfReach(sensible)
    case .left(let remaining, let meal): left(screen.amount(remaining, in: unit), for: meal)
    case .bedtime(let minute): bedtime(clock(minute))
    case .met: met
    case .late(let entry): late(entry)
    case .planned(let ticks): planned(ticks)
    }
  }

  private func paced(_ amount: Micros, by: String, _ perHour: Micros) -> String {
    let portion = portion(amount)
    let pace = screen.amount(rounded(perHour), in: unit)
    let left = screen.largeAmount(max(0, (facts.goal ?? 0) - facts.total), in: unit)
    return choice([
      Phrase(
        "You need about \(pace) an hour to reach \(goal)\(what) by \(end): \(portion) by \(by).",
        cs:
          "Abyste do \(end) dosáhli \(czechGoal)\(what), potřebujete asi \(pace) za hodinu: do \(by) \(portion)."
      ),
      Phrase(
        "\(portion.asSentenceStart)\(what) by \(by), and you are on course for \(goal).",
        cs: "\(portion.asSentenceStart)\(what) do \(by) a cíl \(goal) vyjde."),
      by == end
        ? Phrase(
          "How about \(portion)\(what) by \(by)? That is all there is to go.",
          cs: "Co takhle \(portion)\(what) do \(by)? Víc už nezbývá.")
        : Phrase(
          "How about \(portion)\(what) by \(by)? \(left) to go until \(end).",
          cs: "Co takhle \(portion)\(what) do \(by)? Do \(end) \(Words.czechLeft(left))."),
    ])
  }

  private func last(_ portion: String) -> String {
    choice([
      Phrase(
        "Only \(portion) to go to \(goal)\(what).", cs: "Do \(czechGoal)\(what) chybí už jen \(portion)."),
      Phrase(
        "\(portion.asSentenceStart) more, and \(goal)\(what) is done.",
        cs: "Ještě \(portion) a máte \(goal)\(what)."),
    ])
  }

  private func outOfReach(_ sensible: Micros) -> String {
    let rate = screen.amount(rounded(sensible), in: unit)
    return words.say(
      "\(goal)\(what) is out of reach today, and catching up all at once does no good. About \(rate) an hour is sensible, and tomorrow is a new day.",
      "\(goal)\(what) už se dnes nestihne a dohánět to najednou nemá smysl. Rozumných je asi \(rate) za hodinu a zítra je nový den."
    )
  }

  private func left(_ left: String, for meal: PlannedTick?) -> String {
    let next = meal.map { words.say("; the next meal is \(named($0))", "; příští jídlo: \(named($0))") } ?? ""
    return words.say(
      "\(title): \(left) to go to \(goal) today\(next).",
      "\(title): do \(czechGoal) dnes \(Words.czechLeft(left))\(next).")
  }

  private func bedtime(_ time: String) -> String {
    let wake = clock(facts.active.windows.last?.lowerBound ?? 0)
    return words.say(
      "\(title): for \(goal) by \(wake), be in bed by \(time)",
      "\(title): aby do \(wake) bylo \(goal), buďte v posteli do \(time)"
    ).asSentence
  }

  private var met: String {
    choice([
      Phrase(
        "You reached \(goal)\(what) today. Well done!", cs: "Dnes máte splněno \(goal)\(what). Výborně!"),
      Phrase(
        "\(goal)\(what): done for today. Well done!", cs: "\(goal)\(what): pro dnešek splněno. Výborně!"),
    ])
  }

  private func late(_ entry: LateEntry) -> String {
    let (name, by) = (words.shortened(entry.name).asSentenceStart, words.time(entry.by))
    return words.say(
      "\(name) at \(clock(entry.minute)), and it was meant to be by \(by). Something without it for the rest of the day?",
      "\(name) (\(clock(entry.minute))): mělo to být do \(by.asSentence) Co takhle zbytek dne bez toho?")
  }

  private func planned(_ ticks: [PlannedTick]) -> String {
    let list = ticks.map(named).joined(separator: ", ")
    return choice([
      Phrase("Still open: \(list).", cs: "Ještě zbývá: \(list)."),
      Phrase("Not ticked yet: \(list).", cs: "Zatím nesplněno: \(list)."),
    ])
  }

  private func clock(_ minute: Int) -> String { words.time(facts.time(ofMinute: minute)) }

  /// A tick with its time: `Lunch (12:30)`.
  private func named(_ tick: PlannedTick) -> String {
    "\(words.shortened(tick.name)) (\(clock(tick.minute)))"
  }

  /// The phrase whose turn it is.
  private func choice(_ phrases: [Phrase]) -> String {
    phrases[Int(turn.magnitude % UInt(phrases.count))][words.language]
  }

  /// An amount in cups, if it is some whole ones: `2 cups (500 ml)`.
  private func portion(_ micros: Micros) -> String {
    let amount = screen.largeAmount(micros, in: unit)
    guard let cup = facts.cup, cup > 0, micros.number % cup.number == 0 else { return amount }
    let count = Int(micros.number / cup.number)
    return "\(words.counted(count, .cup)) (\(amount))"
  }

  /// To the nearest ten millilitres or whole ounce, and never to nothing: a pace is no measurement.
  private func rounded(_ micros: Micros) -> Micros {
    guard unit.kind == .volume else { return micros }
    let step = (screen.units == .us ? Unit.ounce.parts : 10 * Unit.millilitre.parts).micros(in: unit).number
    return Micros(max(1, (micros.number + step / 2) / step) * step)
  }
}
