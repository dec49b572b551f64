import Journal
import TestSupport
import Testing

@testable import Reports

/// Days as text, parted by `|`, from Monday 2026-01-05 on: `;` begins another line, `#` is a file that says nothing, `_`
/// is no file.
struct WrittenStates {
  private var days: WrittenDays
  private let first = Day("2026-01-05")!

  /// Reads a configuration, whose lines are parted by `;` too, and the days.
  init(_ configuration: String, _ days: String) {
    self.days = WrittenDays(configuration.split(separator: ";").joined(separator: "\n"), [:])
    for (column, text) in days.split(separator: "|").enumerated() where text != "_" {
      let lines = text.split(separator: ";").map { $0 + "\n" }.joined()
      self.days.add(ContiguousArray(lines.utf8), on: (first + column).description)
    }
  }

  /// The days as seen from the day of a column.
  func seen(from today: Int) -> Assessment {
    Assessment(book: days.book, configuration: days.reader.configuration, today: first + today)
  }

  /// The states of a habit or measure on the first days, drawn: see `drawing`.
  func states(of name: String, _ count: Int, today: Int) -> String? {
    guard let subject = Vocabulary(days.reader.configuration).subject(named: name) else { return nil }
    return seen(from: today).states(of: subject, in: Period(first, first + (count - 1))).map(drawing)
  }
}

/// A row: a configuration, days, the column of today, and the states of what is declared first.
struct StateRow: Sendable, CustomTestStringConvertible {
  let configuration: String
  let days: String
  let today: Int
  let states: String

  init(_ configuration: String, _ days: String, today: Int = 9, _ states: String) {
    (self.configuration, self.days, self.today, self.states) = (configuration, days, today, states)
  }

  var testDescription: String { "\(configuration) · \(days)" }

  /// The states that are found.
  var found: String? {
    let declarations = configuration.split(separator: ";").map { $0.split(separator: " ") }
    let name = declarations.first { $0[0] == "habit" || $0[0] == "measure" }?[1] ?? ""
    return WrittenStates(configuration, days).states(of: String(name), states.count, today: today)
  }
}
