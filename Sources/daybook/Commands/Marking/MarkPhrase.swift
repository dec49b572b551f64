import Journal
import Rendering

/// The words after `done`, `skip` and `undone`: names, perhaps a time, and text after one name.
struct MarkPhrase {
  /// The names that are marked.
  let names: [MarkedNames.Name]
  /// The time that was said; nil if none was.
  private(set) var time: TimeOfDay?
  /// The text, as it is to stand in the line; may be empty.
  private(set) var text = ""

  /// Takes words apart for a day's file.
  ///
  /// All words that can be are names. After them a time may stand, or `now`; what is left is text, which one name
  /// alone may have, and a time may end it.
  init(
    _ words: [String], mark: Mark, in file: DayFile, daybook: Daybook, reader: LineReader, now: TimeOfDay
  ) throws(CommandError) {
    let found = try MarkedNames(beginning: words, in: file, daybook: daybook, lineReader: reader, mark: mark)
    names = found.names
    var rest = words[found.end...]
    if let said = SaidTime(beginning: rest, now: now, after: TypedWords.atTime) {
      (time, rest) = (said.time, said.rest)
    }
    guard !rest.isEmpty else { return }
    if time == nil, !beginsWithRange(rest, by: reader) {
      try SaidTime.refuseWhatIsNone(beginning: rest, after: TypedWords.atTime, of: words, mark.verb)
    }
    try refuseNearName(rest, words, mark, by: reader.vocabulary)
    guard names.count == 1, mark != .open else {
      let text = rest.joined(separator: " ")
      throw CommandError { [names, time] in $0.misplacedText(text, after: names, at: time, mark) }
    }
    text = rest.joined(separator: " ")
    try refuseWhatDoesNotCount(mark, by: reader)
    if time == nil { takeTimeOffText(by: reader) }
  }

  /// Refuses text that would not be what it looks meant for: another habit, a time that is not written as one, a word that
  /// says another mark.
  private func refuseWhatDoesNotCount(_ mark: Mark, by reader: LineReader) throws(CommandError) {
    if case .habit? = reader.vocabulary.subject(named: text) {
      throw CommandError { [names, text] in $0.misplacedText(text, after: names, at: nil, mark) }
    }
    let said = time.map { " \($0)" } ?? ""
    guard let alone = reader.alone("[\(mark.symbol)] \(names[0].written)\(said) \(text)") else { return }
    let reading = alone.reading
    let problems = Array(reading.problems) + reader.doubts(of: alone.line, reading, in: alone.file)
    let doubt = problems.first { problem in
      switch problem.kind {
      case .oddTime, .gluedLines, .otherwiseMarked, .secondAmount, .ofEach, .partOfRange, .secondTime:
        reading.subject != nil
      default: false
      }
    }
    guard let problem = doubt else { return }
    throw CommandError { $0.message(for: problem) }
  }

  /// Whether words are a time, or `now`.
  static func isTime(_ words: some Collection<String>) -> Bool {
    let text = words.joined(separator: " ")
    return !words.isEmpty && (TypedWords.now.holds(text.lowercased()) || TimeOfDay(typed: text) != nil)
  }

  /// Takes a time off the end of the text, where the line that it makes would have that time.
  private mutating func takeTimeOffText(by reader: LineReader) {
    guard let alone = reader.alone("[x] \(names[0].written) \(text)"), case let reading = alone.reading,
      let found = reading.time, reading.length == nil,
      Int(reading.timeRange.upperBound) == alone.file.source.count
    else { return }
    time = found
    text = String(text.dropLast(alone.text(reading.timeRange).count)).trimmingBlanks
  }

  /// Whether text begins with a range of times, which its line is to have as a file has it: `read 18:05-19:00`.
  private func beginsWithRange(_ rest: ArraySlice<String>, by reader: LineReader) -> Bool {
    let line = "[x] \(names[0].written) \(rest.joined(separator: " "))"
    return reader.alone(line)?.reading.length != nil && rest.first?.first?.isNumber == true
  }

