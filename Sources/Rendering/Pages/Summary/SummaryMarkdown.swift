import Journal
import Reports

extension SummaryPage {
  /// The summary as Markdown, which reads well as it is: headings, lists, and a table of the days of a week.
  package var markdown: String {
    var text = "# \(heading.printable.escapedForMarkdown)\n"
    func add(_ part: String) { if !part.isEmpty { text += "\n" + part + "\n" } }
    func list(_ heading: String, _ items: [String], end: String? = nil) {
      guard !items.isEmpty else { return }
      add("## \(heading.printable.escapedForMarkdown)")
      add(items.map { "- \($0.printable.escapedForMarkdown)" }.joined(separator: "\n"))
      if let end { add(end.printable.escapedForMarkdown) }
    }
    func addNotes() {
      guard !notes.isEmpty else { return }
      add("## \(words.notesHeading.printable.escapedForMarkdown)")
      for note in notes {
        add("### \(words.weekdayAndDate(note.day).printable.escapedForMarkdown)")
        add(note.texts.map { "- \($0.printable.escapedForMarkdown)" }.joined(separator: "\n"))
      }
    }
    guard !isEmpty else {
      add(nothing.printable.escapedForMarkdown)
      addNotes()
      return text
    }
    add("**\(lead.printable.escapedForMarkdown)**")
    if let facts = glassFacts {
      let parts = [facts.progress, words.percent(facts.percent), facts.reached].compactMap { $0 }
      add("\(facts.title): \(parts.joined(separator: ", "))".printable.escapedForMarkdown)
    }
    list(words.wentWellHeading, praise)
    list(changesHeading, changes)
    add("## \(words.gridHeading.printable.escapedForMarkdown)")
    add(String(dayTable.markdown(words).trimmedEnd))
    if !legendText.isEmpty { add(legendText.printable.escapedForMarkdown) }
    list(words.roomHeading, room, end: words.freshPage)
    addNotes()
    return text
  }

  /// The days of a week as a table, of a longer period what each habit and goal came to.
  private var dayTable: Table {
    let isWeek = period.picture == .grid
    let days = isWeek ? Array(period.days) : []
    let heads = days.map {
      Table.Column("\(words.shortWeekdayName($0.weekday.index)) \($0.dayOfMonth)", .center)
    }
    var rows: [[Table.Cell]] = []
    for group in configuration.grouped(summary.grid.rows, by: \.subject) {
      if let heading = group.heading { rows.append([.text(StyledText(heading, .label))]) }
      for row in group.items {
        let title = StyledText(configuration.title(of: row.subject))
        let signs: [Table.Cell] =
          isWeek ? row.states.indices.map { .text(screen.glyphs.sign(of: row.sign($0))) } : []
        rows.append([.text(title)] + signs + [.text(StyledText(screen.sum(of: row)))])
      }
    }
    let sums = summary.grid.days.map { Table.Cell.text(StyledText($0.due > 0 ? $0.fraction : "")) }
    let total = screen.sum(of: summary.grid.total)
    return Table(
      columns: [Table.Column(words.rowHead)] + heads + [Table.Column(words.metHead, .right)], rows: rows,
      footer: [[.text(StyledText(words.daySums))] + (isWeek ? sums : []) + [.text(StyledText(total))]])
  }

  /// The signs of the table with their names; empty where it has none.
  var legendText: String {
    guard period.picture == .grid else { return "" }
    return shownSigns.map { "\(screen.glyphs.sign(of: $0).text) \(words.name(of: $0))" }.joined(
      separator: ", ")
  }

  /// The signs that the grid holds, in the order of a legend.
  var shownSigns: [DaySign] {
    DaySign.legend(of: summary.grid.rows.flatMap { row in row.states.indices.map(row.sign) })
  }
}

extension String {
  /// The text without line ends behind it.
  fileprivate var trimmedEnd: Substring {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
