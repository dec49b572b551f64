import Arguments
import Journal
import Rendering
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
      throw CommandError { [number] in $0.noSuchLine(number, file: path, lines: file.lines.count) }
    }
    return number - 1
  }
}

extension Words {
  /// A day has no such line; lines count from 1.
  func noSuchLine(_ line: Int, file: String, lines: Int) -> String {
    let file = shown(file)
    if lines == 0 {
      return say("\(file) has no line \(line): it is empty", "\(file) nemá řádek \(line): je prázdný")
    }
    return say(
      "\(file) has no line \(line); its lines are 1 to \(lines), and 'daybook day --lines' shows them",
      "\(file) nemá řádek \(line); má řádky 1 až \(lines), ukáže je „daybook day --lines“")
  }
}
