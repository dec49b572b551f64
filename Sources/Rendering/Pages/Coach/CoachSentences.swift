import Journal
import Reports

extension CoachPage {
  /// The facts behind the answer, in sentences.
  var factSentences: [String] {
    switch report.question {
    case .meals: mealSentences + nutrients
    case .hungry: report.isQuiet ? [] : nutrients
    case .planToday: report.isQuiet ? [] : menu
    case .planWeek: report.isQuiet ? [] : week
    case .workout, .planOut, .sanity, .unwind: []
    }
  }

  /// All that the rules look at, for a program that answers in their place.
  var wholeFacts: [String] {
    let date = words.weekdayAndDate(facts.day).asSentenceStart
    var sentences = [words.coachMoment(date, facts.day == facts.today ? facts.time : nil)]
    if let pause = facts.pause { sentences.append(words.coachPause(pause.label)) }
    if let aim = facts.aim { sentences.append(words.coachAim(aim)) }
    if let sleep = facts.sleep, let total = sleep.total {
      sentences.append(spoken(sleep.measure, total, of: sleep.target))
    }
    let count = facts.report.count
    sentences.append(
      words.aloud.completed(count.met, of: count.due, percent: count.percentOfDue) + ".")
    if !facts.open.isEmpty { sentences.append(words.stillOpen(facts.open.map(name))) }
    sentences += mealSentences + nutrients
    if let drink = facts.drink { sentences.append(spoken(drink.measure, drink.total ?? 0, of: drink.target)) }
    if let training = facts.training {
      let title = configuration.habits[training.habit].title
      let time = training.time.map { " (\(words.time($0)))" } ?? ""
      let text = facts.trainingText.isEmpty ? "" : ", " + words.shortened(facts.trainingText)
      sentences.append("\(title)\(time): \(words.name(of: training.state))\(text).")
    }
    sentences += week + (report.question == .planToday ? menu : [])
    if let first = facts.first { sentences.append(words.firstTomorrow(name(of: first))) }
    return sentences
  }

  private var mealSentences: [String] {
    facts.meals.map { meal in ((meal.time.map { words.time($0) + " " } ?? "") + told(meal)).asSentence }
  }

  private var nutrients: [String] {
    facts.nutrition.filter { $0.isLogged || $0.target != nil }.map {
      spoken($0.measure, $0.eaten, of: $0.target)
    }
  }

  private var week: [String] {
    facts.weekly.map { "\(configuration.title(of: $0.subject)): \(progress(of: $0))." }
      + facts.coming.filter { !$0.planned.isEmpty }.map {
        "\(words.weekdayAndDate($0.day)): \($0.planned.map(name).joined(separator: ", "))."
      }
  }

  private var menu: [String] {
    facts.menu.map { open, meal in "\(name(of: open)): \(meal.map(suggestion) ?? words.freeChoice)." }
  }

  private func spoken(_ measure: Int, _ amount: Micros, of target: Target?) -> String {
    let measure = configuration.measures[measure]
    let text =
      target.map { screen.aloud.progress(amount, of: $0, in: measure.unit) }
      ?? screen.amount(amount, in: measure.unit)
    let best = target?.best.map { ", \(words.bestFact(screen.aloud.goal($0, in: measure.unit)))" } ?? ""
    return "\(measure.title): \(text)\(best)."
  }
}
