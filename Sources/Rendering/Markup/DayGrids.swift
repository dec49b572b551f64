import Journal
import Reports

/// The days of a grid as tables that read in order, and as a map.
struct DayGrids: Framed {
  let grid: PeriodGrid
  let frame: Frame

  private var words: Words { screen.words }

  /// A week: a row a habit or goal, a column a day, and what each row comes to; with the signs that it holds.
  func week(_ caption: String) -> HTML {
    func now(_ place: Int) -> HTML { place == grid.todayIndex ? " now" : "" }
    let rows = grid.rows.filter(\.isKnown)
    var html: HTML = """
      <table class="week">
      <caption class="sr">\(caption)</caption>
      <thead>
      <tr><th scope="col"><span class="sr">\(words.rowHead)</span></th>
      """
    for (place, day) in grid.period.days.enumerated() {
      let today: HTML = place == grid.todayIndex ? " aria-current=\"date\"" : ""
      let name: HTML = """
        <abbr title="\(words.weekdayName(day.weekday.index))">\(words.shortWeekdayName(day.weekday.index))</abbr><br>\(day.dayOfMonth)
        """
      html +=
        "<th scope=\"col\" class=\"day\(now(place))\"\(today)>\(HTML.link(name, to: screen.links?.day(day)))</th>"
    }
    html += "<th scope=\"col\" class=\"total\">\(words.metHead)</th></tr>\n</thead>\n<tbody>\n"
    for group in configuration.grouped(rows, by: \.subject) {
      html += heading(group.heading, columns: grid.period.count + 2)
      for row in group.items {
        html += "<tr><th scope=\"row\">\(title(row.subject))</th>"
        for place in row.states.indices {
          html += "<td class=\"state\(now(place))\">\(Drawing.sign(row.sign(place), words))</td>"
        }
        html += "<td>\(screen.sum(of: row))</td></tr>\n"
      }
    }
    html += "</tbody>\n<tfoot>\n<tr><th scope=\"row\">\(words.daySums)</th>"
    for (place, (day, count)) in zip(grid.period.days, grid.days).enumerated() {
      let isTold = count.isTold(on: day, today: today)
      html += "<td class=\"sum\(now(place))\">\(isTold ? fraction(count.met, count.due) : "")</td>"
    }
    let total = grid.total.closed > 0 ? fraction(grid.total.met, grid.total.closed) : ""
    html += "<td>\(total)</td></tr>\n</tfoot>\n</table>\n"
    return html + legend(of: rows.flatMap { $0.states.indices.map($0.sign) })
  }

  /// A habit or measure, which leads to its page.
  private func title(_ subject: Reference) -> HTML {
    .link("\(configuration.title(of: subject))", to: screen.links?.subject(subject, configuration))
  }

  /// The row of a heading that the rows below it stand under; nothing of none.
  private func heading(_ heading: String?, columns: Int) -> HTML {
    heading.map { "<tr><th scope=\"rowgroup\" colspan=\"\(columns)\">\($0.printable)</th></tr>\n" } ?? ""
  }

  /// Some of all; of how many gives way on a narrow screen.
  private func fraction(_ part: Int, _ all: Int) -> HTML {
    "\(words.number(part))<span class=\"of\">/\(words.number(all))</span>"
  }

  private func legend(of shown: [DaySign]) -> HTML {
    legend(
      DaySign.legend(of: shown).map { "\(Drawing.sign($0, words, isNamed: false)) \(words.name(of: $0))" })
  }

  private func legend(_ entries: [HTML]) -> HTML {
    let spans = entries.map { "<span>\($0)</span>" as HTML }
    return entries.isEmpty
      ? "" : "<p class=\"legend\" aria-hidden=\"true\">\(spans.joined(separator: " "))</p>\n"
  }

