/// The kind of value that the configuration expects.
package enum Expectation: Hashable, Sendable {
  /// One of a few words.
  case words([String])
  case amount, number, time, date, hours, weekday, weekdays, period, goal, schedule, reminders, unit, percent
  case name, layout, quotedText
  /// Names of habits and measures, which another habit is made of.
  case parts
  /// A range above a goal that asks for at least so much.
  case best
  /// A number from 1 to this one.
  case upTo(Int)
  /// No time: a habit that is made of others has none.
  case untimed
  /// Nothing more: the line should have ended before.
  case end
  /// A cup that is no cup of something, a unit of a kind that does not fit; the unit that is expected.
  case kind(String)
  /// A measure of the same kind, where the one that is named is counted in a unit and the line's own in another.
  case kindOf(String, own: String)
  /// A goal, and the one that was likely meant.
  case meantGoal(String)
  /// A schedule, and the one that was likely meant.
  case meantSchedule(String)
  /// A measure that adds up.
  case sum
  /// Nothing: the line has a time, a label, a schedule or a goal already.
  case first
  /// A day that is not before the one after `from`.
  case later
}
