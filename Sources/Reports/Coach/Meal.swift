import Journal

/// Something eaten: a done tick of a meal, or a line whose tags say what it held.
package struct Meal: Hashable, Sendable {
  package var day: Day
  /// The line, counting from 0.
  package var line: Int32
  /// The meal's habit; nil if it was not ticked on one.
  package var habit: Int?
  /// What else its line is of, as an entry of protein or a habit that is no meal's; nil if nobody declared that.
  package var label: Reference?
  package var time: TimeOfDay?
  /// The person's words for it: the free text, else the name of a line that nobody declared; may be empty.
  package var text: String
  /// The nutrients that it held, in each measure's unit.
  package var amounts: [Nutrient: Micros]
}

extension Meal {
  /// The meals of a day, in the order of lines; what stands between merge markers is none, nor is a training, whose
  /// calories are burned and not eaten.
  package static func all(
    in day: WordedDay, subjects: CoachSubjects, configuration: Configuration
  ) -> [Meal] {
    var meals: [Meal] = []
    for record in day.record.records {
      let nutrient = Nutrient.allCases.first { nutrient in
        subjects.nutrients[nutrient].map { record.subject == .measure($0) } ?? false
      }
      let isMeal = subjects.meals.contains { record.subject == .habit($0) }
      guard record.mark == .done && isMeal || record.mark == .none && nutrient != nil else { continue }
      if meals.last?.line != record.line {
        let line = day.line(record.line)
        var meal = Meal(
          day: day.record.day, line: record.line, habit: nil, label: nil, time: line.time,
          text: line.text.isEmpty && line.subject == nil ? line.name : line.text, amounts: [:])
        if case .habit(let habit)? = line.subject, subjects.meals.contains(habit) {
          meal.habit = habit
        } else if subjects.isOfTraining(line, configuration) {
          continue
        } else {
          meal.label = line.subject
        }
        meals.append(meal)
      }
      guard let nutrient, let measure = subjects.nutrients[nutrient], let amount = record.amount else {
        continue
      }
      meals[meals.count - 1].amounts[nutrient, default: 0] += amount.parts.micros(
        in: configuration.measures[measure].unit)
    }
    return meals
  }
}

extension CoachSubjects {
  /// Whether a line is of training: of its habit, or of what is called by a word for training or for an exercise.
  fileprivate func isOfTraining(_ line: WordedDay.Line, _ configuration: Configuration) -> Bool {
    if let training, line.subject == .habit(training) { return true }
    let names: [String] =
      switch line.subject {
      case .habit(let place): configuration.habits[place].names
      case .measure(let place): configuration.measures[place].names
      case nil: (line.name.isEmpty ? line.text : line.name).split(separator: " ").prefix(1).map(String.init)
      }
    let words = [TypedWords.training] + TypedWords.exercises
    return names.contains { name in words.contains { $0.holds(name.lowercased()) } }
  }
}

/// Something of a day that may have a time.
protocol Timed {
  var time: TimeOfDay? { get }
}

extension Array where Element: Timed {
  /// By time from the start of the day on; those without one come last, and equals stay in their order.
  func inOrder(sinceStart start: TimeOfDay) -> [Element] {
    enumerated().sorted { left, right in
      func key(_ time: TimeOfDay?) -> Int { time?.minutes(sinceStart: start) ?? 1440 }
      return (key(left.element.time), left.offset) < (key(right.element.time), right.offset)
    }.map(\.element)
  }
}

extension Meal: Timed {}

extension [Meal] {
  /// The meals that have words of their own, each text once, newest first; the array is in the order of days.
  package var distinctNewestFirst: [Meal] {
    var seen = Set<String>()
    return reversed().filter { !$0.text.isEmpty && seen.insert(Vocabulary.folded($0.text)).inserted }
  }

  /// The meals in which a word of a wish stands, or the beginning of one is; words of fewer than three letters are
  /// passed over.
  package func mentioning(_ wish: String) -> [Meal] {
    func words(_ text: String) -> [Substring] {
      text.lowercased().split { !$0.isLetter }.filter { $0.count >= 3 }
    }
    let wanted = words(wish)
    return filter { meal in
      words(meal.text).contains { word in
        wanted.contains { word.hasPrefix(String($0)) || $0.hasPrefix(String(word)) }
      }
    }
  }
}
