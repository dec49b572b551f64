import Arguments
import Journal
import Rendering
import Speech

/// The part that `done`, `skip` and `undone` share: names, perhaps a time, and the mark for their boxes.
struct MarkWords {
  let words: [String]
  let mark: Mark
  let writing: WritingOptions

  static func parameters<Root>(
    _ words: WritableKeyPath<Root, [String]>, takesText: Bool = true
  ) -> [Parameter<Root>] {
    [
      .arguments(
        words, "HABIT",
        help: takesText
          ? Phrase(
            "The habits, by name, label or alias; after them a time or now, a day, and after one habit text",
            cs:
              "Návyky podle jména, popisku nebo aliasu; za nimi čas nebo now (teď), den a za jedním návykem text"
          )
          : Phrase(
            "The habits, by name, label or alias; after them a day",
            cs: "Návyky podle jména, popisku nebo aliasu; za nimi den"),
        isRequired: true,
        completion: Known.tick.completion)
    ]
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world)
    let (words, day) = try dated(daybook)
    let (moment, now) = (world.now, world.now.time)
    let writable = WritableDaybook(daybook, writing: files, in: world)
    var untouched: [(title: String, path: String, line: Int)] = []
    var earlier: [(name: MarkedNames.Name, phrase: MarkPhrase)] = []
    let option = day == daybook.today ? "" : " --date \(day)"
    let deed = "\(mark.verb) \(words.joined(separator: " "))"
    var ahead: [String] = []
    try writable.changeAsking(day, saying: deed, isDryRun: writing.isDryRun, in: &world) {
      (draft, isMeant, doubt) throws(CommandError) in
      let reader = draft.reader
      let phrase = try MarkPhrase(
        words, mark: mark, in: draft.file, daybook: daybook, reader: reader, now: now)
      if mark == .done, !isMeant,
        let night = WritingDoubt(phrase.time, saidDay: writing.date, on: day, in: daybook, now: moment)
      {
        doubt = night
        throw night.error
      }
      let habits = phrase.names.compactMap(\.habit)
      let usual = mark == .skipped || phrase.time != nil ? [:] : daybook.usualTimes(of: habits, before: day)
      (untouched, ahead) = ([], [])
      earlier = phrase.names.filter { $0.earlier != nil }.map { ($0, phrase) }
      for name in phrase.names where name.earlier == nil {
        let count = draft.lines.count
        try openFields(of: name, in: &draft, option)
        if let place = name.line(in: draft.file, by: reader, for: mark, at: phrase.time) {
          _ = try set(place, time: phrase.time, text: phrase.text, in: &draft)
          try setOthers(of: name, but: place, in: &draft)
          if draft.lines.count == count { untouched.append((name.title, draft.path, place)) }
        } else if mark == .done, phrase.text.isEmpty,
          let field = name.fields(in: draft.file, by: reader).first
        {
          try setTime(phrase.time, ofField: field, in: &draft)
          if draft.lines.count == count { untouched.append((name.title, draft.path, field)) }
        } else if draft.lines.count == count {
          if let subject = name.subject {
            try refuseWhatRuns(subject, in: draft, on: day, now: moment, daybook)
          }
          try add(name, of: phrase, usual: name.habit.flatMap { usual[$0] }, to: &draft)
        }
        if mark == .done, day > daybook.today, draft.lines.count > count { ahead.append(name.title) }
      }
    }
    for (name, phrase) in earlier {
      try writable.change(name.earlier ?? day, saying: deed, isDryRun: writing.isDryRun, in: &world) {
        (draft) throws(CommandError) in
        guard let place = name.line(in: draft.file, by: draft.reader, for: mark) else { return }
        _ = try set(place, time: phrase.time, text: phrase.text, in: &draft)
      }
    }
    for title in ahead {
      world.say(daybook.words.message(for: Problem(ofFile: .doneInFuture(title))), by: daybook.settings)
    }
    for (title, path, line) in untouched {
      let sentence = daybook.words.alreadyMarked(title, mark, file: path, line: line + 1)
      world.say(sentence, by: daybook.settings)
    }
    return .done
  }

  /// Refuses a second line beside a timer that runs: ending that is what makes it done.
  private func refuseWhatRuns(
    _ subject: Reference, in draft: DayDraft, on day: Day, now: Moment, _ daybook: Daybook
  ) throws(CommandError) {
    var interpreter = daybook.interpreter
    let running = interpreter.read(draft.file, of: day).record.timers.first {
      $0.subject == subject && daybook.hasBegun($0, on: day, now: now)
    }
    guard let running else { return }
    let option = writing.date.map { " --date \($0)" } ?? ""
    throw CommandError {
      $0.timerRuns(
        daybook.configuration.name(of: subject), since: running.since, file: draft.path, line: running.line,
        option)
    }
  }

  /// Sets the mark of a line that is there; false if it says all that already.
  private func set(
    _ place: Int, time: TimeOfDay? = nil, text: String = "", in draft: inout DayDraft
  ) throws(CommandError) -> Bool {
    let reading = draft.reader.read(draft.file.lines[place], of: draft.file)
    let hasLength = reading.mark == .done && reading.length != nil
    if hasLength, let time, reading.time != time {
      let (path, range) = (draft.path, draft.file.source.text(reading.timeRange))
      throw CommandError { $0.hasRange(range, file: path, line: place + 1) }
    }
    guard
      let change = draft.file.setting(
        mark, time: hasLength ? nil : time.map(draft.style.text(of:)), text: text, inLine: place,
        by: draft.reader)
    else { return false }
    var broken: [Problem] = []
    do throws(CommandError) {
      try draft.make(change) { after, _ in
        broken = text.isEmpty ? [] : after.problems.filter { $0.severity == .error }
        return after.says(mark) && (time == nil || after.time == time) && broken.isEmpty
      }
    } catch {
      throw broken.isEmpty ? error : CommandError(.broken(broken), of: text, by: draft.reader)
    }
    return true
  }

  /// Adds a line.
  private func add(
    _ name: MarkedNames.Name, of phrase: MarkPhrase, usual: TimeOfDay?, to draft: inout DayDraft
  ) throws(CommandError) {
    func line(_ time: TimeOfDay?) -> String {
      ["[\(mark.symbol)]", name.written, time.map(draft.style.text(of:)) ?? "", phrase.text]
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
    let untimed = DayFile(line(phrase.time))
    guard let first = untimed.lines.first, !phrase.text.holdsControls else {
      throw CommandError { $0.refusal(of: phrase.text, .unprintable) }
    }
    let reading = draft.reader.read(first, of: untimed)
    let problems = reading.problems.filter { $0.severity == .error }
    if !problems.isEmpty { throw CommandError(.broken(Array(problems)), of: line(nil), by: draft.reader) }
    // Text may hold a time of its own, as in a file.
    let time = phrase.time ?? (reading.time == nil ? usual : nil)
    try draft.add(line(time)) { after, _ in
      after.says(mark) && (time == nil || after.time == time)
        && (name.subject == nil || after.subject == name.subject)
    }
  }

  /// The words without the day that they end in, and that day: the one of `--date`, else the one that stands behind
  /// names alone, perhaps beside a time, else today.
  private func dated(_ daybook: Daybook) throws(CommandError) -> (words: [String], day: Day) {
    let given = try daybook.day(writing.date)
    let reader = daybook.interpreter.reader(asOf: given)
    guard writing.date == nil, words.count > 1 else { return (words, given) }
    // A name that is also a day is the name.
    if !daybook.configuration.declaresNothing, !daybook.isImplied, try areNames(words, on: given, daybook) {
      return (words, given)
    }
    for timeLength in [0, 1, 2] where words.count > timeLength + 1 {
      let time = words.suffix(timeLength)
      guard timeLength == 0 || MarkPhrase.isTime(time),
        let date = DayWord(endOf: words.dropLast(timeLength), today: daybook.today),
        date.count + timeLength < words.count
      else { continue }
      let names = Array(words.dropLast(timeLength + date.count))
      if try areNames(names, on: date.day, daybook) { return (names + time, date.day) }
    }
    if let place = dateInText(daybook, reader) {
      let file = try telling(.reading, daybook.found(given))?.file ?? DayFile([])
      _ = try MarkedNames(beginning: words, in: file, daybook: daybook, lineReader: reader, mark: mark)
      var others = words
      let date = others.remove(at: place)
      throw DayWord.refusal(of: date, beside: others, in: mark.verb)
    }
    return (words, given)
  }

  /// Whether words are names, and perhaps a time, on a day.
  private func areNames(_ words: [String], on day: Day, _ daybook: Daybook) throws(CommandError) -> Bool {
    let file = try telling(.reading, daybook.found(day))?.file ?? DayFile([])
    do throws(CommandError) {
      let found = try MarkedNames(
        beginning: words, in: file, daybook: daybook, lineReader: daybook.interpreter.reader(asOf: day),
        mark: .skipped)
      return found.end == words.count || MarkPhrase.isTime(words[found.end...])
    } catch { return false }
  }

  /// The place of the word that begins or ends the text and may be the day that is meant; nil if there is none.
  private func dateInText(_ daybook: Daybook, _ reader: LineReader) -> Int? {
    let today = daybook.today
    if let last = words.last, DayWord.isPlain(last, today: today) { return words.count - 1 }
    return DayWord.place(within: words, today: today) {
      reader.vocabulary.subject(named: words[..<$0].joined(separator: " ")) != nil
    }
  }
}

