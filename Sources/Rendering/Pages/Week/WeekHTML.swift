import Journal
import Reports

extension WeekPage {
  /// The grid drawn, with the goals of the week below it; or the lines of each day.
  package var body: HTMLBody? {
    if let lists { return lists.body }
    guard !rows.isEmpty else {
      let nothing =
        isNothingTracked
        ? screen.nothing(of: nil, in: configuration)
        : grid.counted.isEmpty ? [StyledText(words.emptyPeriod)] : []
      return HTMLBody(title: heading, main: .head(heading) + .section(.list(countedLines(grid) + nothing)))
    }
    let hint = screen.hint(grid).map { HTML.paragraph(StyledText($0), class: "legend") } ?? ""
    return HTMLBody(
      title: heading,
      main: .head(heading, StyledText(words.weekShare(grid.total), .number))
        + .section(words.gridHeading, gridSection) + .section(.list(weekGoals + countedLines(grid))) + hint)
  }
}

extension WeekPage {
  /// The grid as a table; nothing where nothing was tracked.
  var gridSection: HTML {
    guard !rows.isEmpty else { return .paragraph(StyledText(words.emptyPeriod)) }
    return DayGrids(grid: grid, frame: frame).week(heading)
  }
}

extension DayLists {
  /// The lines of each day.
  var body: HTMLBody {
    guard !items.isEmpty else {
      return HTMLBody(
        title: heading, main: .head(heading) + .section(.paragraph(StyledText(words.noFilesInPeriod))))
    }
    return HTMLBody(
      title: heading,
      main: .head(heading)
        + items.map { item in
          .section(
            words.weekdayAndDate(item.day),
            .paragraph(StyledText(item.path), class: "legend")
              + NumberedLines(of: item.file, words: words).html)
        }.joined())
  }
}

extension NumberedLines {
  /// The lines as they stand, numbered.
  var html: HTML {
    let texts = texts
    guard !texts.isEmpty else { return .paragraph(StyledText(words.noLines)) }
    let items = texts.map { "<li value=\"\($0.number)\">\($0.text)</li>\n" as HTML }
    return "<ol class=\"file\">\n\(items.joined())</ol>\n"
  }
}
