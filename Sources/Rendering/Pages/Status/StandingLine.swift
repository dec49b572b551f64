import Journal
import Reports

/// Where a day stands after a change, in one line: `Water 1,250 / 2,500 ml · 50 % · 6/9 · 12 days in a row`.
package struct StandingLine: Framed, Sendable {
  private let standing: Standing
  package let frame: Frame

  /// Makes the line of a day that is seen from today.
  package init(_ standing: Standing, in frame: Frame) { (self.standing, self.frame) = (standing, frame) }

  /// The line, broken where it is wider than the screen; none if there is nothing to tell.
  package var lines: [StyledText] {
    let parts = parts
    guard let first = parts.first else { return [] }
    // A point alone would end a sentence.
    let mark = screen.glyphs == .ascii ? " | " : " \(screen.glyphs.dot) "
    var line = StyledText()
    if standing.day != today {
      line = StyledText(screen.words.dayHead(standing.day.parts, daysAgo: today - standing.day) + " ")
    }
    line = parts.dropFirst().reduce(line + first) { $0 + StyledText(mark, .muted) + $1 }
    return line.wrapped(at: screen.columns)
  }

  private var parts: [StyledText] {
    var parts: [StyledText] = []
    let words = screen.words
    if let measure = standing.measure, let target = measure.target {
      let place = configuration.measures[measure.measure]
      let progress = screen.progress(measure, of: target, in: place.unit)
      parts.append(StyledText("\(words.shortened(place.title)) ") + StyledText(progress, .number))
      if let percent = measure.percent {
        let isGood = measure.goalState == .met || target.isAtLeast && target.isKept(by: measure.counted)
        parts.append(StyledText(words.percentFigure(percent), isGood ? .good : .plain))
      }
    }
    if standing.count.due > 0 { parts.append(StyledText(standing.count.fraction)) }
    if let streak = standing.streak, streak.length >= 2, let subject = standing.subject {
      let isNamed = standing.measure.map { subject != .measure($0.measure) } ?? true
      let name = isNamed ? words.shortened(configuration.title(of: subject)) + " " : ""
      parts.append(StyledText(name) + StyledText(words.inARow(streak), .streak))
    }
    return parts
  }
}
