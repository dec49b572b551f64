import TestSupport

@testable import Journal

/// What is proposed for a line, or the code of what is told with the corrected line.
func proposal(for line: String, in names: String) -> String {
  var reader = DayReader(configured(names))
  let (file, day) = (DayFile(line + "\n"), Day("2026-01-12")!)
  let problems = reader.problems(in: file.source, isMarkdown: false, of: day, today: day)
  return problems.map { problem in
    switch problem.kind {
    case .badAmount(_, _, let readings), .ambiguousNumber(_, let readings):
      return readings.joined(separator: " | ")
    case .misplacedAmount(let measure, let amount): return "\(measure) \(amount)"
    case .secondTime(let text): return "time \(text)"
    case .secondAmount(_, .some(let meant)), .ofEach(_, let meant): return "instead \(meant)"
    case .otherwiseMarked(_, _, let word, _): return "not \(word)"
    case .otherUnit(let word, _, _, _): return "no unit \(word)"
    default:
      guard let fix = problem.fix else { return problem.code }
      let mended = file.source.applying([
        TextEdit(Int(fix.range.lowerBound)..<Int(fix.range.upperBound), fix.text)
      ])
      return "> " + String(decoding: mended.dropLast(), as: UTF8.self)
    }
  }.joined(separator: "; ")
}
