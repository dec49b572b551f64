import Journal
import Speech

/// The declared measures, as other programs' records are given to them.
package struct DeclaredMeasures: Sendable {
  /// The name of a measure by each of its names, labels and aliases, as names are compared.
  private var names: [String: String] = [:]
  /// The name of the measure that is the water.
  private let water: String?

  /// Takes them from a configuration.
  package init(_ configuration: Configuration) {
    let vocabulary = Vocabulary(configuration)
    let named = TypedWords.water.words.compactMap { vocabulary.subject(named: $0) }
    water = configuration.water.flatMap { place in
      let measure = configuration.measures[place]
      return named.contains(.measure(place)) || named.isEmpty && measure.isFilled ? measure.name : nil
    }
    for name in vocabulary.names {
      guard case .measure(let place) = name.subject else { continue }
      names[Vocabulary.folded(name.text)] = configuration.measures[place].name
    }
  }

  /// Whether a name is that of a measure.
  func hold(_ name: ForeignName) -> Bool { names[name.folded] != nil }

  /// The measure that is called by the first of the words that any is called by; nil if there is none.
  func name(called words: [String]) -> String? {
    words.lazy.compactMap { names[Vocabulary.folded($0)] }.first
  }

  /// The measure that takes records of a kind; nil if there is none.
  ///
  /// Water goes to the measure that `drink` writes to, unless that is a limit or a part of another.
  func name(of kind: AppleHealthKind) -> String? { kind == .water ? water : name(called: kind.names.words) }
}

extension Measure {
  /// Whether it is asked for, by a goal of at least something, and is a part of no other: what is drunk may be put there.
  fileprivate var isFilled: Bool {
    lends == nil
      && goals.contains { goal in
        if case .atLeast = goal.bound { true } else { false }
      }
  }
}
