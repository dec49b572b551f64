import Journal
import Platform
import Reports

/// A badge that was earned, and is kept for the first time.
struct EarnedBadge: Hashable, Sendable {
  var badge: Badge
  /// The day that earned it, which need not be today.
  var day: Day
}

extension Daybook {
  /// The contents of `badges.txt`; nothing if there is no such file.
  func keptBadges() throws(CommandError) -> BadgeFile {
    BadgeFile(try telling(.reading, files.contentsIfAny(of: path(FileName.badges))))
  }
}

extension WritableDaybook {
  /// The days before and after a changed one that are looked at: a month, and some in which nothing was due.
  private static let daysAround = 45

  /// Keeps in `badges.txt` what the days have earned, with the days that earned it, and answers with what is new there.
  ///
  /// What they have earned without the change stays when that is taken back; what it alone has earned is part of its
  /// step. The weeks up to today and around the changed day are looked at each time, so that days typed in an editor are
  /// seen; all days only while a badge is open, once within the weeks that are. What takes a hundred entries needs them
  /// all: until there are so many, all days, few of which have an entry, are looked at once a day.
  ///
  /// The lock of the folder is held since the change was made: another writer's badges would else be taken for this one's,
  /// and this one's for what the days had earned before it.
  func keepBadges(earnedBy changes: [ChangedDay], in step: UndoStep) throws(CommandError) -> [EarnedBadge] {
    let kept = try daybook.keptBadges()
    let count = kept.days.badges.count
    if count == Badge.allCases.count { return [] }
    let memory = stateFolder.map {
      BadgeMemory(files: files, stateFolder: $0, daybook: daybook.folder)
    }
    let isForAll =
      changes.count > 1
      || memory?.hasLooked(
        since: daybook.today - (kept.days[.centurion] == nil ? 0 : WritableDaybook.daysAround),
        on: daybook.today, whenKeptAreAtLeast: count) != true
    let earned = isForAll ? try lookAtAll(changes) : lookAround(changes)
    var settled: BadgeDays = [:]
    for badge in Badge.allCases {
      if let before = earned.before[badge], let after = earned.after[badge] {
        settled[badge] = max(before, after)
      }
    }
    try keep(settled, kept, in: step, isUndone: false)
    try keep(earned.after, kept, in: step, isUndone: true)
    let new = earned.after.badges.filter { kept.days[$0] == nil }
    if isForAll { memory?.remember(daybook.today, kept: count + new.count) }
    return new.compactMap { badge in earned.after[badge].map { EarnedBadge(badge: badge, day: $0) } }
  }

  private func keep(
    _ earned: BadgeDays, _ kept: BadgeFile, in step: UndoStep, isUndone: Bool
  ) throws(CommandError) {
    if kept.lacking(earned).isEmpty { return }
    var write = PendingWrite(to: files, in: try resolvedFolder(), undo: isUndone ? undo : nil, as: step)
    try write.perform([Path(FileName.badges)], isLocked: true) { _, current in
      // A person may have been faster, in an editor.
      let file = BadgeFile(current)
      return file.lacking(earned).isEmpty ? .keep : .write(file.adding(earned))
    }
  }

  // MARK: Looking

  private typealias Look = (before: BadgeDays, after: BadgeDays)

  private func lookAtAll(_ changes: [ChangedDay]) throws(CommandError) -> Look {
    let index = try daybook.index()
    // What is wrong in them is a report's to tell.
    let days = daybook.readFeats(index, with: changes.map(\.after.day)).days
    return days.earned(
      around: changes, today: daybook.today, firstFile: index.days.first?.day)
  }

  private func lookAround(_ changes: [ChangedDay]) -> Look {
    let (today, day) = (daybook.today, changes.first?.after.day ?? daybook.today)
    let around = WritableDaybook.daysAround
    let period = Period(min(day, today) - around, day + around < today ? day + around : max(day, today))
    var days = FeatDays(daybook.configuration, coverage: period)
    var interpreter = daybook.interpreter
    for day in period.days {
      guard let found = try? daybook.found(day) else { continue }
      days.append(interpreter.read(found.file, of: day).record)
    }
    return days.earned(around: changes, today: today, firstFile: .first)
  }
}
