import Journal

extension Assessment {
  /// All days: from the first that has a file, to today or the last that has one, but no further than a year ahead.
  package var wholePeriod: Period {
    Period(firstDay, max(today, min(book.days.last ?? today, today + 366)))
  }
}

extension HeatMap {
  /// Some of its days.
  package func part(_ part: Period) -> HeatMap {
    let start = part.from - period.from
    return HeatMap(
      period: part, tones: Array(tones[start..<start + part.count]),
      todayIndex: todayIndex.flatMap { part.contains(period.from + $0) ? $0 - start : nil },
      isRelative: isRelative)
  }
}

extension PeriodGrid {
  /// The sum of each month of a row; none of a habit with a weekly quota, whose weeks lie across them.
  package func months(of row: Row, in configuration: Configuration) -> [MonthSum] {
    if configuration.hasWeeklyQuota(row.subject) { return [] }
    return period.parts(by: .month, firstWeekday: configuration.firstWeekday).map { month in
      let start = month.from - period.from
      var count = Count()
      for state in row.states[start..<start + month.count] { count.add(state) }
      return MonthSum(period: month, count: count)
    }
  }
}
