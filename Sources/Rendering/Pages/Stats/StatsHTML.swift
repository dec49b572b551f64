import Journal
import Reports

extension StatsPage {
  /// The statistics drawn: a card for each habit and goal, and for each measure.
  package var body: HTMLBody? {
    let period = statistics.period
    let range = words.range(period.from.parts, period.to.parts, showingYear: true)
    let head = HTML.head(words.statisticsHeading, StyledText(periodLine))
    guard !isEmpty else {
      return HTMLBody(
        title: words.statisticsHeading, main: head + invitation.html)
    }
    return HTMLBody(
      title: "\(words.statisticsHeading), \(range)",
      main: head + cards + .section(uncounted.map { .paragraph(StyledText($0)) }.joined())
        + .section(.paragraph(perfectText))
        + (comparisonHeading.map { .section($0, .list(comparisonTexts.map { $0.joined(separator: ". ") })) }
          ?? "")
        + tagTexts.map { .section($0.title, .list($0.texts)) }.joined())
  }

  /// A card for each habit and goal, and for each measure.
  var cards: HTML {
    section(words.rowsHeading, habitCards, legend: rated.isEmpty ? "" : words.recentLegend)
      + section(words.measuresHead, measureCards)
  }

  /// All that is known of what is shown, without cards around it.
  var allFacts: HTML { rated.map(facts).joined() + measured.map { .facts(facts(of: $0)) }.joined() }

  private func section(_ heading: String, _ groups: [Group<HTML>], legend: String = "") -> HTML {
    if groups.allSatisfy(\.items.isEmpty) { return "" }
    let cards = groups.map { group -> HTML in
      (group.heading.map { "<h3>\($0.printable)</h3>\n" } ?? "")
        + "<div class=\"cards\">\n\(group.items.joined())</div>\n"
    }
    return .section(heading, cards.joined() + .paragraph(StyledText(legend), class: "legend"))
  }

  private func card(_ subject: Reference, under heading: String?, _ content: HTML) -> HTML {
    let level = heading == nil ? 3 : 4
    let title = HTML.link(
      "\(configuration.title(of: subject))", to: screen.links?.subject(subject, configuration))
    return "<article>\n<h\(level)>\(title)</h\(level)>\n\(content)</article>\n"
  }

  private var habitCards: [Group<HTML>] {
    configuration.grouped(rated, by: \.subject).map { group in
      Group(
        heading: group.heading,
        items: group.items.map { card($0.subject, under: group.heading, facts(of: $0)) })
    }
  }

  private var measureCards: [Group<HTML>] {
    configuration.grouped(measured, by: \.subject).map { group in
      Group(
        heading: group.heading,
        items: group.items.map { card($0.subject, under: group.heading, .facts(facts(of: $0))) })
    }
  }

  /// How often a habit or goal was met: a bar, the words of a block, and its weekdays.
  func facts(of line: Line) -> HTML {
    let count = line.rates.count
    let bar: HTML =
      count.closed > 0
      ? Bar(
        value: Micros(whole: count.met), scale: Micros(whole: count.closed),
        role: count.met >= count.closed ? .good : .accent
      ).html : ""
    return bar + texts(of: line).map { .paragraph($0) }.joined() + weekdayBars(line.rates)
  }

  /// How often each weekday was met, as bars that stand side by side.
  private func weekdayBars(_ rates: StatisticsReport.Rates) -> HTML {
    guard rates.weekdays.contains(where: { $0.closed > 0 }) else { return "" }
    let days = Weekday.week(from: configuration.firstWeekday).map { weekday -> HTML in
      let count = rates.weekdays[weekday.index]
      let style: HTML =
        weekday == rates.bestWeekday
        ? " class=\"good\"" : weekday == rates.worstWeekday ? " class=\"bad\"" : ""
      return """
        <span><i\(style) style="height:\(count.percentOfClosed ?? 0)%"></i>\(words.weekdayHead(weekday.index))</span>
        """
    }
    let label = Weekday.week(from: configuration.firstWeekday).compactMap { weekday in
      rates.weekdays[weekday.index].percentOfClosed.map {
        "\(words.shortWeekdayName(weekday.index)) \(words.percent($0))"
      }
    }
    return """
      <div class="weekdays" role="img" aria-label="\(label.joined(separator: ", "))">\(days.joined())</div>

      """
  }
}
