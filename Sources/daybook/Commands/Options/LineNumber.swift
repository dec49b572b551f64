import Arguments
import Journal
import Speech

/// The number of a line as `day --lines` shows it, counting from 1.
struct LineNumber: ArgumentValue, Sendable {
  let number: Int

  init(_ number: Int) { self.number = number }

  /// Reads a whole number from 1 on.
  init?(argument: String) {
    guard let number = Int(argument), number > 0 else { return nil }
    self.number = number
  }

  static var expected: Phrase? {
    Phrase(
      "a line's number as 'daybook day --lines' shows it",
      cs: "číslo řádku, jak ho ukáže „daybook day --lines“")
  }

  /// The place of the line in a file, counting from 0; an error if the file has no such line.
  func place(in file: DayFile, at path: String) throws(CommandError) -> Int {
    guard file.lines.indices.contains(number - 1) else {
      throw CommandError(.noSuchLine(number, file: path, lines: file.lines.count))
    }
    return number - 1
  }
}
