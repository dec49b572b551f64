import Journal
import Notation
import Speech

/// A kind of record of Apple Health that has a place in a daybook.
enum AppleHealthKind: CaseIterable {
  case water, weight, caffeine, energy, protein, steps, sleep

  /// The kind of a `type` as it stands in the file; nil of any other.
  init?(_ text: Span<UInt8>, _ type: Range<Int>) {
    if text.holds("HKQuantityTypeIdentifierDietaryWater", at: type) {
      self = .water
    } else if text.holds("HKQuantityTypeIdentifierStepCount", at: type) {
      self = .steps
    } else if text.holds("HKQuantityTypeIdentifierBodyMass", at: type) {
      self = .weight
    } else if text.holds("HKQuantityTypeIdentifierDietaryCaffeine", at: type) {
      self = .caffeine
    } else if text.holds("HKQuantityTypeIdentifierDietaryEnergyConsumed", at: type) {
      self = .energy
    } else if text.holds("HKQuantityTypeIdentifierDietaryProtein", at: type) {
      self = .protein
    } else if text.holds("HKCategoryTypeIdentifierSleepAnalysis", at: type) {
      self = .sleep
    } else {
      return nil
    }
  }

  /// The word for it in ids.
  var word: String { names.en[0] }

  /// The identifier of a type of Apple's that is of this kind.
  var identifier: String {
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

  /// The words that declare a measure of it.
  var declaration: String {
    switch self {
    case .water: "unit ml"
    case .weight: "unit kg last"
    case .caffeine: "unit mg"
    case .energy: "unit kcal"
    case .protein: "unit g"
    case .steps: "unit steps"
    case .sleep: "unit h"
    }
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

  /// The unit of a day file that a unit of Apple's is so many of; nil of one that is refused.
  ///
  /// A cup is written in ounces, since a measure may have a cup of its own.
  func unit(_ written: String) -> (unit: String, factor: Int64)? {
    switch (self, written) {
    case (.water, "mL"): ("ml", 1)
    case (.water, "L"): ("l", 1)
    case (.water, "fl_oz_us"): ("oz", 1)
    case (.water, "fl_oz_imp"): ("imp-oz", 1)
    case (.water, "cup_us"): ("oz", 8)
    case (.water, "cup_imp"): ("imp-oz", 10)
    case (.water, "pt_us"): ("pint", 1)
    case (.water, "pt_imp"): ("imp-pint", 1)
    case (.weight, "kg"), (.weight, "lb"), (.weight, "st"), (.weight, "g"): (written, 1)
    case (.caffeine, "mg"), (.caffeine, "g"), (.caffeine, "mcg"), (.protein, "g"), (.protein, "mg"):
      (written, 1)
    case (.energy, "kcal"), (.energy, "kJ"): (written, 1)
    case (.energy, "Cal"): ("kcal", 1)
    case (.steps, "count"): ("", 1)
    default: nil
    }
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
    for kind in AppleHealthKind.allCases {
      for name in kind.names.words.reversed() {
        if case .measure(let measure)? = vocabulary.subject(named: name) {
          names[kind] = configuration.measures[measure].name
        }
      }
    }
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
    if let kind = AppleHealthKind.allCases.first(where: { $0.identifier == type }) {
      return "measure \(kind.word) \(kind.declaration)"
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
