import Journal
import Platform
import Rendering
import Reports

/// Writes day files: one change at a time, read back before it is written, told afterwards.
struct DayEditor {
  let daybook: Daybook
  let files: any FileWriting
  /// The moment, for what undo is told and for the times of new lines.
  let now: Moment
  private let undoFolder: Path?

  /// Makes an editor of an open daybook.
  init(daybook: Daybook, files: any FileWriting, world: World) {
    self.daybook = daybook
    self.files = files
    now = world.now
    undoFolder = world.environment.stateFolder
  }

  /// Where changes are recorded; nil without a home.
  var undo: UndoLog? { undoFolder.map { UndoLog(files: files, folder: $0) } }

  /// The daybook's folder without links, as undo knows it.
  func resolvedFolder() throws(CommandError) -> Path {
    return try telling(.writing, files.resolved(daybook.folder))
  }

  /// Changes files of the daybook as one step that `undo` takes back, and says what a person should know of that.
  func update(
    _ paths: [Path], saying what: String, in world: inout World, didWrite: (Int) -> Void = { _ in },
    _ change: (Path, Bytes?) throws(CommandError) -> Proposal
  ) throws(CommandError) -> [FileUpdate] {
    let (updates, notices) = try update(paths, saying: what, didWrite, change)
    for notice in notices { world.say(notice, by: daybook.settings) }
    return updates
  }

  /// Changes files, and answers with what was changed and with what is to be said of it: what was proved before the
  /// first change, and that undo will not know of this one.
  private func update(
    _ paths: [Path], saying what: String, _ didWrite: (Int) -> Void = { _ in },
    _ change: (Path, Bytes?) throws(CommandError) -> Proposal
  ) throws(CommandError) -> (updates: [FileUpdate], notices: [String]) {
    let folder = try resolvedFolder()
    let writable = WritableDaybook(files: files, folder: folder, undo: undo)
    let step = UndoStep(when: "\(now.day) \(now.time)", what: what)
    var proof = FirstProof(by: daybook.interpreter)
    var isKnown: Bool?
    do throws(UpdateFailure<CommandError>) {
      let (updates, cover) = try writable.update(paths, as: step, didWrite: didWrite) {
        path, current throws(CommandError) in
        let proposal = try change(path, current)
        guard case .write(let bytes) = proposal, let current, bytes != current else { return proposal }
        if isKnown == nil { isKnown = try isKnownToUndo(folder) }
        if isKnown == false { try proof.prove(current, at: path) }
        return proposal
      }
      if updates.isEmpty { return ([], []) }
      let words = daybook.words
      return (updates, [proof.sentence(in: words), words.notice(of: cover)].compactMap(\.self))
    } catch {
      switch error {
      case .refused(let refusal): throw refusal
      case .trouble(let trouble, 0, _): throw CommandError(trouble, doing: .writing)
      case .trouble(let trouble, let updated, let cover):
        throw CommandError(.partlyWritten(trouble, written: updated, canBeUndone: cover == .recorded))
      }
    }
  }

  /// Whether undo has a change of the daybook, so that it was written before; where nothing can be known, it was.
  private func isKnownToUndo(_ folder: Path) throws(CommandError) -> Bool {
    guard let undo else { return true }
    return try telling(.reading, undo.knows(folder))
  }

  /// The outcome of a change of one day.
  struct Outcome {
    /// The file, relative to the daybook.
    var path: String
    /// The file's contents before; nil if it was not there.
    var before: Bytes?
    /// The file's contents now, or as they would be.
    var after: DayFile
    /// The lines that were added or changed, counting from 0.
    var lines: [Int]
    /// Notices about the write itself.
    var notices: [String] = []
  }

  /// Works a change of a day's file out on what the file holds, and writes it.
  ///
  /// `change` is given the file, empty if there is none, and the style of new lines; it answers with the file as it
  /// is to be and the lines that are about it, or nil if nothing is to change. It may be asked more than once.
  func change(
    _ day: Day, saying what: String, isDryRun: Bool,
    _ change: (DayFile, FileStyle) throws(CommandError) -> (file: DayFile, lines: [Int])?
  ) throws(CommandError) -> Outcome? {
    let path = try path(of: day)
    var outcome: Outcome?
    let reader = self.daybook.interpreter.reader(asOf: day)
    func proposed(_ current: Bytes?) throws(CommandError) -> Proposal {
      outcome = nil
      let file = DayFile(current ?? [])
      let style = FileStyle(
        of: file, by: reader, fallback: FileStyle(clock: self.daybook.configuration.clock))
      guard let (after, lines) = try change(file, style) else { return .keep }
      outcome = Outcome(path: path, before: current, after: after, lines: lines)
      return .write(after.source)
    }
    if isDryRun {
      _ = try proposed(try self.daybook.contentsIfAny(of: path))
      return outcome
    }
    let notices = try update([Path(path)], saying: what) { _, current throws(CommandError) in
      try proposed(current)
    }.notices
    outcome?.notices = notices
    return outcome
  }

  /// The path of a day's file, whether or not it exists; relative to the daybook.
  func path(of day: Day) throws(CommandError) -> String {
    if let found = try telling(.reading, daybook.found(day)) { return found.path }
    return try daybook.placeForNewFile(of: day).path(of: day)
  }

  /// Says what a change did: the lines with their numbers, or with `--dry-run` a diff; then the goals that it reached.
  func tell(_ outcome: Outcome, isDryRun: Bool, in world: inout World) {
    if isDryRun {
      world.write(UnifiedDiff(outcome.path, from: outcome.before, to: outcome.after.source))
      return
    }
    for notice in outcome.notices { world.say(notice, by: daybook.settings) }
    for line in outcome.lines {
      world.output.write("\(outcome.path):\(line + 1): \(outcome.after.text(ofLine: line))".printable + "\n")
    }
    celebrate(outcome, in: &world)
  }

  /// Congratulates once on each goal that the change reached and each badge that it earned, unless badges are off.
  private func celebrate(_ outcome: Outcome, in world: inout World) {
    guard daybook.configuration.badges, let name = outcome.path.split(separator: "/").last,
      let day = Day(String(name.prefix(10)))
    else { return }
    var interpreter = daybook.interpreter
    let before = interpreter.read(DayFile(outcome.before ?? []), of: day).record
    let after = interpreter.read(outcome.after, of: day).record
    let reached = GoalsReached(before: before, after: after, configuration: daybook.configuration)
    for goal in reached.goals {
      let measure = daybook.configuration.measures[goal.measure]
      world.say(
        daybook.words.goalReached(
          daybook.settings.screen.largeAmount(goal.total, in: measure.unit), of: measure.title, on: day,
          today: daybook.today),
        by: daybook.settings)
    }
    do throws(CommandError) {
      for badge in try keepBadges(earnedBy: after, before: before) {
        world.say(daybook.words.badgeEarned(daybook.words.title(of: badge)), by: daybook.settings)
      }
    } catch {
      // The day is written; that a badge could not be kept takes nothing from it.
      world.say("daybook: " + error.message(daybook.words), by: daybook.settings)
    }
  }
}

extension Words {
  /// The notice for a person about a change that cannot be taken back; nil if it can.
  fileprivate func notice(of cover: UndoCover) -> String? {
    switch cover {
    case .recorded: nil
    case .noStateFolder: undoUnavailable(nil)
    case .unavailable(let trouble): undoUnavailable(trouble)
    }
  }
}
