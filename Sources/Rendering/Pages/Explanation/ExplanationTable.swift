import Journal
import Reports

extension ExplanationPage {
  /// A row a day of each habit and measure, with the lines that made it.
  package var table: Table? {
    Table(
      title: words.explanationHeading,
      columns: [
        Table.Column(words.rowHead, key: "name"), Table.Column(words.daySums, key: "date"),
        Table.Column(words.stateHead, key: "state"), Table.Column(words.reasonHead, key: "reason"),
        Table.Column(words.totalHead, key: "total", .right), Table.Column(words.sourcesHead, key: "sources"),
      ],
      rows: explanation.subjects.flatMap { subject in
        subject.days.map { day in
          var value = Table.Cell.empty
          if case .measure(let place) = subject.subject {
            value = screen.cell(of: day.total, in: configuration.measures[place].unit)
          }
          return [
            screen.cell(of: subject.subject, configuration), screen.cell(day.day),
            day.state.map { .coded(StyledText(words.name(of: $0)), code: $0.code) } ?? .empty,
            day.reason.map { .coded(StyledText(why($0)), code: $0.code) } ?? .empty,
            value,
            day.lines.isEmpty ? .empty : .text(StyledText(source(day.day, day.lines))),
          ]
        }
      })
  }
}
