import Journal
import Rendering
import Reports

/// The habits, and the ticks of a day that nobody declared, that a person named on the command line.
struct MarkedNames {
  /// One of them.
  struct Name {
    /// The subject that it names, if it is declared.
    var subject: Reference?
    /// The name as it is written in a new line.
    var written: String
    /// The name as it is spoken of.
    var title: String
    /// The earlier day whose file has it open; nil if it is the day's own.
    var earlier: Day?

    /// The place in `Configuration.habits`; nil for a tick that is not declared, and for a measure.
    var habit: Int? { if case .habit(let place)? = subject { place } else { nil } }

    /// The line of a file that is about it. If there are several, it is one with another mark, so that it is changed:
    /// the one of a time or the first if it is to be done, else the one that wins over the others. A line of a habit needs
    /// no box, `gym 45min`.
    func line(in file: DayFile, by reader: LineReader, for mark: Mark, at time: TimeOfDay? = nil) -> Int? {
      let lines = lines(in: file, by: reader)
      let others = lines.filter { $0.mark != mark }
      // Of equals the first.
      let strongest = others.max { $0.mark < $1.mark }
      let planned = time.flatMap { time in others.first { $0.time == time } } ?? others.first
      return (mark == .done ? planned : strongest)?.index ?? lines.first?.index
    }

    /// The lines of a file that are about it, with their marks.
    func lines(in file: DayFile, by reader: LineReader) -> [(index: Int, mark: Mark, time: TimeOfDay?)] {
      file.lines.indices.compactMap { index in
        let line = file.lines[index]
        guard line.shape == .box || line.shape == .plain else { return nil }
        let reading = reader.read(line, of: file)
        guard file.hasBox(line) ? reading.meaning.statement != nil : reading.isDoneHabit else { return nil }
        guard isMeant(by: reading, in: file) else { return nil }
        return (index, line.shape == .box ? line.mark : reading.mark, reading.time)
      }
    }

    /// Whether a line is about it.
    func isMeant(by reading: LineReading, in file: DayFile) -> Bool {
      if subject != nil { return reading.subject == subject }
      return reading.subject == nil
        && Vocabulary.folded(file.source.text(reading.name)) == Vocabulary.folded(written)
    }

    /// The fields of a file's front matter that say that the habit is done.
    func fields(in file: DayFile, by reader: LineReader) -> [Int] {
      guard habit != nil else { return [] }
      return file.fields.filter { index in
        let reading = reader.read(file.lines[index], of: file)
        return reading.subject == subject && reading.mark == .done
      }
    }
  }

  let names: [Name]

  /// How many of the words are names.
  let end: Int

  /// Finds names that are all of some words, whatever mark they have.
  init(
    _ words: [String], in file: DayFile, daybook: Daybook, lineReader: LineReader
  ) throws(CommandError) {
    try self.init(
      beginning: words, in: file, daybook: daybook, lineReader: lineReader, mark: .skipped, orEarlier: false)
    guard end == words.count else {
      throw MarkedNames.unknown(Array(words[end...]), by: lineReader.vocabulary)
    }
  }

