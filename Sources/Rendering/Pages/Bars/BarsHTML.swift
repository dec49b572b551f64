import Journal
import Reports

extension BarsPage {
  /// The bars drawn.
  package var body: HTMLBody? { HTMLBody(title: "\(measure.title), \(heading)", main: main) }

  /// The head, the picture, a bar a day, and the sums.
  var main: HTML {
    let head = HTML.head("\(measure.title), \(heading)", StyledText(goalLine))
    guard !isEmpty else { return head + invitation.html }
    let places = shownPlaces
    let days = places.map { bars.period.from + $0 }
    return head
      + .section(
        chart
          + rows.html(
            addresses: days.map { screen.links?.day($0) },
            signs: places.compactMap(sign).map { Drawing.sign($0, words) })
          + .facts(facts(short)))
  }
}

extension BarsPage {
  /// The days as a picture.
  var chart: HTML {
    let places = shownPlaces
    let days = places.map { bars.period.from + $0 }
    let trend = Dictionary(uniqueKeysWithValues: bars.trend.map { ($0.day, $0.trend) })
    return Chart(
      values: places.map { bars.values[$0] }, goals: places.map { [dailyTarget($0)].compactMap { $0 } },
      trend: trend.isEmpty ? [] : days.map { trend[$0] }, measure: measure,
      ends: [days.first, days.last].compactMap { $0.map(label) }, screen: screen
    ).html(measure.title)
  }
}

extension StepBars {
  /// The picture and a bar a part, under their heading; nothing without a value. A picture of the days, if there is one,
  /// stands in place of theirs.
  func html(_ days: HTML = "") -> HTML {
    let parts = parts
    let chart = Chart(
      values: parts.map(\.summary.mean), goals: parts.map(daily), measure: measure,
      ends: [parts.first, parts.last].compactMap { $0.map(label) }, screen: screen)
    return .section(
      "\(heading), \(screen.words.meanOfDays)",
      (days.isEmpty ? chart.html(measure.title) : days)
        + .folded(parts.map(label), rows.html()))
  }
}
