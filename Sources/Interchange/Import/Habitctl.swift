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
    var draft = ImportDraft(source: source)
    var habits = DailyHabits(options)
    for file in files where baseName(file.name) == companion && !recognises(name: file.name, head: file.bytes)
    {
      for line in draft.lines(of: file, among: files) where DailyHabits.isRead(line.text) {
        let number = line.text.prefix { $0.isASCII && $0.isNumber }
        guard let days = Int(number), line.text.dropFirst(number.count).first?.isWhitespace == true,
          let name = ForeignName(String(line.text.dropFirst(number.count)))
        else {
          draft.remark(row: line.text, line: line.number, in: files.told(file))
          continue
        }
        habits.append(name, DailyHabits.Frequency(every: days))
      }
    }
    for file in files where recognises(name: file.name, head: file.bytes) {
      for line in draft.lines(of: file, among: files) where DailyHabits.isRead(line.text) {
        guard let row = row(line.text) else {
          draft.remark(row: line.text, line: line.number, in: files.told(file))
          continue
        }
        draft.reads(line: line.number, in: files.told(file))
        habits.take(row.answer, of: row.name, on: row.day, text: "", into: &draft)
      }
    }
    habits.declareAll(in: &draft)
    return draft.result
  }

  private static func row(_ line: String) -> (day: Day, name: ForeignName, answer: DailyAnswer)? {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map { onOneLine(String($0)) }
    guard cells.count == 3, let day = Day(cells[0]), let name = ForeignName(cells[1]),
      let answer = DailyAnswer(rawValue: cells[2])
    else { return nil }
    return (day, name, answer)
  }
}
