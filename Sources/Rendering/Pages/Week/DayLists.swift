import Journal
import Reports

/// Some days as lists: of each that has a file its date, what of it was met, and its lines with their numbers.
package struct DayLists: Sendable {
  /// A day and its file.
  package struct Item: Sendable {
    let day: Day
    let file: DayFile
    let path: String

    package init(day: Day, file: DayFile, path: String) {
      (self.day, self.file, self.path) = (day, file, path)
    }
  }

  /// The days in the order in which they are shown.
  let items: [Item]
  /// The page whose grid they stand in place of.
  let page: WeekPage

  var words: Words { page.words }
  var heading: String { page.heading }

  /// The lines, none wider than the screen.
  var lines: [StyledText] {
    let (grid, screen) = (page.grid, page.screen)
    let head = screen.wrapped(heading, .heading)
    guard !items.isEmpty else { return screen.joined([head, screen.wrapped(words.noFilesInPeriod, .muted)]) }
    return screen.joined(
      [head]
        + items.map { item in
          let count = grid.days[item.day - grid.period.from]
          var title = StyledText(words.weekdayAndDate(item.day), item.day == page.today ? .today : .label)
          if count.isTold(on: item.day, today: page.today) {
            title += "  " + StyledText(count.fraction, count.isPerfect ? .good : .number)
          }
          title += "  " + StyledText(item.path, .muted)
          return title.wrapped(at: screen.columns, indentation: 2)
            + NumberedLines(of: item.file, words: words, columns: screen.columns - 2).lines.map { "  " + $0 }
        })
  }

  /// The lists in sentences that make sense read aloud.
  var sentences: [String] {
    guard !items.isEmpty else { return [heading + ".", words.noFilesInPeriod] }
    return [heading + "."]
      + items.flatMap { item in
        words.daySums(page.grid) { day, _ in day == item.day }
          + NumberedLines(of: item.file, words: words).sentences
      }
  }
}
