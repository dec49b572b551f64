import Journal

/// The nutrients that food is counted in, in the order in which they are told.
package enum Nutrient: String, CaseIterable, Sendable { case kcal, protein, carbs, fat }

/// The things that the coach can speak of, and the names that it knows them by.
package enum CoachRole: Hashable, Sendable {
  case sleep, training, meal
  case nutrient(Nutrient)

  /// Every role, in the order in which the manual lists them.
  package static let all: [CoachRole] =
    [.sleep] + Nutrient.allCases.map(CoachRole.nutrient) + [.training, .meal]

  /// The names by which a habit or measure is known, in English and then in Czech; letter case does not matter.
  package var names: [String] {
    let names =
      switch self {
      case .sleep: TypedWords.sleep
      case .nutrient(.kcal): TypedWords.energy
      case .nutrient(.protein): TypedWords.protein
      case .nutrient(.carbs): TypedWords.carbs
      case .nutrient(.fat): TypedWords.fat
      case .training: TypedWords.training
      case .meal: TypedWords.meals
      }
    return names.words
  }

  /// The kind that a measure of that name must be of; nil for a habit.
  var kind: Kind? {
    switch self {
    case .sleep: .time
    case .nutrient(.kcal): .energy
    case .nutrient: .mass
    case .training, .meal: nil
    }
  }
}

/// The habits and measures of a configuration that the coach can speak of.
package struct CoachSubjects: Hashable, Sendable {
  /// The measure of sleep; nil if none is declared.
  package var sleep: Int?
  /// The measures of what food holds.
  package var nutrients: [Nutrient: Int] = [:]
  /// The habit that stands for training; nil if none is declared.
  package var training: Int?
  /// Whether every training is one of that habit: it is known by a general name, or a goal of food waits for it. A gym
  /// is neither, where a run has a measure of its own.
  package var takesEveryTraining = true
  /// The habits that are meals, in the order of the configuration.
  package var meals: [Int] = []
  /// The drink whose goal a day asks for; nil if there is none.
  package var drink: Int?

  /// Finds them by name, label or alias; training is else the habit that a goal of food waits for with `when`.
  package init(in configuration: Configuration) {
    let vocabulary = Vocabulary(configuration)
    func found(_ role: CoachRole) -> [Reference] { role.names.compactMap { vocabulary.subject(named: $0) } }
    func measure(_ role: CoachRole) -> Int? {
      for case .measure(let place) in found(role) where configuration.measures[place].unit.kind == role.kind {
        return place
      }
      return nil
    }
    sleep = measure(.sleep)
    for nutrient in Nutrient.allCases { nutrients[nutrient] = measure(.nutrient(nutrient)) }
    // What is made of others is not ticked, so it stands for nothing that a person does.
    func isTicked(_ habit: Int) -> Bool { configuration.habits[habit].derivation == nil }
    for case .habit(let place) in found(.training) where training == nil && isTicked(place) {
      training = place
    }
    let waiting = nutrients.values.flatMap { configuration.measures[$0].goals }.compactMap(\.whenHabit)
    training = training ?? waiting.filter(isTicked).min()
    if let training, !waiting.contains(training) {
      let names = TypedWords.training.words.filter { !TypedWords.gym.holds($0) }
      takesEveryTraining = names.contains { vocabulary.subject(named: $0) == .habit(training) }
    }
    for case .habit(let place) in found(.meal) where !meals.contains(place) && isTicked(place) {
      meals.append(place)
    }
    meals.sort()
    drink = configuration.leadingMeasure.flatMap {
      configuration.measures[$0].unit.kind == .volume ? $0 : nil
    }
  }
}