  /// A month, or a few weeks, as a wall calendar: each day in the tone of what was met of it, with that in figures.
  ///
  /// A calendar of one habit or goal has the sign of its state on each day instead.
  func calendar(_ caption: String, of row: PeriodGrid.Row? = nil) -> HTML {
    let map = HeatMap(of: grid, today: today)
    let days = Weekday.week(from: configuration.firstWeekday)
    let heads = days.map { day in
      "<th scope=\"col\"><abbr title=\"\(words.weekdayName(day.index))\">\(words.shortWeekdayName(day.index))</abbr></th>"
        as HTML
    }
    let weeks = grid.period.parts(by: .week, firstWeekday: configuration.firstWeekday).map { week -> HTML in
      let cells = days.indices.map { column -> HTML in
        let day = week.from.startOfWeek(configuration.firstWeekday) + column
        // The first week of all time may begin before it.
        guard week.contains(day), day.weekday == days[column] else { return "<td></td>" }
        return cell(day, map, row)
      }
      return "<tr>\(cells.joined())</tr>\n"
    }
    let shown = row == nil ? DayTone.calendarLegend.filter(map.tones.contains) : []
    return """
      <table class="calendar">
      <caption class="sr">\(caption)</caption>
      <thead>
      <tr>\(heads.joined())</tr>
      </thead>
      <tbody>
      \(weeks.joined())</tbody>
      </table>
      \(row.map { row in legend(of: row.states.indices.compactMap { grid.shownSign($0, of: row, today: today) }) } ?? legend(shown.map { swatch($0) + " \(words.shadeLegend($0))" }))
      """
  }

  private func cell(_ day: Day, _ map: HeatMap, _ row: PeriodGrid.Row?) -> HTML {
    let place = day - grid.period.from
    let today: HTML = place == grid.todayIndex ? " aria-current=\"date\"" : ""
    let number = HTML.link("<b>\(day.dayOfMonth)</b>", to: screen.links?.day(day)) + month(day)
    if let row {
      let sign = grid.shownSign(place, of: row, today: self.today).map { Drawing.sign($0, words) } ?? ""
      return "<td class=\"cell\"\(today)>\(number)\(sign)</td>"
    }
    let count = grid.days[place]
    let isTold = count.isTold(on: day, today: self.today)
    let figure: HTML =
      isTold
      ? "<span aria-hidden=\"true\">\(count.fraction)</span><span class=\"sr\">\(words.some(count.met, of: count.due))</span>"
      : map.tones[place] == .skipped ? "<span class=\"sr\">\(words.name(of: .skipped))</span>" : ""
    return "<td class=\"\(Drawing.style(of: map.tones[place]))\"\(today)>\(number)\(figure)</td>"
  }

  /// The name of the month that a day begins, where the calendar is of several.
  private func month(_ day: Day) -> HTML {
    guard grid.period.beginsMonth(on: day) else { return "" }
    let isNewYear =
      grid.period.from.year != grid.period.to.year && (day == grid.period.from || day.month == 1)
    return "<small>\(words.shortMonthName(day.month))\(isNewYear ? " \(day.year)" : "")</small>"
  }

  private func swatch(_ tone: DayTone, isRelative: Bool = false) -> HTML {
    "<i class=\"\(Drawing.style(of: tone, isRelative: isRelative))\"></i>"
  }

  /// A long period as a map of shades, in parts that stand beside one another where there is room, with a legend.
  func map(_ map: HeatMap, _ label: String) -> HTML {
    let parts = map.parts(ofAtMost: 27, allUpTo: 2, firstWeekday: configuration.firstWeekday)
    let pictures = parts.map { part -> HTML in
      let drawn = Drawing.map(
        map, part, firstWeekday: configuration.firstWeekday, words, linked: screen.links)
      let range = words.range(part[0].from.parts, part[part.count - 1].to.parts)
      return """
        <svg class="map" role="img" aria-label="\(label), \(range)" viewBox="-1 0 \(30 + 27 * 13 + 2) \(drawn.height + 1)">\(drawn.picture)</svg>

        """
    }
    let entries = map.legend(words, withAllShades: false).map { entry -> HTML in
      let swatches = entry.tones.map { swatch($0, isRelative: map.isRelative) }
      return swatches.joined() + " \(entry.name)"
    }
    return "<div class=\"maps\">\n\(pictures.joined())</div>\n\(legend(entries))"
  }
}
