/// What the day files themselves declare, where there is no configuration that does.
///
/// Every tick's name is a habit; a line whose first word is followed at once by an amount with a unit,
/// or by a range, makes that word a measure of that kind, in the kind's first unit. A name used both
/// ways is a habit. Of one measure's kinds the first in the order of days holds.
package struct Discovery: Sendable {
  private var reader = LineReader(Configuration())
  private var habits: [String] = []
  private var measures: [(name: String, kind: Kind)] = []
  private var known: [String: Reference] = [:]

  package init() {}

  /// Takes in one more day file; files come in the order of days.
  package mutating func look(into file: DayFile) {
    for line in file.lines where line.isValid {
      if line.shape == .box {
        let reading = reader.read(line, of: file)
        guard reading.sense == .tick else { continue }
        addHabit(file.source.text(reading.name))
      } else if line.shape == .plain {
        addMeasure(line, file)
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

  private mutating func addMeasure(_ line: Line, _ file: DayFile) {
    let found: (name: String, kind: Kind)? = file.source.withSpan { text in
      var words: ContiguousArray<Word> = []
      appendWords(text, from: Int(line.content), Int(line.end), to: &words)
      guard words.count > 1, words[0].form == .plain, text[words[0].start].isLetterLike else { return nil }
      var nameEnd = words[0].end
      while nameEnd > words[0].start + 1, text[nameEnd - 1] == Byte.colon { nameEnd -= 1 }
      let name = string(text, words[0].start, nameEnd)
      if case .time(let time) = readTime(text, words, at: 1), time.length != nil { return (name, .time) }
      guard words[1].form == .number else { return nil }
      let context = AmountContext(measure: nil, kind: nil, allowsBare: false)
      guard case .amount(let amount) = reader.readAmount(text, words, at: 1, in: context),
        let unit = amount.unit
      else { return nil }
      return (name, reader.configuration.unit(unit, of: nil, on: reader.day).kind)
    }
    guard let found, known[Vocabulary.folded(found.name)] == nil else { return }
    known[Vocabulary.folded(found.name)] = .measure(0)
    measures.append(found)
  }
}
