import Journal

/// The memory of an earlier day on which reminders ran.
package struct RememberedDay: Hashable, Sendable {
  /// How many days ago it was, at least 1.
  package var daysAgo: Int
  package var said: [Spoken]

  package init(daysAgo: Int, said: [Spoken]) { (self.daysAgo, self.said) = (daysAgo, said) }

  /// How long a reminder waits for its answer, in minutes.
  private static let answer = 60

  /// The total that was known at a minute.
  func total(at minute: Int) -> Micros { said.filter { $0.minute <= minute }.compactMap(\.total).last ?? 0 }

  /// The total that was known last.
  var total: Micros { said.compactMap(\.total).last ?? 0 }

  /// The number of ticks that were known to be done last.
  var done: Int { said.compactMap { if case .seen(_, let done) = $0.topic { done } else { nil } }.last ?? 0 }

  /// Whether what was said of the measure at a minute was followed by an amount.
  private func isHeeded(_ minute: Int) -> Bool { total(at: minute + Self.answer) > total(at: minute) }

  /// Whether no more than half of what was said of the measure was followed by an amount: the day owed nothing to it.
  var isUnaided: Bool {
    let reminders = said.filter(\.isAboutMeasure)
    return reminders.count { isHeeded($0.minute) } * 2 <= reminders.count
  }

  /// The minutes at which the measure was spoken of before one, and no amount followed.
  func unheeded(before minute: Int) -> [Int] {
    said.filter(\.isAboutMeasure).map(\.minute).filter { $0 + Self.answer <= minute && !isHeeded($0) }
  }
}

extension Spoken {
  /// The total that was seen; nil if it is something that was said.
  package var total: Micros? { if case .seen(let total, _) = topic { total } else { nil } }
}

extension ReminderFacts {
  /// After so many days without an answer it speaks once a day.
  private static let patience = 3
  /// How many of the days that went well by themselves are looked at.
  private static let habit = 7
  /// Up to so many minutes after the usual time nobody is late.
  private static let tolerance = 60

  /// Whether the latest days on which the measure was spoken of all stayed without any amount.
  var isMeasureUnheard: Bool {
    let spoken = past.filter { $0.said.contains(where: \.isAboutMeasure) }.prefix(Self.patience)
    return spoken.count == Self.patience && spoken.allSatisfy { $0.total == 0 }
  }

  /// Whether the latest days on which habits were spoken of all stayed without a tick.
  var areTicksUnheard: Bool {
    let spoken = past.filter { $0.said.contains(where: \.isAboutTick) }.prefix(Self.patience)
    return spoken.count == Self.patience && spoken.allSatisfy { $0.done == 0 }
  }

  /// Whether as much is logged, but for a cup, as about this time of a recent day that reached the goal without heeding reminders: who
  /// logs in the evening what was drunk all day needs none at noon.
  func isAsUsual(at minute: Int) -> Bool {
    guard let goal else { return false }
    let good = past.filter { $0.total >= goal && $0.isUnaided }.prefix(Self.habit)
    return good.map { $0.total(at: minute - Self.tolerance) }.min().map { total + (cup ?? 0) >= $0 } ?? false
  }

  /// Whether nothing more is said of the measure on the first day, when nobody knows yet how this person logs: what
  /// stayed without an answer waits for an amount, and is said once more if time presses; and who then logs more than
  /// two cups at once had drunk before.
  func awaitsFirstAnswer(at minute: Int, after said: [Spoken], hasPressure: Bool) -> Bool {
    let today = RememberedDay(daysAgo: 0, said: said)
    let unheeded = today.unheeded(before: minute)
    guard past.isEmpty, hearsAnswers, let first = unheeded.first, let last = unheeded.last else {
      return false
    }
    let totals = said.filter { $0.total != nil }
    let isBatch = zip(totals, totals.dropFirst()).contains { before, after in
      after.minute > first && limit != nil && !isLittle((after.total ?? 0) - (before.total ?? 0))
    }
    let isAnswered = today.total > today.total(at: last)
    return isBatch || !isAnswered && !(hasPressure && unheeded.count == 1)
  }

  /// Whether nothing is to be said: after the last `--snooze`, `--off` or `--on`, of this day or of one before it.
  func isQuiet(at minute: Int, after said: [Spoken]) -> Bool {
    func until(_ said: [Spoken]) -> Int? { said.last { $0.topic == .quiet }?.minute }
    if let today = until(said) { return minute < today }
    for day in past.sorted(by: { $0.daysAgo < $1.daysAgo }) {
      if let until = until(day.said) { return minute < until - 1440 * day.daysAgo }
    }
    return false
  }
}