/// The other lines of a day that say that a habit is done, beside the line that is changed.
extension MarkWords {
  /// Gives the habit's other lines of the day the mark too, without which it would stay done or be both; to be done it
  /// needs one line alone.
  private func setOthers(
    of name: MarkedNames.Name, but place: Int, in draft: inout DayDraft
  ) throws(CommandError) {
    guard mark != .done, name.habit != nil else { return }
    for line in name.lines(in: draft.file, by: draft.reader) where line.index != place && line.mark != mark {
      _ = try set(line.index, in: &draft)
    }
  }

  /// Gives the front matter, where it says that the habit is done, another time.
  private func setTime(
    _ time: TimeOfDay?, ofField field: Int, in draft: inout DayDraft
  ) throws(CommandError) {
    guard let time, let change = draft.file.timing(field: field, draft.style.text(of: time)) else { return }
    try draft.make(change) { after, _ in after.mark == .done && after.time == time && after.problems.isEmpty }
  }

  /// Makes the front matter, where it says that the habit is done, say that it is not; it cannot say that it is skipped.
  private func openFields(
    of name: MarkedNames.Name, in draft: inout DayDraft, _ option: String
  ) throws(CommandError) {
    guard mark != .done else { return }
    for field in name.fields(in: draft.file, by: draft.reader) {
      guard mark == .open, let change = draft.file.denying(field: field) else {
        let path = draft.path
        throw CommandError { $0.doneByField(name, file: path, line: field + 1, option) }
      }
      try draft.make(change) { after, _ in after.mark != .done && after.problems.isEmpty }
    }
  }
}