  /// Refuses text that is nearly a name, or begins so behind several names.
  private func refuseNearName(
    _ rest: ArraySlice<String>, _ words: [String], _ mark: Mark, by vocabulary: Vocabulary
  ) throws(CommandError) {
    let word = rest[rest.startIndex]
    guard time == nil, rest.count == 1 || names.count > 1, let near = vocabulary.near(word),
      near.first?.lowercased() == word.first?.lowercased()
    else { return }
    var meant = words
    meant[rest.startIndex] = near
    let text = names.count == 1 ? Array(words[..<rest.startIndex]) + ["now"] + rest : nil
    throw CommandError { [meant] in
      $0.nearlyAName(word, near, command: [mark.verb] + meant, text: text.map { [mark.verb] + $0 })
    }
  }
}

extension Mark {
  /// The command that sets it.
  var verb: String { self == .done ? "done" : self == .skipped ? "skip" : "undone" }
}

extension Words {
  /// A word after `done` that is nearly a name; `command` are the words of the command that was meant, and `text` of the
  /// one that takes it for text, if one does.
  func nearlyAName(_ word: String, _ near: String, command: [String], text: [String]?) -> String {
    func typed(_ words: [String]) -> String {
      inQuotes("daybook " + words.map(shellWord).joined(separator: " "))
    }
    let asText =
      text.map { say(", or \(typed($0)) if it is text", ", nebo \(typed($0)), je-li to text") } ?? ""
    return say(
      "\(quoted(word)) is not declared; did you mean \(quoted(near))? Then write \(typed(command))\(asText)",
      "\(quoted(word)) není deklarováno; měli jste na mysli \(quoted(near))? Pak napište \(typed(command))\(asText)"
    )
  }

  /// Text after several names, or after `undone`, where none can stand.
  func misplacedText(
    _ text: String, after names: [MarkedNames.Name], at time: TimeOfDay?, _ mark: Mark
  ) -> String {
    func command(_ names: some Sequence<MarkedNames.Name>, _ text: String = "") -> String {
      let time = mark == .open ? [] : time.map { ["\($0)"] } ?? []
      let words = names.map { shellWord($0.written) } + time + (text.isEmpty ? [] : [shellWord(text)])
      return inQuotes("daybook \(mark.verb) " + words.joined(separator: " "))
    }
    if mark == .open {
      return say(
        "'undone' takes names alone, and \(quoted(text)) is none; write \(command(names))",
        "„undone“ bere jen jména, a \(quoted(text)) žádné není; napište \(command(names))")
    }
    if names.count == 1 {
      return say(
        "\(quoted(text)) would be the text of \(quoted(names[0].written)), and is the name of a habit; write \(inQuotes("daybook \(mark.verb) \(shellWord(text))")) for it",
        "\(quoted(text)) by byl text k \(quoted(names[0].written)), ale je to jméno návyku; pro něj napište \(inQuotes("daybook \(mark.verb) \(shellWord(text))"))"
      )
    }
    let (first, last) = (command(names.dropLast()), command(names.suffix(1), text))
    return say(
      "\(quoted(text)) is no name, and text can stand after one habit only; write \(first), then \(last)",
      "\(quoted(text)) není jméno a text může stát jen za jedním návykem; napište \(first), potom \(last)")
  }

  /// A date beside text, which may be either; `date` are its words, `words` those around it and `verb` the command.
  func dateOrText(_ verb: String, words: [String], date: String) -> String {
    let rest = words.map(shellWord).joined(separator: " ")
    let command = inQuotes("daybook \(verb) \(rest) --date \(shellWord(date))")
    return say(
      "\(quoted(date)) may be the day or text; write \(command) for the day, and put quotes around text that holds it",
      "\(quoted(date)) může být den nebo text; den zapíše \(command), text s ním dejte do uvozovek")
  }
}
