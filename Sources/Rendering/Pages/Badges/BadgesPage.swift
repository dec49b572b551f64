import Journal
import Notation
import Reports

/// The ten badges by category: those that are earned with their day, the others with how far they are.
package struct BadgesPage: Page {
  let report: BadgeReport
  /// Whether the configuration has badges on.
  let isWanted: Bool
  package var screen: Screen

  /// Makes the page of the badges; programs are told whether they are wanted.
  package init(_ report: BadgeReport, isWanted: Bool = true, on screen: Screen) {
    (self.report, self.isWanted, self.screen) = (report, isWanted, screen)
  }

  var heading: String { words.badgesHeading(report.earned, of: report.standings.count) }

  /// The object `daybook.badges/1`.
  package var json: JSON { report.json(isWanted: isWanted) }

  /// The lines, none wider than the screen.
  package var lines: [StyledText] {
    let titleColumns = report.standings.map { words.title(of: $0.badge).widthInColumns }.max() ?? 0
    let categories = Badge.Category.allCases.map { category in
      [StyledText(words.name(of: category), .label)]
        + report.standings.filter { $0.badge.category == category }.flatMap { lines(of: $0, titleColumns) }
    }
    let hint = report.earned == 0 ? screen.wrapped(words.firstBadgeHint, .muted) : []
    return screen.joined([screen.wrapped(heading, .heading)] + categories + [hint])
  }

  private func lines(of standing: BadgeReport.Standing, _ titleColumns: Int) -> [StyledText] {
    let isEarned = standing.day != nil
    let symbol =
      glyphs.areASCII
      ? (isEarned ? glyphs.doneBox : glyphs.emptyBox) : isEarned ? standing.badge.symbol : glyphs.circle
    let margin = StyledText(symbol, .muted).padded(to: 4)
    let title =
      StyledText(words.title(of: standing.badge), isEarned ? .heading : .plain).padded(to: titleColumns)
      + "  "
    let fact: StyledText
    if let day = standing.day {
      fact = StyledText(words.shortDate(day.parts, showingYear: true), .good)
    } else if standing.needed > 1 {
      let bar = Bar(value: Micros(whole: standing.done), scale: Micros(whole: standing.needed), role: .accent)
      let columns = screen.columns < 60 ? 8 : 16
      fact = bar.text(columns: columns, glyphs) + "  " + StyledText(progress(of: standing), .number)
    } else {
      fact = StyledText(words.badgeOpen, .muted)
    }
    let story = StyledText("    " + story(of: standing.badge), .muted)
    return (margin + title + fact).wrapped(at: screen.columns, indentation: 4)
      + story.wrapped(at: screen.columns, indentation: 4)
  }

  func story(of badge: Badge) -> String { screen.story(of: badge, isOfGoal: report.streakMeasure != nil) }

  /// How far a badge is: `3/7 days`, `64/100 entries`, `330 / 500 ml`, `87/150 %`.
  func progress(of standing: BadgeReport.Standing) -> String {
    let fraction = words.share(standing.done, of: standing.needed, percent: nil)
    guard screen.columns >= 60 || standing.badge == .bigGulp else { return fraction }
    switch standing.badge {
    case .streak3, .streak7, .streak30: return "\(fraction) \(words.form(of: .day, for: standing.needed))"
    case .centurion: return "\(fraction) \(words.form(of: .entry, for: standing.needed))"
    case .goalReached, .overachiever: return "\(fraction)\(words.blank)%"
    case .bigGulp:
      let target = Target(atLeast: 500_000_000, atMost: nil)
      return screen.progress(Micros(whole: standing.done), of: target, in: .millilitre)
    case .firstSip, .earlyBird, .nightOwl: return words.badgeOpen
    }
  }

  private func told(progressOf standing: BadgeReport.Standing) -> String {
    let (done, needed) = (standing.done, standing.needed)
    func some(_ noun: Noun) -> String { "\(words.some(done, of: needed)) \(words.form(ofWhole: noun))" }
    switch standing.badge {
    case .streak3, .streak7, .streak30: return some(.day)
    case .centurion: return some(.entry)
    case .goalReached, .overachiever: return some(.percent)
    case .bigGulp:
      let target = Target(atLeast: 500_000_000, atMost: nil)
      return screen.progress(Micros(whole: done), of: target, in: .millilitre)
    case .firstSip, .earlyBird, .nightOwl: return words.some(done, of: needed)
    }
  }

  /// The badges in sentences that make sense read aloud.
  package var sentences: [String] {
    guard words.isAloud else { return aloud.sentences }
    return [heading + "."]
      + report.standings.map { standing in
        let (title, story) = (words.title(of: standing.badge), story(of: standing.badge))
        guard let day = standing.day else {
          return words.openBadge(title, story, progress: told(progressOf: standing))
        }
        return words.badge(title, story, date: words.date(day.parts))
      } + (report.earned == 0 ? [words.firstBadgeHint] : [])
  }
}

extension Screen {
  /// The deed that earns a badge, in the units that are asked for.
  package func story(of badge: Badge, isOfGoal: Bool) -> String {
    words.story(of: badge, gulp: amount(500_000_000, in: .millilitre), isOfGoal: isOfGoal)
  }
}
