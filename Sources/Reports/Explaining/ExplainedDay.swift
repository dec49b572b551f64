import Journal

/// One day of a habit or measure, with what made it what it is.
package struct ExplainedDay: Hashable, Sendable {
  /// One amount of the day; amounts are in the measure's unit.
  package struct Part: Hashable, Sendable {
    /// The line in the day's file, counting from 0.
    package var line: Int32
    /// The amount that counts.
    package var value: Micros
    /// The place in `Configuration.measures` of the measure that lends it; nil of the day's own amounts.
    package var lender: Int?
  }

  /// The day.
  package var day: Day
  /// Its state; nil for a measure without a goal.
  package var state: State?
  /// Why it has this state; nil for a measure without a goal.
  package var reason: DayReason?
  /// The lines of the day's file that made it, counting from 0, ascending, each once.
  package var lines: [Int32]
  /// The value of the day, in the measure's unit; nil for a habit, and where there is none.
  package var total: Micros?
  /// The parts of the value, in the order of lines; empty for a habit.
  package var parts: [Part] = []
  /// The goal in force; nil if there is none.
  package var target: Target?
  /// The line of the day's own goal, counting from 0; nil if another goal holds, or none.
  package var goalLine: Int32?
}

extension Assessment {
  /// The days of a period as they came about for a habit or measure.
  func explainedDays(of subject: Reference, in period: Period, by evidence: Evidence) -> [ExplainedDay] {
    switch subject {
    case .habit(let habit):
      // What is made of others is made by their lines.
      let sources = configuration.habits[habit].derivation?.parts ?? [subject]
      return zip(period.days, habitStates(of: habit, in: period)).map { day, state in
        let lines = sources.flatMap { evidence.lines(of: $0, on: day) }
          .filter { $0.mark == .none || $0.mark.supports(state) }.map(\.line)
        return ExplainedDay(
          day: day, state: state, reason: reason(of: state, habit: habit, on: day), lines: lines.ascending)
      }
    case .measure(let measure):
      let hasState = hasState(subject, in: period)
      return zip(period.days, measureDays(of: measure, in: period)).map { day, judged in
        explainedDay(of: measure, on: day, judged: judged, hasState: hasState, by: evidence)
      }
    }
  }

  private func explainedDay(
    of measure: Int, on day: Day, judged: MeasureDay, hasState: Bool, by evidence: Evidence
  ) -> ExplainedDay {
    let unit = configuration.measures[measure].unit
    let value = book.row(of: day).map { book.value(measure, row: $0) } ?? DayValue()
    let parts = parts(of: measure, on: day, by: evidence)
    let marks = evidence.lines(of: .measure(measure), on: day).filter { $0.mark != .none }.map(\.line)
    var explained = ExplainedDay(
      day: day, state: hasState ? judged.state : nil,
      reason: hasState ? reason(of: judged, measure: measure, on: day) : nil,
      lines: (parts.map(\.line) + marks).ascending,
      total: value.isPresent ? value.total.micros(in: unit) : nil)
    explained.parts = parts
    explained.target = judged.target
    explained.goalLine = evidence.goalLine(of: measure, on: day)
    return explained
  }

  /// The amounts that a day's value is made of: its own, and what other measures' count for it.
  private func parts(of measure: Int, on day: Day, by evidence: Evidence) -> [ExplainedDay.Part] {
    let unit = configuration.measures[measure].unit(on: day)
    var parts = evidence.lines(of: .measure(measure), on: day).compactMap { line in
      line.parts.map {
        ExplainedDay.Part(line: line.line, value: $0.micros(in: unit), lender: nil)
      }
    }
    for (lender, lending) in configuration.lenders(to: measure) {
      for line in evidence.lines(of: .measure(lender), on: day) {
        guard let amount = line.parts else { continue }
        let share = lending.share(of: amount)
        parts.append(
          ExplainedDay.Part(line: line.line, value: share.micros(in: unit), lender: lender))
      }
    }
    // A stable order: what stands on one line keeps the order of the measures.
    return parts.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }
}

extension Mark {
  /// Whether a box marked so is why a habit has a state.
  fileprivate func supports(_ state: State) -> Bool {
    switch state {
    case .met: self == .done
    case .skipped: self == .skipped
    case .unknown, .notDue, .pending, .partial, .missed: self != .none
    }
  }
}

extension [Int32] {
  /// The numbers ascending, each once.
  fileprivate var ascending: [Int32] { Set(self).sorted() }
}
