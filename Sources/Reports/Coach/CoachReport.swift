import Journal

/// An advice as it is said: of its two phrasings one.
package struct Saying: Hashable, Sendable {
  package var advice: Advice
  /// 0 or 1.
  package var phrasing: Int

  package init(_ advice: Advice, phrasing: Int) { (self.advice, self.phrasing) = (advice, phrasing) }
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
    (self.question, self.facts) = (question, facts)
    let table = CoachRule.table
    func answer(to question: CoachQuestion, _ topics: [CoachTopic]) -> Advice? {
      topics.lazy.flatMap { topic in
        table.filter { $0.topic == topic && ($0.questions.isEmpty || $0.questions.contains(question)) }
      }.first { $0.condition(facts) }?.advice
    }
    var advices: [Advice] = facts.areWordsUnknown(in: question) ? [.spoken(.wordsUnknown)] : []
    for advice in facts.spoken.compactMap({ answer(to: $0.answeredBy ?? question, [$0.topic]) })
      + question.parts.compactMap({ answer(to: question, $0) }) where !advices.contains(advice)
    {
      advices.append(advice)
    }
    for quiet in Advice.Quiet.allCases where advices.contains(.quiet(quiet)) {
      let said = quiet.others.union([.quiet(quiet)])
      advices.removeAll { !said.contains($0) }
    }
    sayings = advices.map { advice in
      let turn = (Int(facts.day.number) + facts.minute) & 1
      return Saying(advice, phrasing: said[advice].map { 1 - $0 } ?? turn)
    }
  }

  /// Whether health, a pause or the night leaves nothing to advise.
  package var isQuiet: Bool { sayings.contains { if case .quiet = $0.advice { true } else { false } } }

  /// Whether a complaint is answered, which is left to no program.
  package var isAboutHealth: Bool {
    !Set(sayings.map(\.advice)).isDisjoint(with: [.quiet(.callHelp), .quiet(.seeDoctor)])
  }

  /// The earlier meals that the answer proposes.
  package var suggestions: [Meal] {
    let advices = Set(sayings.map(\.advice))
    if !advices.isDisjoint(with: [.choice(.mealsFit), .choice(.noMealLikeThat)]) {
      return facts.fittingMeals
    }
    if advices.contains(.choice(.mealsLikeThat)) || advices.contains(.choice(.wishTooLarge)) {
      return facts.mealsOfWish
    }
    if advices.contains(.week(.weekProtein)) { return facts.richestMeals }
    return []
  }
}
