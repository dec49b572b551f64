import Journal
import Reports

/// What an editor shows of a day beside its lines.
extension DayPage {
  /// The day in one line: `6/9 · Water 1.2 / 2.5 l · 12 days in a row at stake: Gym`; empty if there is nothing to tell.
  package var lens: String {
    var parts: [String] = []
    if report.count.due > 0 { parts.append(report.count.fraction) }
    if let place = configuration.leadingMeasure,
      let measure = report.measures.first(where: { $0.measure == place }),
      let target = measure.target, measure.isShown
    {
      let unit = configuration.measures[place].unit
      let progress = screen.progress(measure, of: target, in: unit)
      parts.append("\(words.shortened(configuration.measures[place].title)) \(progress)")
    }
    if let stake = report.streaks(atRisk: true).first {
      parts.append(words.atStake(configuration.title(of: stake.subject), words.length(of: stake.streak)))
    } else if let streak = report.streaks(atRisk: false).first {
      parts.append(words.inARow(configuration.title(of: streak.subject), words.length(of: streak.streak)))
    }
    return joined(parts)
  }

  /// Facts in one line.
  package func joined(_ parts: [String]) -> String { parts.joined(separator: " \(glyphs.dot) ") }

  /// What a measure that adds up has come to after a line: beside its goal, and at the last line of it how far that is
  /// from its pace; nil where that is the line's own amount and nothing more.
  package func runningTotal(of place: Int, at total: Micros, own: Micros, isLast: Bool) -> String? {
    let declared = configuration.measures[place]
    guard declared.aggregate == .sum, let measure = report.measures.first(where: { $0.measure == place })
    else { return nil }
    guard let target = measure.target else {
      return total == own ? nil : screen.amount(total, in: declared.unit)
    }
    let counted = target.isWeekly ? total + measure.counted - (measure.total ?? 0) : total
    var text = screen.progress(counted, of: target, in: declared.unit)
    if isLast, let most = target.atMost, counted > most {
      text +=
        ", " + words.over(screen.amount(counted - most, in: declared.unit, besides: most, towards: target))
    }
    guard isLast, let pace = Pace(measure) else { return text }
    func amount(_ micros: Micros) -> String {
      screen.amount(micros, in: declared.unit, besides: pace.expected, towards: target)
    }
    if let behind = pace.behind { text += ", " + words.behind(amount(behind)) }
    if let ahead = pace.ahead { text += ", " + words.ahead(amount(ahead)) }
    return text
  }

  /// What all files say of a habit or measure: its streak, the longest, and the seven days that end with this one.
  package func history(of subject: Reference, in assessment: Assessment) -> [String] {
    let period = Period(report.day - 6, report.day)
    var sentences: [String] = []
    if assessment.hasState(subject, in: period) {
      let streaks = StreakReport(of: subject, in: assessment)
      let parts = [words.currentStreak(streaks.current), words.longestStreak(streaks.longest)]
      sentences.append(parts.joined(separator: ", ").asSentenceStart.asSentence)
    }
    let states = assessment.states(of: subject, in: period)
    let days = period.days.enumerated().compactMap { place, day -> String? in
      var parts = [words.shortWeekdayName(day.weekday.index)]
      if case .measure(let measure) = subject, let row = assessment.book.row(of: day) {
        let value = assessment.book.value(measure, row: row)
        let unit = configuration.measures[measure].unit
        if value.isPresent { parts.append(screen.amount(value.total.micros(in: unit), in: unit)) }
      }
      if let state = states?[place], state != .unknown { parts.append(glyphs.sign(of: state).text) }
      return parts.count > 1 ? parts.joined(separator: " ") : nil
    }
    if !days.isEmpty { sentences.append(words.lastSeven + days.joined(separator: "  ")) }
    return sentences
  }
}

extension Words {
  /// A streak that today has to save, in a few words.
  fileprivate func atStake(_ label: String, _ length: String) -> String {
    say("\(length) in a row at stake: \(label)", "v sázce série \(length): \(label)")
  }

  /// Stands before the last seven days.
  fileprivate var lastSeven: String { say("Last 7 days: ", "Posledních 7 dní: ") }
}
