import Journal

/// Something eaten: a done tick of a meal, or a line whose tags say what it held.
package struct Meal: Hashable, Sendable {
  package var day: Day
  /// The line, counting from 0.
  package var line: Int32
  /// The meal's habit; nil if it was not ticked on one.
  package var habit: Int?
  package var time: TimeOfDay?
  /// What the person wrote of it: the free text, else the name of a line that nobody declared; may be empty.
  package var text: String
  /// What it held, in millionths of each measure's unit.
  package var amounts: [Nutrient: Micros]
}

extension Meal {
  /// The meals of a day, in the order of lines; what stands between merge markers is none.
  package static func all(
    in record: DayRecord, file: DayFile, subjects: CoachSubjects, reader: LineReader
  ) -> [Meal] {
    let configuration = reader.configuration
    var meals: [Meal] = []
    for record in record.records {
      let nutrient = Nutrient.allCases.first { nutrient in
        subjects.nutrients[nutrient].map { record.subject == .measure($0) } ?? false
      }
      let isMeal = subjects.meals.contains { record.subject == .habit($0) }
      guard record.mark == .done && isMeal || record.mark == .none && nutrient != nil else { continue }
      if meals.last?.line != record.line {
        let line = file.lines[Int(record.line)]
        meals.append(
          Meal(record.line, reader.read(line, of: file), of: file, on: reader.day, subjects: subjects))
      }
      guard let nutrient, let measure = subjects.nutrients[nutrient], let amount = record.amount else {
        continue
      }
      let micros = amount.parts.micros(in: configuration.measures[measure].unit)
      meals[meals.count - 1].amounts[nutrient, default: 0] += micros
    }
    return meals
  }

  private init(
    _ line: Int32, _ reading: LineReading, of file: DayFile, on day: Day, subjects: CoachSubjects
  ) {
    self.day = day
    self.line = line
    if case .habit(let habit)? = reading.subject, subjects.meals.contains(habit) { self.habit = habit }
    time = reading.time
    amounts = [:]
    let words = reading.plainText(in: file.source)
    text = words.isEmpty && reading.subject == nil ? file.source.text(reading.name) : words
  }
}

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
