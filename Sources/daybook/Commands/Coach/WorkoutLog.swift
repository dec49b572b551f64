import Journal
import Reports

/// The record that `coach workout` writes down: a tick with the person's words on the habit of training, and
/// the amount of a measure that the words name.
struct WorkoutLog {
  /// The name that is ticked.
  private enum Ticked {
    case habit(Int)
    /// No habit stands for training.
    case undeclared
    /// The amount of a measure says it all.
    case nothing
  }

  /// The words of the person, in which no energy is eaten: `kcal:300` is `burned:300kcal`.
  private var text: String
  let configuration: Configuration

  init(text: String, configuration: Configuration) {
    let measure = CoachSubjects(in: configuration).nutrients[.kcal].map { configuration.measures[$0] }
    let names = Set((TypedWords.energy.words + (measure?.names ?? [])).map(Vocabulary.folded))
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
      guard let colon = word.firstIndex(of: ":"), names.contains(Vocabulary.folded(String(word[..<colon])))
      else {
        return String(word)
      }
      return "burned" + word[colon...] + (word.last?.isNumber == true ? "kcal" : "")
    }
    self.text = words.joined(separator: " ")
    self.configuration = configuration
  }

  /// The name of the tick where no habit stands for training.
  static let undeclaredName = "workout"

  /// Writes the training down.
  func write(into draft: inout DayDraft, time: TimeOfDay?) throws(CommandError) {
    let subjects = CoachSubjects(in: configuration)
    let done = amount(besides: subjects, by: draft.reader)
    let ticked = ticked(by: subjects, isMeasured: done != nil)
    var log = self
    if case .habit(let habit) = ticked {
      var bare = log
      bare.dropName(of: habit)
      // Of training itself, `gym with Eva`, the name may be a word of a sentence.
      if habit != subjects.training || bare.text.isEmpty { log = bare }
    }
    try log.write(done, ticked, into: &draft, time: time)
  }

  /// What is ticked: the habit that stands for training; where that is one kind of it alone, which the words do not
  /// name, the habit that they begin with, and none beside a measure.
  private func ticked(by subjects: CoachSubjects, isMeasured: Bool) -> Ticked {
    guard let training = subjects.training else { return .undeclared }
    let vocabulary = Vocabulary(configuration)
    let words = text.split { " ,;.!?".contains($0) }.map(String.init)
    let named = vocabulary.joiningNames(in: words).compactMap(vocabulary.subject(named:))
    if subjects.takesEveryTraining || named.contains(.habit(training)) { return .habit(training) }
    if case .habit(let place)? = vocabulary.subject(beginning: words[...])?.subject,
      configuration.habits[place].derivation == nil
    {
      return .habit(place)
    }
    return isMeasured ? .nothing : .habit(training)
  }

  /// Takes the name of a habit off the beginning of the words, since the tick has it.
  private mutating func dropName(of habit: Int) {
    let words = text.split(separator: " ").map(String.init)
    guard let found = Vocabulary(configuration).subject(beginning: words[...]), found.subject == .habit(habit)
    else { return }
    text = words.dropFirst(found.count).joined(separator: " ")
  }

  private func write(
    _ done: (measure: Int, amount: String)?, _ ticked: Ticked, into draft: inout DayDraft, time: TimeOfDay?
  ) throws(CommandError) {
    let training: Reference? = if case .habit(let habit) = ticked { .habit(habit) } else { nil }
    let name = training.map(configuration.name(of:)) ?? Self.undeclaredName
    let (stated, bare) = stated(after: name, by: draft.reader)
    // Words that would be a second entry of the tick's line are the measure's alone.
    let isGlued = isGlued("[x] \(name) \(bare)", by: draft.reader)
    let rest = isGlued ? done.map { without($0.measure, $0.amount, bare) } : nil
    let clock = stated ?? time
    let time = clock.map(draft.style.text(of:))
    /// A time that was planned gives way to the one that is stated, and for later than it is now to now.
    func earlier(_ reading: LineReading) -> String? {
      guard let clock, let planned = reading.time else { return nil }
      if stated != nil { return time }
      let start = configuration.dayStarts
      return planned.minutes(sinceStart: start) > clock.minutes(sinceStart: start) ? time : nil
    }
    if let (measure, amount) = done {
      let name = configuration.measures[measure].name
      let planned = line(of: .measure(measure), in: draft) { reading in
        reading.mark == .open && !reading.amountRange.isEmpty
      }
      let typed =
        planned.map { draft.file.ticking($0.line, $0.reading, time: earlier($0.reading), amount: amount) }
        ?? "\(name) \(amount)"
      try put(typed, at: planned?.line, time, into: &draft, as: .measure(measure))
    }
    if case .nothing = ticked { return }
    // A tick that has words of its own is another training.
    let open = line(of: training, in: draft) { reading in reading.mark != .done || reading.text.isEmpty }
    // The time parts a name that nobody declared from the words, which would be read as more of it.
    let parted = training == nil ? time.map { "\(name) \($0)" } ?? name : name
    let typed =
      open.map { draft.file.ticking($0.line, $0.reading, time: earlier($0.reading), text: rest ?? bare) }
      ?? ["[x] \(parted)", rest ?? (training == nil ? bare : text)].filter { !$0.isEmpty }.joined(
        separator: " ")
    try put(typed, at: open?.line, time, into: &draft, as: training)
  }

  /// The time that the text states, and the text without it; as it stands where it states none.
  ///
  /// Behind the amount of a measure, `run 3km 17:30`, it is that entry's time.
  private func stated(after name: String, by reader: LineReader) -> (time: TimeOfDay?, text: String) {
    for head in ["[x] \(name) ", "[x] "] {
      guard let alone = reader.alone(head + text), case let file = alone.file,
        case let reading = alone.reading,
        let time = reading.time, Int(reading.timeRange.lowerBound) >= head.utf8.count
      else { continue }
      var words = file.source.text(Int32(head.utf8.count)..<reading.timeRange.lowerBound).split(
        separator: " ")
      if let last = words.last, TypedWords.atTime.holds(last.lowercased()) { words.removeLast() }
      words += file.source.text(reading.timeRange.upperBound..<Int32(file.source.count)).split(separator: " ")
      return (time, words.joined(separator: " "))
    }
    return (nil, text)
  }

  /// Whether a line holds a second entry.
  private func isGlued(_ line: String, by reader: LineReader) -> Bool {
    reader.alone(line)?.reading.problems.contains {
      if case .gluedLines = $0.kind { true } else { false }
    } == true
  }

  /// The text without the amount of a measure, and the measure's name beside it.
  private func without(_ measure: Int, _ amount: String, _ text: String) -> String {
    let vocabulary = Vocabulary(configuration)
    var words = text.split(separator: " ").map(String.init)
    let typed = amount.split(separator: " ").map(String.init)
    func isName(_ place: Int) -> Bool {
      words.indices.contains(place) && vocabulary.subject(named: words[place]) == .measure(measure)
    }
    guard
      let start = words.indices.first(where: { words[$0...].starts(with: typed) })
    else { return text }
    let end = start + typed.count
    words.removeSubrange((isName(start - 1) ? start - 1 : start)..<(isName(end) ? end + 1 : end))
    return words.joined(separator: " ")
  }

  /// The measure whose name, or another word for the same exercise, stands in the text, and the amount with its unit
  /// that the text gives; nil if there is none.
  private func amount(besides subjects: CoachSubjects, by reader: LineReader) -> (
    measure: Int, amount: String
  )? {
    let words = text.split { $0 == " " || $0 == "\t" }
    let spoken = Set(words.map { Vocabulary.folded(String($0.filter { $0.isLetter || $0 == "-" })) })
    let others = Set([subjects.sleep, subjects.drink].compactMap { $0 } + subjects.nutrients.values)
    for (place, measure) in configuration.measures.enumerated()
    where measure.aggregate == .sum && !others.contains(place) {
      let names = Set(measure.names.map(Vocabulary.folded))
      let rows = TypedWords.exercises.map { Set($0.words) }.filter { !$0.isDisjoint(with: names) }
      guard rows.reduce(names, { $0.union($1) }).isDisjoint(with: spoken) == false else { continue }
      for start in words.indices {
        let line = "\(measure.name) \(words[start...].joined(separator: " "))"
        guard let alone = reader.alone(line), case let reading = alone.reading,
          case .entry = reading.meaning, reading.subject == .measure(place), let amount = reading.amount,
          !amount.unitText.isEmpty, Int(reading.amountRange.lowerBound) == measure.name.utf8.count + 1
        else { continue }
        return (place, alone.text(reading.amountRange))
      }
    }
    return nil
  }

  /// The first line with a box that is about a subject and is as asked.
  private func line(
    of subject: Reference?, in draft: DayDraft, where isMeant: (LineReading) -> Bool
  ) -> (line: Int, reading: LineReading)? {
    guard let subject else { return nil }
    for (place, line) in draft.file.lines.enumerated() where line.shape == .box {
      let reading = draft.reader.read(line, of: draft.file)
      if reading.subject == subject, reading.isRecord, isMeant(reading) { return (place, reading) }
    }
    return nil
  }

  /// Puts a checked line into a file, in place of another or at its end.
  private func put(
    _ typed: String, at place: Int?, _ time: String?, into draft: inout DayDraft, as subject: Reference?
  ) throws(CommandError) {
    let text = text
    let added: AddedLine
    do throws(AddedLine.Refusal) {
      // What the words say of another measure has a line of its own.
      added = try AddedLine(typed, time: time, reader: draft.reader, asMeant: true)
    } catch { throw CommandError { $0.refusal(of: text, error) } }
    let isMeant = { (reading: LineReading, _: String) in
      reading.says(.done) && (subject == nil || reading.subject == subject)
    }
    guard let place else { return try draft.add(added.text, as: isMeant) }
    try draft.make(draft.file.replacing(line: place, with: added.text), as: isMeant)
  }
}

extension DayFile {
  /// The text of a line from its box on, ticked off, with another amount or time, or with words at its end before a
  /// comment.
  fileprivate func ticking(
    _ index: Int, _ reading: LineReading, time: String?, amount: String? = nil, text: String? = nil
  ) -> String {
    let line = lines[index]
    let head = reading.comment ?? line.end
    var parts = [(line.box..<(line.box + 3), "[x]")]
    if let amount { parts.append((reading.amountRange, amount)) }
    if let time { parts.append((reading.timeRange, time)) }
    var body = ""
    var place = line.box
    for (range, part) in parts.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
      body += source.text(place..<range.lowerBound) + part
      place = range.upperBound
    }
    body += source.text(place..<head)
    while let last = body.last, last == " " || last == "\t" { body.removeLast() }
    if let text { body += " " + text }
    let comment = source.text(head..<line.end)
    return comment.isEmpty ? body : body + "  " + comment
  }
}
