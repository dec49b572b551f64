import Journal
import Reports

extension Screen {
  /// A habit or measure as a cell: a person reads its title, a program its name as declared.
  func cell(of subject: Reference, _ configuration: Configuration) -> Table.Cell {
    let name =
      switch subject {
      case .habit(let place): configuration.habits[place].name
      case .measure(let place): configuration.measures[place].name
      }
    return .coded(StyledText(configuration.title(of: subject)), code: name)
  }

  /// An amount as a cell; a program reads it in the measure's own unit. Empty of nil.
  func cell(of micros: Int64?, in unit: Unit, isLarge: Bool = false) -> Table.Cell {
    guard let micros else { return .empty }
    let text = isLarge ? largeAmount(micros, in: unit) : amount(micros, in: unit)
    return .figure(StyledText(text, .number), micros: micros)
  }

  /// A state as a cell: its sign, with its name for a screen reader.
  func cell(of state: State) -> Table.Cell {
    .coded(glyphs.sign(of: state), code: state.code, label: words.name(of: state))
  }

  /// A whole number as a cell.
  func cell(_ count: Int) -> Table.Cell { .number(micros: Int64(count) * 1_000_000) }

  /// A day as a cell.
  func cell(_ day: Day) -> Table.Cell { .date(day.parts) }

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
  package func table(_ configuration: Configuration, today: Day, on screen: Screen) -> Table {
    let words = screen.words
    let heads = period.days.map { day in
      Table.Column(
        "\(words.shortWeekdayName(day.weekday.index))\(words.blank)\(day.dayOfMonth)",
        key: day.description, .center)
    }
    let sums = days.map { count -> Table.Cell in
      count.due > 0 ? .text(StyledText(words.share(count.met, of: count.due, percent: nil))) : .empty
    }
    return Table(
      title: screen.heading(of: period, firstWeekday: configuration.firstWeekday, today: today),
      columns: [Table.Column(words.rowHead, key: "name")] + heads + screen.columns(isOfDay: false),
      // What was asked for on none of the days, as after its end, is no part of them.
      rows: rows.filter { !$0.states.allSatisfy { $0 == .unknown } }.map { row in
        [screen.cell(of: row.subject, configuration)] + row.states.map(screen.cell(of:)) + [
          screen.cell(row.count.met), screen.cell(row.count.closed),
          row.count.percentOfClosed.map { .percent($0) } ?? .empty,
        ]
      },
      footer: [
        [.text(StyledText(words.daySums))] + sums + [
          screen.cell(total.met), screen.cell(total.closed),
          total.percentOfClosed.map { .percent($0) } ?? .empty,
        ]
      ])
  }

  /// The grid as a table of a long period: a row a day, a column a habit or goal.
  package func dayTable(_ configuration: Configuration, today: Day, on screen: Screen) -> Table {
    let words = screen.words
    let heads = rows.map { row in
      var key = ""
      if case .coded(_, let name, _) = screen.cell(of: row.subject, configuration) { key = name }
      return Table.Column(configuration.title(of: row.subject), key: key, .center)
    }
    return Table(
      title: screen.heading(of: period, firstWeekday: configuration.firstWeekday, today: today),
      columns: [Table.Column(words.daySums, key: "date")] + screen.columns(isOfDay: true) + heads,
      rows: period.days.enumerated().map { place, day in
        let count = days[place]
        return [
          screen.cell(day), screen.cell(count.met), screen.cell(count.due),
          count.percentOfDue.map { .percent($0) } ?? .empty,
        ] + rows.map { screen.cell(of: $0.states[place]) }
      })
  }
}

extension MeasureBars {
  /// The measure as a table: a row a day, with its value, its goal and its state.
  package func table(_ configuration: Configuration, today: Day, on screen: Screen) -> Table {
    let words = screen.words
    let declared = configuration.measures[measure]
    let heading = screen.heading(of: period, firstWeekday: configuration.firstWeekday, today: today)
    return Table(
      title: "\(declared.title), \(heading)",
      columns: [
        Table.Column(words.daySums, key: "date"), Table.Column(declared.title, key: "total", .right),
        Table.Column(words.goalHead, key: "at_least", .right),
        Table.Column(words.limitHead, key: "at_most", .right),
        Table.Column(words.stateHead, key: "state", .center),
      ],
      rows: period.days.enumerated().map { place, day in
        [
          screen.cell(day), screen.cell(of: values[place], in: declared.unit),
          screen.cell(of: targets[place]?.atLeast, in: declared.unit, isLarge: true),
          screen.cell(of: targets[place]?.atMost, in: declared.unit, isLarge: true),
          states.map { screen.cell(of: $0[place]) } ?? .empty,
        ]
      })
  }
}

extension HourlyAmounts {
  /// The amounts as a table: a row for each hour that has one, and one for those without a time.
  package func table(
    of measure: Int, on day: Day, _ configuration: Configuration, on screen: Screen
  ) -> Table {
    let words = screen.words
    let declared = configuration.measures[measure]
    var rows = hours.enumerated().filter { $0.element != 0 }.map { hour, amount -> [Table.Cell] in
      [.time(hour * 60), screen.cell(of: amount, in: declared.unit)]
    }
    if untimed != 0 {
      rows.append([
        .coded(StyledText(words.untimed), code: ""), screen.cell(of: untimed, in: declared.unit),
      ])
    }
    return Table(
      title: "\(words.byTheHour(declared.title)), \(words.date(day.parts))",
      columns: [
        Table.Column(words.hourHead, key: "hour"), Table.Column(declared.title, key: "total", .right),
      ], rows: rows)
  }
}
