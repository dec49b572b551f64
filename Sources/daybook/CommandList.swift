import Arguments
import Journal
import Rendering
import Speech

extension CommandEntry where Made == Action {
  fileprivate static func report<C: Report>(_ type: C.Type) -> CommandEntry {
    CommandEntry(type) { Action.report($0) }
  }

  fileprivate static func writer<C: Writer>(_ type: C.Type) -> CommandEntry {
    CommandEntry(type) { Action.writer($0) }
  }
}

/// Every command there is, in the order in which help lists them; each is declared in a file of its own.
enum CommandList {
  /// The command that runs when none is named.
  static let standard = DayCommand.name

  /// The table from which parsing, help, the manual and completions are made.
  static var table: CommandTable<SharedOptions, Action> {
    CommandTable(
      "daybook",
      Phrase("the plain-text ledger for water and daily habits", cs: "textový deník vody a denních návyků"),
      defaults: SharedOptions(), parameters: SharedOptions.parameters, defaultCommand: standard,
      firstWords: Known.first.completion,
      commands: [
        .writer(AddCommand.self), .writer(DrinkCommand.self), .writer(NoteCommand.self),
        .writer(DoneCommand.self),
        .writer(SkipCommand.self), .writer(UndoneCommand.self), .writer(StartCommand.self),
        .writer(StopCommand.self),
        .writer(UndoCommand.self),
        .writer(AskCommand.self), .writer(ChangeCommand.self), .writer(RemoveCommand.self),
        .writer(EditCommand.self),
        .report(ListCommand.self), .report(DayCommand.self), .report(WeekCommand.self),
        .report(MonthCommand.self),
        .report(YearCommand.self),
        .report(StatsCommand.self), .report(BadgesCommand.self), .report(SummaryCommand.self),
        .writer(SiteCommand.self), .writer(ExportCommand.self), .writer(ImportCommand.self),
        .writer(CheckCommand.self), .writer(FormatCommand.self), .writer(MergeCommand.self),
        .writer(RenameCommand.self),
        .writer(MergeDriverCommand.self),
        .writer(RemindCommand.self), .report(StatusCommand.self), .writer(CoachCommand.self),
        .writer(PushCommand.self),
        .writer(InitCommand.self), .writer(ConfigCommand.self), .report(LanguageServerCommand.self),
        .report(CompletionsCommand.self),
        .report(HelpCommand.self), .report(VersionCommand.self),
      ])
  }
}

extension SharedOptions {
  /// How these options are written, which is the same before and after any command.
  static var parameters: [Parameter<SharedOptions>] {
    [
      .option(
        \.folder, "--dir", value: "DIR",
        help: Phrase(
          "The daybook's folder (default: DAYBOOK_DIR, else the nearest daybook.conf at or above the current folder)",
          cs: "Složka deníku (jinak DAYBOOK_DIR, jinak nejbližší daybook.conf v aktuální složce nebo nad ní)"
        ),
        completion: .folders),
      .option(
        \.now, "--now", value: "MOMENT",
        help: Phrase(
          "The time to take for now: 2026-01-12T14:30; a date alone is its noon",
          cs: "Čas, který platí za současný: 2026-01-12T14:30; samotné datum je jeho poledne"
        )),
      .option(
        \.language, "--lang", value: "LANG", help: Phrase("The language of sentences", cs: "Jazyk hlášení")),
      .option(
        \.color, "--color", value: "WHEN",
        help: Phrase("When to use colours", cs: "Kdy použít barvy")),
      .flag(
        \.isASCII, "--ascii",
        help: Phrase("Draws with ASCII characters alone", cs: "Kreslí jen znaky ASCII")),
    ]
  }
}

/// A moment as `--now` takes it.
struct MomentText: ArgumentValue, Sendable {
  let moment: Moment

  /// Reads `2026-01-12T14:30`, with a blank for the `T` or with seconds, which are left out; a date alone is its noon.
  init?(argument: String) {
    guard let day = Day(String(argument.prefix(10))) else { return nil }
    let rest = argument.dropFirst(10)
    if rest.isEmpty {
      moment = Moment(day: day, time: TimeOfDay(minutes: 720))
      return
    }
    guard let mark = rest.first, mark == "T" || mark == "t" || mark == " " else { return nil }
    let parts = rest.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, parts.allSatisfy({ $0.utf8.count == 2 }),
      let hour = Int(parts[0]),
      let minute = Int(parts[1]), let time = TimeOfDay(hour: hour, minute: minute),
      parts.count == 2 || (0...60).contains(Int(parts[2]) ?? -1)
    else { return nil }
    moment = Moment(day: day, time: time)
  }

  static var expected: Phrase? {
    Phrase("a date and time such as 2026-01-12T14:30", cs: "datum a čas, třeba 2026-01-12T14:30")
  }
}

extension ColorChoice: ArgumentValue {}
