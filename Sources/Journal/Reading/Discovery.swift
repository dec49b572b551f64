/// Declarations that the day files themselves make, where there is no configuration that does.
///
/// Every tick's name is a habit; a line whose first word is followed at once by an amount with a unit,
/// or by a range, makes that word a measure of that kind, in the kind's first unit. A name used both
/// ways is a habit. Of one measure's kinds the first in the order of days holds.
package struct Discovery: Sendable {
  private var reader = DayReader(Configuration())
  private var habits: [String] = []
  private var measures: [(name: String, kind: Kind)] = []
  private var known: [String: Reference] = [:]

  package init() {}

  /// Takes in one more day file; files come in the order of days.
  package mutating func look(into file: DayFile) {
    // Faults in a line are reported when the file is read with the declarations that were found.
    var problems: [Problem] = []
    var reader = reader
    let amounts = reader.reader.amounts
    file.visible.withSpan { text in
      reader.eachLine(of: file, on: .first, problems: &problems) { meaning, _, line, _ in
        switch meaning {
        case .tick(let tick): addHabit(file.source.text(tick.name))
        case .text: if line.isValid, line.shape == .plain { addMeasure(line, text, amounts) }
        case .blank, .comment, .marker, .entry, .goal, .broken: break
        }
      }
    }
  }

  /// The configuration with what was found declared, in the order in which it was found.
  package func configuration(from base: Configuration) -> Configuration {
    var configuration = base
    configuration.habits = habits.map { Habit(name: $0) }
    configuration.measures = measures.filter { known[Vocabulary.folded($0.name)] != .habit(0) }
      .map { Measure(name: $0.name, unit: Unit.base(of: $0.kind)) }
    return configuration
  }

  private mutating func addHabit(_ name: String) {
    let folded = Vocabulary.folded(name)
    guard !folded.isEmpty, known[folded] != .habit(0) else { return }
    known[folded] = .habit(0)
    habits.append(name)
  }

  private mutating func addMeasure(_ line: Line, _ text: Span<UInt8>, _ amounts: AmountReader) {
    let end = Int(line.end)
    var cursor = Cursor(Int(line.content), upTo: end)
    guard let first = cursor.nextWord(text), first.form == .plain, text[first.start].isLetterLike,
      let second = cursor.nextWord(text)
    else { return }
    var nameEnd = first.end
    while nameEnd > first.start + 1, text[nameEnd - 1] == Byte.colon { nameEnd -= 1 }
    let name = string(text, first.start, nameEnd)
    guard known[Vocabulary.folded(name)] == nil, let kind = kind(of: second, text, upTo: end, amounts) else {
      return
    }
    known[Vocabulary.folded(name)] = .measure(0)
    measures.append((name, kind))
  }

  /// The kind of the amount that a word begins, or time if it is a range; nil if it is neither.
  private func kind(
    of word: Word, _ text: Span<UInt8>, upTo end: Int, _ amounts: AmountReader
  ) -> Kind? {
    if case .time(let time) = readTime(text, word, upTo: end), time.length != nil { return .time }
    guard word.form == .number, case .amount(let amount) = amounts.read(text, word, upTo: end, in: .free)
    else { return nil }
    return amounts.size(of: amount.unit, in: .free).kind
  }
}
