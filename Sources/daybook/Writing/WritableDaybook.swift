import Journal
import Platform
import Rendering
import Reports

/// An open daybook that may be changed: one step at a time, proved before it is written, told afterwards.
struct WritableDaybook {
  private(set) var daybook: Daybook
  let files: any FileWriting
  /// The moment, for what undo is told.
  let now: Moment
  /// Where is kept what this machine alone is to know; nil without a home.
  let stateFolder: Path?
  /// Where changes are recorded; nil without a home.
  var undo: UndoLog? { stateFolder.map { UndoLog(files: files, folder: $0) } }

  /// Allows changes of an open daybook.
  init(_ daybook: Daybook, writing files: any FileWriting, in world: World) {
    (self.daybook, self.files) = (daybook, files)
    now = world.now
    stateFolder = world.environment.stateFolder
  }

  /// The same, of which what cannot be read is noted elsewhere.
  func noting(in unread: UnreadFiles) -> WritableDaybook {
    var copy = self
    copy.daybook = daybook.noting(in: unread)
    return copy
  }

  /// The daybook's folder without links, as undo knows it.
  func resolvedFolder() throws(CommandError) -> Path { try telling(.writing, files.resolved(daybook.folder)) }

  /// A step of now, as `undo` lists it.
  func step(_ what: String) -> UndoStep { UndoStep(when: "\(now.day) \(now.time)", what: what) }

  /// Changes files of the daybook as one step that `undo` takes back, and says what a person should know of that; with
  /// `isDryRun` it shows the changes as diffs instead. Answers with what was changed, or would be.
  @discardableResult
  func update(
    _ paths: [Path], saying what: String, isDryRun: Bool, in world: inout World,
    didWrite: (Int) -> Void = { _ in }, _ change: (Path, Bytes?) throws(CommandError) -> Proposal
  ) throws(CommandError) -> [FileUpdate] {
    defer { daybook.unread.forgetAbsent() }
    if isDryRun { return try show(paths, in: &world, change) }
    let (write, earned) = try written(paths, saying: what, in: &world, didWrite: didWrite, change)
    for notice in notices(of: write) { world.say(notice, by: daybook.settings) }
    tell(earned, after: write.updates.count, in: &world)
    return write.updates
  }

  /// Changes a day's file, and prints the lines that are new, or with `isDryRun` a diff; then congratulates on what
  /// the change reached. False if there is nothing to change.
  ///
  /// `change` may be asked more than once, each time with what the file holds.
  @discardableResult
  func change(
    _ day: Day, saying what: String, isDryRun: Bool, in world: inout World,
    _ change: (inout DayDraft) throws(CommandError) -> Void
  ) throws(CommandError) -> Bool {
    defer { daybook.unread.forgetAbsent() }
    let path = try daybook.path(of: day)
    let reader = daybook.interpreter.reader(asOf: day)
    var draft = DayDraft(at: path, holding: nil, by: reader)
    func proposed(_: Path, _ current: Bytes?) throws(CommandError) -> Proposal {
      // A second file of a day that is elsewhere would be in its way when it comes.
      if current == nil { try daybook.refuseIfElsewhere(day) }
      draft = DayDraft(at: path, holding: current, by: reader)
      try change(&draft)
      return draft.proposal
    }
    if isDryRun {
      try daybook.naming(in: &world) { world throws(CommandError) in
        _ = try show([Path(path)], in: &world, proposed)
      }
    } else {
      let (write, earned) = try daybook.naming(in: &world) { world throws(CommandError) in
        try written([Path(path)], saying: what, in: &world, proposed)
      }
      if draft.proposal != .keep {
        tell(draft, of: day, notices(of: write), in: &world)
        celebrate(day, from: draft.before, to: draft.file, earned, in: &world)
      }
    }
    return draft.proposal != .keep
  }

