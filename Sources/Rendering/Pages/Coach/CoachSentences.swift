import Journal
import Reports

extension CoachPage {
  /// The facts behind the answer, in sentences; with `isWhole` also those that the rules look at, for a program that
  /// answers in their place.
  func facts(isWhole: Bool) -> [String] {
    var sentences: [String] = []
    if isWhole { sentences.append(words.weekdayAndDate(facts.day).asSentence) }
    let question = report.question
    if isWhole, let sleep = facts.sleep, let total = sleep.total, question != .hungry, question != .meals {
      sentences.append(spoken(sleep.measure, total, of: sleep.target))
    }
    if isWhole, [.sanity, .unwind, .planToday].contains(question) {
      sentences.append(
        words.aloud.completed(
          facts.report.count.met, of: facts.report.count.due, percent: facts.report.count.percentOfDue) + ".")
      if !facts.open.isEmpty { sentences.append(words.stillOpen(facts.open.map(name))) }
    }
    if question == .meals || isWhole, question != .planWeek, question != .unwind {
      sentences += facts.meals.map { told($0).asSentence }
    }
    if isWhole ? question != .unwind : [.meals, .hungry].contains(question) {
      sentences += facts.nutrition.filter { $0.isLogged || $0.target != nil }.map {
        spoken($0.measure, $0.eaten, of: $0.target)
      }
    }
    if isWhole, question == .workout, let drink = facts.drink {
      sentences.append(spoken(drink.measure, drink.total ?? 0, of: drink.target))
    }
    if question == .planWeek {
      sentences += facts.weekly.map {
        "\(configuration.title(of: $0.subject)): \(progress(of: $0))."
      }
      sentences += facts.coming.filter { !$0.planned.isEmpty }.map {
        "\(words.weekdayAndDate($0.day)): \($0.planned.map(name).joined(separator: ", "))."
      }
    }
    if question == .planToday {
      sentences += facts.menu.map { open, meal in
        "\(name(of: open)): \(meal.map(suggestion) ?? words.freeChoice)."
      }
    }
    if isWhole, question == .unwind, let first = facts.first {
      sentences.append(words.firstTomorrow(name(of: first)))
    }
    return sentences
  }

  private func spoken(_ measure: Int, _ amount: Micros, of target: Target?) -> String {
    let measure = configuration.measures[measure]
    let text =
      target.map { screen.aloud.progress(amount, of: $0, in: measure.unit) }
      ?? screen.amount(amount, in: measure.unit)
    return "\(measure.title): \(text)."
  }
}
