import Journal
import Reports

extension SummaryPage {
  /// The summary as one HTML file: no script, nothing from the network, light or dark as its reader has it.
  package var html: String {
    let lead =
      isEmpty
      ? nothing.escapedForHTML : "<strong>\(lead.escapedForHTML)</strong>"
    return HTMLDocument(
      title: heading, style: HTMLStyle.drawing + HTMLStyle.page,
      main: """
        <header>
        <h1>\(heading.escapedForHTML)</h1>
        <p class="lead">\(lead)</p>
        </header>
        \(isEmpty ? "" : parts)\(noteSection)
        """, words: words
    ).text
  }

  private var parts: String {
    glassSection + "<div class=\"pair\">\n" + listSection("well", words.wentWellHeading, praise)
      + listSection("compared", changesHeading, changes) + "</div>\n" + daySection
      + listSection("room", words.roomHeading, room, end: words.freshPage)
  }

  private func section(_ id: String, _ heading: String, _ content: String) -> String {
    """
    <section aria-labelledby="\(id)">
    <h2 id="\(id)">\(heading.escapedForHTML)</h2>
    \(content)</section>

    """
  }

  private func listSection(_ id: String, _ heading: String, _ items: [String], end: String? = nil) -> String {
    guard !items.isEmpty else { return "" }
    let list = "<ul>\n" + items.map { "<li>\($0.escapedForHTML)</li>\n" }.joined() + "</ul>\n"
    let close = end.map { "<p class=\"legend\">\($0.escapedForHTML)</p>\n" } ?? ""
    return section(id, heading, list + close)
  }

  private var glassSection: String {
    guard let facts = glassFacts, let vessel = summary.vessel else { return "" }
    let label = words.glassLabel(facts.title, percent: facts.percent).escapedForHTML
    let reached = facts.reached.map { "<p class=\"muted\">\($0.asSentenceStart.escapedForHTML)</p>\n" } ?? ""
    return """
      <section aria-labelledby="glass" class="vessel">
      <svg role="img" aria-label="\(label)" viewBox="0 0 120 160">\(Drawing.glass(part: vessel.total, whole: vessel.asked))</svg>
      <div>
      <h2 id="glass">\(facts.title.escapedForHTML)</h2>
      <p class="figure">\(words.percent(facts.percent).escapedForHTML)</p>
      <p>\(facts.progress.escapedForHTML)</p>
      \(reached)</div>
      </section>

      """
  }

  private var daySection: String {
    guard !summary.grid.rows.isEmpty else { return "" }
    if period.count <= 7 { return section("days", words.gridHeading, definitions + weekTable + legend) }
    let map = HeatMap(of: summary.grid, today: today)
    let (picture, width, height) = Drawing.days(map, firstWeekday: configuration.firstWeekday, words)
    let label = words.mapLabel(heading, perfect: summary.grid.perfectDays).escapedForHTML
    let limit = period.count <= 62 ? " style=\"max-width:26rem\"" : ""
    let svg =
      "<svg class=\"map\" role=\"img\" aria-label=\"\(label)\" viewBox=\"-1 0 \(width + 2) \(height + 1)\"\(limit)>\(picture)</svg>\n"
    return section("days", words.gridHeading, svg + longTable)
  }

