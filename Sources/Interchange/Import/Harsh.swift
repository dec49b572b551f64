import Journal
import Notation

/// harsh's log, `2025-07-08 : Drink water : y : a comment : 2`, with its `habits` file.
///
/// `n` is an open tick, since somebody wrote it. The amount after the comment stands first in the text. A habit of
/// frequency 0 is tracked and never due, so it is a measure of counts here, where `y` is one unless an amount is
/// given and `n` is zero; of a declared measure the amount is one. One that stands in the log and no longer in the `habits` file ends with its last day.
/// If a day and habit have several lines, the last counts, as it does for harsh.
package enum Harsh: ForeignFormat {
  package static let source = "harsh"
  package static let companion: Substring? = "habits"

  package static func recognises(name: String, head: ContiguousArray<UInt8>) -> Bool {
    foreignLines(head).contains { line in
      let parts = parts(of: line.text)
      return parts.count >= 3 && Day(parts[0]) != nil && ["y", "n", "s"].contains(parts[2])
    }
  }

  package static func read(_ files: [ImportedFile], _ options: ForeignOptions) -> ImportResult {
    DailyHabits.read(files, of: Harsh.self, options, heading: "!", habit: habit, row: row)
  }

  private static func habit(_ line: String) -> (name: ForeignName, frequency: DailyHabits.Frequency)? {
    guard let colon = line.firstPlace(of: ": "), let name = ForeignName(String(line[..<colon.lowerBound])),
      let frequency = frequency(line[colon.upperBound...])
    else { return nil }
    return (name, frequency)
  }

  private static func row(_ line: String) -> DailyRow? {
    let parts = parts(of: line)
    guard parts.count >= 3, let day = Day(parts[0]), let name = ForeignName(parts[1]),
      let answer = DailyAnswer(rawValue: parts[2])
    else { return nil }
    // A comment may hold the separator of the fields; the amount is the last of them, if it is a number.
    var comment = Array(parts[3...])
    let amount = comment.count > 1 ? ExactDecimal.micros(comment[comment.count - 1]) : nil
    if amount != nil || comment.last?.isEmpty == true { comment.removeLast() }
    return DailyRow(
      day: day, name: name, answer: answer, amount: amount == 0 ? nil : amount,
      text: comment.joined(separator: " : "))
  }

  /// The fields of a line, blanks around them left out; an editor may have cut the blank at its end.
  private static func parts(of line: String) -> [String] {
    var parts: [String] = []
    var rest = (line.hasSuffix(" :") ? line + " " : line)[...]
    while let sign = rest.firstPlace(of: " : ") {
      parts.append(onOneLine(String(rest[..<sign.lowerBound])))
      // The blank behind it may be the one before the next, where a field is empty.
      rest = rest[rest.index(before: sign.upperBound)...]
    }
    return parts + [onOneLine(String(rest))]
  }

  /// `1`, `7`, `3/7`, `0`: how often in how many days; nil if it is none of these.
  private static func frequency(_ text: Substring) -> DailyHabits.Frequency? {
    let numbers = onOneLine(String(text.prefix { $0 != ":" && $0 != "#" }))
      .split(separator: "/", omittingEmptySubsequences: false).map { Int(onOneLine(String($0))) }
    guard let first = numbers[0], first >= 0, numbers.count <= 2 else { return nil }
    guard numbers.count == 2 else { return DailyHabits.Frequency(every: first) }
    guard let days = numbers[1], first > 0, first <= days else { return nil }
    return .times(first, days: days)
  }
}
