extension HoursPage {
  /// A row for each hour that has an amount, and one for those without a time.
  package var table: Table? {
    var rows = amounts.hours.enumerated().filter { $0.element != 0 }.map { hour, amount -> [Table.Cell] in
      [.time(hour * 60), screen.cell(of: amount, in: measure.unit)]
    }
    if amounts.untimed != 0 {
      rows.append([
        .coded(StyledText(words.untimed), code: ""), screen.cell(of: amounts.untimed, in: measure.unit),
      ])
    }
    return Table(
      title: "\(words.byTheHour(measure.title)), \(words.date(day.parts))",
      columns: [
        Table.Column(words.hourHead, key: "hour"), Table.Column(measure.title, key: "total", .right),
      ], rows: rows)
  }
}
