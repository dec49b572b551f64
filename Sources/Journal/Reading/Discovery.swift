/// Declarations that the day files themselves make, where there is no configuration that does.
///
/// A line whose first word is followed at once by an amount with a unit, or by a range, makes that word a measure of
/// that kind, in the kind's first unit; of one measure's kinds the first in the order of days holds. The name of every
/// other tick is a habit if it stands on three days, or in one of the first ten files: a task of one day is none.
package struct Discovery: Sendable {
  /// A name that ticks have.
  private struct Ticked {
    let name: String
    /// The files that it was first and last seen in, counting from 0.
    let first: Int
    var last: Int
    /// The number of files that have it.
    var count = 1

    var isHabit: Bool { count >= 3 || first < 10 }
  }

  private var reader = DayReader(Configuration())
  private var ticked: [Ticked] = []
  private var measures: [(name: String, kind: Kind)] = []
  private var placeOfTicked: [String: Int] = [:]
  private var measured: Set<String> = []
  private var fileCount = 0

  package init() {}

  /// Takes in one more day file; files come in the order of days.
  package mutating func look(into file: DayFile) {
    // Faults in a line are reported when the file is read with the declarations that were found.
    var problems: [Problem] = []
    var reader = reader
    defer { fileCount += 1 }
    file.visible.withSpan { text in
      reader.eachLine(of: file, on: .first, problems: &problems) { meaning, _, line, _, reader in
        switch meaning {
        case .tick(let tick): addTicked(file.source.text(tick.name))
        case .text: if line.isValid, line.shape == .plain { addMeasure(line, text, reader.amounts) }
        case .blank, .comment, .marker, .entry, .running, .goal, .broken: break
        }
      }
    }
  }

  /// The configuration with what was found declared, in the order in which it was found.
  package func configuration(from base: Configuration) -> Configuration {
    var configuration = base
    configuration.habits = ticked.filter { $0.isHabit && !measured.contains(Vocabulary.folded($0.name)) }
      .map { Habit(name: $0.name) }
    configuration.measures = measures.map { Measure(name: $0.name, unit: Unit.base(of: $0.kind)) }
    return configuration
  }

  private mutating func addTicked(_ name: String) {
    let folded = Vocabulary.folded(name)
    guard !folded.isEmpty else { return }
    if let place = placeOfTicked[folded] {
      if ticked[place].last < fileCount { ticked[place].count += 1 }
      ticked[place].last = fileCount
    } else {
      placeOfTicked[folded] = ticked.count
      ticked.append(Ticked(name: name, first: fileCount, last: fileCount))
    }
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
    let folded = Vocabulary.folded(name)
    guard !measured.contains(folded), let kind = kind(of: second, text, upTo: end, amounts) else {
      return
    }
    measured.insert(folded)
    measures.append((name, kind))
  }

  /// The kind of the amount that a word begins, or time if it is a range; nil if it is neither.
  private func kind(
    of word: Word, _ text: Span<UInt8>, upTo end: Int, _ amounts: AmountReader
  ) -> Kind? {
    if case .time(let time) = readTime(text, word, upTo: end) {
      return time.length != nil || goesOnAsRange(text, Cursor(time.end, upTo: end)) ? .time : nil
    }
    guard word.form == .number else { return nil }
    if case .amount(let amount) = amounts.read(text, word, upTo: end, in: .free) {
      return amounts.size(of: amount.unit, in: .free).kind
    }
    return kindOfLetter(text, Cursor(word.end, upTo: end))
  }

  /// Whether the end of a range stands behind its start and a word between them: `23:05 - 06:40`.
  private func goesOnAsRange(_ text: Span<UInt8>, _ start: Cursor) -> Bool {
    var cursor = start
    guard let joint = cursor.nextWord(text), isTyped(text, joint, .rangeEnd),
      let last = cursor.nextWord(text),
      case .time = readTime(text, last.withoutMark(text), upTo: cursor.end)
    else { return false }
    return true
  }

  /// The kind of a unit that is a lone letter, at the end of a line or before a time; nil if there is none.
  private func kindOfLetter(_ text: Span<UInt8>, _ start: Cursor) -> Kind? {
    var cursor = start
    guard let letter = cursor.nextWord(text), letter.end == letter.start + 1 else { return nil }
    if let next = cursor.followingWord(text) {
      guard case .time = readTime(text, next.withoutMark(text), upTo: cursor.end) else { return nil }
    }
    return switch text[letter.start].lowercased {
    case UInt8(ascii: "l"): .volume
    case UInt8(ascii: "g"): .mass
    case UInt8(ascii: "m"): .distance
    case UInt8(ascii: "h"), UInt8(ascii: "s"): .time
    default: nil
    }
  }
}
