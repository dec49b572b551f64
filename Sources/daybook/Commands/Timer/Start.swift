import Arguments
import Journal
import Rendering
import Speech

/// Starts a timer: a line whose range has no end yet.
struct StartCommand: Writer {
  static let name = "start"

  var words: [String] = []
  var writing = WritingOptions()

  static var usage: Usage<Self> {
    Usage(
      Phrase("Starts a timer", cs: "Spustí stopky"), group: Groups.log,
      discussion: [
        Phrase(
          "Writes the time now as the beginning of a habit, or of a measure of time, as in read 18:05-?. It counts nothing until 'stop' writes its end. A tick that is planned on the day becomes the timer's line. What began last night is of yesterday: --date yesterday.",
          cs:
            "Zapíše, kdy teď začal návyk nebo veličina času, třeba read 18:05-?. Nepočítá se nic, dokud „stop“ nezapíše konec. Je-li na ten den naplánované políčko, stopky se zapíšou do něj. Co začalo minulou noc, patří včerejšku: --date včera."
        )
      ],
      examples: [
        Example("daybook start read", Phrase("From now on", cs: "Od této chvíle")),
        Example(
          "daybook start read 17:30 a thriller", cs: "daybook start read 17:30 detektivka",
          Phrase("Begun earlier, with a note", cs: "Od dřívějška, s poznámkou")),
      ],
      parameters: [
        .arguments(
          \.words, "NAME",
          help: Phrase(
            "The habit or measure of time, then perhaps the time it began, and text",
            cs: "Návyk nebo veličina času, pak případně čas začátku a text"),
          isRequired: true, completion: Known.timer.completion)
      ] + WritingOptions.parameters.within(\.writing))
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world)
    let day = try daybook.day(writing.date)
    let (subject, rest) = try daybook.naming(in: &world) { _ throws(CommandError) in try daybook.timed(words)
    }
    let (typed, text) = try beginning(rest, now: world.now.time)
    let start = typed ?? world.now.time
    try DayWord.refuse(Array(text), of: words, in: Self.name, daybook.today)
    let since = { (start: TimeOfDay) in start.minutes(sinceStart: daybook.configuration.dayStarts) }
    if let typed, day == daybook.today, since(typed) > since(world.now.time) {
      throw CommandError { $0.startsLater(typed, daybook.configuration.name(of: subject)) }
    }
    let name = daybook.configuration.name(of: subject)
    let writable = WritableDaybook(daybook, writing: files, in: world)
    for running in try daybook.runningTimers(asOf: day, now: world.now) where running.timer.subject == subject
    {
      let command = running.day == day ? "" : " --date \(running.day)"
      throw CommandError {
        $0.timerRuns(name, since: running.timer.since, file: running.path, line: running.timer.line, command)
      }
    }
    try writable.change(
      day, saying: "start \(words.joined(separator: " "))", isDryRun: writing.isDryRun, in: &world
    ) { (draft) throws(CommandError) in
      let isMeant = { (reading: LineReading, _: String) -> Bool in
        guard case .running(let statement) = reading.meaning else { return false }
        return statement.subject == subject && statement.time == start
      }
      let range = draft.style.text(of: start) + "-?"
      if let place = draft.planned(subject) {
        let change = draft.file.beginning(
          range, text: text.joined(separator: " "), inLine: place, by: draft.reader)
        return try draft.make(change, as: isMeant)
      }
      try draft.add(([name, range] + text).joined(separator: " "), as: isMeant)
    }
    return .done
  }

  /// The time that the words behind the name begin with, and the words behind it; a word that was meant as one and is
  /// none is an error, and so is an end.
  private func beginning(
    _ rest: [String], now: TimeOfDay
  ) throws(CommandError) -> (time: TimeOfDay?, text: [String]) {
    // The words are the last that were given.
    let behind = words[(words.count - rest.count)...]
    guard let said = SaidTime(beginning: behind, now: now, after: TypedWords.since) else {
      try SaidTime.refuseWhatIsNone(beginning: behind, after: TypedWords.since, of: words, Self.name)
      return (nil, rest)
    }
    if let first = said.rest.first, TypedWords.upTo.holds(first.lowercased()),
      SaidTime(beginning: said.rest.dropFirst(), now: now, after: TypedWords.upTo) != nil
    {
      throw CommandError { $0.badTime(behind.joined(separator: " ")) }
    }
    return (said.time, Array(said.rest))
  }
}

extension DayDraft {
  /// The line of an open box that is planned for a habit or measure; nil if there is none.
  fileprivate func planned(_ subject: Reference) -> Int? {
    file.lines.indices.first { index in
      let line = file.lines[index]
      guard line.shape == .box, line.mark == .open else { return false }
      let reading = reader.read(line, of: file)
      guard case .tick(let statement) = reading.meaning else { return false }
      return statement.subject == subject && statement.amount == nil
    }
  }
}
