import Arguments
import Journal
import Rendering
import Reports
import Speech

/// Ends a timer.
struct StopCommand: Writer {
  static let name = "stop"

  var words: [String] = []
  var writing = WritingOptions()

  static var usage: Usage<Self> {
    Usage(
      Phrase("Ends a timer", cs: "Zastaví stopky"), group: Groups.log,
      discussion: [
        Phrase(
          "Writes the time now as the end of what 'start' began, so that it counts. Without a name it ends the only timer that runs. One that was started the day before ends in the file of that day.",
          cs:
            "Zapíše teď konec toho, co začal „start“, takže se to započítá. Bez jména zastaví jediné stopky, které běží. Ty, které se spustily den předtím, skončí v souboru toho dne."
        )
      ],
      examples: [
        Example("daybook stop", Phrase("The one that runs", cs: "Ty, které běží")),
        Example("daybook stop read 18:50", Phrase("Ended earlier", cs: "Skončilo dřív")),
      ],
      parameters: [
        .arguments(
          \.words, "NAME",
          help: Phrase(
            "The habit or measure (default: the one that runs), then perhaps the time it ended",
            cs: "Návyk nebo veličina (jinak ta, která běží), pak případně čas konce"),
          completion: Known.timer.completion)
      ] + WritingOptions.parameters.within(\.writing))
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world)
    let day = try daybook.day(writing.date)
    let (subject, typed) = try meant(in: daybook, now: world.now.time)
    let running = try one(of: try daybook.runningTimers(asOf: day, now: world.now), about: subject, daybook)
    let (timer, end) = (running.timer, typed ?? world.now.time)
    let name = daybook.configuration.name(of: timer.subject)
    // Over two days, the clock alone does not tell how often it went round.
    let minutes = timer.minutes(
      from: running.day, until: world.now, on: daybook.today, dayStarts: daybook.configuration.dayStarts)
    let hasGoneRound = typed == nil && minutes >= 1440
    let length = timer.since.minutes(until: end)
    // A time before the beginning is none of the next day, which is still to come; an hour ahead is.
    if let typed, typed != timer.since, length > minutes + 60 {
      // Of the two, it is the one that is nearer.
      guard length - minutes > 1440 - length else { throw CommandError { $0.endsLater(name, end: typed) } }
      throw CommandError {
        $0.endsBefore(name, since: timer.since, end: typed, file: running.path, line: timer.line)
      }
    }
    guard end != timer.since, !hasGoneRound else {
      throw CommandError {
        $0.noTimeBetween(
          name, since: timer.since, hasGoneRound: hasGoneRound, file: running.path,
          line: timer.line,
          running.day == daybook.today ? "" : " --date \(running.day)")
      }
    }
    let writable = WritableDaybook(daybook, writing: files, in: world)
    try writable.changeAsking(
      running.day, saying: "stop \(name)", isDryRun: writing.isDryRun, in: &world
    ) { (draft, _, _) throws(CommandError) in
      // Another program may have written meanwhile.
      guard let place = draft.running(timer.subject, since: timer.since) else {
        throw CommandError { $0.changeRefused }
      }
      let reading = draft.reader.read(draft.file.lines[place], of: draft.file)
      // The end is written as the beginning is.
      var style = draft.style
      let start = draft.file.source.text(reading.timeRange).lowercased()
      if start.contains("m") { style.times = .hours12 }
      let change = draft.file.ending(style.text(of: end), inLine: place, reading: reading)
      try draft.make(change) { reading, _ in
        reading.subject == timer.subject && reading.time == timer.since && reading.length == length
          && reading.says(.done)
      }
    }
    return .done
  }

  /// The habit or measure that the words begin with, nil if they begin with none, and the time behind it, nil without one
  /// and of now.
  private func meant(
    in daybook: Daybook, now: TimeOfDay
  ) throws(CommandError) -> (subject: Reference?, end: TimeOfDay?) {
    if words.isEmpty { return (nil, nil) }
    var (subject, rest): (Reference?, ArraySlice<String>) = (nil, words[...])
    let isNamed = Vocabulary(daybook.configuration).subject(beginning: rest) != nil
    if isNamed || !SaidTime.isMeant(beginning: rest, after: TypedWords.upTo) {
      let found = try daybook.timed(words)
      (subject, rest) = (found.subject, rest.suffix(found.rest.count))
    }
    if rest.isEmpty { return (subject, nil) }
    guard let said = SaidTime(beginning: rest, now: now, after: TypedWords.upTo) else {
      try SaidTime.refuseWhatIsNone(beginning: rest, after: TypedWords.upTo, of: words, Self.name)
      throw textBehind(words.prefix(words.count - rest.count), rest)
    }
    guard said.rest.isEmpty else { throw textBehind(words.prefix(words.count - said.rest.count), said.rest) }
    return (subject, said.isNow ? nil : said.time)
  }

  /// The error of text behind a name and a time, which are all that it takes.
  private func textBehind(_ words: some Sequence<String>, _ text: ArraySlice<String>) -> CommandError {
    let (command, text) = ([Self.name] + words, text.joined(separator: " "))
    return CommandError { $0.textBehindStop(text, command: command) }
  }

  /// The timer that is meant: the newest one of a habit or measure, else the only one.
  private func one(
    of running: [RunningTimer], about subject: Reference?, _ daybook: Daybook
  ) throws(CommandError) -> RunningTimer {
    let configuration = daybook.configuration
    let all = running.map { configuration.name(of: $0.timer.subject) }
    guard let subject else {
      guard let only = running.first else { throw CommandError { $0.noTimerRuns } }
      guard running.count == 1 else { throw CommandError { $0.severalTimersRun(all) } }
      return only
    }
    guard let meant = running.last(where: { $0.timer.subject == subject }) else {
      let name = configuration.name(of: subject)
      for day in (2...30).map({ daybook.today - $0 }) {
        guard
          let forgotten = try telling(.reading, daybook.timersRunning(on: day)).last(where: {
            $0.timer.subject == subject
          })
        else { continue }
        throw CommandError {
          $0.timerRuns(
            name, since: forgotten.timer.since, file: forgotten.path, line: forgotten.timer.line,
            " --date \(day)")
        }
      }
      throw CommandError { $0.timerDoesNotRun(name, others: all) }
    }
    return meant
  }
}

extension DayDraft {
  /// The line of a timer that runs since a time; nil if there is none.
  fileprivate func running(_ subject: Reference, since: TimeOfDay) -> Int? {
    file.lines.indices.first { index in
      guard case .running(let statement) = reader.read(file.lines[index], of: file).meaning else {
        return false
      }
      return statement.subject == subject && statement.time == since
    }
  }
}
