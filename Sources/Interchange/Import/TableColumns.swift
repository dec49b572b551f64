import Journal

/// A choice of a table's columns: `--map date=Day,water=Glasses:cup`.
package struct ColumnMap: Hashable, Sendable {
  /// One choice.
  package struct Choice: Hashable, Sendable {
    /// `date`, `time`, `text`, `name`, `amount`, `unit` or `state`, else a habit or measure.
    package var target: String
    /// The heading of the column.
    package var heading: String
    /// The unit of its numbers; empty for the measure's own.
    package var unit: String
  }

  /// The choices, in the order given.
  package var choices: [Choice] = []

  package init() {}

  /// Reads `target=heading` or `target=heading:unit`, parted by commas; nil of anything else.
  package init?(_ text: String) {
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let sign = part.firstIndex(of: "=") else { return nil }
      var heading = part[part.index(after: sign)...]
      var unit = Substring()
      if let colon = heading.lastIndex(of: ":") {
        unit = heading[heading.index(after: colon)...]
        heading = heading[..<colon]
      }
      let target = ImportedText.words(of: String(part[..<sign])).joined(separator: " ")
      guard !target.isEmpty, !heading.isEmpty else { return nil }
      choices.append(Choice(target: target, heading: String(heading), unit: String(unit)))
    }
  }
}

/// What each column of a table is for.
struct TableColumns {
  /// A column of a habit or measure, with a row's value of it.
  struct Subject {
    var place: Int
    var name: String
    /// The unit of its numbers; empty for the measure's own.
    var unit: String
    /// The column that holds its time.
    var timePlace: Int?
    /// Whether it was asked for, or is declared.
    var isWanted: Bool
    /// Whether it is a declared measure, of which no mark tells how much.
    var isMeasure = false
  }

  /// What a column may be for, beside a habit or measure.
  enum Role: String, CaseIterable {
    case date, time, text, name, amount, unit, state
  }

  private(set) var roles: [Role: Int] = [:]
  private(set) var subjects: [Subject] = []

  /// Works the columns out from a choice, which takes all that it names, or else from the headings.
  init(_ headings: [String], _ map: ColumnMap?, _ names: ImportedNames) throws(ImportFault) {
    guard headings.count <= 1000 else { throw .tooManyColumns(headings.count) }
    let folded = headings.map(Vocabulary.folded)
    if let map {
      for choice in map.choices {
        guard let place = folded.firstIndex(of: Vocabulary.folded(choice.heading)) else {
          throw .noColumn(choice.heading, among: headings)
        }
        if let role = Role(rawValue: choice.target.lowercased()) {
          roles[role] = place
        } else {
          let isMeasure = names.subject(of: choice.target)?.isMeasure ?? false
          subjects.append(
            Subject(
              place: place, name: choice.target, unit: choice.unit, isWanted: true, isMeasure: isMeasure))
        }
      }
    }
    for (place, heading) in folded.enumerated() where !isTaken(place) {
      if let role = Role.allCases.first(where: { TableColumns.headings[$0]?.contains(heading) ?? false }),
        roles[role] == nil, map == nil || role == .date
      {
        roles[role] = place
      }
    }
    if roles[.date] == nil { throw .noDateColumn(headings) }
    guard map == nil, roles[.name] == nil else { return }
    addSubjects(headings, names)
  }

  /// Takes every other column for a habit or measure: `water (ml)`, `breakfast` and `breakfast time`.
  private mutating func addSubjects(_ headings: [String], _ names: ImportedNames) {
    for (place, heading) in headings.enumerated() where !isTaken(place) && !heading.isEmpty {
      var (name, unit) = (heading, "")
      if names.subject(of: name) == nil, heading.hasSuffix(")"), let open = heading.lastIndex(of: "(") {
        name = heading[..<open].split(separator: " ").joined(separator: " ")
        unit = String(heading[heading.index(after: open)...].dropLast())
      }
      let declared = names.subject(of: name)
      subjects.append(
        Subject(
          place: place, name: name, unit: unit, isWanted: declared != nil,
          isMeasure: declared?.isMeasure ?? false))
    }
    for (index, subject) in subjects.enumerated() {
      let time = subject.name + " time"
      guard let other = subjects.firstIndex(where: { $0.name == time && names.subject(of: time) == nil })
      else { continue }
      subjects[index].timePlace = subjects[other].place
    }
    let times = Set(subjects.compactMap(\.timePlace))
    subjects.removeAll { times.contains($0.place) }
  }

  private func isTaken(_ place: Int) -> Bool {
    roles.values.contains(place) || subjects.contains { $0.place == place }
  }

  private static let headings: [Role: Set<String>] = [
    .date: ["date", "day", "datum", "den", "datetime", "date-time", "timestamp"],
    .time: ["time", "čas", "cas", "hodina"],
    .text: ["text", "note", "notes", "comment", "comments", "poznámka", "poznámky", "poznamka"],
    .name: ["name", "habit", "measure", "item", "název", "návyk", "veličina"],
    .amount: ["amount", "value", "quantity", "qty", "množství", "hodnota", "počet"],
    .unit: ["unit", "units", "jednotka"],
    .state: ["state", "status", "stav"],
  ]

  /// Drops the columns that nothing was found in to make a habit or measure of.
  mutating func keepSubjects(_ isKept: (Subject) -> Bool) { subjects.removeAll { !isKept($0) } }
}
