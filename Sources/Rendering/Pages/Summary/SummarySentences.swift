extension SummaryPage {
  /// The summary in sentences that make sense read aloud.
  package var sentences: [String] {
    let head = [heading + "."]
    guard !isEmpty else { return head + [words.nothingToLookBackOn] }
    let aloud = screen.aloud
    var sentences = head + [aloud.words.metShare(summary.grid.total) + "."]
    if let now = summary.grid.total.percentOfClosed, let before = summary.totalBefore?.percentOfClosed {
      sentences.append(words.shareChange(now - before, than: than).asSentenceStart + ".")
    }
    if let facts = glassFacts, let vessel = summary.vessel {
      let unit = configuration.measures[vessel.measure].unit
      let progress = words.perDayOf(aloud.progress(vessel.mean, of: vessel.target, in: unit))
      sentences.append("\(facts.title): \(progress), \(aloud.words.percent(facts.percent)).")
      if let reached = facts.reached { sentences.append(reached.asSentenceStart + ".") }
    }
    sentences += (praise + wholeChanges).map { $0 + "." }
    if period.count <= 31 {
      for (day, count) in zip(period.days, summary.grid.days) where day <= today {
        sentences.append(words.daySum(words.weekdayAndDate(day), count))
      }
    }
    if !room.isEmpty {
      sentences.append("\(words.roomHeading): \(room.joined(separator: "; ")). \(words.freshPage)")
    }
    return sentences
      + notes.flatMap { note in [words.weekdayAndDate(note.day) + "."] + note.texts.map(words.journal) }
  }
}
