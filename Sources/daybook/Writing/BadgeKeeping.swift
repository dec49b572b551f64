import Journal
import Platform
import Reports

/// What a change may earn badges on, as it is before the change.
struct BadgesBefore: Sendable {
  /// The badges that are kept.
  let kept: BadgeFile
  /// The days around the one that is to be changed; nil if all days are to be looked at.
  let around: FeatDays?

  /// The same, read by another thread while the change is made, nil if every badge is kept; and what could not be read,
  /// to be told if something is changed.
  typealias Ahead = WorkAhead<(Result<BadgesBefore?, CommandError>, unread: [FileProblem])>
}

/// The badges that are kept before a change, and those that the days have earned; nil if every badge is kept.
typealias EarnedBefore = Result<(kept: BadgeFile, earned: BadgeDays)?, CommandError>

/// A badge that was earned, and is kept for the first time.
struct EarnedBadge: Hashable, Sendable {
  var badge: Badge
  /// The day that earned it, which need not be today.
  var day: Day
}

extension Daybook {
  /// The contents of `badges.txt`; nothing if there is no such file.
  func keptBadges() throws(CommandError) -> BadgeFile {
    let file = BadgeFile(try telling(.reading, badgesIfAny()), today: today)
    if let foreign = file.foreign { throw CommandError { $0.foreign(foreign, FileName.badges) } }
    return file
  }

  /// The bytes of `badges.txt`; nil if there is no such file, here or on another machine.
  func badgesIfAny() throws(FileTrouble) -> Bytes? {
    let path = path(FileName.badges)
    if let bytes = try files.contentsIfAny(of: path) { return bytes }
    if let placeholder = files.placeholder(of: path) {
      throw FileTrouble(.elsewhere(placeholder: placeholder), at: path)
    }
    return nil
  }

  /// What is wrong in `badges.txt`, or that it cannot be read.
  var badgeProblems: [FileProblem] {
    do throws(FileTrouble) {
      return BadgeFile(try badgesIfAny(), today: today).problems.map {
        FileProblem(path: FileName.badges, problem: $0)
      }
    } catch { return [unreadable(error)] }
  }
}

extension BadgeFile {
  /// The badges that are kept for the first time.
  fileprivate func new(among earned: BadgeDays) -> [EarnedBadge] {
    earned.badges.filter { days[$0] == nil }.compactMap { badge in
      earned[badge].map { EarnedBadge(badge: badge, day: $0) }
    }
  }
}

extension WritableDaybook {
  /// The days before and after a changed one that are looked at: a month, and some in which nothing was due.
  private static let daysAround = 45

  /// Keeps in `badges.txt` what the days have earned, with the days that earned it, and answers with what is new there.
  ///
  /// What they had earned before the change stays, also when the change takes its ground away or is taken back; what
  /// the change alone has earned is part of its step. The weeks up to today and around the changed day are looked at each time, so that days typed in an editor are
  /// seen; all days only while a badge is open, once within the weeks that are. What takes a hundred entries needs them
  /// all: until there are so many, all days, few of which have an entry, are looked at once a day.
  ///
  /// The lock of the folder is held since the change was made: another writer's badges would else be taken for this one's,
  /// and this one's for what the days had earned before it.
  func keepBadges(
    earnedBy changes: [ChangedDay], _ ahead: BadgesBefore.Ahead?, in step: UndoStep
  ) throws(CommandError) -> [EarnedBadge] {
    let standing: BadgesBefore?
    if let (read, unread) = ahead?.take() {
      for file in unread { daybook.unread.add(file, by: daybook.settings) }
      standing = try read.get()
    } else {
      standing = try badgesBefore(changing: changes.count == 1 ? changes.first?.after.day : nil)
    }
    guard let standing else { return [] }
    let kept = standing.kept
    let earned =
      if let around = standing.around {
        around.earned(around: changes, today: daybook.today, firstFile: Day.first)
      } else { try lookAtAll(changes) }
    try keep(earned.before, kept, in: step, isUndone: false)
    try keep(earned.after, kept, in: step, isUndone: true)
    let new = kept.new(among: earned.after.merging(earned.before))
    if standing.around == nil {
      badgeMemory?.remember(daybook.today, kept: kept.days.badges.count + new.count)
    }
    return new
  }

