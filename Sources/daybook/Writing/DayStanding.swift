import Journal
import Rendering
import Reports

extension WritableDaybook {
  /// Prints where a day stands after a change, if a person looks on; after a line of text alone nothing.
  func tellStanding(of draft: DayDraft, on day: Day, in world: inout World) {
    guard world.terminal.outputIsTerminal, world.tellsStanding else { return }
    let changed = draft.lines.last.map { (draft.file, $0) } ?? draft.removed.last.map { (draft.before, $0) }
    guard let (file, place) = changed else { return }
    let reading = draft.reader.read(file.lines[place], of: file)
    guard !reading.isRemark || !reading.counting.isEmpty else { return }
    let subject = reading.subject ?? reading.counting.first.map { .measure($0.measure) }
    let written = WordedDay(draft.file, of: day, by: daybook.interpreter)
    guard let standing = daybook.standing(after: subject, on: written, now: now) else { return }
    world.print(StandingLine(standing, in: daybook.frame).lines)
  }
}

extension Daybook {
  /// Where a day stands, with as many days read backwards as its streak reaches, and no folder listed but where files
  /// are only found so; nil if earlier files cannot be read, of which this says nothing.
  fileprivate func standing(after subject: Reference?, on written: WordedDay, now: Moment) -> Standing? {
    // What others have found unreadable before counts here as well, as far as it is looked at.
    let before = unread.setAside()
    defer { unread.hold(before) }
    var interpreter = interpreter
    var read = self.read(
      configuration.daysNeeded(toJudge: Period(written.record.day, written.record.day)), by: &interpreter)
    var step = 16
    while true {
      let assessment = assessment(of: read.book, since: .first)
      if assessment.mayStartLater {
        read.takeRows(of: self.read(Period(read.book.coverage.to + 1, today), by: &interpreter))
        continue
      }
      var standing = Standing(after: subject, on: written, in: assessment, now: now)
      let isRead = unread.isEmpty
      if standing.isSettled || !isRead || step > Self.mostDays {
        if !standing.isStreakSettled || !isRead { standing.streak = nil }
        return standing
      }
      let start = read.book.coverage.from
      read = self.read(Period(start - step, start - 1), by: &interpreter).followed(by: read)
      step *= 2
    }
  }

  /// So many days a streak is followed back at the most: a pause of all may go on for years.
  private static let mostDays = 8_192
}
