import Journal
import Reports

/// One measure over a long period as bars: the mean of each week or month, with the goals that held in it.
struct StepBars {
  let steps: MeasureSteps
  let measure: Measure
  let screen: Screen

  private var words: Words { screen.words }
  /// The parts without the empty ones at both ends.
  private var parts: [MeasureSteps.Part] {
    let filled = steps.parts.indices.filter { steps.parts[$0].summary.days > 0 }
    guard let first = filled.first, let last = filled.last else { return [] }
    return Array(steps.parts[first...last])
  }

  /// The heading and a line for each part; nothing without a value.
  var lines: [StyledText] {
    let parts = parts
    guard !parts.isEmpty else { return [] }
    let labels = parts.map(label)
    let values = parts.map { $0.summary.mean.map { screen.amount($0, in: measure.unit) } ?? "" }
    let counts = parts.map {
      $0.count.closed > 0 ? words.share($0.count.met, of: $0.count.closed, percent: nil) : ""
    }
    func columns(_ texts: [String]) -> Int { texts.map(\.widthInColumns).max() ?? 0 }
    let (labelColumns, valueColumns, countColumns) = (columns(labels), columns(values), columns(counts))
    var fixed = labelColumns + 4 + valueColumns
    let showsCounts = countColumns > 0 && screen.columns - fixed - 2 - countColumns >= 8
    if showsCounts { fixed += 2 + countColumns }
    let barColumns = max(4, min(screen.columns - fixed, 40))
    let scale = self.scale
    let heading = steps.step == .week ? words.weeksHeading : words.monthsHeading
    let head = StyledText(heading, .heading) + StyledText(", " + words.meanOfDays, .muted)
    return head.wrapped(at: screen.columns)
      + parts.indices.map { place in
        var line = StyledText(labels[place], .label).padded(to: labelColumns, .right) + "  "
        line += bar(parts[place], scale).text(columns: barColumns, screen.glyphs) + "  "
        line += StyledText(values[place], .number).padded(to: valueColumns, .right)
        if showsCounts { line += "  " + StyledText(counts[place], .muted).padded(to: countColumns, .right) }
        return line.trimmedAtEnd
      }
  }

  /// The parts as sentences.
  var sentences: [String] {
    parts.compactMap { part in
      guard let mean = part.summary.mean else { return nil }
      let count = part.count.closed > 0 ? ", " + words.metDays(part.count.met, of: part.count.closed) : ""
      return "\(label(part).asSentenceStart): \(words.perDay(screen.amount(mean, in: measure.unit)))\(count)."
    }
  }

  private func label(_ part: MeasureSteps.Part) -> String {
    let isSeveralYears = steps.parts.first?.period.from.year != steps.parts.last?.period.to.year
    let (year, month, _) = part.period.from.parts
    if steps.step == .month {
      return isSeveralYears ? words.month(month, year: year) : words.monthName(month)
    }
    return words.range(part.period.from.parts, part.period.to.parts)
  }

  private func daily(_ part: MeasureSteps.Part) -> [Target] { part.targets.filter { !$0.isWeekly } }

  private var scale: Int64 {
    let means = parts.compactMap(\.summary.mean).max() ?? 0
    let goals = parts.flatMap(daily).map { target in
      target.isAtLeast ? target.figure : Amount.sum(target.figure, target.figure / 4)
    }
    return max(means, goals.max() ?? 0, 1)
  }

  private func bar(_ part: MeasureSteps.Part, _ scale: Int64) -> Bar {
    let targets = daily(part)
    let marks = targets.flatMap { [$0.atLeast, $0.atMost] }.compactMap { $0 }.filter { $0 < scale }
    return Bar(
      value: part.summary.mean ?? 0, scale: scale, role: measure.unit.kind == .volume ? .water : .accent,
      limit: targets.last?.atMost, marks: marks)
  }
}