  /// Keeps what the days had earned before what is tracked was changed, with its days; the change itself earns nothing.
  ///
  /// The lock of the folder is held since before the change.
  func keepBadges(_ before: EarnedBefore, in step: UndoStep) throws(CommandError) -> [EarnedBadge] {
    guard let before = try before.get() else { return [] }
    try keep(before.earned, before.kept, in: step, isUndone: false)
    return before.kept.new(among: before.earned)
  }

  /// What the days have earned as they are; nil if every badge is kept.
  func earnedBefore() -> EarnedBefore {
    Result { () throws(CommandError) in
      let kept = try daybook.keptBadges()
      if kept.days.badges.count == Badge.allCases.count { return nil }
      let index = try daybook.index()
      let days = daybook.readFeats(index).days
      return (kept, days.earned(today: daybook.today, firstFile: index.days.first?.day))
    }
  }

  private func keep(
    _ earned: BadgeDays, _ kept: BadgeFile, in step: UndoStep, isUndone: Bool
  ) throws(CommandError) {
    if kept.lacking(earned).isEmpty { return }
    var write = PendingWrite(to: files, in: try resolvedFolder(), undo: isUndone ? undo : nil, as: step)
    try write.perform([Path(FileName.badges)], isLocked: true) { _, current in
      // A person may have been faster, in an editor.
      let file = BadgeFile(current, today: daybook.today)
      return file.lacking(earned).isEmpty ? .keep : .write(file.adding(earned))
    }
  }

  /// Begins to read what a change of one day may earn badges on, for use once the day is written; nil where that would
  /// not help. The lock of the folder is held already.
  func badgesAhead(ofChanging paths: [Path]) -> BadgesBefore.Ahead? {
    guard daybook.configuration.badges, daybook.files.unnoted.mayBeReadAhead, paths.count == 1,
      let day = daybook.configuration.day(ofFileAt: paths[0])
    else { return nil }
    return WorkAhead {
      let unread = UnreadFiles()
      let apart = noting(in: unread)
      let read = Result { () throws(CommandError) in try apart.badgesBefore(changing: day) }
      return (read, unread.setAside())
    }
  }

  /// What is known before one day is changed, or several; nil if every badge is kept.
  private func badgesBefore(changing day: Day?) throws(CommandError) -> BadgesBefore? {
    let kept = try daybook.keptBadges()
    let count = kept.days.badges.count
    if count == Badge.allCases.count { return nil }
    let first = daybook.today - (kept.days[.centurion] == nil ? 0 : WritableDaybook.daysAround)
    guard let day,
      badgeMemory?.hasLooked(since: first, on: daybook.today, whenKeptAreAtLeast: count) == true
    else { return BadgesBefore(kept: kept, around: nil) }
    return BadgesBefore(kept: kept, around: feats(around: day))
  }

  private var badgeMemory: BadgeMemory? {
    stateFolder.map { BadgeMemory(files: files, stateFolder: $0, daybook: daybook.folder) }
  }

  private typealias Look = (before: BadgeDays, after: BadgeDays)

  private func lookAtAll(_ changes: [ChangedDay]) throws(CommandError) -> Look {
    let index = try daybook.index()
    // What is wrong in them is a report's to tell.
    let days = daybook.readFeats(index, with: changes.map(\.after.day)).days
    return days.earned(
      around: changes, today: daybook.today, firstFile: index.days.first?.day)
  }

  /// The days around one, which is left out: it is changed meanwhile, and known.
  private func feats(around changed: Day) -> FeatDays {
    let (today, around) = (daybook.today, WritableDaybook.daysAround)
    let period = Period(
      min(changed, today) - around, changed + around < today ? changed + around : max(changed, today))
    return daybook.readFeats(period.days.filter { $0 != changed }, covering: period)
  }
}
