import Journal

/// What does a part of a habit that is made of others: a tick, or an amount in a unit.
enum DerivedAdvice: Hashable, Sendable {
  case habit(String)
  case measure(String, unit: String)
}

extension Derivation {
  /// The way in which each of its parts is done.
  func advice(_ configuration: Configuration) -> [DerivedAdvice] {
    parts.map { part in
      switch part {
      case .habit(let place): .habit(configuration.habits[place].name)
      case .measure(let place):
        .measure(configuration.measures[place].name, unit: configuration.measures[place].unit.name)
      }
    }
  }
}
