import Journal
import Reports

extension DayPage {
  /// The day drawn: the glass with its pace, the goals, the habits, and what else its file says; or its lines.
  package var body: HTMLBody? {
    let title = words.longDate(report.day.parts, weekday: report.day.weekday.index).asSentenceStart
    if let listing { return HTMLBody(title: title, main: .head(title) + .section(listing.html)) }
    return HTMLBody(title: title, main: header(title) + parts)
  }

  private func header(_ title: String) -> HTML {
    // A page of a site is read on other days as well.
    let isAlone = screen.links == nil
    let relative =
      (isAlone ? words.relativeDay(report.day - today) : nil).map { " <small>(\($0))</small>" as HTML } ?? ""
    let greeting: HTML = report.isToday && isAlone ? .paragraph(StyledText(greeting), class: "greeting") : ""
    let pause = pause.map { HTML.paragraph(StyledText(words.paused($0.label)), class: "lead") } ?? ""
    let isTold = report.count.isTold(on: report.day, today: today)
    let done: HTML = isTold ? .paragraph(completed, class: "lead") : ""
    return "<header>\n\(greeting)<h1>\(title)\(relative)</h1>\n\(pause)\(done)</header>\n"
  }

  private var parts: HTML {
    let glass = poured
    let others = report.measures.filter { $0.measure != glass?.measure }
    let invited = screen.links == nil ? Invitation(to: self)?.html : nil
    return (glass.map(panel) ?? "")
      + "<div class=\"pair\">\n\(HTML.section(words.goalsHeading, GoalList(others, in: self).html))"
      + .section(words.habitsHeading, ticks)
      + "</div>\n"
      + .section(words.oneOffsHeading, list(report.oneOffs.map { TickRow($0, in: self) }))
      + .section(
        words.earlierHeading,
        report.open.map { day in
          "<h3>\(words.weekdayAndDate(day.day))</h3>\n" + list(day.oneOffs.map { TickRow($0, in: self) })
        }.joined())
      + .section(.list(report.running.map { StyledText(runs($0)) }))
      + streakSections
      + .section(words.notesHeading, texts.map { .paragraph(StyledText($0)) }.joined()) + (invited ?? "")
  }

  /// The streaks that are safe today, then those that it still has to save.
  var streakSections: HTML {
    .section(words.streaksHeading, .list(texts(streaks(atRisk: false) { words.inARow($0, $1) })))
      + .section(words.stakesHeading, .list(texts(streaks(atRisk: true) { words.stake($0, streak: $1) })))
  }

  /// How far the day is, and its glass.
  var glance: HTML {
    let isTold = report.count.isTold(on: report.day, today: today)
    return (isTold ? .paragraph(completed, class: "lead") : "") + (poured.map(panel) ?? "")
  }

  private func texts(_ streaks: [ShownStreak]) -> [StyledText] {
    streaks.map { StyledText("\($0.title): ") + StyledText($0.length, .number) }
  }

  private func panel(_ measure: DayMeasure) -> HTML {
    guard let target = measure.target else { return "" }
    let total = measure.total ?? 0
    let title = declared(measure).title
    let story = story(of: measure, target).dropFirst()
    let percent = measure.percent.map(words.percent) ?? ""
    let picture = Drawing.glass(part: total, whole: target.figure, pace: Pace(measure)?.expected)
    return """
      <section class="vessel">
      <svg role="img" aria-label="\(words.glassOfDay(title, percent: measure.percent ?? 0))" viewBox="0 0 120 160">\(picture)</svg>
      <div>
      <h2>\(HTML.link("\(title)", to: address(of: measure)))</h2>
      <p class="figure">\(percent)</p>
      \(story.enumerated().map { .paragraph($0.offset == 0 ? $0.element.beforePercent : $0.element) }.joined())\
      \(hours(measure))</div>
      </section>

      """
  }

  /// The amounts of a measure with their times, in the order of the day.
  private func hours(_ measure: DayMeasure) -> HTML {
    let unit = declared(measure).unit
    let texts = measure.entries.map { entry in
      StyledText(entry.time.map { words.time($0) + words.blank } ?? "", .muted)
        + StyledText(screen.amount(entry.value, in: unit).unbroken(words))
    }
    let items = texts.map { "<span>\($0)</span>" as HTML }
    return items.isEmpty ? "" : "<p class=\"times\">\(items.joined(separator: " · "))</p>\n"
  }

  /// The page of a measure.
  func address(of measure: DayMeasure) -> String? {
    screen.links?.subject(.measure(measure.measure), configuration)
  }

  private var ticks: HTML {
    let groups = groupedHabits.map { group -> HTML in
      (group.heading.map { "<h3>\($0.printable)</h3>\n" } ?? "")
        + list(group.items.map { TickRow($0, in: self) })
    }
    let notDue = habitsNotDue.map { configuration.habits[$0.habit].title }
    return groups.joined()
      + (notDue.isEmpty ? "" : .paragraph(StyledText(words.notDue(notDue)), class: "legend"))
  }

  private func list(_ rows: [TickRow]) -> HTML {
    if rows.isEmpty { return "" }
    let items = rows.map { row -> HTML in
      let time: HTML = row.time.isEmpty ? "" : "<span class=\"time\">\(row.time)</span>"
      let note: HTML = row.note.isEmpty ? "" : "<small>\(row.note)</small>"
      return
        "<li>\(Drawing.sign(.state(row.state), words)) <span class=\"label\">\(HTML.link("\(row.label)", to: row.address))</span>\(time)\(note)</li>\n"
    }
    return "<ul class=\"ticks\">\n\(items.joined())</ul>\n"
  }
}

extension StyledText {
  /// The text without the percentage behind its figure, which stands above it in large.
  fileprivate var beforePercent: StyledText { spans.first.map { StyledText($0.text, .label) } ?? self }
}

extension Words {
  /// The head of the goals and values of a day.
  var goalsHeading: String { say("Goals", "Cíle") }

  /// The description of a picture of a glass, for those who do not see it.
  func glassOfDay(_ label: String, percent: Int) -> String {
    say(
      "A glass of \(label), filled to \(percentFigure(percent)) of the goal",
      "Sklenice (\(label)), naplněná na \(percentFigure(percent)) cíle")
  }
}
