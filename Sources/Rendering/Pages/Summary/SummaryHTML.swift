import Journal
import Reports

extension SummaryPage {
  /// The summary as a page.
  package var body: HTMLBody? {
    HTMLBody(
      title: heading,
      main: .head(heading, isEmpty ? StyledText(nothing) : StyledText(lead, .heading))
        + (isEmpty ? "" : parts) + noteSection)
  }

  private var parts: HTML {
    glassSection
      + "<div class=\"pair\">\n\(list(words.wentWellHeading, praise))\(list(changesHeading, changes))</div>\n"
      + daySection + list(words.roomHeading, room, end: words.freshPage)
  }

  private func list(_ heading: String, _ items: [String], end: String = "") -> HTML {
    items.isEmpty
      ? ""
      : .section(heading, .list(items.map { StyledText($0) }) + .paragraph(StyledText(end), class: "legend"))
  }

  private var glassSection: HTML {
    guard let facts = glassFacts, let vessel = summary.vessel else { return "" }
    return """
      <section class="vessel">
      <svg role="img" aria-label="\(words.glassLabel(facts.title, percent: facts.percent))" viewBox="0 0 120 160">\(Drawing.glass(part: vessel.total, whole: vessel.asked))</svg>
      <div>
      <h2>\(facts.title)</h2>
      <p class="figure">\(words.percent(facts.percent))</p>
      <p>\(facts.progress)</p>
      \(HTML.paragraph(StyledText(facts.reached?.asSentenceStart ?? ""), class: "muted"))</div>
      </section>

      """
  }

  private var daySection: HTML {
    guard !summary.grid.rows.isEmpty else { return "" }
    let grids = DayGrids(grid: summary.grid, frame: frame)
    let days =
      switch period.picture {
      case .grid: grids.week(heading)
      case .calendar: grids.calendar(heading)
      case .map:
        grids.map(
          HeatMap(of: summary.grid, today: today), words.mapLabel(heading, perfect: summary.grid.perfectDays))
      }
    return .section(words.gridHeading, days) + (period.picture == .grid ? "" : frame.rowList(summary.grid))
  }

  private var noteSection: HTML {
    .section(
      words.notesHeading,
      notes.map { note in
        "<h3><time datetime=\"\(note.day.description)\">\(words.weekdayAndDate(note.day))</time></h3>\n"
          + note.texts.map { .paragraph(StyledText($0)) }.joined()
      }.joined())
  }
}
