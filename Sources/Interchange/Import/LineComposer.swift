import Journal

/// Writes imported records as lines of a day file, and reads each line back.
struct LineComposer {
  /// The outcome of composing a record.
  enum Composition {
    /// A line, and how it reads; without its remark, if no way was found to write that one.
    case line(String, LineReading, lostText: Bool)
    /// Nothing that would be written reads as it is meant: the unit, or the whole of it, does not fit.
    case unknownUnit(String)
    case impossible
  }

  /// The reader of the daybook; its day is set for each record.
  var reader: LineReader

  /// Writes a record as a line on its subject, or, without one, as a one-off; lines say their times in `style`.
  mutating func composition(of record: ImportedRecord, as subject: Reference?, _ style: FileStyle)
    -> Composition
  {
    reader.day = record.day
    let identity = ImportIdentity(of: record)
    var tags = record.own.tags
    if !tags.contains("source:\(record.source)") || !tags.contains("id:\(record.id)") {
      tags += ["source:\(identity.source)", "id:\(identity.id)"]
    }
    let time = record.time.map { [style.text(of: $0)] } ?? []
    let words = ImportedText.words(of: record.text)
    for amount in spellings(ofAmountOf: record, subject) {
      if record.own.isTag, case .measure(let measure)? = subject, let amount {
        let key = reader.configuration.measures[measure].name
        let value = amount.text.utf8.contains(0x20) ? "\"\(amount.text)\"" : amount.text
        let line = (tags + ["\(key):\(value)"] + time).joined(separator: " ")
        if let reading = tagReading(of: line, record, measure, amount) {
          return .line(line, reading, lostText: false)
        }
      }
      guard let head = head(of: record, subject, amount?.text) else { return .impossible }
      for rest in LineComposer.spellings(of: words, tags) {
        let line = (head + time + rest.words).joined(separator: " ")
        if let reading = reading(of: line, record, subject, rest.text, tags, amount) {
          return .line(line, reading, lostText: rest.text.isEmpty && !words.isEmpty)
        }
      }
    }
    if case .amount(_, let unit) = record.content, !unit.isEmpty { return .unknownUnit(unit) }
    return .impossible
  }

  /// The words of a line of the same record, from an earlier import, that differ; nil if it says the same, or if
  /// nothing could be put in its place.
  ///
  /// `time` is the record's, as the file writes it, if the line is to have it and has another or none.
  mutating func difference(
    of record: ImportedRecord, as subject: Reference?, at time: String?, fromLine index: Int, in file: DayFile
  ) -> ImportPlan.Difference? {
    reader.day = record.day
    let reading = reader.read(file.lines[index], of: file)
    guard reading.subject == subject else { return nil }
    let timing = file.retiming(time, inLine: index, reading)
    let head =
      record.isAmount(of: subject)
      ? amountDifference(of: record, subject, index, reading, file)
      : boxDifference(of: record, subject, index, reading, file)
    guard head != nil || timing != nil else { return nil }
    let range = reading.amountRange.places
    let shown =
      subject?.isMeasure == true && !range.isEmpty ? file.source.text(range) : "[\(reading.mark.symbol)]"
    var (here, there) = head.map { ([$0.here], [$0.there]) } ?? ([], [])
    if timing != nil, let time {
      // What has no time yet is told by what else stands there.
      if reading.time == nil, head == nil { (here, there) = ([shown], [shown]) }
      if reading.time != nil { here.append(file.source.text(reading.timeRange.places)) }
      there.append(time)
    }
    let edits = ((head?.edits ?? []) + (timing?.edits ?? [])).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    let (mark, parts) = (head?.mark ?? reading.mark, head?.parts ?? reading.amount?.parts)
    return verified(
      ImportPlan.Difference(
        line: index, name: file.source.text(reading.name), here: here.joined(separator: " "),
        there: there.joined(separator: " "), edits: edits),
      file, reading, at: timing == nil ? reading.time : record.time
    ) { $0.mark == mark && $0.amount?.parts == parts }
  }

  /// The amount or the box of a line, and what a record says in its place.
  private struct HeadDifference {
    var here: String
    var there: String
    var edits: [TextEdit]
    /// The mark that the line is to have; nil if that stays.
    var mark: Mark?
    /// The amount that it is to have; nil if that stays.
    var parts: Parts?
  }

  /// The amount of a line, where a record says another.
  private mutating func amountDifference(
    of record: ImportedRecord, _ subject: Reference?, _ index: Int, _ reading: LineReading, _ file: DayFile
  ) -> HeadDifference? {
    guard case .amount(let micros, let unit) = record.content, case .measure(let measure)? = subject,
      let here = reading.amount, !reading.amountRange.isEmpty
    else { return nil }
    if here.micros.number == micros, file.source.text(here.unitText) == unit { return nil }
    let spelled = spellings(ofAmountOf: record, subject).lazy.compactMap { $0 }.first {
      $0.worth.map { $0.holds(here) } == true || self.reader.amount($0.text, of: measure) != nil
    }
    guard let spelled, spelled.worth.map({ $0.holds(here) }) != true else { return nil }
    let there = spelled.text
    guard let amount = reader.amount(there, of: measure), amount.parts != here.parts else { return nil }
    let range = reading.amountRange.places
    return HeadDifference(
      here: file.source.text(range), there: there, edits: [TextEdit(range, there)], parts: amount.parts)
  }