  private var weekTable: String {
    let days = Array(period.days)
    func now(_ place: Int) -> String { place == summary.grid.todayIndex ? " now" : "" }
    var html =
      "<table class=\"week\">\n<caption class=\"sr\">\(heading.escapedForHTML)</caption>\n<thead>\n<tr>"
    html += "<th scope=\"col\"><span class=\"sr\">\(words.rowHead.escapedForHTML)</span></th>"
    for (place, day) in days.enumerated() {
      let today = place == summary.grid.todayIndex ? " aria-current=\"date\"" : ""
      html +=
        "<th scope=\"col\" class=\"day\(now(place))\"\(today)>"
        + "<abbr title=\"\(words.weekdayName(day.weekday.index).escapedForHTML)\">"
        + "\(words.shortWeekdayName(day.weekday.index).escapedForHTML)</abbr><br>\(day.dayOfMonth)</th>"
    }
    html += "<th scope=\"col\" class=\"total\">\(words.metHead.escapedForHTML)</th></tr>\n</thead>\n<tbody>\n"
    for group in configuration.grouped(summary.grid.rows, by: \.subject) {
      html += groupRow(group.heading, columns: days.count + 2)
      for row in group.items {
        html += "<tr><th scope=\"row\">\(configuration.title(of: row.subject).escapedForHTML)</th>"
        for (place, state) in row.states.enumerated() {
          html +=
            "<td class=\"state\(now(place))\">\(sign(of: state))<span class=\"sr\">\(words.name(of: state).escapedForHTML)</span></td>"
        }
        html += "<td>\(screen.sum(of: row).escapedForHTML)</td></tr>\n"
      }
    }
    html += "</tbody>\n<tfoot>\n<tr><th scope=\"row\">\(words.daySums.escapedForHTML)</th>"
    for (place, count) in summary.grid.days.enumerated() {
      html += "<td class=\"sum\(now(place))\">\(count.due > 0 ? fraction(count.met, count.due) : "")</td>"
    }
    let total = fraction(summary.grid.total.met, summary.grid.total.closed)
    return html + "<td>\(total)</td></tr>\n</tfoot>\n</table>\n"
  }

  /// The row of a heading that the rows below it stand under; nothing of none.
  private func groupRow(_ heading: String?, columns: Int) -> String {
    heading.map {
      "<tr><th scope=\"rowgroup\" colspan=\"\(columns)\">\($0.printable.escapedForHTML)</th></tr>\n"
    } ?? ""
  }

  /// Some of all; of how many gives way on a narrow screen.
  private func fraction(_ part: Int, _ all: Int) -> String {
    "\(words.number(part))<span class=\"of\">/\(words.number(all))</span>"
  }

  /// The sign of a state as a picture, which is defined once.
  private func sign(of state: State) -> String {
    "<svg class=\"sign\" aria-hidden=\"true\"><use href=\"#\(state.code)\"/></svg>"
  }

  /// The signs that the table refers to.
  private var definitions: String {
    let symbols = shownStates.map { state in
      "<symbol id=\"\(state.code)\" viewBox=\"-10 -10 20 20\">\(Drawing.sign(of: state, x: 0, y: 0))</symbol>"
    }
    return
      "<svg width=\"0\" height=\"0\" aria-hidden=\"true\" style=\"position:absolute\">\(symbols.joined())</svg>\n"
  }

  private var legend: String {
    let entries = shownStates.map {
      "<span>\(sign(of: $0)) \(words.name(of: $0).escapedForHTML)</span>"
    }
    return "<p class=\"legend\" aria-hidden=\"true\">\(entries.joined(separator: " "))</p>\n"
  }

  private var longTable: String {
    var html = "<table>\n<caption class=\"sr\">\(words.rowsHeading.escapedForHTML)</caption>\n<thead>\n<tr>"
    html += "<th scope=\"col\" class=\"first\">\(words.rowHead.escapedForHTML)</th>"
    html += "<td></td><th scope=\"col\">\(words.metHead.escapedForHTML)</th></tr>\n</thead>\n<tbody>\n"
    for group in configuration.grouped(summary.grid.rows.filter { $0.count.closed > 0 }, by: \.subject) {
      html += groupRow(group.heading, columns: 3)
      for row in group.items {
        let percent = row.count.percentOfClosed ?? 0
        html +=
          "<tr><th scope=\"row\">\(configuration.title(of: row.subject).escapedForHTML)</th>"
          + "<td class=\"bar\" aria-hidden=\"true\"><span class=\"track\"><span style=\"width:\(min(percent, 100))%\"></span></span></td>"
          + "<td>\(screen.sum(of: row).escapedForHTML) &nbsp; \(words.percent(percent).escapedForHTML)</td></tr>\n"
      }
    }
    return html + "</tbody>\n</table>\n"
  }

  private var noteSection: String {
    guard !notes.isEmpty else { return "" }
    return section(
      "notes", words.notesHeading,
      notes.map { note in
        "<h3><time datetime=\"\(note.day)\">\(words.weekdayAndDate(note.day).escapedForHTML)</time></h3>\n"
          + note.texts.map { "<p>\($0.escapedForHTML)</p>\n" }.joined()
      }.joined())
  }
}
