import Journal
import Reports

extension BadgesPage {
  /// The badges as cards, by their kind.
  package var body: HTMLBody? {
    let categories = Badge.Category.allCases.map { category -> HTML in
      let cards = report.standings.filter { $0.badge.category == category }.map(card)
      return .section(words.name(of: category), "<div class=\"cards\">\n\(cards.joined())</div>\n")
    }
    let hint: HTML = report.earned == 0 ? .paragraph(StyledText(words.firstBadgeHint), class: "legend") : ""
    return HTMLBody(title: heading, main: .head(heading) + categories.joined() + hint)
  }

  private func card(_ standing: BadgeReport.Standing) -> HTML {
    let symbol: HTML =
      standing.day == nil ? "" : "<span aria-hidden=\"true\">\(standing.badge.symbol)</span> "
    var fact = HTML.paragraph(StyledText(words.badgeOpen, .muted))
    if let day = standing.day {
      let date = HTML.link(
        "\(words.shortDate(day.parts, showingYear: true))", to: screen.links?.day(day))
      fact = "<p class=\"good\">\(date)</p>\n"
    } else if standing.needed > 1 {
      let bar = Bar(value: Micros(whole: standing.done), scale: Micros(whole: standing.needed), role: .accent)
      fact = "\(bar.html)\(HTML.paragraph(StyledText(progress(of: standing), .number)))"
    }
    return """
      <article>
      <h3>\(symbol)\(words.title(of: standing.badge))</h3>
      \(HTML.paragraph(StyledText(story(of: standing.badge), .muted)))\(fact)</article>

      """
  }
}