  /// The box of a line, where a record says another.
  private func boxDifference(
    of record: ImportedRecord, _ subject: Reference?, _ index: Int, _ reading: LineReading, _ file: DayFile
  ) -> HeadDifference? {
    let mark =
      switch record.content {
      case .amount(let micros, _): record.own.mark ?? (micros > 0 ? .done : .open)
      case .tick(let own): own
      }
    guard mark != .none, reading.mark != .none, reading.mark != mark,
      let change = file.setting(mark, time: nil, inLine: index, reading: reading)
    else { return nil }
    return HeadDifference(
      here: "[\(reading.mark.symbol)]", there: "[\(mark.symbol)]", edits: change.edits, mark: mark)
  }

  /// The difference, if its change makes the line say what is meant at a time, and no other line anything else.
  mutating func verified(
    _ difference: ImportPlan.Difference, _ file: DayFile, _ before: LineReading, at time: TimeOfDay?,
    _ isMeant: (LineReading) -> Bool
  ) -> ImportPlan.Difference? {
    let after = file.with(file.source.applying(difference.edits))
    guard after.lines.count == file.lines.count else { return nil }
    let reading = reader.read(after.lines[difference.line], of: after)
    guard isMeant(reading), reading.subject == before.subject, reading.time == time,
      reading.plainText(in: after.source) == before.plainText(in: file.source),
      reading.plainTags(in: after.source) == before.plainTags(in: file.source),
      reading.problems.allSatisfy({ $0.severity != .error })
    else { return nil }
    return difference
  }

  /// The ways of writing a remark and the tags, best first: the remark as it is, before the tags or after them, with
  /// quotes where they seem needed, with more of them, not at all.
  private static func spellings(of words: [String], _ tags: [String]) -> [(words: [String], text: [String])] {
    if words.isEmpty { return [(tags, [])] }
    let some = words.map { ImportedText.looksMeant($0) ? ImportedText.quoted($0) : $0 }
    var first = some
    if first[0] == words[0] { first[0] = ImportedText.quoted(words[0]) }
    // Behind a tag no word can be taken for a part of a name.
    return [(words + tags, words), (tags + words, words)]
      + [some, first, words.map(ImportedText.quoted), []].map { ($0 + tags, $0) }
  }

  /// The box, the name and the amount; nil of an amount that no line can hold.
  private func head(of record: ImportedRecord, _ subject: Reference?, _ amount: String?) -> [String]? {
    let name: String
    // What is made of others has no line of its own.
    if let subject, reader.configuration.isDerived(subject) { return nil }
    switch subject {
    case .habit(let habit): name = reader.configuration.habits[habit].name
    case .measure(let measure): name = reader.configuration.measures[measure].name
    case nil: name = ImportedText.line(of: record.name)
    }
    switch record.content {
    case .tick(let mark): return mark == .none ? nil : ["[\(mark.symbol)]", name]
    case .amount(let micros, let unit):
      guard micros >= 0, let amount else { return nil }
      if let mark = record.own.mark { return ["[\(mark.symbol)]", name, amount] }
      guard case .measure? = subject else {
        let box = micros > 0 ? "[x]" : "[ ]"
        return unit.isEmpty ? [box, name] : [box, name, amount]
      }
      return [name, amount]
    }
  }

  /// How a line reads, if it says the record, its remark and its tags and nothing else.
  private mutating func reading(
    of line: String, _ record: ImportedRecord, _ subject: Reference?, _ text: [String], _ tags: [String],
    _ amount: AmountSpelling?
  ) -> LineReading? {
    guard let alone = reader.alone(line), case let file = alone.file, case let reading = alone.reading,
      reading.subject == subject, reading.isRecord, reading.comment == nil,
      record.own.isRow || reading.problems.allSatisfy({ $0.severity != .error }), reading.time == record.time,
      reading.plainText(in: file.source) == text.joined(separator: " "),
      reading.plainTags(in: file.source) == tags.joined(separator: " "),
      subject != nil
        || file.source.text(reading.name) == ImportedText.line(of: record.name)
    else { return nil }
    switch record.content {
    case .tick(let mark):
      guard reading.mark == mark, reading.amountRange.isEmpty else { return nil }
    case .amount(_, let unit):
      if unit.isEmpty, reading.subject?.isMeasure != true { return reading.amount == nil ? reading : nil }
      guard let amount, amount.isSaid(by: reading.amount, in: file.source),
        record.own.mark == nil || record.own.mark == reading.mark
      else { return nil }
    }
    return reading
  }

  /// How a line of text reads, if it holds one tag that counts the record, its own tags, its time and nothing else.
  private mutating func tagReading(
    of line: String, _ record: ImportedRecord, _ measure: Int, _ amount: AmountSpelling
  ) -> LineReading? {
    guard let alone = reader.alone(line), case let file = alone.file, case let reading = alone.reading,
      case .text = reading.meaning, reading.comment == nil, reading.text.isEmpty,
      reading.time == record.time,
      reading.counting.count == 1, reading.counting[0].measure == measure,
      amount.isSaid(by: reader.amounts.recorded(reading.counting[0].amount), in: file.source),
      reading.problems.allSatisfy({ $0.severity != .error })
    else { return nil }
    return reading
  }
}

extension Reference {
  /// Whether it is a measure.
  var isMeasure: Bool { if case .measure = self { true } else { false } }
}

extension ImportedRecord {
  /// Whether it is an amount of a measure, and no tick.
  fileprivate func isAmount(of subject: Reference?) -> Bool {
    subject?.isMeasure == true && !content.isTick
  }
}

extension DayFile {
  /// Gives a line the time of a record; nil if none is given, or if the line has a range, whose end no record knows.
  fileprivate func retiming(_ time: String?, inLine index: Int, _ reading: LineReading) -> Change? {
    if reading.time != nil, TimeOfDay(cell: source.text(reading.timeRange.places)) != reading.time {
      return nil
    }
    return timing(time, inLine: index, reading: reading)
  }
}
