import Journal
import Reports

extension Screen {
  /// The columns of a count: met, due or decided, and the percentage.
  fileprivate func columns(isOfDay: Bool) -> [Table.Column] {
    [
      Table.Column(words.metHead, key: "met", .right),
      isOfDay
        ? Table.Column(words.dueHead, key: "due", .right)
        : Table.Column(words.decidedHead, key: "closed", .right),
      Table.Column("%", key: "percent", .right),
    ]
  }
}

extension PeriodGrid {
  /// The grid as a table: a row a habit or goal, a column a day, and what each row comes to.
  func table(in frame: Frame) -> Table {
    let (configuration, screen, words) = (frame.configuration, frame.screen, frame.screen.words)
    let heads = period.days.map { day in
      Table.Column(
        "\(words.shortWeekdayName(day.weekday.index))\(words.blank)\(day.dayOfMonth)",
        key: day.description, .center)
    }
    let sums = zip(period.days, days).map { day, count -> Table.Cell in
      count.isTold(on: day, today: frame.today)
        ? .text(StyledText(words.share(count.met, of: count.due, percent: nil))) : .empty
    }
    let shown = rows.filter(\.isKnown)
    let isGrouped = !configuration.groups.isEmpty
    func heading(_ cell: @autoclosure () -> Table.Cell) -> [Table.Cell] { isGrouped ? [cell()] : [] }
    return Table(
      title: frame.heading(of: period),
      columns: [Table.Column(words.rowHead, key: "name")]
        + (isGrouped ? [Table.Column(words.groupHead, key: "group")] : []) + heads
        + screen.columns(isOfDay: false),
      rows: configuration.grouped(shown, by: \.subject).flatMap(\.items).map { row in
        [screen.cell(of: row.subject, configuration)]
          + heading(configuration.group(of: row.subject).map { .text(StyledText($0.printable)) } ?? .empty)
          + row.states.indices.map { screen.cell(of: row, at: $0) } + [
            screen.cell(row.count.met), screen.cell(row.count.closed),
            row.count.percentOfClosed.map { .percent($0) } ?? .empty,
          ]
      },
      footer: [
        [.text(StyledText(words.daySums))] + heading(.empty) + sums + [
          screen.cell(total.met), screen.cell(total.closed),
          total.percentOfClosed.map { .percent($0) } ?? .empty,
        ]
      ])
  }

  /// The grid as a table of a long period: a row a day, a column a habit or goal.
  func dayTable(in frame: Frame) -> Table {
    let (configuration, screen, words) = (frame.configuration, frame.screen, frame.screen.words)
    let shown = rows.filter(\.isKnown)
    let heads = shown.map { row in
      Table.Column(
        configuration.title(of: row.subject), key: configuration.name(of: row.subject), .center)
    }
    return Table(
      title: frame.heading(of: period),
      columns: [Table.Column(words.daySums, key: "date")] + screen.columns(isOfDay: true) + heads,
      rows: period.days.enumerated().map { place, day in
        let count = days[place]
        return [
          screen.cell(day), screen.cell(count.met), screen.cell(count.due),
          count.percentOfDue.map { .percent($0) } ?? .empty,
        ] + shown.map { screen.cell(of: $0, at: place) }
      })
  }
}
