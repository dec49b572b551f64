/// A table printed row by row, so that a long bench shows what it has.
struct Table {
  /// The width of the first column, in characters; it is at the left, the others at the right.
  static let firstWidth = 34
  static let width = 12

  init(_ title: String, _ heads: String...) {
    say()
    row(title, heads)
  }

  /// Prints a row; the cells after the first stand under the heads.
  func row(_ first: String, _ cells: [String]) {
    let padding = String(repeating: " ", count: max(1, Self.firstWidth - first.count))
    let columns = cells.map { String(repeating: " ", count: max(1, Self.width - $0.count)) + $0 }
    say(first + padding + columns.joined())
  }

  /// Prints a row that could not be measured, and why; an interrupt goes on to end the bench.
  func row(_ first: String, failed failure: Failure) throws(Failure) {
    if failure == .interrupted { throw failure }
    say(first + ": " + failure.message)
  }
}
