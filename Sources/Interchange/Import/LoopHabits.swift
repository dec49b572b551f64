import Journal
import Notation

/// A habit as `Habits.csv` of Loop Habit Tracker describes it.
struct LoopHabit {
  /// The name as it is written there, which the other files' headers repeat.
  var written: String
  var name: ForeignName
  /// The number that its folder begins with, counting from 1.
  var position: Int
  var times = 1
  var days = 1
  var isArchived = false
  /// Whether it is said if it is counted; the older layout says it of none.
  var isKindKnown = false
  /// Its question and its description.
  var about: [String] = []
  /// The goal of a habit that is counted; nil if it is only done or not.
  var target: Target?

  /// The goal of a habit in numbers.
  struct Target {
    var unit: ForeignUnit
    var isLimit: Bool
    /// In millionths.
    var micros: Int64
  }

  /// Makes a habit whose name alone is known.
  init(_ written: String, _ name: ForeignName, position: Int) {
    (self.written, self.name, self.position) = (written, name, position)
  }

  /// Reads a row by the columns of its header; nil if it has no name or no number.
  ///
  /// A name or a description that holds commas without being quoted makes more cells than the header has: the kind tells
  /// where such a name ends, and what stands behind the description is counted from the end.
  init?(_ row: [String], _ columns: [String: Int]) {
    var row = row
    if row.count > columns.count, columns["type"] == 2,
      let kind = row.dropFirst(2).firstIndex(where: {
        ["YES_NO", "NUMERICAL"].contains(onOneLine($0).uppercased())
      })
    {
      row.replaceSubrange(1..<kind, with: [row[1..<kind].joined(separator: ",")])
    }
    let surplus = max(0, row.count - columns.count)
    let lastText = columns["description"] ?? columns.count
    func cell(_ names: String...) -> String {
      let place = names.lazy.compactMap { columns[$0] }.first.map { $0 > lastText ? $0 + surplus : $0 }
      return place.flatMap { $0 < row.count ? row[$0] : nil } ?? ""
    }
    written = cell("name")
    guard let name = ForeignName(written), let position = Int(onOneLine(cell("position"))) else { return nil }
    (self.name, self.position) = (name, position)
    times = max(1, Int(onOneLine(cell("frequencynumerator", "numrepetitions"))) ?? 1)
    days = max(1, Int(onOneLine(cell("frequencydenominator", "interval"))) ?? 1)
    isArchived = onOneLine(cell("archived?")).lowercased() == "true"
    about = [cell("question"), cell("description")]
    isKindKnown = !onOneLine(cell("type")).isEmpty
    guard onOneLine(cell("type")).uppercased() == "NUMERICAL" else { return }
    target = Target(
      unit: ForeignUnit(cell("unit")), isLimit: onOneLine(cell("target type")).uppercased() == "AT_MOST",
      micros: ExactDecimal.micros(onOneLine(cell("target value"))) ?? 0)
  }

  /// Whether nothing at all is worth a record: it is if less is better.
  var countsZero: Bool { target?.isLimit == true }

  /// Whether its target is of other times than a day or a week.
  var hasOddTarget: Bool { target.map { $0.micros > 0 && days != 1 && days != 7 } ?? false }

  /// The words after its name and label; `last` is the last day on which it was recorded.
  ///
  /// A target of other times than a day or a week has no equal here, and is told.
  func words(until last: Day?) -> [String] {
    let end = isArchived ? last.map { ["until \($0)"] } ?? [] : []
    guard let target else { return ImportDraft.schedule(times, in: days) + end }
    let amount = ExactDecimal.text(micros: target.micros) + target.unit.word
    let period = days == 1 ? "" : days == 7 ? "/week" : nil
    guard let period, target.isLimit || target.micros > 0 else {
      return ["unit \(target.unit.word.isEmpty ? "times" : target.unit.word)"] + end
    }
    let unit = target.unit.word.isEmpty ? [] : ["unit \(target.unit.word)"]
    return unit + ["goal \(target.isLimit ? "at most " : "")\(amount)\(period)"] + end
  }
}
