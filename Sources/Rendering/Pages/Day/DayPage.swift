import Journal
import Notation
import Reports

/// One day as a person sees it: how it goes, what is left, and what was written.
package struct DayPage: FramedPage {
  package let report: DayReport
  /// Where its file lies, relative to the daybook.
  let path: String
  /// The problems of its file, errors and doubts.
  let problems: [Problem]
  /// The lines of the file, if they are shown in place of how the day goes.
  let listing: NumberedLines?
  let now: Moment
  package var frame: Frame

  /// Makes the page of a day; the lines of its file, if they are given, are shown in place of how it goes.
  package init(
    _ report: DayReport, at path: String = "", problems: [Problem] = [], listing: NumberedLines? = nil,
    now: Moment, in frame: Frame
  ) {
    (self.report, self.path, self.problems, self.listing) = (report, path, problems, listing)
    (self.now, self.frame) = (now, frame)
  }

  /// The lines, none wider than the screen.
  package var lines: [StyledText] {
    listing?.lines
      ?? screen.joined(
        [head] + goals + [
          habits, oneOffs, earlierOneOffs, timers, streaks, journal,
          Invitation(to: self)?.lines(on: screen) ?? [],
        ])
  }

  /// The object `daybook.day/1`; its problems are worded in English.
  package var json: JSON {
    report.json(configuration, at: path, problems: problems, message: Words(.en).message(for:))
  }

  var isPast: Bool { report.day < today }

  /// Whether nothing at all was written or ticked.
  var isBlank: Bool {
    report.measures.allSatisfy { $0.entries.isEmpty && $0.loans.isEmpty }
      && report.habits.allSatisfy { $0.mark == .none } && report.oneOffs.isEmpty && report.running.isEmpty
      && report.texts.isEmpty
  }

  /// The pause of everything that the day is in; nil if it is in none.
  var pause: Pause? { configuration.pauseOfEverything(on: report.day) }

  private var head: [StyledText] {
    var lines: [StyledText] = []
    if report.isToday { lines += screen.wrapped(greeting, .heading) }
    let date = words.longDate(report.day.parts, weekday: report.day.weekday.index).asSentenceStart
    let relative = words.relativeDay(report.day - today).map { " (\($0.unbroken(words)))" } ?? ""
    lines += (StyledText(date, .label) + StyledText(relative, report.isToday ? .today : .muted))
      .wrapped(at: screen.columns)
    if let pause { lines += screen.wrapped("\(glyphs.dash) \(words.paused(pause.label))", .muted) }
    if report.count.isTold(on: report.day, today: today) {
      lines += completed.wrapped(at: screen.columns)
    }
    return lines
  }

  var greeting: String { words.greeting(hour: now.time.hour, name: configuration.name) }

  var completed: StyledText {
    let count = report.count
    let text = words.completed(count.met, of: count.due, percent: count.percentOfDue)
    guard count.isPerfect else { return StyledText(text, .number) }
    return StyledText("\(text) \(glyphs.enDash) \(words.perfectDay)", .good)
  }

  private var timers: [StyledText] {
    report.running.flatMap {
      screen.wrapped("\(glyphs.dot) \(runs($0))", .label, indentation: 2)
    }
  }

  /// How long a timer has run.
  func runs(_ timer: DayReport.Running) -> String {
    words.runs(
      configuration.title(of: timer.subject),
      since: timer.isOfYesterday ? words.yesterdayAt(words.time(timer.since)) : words.time(timer.since),
      for: timer.minutes.map(words.duration))
  }

  /// The streaks that are safe today, then those that it still has to save, the longest first.
  private var streaks: [StyledText] {
    let safe = streaks(atRisk: false) { words.inARow($0, $1) }
    return list(safe, words.streaksHeading)
      + list(streaks(atRisk: true) { words.stake($0, streak: $1) }, words.stakesHeading)
  }

  typealias ShownStreak = (title: String, length: String, sentence: String)

  func streaks(atRisk isAtRisk: Bool, _ sentence: (String, String) -> String) -> [ShownStreak] {
    report.streaks(atRisk: isAtRisk).map { one in
      let (title, length) = (configuration.title(of: one.subject), words.length(of: one.streak))
      return (title, length, sentence(title, length))
    }
  }

  private func list(_ streaks: [ShownStreak], _ heading: String) -> [StyledText] {
    guard streaks.count > 1 else {
      return streaks.flatMap {
        (StyledText("\(glyphs.flame) ", .streak) + StyledText($0.sentence))
          .wrapped(at: screen.columns, indentation: 3)
      }
    }
    // Plain blanks, as ASCII has them, would break a title and its streak apart.
    let unbroken = Words(words.language)
    let texts = streaks.map { "\($0.title)\(unbroken.blank)\($0.length.unbroken(unbroken))" }
    return screen.wrapped("\(glyphs.flame) \(heading)", .streak)
      + screen.wrapped("   " + texts.joined(separator: " \(glyphs.dot) "), indentation: 3).map {
        $0.replacing(unbroken.blank, by: words.blank)
      }
  }

  private var journal: [StyledText] {
    let margin = StyledText("\(glyphs.upright) ", .muted)
    return texts.flatMap { text in
      StyledText(text, .muted).wrapped(at: screen.columns - 2).map { margin + $0 }
    }
  }

  /// The lines of journal, without the blanks around them; what lies beyond 10,000 bytes of one, which is more than
  /// a person types, is three points.
  var texts: [String] {
    report.texts.map { line in
      let bytes = line.text.utf8
      guard bytes.count > 10_000 else { return line.text.printable.trimmed }
      // A place within a character counts as the character's beginning, so that none is cut in two.
      let end = bytes.index(bytes.startIndex, offsetBy: 10_000)
      return String(line.text[..<end]).printable.trimmed + glyphs.ellipsis
    }
  }
}

extension String {
  /// The text with its blanks made such that no line is broken at them.
  func unbroken(_ words: Words) -> String {
    split(separator: " ", omittingEmptySubsequences: false).map(String.init).joined(separator: words.blank)
  }
}
