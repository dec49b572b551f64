import Journal
import Reports

extension BadgesPage {
  /// A row a badge, with its day or how far it is.
  package var table: Table? {
    Table(
      title: heading,
      columns: [
        Table.Column(words.badgeHead, key: "badge"), Table.Column(words.categoryHead, key: "category"),
        Table.Column(words.earnedHead, key: "date"), Table.Column(words.doneHead, key: "done", .right),
        Table.Column(words.neededHead, key: "needed", .right),
      ],
      rows: report.standings.map { standing in
        [
          .coded(StyledText(words.title(of: standing.badge)), code: standing.badge.rawValue),
          .coded(
            StyledText(words.name(of: standing.badge.category)), code: standing.badge.category.rawValue),
          standing.day.map { screen.cell($0) } ?? .empty, screen.cell(standing.done),
          screen.cell(standing.needed),
        ]
      })
  }
}
