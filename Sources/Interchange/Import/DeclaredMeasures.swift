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
    water = configuration.water.map { configuration.measures[$0].name }
    for name in Vocabulary(configuration).names {
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
  /// Water goes to the measure that `drink` writes to.
  func name(of kind: AppleHealthKind) -> String? { kind == .water ? water : name(called: kind.names.words) }
}
