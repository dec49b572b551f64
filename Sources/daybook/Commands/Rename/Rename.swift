import Arguments
import Journal
import Platform
import Rendering
import Speech

/// Gives a habit or measure another name, in the configuration and in every file.
struct RenameCommand: Writer {
  static let name = "rename"

  var old = ""
  var new = ""
  var isAgreed = false
  var isDryRun = false

  static var usage: Usage<Self> {
    Usage(
      Phrase("Renames a habit or measure everywhere", cs: "Přejmenuje návyk nebo veličinu všude"),
      group: Groups.log,
      discussion: [
        Phrase(
          "Changes its name in daybook.conf and in every line of every file: ticks, entries, tags, goals and front matter, also in the copies that 'merge' folds in. The changes are shown first, and a person at a terminal is asked; elsewhere it needs --yes. It proves that every line then says what it said before, or changes nothing. One 'undo' takes it all back. Labels, other names and plain text stay.",
          cs:
            "Změní jméno v daybook.conf a na každém řádku každého souboru: u odškrtnutí, záznamů, štítků, cílů i v hlavičce poznámek, také v kopiích, které slučuje „merge“. Změny nejdřív ukáže a na terminálu se zeptá, jinde potřebuje --yes. Ověří, že každý řádek pak říká totéž co dřív, jinak nezmění nic. Jedno „undo“ vše vrátí. Popisky, další jména a prostý text zůstanou."
        )
      ],
      examples: [
        Example("daybook rename gym training", Phrase("After a question", cs: "Po otázce")),
        Example("daybook rename gym training --dry-run", Phrase("Only looks", cs: "Jen se podívá")),
      ],
      parameters: [
        .argument(
          \.old, "OLD", help: Phrase("Its name", cs: "Dosavadní jméno"), isRequired: true,
          completion: Known.name.completion),
        .argument(
          \.new, "NEW", help: Phrase("The name it gets, one word", cs: "Nové jméno, jedno slovo"),
          isRequired: true),
        .flag(\.isAgreed, "--yes", help: Phrase("Does not ask", cs: "Neptá se")),
        .dryRun(\.isDryRun),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world)
    let writable = WritableDaybook(daybook, writing: files, in: world)
    try refuseIfCutShort(writable, in: &world)
    let plan = try RenamingPlan(old, new, of: daybook)
    guard !plan.files.isEmpty else {
      world.say(daybook.words.nothingToChange, by: daybook.settings)
      return .done
    }
    daybook.report([], plan.index, in: &world)
    for file in plan.files { world.write(UnifiedDiff(file.path, from: file.before, to: file.after)) }
    if isDryRun { return .done }
    if !isAgreed {
      guard world.terminal.inputIsTerminal else { throw CommandError { $0.renamingNeedsYes(old, new) } }
      world.output.flush()
      let question = daybook.words.renameQuestion(old, new, files: plan.files.count, lines: plan.lines)
      guard world.agrees(to: question, by: daybook.settings) else {
        world.say(daybook.words.nothingRenamed, by: daybook.settings)
        return .no
      }
    }
    var planned: [Path: RenamingPlan.File] = [:]
    for file in plan.files { planned[Path(file.path)] = file }
    try writable.update(
      planned.keys.sorted(), saying: "rename \(old) \(new)", isDryRun: false, in: &world
    ) { (path, current) throws(CommandError) in
      guard let file = planned[path] else { return .keep }
      // What was proved was the file as it was read.
      guard current == file.before else { throw CommandError { $0.changedMeanwhile(file.path) } }
      return .write(file.after)
    }
    world.say(daybook.words.renamed(files: plan.files.count, lines: plan.lines), by: daybook.settings)
    return .done
  }

  /// Names an earlier renaming of one of the names that was cut short, so that some files have it and others not.
  private func refuseIfCutShort(
    _ writable: WritableDaybook, in world: inout World
  ) throws(CommandError) {
    guard let undo = writable.undo else { return }
    let folder = try writable.resolvedFolder()
    let step: UndoStep?
    // A log that cannot be read keeps nothing from being renamed.
    do throws(FileTrouble) {
      step = try undo.halfDone(folder) { world.sayWaiting(by: writable.daybook.settings) }
    } catch { return }
    guard let words = step?.what.split(separator: " ").map(String.init), words.first == Self.name,
      words.dropFirst().contains(where: { $0 == old || $0 == new })
    else { return }
    let what = words.joined(separator: " ")
    throw CommandError { $0.renamingCutShort(what) }
  }
}
