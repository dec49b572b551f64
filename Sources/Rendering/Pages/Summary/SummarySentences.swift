extension SummaryPage {
  /// The summary in sentences that make sense read aloud.
  package var sentences: [String] {
    let head = [heading + "."]
    guard !isEmpty else { return head + [nothing] + spokenNotes }
    let aloud = screen.aloud
    let end = isWhole ? "" : words.upTo(summary.counted?.to, today)
    var sentences = head + [aloud.words.metShare(summary.grid.total) + end + "."]
    if let now = summary.grid.total.percentOfClosed, let before = summary.totalBefore?.percentOfClosed {
      sentences.append(words.shareChange(now - before, than: than).asSentenceStart + ".")
    }
    if let facts = glassFacts, let vessel = summary.vessel {
      let progress = progress(of: vessel, on: aloud)
      sentences.append("\(facts.title): \(progress), \(aloud.words.percent(facts.percent)).")
      if let reached = facts.reached { sentences.append(reached.asSentenceStart + ".") }
    }
    sentences += (praise + wholeChanges).map { $0 + "." }
    if period.count <= 31 {
      sentences += words.daySums(summary.grid) { day, _ in summary.counted?.contains(day) == true }
    }
    if !room.isEmpty {
      sentences.append("\(words.roomHeading): \(room.joined(separator: "; ")). \(words.freshPage)")
    }
    return sentences + spokenNotes
  }

  private var spokenNotes: [String] {
    notes.flatMap { note in [words.weekdayAndDate(note.day) + "."] + note.texts.map(words.journal) }
  }
}
