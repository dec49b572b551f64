import Journal
import Platform

/// The corrections of one day's file after which every line says what it said: name, amount, time, words and tags.
///
/// This is the one place where corrections are made. A line is corrected by itself, with all its corrections or, where
/// these do not go together, with those that do. What would change what a line says stays proposed.
struct Mending {
  /// The file as it is mended. It keeps the number of its lines, unless it had but one, whose ends were none.
  private(set) var file: DayFile
  /// How many problems are gone.
  private(set) var count = 0

  private let reader: LineReader
  private var interpreter: DayReader
  private let day: Day
  private let today: Day
  /// How many corrections of one line are tried one by one; where there are more, the line is long and broken.
  private static let mostTriedSingly = 32
  /// How often a line is looked at anew, for corrections of the same bytes.
  private static let mostRounds = 8

  /// Mends a file; without anything that can be mended it stays as it is.
  init(_ file: DayFile, of day: Day, by daybook: Daybook) {
    (self.file, self.day) = (file, day)
    today = daybook.today
    interpreter = daybook.interpreter
    reader = interpreter.reader(asOf: day)
    if ForeignText(file.source) == .returnsAlone {
      self.file = file.with(file.source.withLineFeeds)
      count = 1
      // Its lines are mended once they are lines: nothing else may be written to such a file.
      return
    }
    mendLines()
  }

  private mutating func mendLines() {
    let (before, problems) = interpreter.examine(file, of: day, today: today)
    var fixable: [Int: [Problem]] = [:]
    for problem in problems where problem.fix != nil {
      if let line = problem.line { fixable[Int(line), default: []].append(problem) }
    }
    if fixable.isEmpty { return }
    var edits: [TextEdit] = []
    for (number, problems) in fixable.sorted(by: { $0.key < $1.key }) {
      let range = Int(file.lines[number].start)..<Int(file.lines[number].end)
      let line = Bytes(file.source[range])
      let better = mended(line, problems)
      if better != line { edits.append(TextEdit(range, better)) }
    }
    let after = file.with(file.source.applying(edits))
    let (record, left) = interpreter.examine(after, of: day, today: today)
    guard after.lines.count == file.lines.count, before.says(in: file, sameAs: record, in: after) else {
      return
    }
    count += problems.count - left.count
    file = after
  }

  /// A line with those of its corrections that change nothing that it says.
  private mutating func mended(_ line: Bytes, _ problems: [Problem]) -> Bytes {
    var (line, problems) = (line, problems)
    guard let sense = LineSense(DayFile(line), by: reader) else { return line }
    for _ in 0..<Mending.mostRounds {
      let edits = Mending.edits(problems)
      if edits.isEmpty { return line }
      let before = line
      if let all = harmless(edits, to: line, sense) {
        line = all
      } else if edits.count <= Mending.mostTriedSingly {
        // From the last on, so that the places of the others stay what they were.
        for edit in edits.reversed() { line = harmless([edit], to: line, sense) ?? line }
      }
      if line == before { return line }
      problems = look(at: line)
    }
    return line
  }

  /// The corrections of a line as edits of its bytes, in order; the second of two about the same bytes waits.
  private static func edits(_ problems: [Problem]) -> [TextEdit] {
    var edits: [TextEdit] = []
    for fix in problems.compactMap(\.fix).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let range = fix.range.places
      if let last = edits.last, range.lowerBound < last.range.upperBound { continue }
      edits.append(TextEdit(range, fix.text))
    }
    return edits
  }

  /// A line after some corrections, if it says the same and has fewer problems; else nil.
  private mutating func harmless(_ edits: [TextEdit], to line: Bytes, _ sense: LineSense) -> Bytes? {
    let after = line.applying(edits)
    guard LineSense(DayFile(after), by: reader) == sense, namesTheSame(line, after),
      look(at: after).count < look(at: line).count
    else { return nil }
    return after
  }

  /// Whether two lines make the same names known, where none is declared: other lines are read by them too.
  private func namesTheSame(_ one: Bytes, _ other: Bytes) -> Bool {
    guard reader.isImplied else { return true }
    let found = [one, other].map { line in
      var discovery = Discovery()
      discovery.look(into: DayFile(line))
      let found = discovery.configuration(from: Configuration())
      return found.habits.map(\.name) + ["/"] + found.measures.map(\.name)
    }
    return found[0] == found[1]
  }

  /// The problems of a line by itself.
  private mutating func look(at line: Bytes) -> [Problem] {
    interpreter.problems(in: line, isMarkdown: false, of: day, today: today)
  }
}
