import Journal

/// habitctl's log: the date, the habit and `y`, `n` or `s`, separated by tabs, with its `habits` file of lines such as
/// `7 Cleaned the apartment`.
///
/// It is read as harsh's is: `n` is an open tick, and a habit of number 0 is a measure of counts.
package enum Habitctl: ForeignFormat {
  package static let source = "habitctl"
  package static let companion: Substring? = "habits"

  package static func recognises(name: String, head: ContiguousArray<UInt8>) -> Bool {
    foreignLines(head).contains { row($0.text) != nil }
  }

  package static func read(_ files: [ImportedFile], _ options: ForeignOptions) -> ImportResult {
    DailyHabits.read(files, of: Habitctl.self, options, habit: habit, row: row)
  }

  private static func habit(_ line: String) -> (name: ForeignName, frequency: DailyHabits.Frequency)? {
    let number = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(number.count)
    guard let days = Int(number), rest.first?.isWhitespace == true, let name = ForeignName(String(rest))
    else { return nil }
    return (name, DailyHabits.Frequency(every: days))
  }

  private static func row(_ line: String) -> DailyRow? {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map { onOneLine(String($0)) }
    guard cells.count == 3, let day = Day(cells[0]), let name = ForeignName(cells[1]),
      let answer = DailyAnswer(rawValue: cells[2])
    else { return nil }
    return DailyRow(day: day, name: name, answer: answer)
  }
}
