import Journal
import Notation
import Reports

/// The coach's answer: figures, sentences, and meals of the person's own.
package struct CoachPage: FramedPage {
  let report: CoachReport
  package var frame: Frame

  /// Makes the page of an answer.
  package init(_ report: CoachReport, in frame: Frame) { (self.report, self.frame) = (report, frame) }

  var facts: CoachFacts { report.facts }

  /// The object `daybook.coach/1`.
  package var json: JSON { report.json(configuration) }

  /// The lines, none wider than the screen.
  package var lines: [StyledText] {
    let advice = advices.flatMap { screen.wrapped($0) }
    let suggestions = report.suggestions.flatMap { meal in
      screen.wrapped("\(screen.glyphs.bullet) \(suggestion(meal))", indentation: 2)
    }
    if report.isQuiet, report.question != .meals { return advice }
    switch report.question {
    case .meals: return screen.joined([heading, mealLines, figures, advice])
    case .hungry: return screen.joined([figures, advice + suggestions])
    case .planToday: return screen.joined([heading, advice + suggestions, menuLines])
    case .planWeek: return screen.joined([heading, weekLines, advice + suggestions])
    case .planOut: return advice + suggestions
    case .workout, .sanity, .unwind: return advice
    }
  }

  /// The answer in sentences that make sense read aloud.
  package var sentences: [String] {
    factSentences + advices + report.suggestions.map { suggestion($0) + "." }
  }

  /// The advice, a text each, the most important first.
  var advices: [String] { report.sayings.map(sentence) }

  private var heading: [StyledText] {
    let texts: [CoachQuestion: String] = [
      .meals: words.weekdayAndDate(facts.day),
      .planToday: words.weekdayAndDate(facts.day),
      .planWeek: frame.heading(of: configuration.week(of: facts.day)),
    ]
    return texts[report.question].map { screen.wrapped($0, .heading) } ?? []
  }

  /// The day's meals, each with its time and what it held.
  private var mealLines: [StyledText] {
    facts.meals.flatMap { meal -> [StyledText] in
      let time = meal.time.map { words.time($0) + "  " } ?? ""
      return screen.wrapped(time + told(meal), indentation: 2)
    }
  }

  /// The amount eaten of each nutrient and its goal, in columns where there is room.
  private var figures: [StyledText] {
    let shown = facts.nutrition.filter { $0.isLogged || $0.target != nil }
    let titles = shown.map { StyledText(configuration.measures[$0.measure].title, .label) }
    let column = min(titles.map(\.widthInColumns).max() ?? 0, screen.columns / 2)
    return zip(shown, titles).flatMap { nutrition, title in
      (title.padded(to: column) + "  " + StyledText(figure(nutrition), .number))
        .wrapped(at: screen.columns, indentation: 2)
    }
  }

  private func figure(_ nutrition: CoachFacts.Nutrition) -> String {
    let unit = configuration.measures[nutrition.measure].unit
    guard let target = nutrition.target else { return screen.amount(nutrition.eaten, in: unit) }
    return screen.progress(nutrition.eaten, of: target, in: unit)
  }

  /// A meal of the person's own for each of the meals to come.
  private var menuLines: [StyledText] {
    guard facts.day >= facts.today else { return [] }
    return facts.menu.flatMap { open, meal in
      let text = meal.map(suggestion) ?? words.freeChoice
      return screen.wrapped("\(screen.glyphs.bullet) \(name(of: open)): \(text)", indentation: 2)
    }
  }

  /// The goals that count by the week, and the plans for its days.
  private var weekLines: [StyledText] {
    let sums = facts.weekly.map { weekly in
      "\(configuration.title(of: weekly.subject)): \(progress(of: weekly))"
    }
    let days = facts.coming.compactMap { coming -> String? in
      let training = coming.isTraining ? facts.subjects.training.map { configuration.habits[$0].title } : nil
      let planned = coming.planned.map { name(of: $0) }
      let all = [training].compactMap { $0 } + planned
      return all.isEmpty ? nil : "\(words.weekdayAndDate(coming.day)): \(all.joined(separator: ", "))"
    }
    return (sums + days).flatMap { screen.wrapped("\(screen.glyphs.bullet) \($0)", indentation: 2) }
  }
}

extension CoachPage {
  /// An open thing by its name, with its time in parentheses.
  func name(of open: CoachFacts.Open) -> String {
    open.time.map { "\(title(of: open)) (\(words.time($0)))" } ?? title(of: open)
  }

  /// An open thing by its name, with its time after a separator.
  func name(of open: CoachFacts.Open, separator: String) -> String {
    open.time.map { title(of: open) + separator + words.time($0) } ?? title(of: open)
  }

  private func title(of open: CoachFacts.Open) -> String {
    open.subject.map { configuration.title(of: $0).printable } ?? words.shortened(open.name)
  }

  /// The part done of a week's goal.
  func progress(of weekly: CoachFacts.Weekly) -> String {
    switch weekly.week.tally {
    case .repetitions(let done, let quota): words.some(done, of: quota)
    case .amount(let done, let target):
      screen.progress(done, of: target, in: configuration.unit(of: weekly.subject))
    }
  }

  /// The contents of a meal: `420 kcal, 18 g protein`; empty if nothing is known.
  func contents(of meal: Meal) -> String {
    Nutrient.allCases.compactMap { nutrient -> String? in
      guard let amount = meal.amounts[nutrient], let measure = facts.subjects.nutrients[nutrient] else {
        return nil
      }
      let text = screen.amount(amount, in: configuration.measures[measure].unit)
      let title = configuration.measures[measure].title
      let isNamed = nutrient == .kcal || meal.label == .measure(measure) && meal.text.isEmpty
      return isNamed ? text : "\(title.lowercased()) \(text)"
    }.joined(separator: ", ")
  }

  /// A meal of the day: what it was ticked on, what it was, and what it held; without words of its own, what its line is
  /// of.
  func told(_ meal: Meal) -> String {
    let text = meal.text.isEmpty ? nil : words.shortened(meal.text)
    let subject = meal.habit.map(Reference.habit) ?? (text == nil ? meal.label : nil)
    let contents = contents(of: meal)
    let head = [subject.map { configuration.title(of: $0).printable }, text].compactMap { $0 }
      .joined(separator: ": ")
    return contents.isEmpty ? head : "\(head) (\(contents))"
  }

  /// An earlier meal as a proposal: what it was, what it held, and when.
  func suggestion(_ meal: Meal) -> String {
    let parts = [contents(of: meal), words.shortDate(meal.day.parts)].filter { !$0.isEmpty }
    return "\(words.shortened(meal.text)) (\(parts.joined(separator: ", ")))"
  }
}
