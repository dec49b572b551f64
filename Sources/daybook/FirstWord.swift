import Arguments
import Journal
import Rendering

extension RunningProgram {
  /// Answers a command line whose first word is no command: a name of the daybook is a line or a tick, a date is that
  /// day, and `daybook-WORD` from `PATH` is a program; for all else the names nearest to it are told.
  mutating func answer(
    unknown name: String, _ words: [String], _ table: CommandTable<SharedOptions, Action>
  ) throws(CommandError) -> Int32 {
    guard let place = table.commandPosition(in: words) else { return ExitStatus.trouble.rawValue }
    let daybook = opened()
    let typed = typedWords(words, at: place, table)
    if let command = daybook?.command(for: typed) {
      return try answer(table.parsed(words.inserting(command, at: place)).request, words, table)
    }
    if let status = try runExternal(name, words, table) { return status }
    if let command = Self.otherNames.first(where: { $0.names.contains(name.lowercased()) })?.command {
      let line = Self.line(words, with: command, at: place).replacing(
        shellWord(command), with: command, maxReplacements: 1)
      throw CommandError {
        $0.unknownFirstWord(name, meant: [line], typed: typed, isOpen: daybook != nil)
      }
    }
    var near = table.near(name)
    if let named = daybook.flatMap({ Vocabulary($0.configuration).near(name) }), !near.contains(named) {
      near.append(named)
    }
    if let daybook, let command = daybook.command(forPeriod: typed.joined(separator: " ")) {
      let line = Self.line(words.inserting(command, at: place), with: command, at: place)
      throw CommandError {
        $0.unknownFirstWord(name, meant: [line], typed: typed, isOpen: true)
      }
    }
    if near.isEmpty, let refusal = daybook?.refusal(of: typed) { throw refusal }
    let commands = near.map { Self.line(words, with: $0, at: place) }
    let isOpen = daybook != nil
    throw CommandError { $0.unknownFirstWord(name, meant: commands, typed: typed, isOpen: isOpen) }
  }

  /// What other programs call what this one has, and the words that `config` takes.
  private static var otherNames: [(command: String, names: [String])] {
    [
      ("remove", ["delete", "rm", "del", "smazat"]), ("add", ["log", "record", "zapsat"]),
      ("day", ["show", "view"]), ("done", ["tick", "complete", "finish"]), ("config", ["settings", "set"]),
      ("undo", ["revert", "back"]), ("help", ["man", "commands"]), ("stats", ["streak", "streaks"]),
    ]
      // A goal may be a day's own, as in a file.
      + ConfigurationChange.declarations.filter { $0 != "goal" }.map { ("config \($0)", [$0]) }
  }

  /// The command line with another word at a place, as it can be typed.
  private static func line(_ words: [String], with word: String, at place: Int) -> String {
    (["daybook"] + words[..<place] + [word] + words[(place + 1)...]).map(shellWord).joined(separator: " ")
  }

  /// The daybook, if there is one that can be read.
  private func opened() -> Daybook? {
    try? Daybook(in: world)
  }

  /// The words from a place on that are neither options nor their values.
  private func typedWords(
    _ words: [String], at place: Int, _ table: CommandTable<SharedOptions, Action>
  ) -> [String] {
    if case .run(.writer(let add as AddCommand)) = table.parsed(words.inserting(AddCommand.name, at: place))
      .request
    {
      return add.words
    }
    return words[place...].prefix { !$0.hasPrefix("--") }
  }
}

extension Daybook {
  /// The command that words without one stand for; nil if they begin with no declared name, and are no line that
  /// counts, no date and no open one-off.
  fileprivate func command(for words: [String]) -> String? {
    let reader = interpreter.reader(asOf: today)
    switch reader.vocabulary.subject(beginning: words[...])?.subject {
    case .habit?: return DoneCommand.name
    case .measure?: return AddCommand.name
    case nil: break
    }
    let text = words.joined(separator: " ")
    if let reading = reader.alone(text)?.reading, reading.subject != nil, reading.isWritable() {
      return AddCommand.name
    }
    if Day(phrase: text, today: today) != nil { return DayCommand.name }
    return openOneOffs(before: today + 1).contains { $0.holds(text) } ? DoneCommand.name : nil
  }

  /// The command that shows a period which is typed without one, as `last week`; nil if it is none.
  fileprivate func command(forPeriod text: String) -> String? {
    guard
      let period = PeriodPhrase(text, today: today, firstWeekday: configuration.firstWeekday)?.closed
    else { return nil }
    if period.to <= configuration.week(of: period.from).to { return WeekCommand.name }
    if period.to <= Period.month(of: period.from).to { return MonthCommand.name }
    return period == Period.year(of: period.from) ? YearCommand.name : SummaryCommand.name
  }

  /// Why words without a command are not added as a line, if they look as if they were meant to be.
  fileprivate func refusal(of words: [String]) -> CommandError? {
    let reader = interpreter.reader(asOf: today)
    let text = words.joined(separator: " ")
    do throws(AddedLine.Refusal) {
      _ = try AddedLine(text, time: nil, reader: reader)
      return nil
    } catch {
      switch error {
      case .text(let problems) where problems.isEmpty: return nil
      case .empty: return nil
      default: return CommandError(error, of: text, by: reader)
      }
    }
  }
}

extension [String] {
  /// The words with another one before a place.
  fileprivate func inserting(_ word: String, at place: Int) -> [String] {
    var words = self
    words.insert(word, at: place)
    return words
  }
}

extension Words {
  /// A first word that nothing answers to.
  ///
  /// `commands` are the command lines that may have been meant, `typed` the words without options; `isOpen` says that
  /// there is a daybook, whose names are known.
  func unknownFirstWord(_ name: String, meant commands: [String], typed: [String], isOpen: Bool) -> String {
    let head =
      isOpen
      ? say(
        "\(quoted(name)) is neither a command nor a name of this daybook",
        "\(quoted(name)) není příkaz ani jméno z tohoto deníku")
      : say("\(quoted(name)) is not a command", "\(quoted(name)) není příkaz")
    if !commands.isEmpty {
      let commands = language.alternatives(commands.map(inQuotes))
      return head + say("; did you mean \(commands)?", "; měli jste na mysli \(commands)?")
    }
    let help = inQuotes("daybook help")
    guard isOpen, typed.count > 1 else {
      return head + say("; \(help) lists the commands", "; příkazy vypíše \(help)")
    }
    let note = noteCommand(typed.joined(separator: " "))
    return head
      + say(
        "; \(help) lists the commands, and \(note) keeps it as text",
        "; příkazy vypíše \(help), jako text to uloží \(note)")
  }
}
