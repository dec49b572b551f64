import Journal

extension BarsPage {
  /// A row a day, with its value, its goal and its state.
  package var table: Table? {
    let unit = measure.unit
    return Table(
      title: "\(measure.title), \(heading)",
      columns: [
        Table.Column(words.daySums, key: "date"), Table.Column(measure.title, key: "total", .right),
        Table.Column(words.goalHead, key: "at_least", .right),
        Table.Column(words.limitHead, key: "at_most", .right),
        Table.Column(words.stateHead, key: "state", .center),
        Table.Column(words.measureUnitHead, key: "unit"),
      ],
      rows: bars.period.days.enumerated().map { place, day in
        [
          screen.cell(day), screen.cell(of: bars.values[place], in: unit),
          screen.cell(of: bars.targets[place]?.atLeast, in: unit, isLarge: true),
          screen.cell(of: bars.targets[place]?.atMost, in: unit, isLarge: true),
          bars.states.map { screen.cell(of: $0[place]) } ?? .empty, .text(StyledText(unit.name)),
        ]
      })
  }
}
