import Journal

/// An advice as it is said: of its two phrasings one.
package struct Saying: Hashable, Sendable {
  package var advice: Advice
  /// 0 or 1.
  package var phrasing: Int

  package init(_ advice: Advice, phrasing: Int) {
    self.advice = advice
    self.phrasing = phrasing
  }
}

/// The coach's answer to a question about a day.
package struct CoachReport: Sendable {
  package var question: CoachQuestion
  package var facts: CoachFacts
  /// The sayings, in the order of the question's parts.
  package var sayings: [Saying]

  /// Answers by the rules.
  ///
  /// `said` holds the phrasing that each advice was last said in: it is now said in the other one. Without a memory the
  /// minute decides, so that what is asked a minute later is said in other words.
  package init(to question: CoachQuestion, about facts: CoachFacts, after said: [Advice: Int] = [:]) {
    self.question = question
    self.facts = facts
    let rules = CoachRule.table.filter { $0.questions.contains(question) }
    var advices = question.parts.compactMap { topics -> Advice? in
      let fitting = topics.lazy.flatMap { topic in rules.filter { $0.topic == topic } }
      return fitting.first { $0.condition(facts) }?.advice
    }
    if advices.contains(.dayIsOver) { advices = [.dayIsOver] }
    sayings = advices.map { advice in
      let turn = (Int(facts.day.number) + facts.minute) & 1
      return Saying(advice, phrasing: said[advice].map { 1 - $0 } ?? turn)
    }
  }

  /// The earlier meals that the answer proposes.
  package var suggestions: [Meal] {
    let advices = Set(sayings.map(\.advice))
    if !advices.isDisjoint(with: [.mealsFit, .noMealLikeThat]) { return facts.fittingMeals }
    if advices.contains(.mealsLikeThat) { return facts.mealsOfWish }
    if advices.contains(.weekProtein) { return facts.richestMeals }
    return []
  }
}
