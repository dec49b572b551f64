import Journal
import Platform
import Rendering
import Reports

extension Daybook {
  /// The contents of `badges.txt`; nothing if there is no such file.
  func keptBadges() throws(CommandError) -> BadgeFile {
    BadgeFile(try telling(.reading, files.contentsIfAny(of: path(BadgeFile.name))))
  }
}

extension WritableDaybook {
  /// Keeps the badges that a change of a day's file earned in `badges.txt`, and answers with them in their order.
  ///
  /// They are part of the step that earned them, which `undo` takes back with them. Days before are read only where a
  /// badge hangs on them, and no more than a few weeks; but until it is earned the hundredth entry is looked for in
  /// all days with the first entry of each week, for it may have taken years.
  func keepBadges(
    earnedBy after: DayRecord, before: DayRecord, in step: UndoStep
  ) throws(CommandError) -> [Badge] {
    let kept = try daybook.keptBadges()
    var earned = NewBadges(before: before, after: after, kept: kept, configuration: daybook.configuration)
    if !earned.open.isEmpty { try look(back: &earned, from: after, before: before) }
    guard !earned.days.isEmpty else { return [] }
    var new: [Badge] = []
    var write = PendingWrite(to: files, in: try resolvedFolder(), undo: undo, as: step)
    try write.perform([Path(BadgeFile.name)]) { _, current in
      let file = BadgeFile(current)
      // Another writer may have been faster, and has said so.
      new = earned.badges.filter { file.days[$0] == nil }
      return new.isEmpty ? .keep : .write(file.adding(earned.days))
    }
    return new
  }

  private func look(
    back earned: inout NewBadges, from after: DayRecord, before: DayRecord
  ) throws(CommandError) {
    let configuration = daybook.configuration
    let coverage = Period(after.day - NewBadges.daysBack, after.day)
    var book = Book(configuration, coverage: coverage)
    var records: [DayRecord] = []
    var interpreter = daybook.interpreter
    for day in coverage.days where day < after.day {
      // A day that cannot be read earns nothing, and the program says why.
      do throws(FileTrouble) {
        guard let found = try daybook.found(day) else { continue }
        records.append(interpreter.read(found.file, of: day).record)
      } catch { continue }
    }
    records.append(after)
    let isCounting = earned.open.contains(.centurion)
    let week = configuration.week(of: after.day)
    let isFirstOfWeek = !records.contains { record in
      let entries = record.day == after.day ? before : record
      return week.contains(record.day) && entries.entryCount > 0
    }
    for record in records { book.append(record) }
    earned.look(
      at: records,
      in: Assessment(book: book, configuration: configuration, today: daybook.today, firstFile: .first))
    if isCounting, isFirstOfWeek, earned.days[.centurion] == nil { try countAll(for: &earned, upTo: after) }
  }

  /// Looks for the hundredth entry in all days up to the changed one.
  private func countAll(for earned: inout NewBadges, upTo after: DayRecord) throws(CommandError) {
    var search = BadgeSearch()
    var interpreter = daybook.interpreter
    var record = after
    for entry in try daybook.index().days where entry.day < after.day && search.days[.centurion] == nil {
      do throws(FileTrouble) {
        let path = daybook.path(entry.place.path(of: entry.day))
        var problems: [Problem] = []
        interpreter.read(
          entry.file(try daybook.files.contents(of: path)), of: entry.day, into: &record, problems: &problems)
        search.look(at: record, configuration: daybook.configuration)
      } catch { continue }
    }
    search.look(at: after, configuration: daybook.configuration)
    earned.takeCenturion(from: search)
  }
}
