import Journal

/// The states of every habit and goal on a run of days, worked out once and asked for many times.
struct JudgedDays: Sendable {
  /// The days.
  let span: Period
  private let configuration: Configuration
  /// The states of each subject on these days, in the order of `Configuration.references`.
  private let subjects: [[State]]
  /// The days of each measure, with its goals.
  private let measures: [MeasureDays]
  /// The sum of each day, over every habit and goal.
  private let sums: [Count]

  /// Judges the days of a period.
  init(of span: Period, in assessment: Assessment) {
    self.span = span
    configuration = assessment.configuration
    let judged = assessment.each(of: configuration.references, over: span) {
      subject -> (states: [State], days: MeasureDays?) in
      switch subject {
      case .habit(let habit): return (assessment.habitStates(of: habit, in: span), nil)
      case .measure(let measure):
        let days = assessment.measureDays(of: measure, in: span)
        return (days.states, days)
      }
    }
    subjects = judged.map(\.states)
    measures = judged.compactMap(\.days)
    sums = [Count](
      ofDaysIn: span, zip(configuration.references, judged).map { ($0, $1.states[...]) }, in: configuration)
  }

  /// Judges the days that the book covers up to today, and those of a period.
  init(in assessment: Assessment, with period: Period) {
    let history = assessment.history
    self.init(of: Period(min(history.from, period.from), max(history.to, period.to)), in: assessment)
  }

  /// The states of a subject on the days of a period within the span.
  func states(of subject: Reference, in period: Period) -> ArraySlice<State> {
    subjects[configuration.number(of: subject)][(period.from - span.from)...(period.to - span.from)]
  }

  /// The days of a measure in a period within the span.
  func measureDays(of measure: Int, in period: Period) -> Slice<MeasureDays> {
    measures[measure][(period.from - span.from)..<(period.to - span.from + 1)]
  }

  /// Whether the days of a period are among them.
  func covers(_ period: Period) -> Bool { span.from <= period.from && period.to <= span.to }

  /// The sum of each day of a period within the span, over every habit and goal.
  func sums(in period: Period) -> ArraySlice<Count> {
    sums[(period.from - span.from)...(period.to - span.from)]
  }
}

extension [Count] {
  /// The sum of each day of a period, over the states of some habits and goals on these days.
  ///
  /// "Day sums and perfect days count only its met days" of a habit with a weekly quota.
  init(
    ofDaysIn period: Period, _ subjects: [(subject: Reference, states: ArraySlice<State>)],
    in configuration: Configuration
  ) {
    self.init(repeating: Count(), count: period.count)
    for (subject, states) in subjects {
      let isQuota = configuration.hasWeeklyQuota(subject)
      for (place, state) in states.enumerated() where !isQuota || state == .met { self[place].add(state) }
    }
    for pause in configuration.pauses where pause.isOfEverything {
      let (from, to) = (Swift.max(pause.period.from, period.from), Swift.min(pause.period.to, period.to))
      if from <= to { for place in (from - period.from)...(to - period.from) { self[place].isPaused = true } }
    }
  }
}

extension Assessment {
  /// The state of a subject on each day of a period; `judged` has the days if they are judged already.
  func states(of subject: Reference, in days: Period, _ judged: JudgedDays?) -> ArraySlice<State> {
    if let judged, judged.covers(days) { return judged.states(of: subject, in: days) }
    return judgedStates(of: subject, in: days)[...]
  }

  /// The sum of each day of a period, over every habit and goal.
  package func sums(ofDaysIn period: Period) -> [Count] {
    Array(JudgedDays(of: period, in: self).sums(in: period))
  }
}
