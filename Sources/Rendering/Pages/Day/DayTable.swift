import Journal
import Reports

extension DayPage {
  /// A row a habit or measure, with its state, its time, its value and its goal.
  package var table: Table? {
    func cell(_ state: State?) -> Table.Cell {
      state.map { .coded(StyledText(words.name(of: $0)), code: $0.code) } ?? .empty
    }
    return Table(
      title: words.longDate(report.day.parts, weekday: report.day.weekday.index).asSentenceStart,
      columns: [
        Table.Column(words.rowHead, key: "name"), Table.Column(words.stateHead, key: "state"),
        Table.Column(words.timeHead, key: "time"), Table.Column(words.totalHead, key: "total", .right),
        Table.Column(words.goalHead, key: "at_least", .right),
        Table.Column(words.limitHead, key: "at_most", .right),
        Table.Column(words.measureUnitHead, key: "unit"),
      ],
      rows: report.habits.map { habit in
        [
          screen.cell(of: .habit(habit.habit), configuration), cell(habit.state),
          habit.time.map { .time(Int($0.minutes)) } ?? .empty,
        ]
      }
        + report.measures.map { measure in
          let unit = configuration.measures[measure.measure].unit
          return [
            screen.cell(of: .measure(measure.measure), configuration), cell(measure.state), .empty,
            screen.cell(of: measure.total, in: unit),
            screen.cell(of: measure.target?.atLeast, in: unit, isLarge: true),
            screen.cell(of: measure.target?.atMost, in: unit, isLarge: true), .text(StyledText(unit.name)),
          ]
        })
  }
}
