import Journal
import Platform

/// The corrections of one day's file that leave all ticks and totals as they are.
///
/// Many are tried at once, for a file may have a hundred thousand. Where they do not go together those that mend their
/// line are tried without the others, and where that does not tell them apart, the halves of them.
struct Mending {
  /// The file as it is mended; it keeps the number of its lines.
  private(set) var file: DayFile
  /// How many problems are gone.
  private(set) var count = 0

  private let day: Day
  private let daybook: Daybook
  private var interpreter: DayReader
  private var record: DayRecord
  private var problems: [Problem]
  /// The lines that were changed in this round: what else is to be mended in them has to be looked for anew.
  private var changed: Set<Int32> = []
  /// So many lines may still be read anew, so that many corrections that are refused one by one come to an end.
  private var linesLeft = 1_000_000
  /// How many corrections, none of which mends its line, are tried one by one; where there are more, none would go.
  private static let mostTriedSingly = 32

  /// Mends a file; without anything that can be mended it stays as it is.
  init(_ file: DayFile, of day: Day, by daybook: Daybook) {
    self.file = file
    self.day = day
    self.daybook = daybook
    var interpreter = daybook.interpreter
    (record, problems) = interpreter.examine(file, of: day, today: daybook.today)
    self.interpreter = interpreter
    var before = -1
    while before < count, linesLeft > 0 {
      before = count
      changed = []
      let fixable = problems.filter { $0.fix != nil && $0.line != nil }
      let harmless = fixable.map { isHarmlessAlone($0) }
      settle(zip(fixable, harmless).filter { $1 }.map(\.0)[...])
      settle(zip(fixable, harmless).filter { !$1 }.map(\.0)[...])
    }
  }

  /// Whether a correction changes nothing that counts if its line is all there is.
  private mutating func isHarmlessAlone(_ problem: Problem) -> Bool {
    guard let fix = problem.fix, let index = problem.line else { return false }
    let line = file.lines[Int(index)]
    let before = Bytes(file.source[Int(line.start)..<Int(line.end)])
    let edit = TextEdit(Int(fix.range.lowerBound)..<Int(fix.range.upperBound), fix.text)
    let (one, _) = interpreter.read(DayFile(before), of: day)
    let (other, _) = interpreter.read(DayFile(before.applying([edit])), of: day)
    return one.counts(sameAs: other, by: daybook.configuration)
  }

  /// Makes those of some corrections that can be made.
  private mutating func settle(_ problems: ArraySlice<Problem>) {
    let open = problems.filter { problem in problem.line.map { !changed.contains($0) } ?? false }
    guard !open.isEmpty, linesLeft > 0, let unmended = linesLeftUnmended(byMaking: open), open.count > 1
    else { return }
    let useful = open.filter { problem in problem.line.map { !unmended.contains($0) } ?? false }
    if useful.isEmpty, open.count > Mending.mostTriedSingly { return }
    if useful.isEmpty || useful.count == open.count {
      let middle = open.count / 2
      settle(open[..<middle])
      settle(open[middle...])
    } else {
      settle(useful[...])
      settle(open.filter { problem in problem.line.map(unmended.contains) ?? false }[...])
    }
  }

  /// Makes some corrections together, if each does away with a problem and nothing that counts changes, and answers
  /// nil; else the lines that would not have as many problems less as corrections.
  private mutating func linesLeftUnmended(byMaking problems: [Problem]) -> Set<Int32>? {
    var edits: [TextEdit] = []
    var excess: [Int32: Int] = [:]
    for problem in problems {
      guard let fix = problem.fix, let line = problem.line else { continue }
      let start = Int(file.lines[Int(line)].start)
      let range = (start + Int(fix.range.lowerBound))..<(start + Int(fix.range.upperBound))
      // The second of two about the same bytes waits.
      if let last = edits.last, range.lowerBound < last.range.upperBound { continue }
      edits.append(TextEdit(range, fix.text))
      excess[line, default: 0] += 1
    }
    let candidate = DayFile(file.source.applying(edits))
    linesLeft -= candidate.lines.count
    let (after, left) = interpreter.examine(candidate, of: day, today: daybook.today)
    guard candidate.lines.count == file.lines.count, left.count + edits.count <= self.problems.count,
      record.counts(sameAs: after, by: daybook.configuration)
    else {
      for problem in left { if let line = problem.line { excess[line]? += 1 } }
      for problem in self.problems { if let line = problem.line { excess[line]? -= 1 } }
      return Set(excess.filter { $0.value > 0 }.keys)
    }
    count += self.problems.count - left.count
    (file, record, self.problems) = (candidate, after, left)
    changed.formUnion(problems.compactMap(\.line))
    return nil
  }
}
