import Arguments
import Journal
import Platform
import Rendering

/// The program: one command line in, one exit status out.
@main
enum Program {
  static func main() {
    System.keepFreedMemory()
    System.ignoreBrokenWrites()
    System.occupyStandardStreams()
    let environment = Environment.ofProcess()
    var world = World(
      files: DiskFiles(), environment: environment, terminal: .current(environment),
      workingFolder: System.workingFolder(), now: .byTheClock(), options: SharedOptions(),
      output: .standardOutput(), errors: .standardError())
    world.clock = { .byTheClock() }
    world.widthNow = { System.widthInColumns(2) }
    var program = RunningProgram(world: world, writing: DiskFiles())
    let status = program.run(Array(System.arguments.dropFirst()))
    System.exit(status)
  }
}

extension Moment {
  /// The time now, by the clock of the person's zone.
  static func byTheClock() -> Moment {
    let clock = LocalTime.now()
    return Moment(
      day: Day(year: clock.year, month: clock.month, day: clock.day) ?? .first,
      time: TimeOfDay(hour: clock.hour, minute: clock.minute) ?? .midnight)
  }
}

/// One run of the program, in a world that may be a test's.
struct RunningProgram {
  /// Everything that the run sees and says.
  private(set) var world: World
  private let files: any FileWriting

  /// Makes a run; `files` are given to the commands that write.
  init(world: World, writing files: any FileWriting) {
    self.world = world
    self.files = files
  }

  /// Runs a command line, without the program's name, and answers with the exit status; nil is a word that is not
  /// UTF-8, of which no text can be made that says the same.
  mutating func run(_ words: [String?]) -> Int32 {
    var status = answer(words)
    do throws(FileTrouble) { try world.output.finish() } catch {
      let settings = Settings.beforeReading(in: world)
      world.sayTrouble(settings.words.outputRefused(error.kind), by: settings)
      status = ExitStatus.trouble.rawValue
      world.hasTrouble = true
    }
    if world.hasTrouble, world.hasWritten, !world.hasSaidOfChange {
      let settings = Settings.beforeReading(in: world)
      world.sayTrouble(settings.words.changeIsMade, by: settings)
    }
    // Where the last words go unread there is nobody left to tell.
    do throws(FileTrouble) { try world.errors.finish() } catch {}
    return status
  }

  private mutating func answer(_ given: [String?]) -> Int32 {
    let table = CommandList.table
    let words = given.compactMap { $0 }
    if words.first == "__complete" { return complete(Array(words.dropFirst()), table) }
    let parsed = table.parsed(words)
    world.options = parsed.globals
    do throws(CommandError) {
      if let place = given.firstIndex(of: nil) { throw CommandError { $0.wordIsNotUTF8(place + 1) } }
      if let moment = try moment(parsed.globals) {
        world.now = moment
        world.clock = { nil }
      }
      return try answer(parsed.request, words, table)
    } catch {
      let settings = Settings.beforeReading(in: world)
      let unread = world.unread
      _ = unread.tell(in: &world)
      let sentence = error.message(settings.words, on: words)
      if error.status == .no {
        world.say(sentence, by: settings)
      } else {
        world.sayTrouble(sentence, by: settings)
      }
      return error.status.rawValue
    }
  }

  /// Does what a command line asks for.
  mutating func answer(
    _ request: Request<Action>, _ words: [String], _ table: CommandTable<SharedOptions, Action>
  ) throws(CommandError) -> Int32 {
    switch request {
    case .run(.report(let report)): return toldWhole(try report.run(in: &world))
    case .run(.writer(let writer)): return toldWhole(try writer.run(in: &world, writing: files))
    case .help(let command): return try HelpCommand(command: command).run(in: &world).rawValue
    case .version: return try VersionCommand().run(in: &world).rawValue
    case .wrong(.unknownCommand(let name, _)): return try answer(unknown: name, words, table)
    case .wrong(.unknownOption(let name, let command?, near: [])):
      throw CommandError { $0.unknownOption(name, of: command) }
    case .wrong(let problem):
      throw CommandError { problem.message(in: $0.language) }.correcting(
        Correction(problem, table, on: words))
    }
  }

  /// The exit status of a command that answered: trouble if something was told, and what could not be read is.
  private mutating func toldWhole(_ status: ExitStatus) -> Int32 {
    let unread = world.unread
    if unread.tell(in: &world) { world.hasTrouble = true }
    return world.hasTrouble ? ExitStatus.trouble.rawValue : status.rawValue
  }

  /// The time that is to be taken for now: `--now`, else `DAYBOOK_NOW`; nil for the clock's.
  private func moment(_ options: SharedOptions) throws(CommandError) -> Moment? {
    if let given = options.now { return given.moment }
    guard let text = world.environment["DAYBOOK_NOW"] else { return nil }
    guard let given = MomentText(argument: text) else { throw CommandError { $0.notAMoment(text) } }
    return given.moment
  }

  /// Runs `daybook-NAME` from `PATH` with the words after the name; nil if there is none. What `--dir` and `--now` say
  /// before the name it has in the variables that stand for them.
  func runExternal(
    _ name: String, _ words: [String], _ table: CommandTable<SharedOptions, Action>
  ) throws(CommandError) -> Int32? {
    guard !name.contains("/"), let place = table.commandPosition(in: words),
      table.hasSharedOptionsOnly(in: words, before: place),
      let program = world.program("daybook-\(name)")
    else { return nil }
    var environment = world.environment
    if let folder = world.options.folder { environment = environment.setting("DAYBOOK_DIR", to: folder) }
    if let now = world.options.now?.moment {
      environment = environment.setting("DAYBOOK_NOW", to: "\(now.day)T\(now.time)")
    }
    let child = ChildProcess(
      program: program, arguments: Array(words[(place + 1)...]), environment: environment)
    switch try telling(.reading, world.programs.run(child).ending) {
    case .exited(let status): return status
    case .signalled(let signal): return 128 + signal
    case .timedOut: return ExitStatus.trouble.rawValue
    }
  }

  /// Answers what a shell's completion script asks: `__complete SHELL WORDS...`.
  private mutating func complete(_ words: [String], _ table: CommandTable<SharedOptions, Action>) -> Int32 {
    guard let shell = words.first.flatMap(Shell.init(argument:)) else { return ExitStatus.trouble.rawValue }
    let settings = Settings.beforeReading(in: world)
    let program = self
    let lines = table.completionLines(
      for: shell, words: Array(words.dropFirst()), in: settings.words.language
    ) { question in
      var world = program.world
      world.options = question.globals
      // A bad value is told when the line is run; here the clock serves.
      do throws(CommandError) { world.now = try program.moment(question.globals) ?? world.now } catch {}
      return Completing(world: world).candidates(for: question)
    }
    world.output.write(lines)
    return 0
  }
}

extension Words {
  /// A word of the command line that is not UTF-8; words count from 1, the first after the program's name.
  func wordIsNotUTF8(_ number: Int) -> String {
    say(
      "word \(number) of the command line is not UTF-8, and nothing was done; write it in UTF-8",
      "\(number). slovo příkazového řádku není v UTF-8, proto se nic neprovedlo; napište ho v UTF-8")
  }
}
