import Journal
import Reports
import Speech

extension Screen {
  /// A reminder as a sentence, about a measure in its unit. Each turn says it in other words.
  package func sentence(
    for reminder: Reminder, about measure: Measure?, _ facts: ReminderFacts, turn: Int = 0
  ) -> String {
    let unit = measure?.unit ?? .count("")
    let title = (measure?.title ?? "").printable
    let goal = largeAmount(facts.goal ?? 0, in: unit)
    let czechGoal = largeAmount(facts.goal ?? 0, in: unit, isGenitive: true)
    let end = words.time(facts.end)
    // Where it is water, it goes without saying what is meant.
    let what = unit.kind == .volume ? "" : " (\(title))"
    func clock(_ minute: Int) -> String { words.time(facts.time(ofMinute: minute)) }
    func choice(_ phrases: [Phrase]) -> String {
      phrases[Int(turn.magnitude % UInt(phrases.count))][words.language]
    }
    switch reminder {
    case .amount(let amount, let until, let perHour):
      let (portion, by) = (portion(amount, of: facts.cup, in: unit), clock(until))
      let pace = self.amount(rounded(perHour, in: unit), in: unit)
      let left = largeAmount(max(0, (facts.goal ?? 0) - facts.total), in: unit)
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
    case .last(let remaining):
      let portion = portion(remaining, of: facts.cup, in: unit)
      return choice([
        Phrase(
          "Only \(portion) to go to \(goal)\(what).", cs: "Do \(czechGoal)\(what) chybí už jen \(portion)."),
        Phrase(
          "\(portion.asSentenceStart) more, and \(goal)\(what) is done.",
          cs: "Ještě \(portion) a máte \(goal)\(what)."),
      ])
    case .outOfReach(let sensible):
      let rate = amount(rounded(sensible, in: unit), in: unit)
      return words.say(
        "\(goal)\(what) is out of reach today, and catching up all at once does no good. About \(rate) an hour is sensible, and tomorrow is a new day.",
        "\(goal)\(what) už se dnes nestihne a dohánět to najednou nemá smysl. Rozumných je asi \(rate) za hodinu a zítra je nový den."
      )
    case .left(let remaining, let meal):
      let left = amount(remaining, in: unit)
      let next = meal.map {
        let name = "\(words.shortened($0.name)) (\(clock($0.minute)))"
        return words.say("; the next meal is \(name)", "; příští jídlo: \(name)")
      }
      return words.say(
        "\(title): \(left) to go to \(goal) today\(next ?? "").",
        "\(title): do \(czechGoal) dnes \(Words.czechLeft(left))\(next ?? "").")
    case .bedtime(let minute):
      let wake = words.time(facts.time(ofMinute: facts.active.windows.last?.lowerBound ?? 0))
      return words.say(
        "\(title): for \(goal) by \(wake), be in bed by \(clock(minute))",
        "\(title): aby do \(wake) bylo \(goal), buďte v posteli do \(clock(minute))"
      ).asSentence
    case .met:
      return choice([
        Phrase(
          "You reached \(goal)\(what) today. Well done!", cs: "Dnes máte splněno \(goal)\(what). Výborně!"),
        Phrase(
          "\(goal)\(what): done for today. Well done!", cs: "\(goal)\(what): pro dnešek splněno. Výborně!"),
      ])
    case .late(let entry):
      let (name, by) = (words.shortened(entry.name).asSentenceStart, words.time(entry.by))
      return words.say(
        "\(name) at \(clock(entry.minute)), and it was meant to be by \(by). Something without it for the rest of the day?",
        "\(name) (\(clock(entry.minute))): mělo to být do \(by.asSentence) Co takhle zbytek dne bez toho?")
    case .planned(let ticks):
      let list = ticks.map { "\(words.shortened($0.name)) (\(clock($0.minute)))" }.joined(separator: ", ")
      return choice([
        Phrase("Still open: \(list).", cs: "Ještě zbývá: \(list)."),
        Phrase("Not ticked yet: \(list).", cs: "Zatím nesplněno: \(list)."),
      ])
    }
  }

  /// An amount in cups, if it is some whole ones: `2 cups (500 ml)`.
  private func portion(_ micros: Micros, of cup: Micros?, in unit: Unit) -> String {
    let amount = largeAmount(micros, in: unit)
    guard let cup, cup > 0, micros.number % cup.number == 0 else { return amount }
    let count = Int(micros.number / cup.number)
    return "\(words.counted(count, .cup)) (\(amount))"
  }

  /// To the nearest ten millilitres or whole ounce, and never to nothing: a pace is no measurement.
  private func rounded(_ micros: Micros, in unit: Unit) -> Micros {
    guard unit.kind == .volume else { return micros }
    let step = (units == .us ? Unit.ounce.parts : 10 * Unit.millilitre.parts).micros(in: unit).number
    return Micros(max(1, (micros.number + step / 2) / step) * step)
  }
}
