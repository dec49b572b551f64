import Journal
import Rendering

/// The habits, and the ticks of a day that nobody declared, that a person named on the command line.
struct MarkedNames {
  /// One of them.
  struct Name {
    /// The place in `Configuration.habits`; nil for a tick that is not declared, and for a measure.
    var habit: Int?
    /// The subject that it names, if it is declared.
    var subject: Reference?
    /// The name as it is written in a new line.
    var written: String
    /// The name as it is spoken of.
    var title: String

    /// The line of a file that is about it: of several, the first with another mark, so that it is changed.
    func line(in file: DayFile, by reader: LineReader, for mark: Mark) -> Int? {
      var found: Int?
      for (index, line) in file.lines.enumerated() where file.hasBox(line) {
        let reading = reader.read(line, of: file)
        guard reading.meaning.statement != nil else { continue }
        let isMeant =
          subject != nil
          ? reading.subject == subject
          : reading.subject == nil
            && Vocabulary.folded(file.source.text(reading.name)) == Vocabulary.folded(written)
        guard isMeant else { continue }
        if (line.shape == .box ? line.mark : reading.mark) != mark { return index }
        found = found ?? index
      }
      return found
    }
  }

  let names: [Name]

  /// The declared habits among them.
  var habits: [Int] { names.compactMap(\.habit) }

  /// Finds the names in the words: the longest declared name, label or alias at each, else the whole rest as a tick
  /// that the day has. A name that is neither is an error that names the nearest.
  init(
    _ words: [String], in file: DayFile, daybook: Daybook, lineReader: LineReader, mark: Mark
  ) throws(CommandError) {
    let vocabulary = lineReader.vocabulary
    var names: [Name] = []
    var index = 0
    while index < words.count {
      var end = words.count
      var found: Name?
      while end > index, found == nil {
        let text = words[index..<end].joined(separator: " ")
        if let subject = vocabulary.subject(named: text) {
          found = try MarkedNames.name(
            subject, text, in: file, daybook: daybook, lineReader: lineReader, mark: mark)
        } else {
          let undeclared = Name(habit: nil, subject: nil, written: text, title: text)
          if undeclared.line(in: file, by: lineReader, for: mark) != nil { found = undeclared }
        }
        if found == nil { end -= 1 }
      }
      guard let found else {
        let text = words[index...].joined(separator: " ")
        guard daybook.configuration.declaresNothing || daybook.isImplied else {
          let near = vocabulary.near(words[index]) ?? vocabulary.near(text)
          throw CommandError(
            .unknownName(near == nil ? text : words[index], .habit, near: near.map { [$0] } ?? []))
        }
        names.append(Name(habit: nil, subject: nil, written: text, title: text))
        break
      }
      names.append(found)
      index = end
    }
    self.names = names
  }

  private static func name(
    _ subject: Reference, _ text: String, in file: DayFile, daybook: Daybook, lineReader: LineReader,
    mark: Mark
  ) throws(CommandError) -> Name {
    switch subject {
    case .habit(let place):
      let habit = daybook.configuration.habits[place]
      return Name(habit: place, subject: subject, written: habit.name, title: habit.title)
    case .measure(let place):
      let measure = daybook.configuration.measures[place]
      let name = Name(habit: nil, subject: subject, written: measure.name, title: measure.title)
      // A planned line of a measure can be ticked; without one there is no amount to write.
      guard name.line(in: file, by: lineReader, for: mark) != nil || mark == .skipped else {
        throw CommandError(.tickedMeasure(measure.name, unit: measure.unit.name))
      }
      return name
    }
  }
}

extension Daybook {
  /// The usual time of each of some habits on a day: the one last written in the 60 days before, else the configured one.
  ///
  /// Days are read backwards, one by one, until each habit has its time.
  func usualTimes(of habits: [Int], before day: Day) throws(CommandError) -> [Int: TimeOfDay] {
    var times: [Int: TimeOfDay] = [:]
    var missing = Set(habits)
    var interpreter = interpreter
    for back in 1...60 where !missing.isEmpty {
      do throws(FileTrouble) {
        guard let found = try found(day - back) else { continue }
        let record = interpreter.read(found.file, of: found.day).record
        for line in record.records where line.form == .tick {
          guard case .habit(let habit)? = line.subject, missing.contains(habit), let time = line.time else {
            continue
          }
          times[habit] = time
        }
        missing.subtract(times.keys)
      } catch { continue }
    }
    for habit in missing { times[habit] = configuration.habits[habit].time }
    return times
  }
}
