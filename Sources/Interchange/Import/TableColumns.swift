import Journal
import Speech

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

  /// Reads `target=heading` or `target=heading:unit`, separated by commas; nil for anything else.
  package init?(_ text: String) {
    var parts: [Substring] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard !part.allSatisfy(\.isWhitespace) else { return nil }
      // A comma with no choice behind it is of the heading.
      if let last = parts.last, !part.contains("=") {
        parts[parts.count - 1] = text[last.startIndex..<part.endIndex]
      } else {
        parts.append(part)
      }
    }
    for part in parts {
      guard let sign = part.firstIndex(of: "=") else { return nil }
      var heading = part[part.index(after: sign)...]
      var unit = Substring()
      if let colon = heading.lastIndex(of: ":") {
        unit = heading[heading.index(after: colon)...]
        heading = heading[..<colon]
      }
      let target = ImportedText.line(of: String(part[..<sign]))
      guard !target.isEmpty, !heading.isEmpty else { return nil }
      choices.append(Choice(target: target, heading: String(heading), unit: String(unit)))
    }
  }
}

/// The role of each column of a table.
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
    /// Whether it is a declared measure, for which a mark does not say how much.
    var isMeasure = false
  }

  /// A role of a column other than that of a habit or measure.
  enum Role: String, CaseIterable {
    case date, time, text, name, amount, unit, state
  }

  private(set) var roles: [Role: Int] = [:]
  private(set) var subjects: [Subject] = []
  /// Whether the column of dates is named as one that counts from 1970.
  private(set) var countsFrom1970 = false

  /// Works the columns out from a choice, which takes all that it names, or else from the headings.
  ///
  /// `name` is that of what the table is of, where no column says it.
  init(
    _ headings: [String], _ map: ColumnMap?, _ names: ImportedNames, name: String? = nil
  ) throws(ImportFault) {
    guard headings.count <= 1000 else { throw .tooManyColumns(headings.count) }
    let folded = headings.map(Vocabulary.folded)
    if let map {
      for choice in map.choices {
        guard let (place, unit) = TableColumns.column(of: choice, headings) else {
          throw .noColumn(choice.heading, among: headings)
        }
        if let role = Role(rawValue: choice.target.lowercased()) {
          roles[role] = place
        } else {
          let isMeasure = names.subject(of: choice.target)?.isMeasure ?? false
          subjects.append(
            Subject(
              place: place, name: choice.target, unit: unit, isWanted: true, isMeasure: isMeasure))
        }
      }
    }
    for (place, heading) in folded.enumerated() where !isTaken(place) {
      if let role = Role.allCases.first(where: { TableColumns.headings[$0]?.holds(heading) ?? false }),
        roles[role] == nil, map == nil || role == .date
      {
        roles[role] = place
      }
    }
    // Where there is an amount, a column of such a name says of what.
    if map == nil, roles[.amount] != nil, roles[.name] == nil {
      roles[.name] = folded.indices.first { !isTaken($0) && TableColumns.things.holds(folded[$0]) }
    }
    guard let datePlace = roles[.date] else { throw .noDateColumn(headings) }
    countsFrom1970 = WordedDateCell.isEpoch(headings[datePlace])
    guard roles[.name] == nil else { return }
    if let amount = roles[.amount], subjects.isEmpty {
      // A table with a date and an amount is of one thing, whose name a person has to say.
      if let name {
        subjects = [
          Subject(
            place: amount, name: name, unit: amountUnit(headings, map, amount), isWanted: true,
            isMeasure: names.subject(of: name)?.isMeasure ?? false)
        ]
        return
      }
      if map != nil || headings.indices.allSatisfy(isTaken) { throw .nameless(headings) }
    }
    guard map == nil else { return }
    // Without names, a column of amounts is one like others.
    roles[.amount] = nil
    addSubjects(headings, names)
  }

  /// The column that a choice names, and the unit of its numbers: the choice's own, else the one in its heading.
  ///
  /// A heading may be named without its unit, and may hold a colon.
  private static func column(of choice: ColumnMap.Choice, _ headings: [String]) -> (Int, String)? {
    let wanted = Vocabulary.folded(choice.heading)
    let whole = Vocabulary.folded("\(choice.heading):\(choice.unit)")
    if !choice.unit.isEmpty, let place = headings.firstIndex(where: { Vocabulary.folded($0) == whole }) {
      return (place, "")
    }
    let found =
      headings.firstIndex { Vocabulary.folded($0) == wanted }
      ?? headings.firstIndex { parted($0).map { Vocabulary.folded($0.name) } == wanted }
    guard let place = found else { return nil }
    guard choice.unit.isEmpty, let unit = parted(headings[place])?.unit else { return (place, choice.unit) }
    return (place, isUnit(unit) ? unit : "")
  }

  /// A heading such as `water (ml)` or `water [ml]`, parted; nil of any other.
  private static func parted(_ heading: String) -> (name: String, unit: String)? {
    let pair: (Character, Character) = heading.hasSuffix("]") ? ("[", "]") : ("(", ")")
    guard heading.last == pair.1, let open = heading.lastIndex(of: pair.0) else { return nil }
    let name = heading[..<open].split(separator: " ").joined(separator: " ")
    return name.isEmpty ? nil : (name, String(heading[heading.index(after: open)...].dropLast()))
  }

  /// A heading such as `water_ml`, or `water ml` where there is water, parted; nil of any other.
  private func worded(_ heading: String, _ names: ImportedNames) -> (name: String, unit: String)? {
    guard let mark = heading.lastIndex(where: { "_ ".contains($0) }) else { return nil }
    let (name, unit) = (String(heading[..<mark]), String(heading[heading.index(after: mark)...]))
    guard !name.isEmpty, heading[mark] == "_" || names.subject(of: name) != nil,
      TableColumns.isUnit(unit)
    else { return nil }
    return (name, unit)
  }

  private static func isUnit(_ word: String) -> Bool {
    Unit.catalogue.contains { $0.spellings.holds(word.lowercased()) }
  }

  /// Takes the units of a row below the headings, which has no date and no number; whether it is such a row.
  mutating func takeUnits(from cells: [String]) -> Bool {
    guard let date = roles[.date], date < cells.count, cells[date].isEmpty,
      !cells.contains(where: { $0.contains(where: \.isNumber) })
    else { return false }
    var isFound = false
    for place in subjects.indices where subjects[place].place < cells.count {
      let unit = cells[subjects[place].place].filter { !"()[]".contains($0) }
      guard TableColumns.isUnit(unit) else { continue }
      isFound = true
      if subjects[place].unit.isEmpty { (subjects[place].unit, subjects[place].isWanted) = (unit, true) }
    }
    return isFound
  }

  /// Takes every other column for a habit or measure: `water (ml)`, `breakfast` and `breakfast time`.
  private mutating func addSubjects(_ headings: [String], _ names: ImportedNames) {
    for (place, heading) in headings.enumerated() where !isTaken(place) && !heading.isEmpty {
      var (name, unit) = (heading, "")
      if names.subject(of: name) == nil, let parted = TableColumns.parted(heading) ?? worded(heading, names) {
        (name, unit) = parted
      }
      let declared = names.subject(of: name)
      subjects.append(
        Subject(
          place: place, name: name, unit: unit, isWanted: declared != nil || TableColumns.isUnit(unit),
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

  /// The unit of a column of amounts: the chosen one, else the one in its heading.
  private func amountUnit(_ headings: [String], _ map: ColumnMap?, _ place: Int) -> String {
    let choice = map?.choices.first { $0.target.lowercased() == Role.amount.rawValue }
    if let unit = choice?.unit, !unit.isEmpty { return unit }
    return TableColumns.parted(headings[place])?.unit ?? ""
  }

  private func isTaken(_ place: Int) -> Bool {
    roles.values.contains(place) || subjects.contains { $0.place == place }
  }

  /// The headings by which columns are known, folded: they come from other programs as often as from a person.
  private static let headings: [Role: Translated<[String]>] = [
    .date: Translated(
      [
        "date", "day", "datetime", "date-time", "timestamp", "epoch", "epoch-seconds", "unix", "unixtime",
        "unix-time", "unix-timestamp",
      ], cs: ["datum", "den"]),
    .time: Translated(["time"], cs: ["čas", "cas", "hodina"]),
    .text: Translated(
      ["text", "note", "notes", "comment", "comments"], cs: ["poznámka", "poznámky", "poznamka"]),
    .name: Translated(["name", "habit", "measure", "item"], cs: ["název", "návyk", "veličina"]),
    .amount: Translated(["amount", "value", "quantity", "qty"], cs: ["množství", "hodnota", "počet"]),
    .unit: Translated(["unit", "units"], cs: ["jednotka"]),
    .state: Translated(["state", "status"], cs: ["stav"]),
  ]

  /// The headings of what an amount is of, which alone would be columns like others.
  private static let things = Translated<[String]>(
    [
      "what", "type", "kind", "category", "activity", "drink", "beverage", "exercise", "metric", "task",
      "title",
    ],
    cs: ["co", "typ", "druh", "kategorie", "činnost", "nápoj", "cvičení", "úkol", "položka"])

  /// The words in place of a date that a row of sums begins with.
  static let sums = Translated<[String]>(
    ["total", "totals", "sum", "average", "mean"], cs: ["celkem", "součet", "suma", "průměr"])

  /// The date of a row, in numbers; empty without one.
  func date(in row: ForeignRow) -> String {
    guard let place = roles[.date], place < row.cells.count else { return "" }
    let cell = ImportedText.line(of: row.cells[place])
    return WordedDateCell.numeric(cell, isEpoch: countsFrom1970)
  }

  /// Whether anything is made of a column.
  func isRead(_ place: Int) -> Bool {
    if subjects.contains(where: { $0.place == place || $0.timePlace == place }) { return true }
    guard let role = roles.first(where: { $0.value == place })?.key else { return false }
    // Amounts and states are those of a name.
    return roles[.name] != nil || role != .amount && role != .state
  }

  /// Drops the columns that nothing was found in to make a habit or measure of.
  mutating func keepSubjects(_ isKept: (Subject) -> Bool) { subjects.removeAll { !isKept($0) } }
}
