import Journal

/// Those who do numbered pieces of work for a report, perhaps several at the same time.
package protocol Workers: Sendable {
  /// The answers to the numbers below `count`, in their order.
  func answers<Answer: Sendable>(_ count: Int, _ answer: @escaping @Sendable (Int) -> Answer) -> [Answer]
}

/// One worker, who does a piece after the other.
package struct OneWorker: Workers {
  package init() {}

  package func answers<Answer: Sendable>(
    _ count: Int, _ answer: @escaping @Sendable (Int) -> Answer
  ) -> [Answer] {
    (0..<count).map(answer)
  }
}

extension Assessment {
  /// The answer for each of some subjects; over years of days several workers find them, since each subject is judged by
  /// itself.
  func each<Subject: Sendable, Answer: Sendable>(
    of subjects: [Subject], over days: Period, _ answer: @escaping @Sendable (Subject) -> Answer
  ) -> [Answer] {
    guard days.count > 1000 else { return subjects.map(answer) }
    return workers.answers(subjects.count) { answer(subjects[$0]) }
  }
}