  /// Writes files as one step, and keeps the badges that they earn as part of it.
  private func written(
    _ paths: [Path], saying what: String, in world: inout World, didWrite: (Int) -> Void = { _ in },
    _ change: (Path, Bytes?) throws(CommandError) -> Proposal
  ) throws(CommandError) -> (write: PendingWrite, earned: Earned) {
    let (folder, step) = (try resolvedFolder(), step(what))
    var write = PendingWrite(
      to: files, in: folder, undo: undo, as: step,
      proof: FirstProof(by: daybook.interpreter, in: folder, unlessKnownTo: undo))
    var earned = Earned.success([])
    var ahead: BadgesBefore.Ahead?
    var standing: EarnedBefore?
    try write.perform(
      paths, whenWaiting: { world.sayWaiting(by: daybook.settings) },
      beginning: {
        if paths.contains(Path(FileName.configuration)) {
          standing = daybook.configuration.badges ? earnedBefore() : nil
        } else {
          ahead = badgesAhead(ofChanging: paths)
        }
      }, didWrite: didWrite,
      following: { earned = keptBadges(earnedBy: $0, ahead, standing, by: step) }, change)
    if !write.updates.isEmpty { world.hasWritten = true }
    return (write, earned)
  }

  /// Shows as diffs what would be changed.
  private func show(
    _ paths: [Path], in world: inout World, _ change: (Path, Bytes?) throws(CommandError) -> Proposal
  ) throws(CommandError) -> [FileUpdate] {
    var updates: [FileUpdate] = []
    for path in paths {
      let current = try telling(.reading, files.contentsIfAny(of: daybook.folder.appending(path)))
      guard let update = try FileUpdate(of: path, from: current, by: change) else { continue }
      if current == nil { try files.refuseIfElsewhere(path, in: daybook.folder) }
      world.write(UnifiedDiff(path.description, from: update.before, to: update.after))
      updates.append(update)
    }
    return updates
  }

  /// What is to be said of a write: that its files were proved first, that undo does not know of it, that others may
  /// have written meanwhile.
  private func notices(of write: PendingWrite) -> [String] {
    if write.updates.isEmpty { return [] }
    return [
      write.proof?.sentence(in: daybook.words), daybook.words.notice(of: write.cover),
      write.isUnlocked ? daybook.words.noLocks : nil,
    ].compactMap(\.self)
  }

  private func tell(_ draft: DayDraft, of day: Day, _ notices: [String], in world: inout World) {
    let isSeen = world.terminal.outputIsTerminal
    for line in draft.removed {
      world.write(line, of: draft.before, at: draft.path, after: isSeen ? "- " : "")
    }
    if !draft.removed.isEmpty { world.say(daybook.words.removed(draft.removed.count), by: daybook.settings) }
    for notice in notices { world.say(notice, by: daybook.settings) }
    for line in draft.lines { world.write(line, of: draft.file, at: draft.path) }
    tellStanding(of: draft, on: day, in: &world)
  }

  /// Congratulates once on each goal that a change of a day reached and each badge that it earned, unless badges are
  /// off; the badges are kept as part of the same step.
  func celebrate(
    _ day: Day, from before: DayFile, to after: DayFile, by step: UndoStep, in world: inout World
  ) {
    guard daybook.configuration.badges else { return }
    let change = changedDay(day, from: before, to: after)
    var earned = Earned.success([])
    do throws(CommandError) {
      let folder = try resolvedFolder()
      let lock = try telling(.writing, files.lock(folder))
      defer { files.unlock(lock) }
      earned = keptBadges(earnedBy: [change], by: step)
    } catch { earned = .failure(error) }
    celebrate(day, from: before, to: after, earned, in: &world)
  }

  private func celebrate(
    _ day: Day, from before: DayFile, to after: DayFile, _ earned: Earned, in world: inout World
  ) {
    guard daybook.configuration.badges else { return }
    let change = changedDay(day, from: before, to: after)
    let reached = GoalsReached(
      before: change.before, after: change.after, configuration: daybook.configuration)
    for goal in reached.goals {
      let memory = day == daybook.today ? celebrations(of: goal.measure) : nil
      if memory?.remembered().today.celebrates(goal.goal) == true { continue }
      keep(memory, of: goal.goal, in: &world)
      let measure = daybook.configuration.measures[goal.measure]
      let amount = daybook.settings.screen.largeAmount(goal.total, in: measure.unit)
      let sentence = daybook.words.goalReached(amount, of: measure.title, on: day, today: daybook.today)
      world.say(sentence, by: daybook.settings)
    }
    tell(earned, after: 1, in: &world)
  }

  private func changedDay(_ day: Day, from before: DayFile, to after: DayFile) -> ChangedDay {
    var interpreter = daybook.interpreter
    return ChangedDay(
      before: interpreter.read(before, of: day).record, after: interpreter.read(after, of: day).record)
  }

