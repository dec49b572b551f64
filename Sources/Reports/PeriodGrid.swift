import Journal

/// Habits and goals by day over a period: a week, a month or a year.
package struct PeriodGrid: Hashable, Sendable {
  /// One habit or goal over the period.
  package struct Row: Hashable, Sendable {
    /// The habit or measure.
    package var subject: Reference
    /// Its state on each day of the period.
    package var states: [State]
    /// Its sum over the period; of a habit with a weekly quota it counts repetitions.
    package var count: Count
    /// The week's quota or goal; nil unless the period is one week and the subject is counted by the week.
    package var week: WeekFacts?
    /// Whether each day has an amount of the measure; empty for a habit.
    package var hasAmount: [Bool] = []
    /// Whether the goal of each day is of its week, so that its state is none of the day's; empty of what has no such goal.
    package var isOfWeek: [Bool] = []

    /// Whether anything can be said of it: a habit that was asked for on none of the days, as after its end, has no row.
    package var isKnown: Bool { states.contains { $0 != .unknown } }

    /// Whether a day has an amount though it asks for none, as the days of a week's goal before the last.
    package func hasAmountUnasked(_ place: Int) -> Bool {
      states[place] == .notDue && hasAmount.indices.contains(place) && hasAmount[place]
    }

    /// Whether a day lost the goal of the week that it ends.
    func losesWeek(_ place: Int) -> Bool {
      states[place].isLost && isOfWeek.indices.contains(place) && isOfWeek[place]
    }
  }

  /// A measure that no row is of, and what was counted of it.
  package struct Counted: Hashable, Sendable {
    /// The place in `Configuration.measures`.
    package var measure: Int
    package var summary: MeasureSummary
  }

  /// The days.
  package var period: Period
  /// The place of today among the days; nil if it is not one of them.
  package var todayIndex: Int?
  /// The habits in the order of the configuration, then the measures that have a goal.
  package var rows: [Row]
  /// The sum of each day; of a habit with a weekly quota only its met days count.
  package var days: [Count]
  /// The sum of the rows.
  package var total: Count
  /// Whether each day has a file.
  package var hasFile: [Bool] = []
  /// The measures that have no goal on any of the days and amounts on some up to today, in the order of the configuration;
  /// none of a grid of one habit or measure.
  package var counted: [Counted] = []
}

extension PeriodGrid {
  /// Judges every habit and goal on each day of a period; of one alone, if one is given.
  package init(of period: Period, only subject: Reference? = nil, in assessment: Assessment) {
    self.init(of: period, only: subject, in: assessment, judged: nil)
  }

  /// The same, with the days judged already, if they are.
  init(of period: Period, only subject: Reference? = nil, in assessment: Assessment, judged: JudgedDays?) {
    let configuration = assessment.configuration
    let isWeek = period == configuration.week(of: period.from)
    self.period = period
    todayIndex = period.contains(assessment.today) ? assessment.today - period.from : nil
    hasFile = assessment.hasFile(on: period)
    let subjects = subject.map { [$0] } ?? configuration.references
    rows = assessment.each(of: subjects.filter { assessment.hasState($0, in: period) }, over: period) {
      subject in
      let states = Array(assessment.states(of: subject, in: period, judged))
      return Row(
        subject: subject, states: states,
        count: assessment.sum(of: subject, states: states, in: period),
        week: isWeek ? assessment.weeks(of: subject, in: period).first : nil,
        hasAmount: assessment.hasAmount(of: subject, on: period),
        isOfWeek: assessment.isOfWeek(subject, on: period))
    }
    if subject == nil {
      let shown = rows.map(\.subject)
      counted = configuration.measures.indices.filter { !shown.contains(.measure($0)) }.compactMap {
        let summary = MeasureSummary(of: $0, in: period, of: assessment)
        return summary.days > 0 ? Counted(measure: $0, summary: summary) : nil
      }
    }
    total = rows.reduce(into: Count()) { $0 += $1.count }
    days =
      if let judged, subject == nil, judged.covers(period) {
        Array(judged.sums(in: period))
      } else {
        [Count](ofDaysIn: period, rows.map { ($0.subject, $0.states[...]) }, in: configuration)
      }
  }

  /// Whether what a row was asked for on a day was missed because the day has no file; the goal of a week is not.
  package func lacksFile(_ place: Int, of row: Row) -> Bool {
    row.states[place] == .missed && !row.losesWeek(place) && lacksFile(place)
  }

  /// Whether a day says nothing because it has no file: no week that it ends was lost either.
  package func saysNothing(_ place: Int) -> Bool {
    // Few rows are of a week, and to ask one whether it is copies nothing.
    lacksFile(place) && !rows.indices.contains { !rows[$0].isOfWeek.isEmpty && rows[$0].losesWeek(place) }
  }

  private func lacksFile(_ place: Int) -> Bool { hasFile.indices.contains(place) && !hasFile[place] }

  /// Whether something of a day was begun though it was not met: a glass of water towards a goal.
  func isBegun(_ place: Int) -> Bool { rows.indices.contains { rows[$0].states[place] == .partial } }
}

extension Assessment {
  /// Whether each day of a period has a file.
  func hasFile(on period: Period) -> [Bool] {
    var days = [Bool](repeating: false, count: period.count)
    for row in book.rows(in: period) { days[book.days[row] - period.from] = true }
    return days
  }

  /// Whether the goal of a measure is of the week on each day of a period; empty for a habit, and without such a goal.
  fileprivate func isOfWeek(_ subject: Reference, on period: Period) -> [Bool] {
    guard case .measure(let measure) = subject, configuration.isJudgedByWeek(subject) else { return [] }
    return targets(of: measure, in: period).map { $0?.isWeekly == true }
  }

  /// Whether each day of a period has an amount of a measure; empty for a habit.
  fileprivate func hasAmount(of subject: Reference, on period: Period) -> [Bool] {
    guard case .measure(let measure) = subject else { return [] }
    var days = [Bool](repeating: false, count: period.count)
    for row in book.rows(in: period) {
      days[book.days[row] - period.from] = book.value(measure, row: row).isPresent
    }
    return days
  }
}