  /// Finds the names that words begin with: the longest declared name, label or alias at each, or the longest tick that
  /// the day has or, with `orEarlier`, that the days before have open, or not open if it is to be opened. If there is none
  /// it is an error that names the nearest; where nothing is declared, all words but a time at their end are a name.
  init(
    beginning words: [String], in file: DayFile, daybook: Daybook, lineReader: LineReader, mark: Mark,
    orEarlier looksBack: Bool = true
  ) throws(CommandError) {
    var earlier: [EarlierOneOffs]?
    var names: [Name] = []
    var index = 0
    while index < words.count {
      // `breakfast and lunch`: a word between two names.
      let isJoint = !names.isEmpty && index + 1 < words.count && TypedWords.joints.holds(words[index])
      var found = try MarkedNames.longest(
        words[(isJoint ? index + 1 : index)...], in: file, daybook: daybook, lineReader: lineReader,
        mark: mark)
      if found == nil, looksBack {
        let known = earlier ?? daybook.oneOffs(before: lineReader.day, areOpen: mark != .open)
        earlier = known
        found = MarkedNames.longest(words[index...], in: known)
      }
      guard let found else { break }
      names.append(found.name)
      index = found.end
    }
    if names.isEmpty {
      guard daybook.configuration.declaresNothing || daybook.isImplied else {
        throw MarkedNames.unknown(words, by: lineReader.vocabulary)
      }
      let timeLength = [2, 1].first { $0 < words.count && MarkPhrase.isTime(words.suffix($0)) } ?? 0
      index = words.count - timeLength
      let text = words[..<index].joined(separator: " ")
      names = [Name(written: text, title: text)]
    }
    (self.names, end) = (names, index)
  }

  /// The error of words that are no name.
  private static func unknown(_ words: [String], by vocabulary: Vocabulary) -> CommandError {
    let text = words.joined(separator: " ")
    let near = words.first.flatMap(vocabulary.near) ?? vocabulary.near(text)
    return CommandError(unknown: near == nil ? text : words[0], mayBeMeasure: false, near: near)
  }

  /// The longest beginning of some words that is a declared name, label or alias, or a tick that the day has, and the
  /// place behind it; nil if none is.
  private static func longest(
    _ words: ArraySlice<String>, in file: DayFile, daybook: Daybook, lineReader: LineReader, mark: Mark
  ) throws(CommandError) -> (name: Name, end: Int)? {
    let vocabulary = lineReader.vocabulary
    for end in stride(from: words.endIndex, to: words.startIndex, by: -1) {
      var text = words[..<end].joined(separator: " ")
      if text.hasSuffix(","), text.count > 1 { text.removeLast() }
      var subject = vocabulary.subject(named: text)
      if subject == nil {
        let undeclared = Name(written: text, title: text)
        if undeclared.line(in: file, by: lineReader, for: mark) != nil { return (undeclared, end) }
        subject = vocabulary.subject(butForMarks: text)
      }
      guard let subject else { continue }
      let name = try MarkedNames.name(
        subject, in: file, daybook: daybook, lineReader: lineReader, mark: mark,
        rest: words[end...].joined(separator: " "))
      return (name, end)
    }
    return nil
  }

  /// The longest beginning of some words that stands in the file of an earlier day, the newest of several, and the place
  /// behind it; nil if none does.
  private static func longest(
    _ words: ArraySlice<String>, in days: [EarlierOneOffs]
  ) -> (name: Name, end: Int)? {
    for end in stride(from: words.endIndex, to: words.startIndex, by: -1) {
      let text = words[..<end].joined(separator: " ")
      if let day = days.last(where: { $0.holds(text) }) {
        return (Name(written: text, title: text, earlier: day.day), end)
      }
    }
    return nil
  }

  private static func name(
    _ subject: Reference, in file: DayFile, daybook: Daybook, lineReader: LineReader,
    mark: Mark, rest: String
  ) throws(CommandError) -> Name {
    switch subject {
    case .habit(let place):
      let habit = daybook.configuration.habits[place]
      if let derivation = habit.derivation {
        let configuration = daybook.configuration
        throw CommandError { $0.derivedHabit(habit.name, derivation, configuration, verb: mark.verb) }
      }
      return Name(subject: subject, written: habit.name, title: habit.title)
    case .measure(let place):
      let measure = daybook.configuration.measures[place]
      let name = Name(subject: subject, written: measure.name, title: measure.title)
      // A planned line of a measure can be ticked; without one there is no amount to write.
      guard name.line(in: file, by: lineReader, for: mark) != nil || mark == .skipped else {
        throw CommandError { $0.tickedMeasure(measure.name, unit: measure.unit.name, rest: rest) }
      }
      return name
    }
  }
}
