import Journal
import Reports

/// What a page is laid out in: the declarations that give names, the day that the person still lives, and the screen.
package struct Frame: Sendable {
  package let configuration: Configuration
  package let today: Day
  package var screen: Screen

  /// Puts the parts together.
  package init(_ configuration: Configuration, today: Day, on screen: Screen) {
    (self.configuration, self.today, self.screen) = (configuration, today, screen)
  }

  /// The head of a period as a person calls it: `Week of Jan 11–17`, `January 2026`, `Year 2026`.
  ///
  /// A week of another year than today's says its year.
  package func heading(of period: Period) -> String {
    let (words, from, to) = (screen.words, period.from.parts, period.to.parts)
    if period == configuration.week(of: period.from) {
      return words.heading(of: .week(from, to, showingYear: to.year != today.year))
    }
    if period == .month(of: period.from) { return words.heading(of: .month(from.month, year: from.year)) }
    if period == .year(of: period.from) { return words.heading(of: .year(from.year)) }
    return words.heading(of: .days(from, to))
  }

  /// The habits and goals of a grid as bars, each leading to its page.
  func rowList(_ grid: PeriodGrid) -> HTML {
    let list = RowList(grid.rows, in: self)
    return list.html(addresses: list.subjects.map { screen.links?.subject($0, configuration) })
  }
}

/// What is laid out in a frame.
package protocol Framed {
  /// What it is laid out in.
  var frame: Frame { get }
}

extension Framed {
  var configuration: Configuration { frame.configuration }
  var today: Day { frame.today }
  var screen: Screen { frame.screen }
}
