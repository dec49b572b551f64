import Journal
import Reports

extension CoachPage {
  /// The prompt given to a language model: how to answer, what is asked, and the facts that the answer needs;
  /// it says itself what it holds.
  ///
  /// A person's own words are in it, harmless, a line each.
  package var prompt: String {
    var lines = [words.coachSystem, words.coachTask(report.question)]
    if !facts.wish.isEmpty { lines.append(words.coachWish(facts.wish)) }
    let suggestions = report.suggestions
    lines += ["", words.coachIncludes]
    lines += wholeFacts.map { "- \($0)" }
    lines += suggestions.map { "- \(words.earlierMeal(suggestion($0)))" }
    return lines.map { $0.isEmpty ? "\n" : $0.printable + "\n" }.joined()
  }
}

extension Words {
  /// The words for a meal where nothing of the person's own fits.
  var freeChoice: String { say("whatever you like", "na co máte chuť") }

  /// The list of what is still open, for whoever answers in place of the rules.
  func stillOpen(_ names: [String]) -> String {
    say("Still open: ", "Ještě otevřené: ") + names.joined(separator: ", ") + "."
  }

  /// The first thing to do on the next day.
  func firstTomorrow(_ name: String) -> String { say("First tomorrow: \(name).", "Zítra první: \(name).") }

  /// A meal that the person had before.
  func earlierMeal(_ meal: String) -> String {
    say("An earlier meal of theirs: \(meal).", "Dřívější vlastní jídlo: \(meal).")
  }

  /// How a language model is to answer.
  var coachSystem: String {
    say(
      "You are the coach of a plain-text ledger of sleep, habits, food and water. Answer in English, kindly and plainly, in at most five short sentences without headings. What matters, in this order: sleep, habits, protein, calories, carbohydrates and fat. Use the numbers below and invent none; what is not there is unknown. Give no medical advice and no diagnosis. Never scold.",
      "Jste kouč textového deníku spánku, návyků, jídla a vody. Odpovídejte česky, laskavě a prostě, nejvýše pěti krátkými větami bez nadpisů. Záleží, v tomto pořadí, na spánku, návycích, bílkovinách, kaloriích, sacharidech a tucích. Používejte čísla uvedená níže a žádná si nevymýšlejte; co tam není, je neznámé. Nedávejte lékařské rady ani diagnózy. Nikdy nevyčítejte."
    )
  }

  /// The task of a language model.
  func coachTask(_ question: CoachQuestion) -> String {
    switch question {
    case .meals:
      say(
        "Sum up what was eaten and say what the next meal should bring.",
        "Shrňte, co se snědlo, a řekněte, co by mělo přinést příští jídlo.")
    case .workout:
      say("Say what recovery from the training needs.", "Řekněte, co potřebuje zotavení po tréninku.")
    case .hungry:
      say(
        "The person is hungry: suggest something that fits into what is left of the day.",
        "Člověk má hlad: navrhněte něco, co se vejde do zbytku dne.")
    case .planOut:
      say("The person eats out: say what to look for.", "Člověk jde na jídlo ven: řekněte, na co se dívat.")
    case .planToday: say("Plan the rest of the day's meals.", "Naplánujte jídla na zbytek dne.")
    case .planWeek: say("Plan what is left of the week.", "Naplánujte zbytek týdne.")
    case .sanity:
      say("Say in three sentences how the day stands.", "Řekněte třemi větami, jak na tom den je.")
    case .unwind:
      say(
        "Close the day: what is open, what to let go of, and the first thing tomorrow.",
        "Uzavřete den: co je otevřené, co nechat být a co je zítra první.")
    }
  }

  /// The wish that the person typed.
  func coachWish(_ wish: String) -> String {
    say("The person says: \(inQuotes(wish))", "Člověk říká: \(inQuotes(wish))")
  }

  /// Says which facts follow, and that there are no others.
  var coachIncludes: String {
    say(
      "Included, as far as it is written down: the date and the time of day, a pause, the aim, the day's sleep, how many habits and goals are met, what is open and when it is due, the meals with their times, the sums of food and drink with their goals, the training, the goals and plans of the week, the first thing tomorrow and a few earlier meals. Nothing else of the daybook.",
      "Obsahuje, pokud je to zapsané: datum a čas, přestávku, záměr, spánek toho dne, kolik návyků a cílů je splněno, co je otevřené a na kdy, jídla s časy, součty jídla a pití s jejich cíli, trénink, cíle a plány týdne, první věc zítra a několik dřívějších jídel. Nic jiného z deníku."
    )
  }

  /// The day and the clock, which stands still for another day than today.
  func coachMoment(_ date: String, _ time: TimeOfDay?) -> String {
    time.map { say("\(date), the time is \(self.time($0))", "\(date), je \(self.time($0))").asSentence }
      ?? "\(date)."
  }

  func coachPause(_ label: String?) -> String {
    say("Everything is paused", "Všechno má přestávku") + (label.map { " (\($0))." } ?? ".")
  }

  func coachAim(_ aim: String) -> String {
    say("The aim in the person's words: \(aim).", "Záměr slovy toho člověka: \(aim).")
  }
}
