import Journal
import Reports

/// One measure over a long period as bars: the mean of each week or month, with the goals that held in it.
struct StepBars {
  let steps: MeasureSteps
  let measure: Measure
  let screen: Screen

  private var words: Words { screen.words }
  var heading: String { steps.step == .week ? words.weeksHeading : words.monthsHeading }
  /// The parts without the empty ones at both ends.
  var parts: [MeasureSteps.Part] {
    let filled = steps.parts.indices.filter { steps.parts[$0].summary.days > 0 }
    guard let first = filled.first, let last = filled.last else { return [] }
    return Array(steps.parts[first...last])
  }

  private var axis: Axis {
    Axis(of: parts.compactMap(\.summary.mean), goals: parts.flatMap(daily), measure: measure, on: screen)
  }

  /// A row a part.
  var rows: [Columns.Row] {
    let axis = axis
    return parts.map { part in
      let count = part.days + part.weeks
      let share = count.closed > 0 ? words.share(count.met, of: count.closed, percent: nil) : ""
      return Columns.Row(
        label: StyledText(label(part), .label),
        bar: axis.bar(part.summary.mean, goals: daily(part)),
        figures: [
          StyledText(part.summary.mean.map { amount($0, in: part) } ?? "", .number),
          StyledText(share, .muted),
        ])
    }
  }

  /// The heading and a line for each part; nothing without a value.
  var lines: [StyledText] {
    if parts.isEmpty { return [] }
    let head = StyledText(heading, .heading) + StyledText(", " + words.meanOfDays, .muted)
    let columns = Columns(
      rows, labels: .dates, widestBar: 40, narrow: .dropsLastFigure(below: 8), on: screen)
    return head.wrapped(at: screen.columns) + columns.lines + axis.ends(below: columns)
  }

  /// The parts as sentences.
  var sentences: [String] {
    parts.compactMap { part in
      guard let mean = part.summary.mean else { return nil }
      let counts = [(part.days, StreakUnit.day), (part.weeks, .week)].filter { $0.0.closed > 0 }
        .map { ", " + words.some($0.met, of: $0.closed, $1) }.joined()
      let amount = words.perDay(amount(mean, in: part))
      return "\(label(part).asSentenceStart): \(amount)\(counts)."
    }
  }

  func label(_ part: MeasureSteps.Part) -> String {
    let isSeveralYears = steps.parts.first?.period.from.year != steps.parts.last?.period.to.year
    let (year, month, _) = part.period.from.parts
    if steps.step == .month {
      return isSeveralYears ? words.month(month, year: year) : words.monthName(month)
    }
    return words.range(part.period.from.parts, part.period.to.parts)
  }

  /// The mean of a part, in cups beside a goal that is written so.
  private func amount(_ mean: Micros, in part: MeasureSteps.Part) -> String {
    screen.amount(mean, in: measure.unit, against: daily(part).last { $0.cup != nil })
  }

  func daily(_ part: MeasureSteps.Part) -> [Target] { part.targets.filter { !$0.isWeekly } }
}
