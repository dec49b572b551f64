import Arguments
import Journal
import Platform
import Rendering
import Speech

/// Gives files their plain form.
struct FormatCommand: Writer {
  static let name = "fmt"

  var paths: [String] = []
  var checks = false
  var showsDiff = false

  static var usage: Usage<Self> {
    Usage(
      Phrase("Normalises spacing and line endings", cs: "Sjednotí mezery a konce řádků"),
      group: Groups.care,
      discussion: [
        Phrase(
          "One blank between the words of ticks, entries, timers and goals, none at the end of a line, one kind of line ending, a newline at the end of the file. Nothing else changes.",
          cs:
            "Jedna mezera mezi slovy odškrtnutí, záznamů, měření a cílů, žádná na konci řádku, jeden druh konce řádku, konec řádku na konci souboru. Nic jiného se nezmění."
        ),
        Phrase(
          "In a Markdown file, where blanks have a meaning, only these words are touched. A FILE is read with the daybook that it lies in.",
          cs:
            "V souboru Markdown, kde mezery mají význam, se mění jen mezery mezi těmito slovy. SOUBOR se čte s deníkem, ve kterém leží."
        ),
      ],
      examples: [
        Example("daybook fmt", Phrase("All day files", cs: "Všechny soubory dnů")),
        Example(
          "daybook fmt - < day.txt",
          Phrase("Standard input to standard output", cs: "Standardní vstup na výstup")),
      ],
      parameters: [
        .arguments(
          \.paths, "FILE",
          help: Phrase(
            "The files, or - for standard input (default: all)",
            cs: "Soubory, nebo - pro standardní vstup (jinak všechny)"),
          completion: .files),
        .flag(
          \.checks, "--check",
          help: Phrase(
            "Only lists the files that would change, with exit status 1",
            cs: "Jen vypíše soubory, které by se změnily, s návratovým kódem 1")),
        .flag(
          \.showsDiff, "--diff",
          help: Phrase("The same as --dry-run", cs: "Totéž co --dry-run")),
        .dryRun(\.showsDiff),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    if paths == ["-"] { return try formatInput(in: &world) }
    var isChanging = false
    var hasTrouble = false
    for named in try NamedFiles.sorted(paths, in: world) {
      let changed = try format(named, hasTrouble: &hasTrouble, in: &world)
      isChanging = isChanging || !changed.isEmpty
      if showsDiff {
        for change in changed {
          world.write(UnifiedDiff(change.shown, from: change.before, to: change.after))
        }
      } else if checks {
        for change in changed { world.write(change.shown) }
      } else {
        try write(changed, WritableDaybook(named.daybook, writing: files, in: world), &world)
      }
    }
    if hasTrouble { return .trouble }
    return (checks || showsDiff) && isChanging ? .no : .done
  }

  /// The files of a daybook whose plain form is another; what keeps others from having one is said.
  private func format(
    _ named: NamedFiles, hasTrouble: inout Bool, in world: inout World
  ) throws(CommandError) -> [Formatted] {
    let daybook = named.daybook
    let scope = try CheckScope(named.paths, of: daybook, in: world)
    var changed: [Formatted] = []
    let outcomes = scope.answers { item, contents, interpreter in
      Outcome(item, contents, by: &interpreter)
    }
    let unlisted = scope.index?.troubles.map(Outcome.unreadable) ?? []
    for outcome in outcomes + unlisted {
      switch outcome {
      case .changed(let formatted):
        changed.append(formatted)
        continue
      case .foreign(let text, let path):
        world.sayTrouble(daybook.words.foreign(text, path), by: daybook.settings)
      case .refused(let path): world.say(daybook.words.formattingRefused(path), by: daybook.settings)
      case .unreadable: break
      }
      hasTrouble = true
    }
    return changed
  }

  /// A file whose plain form is another.
  private struct Formatted {
    var path: String
    var shown: String
    var day: Day
    var before: Bytes
    var after: Bytes
  }

  /// The outcome for one file; there is none for a file that has its plain form, or is of no day.
  private enum Outcome {
    case changed(Formatted)
    /// It is written in another way, and has no plain form.
    case foreign(ForeignText, path: String)
    /// The plain form would have lost something.
    case refused(path: String)
    case unreadable(FileTrouble)

    init?(
      _ item: CheckScope.Item, _ contents: Result<Bytes, FileTrouble>, by interpreter: inout DayReader
    ) {
      guard let day = item.day else { return nil }
      switch contents {
      case .failure(let trouble): self = .unreadable(trouble)
      case .success(let bytes):
        if let foreign = ForeignText(bytes) {
          self = .foreign(foreign, path: item.shown)
          return
        }
        if DayFile.isPlainlyFormatted(bytes) { return nil }
        guard let after = DayFile(bytes, isMarkdown: item.isMarkdown).formatted(by: &interpreter, of: day)
        else {
          self = .refused(path: item.shown)
          return
        }
        guard after.source != bytes else { return nil }
        self = .changed(
          Formatted(
            path: item.path, shown: item.shown, day: day, before: bytes,
            after: after.source))
      }
    }
  }

  private func write(
    _ changed: [Formatted], _ writable: WritableDaybook, _ world: inout World
  ) throws(CommandError) {
    var interpreter = writable.daybook.interpreter
    var planned: [Path: Formatted] = [:]
    for change in changed { planned[Path(change.path)] = change }
    let updates = try writable.update(planned.keys.sorted(), saying: "fmt", isDryRun: false, in: &world) {
      path, current in
      guard let current, let plan = planned[path],
        let after = DayFile(current, at: path).formatted(by: &interpreter, of: plan.day)
      else { return .keep }
      return .write(after.source)
    }
    for update in updates { world.write(planned[update.file]?.shown ?? update.file.description) }
  }

  /// Formats standard input by the daybook's names, or by none if there is no daybook.
  private func formatInput(in world: inout World) throws(CommandError) -> ExitStatus {
    let daybook: Daybook? =
      try Location.found(in: world) == nil ? nil : try Daybook(in: world, evenIfForeign: true)
    var interpreter = daybook?.interpreter ?? DayReader(Configuration(), isImplied: true)
    let day = daybook?.today ?? world.now.day
    let file = DayFile(try telling(.reading, world.input()))
    if let foreign = ForeignText(file.source) { throw CommandError { $0.foreign(foreign, "-") } }
    guard let after = file.formatted(by: &interpreter, of: day) else {
      throw CommandError { $0.formattingRefused("-") }
    }
    let isChanged = after.source != file.source
    if showsDiff {
      if isChanged { world.write(UnifiedDiff("-", from: file.source, to: after.source)) }
    } else if !checks {
      world.output.write(after.source)
    }
    return (checks || showsDiff) && isChanged ? .no : .done
  }
}
