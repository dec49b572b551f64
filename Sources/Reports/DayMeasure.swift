import Journal

/// One measure on one day; amounts are in millionths of its unit, unless a field says otherwise.
package struct DayMeasure: Hashable, Sendable {
  /// One amount.
  package struct Entry: Hashable, Sendable {
    /// The line, counting from 0.
    package var line: Int32
    package var form: Record.Form
    package var time: TimeOfDay?
    /// The number as typed, in millionths of the unit as typed.
    package var amount: Int64
    /// The unit as typed.
    package var unit: Unit
    /// What it comes to in the measure's unit.
    package var value: Int64
  }

  /// What another measure's amounts count for this one.
  package struct Loan: Hashable, Sendable {
    /// The place of the other measure in `Configuration.measures`.
    package var lender: Int
    /// What was taken of the other, in this measure's unit.
    package var taken: Int64
    /// What of it counts.
    package var counted: Int64
  }

  /// The place in `Configuration.measures`.
  package var measure: Int
  /// The value of the day, with what was borrowed; nil if there is none.
  package var total: Int64?
  /// The value of the day's own amounts; nil if there is none.
  package var own: Int64?
  /// What was borrowed, by lender, in their order.
  package var loans: [Loan]
  /// The goal in force; nil if there is none.
  package var target: Target?
  /// The state; nil if the measure has no goal on any day.
  package var state: State?
  /// The total as a percentage of the goal's figure, of a weekly goal the week's; nil without a goal.
  package var percent: Int?
  /// What is left: to the goal, to the lower edge of a range, or to a limit; at least 0; nil without a goal.
  package var remaining: Int64?
  /// The week that holds the day; nil unless the goal is weekly.
  package var week: WeekFacts?
  /// The share of the goal that would be reached by now at an even pace, in millionths, 0 to 1,000,000; nil on
  /// another day than today, and without a daily goal to reach.
  package var expectedShare: Int64?
  /// The day's own amounts, in the order of lines and columns.
  package var entries: [Entry]
}
