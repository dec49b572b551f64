/// A look at notes that nobody has declared anything for: which fields, tasks and amounts recur in them.
package struct NoteSurvey: Sendable {
  /// A name that stands on several days.
  package struct Recurring: Hashable, Sendable {
    /// The name as it was first written.
    package let name: String
    /// The number of days that have it.
    package let dayCount: Int
    /// The unit that its numbers have most often, empty if they have none; nil of what is done or not done.
    package let unit: String?
  }

  private struct Seen {
    let name: String
    var dayCount = 0
    var lastFile = -1
    var doneCount = 0
    var units: [String: Int] = [:]
  }

  /// The number of notes looked into.
  package private(set) var noteCount = 0
  private var seen: [Seen] = []
  private var placeOfName: [String: Int] = [:]
  private var reader = DayReader(Configuration())

  package init() {}

  /// Takes in one more day's file.
  package mutating func look(into file: DayFile) {
    var problems: [Problem] = []
    var reader = reader
    noteCount += 1
    file.visible.withSpan { text in
      reader.eachLine(of: file, on: .first, problems: &problems) { meaning, _, line, _, reader in
        let (start, end) = (Int(line.content), Int(line.end))
        guard line.isValid, end - start <= 400 else { return }
        switch meaning {
        case .tick(let tick): note(unmarked(file.source.text(tick.name)), unit: nil)
        case .comment where line.shape == .field:
          guard let colon = FrontMatter.keyEnd(text, Int(line.start), end) else { return }
          note(text, Int(line.start), colon, valueFrom: colon + 1, end, reader.amounts)
        case .text where line.shape == .plain: lookForFields(text, start, end, reader.amounts)
        case .blank, .comment, .marker, .entry, .running, .goal, .text, .broken: return
        }
      }
    }
  }

  /// The names that stand on at least so many days, those on most first.
  package func recurring(onDays least: Int) -> [Recurring] {
    seen.filter { $0.dayCount >= least }.map { seen in
      let unit = seen.units.max { ($0.value, $1.key) < ($1.value, $0.key) }
      let isMeasure = seen.units.values.reduce(0, +) > seen.doneCount
      return Recurring(name: seen.name, dayCount: seen.dayCount, unit: isMeasure ? unit?.key ?? "" : nil)
    }.sorted { ($1.dayCount, $0.name) < ($0.dayCount, $1.name) }
  }

  /// `key:: value`, `[key:: value]`, or a word before an amount with a unit.
  private mutating func lookForFields(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ amounts: AmountReader
  ) {
    var (keyStart, place) = (start, start)
    while place + 1 < end {
      let byte = text[place]
      if byte == Byte.open || byte == UInt8(ascii: "(") { keyStart = place + 1 }
      if byte == Byte.colon, text[place + 1] == Byte.colon, place > keyStart {
        var last = place + 2
        while last < end, text[last] != Byte.close, text[last] != UInt8(ascii: ")") { last += 1 }
        note(text, keyStart, place, valueFrom: place + 2, last, amounts)
        return
      }
      place += 1
    }
    var cursor = Cursor(start, upTo: end)
    guard let first = cursor.nextWord(text), first.form == .plain, text[first.start].isLetterLike,
      let second = cursor.nextWord(text), second.form == .number,
      let unit = unit(of: text, second.start, end, amounts), !unit.isEmpty
    else { return }
    note(string(text, first.start, first.end), unit: unit)
  }

  private mutating func note(
    _ text: Span<UInt8>, _ keyStart: Int, _ keyEnd: Int, valueFrom start: Int, _ end: Int,
    _ amounts: AmountReader
  ) {
    let key = unmarked(string(text, keyStart, keyEnd))
    let value = string(text, start, end).trimmed.lowercased()
    if let unit = unit(of: text, skippingBlanks(text, start, end), end, amounts) {
      note(key, unit: unit)
    } else if TypedWords.fieldDone.holds(value) || TypedWords.fieldNotDone.holds(value) {
      note(key, unit: nil)
    }
  }

  /// A name without the marks that Markdown puts around the whole of it; those of single words are a part of it.
  private func unmarked(_ name: String) -> String {
    func isMark(_ byte: UInt8) -> Bool { LineReader.isMark(byte) || byte == Byte.quote }
    let name = name.trimmed
    guard let first = name.utf8.first, let last = name.utf8.last, isMark(first), isMark(last) else {
      return name
    }
    var bare = Substring(name)
    while let first = bare.utf8.first, isMark(first) { bare.removeFirst() }
    while let last = bare.utf8.last, isMark(last) { bare.removeLast() }
    return String(bare).trimmed
  }

  /// The unit of an amount that is all there is in some bytes, empty of a bare number; nil if they are none.
  private func unit(
    of text: Span<UInt8>, _ start: Int, _ end: Int, _ amounts: AmountReader
  ) -> String? {
    guard start < end, let first = Cursor(start, upTo: end).followingWord(text), first.form == .number else {
      return nil
    }
    if case .amount(let amount) = amounts.read(text, first, upTo: end, in: .free),
      skippingBlanks(text, amount.end, end) == end
    {
      return string(text, Int(amount.unitText.lowerBound), Int(amount.unitText.upperBound))
    }
    let parts = string(text, first.start, first.end).split { $0 == "." || $0 == "," }
    let isNumber = (1...2).contains(parts.count) && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
    return isNumber && skippingBlanks(text, first.end, end) == end ? "" : nil
  }

  private mutating func note(_ name: String, unit: String?) {
    let folded = Vocabulary.folded(name)
    guard !folded.isEmpty, name.count <= 60 else { return }
    let place = placeOfName[folded] ?? seen.count
    if place == seen.count {
      placeOfName[folded] = place
      seen.append(Seen(name: name))
    }
    if seen[place].lastFile < noteCount { seen[place].dayCount += 1 }
    seen[place].lastFile = noteCount
    if let unit { seen[place].units[unit, default: 0] += 1 } else { seen[place].doneCount += 1 }
  }
}
