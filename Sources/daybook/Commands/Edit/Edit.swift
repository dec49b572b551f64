import Arguments
import Journal
import Platform
import Rendering
import Speech

/// Opens a day, or the configuration, in the person's editor.
struct EditCommand: Writer {
  static let name = "edit"

  var words: [String] = []

  static var usage: Usage<Self> {
    Usage(
      Phrase("Opens a day in your editor", cs: "Otevře den v editoru"), group: Groups.log,
      discussion: [
        Phrase(
          "The editor is $VISUAL, else $EDITOR, else vi. A new day begins with every habit that is due; left as it is, it is not kept. What is logged meanwhile stays, even if the editor saves over it; a line that was changed in both ways stays in both, between conflict markers if it cannot else, and then with exit status 1. Afterwards the file's problems are shown, and 'undo' takes the edit back.",
          cs:
            "Editorem je $VISUAL, jinak $EDITOR, jinak vi. Nový den začíná návyky, které mají být; zůstane-li beze změny, neuloží se. Co se mezitím zapíše, zůstane, i kdyby to editor přepsal; řádek, který se změnil oběma způsoby, zůstane v obou podobách, a je-li to nutné, mezi značkami konfliktu a s návratovým kódem 1. Nakonec se ukážou problémy souboru; „undo“ vezme úpravu zpět."
        )
      ],
      examples: [
        Example("daybook edit yesterday", cs: "daybook edit včera", Phrase("Yesterday", cs: "Včerejšek")),
        Example("daybook edit config", Phrase("The configuration", cs: "Konfigurace")),
      ],
      parameters: [
        .arguments(
          \.words, "DATE|config",
          help: Phrase(
            "The day (default: today), or config for daybook.conf",
            cs: "Den (jinak dnešek), nebo config pro daybook.conf"),
          completion: Known.dateOrConfig.completion)
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world, evenIfForeign: true)
    let writable = WritableDaybook(daybook, writing: files, in: world)
    let phrase = words.isEmpty ? nil : words.joined(separator: " ")
    let isConfiguration = ["config", FileName.configuration].contains(phrase?.lowercased())
    let path = isConfiguration ? FileName.configuration : try daybook.path(of: try daybook.day(phrase))
    guard let command = ProgramCall.editor(chosenBy: world.environment),
      let program = world.program(command.program)
    else {
      let named = world.environment["VISUAL"] ?? world.environment["EDITOR"]
      throw CommandError { $0.noEditor(named) }
    }
    let location = daybook.path(path)
    // Before the editor, so that nothing that is looked for can fail after it.
    let folder = try writable.resolvedFolder()
    let before = try telling(.reading, files.contentsIfAny(of: location))
    let template: Bytes
    if before != nil {
      template = []
    } else if isConfiguration {
      try files.refuseIfElsewhere(Path(path), in: daybook.folder)
      template = Bytes(daybook.words.firstConfiguration(Onboarding.Answers()).utf8)
    } else {
      let day = try daybook.day(phrase)
      try daybook.refuseIfElsewhere(day)
      template = try daybook.template(of: day, now: world.now)
    }
    let known = Set(try records(of: path, in: folder, writable).map(\.step.id))
    let ending = try edited(
      location, from: before, template: template, by: command, program, world, files)
    var meanwhile = Meanwhile(
      start: before ?? template, isTemplate: before == nil,
      kind: daybook.interpreter.mergedKind(of: Path(path)),
      isMarkdown: DayFile.isMarkdown(path))
    let after: Bytes?
    let folded: Bytes?
    let hasConflict: Bool
    do throws(CommandError) {
      (after, folded, hasConflict) = try fold(
        &meanwhile, at: path, in: folder, notIn: known, writable, &world)
    } catch {
      // What the editor did stays, or what it was given.
      var current: Bytes?
      do throws(FileTrouble) { current = try files.contentsIfAny(of: location) } catch {}
      throw current == before ? error : error.after(WrittenFiles(count: 1, canBeUndone: false))
    }
    let unedited = folded ?? before
    var left: UneditedFile?
    if before == nil, folded == nil, after == nil {
      left = .notMade
    } else if before == nil, let unfilled = after, unfilled == template || unfilled.isEmpty {
      do throws(FileTrouble) { _ = try files.remove(location, expecting: unfilled) } catch {
        // What the editor was given is left.
        throw CommandError(error, doing: .removing).after(WrittenFiles(count: 1, canBeUndone: false))
      }
      left = .notMade
    } else if unedited == after {
      left = before == nil ? .onlyLogged : .asItWas
      if let rebased = meanwhile.withoutTemplate(after) {
        rewrite(writable) { record in rebased.first { $0.isOfSameChange(as: record) }.map { [$0] } }
      }
    } else {
      // What was logged was logged to the template, which was not there before.
      if before == nil, let first = meanwhile.changes.first {
        let making = UndoRecord(
          step: writable.step("edit"), daybook: folder, file: Path(path), before: nil, after: template)
        rewrite(writable) { $0.isOfSameChange(as: first) ? [making, $0] : nil }
      }
      try record(path, in: folder, unedited, after, writable, &world)
    }
    if let left { world.say(daybook.words.leftAsItWas(path, left), by: daybook.settings) }
    let hasWritten = left == nil
    guard ending == .exited(0) else {
      throw CommandError { $0.editorFailed(command.program, hasWritten: hasWritten) }
    }
    try tellProblems(of: path, in: &world)
    return hasConflict ? .no : .done
  }

  /// Runs the editor on a file that is made of the template first if it is not there.
  private func edited(
    _ location: Path, from before: Bytes?, template: Bytes, by command: ProgramCall, _ program: Path,
    _ world: World, _ files: any FileWriting
  ) throws(CommandError) -> ChildProcess.Ending {
    do throws(FileTrouble) {
      if before == nil {
        try files.createFolders(location.parent)
        _ = try files.replace(location, expecting: nil, with: template)
      }
    } catch { throw CommandError(error, doing: .writing) }
    let lines = DayFile(before ?? template).lines.count
    let child = ChildProcess(
      program: program,
      arguments: command.arguments(opening: location.description, atLine: max(1, lines)),
      environment: world.environment)
    return try telling(.reading, world.programs.run(child).ending)
  }

  /// The changes of a file that undo knows, newest first; nothing if it cannot be read.
  private func records(
    of path: String, in folder: Path, _ writable: WritableDaybook
  ) throws(CommandError) -> [UndoRecord] {
    guard let undo = writable.undo else { return [] }
    do throws(FileTrouble) { return try undo.records.of(folder).filter { $0.file == Path(path) } } catch {
      return []
    }
  }

  /// Puts what was logged meanwhile into what the editor left; answers with what the file holds then, and what it would
  /// hold had nobody edited it, nil if nothing was logged, and whether both changed a line, which then stands twice between
  /// conflict markers.
  private func fold(
    _ meanwhile: inout Meanwhile, at path: String, in folder: Path, notIn known: Set<String>,
    _ writable: WritableDaybook, _ world: inout World
  ) throws(CommandError) -> (after: Bytes?, unedited: Bytes?, hasConflict: Bool) {
    let files = writable.files
    let location = writable.daybook.path(path)
    // Who logs holds this lock from the record to the file, so that both have it or neither.
    let lock = try telling(
      .writing, files.lock(folder, whenWaiting: { world.sayWaiting(by: writable.daybook.settings) }))
    defer { files.unlock(lock) }
    meanwhile.changes = try records(of: path, in: folder, writable).filter { !known.contains($0.step.id) }
      .reversed()
    var left = try telling(.reading, files.contentsIfAny(of: location))
    if meanwhile.changes.isEmpty { return (left, nil, false) }
    if let foreign = left.flatMap({ ForeignText($0) }) { throw CommandError { $0.foreign(foreign, path) } }
    for _ in 0..<PendingWrite.attempts {
      let (outcome, unedited) = meanwhile.folded(into: left ?? [])
      let merged = outcome.file.source
      let hasConflict = !outcome.conflicts.isEmpty
      if merged == left ?? [] {
        outcome.tellFolds(of: path, writable.daybook.settings, &world)
        return (left, unedited, hasConflict)
      }
      let old = left
      switch try telling(.writing, files.replace(location, expecting: old, with: merged, isShared: true)) {
      case .changedMeanwhile(let current): left = current
      case .replaced:
        let settings = writable.daybook.settings
        let new = FileEdit.newLines(of: outcome.file, since: old ?? [])
        if !new.isEmpty {
          world.say(
            settings.words.loggedMeanwhile(path, isBeside: outcome.folds.isEmpty), by: settings)
        }
        // Those of a conflict are shown once all of them are.
        if !hasConflict { for line in new { world.write(line, of: outcome.file, at: path) } }
        outcome.tellFolds(of: path, settings, &world)
        outcome.tellDoubts(of: path, settings, &world)
        return (merged, unedited, hasConflict)
      }
    }
    throw CommandError(FileTrouble(.busy, at: location), doing: .writing)
  }

  /// Gives the records that `undo` has of what was logged meanwhile others in their place; if they cannot be written, those
  /// that are there still take the lines back.
  private func rewrite(_ writable: WritableDaybook, _ others: (UndoRecord) -> [UndoRecord]?) {
    do throws(FileTrouble) { try writable.undo?.replace(others) } catch {}
  }

  /// Lets `undo` know of the edit, and says which lines are new.
  private func record(
    _ path: String, in folder: Path, _ before: Bytes?, _ after: Bytes?, _ writable: WritableDaybook,
    _ world: inout World
  ) throws(CommandError) {
    let (words, settings) = (writable.daybook.words, writable.daybook.settings)
    world.hasWritten = true
    let step = writable.step("edit")
    let record = UndoRecord(
      step: step, daybook: folder, file: Path(path), before: before,
      after: after)
    do throws(FileTrouble) {
      if let undo = writable.undo {
        try undo.add([record])
      } else {
        world.say(words.undoUnavailable(nil), by: settings)
      }
    } catch { world.say(words.undoUnavailable(error), by: settings) }
    let file = DayFile(after ?? [], at: Path(path))
    let new = FileEdit.newLines(of: file, since: before ?? [])
    for line in new { world.write(line, of: file, at: path) }
    let gone = new.isEmpty ? FileEdit.newLines(of: file.with(before ?? []), since: after ?? []) : []
    if !gone.isEmpty { world.say(words.removed(gone.count), by: settings) }
    guard let day = writable.daybook.configuration.day(ofFileAt: Path(path)) else { return }
    writable.celebrate(day, from: file.with(before ?? []), to: file, by: step, in: &world)
  }

  /// Shows what `check` finds in the file as it is now.
  private func tellProblems(of path: String, in world: inout World) throws(CommandError) {
    let daybook = try Daybook(in: world, evenIfForeign: true)
    guard daybook.files.exists(daybook.path(path)) else { return }
    let scope = try CheckScope([daybook.path(path).description], of: daybook, in: world)
    for problem in scope.examined(by: daybook).problems {
      world.tell(problem.problem, in: problem.path, by: daybook.settings)
    }
  }
}
