/// The habits and measures that a habit is made of, which has no tick of its own: `all weighed breakfast`.
package struct Derivation: Hashable, Sendable {
  /// How many of them it takes.
  package enum Need: Hashable, Sendable {
    case all
    /// So many, at least 1.
    case any(Int)
  }

  /// How many it takes.
  package var need: Need
  /// The habits and measures, none of which is made of others, each once.
  package var parts: [Reference] = []

  package init(_ need: Need) { self.need = need }

  /// How many of those that a day asks for must be met: "N is at most that of those asked for".
  package func needed(of asked: Int) -> Int {
    switch need {
    case .all: asked
    case .any(let count): min(count, asked)
    }
  }
}

extension Configuration {
  /// The parts that a habit is made of; nil of a measure, and of a habit that is ticked.
  package func derivation(of subject: Reference) -> Derivation? {
    if case .habit(let habit) = subject { habits[habit].derivation } else { nil }
  }

  /// Whether a habit is made of others.
  package func isDerived(_ subject: Reference) -> Bool { derivation(of: subject) != nil }

  /// Whether any habit is made of others.
  package var derivesHabits: Bool { habits.contains { $0.derivation != nil } }

  /// The places of the habits that have ticks of their own.
  package var tickedHabits: [Int] { habits.indices.filter { habits[$0].derivation == nil } }

  /// Whether days on which a habit is met can depend on the goal of a measure.
  func depends(_ habit: Int, on measure: Int) -> Bool {
    guard let derivation = habits[habit].derivation else { return false }
    return derivation.parts.contains { part in
      guard case .measure(let place) = part else { return false }
      return place == measure
        || measures[place].goals.contains { $0.whenHabit.map { depends($0, on: measure) } ?? false }
    }
  }
}

extension Configuration {
  /// The name of a habit or measure, as declared.
  package func name(of subject: Reference) -> String {
    switch subject {
    case .habit(let place): habits[place].name
    case .measure(let place): measures[place].name
    }
  }

  /// The heading that a habit or measure stands under; nil if under none.
  package func group(of subject: Reference) -> String? {
    switch subject {
    case .habit(let place): habits[place].group
    case .measure(let place): measures[place].group
    }
  }
}
