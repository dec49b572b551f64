import Journal
import Notation
import Speech

/// A kind of record of Apple Health that has a place in a daybook.
enum AppleHealthKind: CaseIterable {
  case water, weight, caffeine, energy, protein, steps, sleep

  private static let all = allCases

  /// The kind of a `type` as it stands in the file; nil of any other.
  init?(_ text: Span<UInt8>, _ type: Range<Int>) {
    for kind in AppleHealthKind.all where text.holds(kind.identifier, at: type) {
      self = kind
      return
    }
    return nil
  }

  /// The kind of a metric of Health Auto Export; nil of any other.
  init?(metric: String) {
    switch metric {
    case "dietary_water": self = .water
    case "weight_body_mass", "body_mass": self = .weight
    case "caffeine", "dietary_caffeine": self = .caffeine
    case "dietary_energy", "dietary_energy_consumed": self = .energy
    case "protein", "dietary_protein": self = .protein
    case "step_count": self = .steps
    case "sleep_analysis": self = .sleep
    default: return nil
    }
  }

  /// The word for it in ids.
  var word: String { names.en[0] }

  /// The identifier of a type of Apple's that is of this kind.
  var identifier: StaticString {
    switch self {
    case .water: "HKQuantityTypeIdentifierDietaryWater"
    case .weight: "HKQuantityTypeIdentifierBodyMass"
    case .caffeine: "HKQuantityTypeIdentifierDietaryCaffeine"
    case .energy: "HKQuantityTypeIdentifierDietaryEnergyConsumed"
    case .protein: "HKQuantityTypeIdentifierDietaryProtein"
    case .steps: "HKQuantityTypeIdentifierStepCount"
    case .sleep: "HKCategoryTypeIdentifierSleepAnalysis"
    }
  }

  /// The unit of a measure of it, unless another is asked for.
  private var unit: Unit {
    switch self {
    case .water: .millilitre
    case .weight: .kilogram
    case .caffeine: Unit("mg", .mass, 1_000_000)
    case .energy: .kilocalorie
    case .protein: .gram
    case .steps: .count("steps")
    case .sleep: .hour
    }
  }

  /// The words that declare a measure of it.
  var declaration: String { declaration(in: unit) }

  private func declaration(in unit: Unit) -> String { "unit \(unit.name)" + Level.suffix(of: names.words[0]) }

  /// The line of `daybook.conf` that declares a measure of it, in the unit of its records if they have one.
  func line(in written: Unit? = nil) -> String {
    let written = written.flatMap { $0.kind == .count ? nil : $0 }
    return "measure \(word) \(declaration(in: written ?? unit))"
  }

  /// The names of measures that it goes to, best first.
  var names: Translated<[String]> {
    switch self {
    case .water: TypedWords.water
    case .weight: TypedWords.weight
    case .caffeine: TypedWords.caffeine
    case .energy: TypedWords.energy
    case .protein: TypedWords.protein
    case .steps: TypedWords.steps
    case .sleep: TypedWords.sleep
    }
  }

  /// A unit as it is written of its records; nil of one that is refused.
  func unit(_ written: String) -> AppleHealthUnit? {
    AppleHealthUnit(written).flatMap { $0.unit.kind == unit.kind ? $0 : nil }
  }
}

/// The habits and measures that take the records of Apple Health.
struct AppleHealthSubjects: Sendable {
  /// The name that water is offered to be declared by.
  static let water = "water"

  /// A habit or measure that a workout goes to; a habit has no unit.
  struct Workout: Sendable {
    var name: String
    var unit: Unit?
  }

  private var names: [AppleHealthKind: String] = [:]
  private var workouts: [String: Workout] = [:]
  private var general: [Workout] = []

  init() {}

  /// Finds what is declared; water has a place even if it is not.
  init(_ configuration: Configuration) {
    let vocabulary = Vocabulary(configuration)
    let measures = DeclaredMeasures(configuration)
    for kind in AppleHealthKind.allCases { names[kind] = measures.name(of: kind) }
    names[.water] = names[.water] ?? AppleHealthSubjects.water
    for (type, words) in AppleHealthSubjects.activities {
      for word in words.words.reversed() {
        if let found = AppleHealthSubjects.subject(word, vocabulary, configuration) { workouts[type] = found }
      }
    }
    for word in TypedWords.anyWorkout.words where general.isEmpty {
      if let found = AppleHealthSubjects.subject(word, vocabulary, configuration) { general = [found] }
    }
  }

  /// The measure that records of a kind go to; nil if there is none.
  func name(of kind: AppleHealthKind) -> String? { names[kind] }

  /// Whether workouts of a type go anywhere.
  func wants(_ type: String) -> Bool { !general.isEmpty || workouts[type] != nil }

  /// The subjects of a workout: the measure or habit of its kind, and the one of all workouts.
  func subjects(of type: String) -> [Workout] { (workouts[type].map { [$0] } ?? []) + general }

  /// The line of `daybook.conf` that would take the records of a type; nil if nothing would.
  static func line(taking type: String) -> String? {
    if let kind = AppleHealthKind.allCases.first(where: { $0.identifier.description == type }) {
      return kind.line()
    }
    if let words = activities[type] { return "habit \(words.en[0])" }
    return type.hasPrefix("HKWorkoutActivityType") ? "habit \(TypedWords.anyWorkout.en[0])" : nil
  }

  private static func subject(
    _ word: String, _ vocabulary: Vocabulary, _ configuration: Configuration
  ) -> Workout? {
    switch vocabulary.subject(named: word) {
    case .habit(let habit): Workout(name: configuration.habits[habit].name, unit: nil)
    case .measure(let measure):
      Workout(name: configuration.measures[measure].name, unit: configuration.measures[measure].unit)
    case nil: nil
    }
  }

  private static let activities: [String: Translated<[String]>] = [
    "HKWorkoutActivityTypeRunning": TypedWords.running,
    "HKWorkoutActivityTypeWalking": TypedWords.walking,
    "HKWorkoutActivityTypeHiking": TypedWords.hiking,
    "HKWorkoutActivityTypeCycling": TypedWords.cycling,
    "HKWorkoutActivityTypeSwimming": TypedWords.swimming,
    "HKWorkoutActivityTypeYoga": TypedWords.yoga,
    "HKWorkoutActivityTypeRowing": TypedWords.rowing,
    "HKWorkoutActivityTypeTraditionalStrengthTraining": TypedWords.strength,
    "HKWorkoutActivityTypeFunctionalStrengthTraining": TypedWords.strength,
  ]
}