  /// What was said today of a measure, also of lines that were taken away since; nil where nothing can be kept.
  private func celebrations(of measure: Int) -> ReminderMemory? {
    stateFolder.map {
      ReminderMemory(
        files: files, stateFolder: $0, daybook: daybook.folder, day: daybook.today,
        measure: daybook.configuration.measures[measure].name)
    }
  }

  /// Keeps that a goal of today is celebrated: neither a later line nor a reminder does it again.
  private func keep(_ memory: ReminderMemory?, of goal: Micros, in world: inout World) {
    guard let memory else { return }
    let minute = world.now.time.minutes(sinceStart: daybook.configuration.dayStarts)
    do throws(FileTrouble) { try memory.remember([Spoken(minute: minute, topic: .met(goal: goal))]) } catch {
      guard daybook.configuration.remind.rhythm != .off else { return }
      world.say(daybook.words.remindersForgotten(error.kind), by: daybook.settings)
    }
  }

  /// The badges that a change has earned, or why they could not be kept.
  private typealias Earned = Result<[EarnedBadge], CommandError>

  /// Keeps the badges of a change of files, as part of the same step. A change of what is tracked earns none by
  /// itself, and takes none: what the days had earned is kept, and the next change of a day earns more.
  private func keptBadges(
    earnedBy updates: [FileUpdate], _ ahead: BadgesBefore.Ahead?, _ standing: EarnedBefore?,
    by step: UndoStep
  ) -> Earned {
    if updates.contains(where: { $0.file == Path(FileName.configuration) }) {
      guard let standing else { return .success([]) }
      return Result { () throws(CommandError) in try keepBadges(standing, in: step) }
    }
    var changes: [Day: ChangedDay] = [:]
    for update in updates {
      guard let after = update.after, let day = daybook.configuration.day(ofFileAt: update.file) else {
        continue
      }
      changes[day] = changedDay(
        day, from: DayFile(update.before ?? [], at: update.file), to: DayFile(after, at: update.file))
    }
    return keptBadges(earnedBy: Array(changes.values), ahead, by: step)
  }

  /// Keeps the badges of changed days, unless badges are off; the lock of the folder is held.
  private func keptBadges(
    earnedBy changes: [ChangedDay], _ ahead: BadgesBefore.Ahead? = nil, by step: UndoStep
  ) -> Earned {
    guard daybook.configuration.badges, !changes.isEmpty else { return .success([]) }
    do throws(CommandError) { return .success(try keepBadges(earnedBy: changes, ahead, in: step)) } catch {
      return .failure(error)
    }
  }

  /// Tells which badges a change of so many files has earned, or why they were not kept.
  private func tell(_ earned: Earned, after count: Int, in world: inout World) {
    switch earned {
    case .success(let badges): tell(badges, in: &world)
    case .failure(let error): tellUnkept(error, after: count, in: &world)
    }
  }

  private func tell(_ earned: [EarnedBadge], in world: inout World) {
    let (words, screen) = (daybook.words, daybook.settings.screen)
    for one in earned {
      let story = screen.story(of: one.badge, isOfGoal: daybook.configuration.streakMeasure != nil)
      world.say(
        words.badgeEarned(words.title(of: one.badge), story, on: one.day, today: daybook.today),
        by: daybook.settings)
    }
  }

  /// The days are written; that a badge could not be kept takes nothing from them.
  private func tellUnkept(_ error: CommandError, after count: Int, in world: inout World) {
    let reason = error.after(WrittenFiles(areTold: true)).message(daybook.words)
    world.sayTrouble(daybook.words.badgesUnkept(reason, after: count), by: daybook.settings)
    (world.hasTrouble, world.hasSaidOfChange) = (true, true)
  }
}

extension World {
  /// Prints a line of a file, which counts from 0, with its place; `sign` stands before the text.
  mutating func write(_ line: Int, of file: DayFile, at path: String, after sign: String = "") {
    write("\(path):\(line + 1): \(sign)\(file.text(ofLine: line))")
  }

  /// Says at once that another program is writing.
  mutating func sayWaiting(by settings: Settings) {
    say(settings.words.waitingForLock, by: settings)
    errors.flush()
  }

  /// Prints a line of text, with nothing in it that could steer a terminal.
  mutating func write(_ line: String) { output.write(line.printable + "\n") }
}
