import Arguments
import Journal
import Platform
import Rendering
import Speech

/// Makes a daybook.
struct InitCommand: Writer {
  static let name = "init"

  var folder: String?
  var takesDefaults = false

  static var usage: Usage<Self> {
    Usage(
      Phrase("Makes a daybook", cs: "Založí deník"), group: Groups.setUp,
      discussion: [
        Phrase(
          "In a folder of notes it shows what recurs in them, fields, tasks and amounts, reads the layout of Obsidian's daily notes, or of the names that hold a date, and asks whether to write that. Elsewhere it asks for your goal of water, your cup, reminders and habits, and writes daybook.conf, which you can edit. A goal in ounces makes reports print ounces, and the week begins as the locale says. b goes back, s skips the rest. A daybook.conf that exists is never overwritten.",
          cs:
            "Ve složce poznámek ukáže, co se v nich opakuje, pole, úkoly a množství, přečte uspořádání denních poznámek Obsidianu nebo jmen, v nichž je datum, a zeptá se, zda to zapsat. Jinde se zeptá na cíl vody, hrnek, připomínky a návyky a zapíše daybook.conf, který lze upravit. Po cíli v uncích budou v uncích i přehledy a týden začíná podle místního nastavení. z vrátí o krok zpět, p přeskočí zbytek. Existující daybook.conf se nikdy nepřepíše."
        )
      ],
      examples: [
        Example("daybook init", Phrase("Here, with questions", cs: "Tady, s otázkami")),
        Example("daybook init --yes ~/daybook", Phrase("In a folder of its own", cs: "Ve vlastní složce")),
      ],
      parameters: [
        .argument(
          \.folder, "DIR",
          help: Phrase(
            "The folder, created if need be (default: --dir, else the current one)",
            cs: "Složka, podle potřeby se vytvoří (jinak --dir nebo aktuální)"), completion: .folders),
        .flag(
          \.takesDefaults, "--yes",
          help: Phrase(
            "Takes the defaults: 2500 ml, 250 ml, no reminders, no habits",
            cs: "Vezme výchozí hodnoty: 2500 ml, 250 ml, bez připomínek a návyků")),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let settings = Settings(in: world)
    let typed = folder ?? world.options.folder ?? world.environment["DAYBOOK_DIR"]
    // A point is where the person stands already.
    let given = typed.flatMap { [".", "./"].contains($0) ? nil : $0 }
    let folder = given.map { world.workingFolder.appending(Path($0)) } ?? world.workingFolder
    let path = folder.appending(FileName.configuration)
    guard files.isFolder(folder) || !files.exists(folder) else {
      throw CommandError { $0.notAFolder(folder.description) }
    }
    if files.exists(path) {
      let settings = Settings.beforeReading(in: world)
      world.say(settings.words.alreadyInitialized(path.description), by: settings)
      return .no
    }
    try files.refuseIfElsewhere(Path(FileName.configuration), in: folder)
    guard let (content, chosen) = try content(for: Vault(in: folder, files), by: settings, &world) else {
      return .no
    }
    let lost = Self.lostNames(in: folder, with: content, world)
    do throws(FileTrouble) {
      try files.createFolders(folder)
      guard case .replaced = try files.replace(path, expecting: nil, with: Bytes(content.utf8)) else {
        throw FileTrouble(.alreadyExists, at: path)
      }
    } catch {
      if error.kind == .alreadyExists, error.path == path {
        world.say(settings.words.alreadyInitialized(path.description), by: settings)
        return .no
      }
      // A link that leads nowhere, or a file further up, stands where the folder should be.
      if error.kind == .alreadyExists || error.kind == .notAFolder {
        throw CommandError { $0.notAFolder(error.path.description) }
      }
      throw CommandError(error, doing: .writing)
    }
    world.hasWritten = true
    let program = InitCommand.program(for: folder, given: given, in: world)
    if let sentence = settings.words.nowUncounted(lost, program: program) {
      world.say(sentence, by: settings)
    }
    let sentences = settings.words.initialized(path.description, chosen, program: program)
    for sentence in sentences {
      let isNarrow = world.terminal.outputIsTerminal && sentence.first != " "
      world.print(isNarrow ? StyledText(sentence).wrapped(at: settings.width) : [StyledText(sentence)])
    }
    return .done
  }

  /// The text of `daybook.conf`, and the answers it is made of unless it is made of notes; nil if the person wants none.
  private func content(
    for vault: Vault, by settings: Settings, _ world: inout World
  ) throws(CommandError) -> (text: String, chosen: Onboarding.Answers?)? {
    let words = settings.words
    if !vault.declarations.isEmpty {
      let text = words.configuration(of: vault)
      return takesDefaults || agreed(to: text, of: vault, by: settings, &world) ? (text, nil) : nil
    }
    guard takesDefaults || world.terminal.inputIsTerminal else { throw CommandError { $0.initWouldAsk } }
    guard let answers = takesDefaults ? Onboarding.Answers() : asked(by: settings, &world) else {
      world.say(words.initLeft, by: settings)
      return nil
    }
    let week = Weekday.first(in: world.environment, language: words.language)
    let layout = vault.layout == nil ? "" : "\n" + vault.layoutLine
    return (words.firstConfiguration(answers, week: week) + layout, answers)
  }

  /// What counted in the days of a folder before anything was declared, and is not declared by a new configuration.
  private static func lostNames(
    in folder: Path, with content: String, _ world: World
  ) -> [ImpliedName] {
    do throws(CommandError) {
      return try Daybook(readingAt: Location(folder: folder, origin: .option), in: world).lostNames(
        with: ConfigurationReading(DayFile(content)).configuration)
    } catch {
      // A folder that is not there yet has no days; one that cannot be read is told when it is asked.
      return []
    }
  }

  /// How a daybook is reached from where the person stands: `daybook`, or `daybook --dir FOLDER` where another one, or
  /// none, would be found.
  private static func program(for folder: Path, given: String?, in world: World) -> String {
    var later = world
    later.options.folder = nil
    do throws(CommandError) {
      if try Location.found(in: later)?.folder == folder { return "daybook" }
    } catch {}
    let path = given ?? folder.description
    return "daybook --dir \(shellWord(path) == path ? path : singleQuoted(path))"
  }

  /// Shows what would be written and asks whether it is to be; without a terminal nobody can agree.
  private func agreed(
    to content: String, of vault: Vault, by settings: Settings, _ world: inout World
  ) -> Bool {
    world.say(settings.words.foundNotes(vault.noteCount, vault.declarations.count), by: settings)
    world.output.write(content)
    world.output.flush()
    guard world.terminal.inputIsTerminal else {
      world.say(settings.words.notAskedForNotes, by: settings)
      return false
    }
    if world.agrees(to: settings.words.trackThese, emptyLine: true, by: settings) { return true }
    world.say(settings.words.initLeft, by: settings)
    return false
  }

  /// Puts the questions on standard error, a line of the terminal for each answer.
  private func asked(by settings: Settings, _ world: inout World) -> Onboarding.Answers? {
    var errors = world.errors
    let (terminal, keyboard) = (world, world.keyboard)
    let onboarding = Onboarding(
      words: settings.words,
      say: { text in
        // A question ends with the blank before its answer.
        let isQuestion = text.last == " "
        let lines = (isQuestion ? text.dropLast() : text[...]).split(
          separator: "\n", omittingEmptySubsequences: false)
        let fitting = lines.flatMap { terminal.lines(of: String($0), by: settings) }
          .map { $0.string(settings.errorTheme) }.joined(separator: "\n")
        errors.write(isQuestion ? "\n" + fitting + " " : fitting + "\n")
        errors.flush()
      }, line: { keyboard.line() })
    defer { world.errors = errors }
    return onboarding.answers()
  }
}
