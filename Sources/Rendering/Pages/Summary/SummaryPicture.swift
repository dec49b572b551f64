import Journal
import Reports

extension SummaryPage {
  /// The summary as one SVG picture, which opens by itself and is light or dark as its viewer has it.
  package var picture: String {
    var canvas = Canvas(words: words)
    canvas.line(heading, style: "title", leading: 34)
    canvas.paragraph(isEmpty ? nothing : lead, style: "lead", columns: 84)
    if !isEmpty {
      canvas.skip(14)
      drawGlass(on: &canvas)
      canvas.skip(22)
      if period.picture == .grid { drawGrid(on: &canvas) } else { drawDays(on: &canvas) }
    }
    let description = sentences.joined(separator: " ")
    let height = canvas.y + 28
    let picture: HTML = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 \(height)" width="720" height="\(height)" role="img" aria-labelledby="title desc" xml:lang="\(words.language.rawValue)">
      <title id="title">\(heading)</title>
      <desc id="desc">\(description)</desc>
      <style>
      \(HTML(markup: HTMLStyle.writtenOut(HTMLStyle.drawing + HTMLStyle.picture)))</style>
      <rect class="paper" width="720" height="\(height)" rx="16"/>
      \(canvas.content)</svg>

      """
    return picture.text
  }

  private func drawGlass(on canvas: inout Canvas) {
    let start = canvas.y
    var left = Canvas.margin
    if let facts = glassFacts, let vessel = summary.vessel {
      canvas.add(
        """
        <g transform="translate(\(Canvas.margin) \(start))">\(Drawing.glass(part: vessel.total, whole: vessel.asked))</g>
        """)
      left += 148
      canvas.skip(6)
      canvas.line(facts.title, style: "head", x: left, leading: 18)
      canvas.line(words.percent(facts.percent), style: "figure", x: left, leading: 34)
      let reached = facts.reached.map { ", \($0)" } ?? ""
      canvas.paragraph(facts.progress + reached, style: "body", x: left, columns: 62)
      canvas.skip(10)
    }
    let columns = left == Canvas.margin ? 84 : 62
    for text in praise + wholeChanges { canvas.bullet(text, x: left, columns: columns) }
    if glassFacts != nil { canvas.y = max(canvas.y, start + 160) }
  }

  /// The days of a week as a grid of signs.
  private func drawGrid(on canvas: inout Canvas) {
    let days = Array(period.days)
    let first = 270
    let step = 50
    func x(_ place: Int) -> Int { first + place * step + 25 }
    let top = canvas.y
    let groups = configuration.grouped(summary.grid.rows, by: \.subject)
    let height = (summary.grid.rows.count + groups.count { $0.heading != nil }) * 26 + 64
    if let today = summary.grid.todayIndex {
      canvas.add(
        "<rect class=\"hollow\" x=\"\(x(today) - 22)\" y=\"\(top)\" width=\"44\" height=\"\(height)\" rx=\"10\"/>"
      )
    }
    for (place, day) in days.enumerated() {
      canvas.add(
        Drawing.text(words.shortWeekdayName(day.weekday.index), x: x(place), y: top + 16, anchor: "middle"))
      canvas.add(Drawing.text(String(day.dayOfMonth), x: x(place), y: top + 32, anchor: "middle"))
    }
    canvas.y = top + 38
    for (row, heading) in groups.flatMap(\.headed) {
      drawHeading(heading, on: &canvas)
      let y = canvas.y
      canvas.add("<path class=\"rule\" d=\"M\(Canvas.margin) \(y)H\(Canvas.width - Canvas.margin)\"/>")
      canvas.label(configuration.title(of: row.subject), columns: 32, y: y + 18)
      for place in row.states.indices {
        canvas.add(Drawing.sign(of: row.sign(place), x: x(place), y: y + 13))
      }
      canvas.add(
        Drawing.text(
          screen.sum(of: row), x: Canvas.width - Canvas.margin, y: y + 18, anchor: "end", style: "body"))
      canvas.y += 26
    }
    canvas.add("<path class=\"rule\" d=\"M\(Canvas.margin) \(canvas.y)H\(Canvas.width - Canvas.margin)\"/>")
    for (place, count) in summary.grid.days.enumerated() where count.due > 0 {
      canvas.add(
        Drawing.text(count.fraction, x: x(place), y: canvas.y + 18, anchor: "middle"))
    }
    canvas.y += 44
    drawLegend(on: &canvas)
  }

  /// The heading of a group above its first row; nothing where there is none.
  private func drawHeading(_ heading: String?, on canvas: inout Canvas) {
    guard let heading else { return }
    canvas.label(heading.printable, columns: 32, y: canvas.y + 18, style: "head")
    canvas.y += 26
  }

  private func drawLegend(on canvas: inout Canvas) {
    var x = Canvas.margin + 9
    for sign in shownSigns {
      let name = words.name(of: sign)
      canvas.add(Drawing.sign(of: sign, x: x, y: canvas.y) + Drawing.text(name, x: x + 14, y: canvas.y + 4))
      x += 40 + name.widthInColumns * 7
    }
    canvas.y += 6
  }

  /// The tones of a calendar or a heat map with their names.
  private func drawTones(of map: HeatMap, on canvas: inout Canvas) {
    var x = Canvas.margin
    let legend = period.picture == .calendar ? DayTone.calendarLegend : DayTone.mapLegend
    for tone in legend.filter(map.tones.contains) {
      let name = words.shadeLegend(tone)
      let width = 44 + name.widthInColumns * 7
      if x > Canvas.margin, x + width > Canvas.width {
        x = Canvas.margin
        canvas.y += 22
      }
      canvas.add(
        "<rect class=\"\(Drawing.style(of: tone))\" x=\"\(x)\" y=\"\(canvas.y - 10)\" width=\"12\" height=\"12\" rx=\"3\"/>"
          + Drawing.text(name, x: x + 18, y: canvas.y))
      x += width
    }
    canvas.y += 18
  }

  /// The days of a longer period as a calendar or a heat map, and what each habit and goal came to.
  private func drawDays(on canvas: inout Canvas) {
    let map = HeatMap(of: summary.grid, today: today)
    let first = configuration.firstWeekday
    let weeks = map.period.parts(by: .week, firstWeekday: first)
    // A strip a year, so that days can be told apart.
    let length = (weeks.count + (weeks.count + 53) / 54 - 1) / ((weeks.count + 53) / 54)
    for start in stride(from: 0, to: weeks.count, by: length) {
      let drawn =
        period.picture == .calendar
        ? Drawing.calendar(map, firstWeekday: first, words)
        : Drawing.map(
          map, Array(weeks[start..<min(start + length, weeks.count)]), firstWeekday: first, words)
      let width = min(Canvas.width - 2 * Canvas.margin, drawn.width * 3 / 2)
      let height = drawn.height * width / drawn.width
      canvas.add(
        """
        <svg x="\(Canvas.margin)" y="\(canvas.y)" width="\(width)" height="\(height)" \
        viewBox="-1 0 \(drawn.width + 2) \(drawn.height + 1)">\(drawn.picture)</svg>
        """)
      canvas.y += height + 24
    }
    drawTones(of: map, on: &canvas)
    let closed = summary.grid.rows.filter { $0.count.closed > 0 }
    for (row, heading) in configuration.grouped(closed, by: \.subject).flatMap(\.headed) {
      drawHeading(heading, on: &canvas)
      let y = canvas.y
      let percent = row.count.percentOfClosed ?? 0
      canvas.add("<path class=\"rule\" d=\"M\(Canvas.margin) \(y)H\(Canvas.width - Canvas.margin)\"/>")
      canvas.label(configuration.title(of: row.subject), columns: 32, y: y + 18)
      canvas.add("<rect class=\"track\" x=\"290\" y=\"\(y + 9)\" width=\"220\" height=\"9\" rx=\"4.5\"/>")
      if percent > 0 {
        canvas.add(
          "<rect class=\"fill\" x=\"290\" y=\"\(y + 9)\" width=\"\(Double(min(percent, 100)) * 2.2)\" height=\"9\" rx=\"4.5\"/>"
        )
      }
      canvas.add(Drawing.text(screen.sum(of: row), x: 620, y: y + 18, anchor: "end", style: "body"))
      canvas.add(
        Drawing.text(
          words.percent(percent), x: Canvas.width - Canvas.margin, y: y + 18, anchor: "end", style: "body"))
      canvas.y += 26
    }
  }
}

extension HTMLStyle {
  /// How a picture that stands by itself looks.
  fileprivate static let picture = """
    .paper{fill:var(--page)}
    svg text{font:13px system-ui,sans-serif;fill:var(--muted)}
    svg text.title{font-size:28px;font-weight:700;fill:var(--ink)}
    svg text.lead{font-size:16px}
    svg text.head{font-size:15px;font-weight:600;fill:var(--ink)}
    svg text.figure{font-size:32px;font-weight:700;fill:var(--water)}
    svg text.body{font-size:14px;fill:var(--ink)}
    .rule{stroke:var(--line)}
    .bullet{fill:var(--good)}
    .track{fill:var(--line)}
    .fill{fill:var(--good)}

    """
}