extension Words {
  /// A habit to be skipped that the front matter says is done; `line` counts from 1.
  fileprivate func doneByField(
    _ name: MarkedNames.Name, file: String, line: Int, _ option: String
  ) -> String {
    let place = "\(shown(file)):\(line)"
    let habit = shellWord(name.written)
    let (undone, skip) = (
      inQuotes("daybook undone \(habit)\(option)"), inQuotes("daybook skip \(habit)\(option)")
    )
    return say(
      "\(place) says in the front matter that \(quoted(name.written)) is done; write \(undone), then \(skip)",
      "\(place) v úvodních polích (front matter) říká, že \(quoted(name.written)) je hotovo; napište \(undone), potom \(skip)"
    )
  }

  /// A time for a tick that has a range, whose length would be lost; `line` counts from 1.
  func hasRange(_ range: String, file: String, line: Int) -> String {
    let place = "\(shown(file)):\(line)"
    return say(
      "\(place) says \(quoted(range)) already, and nothing was changed; another range is written there",
      "\(place) už říká \(quoted(range)), nic se nezměnilo; jiné rozmezí se zapíše tam")
  }

  /// A mark that a habit has already: `breakfast is already ticked in 2026-01-12.txt:3; nothing to change`.
  ///
  /// `line` counts from 1.
  func alreadyMarked(_ habit: String, _ mark: Mark, file: String, line: Int) -> String {
    let (name, place) = (shortened(habit), "\(shown(file)):\(line)")
    let done =
      switch mark {
      case .done: say("is already ticked", "už je odškrtnuto")
      case .skipped: say("is already skipped", "už je vynecháno")
      case .open, .none: say("is already open", "už je otevřeno")
      }
    return say("\(name) \(done) in \(place); nothing to change", "\(name): \(done), \(place); není co měnit")
  }
}
